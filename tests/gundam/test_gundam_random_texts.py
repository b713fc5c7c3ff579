"""Games with texts that the grammar makes up: they can be played, and no card is lost."""
from __future__ import annotations

import random

import pytest

from tefuda.cards.card import Card, Face
from tefuda.cards.schema import Value
from tefuda.cards.text import Text
from tefuda.play.game import Game
from tefuda.play.match import Match
from tefuda.rulebooks.gundam.language import LANGUAGE
from tests.gundam.table import BOOK, CARDS, DECK

DECISIONS = 250


def made_up(number: str, rng: random.Random) -> Card:
    """A card of some type with a text or two."""
    type = rng.choice(["unit", "unit", "unit", "pilot", "command", "base"])
    fields: dict[str, Value] = {"color": "blue", "level": rng.randint(0, 3), "cost": rng.randint(0, 2),
                                "traits": (rng.choice(["堤連合", "歩塔"]),)}
    if type in ("unit", "base"):
        fields |= {"ap": rng.randint(0, 4), "hp": rng.randint(1, 5)}
    if type == "unit":
        fields["link"] = ("trait:堤連合",)
    abilities = tuple(LANGUAGE.generate(rng, depth=6) for _ in range(rng.randint(1, 2)))
    return Card("gundam", number, type, (Face(Text(number, number), fields, abilities),))


@pytest.mark.parametrize("seed", range(12))
def test_a_game_with_made_up_texts_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    cards = {number: made_up(number, rng) if number.startswith("U") else card for number, card in CARDS.items()}
    match = Match(BOOK, [DECK, DECK], cards)
    game = Game(match, seed, match.deal(seed), [])
    g = game.state
    for _ in range(DECISIONS):
        if g.over:
            break
        game.choose(rng.randrange(len(g.options)))
    lying = sorted(card for zone in g.zones for card in zone if card not in g.data)
    assert lying == [card for card in range(len(g.zone_of)) if card not in g.data and g.zone_of[card] >= 0]
    assert len(lying) == 2 * 60
