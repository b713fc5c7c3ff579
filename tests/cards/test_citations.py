"""Every paragraph that a card field cites is in the rulebook."""
from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tefuda.cards.schema import Schema
from tefuda.rulebooks.dragonball.schema import SCHEMA as DRAGONBALL
from tefuda.rulebooks.gateruler.schema import SCHEMA as GATERULER

BOOKS = Path(__file__).parents[2] / "src" / "tefuda" / "rulebooks"
# Appendix A of Gate Ruler, the list of rulers, has no numbered paragraphs.
UNNUMBERED = {"A"}


@pytest.mark.parametrize("schema", [DRAGONBALL, GATERULER], ids=["dragonball", "gateruler"])
def test_every_field_cites_a_paragraph_that_there_is(schema: Schema) -> None:
    rules = tomllib.loads((BOOKS / schema.game / "rules.toml").read_text(encoding="utf-8"))["rules"]
    cited = {schema.type_rule, schema.number_rule}
    cited |= {field.rule for sides in schema.types.values() for side in sides for field in side.fields.values()}
    assert cited - UNNUMBERED <= set(rules)
