"""Rows of numbers that list the same few things again and again: card and object of each, card and points, …"""
from __future__ import annotations

from .card_table import Row


def in_twos(row: Row) -> list[tuple[int, int]]:
    """The numbers of a row, two at a time."""
    return [(row[at], row[at + 1]) for at in range(0, len(row), 2)]


def in_threes(row: Row) -> list[tuple[int, int, int]]:
    """The numbers of a row, three at a time."""
    return [(row[at], row[at + 1], row[at + 2]) for at in range(0, len(row), 3)]


def firsts(row: Row) -> Row:
    """The first of each two numbers of a row: its cards, where each comes with its object."""
    return row[::2]


def seconds(row: Row) -> Row:
    """The second of each two numbers of a row."""
    return row[1::2]


def first_or_none(cards: Row) -> int:
    """The first of some cards, or -1."""
    return cards[0] if cards else -1


def first_and_last(cards: Row) -> tuple[int, int]:
    """The two cards of a pair; a single card stands for both."""
    return cards[0], cards[-1]
