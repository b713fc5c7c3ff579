"""Whether the tests notice: one rule step or one node of card texts at a time does nothing."""
