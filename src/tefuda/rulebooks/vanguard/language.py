"""The texts of Vanguard cards: the words of this game and its abilities."""
from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...cards.language import Kind, Language, Production, Rule, Spelling, Word
from ...cards.language.core import KINDS as CORE_KINDS
from ...cards.language.core import parts as core_parts
from ...cards.language.core_effects import each_time
from ...cards.language.core_replacing import impending
from ...cards.language.core_words import Vocabulary
from ...kernel.abilities.card_effects import Show, CardProcedure
from ...kernel.abilities.conditions import Done, Fits, TurnOf
from ...kernel.abilities.control_flow import Repeat, Sequence
from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import Static
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.spoken_of import That
from ...kernel.continuous.lasting_effects import FOR_OPPONENTS_NEXT_TURN, FOR_OWN_NEXT_TURN
from .areas import BY_SKILL, DECIDED, LOOK, STAND
from .c10_legion import RestTogether
from .language_abilities import ABILITIES
from .language_cards import CARDS
from .language_chosen import chosen, picked
from .language_conditions import CONDITIONS
from .language_deeds import deeds
from .language_events import EVENTS
from .language_instead import INSTEAD
from .language_keywords import KEYWORDS
from .language_moves import moves
from .language_sides import sides
from .language_zones import zones
from .language_unnamed import or_unnamed, unnamed
from .nodes import Sift, SiftOut

WORDS: Final = Vocabulary(
    moved=BY_SKILL, looked=LOOK, decided=DECIDED, rest=RestTogether(BY_SKILL),
    stand=CardProcedure("stand", Fixed(STAND)),
    show=Show(LOOK), you=("あなた", "自分"),
    both=("お互い", "すべてのファイター", "各ファイター", "あなたと相手"), number_last=True, terse=True,
    unit=("ユニット", "unit"), in_play=("リアガード",), given=(("bare", "なら"), ("attr", "場合"), ("bare", "ならば")),
    more_durations=(
        (FOR_OPPONENTS_NEXT_TURN, ("次の相手のターンの終了時まで", "次の相手のターン終了時まで",
                                   "相手の次のターン終了時まで"),
         "until the end of your opponent's next turn"),
        (FOR_OWN_NEXT_TURN, ("次のあなたのターンの終了時まで", "次のあなたのターン終了時まで",
                             "あなたの次のターン終了時まで"),
         "until the end of your next turn")),
    skill=("能力", "ability"), active=("スタンド", "standing"), rested=("レスト", "resting"))

KINDS: Final = (
    *CORE_KINDS,
    Kind("ability", "能力", "an ability"),
    Kind("keyword-skill", "キーワード能力", "a keyword ability"),
    Kind("where", "【領域】", "a zone in brackets"),
    Kind("limit", "【ターン1回】", "【ターン1回】"),
)


def _quoted(part: Production) -> Production:
    """3.1.1.6: what is quoted is an ability where it is given, and a series of actions where it is done."""
    if not isinstance(part, Rule):
        return part
    if part.node is Repeat:
        return replace(part, also=(*part.also, part.ja.replace("{effect:own}こと", "『{effect:own}。』")))
    if part.node is Static and ":granted}を<得る>" in part.ja:
        return replace(part, also=(*part.also, "{which:target}に{quality.ability:granted}を<与える>"))
    if part.node is Do and ":granted}を<得る>" in part.ja:
        given = part.ja.replace("{which:topic}は", "{which:target}に").replace("<得る>", "<与える>")
        return replace(part, also=(*part.also, given))
    return part


# "That unit" is what was chosen last, and only else the unit of the event.
# What a card is, is said here in more words than those of all games.
# Several numbers have their own sign between them.
_LEFT_OUT: Final = ("{test:noun}", "{act.qualities:shift@")
_CORE: Final = [
    _quoted(it) for it in core_parts(WORDS)
    if it.kind != "noun" and not (isinstance(it, Rule) and any(left in it.ja for left in _LEFT_OUT))
    and not (isinstance(it, Word) and it.value in (That(), Done()))]


# What is read as the same as the words of all games, in this game.
_ALSO: Final = {
    "{which:topic}は{quality.label:label-name}としても<扱う>": (
        "{which:target}のカード名は{quality.label:label-name}としても<扱う>",),
    "カード名に「{part:name}」を含む": ("「{part:name}」を含む", "名前に「{part:name}」を含む"),
    "{act.duration:duration?(、|)}{which:target}の{act.quality:shift@*}": (
        "{which:topic}は{act.duration:duration}、{act.quality:shift@*}",),
    "{condition:given}{event_pattern:event}": ("{condition:fact@te}、{event_pattern:event}",),
    "{subject:mover}が{causes:cause?}{reasons:by?}{targets:zone*か}に<置かれる>": (
        "{subject:mover}が{causes:cause?}{reasons:by?}{targets:zone*か}に(<戻る/5>|<戻される/1>|<加えられる>)",),
    "{subject:mover}が{causes:cause?}{reasons:by?}{sources:zone*か}から{targets:zone*か}に<置かれる>": (
        "{subject:mover}が{causes:cause?}{reasons:by?}{sources:zone*か}から{targets:zone*か}に(<戻る/5>|<加えられる>)",),
    "{zone:place}に(<置く>|<送る>)": ("{zone:place}に表で<置く>", "表で{zone:place}に<置く>"),
}


_OF_ZONES: Final = "{zones:zone*か}[にある](の|){tests:feature*0}カード"


def _with_icon(part: Production) -> Production:
    """3.17.1.1.1, 3.17.1.2.1: standing and resting may be written as icons."""
    if not isinstance(part, (Rule, Word)):
        return part
    more = part.also + _ALSO.get(part.ja, ())
    if isinstance(part, Rule) and part.ja.endswith(_OF_ZONES):
        # The word for a card may be left out behind a name.
        part = replace(part, en=part.en.replace("{tests*0", "{tests:feature*0"))
        more += tuple(part.ja.replace("{tests:feature*0}カード", it) for it in ("{tests:trait*0}{tests:label}",))
    for word, _ in (WORDS.active, WORDS.rested):
        more += tuple(it.replace(word, f"【{word}】") for it in (part.ja, *part.also) if word in it)
    return replace(part, also=more)


def _with_pause(part: Production) -> Production:
    """The production with a comma allowed behind what it speaks of."""
    if not isinstance(part, Rule):
        return part
    ja, *also = (it.replace("{which:topic}は", "{which:topic}は[、]").replace("{who:player}は", "{who:player}は[、]")
                 for it in (part.ja, *part.also))
    return replace(part, ja=ja, also=tuple(also))


# 2.11.3: what stands in round brackets explains, unless it is a circle or a number.
def _of_boss(parts: list[Production]) -> list[Production]:
    """What can be so of one card can be so of a vanguard or a heart, of which there is one as a rule."""
    return [
        replace(it, ja=it.ja.replace("{which:one}", "{which:boss}"),
                also=tuple(other.replace("{which:one}", "{which:boss}") for other in it.also))
        for it in parts if isinstance(it, Rule) and it.kind == "measure" and it.node is Fits and "{which:one}" in it.ja]


_SPOKEN: Final = [*map(_with_icon, _CORE), *deeds(WORDS)]
_PARTS: Final = list(map(_with_pause, [
    *map(or_unnamed, [*_SPOKEN, *ABILITIES]), *impending(WORDS), *INSTEAD, *EVENTS, *CARDS, *CONDITIONS, *KEYWORDS,
    *moves(WORDS), *sides(WORDS), *unnamed(WORDS), *chosen(WORDS), *zones(), *picked([*_SPOKEN, *moves(WORDS)]),
    *_of_boss([*_SPOKEN, *CARDS, *KEYWORDS, *zones()])]))


def _in_a_row(parts: list[Production]) -> list[Production]:
    """Conditions that follow one another in a sentence: a turn and a fact are one condition."""
    given = [it for it in parts if isinstance(it, (Rule, Word)) and it.kind == "given"]
    nodes = {it: it.node if isinstance(it, Rule) else type(it.value) for it in given}
    return [
        *[replace(it, kind="prior-given") for it in given if nodes[it] is not TurnOf],
        *[replace(it, kind="turn-given") for it in given if nodes[it] is TurnOf],
        *[replace(it, kind="other-given") for it in given if nodes[it] not in (TurnOf, None)]]


LANGUAGE: Final = Language(
    "vanguard", [*_PARTS, *_in_a_row(_PARTS), *each_time(_PARTS, "{which:target}の{act.quality:shift", ".amount")],
    KINDS, spelling=Spelling(notes=("()",), meant=r"[VRG/]+|\d+"), costs=("price", "payment"),
    # What is looked at and chosen from is spoken of further, which deeds in a row can't.
    rather={Sift: (Sequence,), SiftOut: (Sequence,)})
