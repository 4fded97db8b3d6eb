"""The documents tell the truth: tutorials run, names exist, prose is readable."""
