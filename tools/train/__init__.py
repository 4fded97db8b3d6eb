"""Training of policy and value networks by self-play. The command is tools/train/__main__.py."""
