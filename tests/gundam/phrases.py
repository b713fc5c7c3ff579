"""What every phrase of Gundam texts is held to."""
from __future__ import annotations

from tefuda.rulebooks.gundam.language import LANGUAGE


def hold_to_the_law(ja: str, en: str) -> None:
    """It is printed as it was written, and in English."""
    tree = LANGUAGE.read(ja)
    assert LANGUAGE.print_ja(tree) == ja
    assert LANGUAGE.print_en(tree) == en


def hold_variant(written: str, printed: str) -> None:
    """Another spelling is read and printed in the usual one."""
    assert LANGUAGE.print_ja(LANGUAGE.read(written)) == printed
