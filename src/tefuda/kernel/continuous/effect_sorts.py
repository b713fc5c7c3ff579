"""The sorts of lasting effects, by what they do."""
from __future__ import annotations

from typing import Final

from ..numbering import Numbering

_SORTS: Final = Numbering("sort of lasting effect")
# Something can't happen to a card or can't be done by a player.
PROHIBIT: Final = _SORTS.add("prohibit")
# So much more or less of a number, or just so much of it.
ADD: Final = _SORTS.add("add")
SET: Final = _SORTS.add("set")
# Something else happens in place of an event.
REPLACE: Final = _SORTS.add("replace")
# A card has one more ability, or has lost one or all of them.
GRANT_ABILITY: Final = _SORTS.add("grant ability")
LOSE_ABILITY: Final = _SORTS.add("lose ability")
# A card has one more label: a name, trait, colour.
LABEL: Final = _SORTS.add("label")
# A note on a card that another player than its owner controls, moved by the effect under way.
MOVED_AWAY: Final = _SORTS.add("moved away")
# Another player controls a card that stays where it is.
CONTROL_CHANGE: Final = _SORTS.add("control change")
# A note on which lasting effects an automatic ability let begin.
ORIGIN: Final = _SORTS.add("origin")
# A note on the timestamp of a card that came together with others.
TIMESTAMP: Final = _SORTS.add("timestamp")
# Of all labels of a sort the card has just one; or none, where it is about the label that only names the sort.
RELABEL: Final = _SORTS.add("relabel")
# A change that goes no further than its bound, and a bound for the number, whatever changes it.
DOWN_TO: Final = _SORTS.add("down to")
UP_TO: Final = _SORTS.add("up to")
FLOOR: Final = _SORTS.add("floor")
CAP: Final = _SORTS.add("cap")
# So many times the number, and one of so many parts of it. With a bound other than 0 they make it only more.
TIMES: Final = 20
PART: Final = 21
# More or less of a number, just as much as makes it this: no setting, where a book sets numbers after adding to them.
EVEN_OUT: Final = _SORTS.add("even out")

# The sorts that change a number, as bits.
NUMBER_SORTS: Final = (
    1 << ADD | 1 << SET | 1 << DOWN_TO | 1 << UP_TO | 1 << FLOOR | 1 << CAP | 1 << TIMES | 1 << PART
    | 1 << EVEN_OUT)
# Those of them that make a number just so much: where it can't get less, they make it only more.
SETTING_SORTS: Final = 1 << SET | 1 << EVEN_OUT
# What each is called in the words for changes.
NUMBER_WORDS: Final = {
    ADD: "add", SET: "set", DOWN_TO: "down_to", UP_TO: "up_to", FLOOR: "floor", CAP: "cap", TIMES: "times",
    PART: "part", EVEN_OUT: "even_out",
}
# The sorts that change labels, and those that change which abilities a card has.
LABEL_SORTS: Final = 1 << LABEL | 1 << RELABEL
ABILITY_SORTS: Final = 1 << GRANT_ABILITY | 1 << LOSE_ABILITY
# The sorts that change nothing where the same is so already, as bits.
ALREADY_SORTS: Final = (
    1 << PROHIBIT | 1 << SET | 1 << LOSE_ABILITY | 1 << LABEL | 1 << RELABEL | 1 << FLOOR | 1 << CAP)


def alters_numbers(sort: int) -> bool:
    """Whether lasting effects of that sort change a number."""
    return NUMBER_SORTS >> sort & 1 != 0
