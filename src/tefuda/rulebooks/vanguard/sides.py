"""12.11: Gyze cards, which are printed on both sides: a normal unit on one, a G unit on the other."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...cards.card import Card, Face
from ...kernel.abilities.ability_kinds import Activated
from ...kernel.abilities.control_flow import Sequence

GYZE: Final = "gyze"
# The keys of the sides in card files (12.11.2). At the beginning the first one applies (12.11.3.2).
NORMAL_SIDE: Final = "normal"
G_SIDE: Final = "g_unit"


@dataclass(frozen=True)
class SideStride(Activated):
    """11.42.2.2: an ultimate stride skill that names the other side of its card, and says how it comes to stride."""

    side: str = ""


@dataclass(frozen=True)
class Continued(Sequence):
    """Something is done to a card and then something else, which does not name it again."""


def is_g_side(card: Card, face: Face) -> bool:
    return card.type == GYZE and face is not card.front


def wrong_sides(card: Card) -> list[tuple[str, str]]:
    """What is wrong with how the sides speak of each other, each with the field where it stands."""
    if card.type != GYZE:
        return []
    _, other_face = card.faces
    other = f"name:{other_face.name.ja}"
    return [
        (f"{NORMAL_SIDE}.text",
         f"the ultimate stride skill names 「{ability.side.removeprefix('name:')}」; "
         f"give the name of the other side, 「{other_face.name.ja}」 (11.42.2.2)")
        for ability in card.front.abilities if isinstance(ability, SideStride) and ability.side != other]
