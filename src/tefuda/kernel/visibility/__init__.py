"""Who sees what, and what may not be told by what happens."""
