"""The cards of a match say what is printed on them."""
from __future__ import annotations

from tefuda.play.game import Game
from tests.language.any_spelling import in_any_spelling

from .fuzzer import Check, need


class Texts(Check):
    """Each text of the match is read as the abilities that the card has, in any spelling, and has words in English."""

    name = "texts"
    share = 0.01

    def look(self, game: Game) -> None:
        """The texts never change, so one look is enough for a game: at its end."""

    def finish(self, game: Game) -> None:
        language = game.rulebook.language
        for printed in game.match.prints:
            abilities = printed.face.abilities
            text = language.print_ja(abilities)
            need(language.read(text) == abilities, f"{text!r} is not read as what it was printed from")
            for ability in abilities:
                spelled = in_any_spelling(language, ability, self.rng)
                need(language.read(spelled) == (ability,), f"{spelled!r} is not read as in {text!r}")
            english = language.print_en(abilities)
            need(bool(english) == bool(abilities), f"{text!r} has no English")
