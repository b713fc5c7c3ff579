"""What players ask of the log: which card was chosen for what, what it has until when, what was let go."""
from __future__ import annotations

import pytest

from tefuda.kernel.abilities.applying import Do
from tefuda.kernel.abilities.card_effects import Lasts, MoveTo
from tefuda.kernel.abilities.choices import Choose
from tefuda.kernel.abilities.control_flow import May
from tefuda.kernel.abilities.modes import ChooseNumber, Modes
from tefuda.kernel.abilities.nodes import YOU
from tefuda.kernel.abilities.numbers import Fixed
from tefuda.kernel.abilities.qualities import Plus
from tefuda.kernel.abilities.spoken_of import It
from tefuda.kernel.continuous.lasting_effects import FOR_TURN
from tefuda.play.events import Event
from tefuda.rulebooks.dragonball.areas import BY_SKILL, ZONE_DROP
from tefuda.rulebooks.dragonball.cards import POWER
from tefuda.rulebooks.gundam.cards import AP
from tefuda.rulebooks.vanguard.language import LANGUAGE as VANGUARD

from ..abilities.abilities_help import DRAW_ONE, MINE, MY_HAND, exactly, up_to, use
from ..dragonball.table import Table as DragonBall
from ..gateruler.table import Table as GateRuler
from ..gateruler.texts import use as use_gate
from ..gateruler.texts import written
from ..gundam.table import Table as Gundam
from ..gundam.texts import OWN, choose, command, last
from ..laid_table import LaidTable
from ..vanguard.vanguard_table import Table as Vanguard
from ..zx.zx_table import Table as ZX
from ..zx.zx_written import use as use_zx

TOLD = ("chosen", "begun", "ended", "declined")


def told(table: LaidTable, player: int | None = None) -> list[Event]:
    """What the log only told since the table was laid out, as a player saw it."""
    return [event for event in table.game.events(player, table._begin) if event.kind in TOLD]


def handle(table: LaidTable, card: int) -> str:
    return f"#{table.state.obj[card]}"


def check(table: LaidTable, chosen: int, source: str, chooser: str, what: str) -> None:
    """A card was chosen for a source, and has something until the end of the turn since then."""
    first, second = told(table, 1)[:2]
    assert (first.kind, first.handle, first.source, first.player) == ("chosen", handle(table, chosen), source, 0)
    assert first.text("en").startswith(f"{chooser} chooses ")
    assert first.text("en").endswith(f"{source})")
    assert first.text("ja").startswith("プレイヤー1: ")
    assert (second.kind, second.handle, second.source, second.until) == (
        "begun", handle(table, chosen), source, "turn")
    assert f": {what} (until the end of the turn) (" in second.text("en")
    assert "(ターン終了時まで)" in second.text("ja")
    assert first.rule in table.game.rulebook.paragraphs


def test_dragon_ball() -> None:
    table = DragonBall()
    card, _ = table.put_many(2, "battle", 0)
    leader = use(table, Choose(exactly(1, MINE)), Do(It(), Lasts(Plus(POWER, Fixed(2000)), FOR_TURN)))
    source = handle(table, leader)
    table.choose("pick", card)
    check(table, card, source, "Player 1", "power +2000")
    table.end_phase(0)
    assert [(event.kind, event.handle) for event in told(table)][2:] == [("ended", handle(table, card))]
    table.close()


def test_gundam() -> None:
    table = Gundam()
    used = table.text(command(choose(OWN), last(Plus(AP, Fixed(2))))).hand(0, "command")
    unit, _ = table.units(0, 2)
    table.main_phase(0)
    table.choose("use", used)
    table.choose("pick", unit)
    first, second = told(table, 1)
    assert (first.kind, first.handle, second.kind, second.until) == ("chosen", handle(table, unit), "begun", "turn")
    assert first.source == second.source != ""
    assert ": AP +2 (until the end of the turn)" in second.text("en")
    table.choose("end-main")
    table.choose("pass")
    table.choose("pass")
    assert [event.kind for event in told(table)][2:] == ["ended"]
    table.close()


def test_gate_ruler() -> None:
    table = GateRuler()
    enemy, _ = table.unit("attack1", 1), table.unit("attack2", 1)
    unit = written(table, table.unit("attack1", 0), "通常：敵のユニットを1体選び、ターン終了時まで、それは攻撃できない。")
    table.main_phase(0)
    use_gate(table, unit)
    table.choose("pick", enemy)
    table.resolve()
    check(table, enemy, handle(table, unit), "Player 1", "can't attack")
    assert "攻撃できない" in told(table)[1].text("ja")
    table.close()


def test_zx() -> None:
    table = ZX()
    card, _ = table.put("square1", 1), table.put("square3", 1)
    unit = use_zx(table, "ノーマルスクエアにある相手のゼクスを1枚選び、ターン終了時まで、パワーを+500する。")
    table.choose("pick", card)
    check(table, card, handle(table, unit), "Player 1", "power +500")
    table.close()


def test_vanguard() -> None:
    table = Vanguard()
    unit = table.new_vanguard(0, grade=3, power=11000, abilities=VANGUARD.read(
        "【起】【(V)】：あなたのリアガードを1枚選び、そのターン中、パワー+5000。"))
    card, _ = table.put("rear1", 0), table.put("rear2", 0)
    table.main_phase()
    table.choose("use", unit, 0)
    table.choose("pick", card)
    check(table, card, handle(table, unit), "Player 1", "power +5000")
    table.close()


def test_what_may_be_done_and_is_not_is_declined() -> None:
    table = DragonBall()
    leader = use(table, May(DRAW_ONE))
    table.choose("no")
    (event,) = told(table, 1)
    assert (event.kind, event.source, event.player) == ("declined", handle(table, leader), 0)
    assert event.text("en").startswith("Player 1 declines (")
    table.close()


@pytest.mark.parametrize(("choice", "seen", "text"), [(0, False, "a card"), (1, True, "#")])
def test_of_a_card_in_a_hand_the_other_player_learns_only_that_it_was_chosen(
    choice: int, seen: bool, text: str,
) -> None:
    table = DragonBall()
    cards = table.put_many(3, "hand", 0)
    use(table, Do(exactly(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL)))
    table.choose("pick", cards[1])
    event = told(table, 1 - choice)[0]
    assert (event.kind, event.seen, bool(event.handle)) == ("chosen", seen, seen)
    assert text in event.text("en").split("(")[0]
    table.close()


def test_choosing_nothing_is_told() -> None:
    table = DragonBall()
    table.put_many(2, "battle", 0)
    use(table, Do(up_to(1, MY_HAND), MoveTo(ZONE_DROP, BY_SKILL)))
    assert [(event.reason, event.handle) for event in told(table, 1)] == [("nothing", "")]
    assert "chooses nothing" in told(table)[0].text("en")
    table.close()


def test_which_number_and_which_effect_were_chosen_is_told() -> None:
    table = DragonBall()
    use(table, ChooseNumber(0, Fixed(3), YOU))
    table.choose("number", 2)
    use(table, Modes((DRAW_ONE, DRAW_ONE)))
    table.choose("number", 1)
    found = [(event.reason, event.value) for event in told(table)]
    assert found == [("number", 2), ("mode", 2)]
    assert "chooses effect 2: Draw 1 card" in told(table)[1].text("en")
    assert "2番目の効果を選ぶ: カード1枚を引く" in told(table)[1].text("ja")
    table.close()


def test_what_pays_is_no_choice_of_its_own() -> None:
    """What is paid with is told as what becomes of it, and not twice."""
    table = DragonBall()
    card = table.put("hand", 0, level=1)
    table.put_many(3, "energy", 0)
    table.main_phase(0)
    table.choose("play", card)
    while table.words[0] == "pick":
        table.game.choose(0)
    assert told(table) == []
    assert table.events("moved")
    table.close()
