"""The HTTP app: routes, requests, responses, access, rate limit and the live socket."""
