"""Storage: the database behind all tables, SQLite or PostgreSQL."""
