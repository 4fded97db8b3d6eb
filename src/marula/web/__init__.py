"""The HTTP app: asks come in as JSON, envelopes go out, with text in each reader's language."""
