"""What abilities always say by cards that not all see, such as the red ones in a hand.

What came of it would tell which cards these are. So nothing does, but for cards that are not open themselves.
"""
from __future__ import annotations

from ..book import Book
from ..codes import FACE_DOWN
from ..state.state import Row
from ..abilities.ability_kinds import Always, Forbidding, DamageReduction, Luring, Replacing
from ..abilities.nodes import Ability, Node
from ..abilities.numbers import ValueOf
from ..abilities.qualities import Gains, LosesAbility
from ..continuous.dependency_cycles import parts
from ..abilities.filters import Highest, InState
from ..abilities.selections import Best, Cards, Top

# What asks for a number of any cards that it speaks of.
_ASKING = (ValueOf, Highest, Best)
_FACE_UP = InState(FACE_DOWN, False)


def hidden_zones(book: Book) -> set[int]:
    """The zones whose cards not all see, as they lie there usually."""
    return {zone for place, zone in enumerate(book.layout.kind) if book.up_mask[place] != 3}


def untold(book: Book, ability: Ability, where: Row) -> Row:
    """The zones of those where an ability works in which what it says tells nothing to those who may not know."""
    if not isinstance(ability, (Always, Forbidding, DamageReduction, Luring, Replacing)):
        return where
    hidden = hidden_zones(book)
    # Which cards it is said of is another matter: those who see them see it.
    # An ability that it gives is looked at by itself.
    said: list[Node] = [it.quality for it in ability.holding() if not isinstance(it.quality, (Gains, LosesAbility))]
    if ability.condition is not None:
        said.append(ability.condition)
    if not any([_tells(node, hidden) for node in said]):
        return where
    return tuple([zone for zone in where if zone in hidden])


def _tells(node: Node, hidden: set[int]) -> bool:
    """Whether what a node says hangs on what cards are that not all see."""
    for part in parts(node):
        if isinstance(part, Cards) and _is_asked(part) and hidden.intersection(part.zones):
            return True
        if isinstance(part, _ASKING):
            for inner in parts(part):
                zones = inner.zones if isinstance(inner, Cards) else (inner.zone,) if isinstance(inner, Top) else ()
                if hidden.intersection(zones) and not (isinstance(inner, Cards) and _FACE_UP in inner.tests):
                    return True
    return False


def _is_asked(cards: Cards) -> bool:
    """Whether anything is asked of the cards, beside that they are face-up, when all see them."""
    return any([test.asks() for test in cards.tests]) and _FACE_UP not in cards.tests
