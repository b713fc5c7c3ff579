"""``tefuda card``: checks card files, shows a card and what its text means, measures how much of real texts is read."""
from __future__ import annotations

import argparse
from pathlib import Path

from ..rulebooks.rulebook import GAMES
from .card_check import check
from .card_coverage import coverage
from .card_show import show
from .options import Say, Subparsers, add_lang, at_least


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("card", help="check card files, show a card, measure how many texts are read")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    checking = actions.add_parser("check", help="tell everything that is wrong with card files and their texts")
    checking.add_argument("files", nargs="+", metavar="FILE", type=Path)
    showing = actions.add_parser(
        "show", help="show a card in both languages, with the tree of its text and the rules that it rests on")
    showing.add_argument("card", metavar="CARD",
                         help="its number or name; FILE#NUMBER is a card of a file, FILE alone all of its cards")
    covering = actions.add_parser("coverage", help="read a file of real cards: how many texts are read, what fails")
    covering.add_argument("file", metavar="FILE.jsonl", type=Path, help="one card a line, as a JSON object")
    covering.add_argument("--field", metavar="NAME", help="the field with the text (text_ja, or else text)")
    covering.add_argument("--worst", metavar="N", type=at_least(0), default=10, help="how many phrases to list (10)")
    covering.add_argument("--json", action="store_true", help="the figures as JSON")
    for each in (showing, covering):
        each.add_argument("--game", metavar="GAME", help=f"one of {', '.join(GAMES)}")
    for each in (checking, showing, covering):
        add_lang(each)


def run(args: argparse.Namespace) -> int:
    say = Say("card", args.lang)
    if args.action == "check":
        return check(args.files, say)
    if args.action == "show":
        print("\n".join(show(args.card, args.game, say)))
        return 0
    print("\n".join(coverage(args.file, args.game, args.field, args.worst, args.json, say)))
    return 0
