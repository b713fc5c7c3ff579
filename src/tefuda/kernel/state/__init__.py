"""The state of a game and what it refers to: places, printed cards, random numbers, and a state as bytes."""
