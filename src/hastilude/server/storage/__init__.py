"""The database: one schema on SQLite and PostgreSQL, written by one group-committing writer."""
