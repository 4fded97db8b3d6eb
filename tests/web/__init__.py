"""The HTTP app."""
