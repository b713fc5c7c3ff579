"""What follows from the state and is kept for speed: nothing in here is part of a game."""
