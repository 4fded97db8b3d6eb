"""Runtime: all tables of one process, the bots that play at them, and their clocks."""
