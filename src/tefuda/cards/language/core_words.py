"""The words in which the games differ where they say the same thing."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ...kernel.abilities.nodes import EITHER, OPPONENT, YOU, CardEffect
from ...kernel.continuous.lasting_effects import FOR_BATTLE, FOR_NEXT_TURN, FOR_PHASE, FOR_TURN
from .productions import Production, Word


@dataclass(frozen=True)
class Vocabulary:
    """How one game says what all games say.

    A word is followed by other spellings that are read too. ``moved``, ``looked`` and ``decided`` are the reasons
    that the game's log gives for what effects do.
    """

    moved: int
    looked: int
    decided: int
    rest: CardEffect
    stand: CardEffect
    show: CardEffect
    you: tuple[str, ...] = ("自分", "あなた")
    opponent: tuple[str, ...] = ("相手",)
    both: tuple[str, ...] = ("お互い", "各プレイヤー")
    # Whether texts let both players choose from cards of their own at the same time.
    each: bool = False
    piece: tuple[str, ...] = ("枚", "つ", "体")
    card: tuple[str, str] = ("カード", "card")
    # What this card and that card are called first, where that is another word.
    unit: tuple[str, str] = ("", "")
    # More words for cards in play, which may stand for one of some that were named.
    in_play: tuple[str, ...] = ()
    # Whether a sentence may end with a change of a number, without a verb: パワー+5000.
    terse: bool = False
    # Whether a number of cards stands behind を: カードを1枚引く.
    number_last: bool = False
    when: tuple[str, ...] = ("時", "とき", "際")
    # With the form of the verb before it: "attr" (…の場合) or "bare" (…なら).
    given: tuple[tuple[str, str], ...] = (("attr", "場合"), ("bare", "なら"), ("bare", "ならば"))
    may: tuple[str, ...] = ("よい", "もよい")
    skill: tuple[str, str] = ("スキル", "skill")
    # Numbers by which cards are ranked, with their words; the others are amounts that cards have.
    ranks: tuple[tuple[int, str, str], ...] = ()
    active: tuple[str, str] = ("アクティブ", "active")
    rested: tuple[str, str] = ("レスト", "rested")
    turn_over: tuple[str, ...] = ("裏返す",)
    # Whether a name, trait or the like alone is a word for a card that has it: 自分の手札の《…》.
    named_alone: bool = False
    durations: tuple[tuple[int, tuple[str, ...], str], ...] = field(default=(
        (FOR_TURN, ("そのターン中", "このターン中", "ターン終了時まで"), "this turn"),
        (FOR_BATTLE, ("そのバトル中", "このバトル中"), "during this battle"),
        (FOR_PHASE, ("そのフェイズ中", "このフェイズ中"), "during this phase"),
        (FOR_NEXT_TURN, ("次のターンの終了時まで", "次のターン終了時まで"), "until the end of the next turn"),
    ))
    more_durations: tuple[tuple[int, tuple[str, ...], str], ...] = ()

    @property
    def particle(self) -> str:
        """What stands behind chosen cards: nothing, where を stands before their number already."""
        return "(|を)" if self.number_last else "(を|)"

    def counted(self, cards: str, number: str) -> tuple[str, str]:
        """Cards and how many, as it is printed and as it may be written too."""
        usual, other = f"{cards}{number}", f"{cards}を{number}"
        return (other, usual) if self.number_last else (usual, other)



# How the choosing of cards leads on to what is done to them.
CHOOSING: Final = "(選び、|選んで、|選んで)"


def either(words: tuple[str, ...]) -> str:
    """A word of a template with its other spellings: the first is printed."""
    return words[0] if len(words) == 1 else f"({'|'.join(words)})"


def words(v: Vocabulary) -> list[Production]:
    """Words for players and for how long something lasts."""
    you, opponent, both = v.you, v.opponent, v.both
    parts: list[Production] = [
        Word("player", YOU, you[0], "you", you[1:], number="pl"),
        Word("player", OPPONENT, opponent[0], "your opponent", opponent[1:], number="sg"),
        Word("player", EITHER, both[0], "both players", both[1:], number="pl"),
        Word("foe", OPPONENT, opponent[0], "your opponent", opponent[1:], number="sg"),
    ]
    parts.append(Word("both", EITHER, both[0], "both players", both[1:], number="pl"))
    for kind in ("whose", "side"):
        parts += [
            Word(kind, YOU, f"{you[0]}の", "your", tuple(f"{it}の" for it in you[1:])),
            Word(kind, OPPONENT, f"{opponent[0]}の", "your opponent's", tuple(f"{it}の" for it in opponent[1:])),
        ]
    # Where nobody is named, one's own is meant.
    parts += [
        Word("whose-own", YOU, f"{you[0]}の", "your", (*(f"{it}の" for it in you[1:]), "")),
        Word("whose-own", OPPONENT, f"{opponent[0]}の", "your opponent's", tuple(f"{it}の" for it in opponent[1:])),
        Word("whose-own", EITHER, f"{both[0]}の", "both players'", tuple(f"{it}の" for it in both[1:]), number="pl"),
    ]
    parts.append(Word("whose", EITHER, f"{both[0]}の", "both players'", tuple(f"{it}の" for it in both[1:]),
                      number="pl"))
    # Of the opponent, in a sentence about the opponent.
    parts.append(Word("their", OPPONENT, "自分の", "their", ("",)))
    if v.each:
        parts.append(Word("each", EITHER, "自分の", "their own", ("",)))
    parts += [Word("duration", value, ja[0], en, ja[1:]) for value, ja, en in (*v.durations, *v.more_durations)]
    return parts
