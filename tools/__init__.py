"""Tools of the workshop: run from the root of the repository, never installed."""
