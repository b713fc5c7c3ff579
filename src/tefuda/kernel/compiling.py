"""What the compiler is told about a class, without needing the compiler's package to run.

This module itself is never compiled: compiled code finds the stand-in here.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    def mypyc_attr(**options: bool) -> Callable[[Any], Any]:
        return lambda cls: cls

__all__ = ["mypyc_attr"]
