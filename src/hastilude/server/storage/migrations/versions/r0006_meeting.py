"""Deals that many play alone, and tries at them; feats; who follows whom, who is here, who is away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _user(table: str, column: str = "user_id") -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    return (
        sa.Column(column, sa.Text, nullable=False),
        sa.ForeignKeyConstraint([column], ["users.id"], name=f"fk_{table}_{column}"),
    )


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("day", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("source", sa.Text),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made_ms", sa.BigInteger, nullable=False),
        sa.Column("opens_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deals"),
    )
    op.create_index("ix_deals_day", "deals", ["day"])
    op.create_table(
        "tries",
        sa.Column("deal_id", sa.Text, nullable=False),
        *_user("tries"),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("began_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("deal_id", "user_id", name="pk_tries"),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"], name="fk_tries_deal_id"),
        sa.UniqueConstraint("table_id", name="uq_tries_table_id"),
    )
    op.create_index("ix_tries_user_id", "tries", ["user_id"])
    op.create_table(
        "feats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("feat", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "feat", name="pk_feats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_feats_table_id"),
    )
    op.create_table(
        "follows",
        *_user("follows"),
        *_user("follows", "other_id"),
        sa.Column("since_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_follows"),
    )
    op.create_index("ix_follows_other_id", "follows", ["other_id"])
    op.create_table(
        "presences",
        *_user("presences"),
        sa.Column("here_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_presences"),
    )
    op.create_table(
        "habits",
        *_user("habits"),
        sa.Column("digest_hour", sa.Integer),
        sa.Column("digest_due_ms", sa.BigInteger),
        sa.Column("away_from_ms", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("away_until_ms", sa.BigInteger, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("user_id", name="pk_habits"),
    )
    op.create_index("ix_habits_digest_due_ms", "habits", ["digest_due_ms"])


def downgrade() -> None:
    op.drop_index("ix_habits_digest_due_ms", "habits")
    op.drop_table("habits")
    op.drop_table("presences")
    op.drop_index("ix_follows_other_id", "follows")
    op.drop_table("follows")
    op.drop_table("feats")
    op.drop_index("ix_tries_user_id", "tries")
    op.drop_table("tries")
    op.drop_index("ix_deals_day", "deals")
    op.drop_table("deals")
