"""Rendering: what the API answers, built from tables and matches, with texts in the reader's language."""
