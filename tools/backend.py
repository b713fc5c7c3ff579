"""The build backend: setuptools, and mypyc where a compiled build is asked for.

``TEFUDA_COMPILE=1`` compiles the kernel and the rulebooks. Without it, and so
without a C compiler, the same sources are installed as plain Python.
"""
from __future__ import annotations

import os
from pathlib import Path

from leftovers import remove_leftovers
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable, build_sdist, prepare_metadata_for_build_editable, prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable", "build_sdist", "build_wheel", "get_requires_for_build_editable", "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable", "prepare_metadata_for_build_wheel",
]

Settings = dict[str, str | list[str] | None] | None


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    # A build backend is run in the folder of pyproject.toml.
    remove_leftovers(Path.cwd())
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    # Asking setuptools runs setup.py, which needs mypyc already; it has no wishes of its own.
    return ["mypy>=1.18,<3"] if os.environ.get("TEFUDA_COMPILE") == "1" else []


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return get_requires_for_build_wheel(config_settings)
