"""Migrations of the database: one for each release that changed the schema."""
