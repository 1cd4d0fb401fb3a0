"""The JSON API: thin handlers; what is allowed is decided by tables, hall and identity."""
