"""Games that came to their end, who played them, and ratings. What was over before is read off the lobby."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    finished = op.create_table(
        "finished",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("teams", sa.Text, nullable=False),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_finished"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_finished_table_id"),
    )
    op.create_index("ix_finished_due_ended_ms", "finished", ["due", "ended_ms"])
    finishers = op.create_table(
        "finishers",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.Text),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_finishers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_finishers_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_finishers_user_id"),
    )
    op.create_index("ix_finishers_user_id", "finishers", ["user_id"])
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended_ms", sa.BigInteger, nullable=False),
        sa.Column("mu_before", sa.Float(53), nullable=False),
        sa.Column("sigma_before", sa.Float(53), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_ratings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_ratings_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_ratings_user_id"),
    )
    op.create_index(
        "ix_ratings_user_id_game_seats_ended_ms", "ratings", ["user_id", "game", "seats", "ended_ms"]
    )
    op.create_index("ix_ratings_game_seats_ended_ms", "ratings", ["game", "seats", "ended_ms"])
    _fill(op.get_bind(), finished, finishers)


def _fill(connection: sa.Connection, finished: sa.Table, finishers: sa.Table) -> None:
    """The games that ended before. None of them counts for ratings: nobody was told that it would."""
    ended = sa.text(
        "SELECT lobby.table_id, lobby.game, lobby.facts, max(decisions.at_ms) FROM lobby "
        "JOIN decisions ON decisions.table_id = lobby.table_id AND decisions.kind != 'rematch' "
        "WHERE lobby.status = 'over' GROUP BY lobby.table_id, lobby.game, lobby.facts"
    )
    for table_id, game, facts, ended_ms in connection.execute(ended).all():
        known = json.loads(facts)
        result = known.get("result")
        if result is None:
            continue
        seats = known["seats"]
        row = {"table_id": table_id, "game": game, "seats": len(seats), "ended_ms": ended_ms}
        teams = json.dumps(list(range(len(seats))))
        connection.execute(sa.insert(finished), {**row, "rated": False, "teams": teams, "due": False})
        connection.execute(sa.insert(finishers), [_finisher(table_id, seat, result) for seat in seats])


def _finisher(table_id: str, seat: dict[str, Any], result: dict[str, Any]) -> dict[str, Any]:
    number = seat["seat"]
    points = {score["seat"]: score["points"] for score in result.get("scores", ())}
    return {
        "table_id": table_id,
        "seat": number,
        "user_id": seat["user"] if seat["kind"] == "person" else None,
        "bot": seat.get("bot", ""),
        "place": result["places"][number],
        "won": number in result["winners"],
        "points": points.get(number),
    }


def downgrade() -> None:
    for name in ("ratings", "finishers", "finished"):
        op.drop_table(name)
