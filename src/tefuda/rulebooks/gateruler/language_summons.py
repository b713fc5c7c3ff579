"""15-18 and chapter 16 in card texts: special summons from a deck, genesis summons and abyss summons."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...cards.language.english import NOUN, OWNER, TAKE, TAKEN, aside
from ...kernel.abilities.ability_kinds import Played
from ...kernel.abilities.card_effects import MoveTo, CardProcedure
from ...kernel.abilities.conditions import Done
from ...kernel.abilities.control_flow import If, May, Sequence
from ...kernel.abilities.player_effects import PlayerProcedure
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import Declares, Moves
from ...kernel.abilities.nodes import YOU, CardEffect
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.search import Search
from ...kernel.abilities.filters import Not
from ...kernel.abilities.selections import AnyCard, Cards, Choice
from .abilities import FromDeck, Marked
from .areas import (
    ABYSS_CONDITION, ABYSS_MATERIAL, ABYSS_SUMMON, GENESIS_MATERIAL, GENESIS_SUMMON, LOOK, NORMAL_TIMING, ZONE_DECK,
    ZONE_EXILE, ZONE_GRAVEYARD,
)
from .language_abilities import activated

_GENESIS: Final = CardProcedure("genesis summon", Fixed(0))
_SPECIAL: Final = CardProcedure("special summon", Fixed(0))


def _from_deck(act: CardEffect, head: str = "") -> tuple[str, str, dict[str, Any], dict[str, Any]]:
    """Units of one's deck, chosen by 15-6: how that is said in both languages, and what it is."""
    choice = f"{head}search.choice."
    ja = f"デッキから{{{choice}cards.tests:adj*0}}ユニットであるカードを{{{choice}most:pieces}}"
    en = f"{{{choice}most}} {{{choice}cards.tests*0 | | }} unit card(s:{choice}most){NOUN} from your deck"
    fixed = {
        f"{head}search.zone": ZONE_DECK, f"{head}search.reason": LOOK, f"{choice}cards.zones": (ZONE_DECK,),
        f"{choice}cards.whose": YOU, f"{head}act": act}
    within = {f"{head}search": Search, f"{head}search.choice": Choice, f"{choice}cards": Cards}
    return ja, en, fixed, within


def _materials(kind: str, reason: int) -> list[Production]:
    """16-13b-1a, 16-14a-2b: what is done to cards so that they are the material of a summon."""
    return [
        Rule(kind, Do, f"{{which:{which}}}素材として{ja}", f"{en} as material", fixed={"act": MoveTo(zone, reason)},
             cites="16-13b-1a")
        for which in ("choice", "target")
        for zone, ja, en in (
            (ZONE_GRAVEYARD, "墓地に<置く>", f"<put> {TAKE}{{which}}{TAKEN} into {OWNER} graveyard"),
            (ZONE_EXILE, "<除外する>", "<exile> {which}"))]


def _genesis() -> list[Production]:
    ja, en, fixed, within = _from_deck(_GENESIS, "then.effect.")
    return [
        *activated("【創生召喚】通常", "【Genesis Summon】 Normal",
                   {"keyword": "genesis summon", "timings": (NORMAL_TIMING,)}, "16-13a", "creation"),
        Rule("creation", None, "{it:sentence}", "{it}"),
        Rule("creation", May, "{effect:material@te}(よい|もよい)。", "you may {effect@base}.", cites="16-13b-2"),
        Rule("creation", May, "{effect.parts:material@stem,te*2、}(よい|もよい)。",
             "you may {effect.parts@base,base* and | and |, and }.", within={"effect": Sequence}, cites="16-13b-2a"),
        Rule("creation", If, "そうしたら、{then.effect.which:choice}創生召喚してもよい。",
             "if you do, you may genesis summon {then.effect.which}.",
             fixed={"condition": Done(), "then.effect.act": _GENESIS},
             within={"then": May, "then.effect": Do}, cites="16-13b"),
        Rule("creation", If, f"そうしたら、{ja}創生召喚してもよい。", f"if you do, you may genesis summon {en}.",
             fixed={"condition": Done(), **fixed}, within={"then": May, "then.effect": FromDeck, **within},
             cites="16-13b-3"),
        *_materials("material", GENESIS_MATERIAL),
    ]


def _abyss() -> list[Production]:
    return [
        *activated("【深淵召喚】通常", "【Abyss Summon】 Normal",
                   {"keyword": "abyss summon", "timings": (NORMAL_TIMING,)}, "16-14a-1"),
        Rule("deed", PlayerProcedure,
             "君の墓地の【アビスシンフォニア】を持つユニット1体を、その条件に従って<特殊召喚する>",
             "<special summon> a unit with 【Abyss Symphonia】 from your graveyard by meeting its condition",
             fixed={"procedure": "abyss summon", "who": YOU, "number": Fixed(1)}, cites="16-14a-1"),
        Rule("skill", Played, "【アビスシンフォニア】条件：{costs:offering@stem,end*、}。",
             "【Abyss Symphonia】 Condition: {costs@base,base*, | and |, and }.", fixed={"keyword": ABYSS_CONDITION},
             cites="16-14b-1"),
        Rule("offering", None, "{it:deed@*}", "{it@*}"),
        *_materials("offering", ABYSS_MATERIAL),
    ]


def _summons() -> list[Production]:
    ja, en, fixed, within = _from_deck(_SPECIAL)
    return [
        Word("mark", "genesis summon", "【創生召喚】", "【Genesis Summon】", cites="16-13a"),
        Word("mark", "abyss summon", "【深淵召喚】", "【Abyss Summon】", cites="16-14a"),
        Rule("adj", Marked, "{keyword:mark}を持つ", aside("with {keyword}"), cites="16-1a-2"),
        Rule("adj", Not, "{test.keyword:mark}を持たない", aside("without {test.keyword}"), within={"test": Marked},
             cites="16-1a-2"),
        Rule("deed", FromDeck, f"{ja}<特殊召喚する>", f"<special summon> {en}", fixed=fixed, within=within,
             cites="15-18b"),
        *[Rule("would", Moves, f"{{subject:mover}}が{ja}の素材に<なる>",
               f"{{subject}} <become:subject> material of a(n) {en} summon", fixed={"reasons": (reason,)}, cites=cites)
          for ja, en, reason, cites in (("創生召喚", "genesis", GENESIS_MATERIAL, "16-13b-1a"),
                                        ("深淵召喚", "abyss", ABYSS_MATERIAL, "16-14a-2b"))],
        *[Rule("event_pattern", Declares, f"{{subject.whose:player}}が{ja}に<成功する>",
               f"{{subject.whose}} <succeed:subject.whose> in a(n) {en} summon", fixed={"reason": reason},
               within={"subject": AnyCard}, cites=cites)
          for ja, en, reason, cites in (("創生召喚", "genesis", GENESIS_SUMMON, "16-13d"),
                                        ("深淵召喚", "abyss", ABYSS_SUMMON, "16-14d"))],
    ]


SUMMONS: Final[list[Production]] = [*_genesis(), *_abyss(), *_summons()]
