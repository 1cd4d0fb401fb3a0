"""What Alembic runs. The connection, with its transaction, comes from `upgrade` and `downgrade`."""

from alembic import context

from hastilude.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # the whole step is one transaction, on SQLite too
    transactional_ddl=True,
    transaction_per_migration=False,
    render_as_batch=True,
)
context.run_migrations()
