"""Abilities: the tree of a card's text, and how it runs."""
