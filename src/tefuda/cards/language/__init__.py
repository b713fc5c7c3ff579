"""Card texts: one table of productions reads them, prints them in both languages, and makes up new ones."""
from .errors import Ambiguous, GrammarError, Unprintable, Unreadable
from .language import Language
from .normal import Spelling
from .productions import Kind, Pattern, Production, Rule, Word

__all__ = [
    "Ambiguous", "GrammarError", "Kind", "Language", "Pattern", "Production", "Rule", "Spelling",
    "Unprintable", "Unreadable", "Word",
]
