"""Decks of real cards, for measuring with texts that nobody here wrote.

The cards are read at run time from files beside the project, where these are there (one JSON object a line; the
environment variable TEFUDA_CORPORA names another folder), and nothing of them is kept: they go to a folder that whoever
asks throws away. A card whose text can't be read whole is left out. A deck is legal by its rulebook, of two colours
where the game has colours, and comes from a seed. Where the files don't say what is printed on a card, it has what such
a card usually has.

    python benchmarks/real_cards.py FOLDER --game gundam --pairs 3
"""
from __future__ import annotations

import argparse
import json
import os
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tefuda.cards.card import Card
from tefuda.cards.decks import DeckList, Problem
from tefuda.cards.sets import load_set
from tefuda.cards.text import Text
from tefuda.kernel.errors import TefudaError
from tefuda.rulebooks.rulebook import Rulebook, rulebook

_BESIDE: Final = Path(__file__).resolve().parent.parent.parent / "shared" / "corpora"
CORPORA: Final = Path(os.environ.get("TEFUDA_CORPORA", _BESIDE))
FILES: Final[Mapping[str, tuple[str, ...]]] = {
    "gundam": ("gundam-cards.jsonl",), "zx": ("zx-cards.jsonl",),
    "vanguard": ("vanguard-cards.jsonl", "wider/vanguard-cards.jsonl"),
}
Data = Mapping[str, Any]
# A card as a set file has it, by its keys.
Fields = dict[str, Any]
Pool = Mapping[str, Fields]
Parts = dict[str, dict[str, int]]
# What a deck begins with; and of which cards it gets how many into its main part.
Plan = tuple[Parts, list[tuple[list[str], int]]]

PAIRS: Final = 3
# The folder, within that of the decks, of these very decks with nothing written on their cards.
BARE: Final = "bare"
_NO_TEXT: Final = ("", "-", "－", "なし")
_COPIES: Final = 4


def games() -> list[str]:
    """The games of which there are real cards here."""
    return [game for game, files in FILES.items() if all((CORPORA / file).is_file() for file in files)]


def write_decks(game: str, folder: Path, pairs: int, seed: int = 0) -> list[tuple[Path, Path]]:
    """So many pairs of decks as files in a folder, each with a file of its cards; and in ``BARE`` without texts."""
    book = rulebook(game)
    pool = {card["number"]: card for card in _cards(book)}
    whole = _write_set(book, list(pool.values()), folder / f"{game}-all.toml")
    known = {**book.cards, **load_set(whole, book.schema, book.language).cards}
    whole.unlink()
    (folder / BARE).mkdir(exist_ok=True)
    for number in range(2 * pairs):
        chance = random.Random(f"{game} {seed} {number}")
        parts = _make_deck(book, pool, known, chance)
        used = [pool[it] for part in parts.values() for it in part if it in pool]
        stem = f"{game}-{number:02}"
        _write_both(book, parts, used, folder, stem)
        _write_both(book, parts, [{**card, "text": ""} for card in used], folder / BARE, stem)
    return find_decks(game, folder)


def find_decks(game: str, folder: Path) -> list[tuple[Path, Path]]:
    """The pairs that ``write_decks`` wrote."""
    found = sorted(folder.glob(f"{game}-??-deck.toml"))
    return list(zip(found[::2], found[1::2], strict=True))


# -- cards -----------------------------------------------------------------------------------------------------------


def _cards(book: Rulebook) -> Iterator[Fields]:
    """The cards of which all can be read, as a set file has them; one of each name."""
    convert = _CONVERTERS[book.name]
    rows = [row for file in FILES[book.name] for row in _rows(CORPORA / file)]
    traits = _japanese_traits(rows)
    names: set[str] = set()
    for number, row in enumerate(rows):
        card = convert(row, traits)
        if card is None or card["name"]["ja"] in names or not _is_readable(book, card["text"]):
            continue
        names.add(card["name"]["ja"])
        yield {"number": f"REAL-{number:04}", **card}


def _rows(path: Path) -> list[Data]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]


def _is_readable(book: Rulebook, text: str) -> bool:
    try:
        return not text or bool(book.language.read(text))
    except TefudaError:
        return False


def _text(row: Data) -> str:
    text = str(row.get("text_ja") or row.get("text") or "").strip()
    return "" if text in _NO_TEXT else text


def _name(row: Data) -> dict[str, str]:
    return {"ja": str(row.get("name_ja") or row["name"]), "en": str(row["name"])}


def _japanese_traits(rows: list[Data]) -> dict[str, str]:
    """Traits by their English names: texts in both languages name them in the same order."""
    found: dict[str, Counter[str]] = {}
    for row in rows:
        ja = re.findall(r"〔([^〕]+)〕", str(row.get("text_ja", "")))
        en = re.findall(r"\(([A-Z][^().]*)\)", str(row.get("text_en", "")))
        if len(ja) == len(en):
            for one, other in zip(en, ja):
                found.setdefault(one, Counter())[other] += 1
    return {en: counts.most_common(1)[0][0] for en, counts in found.items()}


def _gundam(row: Data, traits: Mapping[str, str]) -> Fields | None:
    color = str(row["color"]).lower()
    if color not in ("blue", "green", "red", "white"):
        return None
    kind = str(row["type"]).lower()
    card: Fields = {
        "type": kind, "name": _name(row), "color": color, "level": row["level"], "cost": row["cost"],
        "text": _text(row), "traits": [traits.get(it, it) for it in row.get("traits", [])][:5],
    }
    if kind != "command" or "hp" in row:
        card |= {"ap": row.get("ap") or 0, "hp": row.get("hp") or 0}
    link = str(row.get("link") or "")
    pilots = re.findall(r"\[([^\]]+)\]", link)
    wanted = [traits.get(it, it) for it in re.findall(r"\(([^)]+)\) Trait", link)]
    if kind == "unit" and 0 < len(pilots) + len(wanted) <= 4:
        card["link"] = {"pilots": pilots, "traits": wanted}
    return card if kind in ("command", "pilot") or card["hp"] > 0 else None


_ZX_TYPES: Final = {"ゼクス": "zx", "イベント": "event", "プレイヤー": "player"}
_ZX_COLORS: Final = {"赤": ["red"], "青": ["blue"], "白": ["white"], "黒": ["black"], "緑": ["green"], "無": []}
_ZX_ICONS: Final = {"イグニッション": ["ignition"], "エボルシード": ["evolseed"]}


def _zx(row: Data, traits: Mapping[str, str]) -> Fields | None:
    kind = _ZX_TYPES.get(row["type"])
    if kind is None or row["color"] not in _ZX_COLORS:
        return None
    card: Fields = {"type": kind, "name": _name(row), "text": _text(row)}
    if kind == "player":
        return card
    if not isinstance(row.get("cost"), int) or (kind == "zx" and not isinstance(row.get("power"), int)):
        return None
    card |= {"colors": _ZX_COLORS[row["color"]], "cost": row["cost"], "icons": _ZX_ICONS.get(row.get("icon", ""), [])}
    return card | {"power": row["power"]} if kind == "zx" else card


# What units of a grade usually have, where the files don't say it.
_VANGUARD_USUAL: Final[Mapping[int, Fields]] = {
    1: {"shield": 10000, "skill": "boost"}, 2: {"shield": 5000, "skill": "intercept"}, 3: {"skill": "twin_drive"},
}


def _vanguard(row: Data, traits: Mapping[str, str]) -> Fields | None:
    """Normal units of grades 1 to 3; what a unit of grade 0 triggers is not told."""
    grade = row.get("grade") or 0
    if grade not in _VANGUARD_USUAL or row.get("type") in ("Gユニット", "ability line"):
        return None
    text = _text(row)
    return {
        "type": "normal", "name": _name(row), "grade": grade, "power": row["power"], "critical": 1, "text": text,
        "clan": [row["clan"]], "race": [row["race"]] if row.get("race") else [], **_VANGUARD_USUAL[grade],
        **({"shield": row["shield"]} if row.get("shield") else {}), "sentinel": "守護者" in text,
    }


_CONVERTERS: Final[Mapping[str, Callable[[Data, Mapping[str, str]], Fields | None]]] = {
    "gundam": _gundam, "zx": _zx, "vanguard": _vanguard,
}


# -- decks -----------------------------------------------------------------------------------------------------------


def _make_deck(book: Rulebook, pool: Pool, known: Mapping[str, Card], chance: random.Random) -> Parts:
    """A legal deck: cards in a random order, so many of each as break no rule, until there are enough of each sort."""
    parts, choices = _PLANS[book.name](book, pool, chance)
    # What is wrong with any deck that is not full yet.
    usual = {problem.rule for problem in _problems(book, parts, known)}
    for numbers, size in choices:
        _fill(book, parts["main"], chance.sample(numbers, len(numbers)), size, chance,
              lambda: {problem.rule for problem in _problems(book, parts, known)} <= usual)
    problems = _problems(book, parts, known)
    if problems:
        raise SystemExit(f"{book.name}: a deck of real cards is illegal: {problems[0].text.en}")
    return parts


def _fill(
    book: Rulebook, main: dict[str, int], numbers: list[str], size: int, chance: random.Random,
    is_right: Callable[[], bool],
) -> None:
    left = size
    for number in numbers:
        count = min(left, chance.randint(2, _COPIES))
        while count:
            main[number] = count
            if is_right():
                break
            del main[number]
            count -= 1
        left -= count


def _problems(book: Rulebook, parts: Parts, known: Mapping[str, Card]) -> list[Problem]:
    return book.deck_problems(DeckList(book.name, Text("実", "Real"), parts), known)


def _plan_gundam(book: Rulebook, pool: Pool, chance: random.Random) -> Plan:
    """Cards of two colours, whatever they are."""
    colors = chance.sample(("blue", "green", "red", "white"), 2)
    resource = next(number for number, card in book.cards.items() if card.type == "resource")
    numbers = [number for number, card in pool.items() if card["color"] in colors]
    return {"main": {}, "resources": {resource: 10}}, [(numbers, 50)]


def _plan_zx(book: Rulebook, pool: Pool, chance: random.Random) -> Plan:
    """Cards of two colours, twenty of them with the ignition icon, and a player."""
    colors = [[color] for color in chance.sample(("red", "blue", "white", "black", "green"), 2)]
    player = chance.choice([number for number, card in pool.items() if card["type"] == "player"])
    numbers = [number for number, card in pool.items() if card.get("colors") in colors]
    igniting = [number for number in numbers if "ignition" in pool[number]["icons"]]
    others = [number for number in numbers if number not in igniting]
    return {"player": {player: 1}, "main": {}}, [(igniting, 20), (others, 30)]


def _plan_vanguard(book: Rulebook, pool: Pool, chance: random.Random) -> Plan:
    """The units of grade 0 and of the G deck that a deck of this project has, and real ones of grades 1 to 3."""
    deck = book.decks[chance.choice(list(book.decks))]
    first = {card.number: count for card, count in deck.known("main", book.cards) if not card.front.number("grade")}
    left = 50 - sum(first.values())
    sizes = {1: left * 2 // 5, 2: left // 3}
    sizes[3] = left - sum(sizes.values())
    by_grade = {grade: [number for number, card in pool.items() if card["grade"] == grade] for grade in sizes}
    return {"main": first, "g": dict(deck.part("g"))}, [(by_grade[grade], size) for grade, size in sizes.items()]


_PLANS: Final[Mapping[str, Callable[[Rulebook, Pool, random.Random], Plan]]] = {
    "gundam": _plan_gundam, "zx": _plan_zx, "vanguard": _plan_vanguard,
}


# -- files -----------------------------------------------------------------------------------------------------------


def _write_both(book: Rulebook, parts: Parts, cards: list[Fields], folder: Path, stem: str) -> None:
    file = _write_set(book, cards, folder / f"{stem}-cards.toml")
    _write_deck(book, parts, file, folder / f"{stem}-deck.toml")


def _write_set(book: Rulebook, cards: list[Fields], path: Path) -> Path:
    lines = [*_head(book, "Real"), 'set = "REAL"']
    for card in cards:
        lines += ["", "[[cards]]", *(f"{key} = {_toml(value)}" for key, value in card.items())]
    path.write_text("\n".join([*lines, ""]), "utf-8")
    return path


def _write_deck(book: Rulebook, parts: Parts, cards: Path, path: Path) -> None:
    """The tables of a file are named by the parts of a deck, but for the main one; a single card stands above them."""
    lines = [*_head(book, path.stem), f"sets = [{_toml(cards.name)}]"]
    lines += [f"{part} = {_toml(next(iter(counts)))}" for part, counts in parts.items() if part == "player"]
    for part, counts in parts.items():
        if part != "player":
            lines += ["", f"[{'cards' if part == 'main' else part}]"]
            lines += [f"{_toml(number)} = {count}" for number, count in counts.items()]
    path.write_text("\n".join([*lines, ""]), "utf-8")


def _head(book: Rulebook, name: str) -> list[str]:
    return [f"game = {_toml(book.name)}", f"name = {_toml({'ja': name, 'en': name})}"]


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(it)}" for key, it in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write decks of real cards to a folder, if there are any here.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    for game in args.game or games():
        print(game, len(write_decks(game, args.folder, args.pairs, args.seed)), "pairs of decks")


if __name__ == "__main__":
    main()
