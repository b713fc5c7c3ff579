"""What a player is shown does not depend on what that player can't know.

The proof deals all that the player can't know out anew, or gives the cards
other inner numbers, and looks whether anything that the player is shown changes.
"""
from __future__ import annotations

from typing import Any

from tefuda.kernel.codes import FIRST_TOLD, SHUFFLED, first_of, kind_of, second_of
from tefuda.kernel.events.log import entries
from tefuda.kernel.machine.machine import ask_again
from tefuda.kernel.visibility.sight import unknown_to
from tefuda.kernel.state.state import Row, State
from tefuda.play.game import Game

from .cases import Case
from .fuzzer import Check, need
from .refusals import any_text
from .soundness import card_numbers

_LANGUAGES = ("ja", "en")
_FAR = 6


def shown(game: Game, player: int, since: int) -> dict[str, Any]:
    """All that a player is shown: the table, the events from a number on and, if it is theirs, the question."""
    result: dict[str, Any] = {
        "view": game.view(player).to_dict(),
        "events": [
            (event.kind, event.rule, event.cause, event.card, event.handle, *map(event.text, _LANGUAGES))
            for event in game.events(player, since)
        ],
    }
    prompt = game.prompt
    if prompt is not None:
        result["rule"] = (prompt.player, prompt.rule, prompt.cause)
    if prompt is not None and game.player == player:
        result["prompt"] = (repr(prompt), *map(prompt.text, _LANGUAGES))
        result["legal"] = [(it.text, it.rule, *map(it.words, _LANGUAGES)) for it in game.legal()]
    return result


def need_same(one: dict[str, Any], other: dict[str, Any], what: str) -> None:
    for part in one.keys() | other.keys():
        mine, theirs = one.get(part), other.get(part)
        if mine != theirs:
            raise AssertionError(f"{what}, the {part} of the player changes: {_difference(mine, theirs)}")


def _difference(one: Any, other: Any) -> str:
    """The smallest part in which two shown things differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(f"{key}: {_difference(one[key], other[key])}" for key in one if one[key] != other[key])
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        return next(f"{n}: {_difference(a, b)}" for n, (a, b) in enumerate(zip(one, other)) if a != b)
    return f"{one!r} or {other!r}"


class Secrets(Check):
    """Dealing out anew all that a player can't know changes nothing that the player is shown."""

    name = "secrets"

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self._read = 0

    def look(self, game: Game) -> None:
        # The events since it last looked, and in the end a good many once more.
        since = max(0, game.event_count - 1000) if game.over else self._read
        self._read = game.event_count
        for player in (0, 1):
            imagined = game.imagine(player, self.rng)
            need(sorted(card_numbers(imagined)) == sorted(card_numbers(game)), "imagining loses or doubles a card")
            need_same(shown(game, player, since), shown(imagined, player, since), "when hidden cards are dealt anew")
            if game.player == player:
                self._check_refusals(game, imagined, player)

    def _check_refusals(self, game: Game, imagined: Game, player: int) -> None:
        """Asking why not tells nothing of hidden cards either."""
        for _ in range(3):
            text = any_text(game, player, self.rng)
            need(repr(game.why_not(text)) == repr(imagined.why_not(text)), f"why not {text} tells of a hidden card")


class Handles(Check):
    """No event gives a player the public number of a card that the player can't look at now."""

    name = "handles"

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self._read = 0

    def look(self, game: Game) -> None:
        g = game.state
        for player in (0, 1):
            # A face-down card on the table can be followed; one that is among others in a hidden zone can't.
            hidden = {
                f"#{g.obj[card]}" for card in unknown_to(g, player) if not g.book.up_mask[g.zone_of[card]] >> player & 1
            }
            for event in game.events(player, self._read):
                told = {event.handle, event.source}
                need(not told & hidden, f"{event!r} tells player {player} the number of a hidden card")
        self._read = game.event_count


class Silence(Check):
    """While the opponent only passes and nothing hidden is turned up, the player is shown the same.

    Else the course of the game, such as whether the opponent was asked at all,
    would tell something of the opponent's cards.
    """

    name = "silence"
    share = 0.1

    def look(self, game: Game) -> None:
        for player in (0, 1):
            real, other = game.clone(), game.imagine(player, self.rng)
            # The same chance in both, so that only the hidden cards differ.
            other.state.random1, other.state.random2 = real.state.random1, real.state.random2
            hidden = {real.state.obj[card] for card in unknown_to(real.state, player)}
            newest = real.state.serial
            since = game.event_count
            for _ in range(_FAR):
                index = self._quiet(real, other, player)
                if index is None:
                    break
                real.choose(index[0])
                other.choose(index[1])
                if any(_turned_up(it, player, hidden, newest, since) for it in (real, other)):
                    break
                need_same(shown(real, player, since), shown(other, player, since), "though the opponent passed")

    def _quiet(self, real: Game, other: Game, player: int) -> tuple[int, int] | None:
        """The player chooses the same in both; the opponent does nothing, where that is possible in both."""
        if real.over or other.over:
            return None
        if real.player == player:
            index = self.rng.randrange(real.count)
            return index, index
        last = real.state.options[-1], other.state.options[-1]
        verbs = real.state.book.verbs
        nothing = all(not verbs[kind_of(code)].operands and not game.state.stack[-1].chosen
                      for code, game in zip(last, (real, other)))
        return (real.count - 1, other.count - 1) if nothing else None


def _turned_up(game: Game, player: int, hidden: set[int], newest: int, since: int) -> bool:
    """Whether the player got to see a card that was hidden, or hidden cards were mixed.

    A card that somebody else looked at is hidden again under a newer number, of which no event tells.
    """
    hidden = set(hidden)
    told: set[int] = set()
    for it in entries(game.state, since):
        if it.kind >= FIRST_TOLD:
            continue
        if it.before in hidden or (it.before > newest and it.before not in told):
            hidden.add(it.after)
        told.add(it.after)
        if it.kind == SHUFFLED or (it.seen >> player & 1 and it.after in hidden):
            return True
    return False


class Numbers(Check):
    """Inner card numbers show up nowhere: giving the cards other ones changes nothing that players are shown."""

    name = "numbers"
    share = 0.1

    def look(self, game: Game) -> None:
        if game.state.back is not None:
            return
        plain, renumbered = game.clone(), game.clone()
        # Positions seen before are known by the numbers of their cards.
        plain.state.seen = ()
        ask_again(plain.state)
        renumber(renumbered.state, self._permutation(plain.state))
        since = game.event_count
        for _ in range(_FAR):
            for player in (0, 1):
                need_same(shown(plain, player, since), shown(renumbered, player, since), "when cards are renumbered")
            if plain.over:
                break
            index = self.rng.randrange(plain.count)
            plain.choose(index)
            renumbered.choose(index)

    def _permutation(self, g: State) -> list[int]:
        """New numbers for all cards that nothing but zones, hosts and options refers to."""
        pinned = mentioned(g)
        movable = [card for card in range(len(g.zone_of)) if card not in pinned]
        targets = self.rng.sample(movable, len(movable))
        new = list(range(len(g.zone_of)))
        for card, target in zip(movable, targets):
            new[card] = target
        return new


def mentioned(g: State) -> set[int]:
    """All numbers that may be those of cards, wherever a rule has written one down."""
    found = {*g.registers, *g.result, *g.free, *g.data, *g.notes}
    for code in (g.answer, *g.barred, *g.barring):
        found |= {first_of(code), second_of(code)}
    for f in g.stack:
        found |= {f.a, f.b, f.c, *f.items, *f.chosen}
    table: list[Row] = [
        *(it.row() for it in g.effects), *(it.row() for it in g.delayed), *(it.row() for it in g.pending),
        *g.data.values(), *g.notes.values(), *(it.row() for it in g.last.values())]
    for row in table:
        found |= set(row)
    return found


def renumber(g: State, new: list[int]) -> None:
    """Give each card its new number, in place."""
    g.seen = ()
    g.zones = [tuple(new[card] for card in zone) for zone in g.zones]
    g.host = [host if host < 0 else new[host] for host in g.host]
    for name in ("owner", "zone_of", "prints", "flags", "damage", "controller", "obj", "since", "host"):
        column = getattr(g, name)
        moved = list(column)
        for card, number in enumerate(new):
            moved[number] = column[card]
        setattr(g, name, type(column)(moved))
    ask_again(g)
