"""How the C files are compiled: as many at a time as there are processors."""
from __future__ import annotations

from multiprocessing.pool import ThreadPool
from typing import Any

from setuptools.command.build_ext import build_ext


class ParallelBuild(build_ext):
    """Setuptools builds several libraries at a time, but compiles the files of one, which are nearly all, in turn."""

    def build_extensions(self) -> None:
        self.parallel = True
        compile_them = self.compiler.compile
        with ThreadPool() as pool:
            def at_once(sources: list[str], **options: Any) -> list[str]:
                objects = pool.map(lambda source: compile_them([source], **options), sources)
                return [it for found in objects for it in found]

            self.compiler.compile = at_once
            super().build_extensions()
