"""A game that doesn't exist, with few words of its own: what the core says by itself, in other words than any game."""
from __future__ import annotations

from typing import Any

from tefuda.cards.language import Kind, Language, Production, Rule, Word
from tefuda.cards.language.core import KINDS, parts
from tefuda.cards.language.core_acts import stack
from tefuda.cards.language.core_conditions import moment
from tefuda.cards.language.core_words import Vocabulary
from tefuda.cards.language.english import NOUN
from tefuda.kernel.abilities.ability_kinds import Always, Automatic
from tefuda.kernel.abilities.card_effects import Rest, Show, Stand
from tefuda.kernel.abilities.event_patterns import BY_OPPONENTS_EFFECT
from tefuda.kernel.abilities.selections import AnyCard, Cards

DECK, HAND, TABLE, PILE = range(4)
COST, FORCE = range(2)
BY_TEXT, BY_LOOK, BY_WILL, BY_RULE = range(4)
DAWN = 9
FIGHTING, DREAMING = 50, 51

_WORDS: dict[str, Any] = {
    "moved": BY_TEXT, "looked": BY_LOOK, "decided": BY_WILL, "rest": Rest(BY_TEXT), "stand": Stand(BY_TEXT),
    "show": Show(BY_LOOK),
}
_ZONES = ((DECK, "山", "deck"), (HAND, "手札", "hand"), (TABLE, "卓", "table"), (PILE, "塚", "pile"))


def _own(v: Vocabulary) -> list[Production]:
    return [
        *[Word(kind, zone, ja, en) for kind in ("zone", "place") for zone, ja, en in _ZONES],
        Word("stack", DECK, "山", "deck"),
        Word("attribute", COST, "費用", "cost"), Word("attribute", FORCE, "力", "force"),
        Word("label-name", "trait:moss", "苔", "Moss"), Word("label-name", "trait:glass", "玻璃", "Glass"),
        Word("keyword", "swift", "【疾】", "【Swift】"),
        Word("granted", Always("swift"), "【疾】", "【Swift】"),
        Word("cause", BY_OPPONENTS_EFFECT, "相手の術で", "by your opponent's spell"),
        Word("by", (BY_RULE,), "掟で", "by rule"),
        Word("card-deed", FIGHTING, "戦えない", "fight"),
        Word("player-deed", DREAMING, "夢を見られない", "dream"),
        *[Rule(kind, Cards, f"{{whose:{whose}}}{{tests:adj*0}}札", f"{{tests*0 | | }} piece(s:@){NOUN} on {{whose}} table",
               fixed={"zones": (TABLE,)}) for kind, whose in (("group", "whose"), ("their-group", "their"))],
        Rule("single", AnyCard, "{whose:side}主", "{whose} master", number="sg"),
        *stack(v, DECK, "山", "deck"),
        *moment(DAWN, "夜明け", "{whose} dawn"),
        Rule("ability", Automatic, "【自】{limit:limit?}{when:trigger}、{effects:sentence*}",
             "【Auto】{limit?} {when}, {effects* | | }"),
        Rule("ability", Always, "【常】{condition:given?}{statics:static@stem,end*、}。",
             "【Always】{condition?_, }{statics}."),
    ]


def plain(**words: Any) -> Language:
    """The language of that game, with some of the words of the core."""
    v = Vocabulary(**{**_WORDS, **words})
    return Language("plain", [*parts(v), *_own(v)], [*KINDS, Kind("ability", "能力", "an ability")])
