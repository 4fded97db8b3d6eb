"""Livingstone's own rules, one topic a file."""
