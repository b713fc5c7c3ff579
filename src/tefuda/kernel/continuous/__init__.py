"""Continuous effects: what lasts, layers, dependency and timestamps, and what a card is now."""
