"""No card is lost or doubled, every zone obeys its rules, and there is always something to choose."""
from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from importlib import resources

from tefuda.kernel.abilities.card_effects import MoveTo, CardProcedureWith
from tefuda.kernel.abilities.nodes import OWNER
from tefuda.kernel.continuous.dependency_cycles import parts
from tefuda.kernel.state.codec import essence
from tefuda.kernel.codes import DONE, FACE_DOWN, PASS, REST, SHOWN, kind_of
from tefuda.kernel.state.layout import EVERYONE
from tefuda.kernel.machine.machine import ask_again
from tefuda.kernel.visibility.sight import sees
from tefuda.kernel.state.state import State
from tefuda.kernel.continuous.control_change import under_other_control
from tefuda.play.game import Game
from tefuda.play.notation import parse
from tefuda.rulebooks.rulebook import GAMES

from .cases import Case
from .fuzzer import Check, need


def card_numbers(game: Game) -> list[tuple[int, str]]:
    """Whose each card is and which card it is, whatever face it shows."""
    g = game.state
    return [
        (g.owner[card], game.match.printed(g.prints[card]).card.number)
        for card in range(len(g.zone_of)) if is_card(g, card)
    ]


def is_card(g: State, card: int) -> bool:
    """Processes and tokens come and go; cards stay."""
    return card not in g.data and card not in g.free


class Cards(Check):
    """After every action each card is in just one zone, and the columns agree with the zones."""

    name = "cards"

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self._cards = card_numbers(game)

    def look(self, game: Game) -> None:
        need(card_numbers(game) == self._cards, "a card has become another one, or another player's")
        check_places(game.state)


def check_places(g: State) -> None:
    lying = Counter(card for zone in g.zones for card in zone)
    there = {card for card in range(len(g.zone_of)) if card not in g.free}
    need(set(lying) == there, f"cards {sorted(there ^ set(lying))} are lost, or in play after they vanished")
    need(max(lying.values()) == 1, f"cards {[card for card, count in lying.items() if count > 1]} are doubled")
    for place, zone in enumerate(g.zones):
        for card in zone:
            need(g.zone_of[card] == place, f"card {card} lies in {place} and is said to lie in {g.zone_of[card]}")
    _check_columns(g, there)


def _check_columns(g: State, there: set[int]) -> None:
    columns = (g.owner, g.prints, g.flags, g.damage, g.controller, g.obj, g.since, g.host)
    need({len(column) for column in columns} == {len(g.zone_of)}, "the columns are not equally long")
    objects = [g.obj[card] for card in there]
    need(len(set(objects)) == len(objects), "two cards are the same object")
    need(all(0 < obj <= g.serial for obj in objects), "an object has a number that was not given yet")
    for card in there:
        player = g.book.zone_player[g.zone_of[card]]
        need(player < 0 or g.controller[card] == player or card in under_other_control(g),
             f"card {card} lies with player {player}, who is not its master")
        need(g.controller[card] in (0, 1), f"card {card} has no master")
        need(g.damage[card] >= 0, f"card {card} has negative damage")
        need(g.host[card] == -1 or g.host[card] in there, f"card {card} is attached to something that is gone")
    need(set(g.data) <= there, "something that is no card is nowhere")
    need(set(g.notes) <= there, "something is noted of a card that is gone")


class Zones(Check):
    """After every action each zone has only what may be there."""

    name = "zones"

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        # A text may name the player into whose zone cards of anybody go (Dragon Ball 3-1-7, Vanguard 4.1.6), or let a
        # card go to where another one lies (Gate Ruler 15-11a).
        self._at_home = not any(
            (isinstance(part, MoveTo) and part.whose != OWNER)
            or (isinstance(part, CardProcedureWith) and part.procedure == "swap")
            for ability in game.state.table.abilities for part in parts(ability))

    def look(self, game: Game) -> None:
        g = game.state
        for place, cards in enumerate(g.zones):
            zone = g.book.layout.zone(place)
            name = g.book.layout.place_name(place)
            need(not (cards and g.closed[place]), f"there are cards in {name}, which is closed")
            # Until the rules look at what has happened there may be more; nothing has since they looked.
            full = zone.capacity == 0 or len(cards) <= zone.capacity or g.needs_rule_check or game.over
            need(full, f"{len(cards)} cards are in {name}, which holds {zone.capacity}")
            for card in cards:
                _check_state(g, place, card, name)
                if self._at_home:
                    _check_owner(g, place, card, name)

    def finish(self, game: Game) -> None:
        need(game.state.losers in (1, 2, 3), "the game is over and nobody has lost")
        need(game.winner == {1: 1, 2: 0}.get(game.state.losers), "the winner has lost")


def _check_state(g: State, place: int, card: int, name: str) -> None:
    book = g.book
    zone = book.layout.zone(place)
    need(zone.restable or not g.flags[card] & REST, f"a card is rested in {name}")
    if g.flags[card] & FACE_DOWN and not g.flags[card] & SHOWN:
        need(not sees(g, card) & ~book.up_mask[place], f"a card in {name} is seen because it is face-down")
    hidden = card not in g.data and sees(g, card) != 3
    need(not hidden or book.may_lie(g, place, g.prints[card]), f"a card is in {name} where it may not lie")


def _check_owner(g: State, place: int, card: int, name: str) -> None:
    book = g.book
    zone = book.layout.zone(place)
    own = zone.seen_by == EVERYONE or zone.shared or g.owner[card] == book.zone_player[place]
    need(own or card in g.data, f"a card is hidden in {name} of a player who is not its owner")


class Choices(Check):
    """There is something to choose just when the game goes on; asking anew gives the same."""

    name = "choices"

    def look(self, game: Game) -> None:
        g = game.state
        need(bool(g.options) != game.over, "nothing can be chosen, or something when the game is over")
        need((game.player is None) == game.over, "nobody chooses, or somebody when the game is over")
        if game.over:
            return
        before, options = essence(g), list(g.options)
        ask_again(g)
        need(essence(g) == before, f"the step that asks by {game.rule} changes the game")
        need(g.options == options, f"asking again by {game.rule} gives other options")
        need(all(kind_of(code) not in (PASS, DONE) for code in options[:-1]), "doing nothing is not the last option")
        _check_texts(game)


def _check_texts(game: Game) -> None:
    g = game.state
    actions = game.legal()
    texts = [action.text for action in actions]
    need(len(set(texts)) == len(texts), f"two options have the same text: {texts}")
    paragraphs = game.rulebook.paragraphs
    for action in actions:
        need(action.code in parse(g, g.player, action.text), f"{action.text} is not read as what it was written from")
        need(game.why_not(action) is None, f"{action.text} is legal and refused")
        need(action.rule in paragraphs, f"{action.text} cites {action.rule}, which is no paragraph")
        for lang in ("ja", "en"):
            need(game.rulebook.words.get("actions", action.word, lang) is not None, f"no words for {action.word}")
            need_words(action.words(lang))
    prompt = game.prompt
    need(prompt is not None and prompt.rule in paragraphs, "the question cites no paragraph")
    for lang in ("ja", "en"):
        text = prompt.text(lang) if prompt is not None else ""
        need(text not in paragraphs, f"there are no words for the question of {text} ({game.rule})")
        need_words(text)


def need_words(text: str) -> None:
    """A wording is there, and it has all the facts that it asks for. Texts of cards may have such brackets too."""
    lacking = [fact for fact in re.findall(r"\{(\w+)", text) if fact in _facts()]
    need(bool(text) and not lacking, f"a wording lacks a fact: {text!r}")


@lru_cache
def _facts() -> frozenset[str]:
    """What the wordings of all games ask for."""
    folder = resources.files("tefuda").joinpath("rulebooks")
    files = [folder.joinpath("words.toml"), *(folder.joinpath(game, "words.toml") for game in GAMES)]
    return frozenset(fact for it in files for fact in re.findall(r"\{(\w+)", it.read_text("utf-8")))


class Events(Check):
    """Every event cites paragraphs that exist and has words in both languages, whoever reads it."""

    name = "events"

    def __init__(self, case: Case, game: Game) -> None:
        super().__init__(case, game)
        self._read = 0

    def look(self, game: Game) -> None:
        paragraphs = game.rulebook.paragraphs
        player = self.rng.choice((0, 1, None))
        for event in game.events(player, self._read):
            need(event.rule in paragraphs, f"an event cites {event.rule!r}, which is no paragraph")
            need(event.cause in paragraphs or not event.cause, f"an event cites {event.cause!r} as its cause")
            for lang in ("ja", "en"):
                need_words(event.text(lang))
        self._read = game.event_count
