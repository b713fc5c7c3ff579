"""At every menu its predicate and its list agree, about each action that anybody could think of.

Every action of the game is asked for, with every card and place of the table. Where an action names two things, all
that could be the second one is tried with each first one that nothing speaks against: whatever the second is, an action
whose first is refused is refused.
"""
from __future__ import annotations

from tefuda.kernel.choices.menu import Menu
from tefuda.kernel.codes import FINE, NOT_HERE, action, first_of, kind_of
from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.kernel.state.state import State
from tefuda.play.game import Game, refusal_words
from tefuda.play.notation import action_text

from .cases import Case
from .fuzzer import Check, need


class Menus(Check):
    """An action is legal just when nothing speaks against it, and what does has a paragraph and words."""

    name = "menus"

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self._told: set[int] = set()

    def look(self, game: Game) -> None:
        g = game.state
        menu = None if game.over else g.book.menu(g)
        if menu is None:
            return
        legal = set(g.options)
        refused = [code for code in g.options if menu.refusal(code)]
        need(not refused, f"{refused and self._text(g, refused[0])} is legal and refused")
        # Without the second thing that they name.
        firsts = {code & (1 << 24) - 1 for code in g.options}
        for kind in g.book.verbs:
            if kind not in menu.actions:
                need(kind in legal or menu.refusal(kind) != FINE, f"the menu has nothing against action {kind}")
                continue
            for first in _operands(g, kind, 0, 0):
                code = action(kind, first)
                why = menu.why_not(kind, first)
                if why:
                    self._need_reason(game, why, code)
                    if code in firsts:
                        raise AssertionError(f"{self._text(g, code)} is legal in part and refused by {why}")
                else:
                    self._try_seconds(game, menu, code, legal)

    def _try_seconds(self, game: Game, menu: Menu, part: int, legal: set[int]) -> None:
        """One action with one thing that it names, and with everything that it could name beside it."""
        g = game.state
        for second in _operands(g, kind_of(part), 1, first_of(part)):
            code = part | second << 24
            why = menu.refusal(code)
            if why:
                self._need_reason(game, why, code)
            if (why == FINE) != (code in legal):
                is_legal = "legal" if code in legal else "not legal"
                raise AssertionError(f"{self._text(g, code)} is {is_legal}, its refusal is {why}")

    def _need_reason(self, game: Game, why: int, code: int) -> None:
        """A refusal says why: it is none of those that stand for any reason."""
        if why in self._told:
            return
        self._told.add(why)
        need(why != NOT_HERE, f"{self._text(game.state, code)} is refused without a reason")
        rule = game.state.book.refusals.get(why, "")
        need(rule in game.rulebook.paragraphs, f"{self._text(game.state, code)} is refused by {why}: {rule!r}")
        for lang in ("ja", "en"):
            words = game.rulebook.words.get("refusals", refusal_words(game.rulebook, why), lang)
            need(words is not None, f"there are no words for being refused by {rule}")

    def _text(self, g: State, code: int) -> str:
        return action_text(g, g.player, code)


def _operands(g: State, kind: int, which: int, first: int) -> list[int]:
    """All that an action of a kind could name in that place; one more ability than the card has, and some numbers."""
    operands = g.book.verbs[kind].operands
    if which >= len(operands):
        return [0]
    if operands[which] == "card":
        return [card for zone in g.zones for card in zone]
    if operands[which] == "place":
        return list(range(g.book.layout.count))
    return list(range(len(abilities_of(g, first)) + 1 if operands[which] == "ability" else 4))
