"""More of what units wait for: cards that are locked, returned or turned up, attacks that miss, and who is attacked."""
from __future__ import annotations

from typing import Final

from ...cards.language import Production, Rule
from ...kernel.abilities.conditions import Fits
from ...kernel.abilities.event_patterns import Declares, Moves, WithCondition
from ...kernel.abilities.nodes import EITHER, YOU
from ...kernel.abilities.filters import InState, IsSo
from ...kernel.abilities.selections import AnyCard, Cards
from ...kernel.abilities.spoken_of import EventCard, This
from ...kernel.codes import FACE_DOWN
from .areas import (
    ATTACK, BOOSTS, DISCARD, FIELD, HIT, INTERCEPTED, IS_UNIT, LOCK, NO_HIT, OFF_FIELD, REAR_ZONES, UNLOCK,
    ZONE_BIND, ZONE_DROP, ZONE_HAND,
)

_ANY_UNIT: Final = Cards(FIELD, EITHER, (IsSo(IS_UNIT),))

EVENTS: Final[list[Production]] = [
    Rule("event_pattern", Declares, "{subject:subject}の(アタック|攻撃)が<ヒットしない>",
         "the attack of {subject} does not hit", fixed={"reason": NO_HIT}, cites="7.7.1.7"),
    Rule("event_pattern", Declares, "{subject:subject}の(アタック|攻撃)が{other:subject}に<ヒットしない>",
         "the attack of {subject} does not hit {other}", fixed={"reason": NO_HIT}, cites="7.7.1.7"),
    Rule("event_pattern", Declares, "{other:subject}が<アタックされる/1>", "{other} <be:other> attacked",
         fixed={"reason": ATTACK, "subject": _ANY_UNIT}, cites="7.4.1.8"),
    Rule("event_pattern", Declares, "{subject.whose:side}(アタック|攻撃)が{other:subject}に<ヒットする>",
         "an attack of {subject.whose} units hits {other}", fixed={"reason": HIT, "subject.zones": FIELD},
         within={"subject": Cards}, cites="7.7.1.7"),
    # A locked card is no unit any more: of which clan it is, nobody can say.
    *[Rule("event_pattern", Declares, f"{{subject.whose:side}}(リアガード|カード|ユニット)が<{ja}される/1>",
           f"a card on {{subject.whose}} rear-guard circles is {en}",
           fixed={"reason": reason, "subject.zones": REAR_ZONES}, within={"subject": Cards}, cites=cites)
      for reason, ja, en, cites in ((LOCK, "呪縛", "locked", "10.22.3"), (UNLOCK, "解呪", "unlocked", "10.24.1"))],
    Rule("event_pattern", WithCondition,
         "{event_pattern.subject:mover}が{event_pattern.targets:zone*か}に表で<置かれる>",
         "{event_pattern.subject} <be:event_pattern.subject> put face up into the {event_pattern.targets* or }",
         fixed={"condition": Fits(EventCard(), InState(FACE_DOWN, False))}, within={"event_pattern": Moves},
         cites="3.17.3.1"),
    Rule("would", Moves, "{subject.whose:side}手札からカードが<捨てられる/1>",
         "a card is discarded from {subject.whose} hand",
         fixed={"sources": (ZONE_HAND,), "targets": (ZONE_DROP,), "reasons": (DISCARD,)}, within={"subject": AnyCard},
         cites="10.3.1"),
    Rule("would", Moves,
         "{subject.whose:side}{sources:zone*か}からカードが{targets:zone*か}に(<置かれる>|<加えられる>|<戻る/5>)",
         "a card is put from {subject.whose} {sources* or } into the {targets* or }", within={"subject": AnyCard}),
    Rule("would", Moves, "{subject.whose:side}{targets:zone*か}に{subject.tests:np*}が<置かれる>",
         "a(n) {subject.tests* | | } card is put into {subject.whose} {targets* or }", within={"subject": AnyCard}),
    *[Rule("would", Moves, f"{{subject.whose:side}}{{sources:zone*か}}から{{subject.tests:np*}}が<{ja}/1>",
           f"a(n) {{subject.tests* | | }} card is {en} from {{subject.whose}} {{sources* or }}", fixed=fixed,
           within={"subject": AnyCard}, cites=cites)
      for ja, en, fixed, cites in (
          ("バインドされる", "bound", {"targets": (ZONE_BIND,)}, "10.21.1"),
          ("捨てられる", "discarded", {"targets": (ZONE_DROP,), "reasons": (DISCARD,)}, "10.3.1"))],
    Rule("would", Moves, "{subject:subject}が(<インターセプトする>|【インターセプト】<する>)",
         "{subject} <intercept:subject>",
         fixed={"reasons": (INTERCEPTED,)}, cites="7.5.1.2.4"),
    Rule("would", Moves, "{subject:mover}が{causes:cause?}<バインドされる/1>",
         "{subject} <be:subject> bound{causes? _}",
         fixed={"targets": (ZONE_BIND,)}, cites="10.21.1"),
    # By an effect of a certain card.
    Rule("would", Moves, "{subject:subject}が{doer:subject}の(効果|能力)で{targets:circle}に<登場する>",
         "{subject} <be:subject> placed on {targets} by an effect of {doer}",
         ("{doer:subject}の(効果|能力)で{subject:subject}が{targets:circle}に<登場する>",),
         fixed={"sources": OFF_FIELD},
         cites="3.14.1.1"),
    # The unit that this one boosts.
    *[Rule("event", WithCondition,
           f"このユニットがブーストした(アタック|攻撃|ユニットのアタック)が{ja}ヒットした(時|とき)",
           f"when an attack that this unit boosted hits{en}",
           fixed={"event_pattern.reason": HIT, "event_pattern.subject": Cards(FIELD, YOU),
                  "condition": Fits(This(), IsSo(BOOSTS))}, within={"event_pattern": Declares}, cites="7.4.1.10")
      for ja, en in (("", ""), ("{event_pattern.other:subject}に", " {event_pattern.other}"))],
    Rule("would", Moves, "{subject:mover}が{causes:cause?}<捨てられる/1>",
         "{subject} <be:subject> discarded{causes? _}",
         ("{subject:mover}が{causes:cause?}手札から<捨てられる/1>",),
         fixed={"sources": (ZONE_HAND,), "targets": (ZONE_DROP,), "reasons": (DISCARD,)}, cites="10.3.1"),
]
