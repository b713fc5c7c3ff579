"""205.4 and the keywords of chapter 1100 that begin an ability or stand for one: icons in place of words."""
from __future__ import annotations

import random
from typing import Any, Final

from ...cards.language import Pattern, Production, Rule, Word
from ...cards.language.english import aside
from ...kernel.abilities.ability_kinds import Activated, Always, Automatic
from ...kernel.abilities.card_effects import Lasts, MoveTo, Rest
from ...kernel.abilities.copied_abilities import GainAbilityOf
from ...kernel.abilities.conditions import Done, ThereAmong, ThereOfEach, ThereOfKinds, TurnOf
from ...kernel.abilities.control_flow import If, May, Sequence
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import Moves
from ...kernel.abilities.labels import NameHas, OnlyLabelled
from ...kernel.abilities.filters import Between, Has, InState, IsSo
from ...kernel.abilities.nodes import AT_LEAST, OPPONENT, YOU, Limit
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.board_places import Placed, Places, PutInto
from ...kernel.abilities.qualities import Cannot
from ...kernel.abilities.selections import Cards, Choice
from ...kernel.abilities.spoken_of import It, This
from ...kernel.codes import REST, STOOD
from ...kernel.continuous.lasting_effects import FOR_OPPONENTS_NEXT_TURN, FOR_TURN
from .areas import (
    BATTLING, BY_ABILITY, ELSEWHERE, PAY, REBOOT, ZONE_CHARGE, ZONE_HAND, ZONE_REMOVE,
    ZONE_RESOURCE, ZONE_SQUARE, ZONE_TRASH,
)
from .cards import COST
from .language_cards import IS_ZX, NORMAL, SPOTS, ZONES
from .language_deeds import EXCLUDE
from .language_dynamis import TYPES_THERE
from .menus import WITH_PRIORITY
from .nodes import Level, PlayedBy, TakesPlace, TypeLevel, ZeroOptima

ACT: Final = r"(【起】|\[起\]|起)"
AUTO: Final = r"(【自】|\[自\]|自)"
ALWAYS: Final = r"(【常】|\[常\]|常)"
ONLY_SO_OFTEN: Final = "この能力は1ターンに{limit.times:int}回しか(使用|プレイ|発揮)できない。"
COSTS: Final = "(〈|［){costs:price*}(〉|］)"
_APPEARS: Final = Moves(This(), ELSEWHERE, (ZONE_SQUARE,))
_OPEN: Final = (ZONE_TRASH, ZONE_CHARGE, ZONE_RESOURCE, ZONE_REMOVE)
_PLAYED: Final[dict[str, Any]] = {"timings": (WITH_PRIORITY,)}
_ZXTEND: Final = Limit(1, for_game=True, by_name=True, name="zxtend drive")
_CYBER: Final = Limit(1, by_name=True, name="cyber")


# 205.4b, 803.1d: when and where an ability works. What one of them says alone can be said in words too, so that it is
# only read here (see ``language_abilities``); several together are printed so.


def act_icons(valid: str = "") -> str:
    return f"{ACT}{valid}【コスト】{{costs:price*}}【効果】{{effects:sentence*}}"


def auto_icons(valid: str = "") -> str:
    return f"{AUTO}{valid}【誘発】{{when:event_pattern}}。【効果】{{effects:sentence*}}"


def always_icons(valid: str = "") -> str:
    return f"{ALWAYS}{valid}【効果】{{statics:ruling-line*}}"


VALID_TURN: Final = "【有効】【{condition.whose:turn-icon}】"
VALID_LIMIT: Final = "【有効】【ターン{limit.times:int}】"
VALID_ZONES: Final = "【有効】{where:valid-zone*か}"


def _validity(turn: bool, limit: bool, zones: str) -> tuple[str, str, dict[str, type]]:
    """The Japanese, the English, and the nodes that are written with it; ``zones`` is the kind of zones, or nothing."""
    within: dict[str, type] = {}
    ja, en = "【有効】", "【Valid】"
    if turn or limit:
        whose, whose_en = ("{condition.whose:turn-icon}", "{condition.whose}") if turn else ("ターン", "turn")
        ja += f"【{whose}{'{limit.times:int}' if limit else ''}】"
        en += f" 【{whose_en}{' {limit.times}' if limit else ''}】"
    if turn:
        within["condition"] = TurnOf
    if limit:
        within["limit"] = Limit
    if zones:
        ja, en = ja + f"{{where:{zones}*か}}", en + " {where* or }"
    return ja, en + " ", within


def _icons() -> list[Production]:
    """Abilities whose validity, costs, triggers and effects stand behind icons."""
    found: list[Production] = [
        Word("turn-icon", YOU, "自分ターン", "your turn", cites="803.1d"),
        Word("turn-icon", OPPONENT, "相手ターン", "opponent's turn", cites="803.1d"),
        # What works without being played works where everybody sees it.
        *[Word(kind, zone, ja, en) for zone, ja, en, _ in ZONES for kind in ("valid-zone", "open-zone")
          if zone in _OPEN or (zone == ZONE_HAND and kind == "valid-zone")],
        *[Word(kind, ZONE_SQUARE, "スクエア", "square") for kind in ("valid-zone", "open-zone")],
    ]
    for turn in (False, True):
        for limit in (False, True):
            for zones in ("", "open-zone"):
                found += _valid(turn, limit, zones)
    return found


def _valid(turn: bool, limit: bool, zones: str) -> list[Production]:
    found: list[Production] = []
    ja, en, within = _validity(turn, limit, "valid-zone" if zones else "")
    if turn + limit + bool(zones) > 1:
        found.append(Rule(
            "ability", Activated, act_icons(ja),
            f"【Act】 {en}【Cost】 {{costs* | | }} 【Effect】 {{effects* | | }}", fixed=_PLAYED, within=within,
            cites="205.4c"))
    ja, en, within = _validity(turn, limit, zones)
    if turn or limit or zones:
        found.append(Rule(
            "ability", Automatic, auto_icons(ja),
            f"【Auto】 {en}【Trigger】 {{when@fin}}. 【Effect】 {{effects* | | }}",
            (f"{AUTO}{{when:event_pattern@past}}(時|とき)、{{effects:sentence*}}{ONLY_SO_OFTEN}",)
            if limit and not turn and not zones else (), within=within, cites="205.4d"))
    if zones and not limit:
        found.append(Rule(
            "ability", Always, always_icons(ja), f"【Always】 {en}【Effect】 {{statics* | | }}", within=within,
            cites="205.4e"))
    return found


def _gates() -> list[Production]:
    """What an ability as a whole depends on, in front of it."""
    return [
        Rule("gate", None, "{it:level}", "{it}"),
        Rule("level", Level, "{label:card-label}Lv{number:int}", "{label} Lv {number}", cites="1110.2"),
        Rule("level", TypeLevel, "{type:type-word}Lv{number:int}", "{type} Lv {number}", cites="1110.4"),
        *[Word("type-word", kind, ja, en, cites=cites) for kind, ja, en, cites in TYPES_THERE],
        Rule("gate", ZeroOptima, "ゼロオプティマ{number:int}", "zero optima {number}", cites="1108.2"),
        Rule("gate", PlayedBy, "【P】「{name:name}」", "【P】 “{name}”", cites="205.4a"),
        Rule("ability", Activated, f"{ACT}{{condition:gate}}{COSTS}{{effects:sentence*}}",
             "【Act】 {condition}, [{costs*, |, |, }]: {effects* | | }", fixed=_PLAYED, cites="1110.1"),
        Rule("ability", Automatic, f"{AUTO}{{condition:gate}}{{when:trigger}}、{{effects:sentence*}}",
             "【Auto】 {condition}: {when}, {effects* | | }", cites="1110.1"),
        Rule("held", None, "{it:gate}", "{it}"),
        Rule("ability", Activated, f"{ACT}ゼクステンド・ドライブ！{COSTS}{{effects:sentence*}}",
             "【Act】 Zxtend Drive! [{costs*, |, |, }]: {effects* | | }", fixed={**_PLAYED, "limit": _ZXTEND},
             cites="1112.2"),
        Rule("ability", Automatic, f"{AUTO}ゼクステンド・ドライブ！{{when:trigger}}、{{effects:sentence*}}",
             "【Auto】 Zxtend Drive! {when}, {effects* | | }", fixed={"limit": _ZXTEND}, cites="1112.2"),
    ]


def _cyber(number: int) -> Activated:
    """The ability that the keyword Cyber (電影) with a number stands for (1114.2)."""
    own = Cards((ZONE_SQUARE,), YOU, (IS_ZX, InState(REST, False), Has(COST, AT_LEAST, Fixed(number))))
    return Activated(
        keyword="cyber", where=(ZONE_HAND,), condition=TurnOf(YOU), limit=_CYBER, timings=(WITH_PRIORITY,),
        costs=(Do(Choice(own, Fixed(1)), MoveTo(ZONE_HAND, PAY)),),
        effects=(TakesPlace(),))


def _install() -> Automatic:
    """The ability that the keyword Install (インストール) stands for (1115.2)."""
    forms = Cards((ZONE_TRASH,), YOU, (NameHas("転身"), IS_ZX))
    return Automatic(keyword="install", when=_APPEARS, effects=(
        May(Do(Choice(forms, Fixed(1)), EXCLUDE)), If(Done(), GainAbilityOf(It(), FOR_TURN))))


def _headbutt(places: tuple[int, ...]) -> Automatic:
    """The ability of the stylish headbutt (1111.2), which puts a Z/X on one of the squares that its text shows."""
    theirs = Cards((ZONE_SQUARE,), OPPONENT, (IS_ZX, Placed(NORMAL), IsSo(BATTLING, False)))
    sleeps = Sequence((Do(It(), Rest(BY_ABILITY)), Do(It(), Lasts(Cannot(STOOD, REBOOT), FOR_OPPONENTS_NEXT_TURN))))
    return Automatic(keyword="headbutt", when=_APPEARS, effects=(
        Do(Choice(theirs, Fixed(1)), PutInto(Places(ZONE_SQUARE, places, (IS_ZX,)), BY_ABILITY)), If(Done(), sleeps)))


def _keywords() -> list[Production]:
    return [
        *[Word("keyword-ability", _cyber(number), f"【起】電影{number}", f"【Act】 cyber {number}", cites="1114.2")
          for number in range(1, 10)],
        Word("keyword-ability", _install(), "【自】インストール", "【Auto】 install", cites="1115.2"),
        *[Word("keyword-ability", _headbutt(places), f"【自】スタイリッシュ頭突き:{ja}",
               f"【Auto】 stylish headbutt: {en}", cites="1111.2") for places, ja, en in SPOTS],
        *[Word("keyword", keyword, f"「{ja}」", en, cites=cites) for keyword, ja, en, cites in (
            ("cyber", "電影", "cyber", "1114.1"), ("install", "インストール", "install", "1115.1"),
            ("headbutt", "スタイリッシュ頭突き", "stylish headbutt", "1111.1"),
            ("alter force", "アルターフォース", "alter force", "1107.1"))],
    ]


# 815.1: nine squares, row by row from the far side, those that are meant marked.


def _read_figure(text: str) -> tuple[int, ...]:
    return tuple(number for number, sign in enumerate(text.replace("/", "")) if sign == "◎")


def _print_figure(places: tuple[int, ...]) -> str:
    signs = "".join("◎" if number in places else "□" for number in range(9))
    return "/".join(signs[start:start + 3] for start in (0, 3, 6))


def _some_figure(rng: random.Random) -> tuple[int, ...]:
    return tuple(sorted(rng.sample(range(9), rng.randint(1, 8))))


_ROW: Final = "[□◎]{3}"


def _turns_of_phrase() -> list[Production]:
    """Productions for the special notations of 815 and for conditions about several sorts of cards at once."""
    held: dict[str, type] = {"cards": Cards}
    count = "{cards.whose:side}{cards.zones:zone*と}にカードが{number:plain}枚{how:or-more}あり、その中に"
    holds = "in {cards.whose} {cards.zones* or } there are"
    return [
        Pattern("figure", tuple, f"{_ROW}/{_ROW}/{_ROW}", _read_figure, _print_figure, _print_figure, _some_figure,
                "□□□/◎□◎/□□□", "□◎"),
        Rule("spot", Placed, "〔{indexes:figure}〕のスクエア", "in a square of 〔{indexes}〕", cites="815.1"),
        Rule("adj", Between, "{attribute:attribute}{least:int}～{most:int}の",
             aside("with {attribute} from {least} to {most}"), cites="815.2"),
        Rule("adj", OnlyLabelled, "{label:label-name}だけの", aside("that is only {label}"), cites="815.3"),
        Rule("measure", ThereOfEach,
             "{cards.whose:side}{cards.zones:zone*と}に{tests:label*2と}のカードがそれぞれ{number:plain}"
             "枚{how:or-more}<ある>",
             holds + " {number} {how} cards of each of {tests* and |, | and }", within=held, cites="802.4"),
        Rule("measure", ThereAmong, count + "{among:feature*0}{among:sort}が<ある>",
             holds + " {number} {how} cards, among them a(n) {among:feature*0 | | } {among:sort}", within=held),
        Rule("measure", ThereOfKinds, count + "{kinds:plain}種族以上<ある>",
             holds + " {number} {how} cards of {kinds} or more tribes", fixed={"sort": "tribe"}, within=held),
    ]


ICONS: Final[list[Production]] = [*_icons(), *_gates(), *_keywords(), *_turns_of_phrase()]
