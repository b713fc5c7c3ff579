"""Replacement effects: something else that happens in place of an event."""
