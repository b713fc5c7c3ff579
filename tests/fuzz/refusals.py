"""An action outside the legal list is refused with its rule and changes nothing."""
from __future__ import annotations

import random

from tefuda.kernel.state.codec import encode
from tefuda.kernel.errors import TefudaError
from tefuda.play.errors import IllegalAction, WhyNot
from tefuda.play.game import Action, Game
from tefuda.play.notation import card_text, place_text

from .cases import Case
from .fuzzer import Check, need
from .soundness import need_words

_TRIES = 6
_GARBAGE = (
    "", " ", "#", "pick", "pick #", "pick #-1", "pick #0", "pick #99999999999999999999", "pick deck.0", "pick deck.-1",
    "pick .", "pick ..1", "pick hand.1.1", "number", "number -1", "number 70000", "number ٣", "number 1.5",
    "number " + "9" * 5000, "pick #" + "9" * 5000, "pick deck." + "9" * 5000, "yes no", "PASS", "pass pass", "done\0",
    "{one}", "手札", "💥 #1", "concede", "concede 2", "concede -1", "concede 0 1", "play ²", "pick #²",
)


def any_text(game: Game, player: int, rng: random.Random) -> str:
    """Some action of the game: any verb with any cards and places, as the player would write it."""
    g = game.state
    verb = rng.choice(list(g.book.verbs.values()))
    words = [verb.word]
    for operand in verb.operands:
        if operand == "card":
            words.append(card_text(g, player, rng.choice([card for zone in g.zones for card in zone])))
        elif operand == "place":
            words.append(place_text(g, player, rng.randrange(g.book.layout.count)))
        else:
            words.append(str(rng.randrange(4)))
    return " ".join(words)


class Refusals(Check):
    """Other actions of the game, actions of another moment and plain nonsense are refused alike."""

    name = "refusals"

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self._stale: list[Action] = []

    def look(self, game: Game) -> None:
        before, history = encode(game.state), list(game.history)
        player = 0 if game.player is None else game.player
        legal = {action.text for action in game.legal()}
        tries: list[Action | str] = [any_text(game, player, self.rng) for _ in range(_TRIES)]
        tries += self.rng.sample(_GARBAGE, 2)
        tries += self.rng.sample(self._stale, min(2, len(self._stale)))
        for action in tries:
            if isinstance(action, Action) or action not in legal:
                _need_refusal(game, action)
        _need_no_choice(game)
        need(encode(game.state) == before and game.history == history, "a refused action has changed the game")
        # Of the actions of this moment some are kept for later moments.
        self._stale = [*self._stale, *self.rng.sample(game.legal(), min(1, game.count))][-8:]


def _need_refusal(game: Game, action: Action | str) -> None:
    shown = str(action)[:60]
    if not (isinstance(action, str) and action.startswith("concede ")):
        why = game.why_not(action)
        if why is None:
            raise AssertionError(f"{shown!r} is not legal and not refused")
        _check_why(game, why, shown)
    try:
        game.apply(action)
    except IllegalAction as error:
        _check_why(game, error.why, shown)
    except TefudaError as error:
        need("concede" in str(error), f"{shown!r} is refused without a rule: {error}")
    else:
        raise AssertionError(f"{shown!r} is not legal and was done")


def _check_why(game: Game, why: WhyNot, shown: str) -> None:
    need(why.rule in game.rulebook.paragraphs, f"{shown!r} is refused by {why.rule!r}, which is no paragraph")
    for lang in ("ja", "en"):
        need_words(why.text(lang))
        need(why.text(lang) != why.rule, f"{shown!r} is refused by {why.rule} without words")


def _need_no_choice(game: Game) -> None:
    """There is no option of a number below 0 or past the last one."""
    for index in (-1, game.count):
        try:
            game.choose(index)
        except TefudaError:
            continue
        raise AssertionError(f"option {index} of {game.count} was chosen")
