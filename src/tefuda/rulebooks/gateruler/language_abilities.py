"""Chapters 14 and 16 in card texts: the sorts of abilities, and the keywords."""
from __future__ import annotations

from typing import Any, Final

from ...cards.language import Production, Rule, Word
from ...kernel.abilities.ability_kinds import Activated, Always, Automatic, Forbidding, DamageReduction, Played
from ...kernel.abilities.event_patterns import Moves
from ...kernel.abilities.nodes import ANY_TIMES, Limit, Static
from ...kernel.abilities.spoken_of import This
from .abilities import PlayThis, UseAnother
from .areas import (
    ABYSS_CONDITION, COUNTER_ABILITY, INSTANT_TIMING, NORMAL_TIMING, ON_FIELD, OVERDRIVE_ABILITY, RESOLVE_HAND,
    RESOLVE_HAND_SUMMON, TOUCHDOWN_ABILITY, ZONE_GRAVEYARD, ZONE_HAND, ZONE_SET,
)
from .keywords import COUNTERATTACK, FAMILIAR, INTERCEPTION, PIERCE, SOUL_GUARD, TWO_ATTACKS, UNDYING, VIGILANCE

_KEYWORDS: Final = (
    (PIERCE, "貫通", "Pierce", "16-5a-1"), (VIGILANCE, "警戒", "Vigilance", "16-6a-1"),
    (INTERCEPTION, "迎撃", "Intercept", "16-7a"), (COUNTERATTACK, "反撃", "Counterattack", "16-8a-1"),
    (TWO_ATTACKS, "2回攻撃", "Two Attacks", "16-9a-1"), (FAMILIAR, "ファミリア", "Familiar", "16-10a-1"),
    (UNDYING, "不死身", "Undying", "16-11a-1"), (SOUL_GUARD, "ソウルガード", "Soul Guard", "16-12a-1"),
)
_NAMES: Final = (
    *[(skill.keyword, ja, cites) for skill, ja, _, cites in _KEYWORDS],
    (OVERDRIVE_ABILITY, "OD", "16-2a"), (TOUCHDOWN_ABILITY, "TD", "16-3a"), (COUNTER_ABILITY, "CNT", "16-4a"),
    (ABYSS_CONDITION, "アビスシンフォニア", "16-14b"),
)


def activated(ja: str, en: str, fixed: dict[str, Any], cites: str, kind: str = "sentence") -> list[Production]:
    """Activated abilities, with their costs in brackets (14-1a-1) or without any (14-1a-1a)."""
    costs = "\\[{costs:payment@stem,end*、}\\]"
    head = f"{{limit:limit?}}{ja}"
    return [
        Rule("skill", Activated, f"{head}{costs}{{effects:{kind}*}}",
             f"{{limit?_ }}{en} [{{costs@base,base*, |, |, }}]: {{effects* | | }}",
             (f"{head}{costs}：{{effects:{kind}*}}",), fixed=fixed, cites=cites),
        Rule("skill", Activated, f"{head}：{{effects:{kind}*}}", f"{{limit?_ }}{en}: {{effects* | | }}", fixed=fixed,
             cites=cites),
    ]


def _special(icon: str, keyword: str, cites: str) -> list[Production]:
    """Overdrive, touchdown and counter abilities, which are played by rules of their own (14-5)."""
    return [
        Rule("skill", Played, f"【{icon}】{{effects:sentence*}}", f"【{icon}】 {{effects* | | }}",
             fixed={"keyword": keyword}, cites=cites),
        Rule("skill", Played, f"【{icon}】このカード自身をプレイする。", f"【{icon}】 Play this card.",
             fixed={"keyword": keyword, "effects": (PlayThis(),)}, cites="14-5c"),
        Rule("skill", Played, f"【{icon}】このカードの【TD】を使う。", f"【{icon}】 Use the 【TD】 of this card.",
             fixed={"keyword": keyword, "effects": (UseAnother(TOUCHDOWN_ABILITY),)}, cites="14-5b"),
    ]


_GIVEN: Final = "{condition:given?}"
_GIVEN_EN: Final = "{condition?_, }"

ABILITIES: Final[list[Production]] = [
    *[Word("keyword", value, f"【{ja}】", f"【{value.title()}】", cites=cites) for value, ja, cites in _NAMES],
    *[Word("keyword-skill", skill, f"【{ja}】", f"【{en}】", (ja,), cites=cites) for skill, ja, en, cites in _KEYWORDS],
    Word("where", (ZONE_GRAVEYARD,), "このカードが墓地にある場合、", "while this card is in your graveyard",
         cites="14-2b"),
    Rule("ability", None, "(|■){it:skill}", "{it}"),
    Rule("ability", None, "(|■){it:keyword-skill}", "{it}"),
    Rule("granted", None, "{it:keyword-skill}", "{it}"),
    Rule("granted", None, "『{it:skill}』", "“{it}”"),
    # 14-6a-1, 14-6a-2
    Rule("limit", Limit, "\\[ターン{times:int}回\\]", "[{times}/turn]", cites="14-6a-2"),
    Rule("limit", Limit, "\\[ゲーム{times:int}回\\]", "[{times}/game]", fixed={"for_game": True}, cites="14-6a-2"),
    Rule("limit", Limit, "「{name:name}」", "“{name}”:",
         fixed={"times": ANY_TIMES, "by_name": True, "for_game": True}, cites="14-1a-4"),
    Rule("limit", Limit, "「{name:name}」\\[ターン{times:int}回\\]", "“{name}” [{times}/turn]", cites="14-6a-2"),
    Rule("limit", Limit, "「{name:name}」\\[ゲーム{times:int}回\\]", "“{name}” [{times}/game]",
         fixed={"for_game": True}, cites="14-6a-2"),
    Rule("limit", Limit, "「{name:name}\\[ゲーム{times:int}回\\]」", "“{name} [{times}/game]”",
         fixed={"by_name": True, "for_game": True}, cites="14-6a-1"),
    Rule("limit", Limit, "「{name:name}\\[ターン{times:int}回\\]」", "“{name} [{times}/turn]”", fixed={"by_name": True},
         cites="14-6a-1"),

    *activated("通常", "Normal", {"timings": (NORMAL_TIMING,)}, "14-1a-1"),
    *activated("即時", "Instant", {"timings": (INSTANT_TIMING,)}, "14-1a-1"),
    Rule("skill", Automatic, "{limit:limit?}{when:trigger}、{effects:sentence*}", "{limit?_ }{when}, {effects* | | }",
         cites="14-1a-2"),
    Rule("skill", Automatic, "【TD】{effects:sentence*}", "【TD】 {effects* | | }", fixed={
        "keyword": TOUCHDOWN_ABILITY,
        "when": Moves(This(), targets=ON_FIELD, reasons=(RESOLVE_HAND, RESOLVE_HAND_SUMMON))}, cites="16-3a-1"),
    *_special("OD", OVERDRIVE_ABILITY, "16-2a-1"),
    *_special("CNT", COUNTER_ABILITY, "16-4a-1"),
    # 14-4: when a set card can be used.
    Rule("skill", Automatic, "セットして、{when:event_pattern@past}時に使える：{effects:sentence*}",
         "While set, you may use this when {when@fin}: {effects* | | }", fixed={"where": (ZONE_SET,)}, cites="14-4a"),
    Rule("skill", Played, "セットして、{condition:fact@attr}時に使える：{effects:sentence*}",
         "While set, you may use this while {condition}: {effects* | | }", cites="14-4b"),
    Rule("skill", Played, "{effects:sentence*}", "{effects* | | }", cites="14-3c-2c"),

    Rule("skill", Always, f"{{where:where?}}{_GIVEN}{{statics:static*、}}。", f"{{where?_, }}{_GIVEN_EN}{{statics}}.",
         cites="14-1a-3"),
    # What a card in the hand says of others would tell the opponent that it is there.
    Rule("skill", Always, f"このカードが手札にある場合、{_GIVEN}{{statics:own-static*、}}。",
         f"While this card is in your hand, {_GIVEN_EN}{{statics}}.", fixed={"where": (ZONE_HAND,)}, cites="14-2b"),
    Rule("own-static", Static, "このカードは{quality:shift}", "it gets {quality}", fixed={"which": This()},
         cites="14-7a"),
    Rule("skill", Forbidding, f"{_GIVEN}{{who:player}}は{{deed:player-deed}}。", f"{_GIVEN_EN}{{who}} can't {{deed}}.",
         cites="1-5d"),
    Rule("skill", DamageReduction, f"{_GIVEN}{{which:theme}}が受けるダメージを{{less:number}}軽減する。",
         f"{_GIVEN_EN}damage to {{which}} is reduced by {{less}}.", cites="13-2a-4"),
]
