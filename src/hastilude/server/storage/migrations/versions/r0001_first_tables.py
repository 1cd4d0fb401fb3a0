"""The first tables: people, tables, the log, what is read off it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_MS = sa.BigInteger


def _owned(table: str, column: str, by: str) -> list[sa.schema.SchemaItem]:
    """A column that names a row of another table."""
    return [
        sa.Column(column, sa.Text, nullable=False),
        sa.ForeignKeyConstraint([column], [f"{by}.id"], name=f"fk_{table}_{column}"),
    ]


def upgrade() -> None:
    _people()
    _tables()
    _read_off()
    op.create_table(
        "house",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_house"),
    )
    op.create_table(
        "outages",
        sa.Column("from_ms", _MS, nullable=False, autoincrement=False),
        sa.Column("to_ms", _MS, nullable=False),
        sa.PrimaryKeyConstraint("from_ms", name="pk_outages"),
    )


def _people() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("password_hash", sa.Text),
        sa.Column("created_ms", _MS, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("login", name="uq_users_login"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text, nullable=False),
        *_owned("sessions", "user_id", "users"),
        sa.Column("created_ms", _MS, nullable=False),
        sa.Column("seen_ms", _MS, nullable=False),
        sa.Column("expires_ms", _MS, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.create_table(
        "pushes",
        sa.Column("id", _SERIAL, nullable=False, autoincrement=True),
        *_owned("pushes", "user_id", "users"),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
        sa.UniqueConstraint("endpoint", name="uq_pushes_endpoint"),
    )
    op.create_index("ix_pushes_user_id", "pushes", ["user_id"])
    op.create_table(
        "webhooks",
        *_owned("webhooks", "user_id", "users"),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_webhooks"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        *_owned("tables", "host", "users"),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("created_ms", _MS, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "decisions",
        *_owned("decisions", "table_id", "tables"),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("actor", sa.Text),
        sa.Column("client_id", sa.Text),
        sa.Column("action", sa.Text),
        sa.Column("chance", sa.Text, nullable=False, server_default="[]"),
        sa.Column("place", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("at_ms", _MS, nullable=False),
        sa.Column("data", sa.Text, nullable=False, server_default="{}"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_decisions"),
        sa.UniqueConstraint("table_id", "actor", "client_id", name="uq_decisions_table_id_actor_client_id"),
    )
    op.create_table(
        "snapshots",
        *_owned("snapshots", "table_id", "tables"),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_snapshots"),
    )
    op.create_table(
        "chat",
        sa.Column("id", _SERIAL, nullable=False, autoincrement=True),
        *_owned("chat", "table_id", "tables"),
        sa.Column("channel", sa.Text, nullable=False),
        *_owned("chat", "user_id", "users"),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False, server_default=""),
        sa.Column("at_ms", _MS, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"])
    op.create_index("ix_chat_user_id", "chat", ["user_id"])


def _read_off() -> None:
    op.create_table(
        "lobby",
        *_owned("lobby", "table_id", "tables"),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("waiting_user", sa.Text),
        sa.Column("due_ms", _MS),
        sa.Column("updated_ms", _MS, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_lobby"),
    )
    op.create_index("ix_lobby_host", "lobby", ["host"])
    op.create_index("ix_lobby_waiting_user", "lobby", ["waiting_user"])
    op.create_index("ix_lobby_due_ms", "lobby", ["due_ms"])
    op.create_index("ix_lobby_public_status_updated_ms", "lobby", ["public", "status", "updated_ms"])
    op.create_table(
        "seats",
        *_owned("seats", "table_id", "tables"),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        *_owned("seats", "user_id", "users"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def downgrade() -> None:
    for name in (
        "outages",
        "house",
        "seats",
        "lobby",
        "chat",
        "snapshots",
        "decisions",
        "tables",
        "webhooks",
        "pushes",
        "sessions",
        "users",
    ):
        op.drop_table(name)
