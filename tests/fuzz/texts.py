"""Games with random legal texts: cards that nobody wrote, made up from the grammar of a game."""
from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import count
from typing import Any

from tefuda.cards.card import Card, Face
from tefuda.cards.decks import DeckList
from tefuda.cards.text import Text
from tefuda.kernel.abilities.nodes import Ability
from tefuda.play.game import Game
from tefuda.rulebooks.rulebook import GAMES, rulebook
from tefuda.rulebooks.zx.nodes_dynamis import BLADE, Entry

from .cases import Case
from .reaching import seeker

# How deep the trees of the texts are, and how many cards of a deck have a text.
_DEPTHS = (5, 6, 7)
_SHARE = 0.8
# How many of the texts have some production in them that is sought for, since chance seldom goes so deep, and how many
# of these do it when something happens that happens often; how much longer than needed the way to it may be, and how
# deep the trees beside that way are.
_SOUGHT = 0.65
_OFTEN = 0.6
_SLACK = (0, 0, 1, 3)
_BESIDE = (2, 3, 4)
# Texts that do something often, and what kind of phrase tells what they do.
_SKELETONS = {
    "dragonball": ("sentence", "【プレイスキル】カード1枚を引く。", "【アタックスキル】カード1枚を引く。"),
    "gateruler": ("sentence", "このユニットが場に出た時、カードを1枚引く。", "このユニットが攻撃した時、カードを1枚引く。"),
    "gundam": ("final", "【配備時】自分は1枚ドローする。", "【アタック時】自分は1枚ドローする。"),
    "zx": ("sentence", "【自】このカードが登場した時、カードを1枚引く。", "【自】このカードが攻撃した時、カードを1枚引く。"),
    "vanguard": ("sentence", "【自】：このユニットが登場した時、カードを1枚引く。",
                 "【自】：このユニットがアタックした時、カードを1枚引く。"),
}


class TextCase(Case):
    """A game between two decks of a game in which the cards have got texts by chance."""

    @cached_property
    def _with_random_texts(self) -> list[DeckList]:
        return [self._with_texts(name) for name in self.decks]

    def begin(self) -> Game:
        return Game.new(self.game, self._with_random_texts, self.seed)

    def close(self) -> None:
        """The rulebook forgets the cards again."""
        cards = rulebook(self.game).cards
        for number in [it for it in cards if it.startswith("RANDOM")]:
            del cards[number]

    def _with_texts(self, name: str) -> DeckList:
        """The deck with other cards: the same ones, but for their numbers and texts."""
        book = rulebook(self.game)
        deck = book.deck(name)
        parts = {
            part: {self._with_text(book.cards[number]): copies for number, copies in cards.items()}
            for part, cards in deck.parts.items()}
        return self._legal(deck, DeckList(deck.game, deck.name, parts))

    def _legal(self, plain: DeckList, deck: DeckList) -> DeckList:
        """Texts may be about decks too: cards get their own text back until the deck is legal."""
        book = rulebook(self.game)
        parts = {part: dict(cards) for part, cards in deck.parts.items()}
        for part, cards in plain.parts.items():
            for number, copies in cards.items():
                if not book.deck_problems(deck, book.cards):
                    return deck
                del parts[part][f"RANDOM{self.seed}-{number}"]
                parts[part][number] = copies
                deck = DeckList(deck.game, deck.name, {key: dict(it) for key, it in parts.items()})
        return deck

    def _with_text(self, card: Card) -> str:
        """A card with random texts, known to the rulebook from now on by the number that is given."""
        number = f"RANDOM{self.seed}-{card.number}"
        book = rulebook(self.game)
        if number not in book.cards:
            rng = random.Random(number)
            faces = tuple(_face(self.game, card, face, rng) for face in card.faces)
            book.cards[number] = Card(card.game, number, card.type, faces)
        return number

    @property
    def options(self) -> str:
        return f"--texts {super().options}"

    def __str__(self) -> str:
        return f"{super().__str__()}, with random texts"


def _face(game: str, card: Card, face: Face, rng: random.Random) -> Face:
    abilities = random_abilities(game, rng, card.type) if rng.random() < _SHARE else ()
    language = rulebook(game).language
    fields = {**face.fields, "text": language.print_ja(abilities)}
    return Face(Text(face.name.ja, face.name.en), fields, abilities)


def random_abilities(game: str, rng: random.Random, card_type: str) -> tuple[Ability, ...]:
    """One or two abilities from the grammar; where a card is played for its ability, one that can be played."""
    own = game == "zx"
    found: list[Ability] = []
    while len(found) < 1 + (rng.random() < 0.3):
        ability = _random_ability(game, rng)
        if found or _suits(card_type, ability, own):
            found.append(ability)
    return tuple(found)


def _random_ability(game: str, rng: random.Random) -> Ability:
    """An ability by chance alone, or one with a production in it that chance has picked among all."""
    if rng.random() >= _SOUGHT:
        ability = rulebook(game).language.generate(rng, depth=rng.choice(_DEPTHS))
    elif rng.random() >= _OFTEN:
        ability = _sought(game, rng)
    else:
        kind, *skeletons = _SKELETONS[game]
        (often,) = rulebook(game).language.read(rng.choice(skeletons))
        ability = replace(often, effects=(_sought(game, rng, kind),))
    assert isinstance(ability, Ability)
    return ability


def _sought(game: str, rng: random.Random, kind: str = "") -> Any:
    seek = seeker(game, kind)
    return seek.sought(rng.choice(seek.goals), rng, rng.choice(_SLACK), rng.choice(_BESIDE))


def _suits(card_type: str, ability: Ability, own: bool) -> bool:
    """Whether a card of the type could be played with this as its first ability."""
    if not own:
        return card_type != "extra" or bool(ability.timing())
    if card_type not in ("extra", "shift"):
        return not isinstance(ability, Entry)
    return isinstance(ability, Entry) and (ability.keyword == BLADE) == (card_type == "shift")


def text_cases(games: tuple[str, ...] = GAMES, first_seed: int = 0) -> Iterator[TextCase]:
    """Games with random texts, without end."""
    for seed in count(first_seed):
        for game in games:
            decks = list(rulebook(game).decks)
            yield TextCase(game, (decks[seed % len(decks)], decks[(seed // 2 + 1) % len(decks)]), seed)
