"""How long an effect lasts; a rulebook lets effects end where it says so."""
from __future__ import annotations

from typing import Final

from ..numbering import Numbering

_DURATIONS: Final = Numbering("duration")
FOR_GAME: Final = _DURATIONS.add("game")
FOR_TURN: Final = _DURATIONS.add("turn")
FOR_BATTLE: Final = _DURATIONS.add("battle")
FOR_PHASE: Final = _DURATIONS.add("phase")
ONCE: Final = _DURATIONS.add("once")
# Until the end of the next turn.
FOR_NEXT_TURN: Final = _DURATIONS.add("next turn")
# Until the end of the next turn of the controller's opponent.
FOR_OPPONENTS_NEXT_TURN: Final = _DURATIONS.add("next turn of the opponent")
# As long as the effect is being carried out.
FOR_EFFECT: Final = _DURATIONS.add("effect")
# Until the controller of the card has had what the book lets it last for.
FOR_CONTROLLERS_NEXT: Final = _DURATIONS.add("next of the controller of the card")
# Until the next turn of the controller begins, and until it ends.
UNTIL_OWN_TURN: Final = _DURATIONS.add("until the own turn")
FOR_OWN_NEXT_TURN: Final = _DURATIONS.add("own next turn")
