"""How strong the bots are: what is played, what came of it, and the page that says so."""
