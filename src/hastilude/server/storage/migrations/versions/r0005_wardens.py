"""Wardens: who looks after the house, who was muted or sent away, and a log of it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("users", sa.Column("warden", sa.Boolean, nullable=False, server_default=sa.false()))
    for name in ("muted_until_ms", "banned_until_ms"):
        op.add_column("users", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "moderation",
        sa.Column("id", _SERIAL, autoincrement=True, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_moderation"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_moderation_subject", "moderation", ["subject"])


def downgrade() -> None:
    op.drop_index("ix_moderation_subject", "moderation")
    op.drop_table("moderation")
    for name in ("banned_until_ms", "muted_until_ms", "warden"):
        op.drop_column("users", name)
