"""Endless loops, recognised by the same position coming again."""
