"""How the store's tables came to be as they are: one step a release that changed them."""
