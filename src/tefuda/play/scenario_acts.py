"""What players do in a scenario, ``1: attack-with DS1-007``, against what they may do."""
from __future__ import annotations

from itertools import product
from typing import Final

from ..kernel.codes import action, first_of, kind_of, second_of
from ..kernel.derived.abilities_now import abilities_of
from ..kernel.errors import TefudaError
from ..kernel.verbs import Verb
from .errors import WhyNot
from .game import Game
from .notation import action_text
from .scenario_cursor import Cursor
from .scenario_find import Named, card_words, take_named
from .scenario_names import Names

_LINK: Final = r"(?:to|on|onto|into|at|in|for|with|against)\b|->|→"
_TIMES: Final = r"[x×] ?(\d+)|(\d+) times|(\d+)回"
_MOST: Final = 3000

# An operand: the card, the places or the number that is meant; nothing is any ability of the card before it.
Operand = Named | list[int] | int | None


class CardEffect:
    """An action as written: a word of the notation and what it is done with."""

    def __init__(self, cursor: Cursor, names: Names) -> None:
        self._text = cursor.rest
        self._names = names
        verbs = {verb.word: verb.operands for verb in names.book.book.verbs.values()}
        if cursor.longest(verbs) == 0:
            raise cursor.unknown("action", verbs, f"one of {', '.join(verbs)}")
        self.word = cursor.rest[:cursor.longest(verbs)]
        cursor.take_name(verbs)
        # A word may be done with different things: what is written decides which is meant.
        self.kinds: dict[int, list[Operand]] = {}
        self._read(cursor)

    def _read(self, cursor: Cursor) -> None:
        shapes: dict[tuple[str, ...], list[int]] = {}
        for kind, verb in self._names.book.book.verbs.items():
            if verb.word == self.word:
                shapes.setdefault(verb.operands, []).append(kind)
        rest, trouble, after = cursor.rest, TefudaError(f"{self.word}: what with?"), cursor.rest
        for shape in sorted(shapes, key=len):
            cursor.rest = rest
            try:
                operands = [self._operand(cursor, operand) for operand in shape]
            except TefudaError as error:
                trouble = error
                continue
            # The longest reading is meant: what one shape leaves over may be the operand of another.
            if not self.kinds or len(cursor.rest) < len(after):
                self.kinds = dict.fromkeys(shapes[shape], operands)
                after = cursor.rest
        if not self.kinds:
            raise trouble
        cursor.rest = after

    def _operand(self, cursor: Cursor, operand: str) -> Operand:
        cursor.take(_LINK)
        if operand == "card":
            return take_named(cursor, self._names)
        if operand == "place":
            return self._names.take_places(cursor, self._names.take_player(cursor))
        if operand == "ability":
            place = cursor.take(r"(?:ability|skill|能力|スキル) ?(\d+)")
            return int(place[1]) - 1 if place else None
        number = cursor.take(r"\d+")
        if number is None:
            raise TefudaError(f"{self.word}: a number is wanted")
        return int(number[0])

    def options(self, game: Game) -> list[int]:
        """The numbers of the legal actions that may be meant."""
        codes = set(self._codes(game))
        return [index for index, code in enumerate(game.state.options) if code in codes]

    def why_not(self, game: Game) -> list[WhyNot]:
        """Why nothing of what may be meant is legal; empty if something is."""
        if self.options(game):
            return []
        g = game.state
        texts = dict.fromkeys(action_text(g, g.player, code) for code in self._codes(game))
        if not texts:
            raise TefudaError(f"{self._text!r}: what it speaks of is nowhere on the table")
        return [why for text in texts if (why := game.why_not(text)) is not None]

    def _codes(self, game: Game) -> list[int]:
        found: list[int] = []
        for kind, operands in self.kinds.items():
            choices = [self._numbers(game, operand) for operand in operands if operand is not None]
            for numbers in product(*choices):
                found += _with_abilities(game, kind, numbers) if None in operands else [action(kind, *numbers)]
        return found

    def _numbers(self, game: Game, operand: Named | list[int] | int) -> list[int]:
        if isinstance(operand, Named):
            return operand.cards(game.state, game.match, game.player)
        return operand if isinstance(operand, list) else [operand]


def _with_abilities(game: Game, kind: int, numbers: tuple[int, ...]) -> list[int]:
    """The action with each ability of its card: what may be meant where none is named."""
    return [action(kind, numbers[0], index) for index in range(len(abilities_of(game.state, numbers[0])))]


def play_line(game: Game, names: Names, text: str) -> None:
    """Do what a line of ``play`` says."""
    cursor = Cursor(text)
    if cursor.take(r"pass to\s*:?"):
        _pass_to(game, names, cursor)
        return
    player = names.need_player(cursor)
    cursor.take(r":")
    if cursor.take(r"concede"):
        game.concede(player)
        return
    act = CardEffect(cursor, names)
    times = cursor.take(_TIMES)
    cursor.need_end("x and how often, or the end of the line")
    for _ in range(int(next(it for it in times.groups() if it)) if times else 1):
        need_asked(game, player)
        game.choose(_meant(game, act))


def need_asked(game: Game, player: int) -> None:
    prompt = game.prompt
    if prompt is None:
        raise TefudaError("the game is over: nobody can do anything")
    if prompt.player != player:
        raise TefudaError(
            f"it is player {prompt.player + 1} who is asked now, by {prompt.cause or prompt.rule}: {prompt.text()}")


def _meant(game: Game, act: CardEffect) -> int:
    found = act.options(game)
    if not found:
        reasons = "; ".join(dict.fromkeys(f"{why.rule}: {why.en}" for why in act.why_not(game)))
        offered = ", ".join(dict.fromkeys(it.words() for it in game.legal()))
        raise TefudaError(f"this is not legal now ({reasons}); what is: {offered}")
    if len({_looks(game, game.state.options[index]) for index in found}) > 1:
        meanings = ", ".join(game.legal()[index].words() for index in found)
        raise TefudaError(
            f"this may mean several things ({meanings}); say whose card, in which zone, which card or which ability")
    return found[0]


def _looks(game: Game, code: int) -> tuple[object, ...]:
    """What an action comes to: that of two cards which are alike in every way is the same."""
    g = game.state
    verb: Verb = g.book.verbs[kind_of(code)]
    found: list[object] = [verb.word]
    for operand, number in zip(verb.operands, (first_of(code), second_of(code))):
        if operand == "card":
            tied = [g.prints[card] for card in range(len(g.host)) if g.host[card] == number]
            found += [card_words(g, game.match, number), g.zone_of[number], g.flags[number], g.damage[number],
                      g.host[number], *tied]
        else:
            found.append(number)
    return tuple(found)


def _pass_to(game: Game, names: Names, cursor: Cursor) -> None:
    """Nobody does anything until a moment comes; if it is now, nothing is done at all."""
    moment = names.take_moment(cursor)
    cursor.need_end("the end of the line")
    for _ in range(_MOST):
        if game.over:
            raise TefudaError(f"the game is over before it comes to {moment.rule}")
        if moment.is_now(game.state):
            return
        game.choose(game.count - 1)
    raise TefudaError(f"the game does not come to {moment.rule} while nobody does anything")
