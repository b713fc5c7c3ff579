"""Many games at once: which deck wins how often, and how sure one can be of it."""
from .report import Report
from .simulate import simulate

__all__ = ["Report", "simulate"]
