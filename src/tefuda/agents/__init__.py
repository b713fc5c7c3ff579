"""Players that are programs. They know what a player may know and nothing else."""
from .agent import NAMES, Agent, make_agent

__all__ = ["NAMES", "Agent", "make_agent"]
