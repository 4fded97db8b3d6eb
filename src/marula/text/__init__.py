"""All text: catalogues in Fluent, one file per language and game, and the words of no game."""
