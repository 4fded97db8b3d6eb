"""Balance: how often each seat wins when equally strong bots play, on one edition or on several."""
