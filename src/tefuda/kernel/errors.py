"""The two ways in which something can be wrong: the user's, and ours."""
from __future__ import annotations


class TefudaError(Exception):
    """Something that the user gave can't be used. The message says what, where and what to do."""


class EngineError(Exception):
    """The engine contradicts itself: a defect of ours, never the user's."""
