"""9-1-9-1-1: what happens instead of what a text said just before, if something is so. What it omits is as before."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from ...cards.language import Production, Rule
from ...cards.language.core_replacing import replacements
from ...kernel.abilities.card_effects import DealDamage, Lasts
from ...kernel.abilities.control_flow import ChooseInstead, If
from ...kernel.abilities.player_effects import Draw
from ...kernel.abilities.applying import Do
from ...kernel.abilities.event_patterns import DamageDealt, Moves
from ...kernel.replacement.instead import JUST, Amount, Diverted
from ...kernel.abilities.nodes import YOU
from ...kernel.abilities.qualities import Gains
from ...kernel.abilities.spoken_of import It, This
from .areas import DESTROY, EFFECT_DAMAGE, ZONE_HAND
from .language_cards import DAMAGES
from .language_moments import FIELD
from .language_qualities import BRIEF


def _instead(
    usual: str, other: str, en: str, other_en: str, fixed: Mapping[str, Any], within: Mapping[str, type[Any]],
) -> Rule:
    """One effect, and another one of the same make instead: both have the fixed parts, which are said once."""
    both = {f"{prefix}.{path}": value for prefix in ("then", "otherwise") for path, value in fixed.items()}
    inner = {f"{prefix}.{path}" if path else prefix: node for prefix in ("then", "otherwise")
             for path, node in within.items()}
    return Rule("tail", If, f"{_in('otherwise', usual)}。{{condition:given}}かわりに{_in('then', other)}。",
                f"{_in('otherwise', en)}. {{condition}}, {_in('then', other_en)} instead.", fixed=both, within=inner)


def _in(field: str, template: str) -> str:
    """The slots of a template, and what agrees with them, as those of a node in a field."""
    return re.sub(r":(which|count)(?=[>)])", rf":{field}.\1", template.replace("{", "{" + field + "."))


_LASTS: Final = {"": Do, "act": Lasts}
_GAINS: Final = {**_LASTS, "act.quality": Gains}
_SPOKEN_OF: Final = ((It(), "それ", "it"), (It(many=True), "それら", "them"), (This(), "このユニット", "this Unit"))


def _of_one(which: It | This, ja: str, en: str) -> list[Production]:
    """Effects on one card of which another number is said to apply instead."""
    return [
        _instead(f"{ja}に[、]{{act.points:amount}}ダメージを与える", "{act.points:amount}ダメージを与える",
                 f"deal {{act.points}} to {en}", "deal {act.points}",
                 {"which": which, "act.reason": EFFECT_DAMAGE}, {"": Do, "act": DealDamage}),
        *[rule for duration, while_ja, while_en in BRIEF
          for rule in _for_a_while(
              f"{while_ja}、{ja}", f"{while_en}, {en}", {"which": which, "act.duration": duration})],
    ]


def _for_a_while(ja: str, en: str, fixed: dict[str, Any]) -> list[Production]:
    return [
        _instead(f"{ja}を{{act.quality:shift}}する", "{act.quality:shift}する", f"{en} gets {{act.quality}}",
                 "it gets {act.quality}", fixed, _LASTS),
        _instead(f"{ja}は{{act.quality:gained}}を得る", "{act.quality:gained}を得る", f"{en} gains {{act.quality}}",
                 "it gains {act.quality}", fixed, _LASTS),
        _instead(f"{ja}は{{act.quality.ability:free}}", "{act.quality.ability:free}", f"{en} {{act.quality.ability}}",
                 "it {act.quality.ability}", fixed, _GAINS),
        _instead(f"{ja}が{{act.quality.ability:next}}", "{act.quality.ability:once}", f"{en} {{act.quality.ability}}",
                 "it {act.quality.ability}", fixed, _GAINS),
    ]


INSTEAD: Final[list[Production]] = [
    # Other cards are chosen.
    Rule("tail", ChooseInstead,
         "{choice:choice}を選ぶ。{effect:plain}{condition:given}かわりに{other:choice}を選ぶ。",
         "choose {choice}. {effect} {condition}, choose {other} instead.", cites="9-1-9-1-1"),
    # Something else is done.
    Rule("tail", If, "{otherwise:plain}{condition:given}かわりに{then:doing}。",
         "{otherwise} {condition}, {then} instead.",
         ("{condition:so}{then:doing}。(そうでないなら|そうでない場合|それ以外の場合|それ以外なら)、{otherwise:plain}",),
         cites="9-1-9-1-1"),
    _instead("自分は{count:sheets}ドローする", "{count:sheets}ドローする", "draw {count} card(s:count)",
             "draw {count} card(s:count)", {"who": YOU}, {"": Draw}),
    *[_instead(f"{ja}、{{which:target}}を{{act.quality:shift}}する", "{which:target}を{act.quality:shift}する",
               f"{en}, {{which}} <get:which> {{act.quality}}", "{which} <get:which> {act.quality}",
               {"act.duration": duration}, _LASTS)
      for duration, ja, en in BRIEF],
    *[rule for which, ja, en in _SPOKEN_OF for rule in _of_one(which, ja, en)],
    # 9-1-9-1: what happens in the place of an event.
    *replacements("ability", "{condition:during?}{limit:limit?}", "{condition?}{limit?} ", "(とき|場合)",
                  "(かわりに|代わりに)[、]", "そうしたなら、", ("9-1-9-1-1", "9-1-3"), "(もよい|よい)"),
    Rule("impending", None, "{it:hurting@*}", "{it@*}"),
    Rule("impending", Moves, "{subject:mortal}が{causes:cause?}<破壊される>",
         "{subject} <be:subject> destroyed{causes? _}",
         fixed={"sources": FIELD, "reasons": (DESTROY,)}, cites="4-10"),
    Rule("impending", Moves, "{subject:subject}が{causes:cause?}手札に<戻される>",
         "{subject} <be:subject> returned to a hand{causes? _}", ("{subject:subject}が{causes:cause?}手札に<戻る>",),
         fixed={"sources": FIELD, "targets": (ZONE_HAND,)}, cites="9-1-9-1"),
    Rule("redress", Diverted, "{which:this}がそのダメージを<受ける>", "<redirect> that damage to {which}",
         ("そのダメージを{which:this}が<受ける>",), cites="9-1-9-1"),
    *[rule for ja, en, reasons in DAMAGES for rule in (
        Rule("hurting", DamageDealt, f"{{subject:subject}}が{ja}ダメージを<受ける>",
            f"{{subject}} <take:subject> {en}damage",
             fixed={"reasons": reasons}, cites="4-5"),
        Rule("hurting", DamageDealt, f"{{subject:shields}}が{ja}ダメージを<受ける>",
             f"a(n) {{subject@sg}} <take:sg> {en}damage",
             fixed={"reasons": reasons}, cites="4-5"),
        Rule("hurting", DamageDealt, f"{{subject:subject}}が{{doer:group}}から{ja}ダメージを<受ける>",
             f"{{subject}} <take:subject> {en}damage from a(n) {{doer@sg}}", fixed={"reasons": reasons}, cites="4-5"))],
    Rule("redress", Amount, "そのダメージを{number:figure}に<する>", "<make> that damage {number}",
         fixed={"change": JUST}, cites="4-5-1"),
    Rule("clause", None, "{it:doing@*}", "{it@*}"),
    Rule("clause", None, "{it:ruling}", "{it}"),
]
