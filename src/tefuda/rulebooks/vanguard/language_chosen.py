"""What is done further to cards that were chosen or found, which the text does not name again."""
from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...cards.language import Production, Rule, Word
from ...cards.language.core_words import Vocabulary
from ...kernel.abilities.conditions import Done
from ...kernel.abilities.card_effects import Lasts, LastTogether, MoveTo, Show, CardProcedure
from ...kernel.abilities.ability_kinds import Always, Automatic
from ...kernel.abilities.control_flow import If
from ...kernel.abilities.player_effects import Look, Shuffle
from ...kernel.abilities.delayed_triggers import Later
from ...kernel.abilities.applying import Do
from ...kernel.abilities.nodes import YOU, CardEffect, Selection
from ...kernel.abilities.numbers import Fixed
from ...kernel.abilities.qualities import Cannot, Gains
from ...kernel.abilities.spoken_of import It, Looked, That
from ...kernel.codes import DECLARED
from .areas import (
    BOUND, BY_SKILL, DISCARD, FIELD, HIT, LOOK, RETIRE, ZONE_BIND, ZONE_DAMAGE, ZONE_DECK, ZONE_DROP, ZONE_HAND,
    ZONE_SOUL,
)
from .c10_by_effect import ANY_CIRCLE, BACK_CIRCLES, EMPTY_CIRCLES, FRONT_CIRCLES
from .language_moves import for_each
from .nodes import Deal, Glimpse, LastMixed, SearchOn, Trail, Verdict

_NONE: Final = Fixed(0)

# What becomes of such cards, by the words for it.
_ACTS: Final[tuple[tuple[str, str, CardEffect], ...]] = (
    ("手札に(<加える>|<戻す>)", "<put> it into your hand", MoveTo(ZONE_HAND, BY_SKILL)),
    ("相手に<見せる>", "<reveal> it", Show(BY_SKILL)),
    *((f"(|別々の){ja}に<コールする>", f"<call> it to {en}", CardProcedure("call", Fixed(where))) for where, ja, en in (
        (ANY_CIRCLE, "\\(R\\)", "\\(R\\)"), (FRONT_CIRCLES, "前列の\\(R\\)", "a front-row \\(R\\)"),
        (BACK_CIRCLES, "後列の\\(R\\)", "a back-row \\(R\\)"), (EMPTY_CIRCLES, "空いている\\(R\\)",
                                                                "an open \\(R\\)"))),
    ("\\(G\\)に<コールする>", "<call> it to \\(G\\)", CardProcedure("call guardians", _NONE)),
    ("(|\\(V\\)に)<ライドする>", "<ride> it", CardProcedure("ride", _NONE)),
    ("ソウルに<置く>", "<put> it into your soul", MoveTo(ZONE_SOUL, BY_SKILL)),
    ("ドロップゾーンに<置く>", "<put> it into the drop zone", MoveTo(ZONE_DROP, BY_SKILL)),
    ("ダメージゾーンに<置く>", "<put> it into your damage zone", MoveTo(ZONE_DAMAGE, BY_SKILL)),
    ("山札の上に(<置く>|<戻す>)", "<put> it on top of the deck", MoveTo(ZONE_DECK, BY_SKILL)),
    ("山札の下に(<置く>|<戻す>)", "<put> it on the bottom of the deck", MoveTo(ZONE_DECK, BY_SKILL, bottom=True)),
    ("<捨てる>", "<discard> it", MoveTo(ZONE_DROP, DISCARD)),
    ("<バインドする>", "<bind> it", MoveTo(ZONE_BIND, BOUND)),
    ("<退却させる/1>", "<retire> it", MoveTo(ZONE_DROP, RETIRE)),
    ("<呪縛する>", "<lock> it", CardProcedure("lock", _NONE)),
)


def _moved_onward(kind: str, which: Selection) -> list[Production]:
    """Where such cards go, be they chosen ones or those that were looked at."""
    return [Rule(kind, Do, ja, en, fixed={"which": which, "act": act}) for ja, en, act in _ACTS]


def _onward(v: Vocabulary, kind: str, which: Selection) -> list[Production]:
    """Productions for what is done to cards in play that were spoken of before."""
    lasts, during, them = {"act": Lasts}, "{act.duration:duration}、", {"which": which}
    return [
        *_moved_onward(kind, which),
        *[Rule(kind, Do, f"<{ja}する>", f"<make> it {en}", fixed={**them, "act": act})
          for (ja, en), act in ((v.active, v.stand), (v.rested, v.rest))],
        Rule(kind, Do, during + "{act.quality:shift@*}", "<give> it {act.quality} {act.duration}", fixed=them,
             within=lasts),
        Rule(kind, Do, during + "{act.qualities:points*2(/|、|し、)}", "<give> it {act.qualities* and } {act.duration}",
             fixed=them, within={"act": LastTogether}),
        Rule(kind, Do, during + "{act.quality.ability:granted}を(<与える>|<得る>)",
             "<give> it {act.quality.ability} {act.duration}", fixed=them, within={**lasts, "act.quality": Gains}),
        Rule(kind, Do, during + "{act.quality:icon}を(<与える>|<得る>)", "<give> it {act.quality} {act.duration}",
             fixed=them, within=lasts),
        Rule(kind, Do, during + "ヒットされない", "it can't be hit {act.duration}",
             fixed={**them, "act.quality": Cannot(DECLARED, HIT)}, within=lasts),
    ]


def chosen(v: Vocabulary) -> list[Production]:
    return [
        *_onward(v, "onward", It()), *_moved_onward("seen-onward", Looked()),
        Word("self", That(FIELD), "そのユニット", "that unit", number="sg", cites="8.5.5.3"),
        Word("self", That(), "そのカード", "that card", number="sg"),
        Rule("found", None, "{it:onward@*}", "{it@*}"),
        # What was chosen and dealt with in a way of its own is spoken of further.
        Rule("action", Deal, "{parts:picked@stem}、{parts:onward@stem,end*、}",
             "{parts:picked}, then {parts:onward*, then | and |, then }", cites="8.5.5.3"),
        # Costs of several parts.
        Rule("cost", Deal, "{parts:picked@stem}、{parts:onward@stem,end*、}",
             "{parts:picked}, then {parts:onward*, then | and |, then }", cites="8.5.2.3"),
        Rule("cost", Trail, "{parts:handled@stem}、{parts:shuffle-it}", "{parts:handled} and {parts:shuffle-it}",
             cites="8.5.2.3"),
        Rule("handled", None, "{it:picked@*}", "{it@*}"),
        Rule("handled", Do, "{which:self}を{act:move@*}", "<put> {which} {act}"),
        Rule("shuffle-it", Shuffle, "その山札をシャッフルする", "shuffle that deck", ("山札をシャッフルする",
                                                                                      "シャッフルする"),
             fixed={"who": YOU, "zone": ZONE_DECK}, cites="10.11.1"),
        # One that was looked at or shown.
        Rule("action", Glimpse, "{parts:looking@stem}、{parts:seen-onward@stem,end*、}",
             "{parts:looking}, then {parts:seen-onward*, then | and |, then }", cites="3.13.1"),
        Rule("verdict", Verdict, "{parts:looking@stem}、{parts:if-seen}", "{parts:looking}. {parts:if-seen}",
             ("{parts:looking}。{parts:if-seen}",), cites="3.13.1"),
        Rule("if-seen", If, "{condition:given}{then:seen-onward}", "{condition}, {then}"),
        Rule("if-seen", If, "{condition:given}{then:seen-onward}。そうでないなら、{otherwise:seen-onward}",
             "{condition}, {then}. Otherwise, {otherwise}",
             ("{condition:given}{then:seen-onward}。(それ以外なら|そうでなければ|違うなら)、{otherwise:seen-onward}",
              "{condition:given}{then:seen-onward@stem}、(そうでないなら|それ以外なら|そうでなければ|違うなら)、{otherwise:seen-onward}")),
        *[Rule("looking", Look, f"{{which:pile}}(を|)<{ja}>", f"<{en}> {{which}}",
               fixed={"to_all": to_all, "reason": LOOK}, cites=cites)
          for ja, en, to_all, cites in (("見る", "look at", False, "3.13.1"), ("公開する", "reveal", True, "10.9.1"))],
        # The last part of a sentence may hang on something, or come later.
        Rule("verdict", Trail, "{parts:clause@stem,stem*、}、{parts:tail}",
             "{parts:clause*, then | and |, then }, and {parts:tail}", cites="8.5.5.3"),
        Rule("verdict", SearchOn, "{parts:seeking@stem}、{parts:found@stem,stem*、}、{parts:tail}",
             "{parts:seeking}, then {parts:found*, then | and |, then }, and {parts:tail}", cites="10.10.1"),
        Rule("tail", If, "{condition:given}{then:action}", "{condition}, {then}"),
        Rule("tail", Later, "{ability.when:later}、{ability.effects:clause@stem,end*、}",
             "{ability.when}, {ability.effects*, then | and |, then }", within={"ability": Automatic}),
        *for_each("tail"),
        # Those that have conditions and parts of their own.
        Rule("sentence", None, "{it:verdict}。", "{it}."),
        *[Rule("sentence", If, f"{{condition:{first}}}{{then.condition:{second}}}{{then.then:action}}。",
               "{condition}, and {then.condition}, {then.then}.", within={"then": If})
          for first, second in (("prior-given", "given"), ("turn-given", "other-given"))],
        Rule("sentence", If, "{condition:given}{then:verdict}。", "{condition}, {then}."),
        Rule("sentence", If, "払ったら、{then:verdict}。", "if you do, {then}.", fixed={"condition": Done(True)}),
        # Several things that are so for the same while.
        *[Rule("ruling", Do, f"{ja}{{act.qualities:points*(/|、|し、)}}(し、|、){{act.qualities:mixed}}",
               "<give> {which} {act.qualities:points* and }{act.duration? _}, and {act.qualities:mixed}",
               within={"act": LastMixed})
          for ja in ("{act.duration:duration?、}{which:target}の",
                     "{which:choice}(|を)(選び、|選んで、){act.duration:duration?、}")],
        Rule("mixed", Gains, "{ability:granted}を(<得る>|<与える>)", "<give> it {ability}"),
        Rule("mixed", None, "{it:icon}を(<得る>|<与える>)", "<give> it {it}"),
        Rule("mixed", Gains, "{ability.statics:barred-calls*、}", "{ability.statics}", fixed={"ability.where": FIELD},
             within={"ability": Always}, cites="10.7.1.2"),
    ]


def picked(parts: list[Production]) -> list[Production]:
    """The productions of what is done to chosen cards, under a kind of their own."""
    return [replace(part, kind="picked") for part in parts
            if isinstance(part, Rule) and part.kind == "deed" and part.ja.startswith("{which:choice}")
            and part.node is Do]
