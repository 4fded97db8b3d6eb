"""The pictures of the rules pages: a module for each game that has one."""
