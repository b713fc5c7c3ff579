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


def first_or_none(row: Row) -> int:
    """The card of a row that has at most one that matters, or -1."""
    return row[0] if row else -1


def first_and_last(row: Row) -> tuple[int, int]:
    """The two cards of a row; a single card stands for both."""
    return row[0], row[-1]
