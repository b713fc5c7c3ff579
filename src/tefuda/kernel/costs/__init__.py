"""Paying: costs of cards and of abilities, alternatives to them, and several costs at once."""
