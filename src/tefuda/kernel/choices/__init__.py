"""What players choose: cards, orders, shares, and targets when something is played."""
