"""The ladder: the rating of every version's bots, kept from version to version."""
