"""Many independent jobs on local processes or on a Ray cluster."""
