"""The picture of the terminal for the README: the same every time, and inside its frame."""
from __future__ import annotations

import runpy
from pathlib import Path
from xml.etree import ElementTree

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "docs" / "picture.py"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_the_picture_is_the_same_every_time_and_stays_inside_its_frame(lang: str, tmp_path: Path) -> None:
    main = runpy.run_path(str(SCRIPT))["main"]
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        main([lang, str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()
    root = ElementTree.fromstring(files[0].read_text("utf-8"))
    width, height = float(root.attrib["width"]), float(root.attrib["height"])
    texts = list(root.iter(f"{SVG}text"))
    assert len(texts) > 30
    for text in texts:
        assert float(text.attrib["y"]) < height
        for spot in [text, *text.iter(f"{SVG}tspan")]:
            assert float(spot.attrib.get("x", 0)) + float(spot.attrib.get("textLength", 18)) <= width
