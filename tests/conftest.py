"""What all tests share: the proof of which paragraphs they assert."""
from __future__ import annotations

pytest_plugins = ("tests.proof",)
