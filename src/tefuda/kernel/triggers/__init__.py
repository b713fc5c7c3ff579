"""Triggered abilities: which events trigger them, and the queue of those that wait to be played."""
