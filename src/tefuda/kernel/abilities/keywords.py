"""Names that abilities are known by: that of a keyword, or of the condition under which they are valid."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..continuous.projection import has_label
from ..state.state import Row, State
from ..state.card_table import Table
from .conditions import All
from ..continuous.information import label_information
from .nodes import Ability, Condition
from .scope import Scope

# The label of a card whose abilities with a condition of that name are valid in any case.
VALID: Final = "valid:"


# The label of a card whose abilities cost nothing.
COSTLESS: Final = "costless"


def is_costless(g: State, card: int) -> bool:
    """Whether nothing is paid for the abilities of a card now."""
    return card >= 0 and COSTLESS in g.table.label_number and has_label(g, card, COSTLESS)


@dataclass(frozen=True)
class NamedCondition(Condition):
    """A condition that has a name. Where something makes what is named so valid, it need not be met."""

    keyword: str
    condition: Condition

    def looks(self, table: Table) -> Row:
        return label_information(table, VALID + self.keyword)

    def met(self, g: State, s: Scope) -> bool:
        if self.condition.met(g, s):
            return True
        return s.source >= 0 and has_label(g, s.source, VALID + self.keyword)


def is_named(ability: Ability, keyword: str) -> bool:
    """Whether an ability has that keyword; one with a number behind it is the same keyword."""
    if ability.keyword == keyword or ability.keyword.startswith(f"{keyword} "):
        return True
    conditions = ability.condition.parts if isinstance(ability.condition, All) else (ability.condition,)
    return any([isinstance(it, NamedCondition) and it.keyword == keyword for it in conditions])
