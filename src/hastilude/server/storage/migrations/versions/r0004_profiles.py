"""What players have chosen to show of themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("hides", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_profiles"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_profiles_user_id"),
    )


def downgrade() -> None:
    op.drop_table("profiles")
