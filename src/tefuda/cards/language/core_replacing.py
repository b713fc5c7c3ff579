"""What takes the place of something: "when that would happen, instead this"."""
from __future__ import annotations

from typing import Any

from ...kernel.abilities.ability_kinds import Replacing
from ...kernel.abilities.player_effects import Draw
from ...kernel.replacement.replaceable_events import LosesGame, Undergoes
from ...kernel.replacement.instead import JUST, LESS, MORE, Amount, EventAmount
from ...kernel.abilities.nodes import YOU
from ...kernel.replacement.lasting_replacements import StandsIn
from .core_words import Vocabulary
from .productions import Production, Rule

# A game adds to "would" the events that abilities can wait for and that can be replaced too (moves, turns, damage that
# is marked on cards), to "impending" those that can only be replaced, to "hurting" those with damage, and to "redress"
# what can become of the damage in its own words ("relief" if that makes it less).


def impending(v: Vocabulary) -> list[Production]:
    """Events in whose place something else can happen, and what can become of damage."""
    card, en = v.card
    skill, skill_en = v.skill
    return [
        Rule("impending", None, "{it:would@*}", "{it@*}", weight=4),
        Rule("impending", None, "{it:hurting@*}", "{it@*}", weight=2),
        Rule("impending", LosesGame, "{who:player}がゲームに<敗北する>", "{who} <lose:who> the game",
             ("{who:player}が<敗北する>",)),
        Rule("impending", Undergoes, f"{{who:player}}が効果で{card}を<見る>",
             f"{{who}} <look at:who> {en}s by an effect",
             fixed={"procedure": "look"}),
        Rule("impending", Undergoes, f"{{who:player}}が効果で{card}を<探す>",
             f"{{who}} <search for:who> {en}s by an effect", fixed={"procedure": "search"}),
        Rule("impending", Undergoes, f"{{subject:subject}}の{skill}のコストを<支払う>",
             f"you <pay:pl> for the {skill_en} of {{subject}}", fixed={"procedure": "costs"}),
        # What makes damage less, and what else can become of it.
        Rule("redress", None, "{it:relief@*}", "{it@*}"),
        Rule("redress", None, "{it:recast@*}", "{it@*}"),
        Rule("relief", Amount, "そのダメージを{number:plain}(<減らす>|<軽減する>)", "<reduce> that damage by {number}",
             fixed={"change": LESS}),
        Rule("recast", Amount, "そのダメージを{number:plain}<増やす>", "<raise> that damage by {number}",
             fixed={"change": MORE}),
        Rule("relief", Amount, "そのダメージを{number:plain}に<する>", "<make> that damage {number}",
             fixed={"change": JUST}),
        Rule("recast", Draw, f"そのダメージと同じ枚数の{card}を(<引く>|<ドローする>)",
             f"<draw> as many {en}s as that damage", fixed={"who": YOU, "count": EventAmount()}),
    ]


def replacements(
    kind: str, ja: str, en: str, when: str, instead: str, paid: str, cites: tuple[str, str], wish: str = "よい",
) -> list[Production]:
    """Abilities of that kind that begin in such a way.

    ``paid`` is how a game says that what follows hangs on what was done instead; one of the paragraphs is on what has
    to happen, the other on what may.
    """
    must, may = cites
    found: list[Production] = []
    for event, effect in (("impending", "clause"), ("hurting", "redress")):
        head, head_en = f"{ja}{{when:{event}}}{when}、{instead}", f"{en}if {{when@would}}, "
        deed = "deed" if effect == "clause" else effect
        found += [
            Rule(kind, Replacing, f"{head}{{effects:{effect}@stem,end*、}}。",
                 f"{head_en}instead {{effects*, then | and |, then }}.", cites=must),
            Rule(kind, Replacing, f"{head}{{effects:{deed}@stem,te*、}}{wish}。",
                 f"{head_en}you may instead {{effects*, then | and |, then }}.", fixed={"optional": True}, cites=may),
            Rule(kind, Replacing, f"{head}{{costs:payment@stem,te*、}}{wish}。{paid}{{effects:{effect}@stem,end*、}}。",
                 f"{head_en}you may instead {{costs*, then | and |, then }}. If you do, "
                 "{effects*, then | and |, then }.", fixed={"optional": True}, cites=may),
        ]
    return [*found, *_for_a_while(when, instead)]


def _for_a_while(when: str, instead: str) -> list[Production]:
    """Effects that let something else happen instead for a while: just the next time, or each time."""
    return [
        stand_in(f"{{duration:duration}}、{ja}", f"{{duration}}, {en}", event, effect, when, instead, {"once": once})
        for event, effect in (("impending", "clause"), ("hurting", "redress"))
        for ja, en, once in (("次に", "the next time", True), ("", "each time", False))]


def stand_in(
    ja: str, en: str, event: str, effect: str, when: str, instead: str, fixed: dict[str, Any], cites: str = "",
) -> Production:
    """What begins so, as an effect that takes the place of an event for a while."""
    return Rule(
        "ruling", StandsIn, f"{ja}{{ability.when:{event}}}{when}、{instead}{{ability.effects:{effect}@stem,end*、}}",
        f"{en} {{ability.when@would}}, instead {{ability.effects*, then | and |, then }}", fixed=fixed,
        within={"ability": Replacing}, cites=cites)
