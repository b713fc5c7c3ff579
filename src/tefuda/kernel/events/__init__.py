"""What happens: the log of events, what happened so far, and by whose effect it happens."""
