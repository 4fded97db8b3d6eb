"""All text: catalogues in Fluent, one file for each language and game, and one for texts that belong to no game."""
