"""Texts that happen at once: an extra card that costs nothing says what is to be done."""
from __future__ import annotations

from tefuda.kernel.derived.abilities_now import abilities_of
from tefuda.kernel.continuous.projection import has_label
from tests.dragonball.table import Table

# What a card is that draws a card when something happens: the hand of its master shows how often.
DRAWS = "カード1枚を引く。"


def cast(table: Table, effects: str, player: int = 0, again: bool = True) -> int:
    """Play such an extra card in a main phase of the player; in the one that is under way, unless ``again``."""
    card = table.put("hand", player, type="extra", text=f"【起動発動:メイン】{effects}")
    if again:
        table.main_phase(player)
    else:
        table.happen(lambda: None)
    table.choose("use", card)
    return card


def cast_in_battle(table: Table, effects: str, player: int = 0) -> int:
    """Play one at the free timing of a battle that is under way."""
    card = table.put("hand", player, type="extra", text=f"【起動発動:バトル】{effects}")
    table.happen(lambda: None)
    table.choose("use", card)
    return card


def pick_all(table: Table, *cards: int) -> None:
    for card in cards:
        table.choose("pick", card)


def settle(table: Table) -> None:
    """Let what waits be played, in any order."""
    while table.asks[1] in ("8-5-1-2", "8-5-1-3"):
        table.choose("number")


def keywords(table: Table, card: int) -> list[str]:
    """The keywords of the abilities that a card has now."""
    return [table.state.table.abilities[number].keyword for number in abilities_of(table.state, card)]


def called(table: Table, card: int, label: str) -> bool:
    return has_label(table.state, card, label)


def why_not_use(table: Table, card: int, index: int = 0) -> str:
    """The paragraph by which an ability of the card can't be played now; nothing if it can."""
    why = table.game.why_not(f"use {table.name(card)} {index}")
    return "" if why is None else why.rule
