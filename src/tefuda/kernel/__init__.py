"""The rules machine: state, zones, steps, events, decisions. It knows no game."""
