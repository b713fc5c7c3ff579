"""The texts of Dragon Ball cards: the words of this game and its skills."""
from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...cards.language import Kind, Language, Production, Rule
from ...cards.language.core import KINDS as CORE_KINDS
from ...cards.language.core import parts as core_parts
from ...cards.language.core_numbers import leading
from ...cards.language.core_effects import each_time
from ...cards.language.core_replacing import impending
from ...cards.language.core_words import Vocabulary
from ...kernel.abilities.card_effects import Rest, Show, Stand
from .areas import BY_SKILL, DECIDED, LOOK
from .cards import LEVEL
from .language_cards import CARDS
from .language_deeds import deeds
from .language_keywords import KEYWORDS
from .language_phrases import phrases
from .language_skills import SKILLS

WORDS: Final = Vocabulary(
    moved=BY_SKILL, looked=LOOK, decided=DECIDED, rest=Rest(BY_SKILL), stand=Stand(BY_SKILL), show=Show(LOOK),
    ranks=((LEVEL, "レベル", "level"),), named_alone=True, in_play=("バトルカード",),
    both=("お互い", "各プレイヤー", "お互いのプレイヤー"), each=True,
    given=(("attr", "場合"), ("bare", "なら"), ("bare", "ならば"), ("bare", "である限り"), ("attr", "限り")))

KINDS: Final = (
    *CORE_KINDS,
    Kind("ability", "スキル", "a skill"),
    Kind("keyword-skill", "キーワード能力", "a keyword skill"),
    Kind("limit", "【ターン1回】", "【ターン1回】"),
)


def _from(part: Production) -> Production:
    """Cards that are taken are cards "from" an area as well as cards "of" it."""
    if not isinstance(part, Rule) or "[にある](の|)" not in part.ja:
        return part
    return replace(part, ja=part.ja.replace("[にある](の|)", "[にある](の|から|)"))


_PARTS: Final = [
    *map(_from, core_parts(WORDS)), *impending(WORDS), *leading(WORDS), *CARDS, *deeds(WORDS), *KEYWORDS, *SKILLS,
    *phrases()]

LANGUAGE: Final = Language("dragonball", [*_PARTS, *each_time(_PARTS, "shift", ".amount")], KINDS)
