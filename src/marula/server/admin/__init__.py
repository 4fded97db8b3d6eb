"""Admin: what an operator does to a database, also while servers run on it."""
