"""Puzzles: tries, what became of them, and how hard puzzles are."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _skill(suffix: str = "") -> tuple[sa.Column[float], ...]:
    return tuple(sa.Column(f"{name}{suffix}", sa.Float(53), nullable=False) for name in ("mu", "sigma"))


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "puzzle", "n", name="pk_puzzle_tries"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_puzzle_tries_user_id"),
    )
    op.create_table(
        "puzzle_solves",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("nth", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        *_skill("_before"),
        *_skill(),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name="pk_puzzle_solves"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_puzzle_solves_user_id"),
        sa.UniqueConstraint("user_id", "nth", name="uq_puzzle_solves_user_id_nth"),
    )
    op.create_table(
        "puzzle_skills",
        sa.Column("puzzle", sa.Text, nullable=False),
        *_skill(),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_skills"),
    )


def downgrade() -> None:
    for name in ("puzzle_skills", "puzzle_solves", "puzzle_tries"):
        op.drop_table(name)
