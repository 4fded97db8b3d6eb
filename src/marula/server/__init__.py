"""The server: tables with people and bots, kept in a database, served over HTTP."""
