"""Many games at once: which deck wins how often, and how sure one can be of it."""
from .report import Report
from .simulation import simulate

__all__ = ["Report", "simulate"]
