"""The kernel's own tests need a made-up rulebook, and a compiled ``Book`` takes no interpreted one.

That the compiled kernel does the same is shown by whole games (``tests.fuzz.digest``).
"""
from __future__ import annotations

from tefuda.kernel import state

collect_ignore_glob = [] if str(state.__file__).endswith(".py") else ["test_*.py"]
