"""A Sphinx extension: names in annotations are those of the module that they stand in.

An annotation that can't be evaluated, since it names what is imported for the type checker alone, comes to Sphinx as
it is written. Sphinx then looks for anything of that name, anywhere, and complains where it finds none or two.
"""
from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec, resolve_name
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from sphinx.addnodes import desc_signature, pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

PACKAGE: Final = "tefuda"
# How Python writes a default that has no expression of its own.
_NO_PYTHON: Final = re.compile(r"<factory>|<[\w.]+ object( at 0x[0-9a-f]+)?>")


@cache
def imported(module: str) -> dict[str, str]:
    """What a module imports, for the type checker too: the whole names by those that it uses."""
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return {}
    package = module if spec.submodule_search_locations is not None else module.rpartition(".")[0]
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(Path(spec.origin).read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package)
            found.update({it.asname or it.name: f"{origin}.{it.name}" for it in node.names})
    return found


def whole_name(module: str, name: str) -> str | None:
    """Where the thing is defined that a module calls so: there, or where what it imports comes from in the end."""
    found = imported(module).get(name)
    if found is None:
        return f"{module}.{name}" if hasattr(import_module(module), name) else None
    origin, _, name = found.rpartition(".")
    return whole_name(origin, name) or found if origin.startswith(PACKAGE) else found


def scopes(module: str, class_name: str | None) -> Iterator[str]:
    """The modules whose names count: a class may have annotations from those of its bases."""
    yield module
    found = getattr(import_module(module), class_name, None) if class_name else None
    for base in getattr(found, "__mro__", ()):
        if base.__module__.startswith(PACKAGE):
            yield base.__module__


def class_of(node: nodes.Node) -> str | None:
    """The class that a reference is written for, or for a member of it."""
    while node is not None and not isinstance(node, desc_signature):
        node = node.parent
    return (node.get("class") or node.get("fullname")) if node is not None else None


def qualify(app: Sphinx, doctree: nodes.document) -> None:
    """Give the references of a page their whole names, before they are looked for."""
    for node in doctree.findall(pending_xref):
        if node.get("refdomain") != "py" or not node.get("py:module"):
            continue
        target = node["reftarget"]
        if hasattr(builtins, target):
            # Not an attribute that happens to be called ``type``.
            node.attributes.pop("refspecific", None)
        else:
            names = (whole_name(module, target) for module in scopes(node["py:module"], class_of(node)))
            node["reftarget"] = next(filter(None, names), target)


def keep_alias(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: nodes.TextElement
) -> nodes.TextElement | None:
    """The alias of a type, or a variable for one, has no entry of its own: its name stands there without a link."""
    module, _, name = node["reftarget"].rpartition(".")
    value = getattr(import_module(module), name, None) if module.startswith(PACKAGE) else None
    return None if value is None or isinstance(value, type) else content


def without_factories(app: Sphinx, what: str, name: str, obj: object, options: Any, signature: str | None,
                      result: str | None) -> tuple[str | None, str | None]:
    """A default that is made anew each time, or is an object, is shown as ``...``: what stands there is no Python."""
    return (_NO_PYTHON.sub("...", signature) if signature else signature), result


def setup(app: Sphinx) -> dict[str, bool]:
    app.connect("autodoc-process-signature", without_factories)
    app.connect("doctree-read", qualify)
    app.connect("missing-reference", keep_alias)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
