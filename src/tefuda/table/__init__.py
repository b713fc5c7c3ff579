"""The table in the terminal: a person plays against the computer or a friend."""
