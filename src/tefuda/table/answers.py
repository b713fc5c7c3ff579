"""What a person's line says to do: numbers of the list, an empty line, or the notation itself."""
from __future__ import annotations

import re
import unicodedata

from ..play.game import Action, Game


class Refused(Exception):
    """The line can't be followed: a key of the session's words, and facts for it. The game is as it was."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def plain(line: str) -> str:
    """What an input method writes wide (１ ３　ｐａｓｓ) as if it were written narrow."""
    return " ".join(unicodedata.normalize("NFKC", line).split())


def numbers_of(line: str) -> list[int] | None:
    """The numbers of a line that has nothing else: ``1 3 4`` or ``1,3,4``."""
    words = [word for word in re.split(r"[\s,、]+", line) if word]
    if not words or not all(word.isascii() and word.isdecimal() for word in words):
        return None
    return [int(word) for word in words]


def idle(actions: list[Action]) -> Action | None:
    """Doing nothing, which is the last action where there is such: one that is done with nothing."""
    return actions[-1] if actions and actions[-1].text == actions[-1].word else None


def numbered(actions: list[Action], number: int) -> Action:
    if not 1 <= number <= len(actions):
        raise Refused("no_number", number=number, count=len(actions))
    return actions[number - 1]


def pick_several(game: Game, numbers: list[int]) -> Game:
    """The game after all these picks of one choice; the numbers are those of the list as it stands now."""
    actions = game.legal()
    chosen = [numbered(actions, number) for number in numbers]
    if len(set(numbers)) < len(numbers):
        raise Refused("twice")
    after = game.clone()
    for done, action in enumerate(chosen):
        if done and not _same_choice(game, after):
            if _puts_in_order(game) and done == len(actions) - 1:
                # What is left over when all the others are put in order goes without saying.
                break
            raise Refused("too_many", count=done)
        if not any(option.text == action.text for option in after.legal()):
            raise Refused("too_many", count=done)
        after.apply(action.text)
    return after


def _puts_in_order(game: Game) -> bool:
    """Whether the choice is one of an order: every option is a pick, and there is no bound to picking."""
    prompt = game.prompt
    return prompt is not None and not prompt.most and all(action.word == "pick" for action in game.legal())


def _same_choice(before: Game, after: Game) -> bool:
    """Whether a choice of several is still going on."""
    one, other = before.prompt, after.prompt
    if one is None or other is None:
        return False
    return (one.player, one.rule, one.cause) == (other.player, other.rule, other.cause) and other.picked > one.picked
