"""A smoke match in Firefox. Not part of `make test`: `make test-firefox` installs what it needs."""
