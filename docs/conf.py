"""How Sphinx makes the site out of the pages that ``tools/pages.py`` lays out."""
from __future__ import annotations

import sys
from pathlib import Path

from tefuda import __version__

sys.path.insert(0, str(Path(__file__).resolve().parent))

project = "Tefuda"
version = release = __version__
author = copyright = "the Tefuda authors"

extensions = ["sphinx.ext.autodoc", "sphinx.ext.viewcode", "myst_parser", "annotations"]
html_theme = "furo"
html_title = f"Tefuda {release}"
# With an entry for each function the navigation takes longer than all the rest.
toc_object_entries = False

autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
myst_heading_anchors = 3

# Every name has to lead somewhere but those of the standard library, which is not fetched for it.
nitpicky = True
nitpick_ignore_regex = [("py:.*", rf"_?({'|'.join(sorted(sys.stdlib_module_names))})\..*")]
