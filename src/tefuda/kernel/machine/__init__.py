"""The rules machine: the program of a rulebook, its steps and frames, going back, random play to the end."""
