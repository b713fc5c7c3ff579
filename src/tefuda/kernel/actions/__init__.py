"""The ways to change the game: moving, turning, damaging, drawing, creating, counters, losing."""
