"""Generates the reference pages that follow from the code: commands, the HTTP schema, edition files."""
