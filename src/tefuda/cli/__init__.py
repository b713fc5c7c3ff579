"""The command ``tefuda``: one module for each of its words."""
from .entry import main

__all__ = ["main"]
