"""Chapter 900: rule effects. They run in the order of 901.2b, one after the other, in a pre-process (702)."""
from __future__ import annotations

from ...kernel.actions.lose import lose
from ...kernel.actions.move import move, move_home
from ...kernel.actions.turn import reveal
from ...kernel.choices.choose import choose
from ...kernel.codes import NEXT, PASS, RETURN, kind_of, second_of
from ...kernel.continuous.projection import value
from ...kernel.state.state import NOTHING, Frame, Row, State, ask, call, then
from ...kernel.actions.lose import lose_for
from .areas import (
    CHARGE, CHARGE_LIMIT, CHARGE_OVER, DECK, DESTROYED, FORCE, ILLEGAL_FORCE, ILLEGAL_ZX,
    LIFE, LIFE_LOST, NO_DECK, NO_LIFE, NO_PLAYER_CARD, PLAYER_DAMAGE, TRASH,
)
from .c300_squares import (
    NORMAL_SQUARES, PLAYER_SQUARES, SQUARES, all_zx, has_overboost, in_square, is_zx, limit_of, player_card, varied,
)
from .c1200_virtual_player import place_virtual_player
from .c1200_destroying import forget_blame
from .cards import CHARGE_ROOM, IGNITION_ICON, LAST_PLAYER, LAST_ZX, POWER, TYPE
from .menus import IgnitionMenu


def is_quiet(g: State) -> bool:
    """Whether one quick look shows that no rule effect can be due, as nearly always."""
    zones = g.zones
    if g.effects or g.table.always or zones[FORCE] or g.registers[PLAYER_DAMAGE] or g.registers[PLAYER_DAMAGE + 1]:
        return False
    if len(zones[CHARGE]) > CHARGE_LIMIT or len(zones[CHARGE + 1]) > CHARGE_LIMIT:
        return False
    if not (zones[LIFE] and zones[LIFE + 1] and zones[DECK] and zones[DECK + 1]):
        return False
    damage = g.damage
    prints = g.prints
    powers = g.table.columns[POWER]
    for square in NORMAL_SQUARES:
        cards = zones[square]
        if cards and (len(cards) > 1 or damage[cards[0]] >= powers[prints[cards[0]]]):
            return False
    kinds = g.table.columns[TYPE]
    for player in (0, 1):
        cards = zones[PLAYER_SQUARES[player]]
        if not cards or not LAST_ZX < kinds[prints[cards[0]]] <= LAST_PLAYER:
            return False
        if len(cards) > 1:
            # On the player card may be just one Z/X, of the player's, that lives.
            _, guard, *others = cards
            if others or g.controller[guard] != player or damage[guard] >= powers[prints[guard]]:
                return False
    return True


def next_effect(g: State) -> str:
    """901.2b: the paragraph of the first rule effect that is due, or nothing."""
    if lacking_player_card(g):
        return "909.1"
    if g.zones[FORCE] and stray_force(g):
        return "908.1"
    if surplus_of(g, 0) > 0 or surplus_of(g, 1) > 0:
        return "906.1"
    if is_crowded(g) or intruders(g):
        return "905.1"
    if doomed(g):
        return "904.1"
    if without_life(g) or without_cards(g):
        return "903.1"
    return "907.2a" if g.registers[PLAYER_DAMAGE] or g.registers[PLAYER_DAMAGE + 1] else ""


# 909 Illegal player card


def lacking_player_card(g: State) -> list[int]:
    """909.1; 909.2: an overboost stands for it."""
    return [player for player in (0, 1) if player_card(g, player) < 0 and not has_overboost(g, player)]


def r909_1(g: State, f: Frame) -> int:
    for player in lacking_player_card(g):
        place_virtual_player(g, player, NO_PLAYER_CARD)
    return RETURN


# 908 Illegal force


def stray_force(g: State) -> Row:
    """Cards in the force zone that belong to no card in a square (312.3)."""
    return tuple(
        card for card in g.zones[FORCE] if g.host[card] < 0 or not in_square(g.zone_of[g.host[card]]))


def r908_1(g: State, f: Frame) -> int:
    return move_home(g, stray_force(g), TRASH, ILLEGAL_FORCE)


# 906 Too many cards in the charge zone


def surplus_of(g: State, player: int) -> int:
    """How many cards the player has over the limit of the charge."""
    cards = len(g.zones[CHARGE + player])
    # A limit can be lower than usual only by a text.
    return cards - limit_of(g, player, CHARGE_ROOM, CHARGE_LIMIT) if cards else 0


def _surplus(g: State, player: int) -> int:
    surplus = surplus_of(g, player)
    if surplus <= 0:
        g.result = NOTHING
        return NEXT
    return choose(g, player, surplus, surplus, g.zones[CHARGE + player])


def r906_1(g: State, f: Frame) -> int:
    """102.7: the turn player chooses first."""
    return _surplus(g, g.turn_player)


def r906_1__other(g: State, f: Frame) -> int:
    f.items = g.result
    return _surplus(g, 1 - g.turn_player)


def r906_1__move(g: State, f: Frame) -> int:
    return move_home(g, f.items + g.result, TRASH, CHARGE_OVER)


# 905 Illegal Z/X. All three parts look at the squares as they are before anything leaves them.


def zx_in(g: State, square: int) -> list[int]:
    kinds = g.table.columns[TYPE]
    found: list[int] = []
    for card in g.zones[square]:
        if kinds[g.prints[card]] <= LAST_ZX:
            found.append(card)
    return found


def is_crowded(g: State) -> bool:
    """Whether a square has several Z/X, whoever's they are."""
    for square in SQUARES:
        if len(g.zones[square]) > 1 and len(zx_in(g, square)) > 1:
            return True
    return False


def intruders(g: State) -> list[int]:
    """905.3: the Z/X on a player square that are not its player's."""
    found: list[int] = []
    for player in (0, 1):
        for card in g.zones[PLAYER_SQUARES[player]]:
            if g.controller[card] != player and is_zx(g, card):
                found.append(card)
    return found


def crowds(g: State) -> list[Row]:
    """Several Z/X of one master in a square: all such groups, the turn player's first (102.7)."""
    groups: list[Row] = []
    squares = [zx_in(g, square) for square in SQUARES if len(g.zones[square]) > 1]
    for controller in (g.turn_player, 1 - g.turn_player):
        for zx in squares:
            cards = tuple([card for card in zx if g.controller[card] == controller])
            if len(cards) > 1:
                groups.append(cards)
    return groups


def r905_1(g: State, f: Frame) -> int:
    """In each group (b counts them) one of those that came last stays."""
    for cards in crowds(g)[f.b:]:
        latest = max([g.since[card] for card in cards])
        newest = tuple([card for card in cards if g.since[card] == latest])
        if len(newest) > 1:
            return choose(g, g.controller[newest[0]], 1, 1, newest)
        f.items += tuple([card for card in cards if card not in newest])
        f.b += 1
    return g.book.at["905.2"]


def r905_1__others(g: State, f: Frame) -> int:
    f.items += tuple([card for card in crowds(g)[f.b] if card not in g.result])
    f.b += 1
    return g.book.at["905.1"]


def r905_2(g: State, f: Frame) -> int:
    """Who came first stays; the list of a place is in the order of coming."""
    for square in SQUARES:
        if len(g.zones[square]) < 2:
            continue
        cards = zx_in(g, square)
        f.items += tuple([card for card in cards if g.controller[card] != g.controller[cards[0]]])
    return NEXT


def r905_3(g: State, f: Frame) -> int:
    going = {*f.items, *intruders(g)}
    # In the order of the squares: the numbers of cards would tell something of hidden ones.
    cards = tuple([card for square in SQUARES for card in g.zones[square] if card in going])
    return move_home(g, cards, TRASH, ILLEGAL_ZX)


# 904 Lethal damage


def is_doomed(g: State, card: int) -> bool:
    """904.1: whether a Z/X has as much damage as power, as any with power of 0 or less has (904.2)."""
    return g.damage[card] >= value(g, card, POWER)


def doomed(g: State) -> list[int]:
    if varied(g):
        return [card for card in all_zx(g) if is_doomed(g, card)]
    powers = g.table.columns[POWER]
    kinds = g.table.columns[TYPE]
    found: list[int] = []
    for place in SQUARES:
        for card in g.zones[place]:
            printed = g.prints[card]
            if g.damage[card] >= powers[printed] and kinds[printed] <= LAST_ZX:
                found.append(card)
    return found


def r904_1(g: State, f: Frame) -> int:
    """1007.1: destroyed Z/X go to their owner's charge, all at the same time."""
    return move_home(g, tuple(doomed(g)), CHARGE, DESTROYED)


def r904_1__over(g: State, f: Frame) -> int:
    """1204.3b: nobody is to blame for what is destroyed later."""
    forget_blame(g)
    return RETURN


# 903 Losing


def without_life(g: State) -> int:
    """903.1: the players (as bits) with no card in life."""
    return int(not g.zones[LIFE]) | int(not g.zones[LIFE + 1]) << 1


def without_cards(g: State) -> int:
    """903.2: the players (as bits) with neither deck nor trash."""
    zones = g.zones
    return int(not zones[DECK] and not zones[TRASH]) | int(not zones[DECK + 1] and not zones[TRASH + 1]) << 1


def r903_1(g: State, f: Frame) -> int:
    """Nothing follows on a loss, so 903.2 is part of the same step: both can lose at the same time (101.3)."""
    players = without_life(g)
    if not players:
        return NEXT
    if g.table.replaces:
        return then(f, lose_for(g, ((players, NO_LIFE), (without_cards(g), NO_DECK))), g.book.at["903.2"] + 1)
    lose(g, players, NO_LIFE)
    f.pc += 1
    return r903_2(g, f)


def r903_2(g: State, f: Frame) -> int:
    return lose_for(g, ((without_cards(g), NO_DECK),))


# 907 Damage to a player: a is the player, b the life card. The pre-process begins anew after each point.


def r907_2a(g: State, f: Frame) -> int:
    f.a = g.turn_player if g.registers[PLAYER_DAMAGE + g.turn_player] else 1 - g.turn_player
    return NEXT


def r907_2b(g: State, f: Frame) -> int:
    g.registers[PLAYER_DAMAGE + f.a] -= 1
    return NEXT


def r907_2c(g: State, f: Frame) -> int:
    return choose(g, 1 - f.a, 1, 1, g.zones[LIFE + f.a])


def r907_2c__reveal(g: State, f: Frame) -> int:
    (f.b,) = g.result
    return reveal(g, f.b, LIFE_LOST)


def r907_2d(g: State, f: Frame) -> int:
    if value(g, f.b, IGNITION_ICON):
        return g.book.at["907.2e"]
    return move(g, f.b, CHARGE + f.a, LIFE_LOST)


def r907_2d__end(g: State, f: Frame) -> int:
    return RETURN


def r907_2e(g: State, f: Frame) -> int:
    """Everybody sees the card, so nothing is asked where it can't be played."""
    options = IgnitionMenu(g, f.a, f.b, True).legal()
    if len(options) == 1:
        g.answer = PASS
        return NEXT
    return ask(g, f.a, options)


def r907_2e__act(g: State, f: Frame) -> int:
    if kind_of(g.answer) == PASS:
        return move(g, f.b, CHARGE + f.a, LIFE_LOST)
    return call(g, g.book.at["804.2a"], f.b, second_of(g.answer), 1)


RULE_EFFECTS = (
    (r909_1,), (r908_1,), (r906_1, r906_1__other, r906_1__move),
    (r905_1, r905_1__others, r905_2, r905_3), (r904_1, r904_1__over), (r903_1, r903_2),
    (r907_2a, r907_2b, r907_2c, r907_2c__reveal, r907_2d, r907_2d__end, r907_2e, r907_2e__act),
)
