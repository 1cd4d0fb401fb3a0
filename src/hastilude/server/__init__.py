"""Tables that live, remember and keep secrets: the domain, and HTTP and WebSockets above it.

Nothing but the command line imports this package.
"""
