"""Bots: every level at every table, and how the searching ones think."""
