"""Generates docs/openapi.json and the TypeScript types of the pages from what the server declares."""
