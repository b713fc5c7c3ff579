"""What takes the place of something: "when that would happen, instead this"."""
from __future__ import annotations

from ...kernel.abilities.ability import Replacing
from ...kernel.abilities.acts import Lasts
from ...kernel.abilities.deeds import Draw
from ...kernel.abilities.doing import Do
from ...kernel.abilities.impending import LosesGame, Undergoes
from ...kernel.abilities.instead import JUST, LESS, MORE, Amount, EventAmount
from ...kernel.abilities.nodes import YOU, Limit
from ...kernel.abilities.qualities import Gains
from ...kernel.abilities.which import This
from .core_words import Vocabulary
from .productions import Production, Rule

# A game adds to "would" the events that abilities can wait for and that can be replaced too (moves, turns, damage that
# is marked on cards), to "impending" those that can only be replaced, to "hurting" those with damage, and to "redress"
# what can become of the damage in its own words.


def impending(v: Vocabulary) -> list[Production]:
    """Events in whose place something else can happen, and what can become of damage."""
    card, en = v.card
    skill, skill_en = v.skill
    return [
        Rule("impending", None, "{it:would@*}", "{it@*}", weight=4),
        Rule("impending", None, "{it:hurting@*}", "{it@*}", weight=2),
        Rule("impending", LosesGame, "{who:player}がゲームに<敗北する>", "{who} <lose:who> the game"),
        Rule("impending", Undergoes, f"{{who:player}}が効果で{card}を<見る>",
             f"{{who}} <look at:who> {en}s by an effect",
             fixed={"procedure": "look"}),
        Rule("impending", Undergoes, f"{{who:player}}が効果で{card}を<探す>",
             f"{{who}} <search for:who> {en}s by an effect", fixed={"procedure": "search"}),
        Rule("impending", Undergoes, f"{{subject:subject}}の{skill}のコストを<支払う>",
             f"you <pay:pl> for the {skill_en} of {{subject}}", fixed={"procedure": "costs"}),
        Rule("redress", Amount, "そのダメージを{number:plain}(<減らす>|<軽減する>)", "<reduce> that damage by {number}",
             fixed={"change": LESS}),
        Rule("redress", Amount, "そのダメージを{number:plain}<増やす>", "<raise> that damage by {number}",
             fixed={"change": MORE}),
        Rule("redress", Amount, "そのダメージを{number:plain}に<する>", "<make> that damage {number}",
             fixed={"change": JUST}),
        Rule("redress", Draw, f"そのダメージと同じ枚数の{card}を(<引く>|<ドローする>)",
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
            Rule(kind, Replacing, f"{head}{{costs:deed@stem,te*、}}{wish}。{paid}{{effects:{effect}@stem,end*、}}。",
                 f"{head_en}you may instead {{costs*, then | and |, then }}. If you do, "
                 "{effects*, then | and |, then }.", fixed={"optional": True}, cites=may),
        ]
    return [*found, *_next_time(when, instead)]


def _next_time(when: str, instead: str) -> list[Production]:
    """The same for a while, by an effect: just the next time."""
    ability = "act.quality.ability"
    return [
        Rule("ruling", Do, f"{{act.duration:duration}}、次に{{{ability}.when:{event}}}{when}、{instead}"
             f"{{{ability}.effects:{effect}@stem,end*、}}",
             f"{{act.duration}}, the next time {{{ability}.when@would}}, instead "
             f"{{{ability}.effects*, then | and |, then }}",
             fixed={"which": This(), f"{ability}.limit": Limit(1)},
             within={"act": Lasts, "act.quality": Gains, ability: Replacing})
        for event, effect in (("impending", "clause"), ("hurting", "redress"))]
