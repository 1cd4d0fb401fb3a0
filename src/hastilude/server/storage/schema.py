"""The tables of the database, the same on SQLite and PostgreSQL.

`tables`, `decisions`, `snapshots` and `chat` are only ever added to: they are the truth.
`lobby`, `seats`, `finished`, `finishers` and `feats` are read off the log, so that lists need not
load any table; `ratings` and `analyses` can be made again.
"""

from typing import Any

import sqlalchemy as sa

#: the newest migration: a database that has it needs none
REVISION = "0007"

METADATA = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: counted by the database; SQLite counts only what it calls INTEGER
_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _user(**more: Any) -> sa.Column[str]:
    return sa.Column("user_id", sa.Text, sa.ForeignKey("users.id"), **more)


def _table(**more: Any) -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), **more)


users = sa.Table(
    "users",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("login", sa.Text, unique=True),
    sa.Column("password_hash", sa.Text),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
    #: looks after the house
    sa.Column("warden", sa.Boolean, nullable=False, server_default=sa.false()),
    #: until when nothing that they write is shown, and until when they may not come in
    sa.Column("muted_until_ms", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("banned_until_ms", sa.BigInteger, nullable=False, server_default="0"),
)

#: what those who look after the house have done; only ever added to
moderation = sa.Table(
    "moderation",
    METADATA,
    sa.Column("id", _SERIAL, primary_key=True, autoincrement=True),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    #: the warden's id, or `console`
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("deed", sa.Text, nullable=False),
    #: the id of a person or of a table; empty for the whole house
    sa.Column("subject", sa.Text, nullable=False, index=True),
    sa.Column("reason", sa.Text, nullable=False, server_default=""),
    sqlite_autoincrement=True,
)

#: what a player has chosen; who has chosen nothing has no row
profiles = sa.Table(
    "profiles",
    METADATA,
    _user(primary_key=True),
    #: what others do not see, as JSON
    sa.Column("hides", sa.Text, nullable=False),
)

sessions = sa.Table(
    "sessions",
    METADATA,
    sa.Column("token_hash", sa.Text, primary_key=True),
    _user(nullable=False, index=True),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
    sa.Column("seen_ms", sa.BigInteger, nullable=False),
    sa.Column("expires_ms", sa.BigInteger, nullable=False),
)

tables = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("host", sa.Text, sa.ForeignKey("users.id"), nullable=False),
    #: everything that was agreed on when the table was made, as JSON (log.Terms)
    sa.Column("terms", sa.Text, nullable=False),
    #: of the seal: its hash is public, itself only after the end
    sa.Column("secret", sa.LargeBinary, nullable=False),
    #: of the tokens in links
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("created_ms", sa.BigInteger, nullable=False),
)

decisions = sa.Table(
    "decisions",
    METADATA,
    _table(primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    #: the user who did it; none for bots and clocks
    sa.Column("actor", sa.Text),
    sa.Column("client_id", sa.Text),
    sa.Column("action", sa.Text),
    #: the numbers consumed, as JSON, and the generator's place afterwards
    sa.Column("chance", sa.Text, nullable=False, server_default="[]"),
    sa.Column("place", sa.BigInteger, nullable=False, server_default="0"),
    #: of the actor's stream afterwards: the answer when it is sent again
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    #: what else there is to say, as JSON
    sa.Column("data", sa.Text, nullable=False, server_default="{}"),
    sa.UniqueConstraint("table_id", "actor", "client_id"),
)

snapshots = sa.Table(
    "snapshots",
    METADATA,
    _table(primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

#: finished games, as far as they have been thought over; can be made again
analyses = sa.Table(
    "analyses",
    METADATA,
    _table(primary_key=True),
    #: decisions, and how many there are
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("of", sa.Integer, nullable=False),
    #: as JSON (lab.analyse.Moment)
    sa.Column("moments", sa.LargeBinary, nullable=False),
    #: when somebody went on with it
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)

#: games that came to their end, written with their last row: lists, pages of players and ratings
finished = sa.Table(
    "finished",
    METADATA,
    _table(primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("ended_ms", sa.BigInteger, nullable=False),
    #: it counts for ratings: it was to be rated, and everybody played to the end
    sa.Column("rated", sa.Boolean, nullable=False),
    #: the teams of a rated game by seat, as JSON
    sa.Column("teams", sa.Text, nullable=False),
    #: its ratings are still to be made
    sa.Column("due", sa.Boolean, nullable=False),
    sa.Index("ix_finished_due_ended_ms", "due", "ended_ms"),
)

finishers = sa.Table(
    "finishers",
    METADATA,
    _table(primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    #: none where a bot sat
    _user(index=True),
    #: the level of the bot that sat here, or stood in at the end
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    #: points at the end, where the game counts any
    sa.Column("points", sa.Integer),
)

#: how good a player was after each rated game; can be made again from `finished`
ratings = sa.Table(
    "ratings",
    METADATA,
    _table(primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    _user(nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("ended_ms", sa.BigInteger, nullable=False),
    #: openskill's, before and after
    sa.Column("mu_before", sa.Float(53), nullable=False),
    sa.Column("sigma_before", sa.Float(53), nullable=False),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Index("ix_ratings_user_id_game_seats_ended_ms", "user_id", "game", "seats", "ended_ms"),
    sa.Index("ix_ratings_game_seats_ended_ms", "game", "seats", "ended_ms"),
)

#: what somebody did in a game that is worth remembering, by the game's own terms
feats = sa.Table(
    "feats",
    METADATA,
    _table(primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("feat", sa.Text, primary_key=True),
)

#: deals that many play, each alone: one of each game a day, and those of games that were finished
deals = sa.Table(
    "deals",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    #: as 2026-11-18, by the clock of Greenwich; none for the deal of a finished game
    sa.Column("day", sa.Text, index=True),
    sa.Column("game", sa.Text, nullable=False),
    #: the finished game
    sa.Column("source", sa.Text),
    #: of every table at which it is played, as JSON (rows.Terms)
    sa.Column("terms", sa.Text, nullable=False),
    #: … and its secret: the same cards and dice for all
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("made_ms", sa.BigInteger, nullable=False),
    #: until then nothing of it is shown but to who plays; 0 where nothing is hidden
    sa.Column("opens_ms", sa.BigInteger, nullable=False),
)

#: who has tried which deal: once, whatever became of it
tries = sa.Table(
    "tries",
    METADATA,
    sa.Column("deal_id", sa.Text, sa.ForeignKey("deals.id"), primary_key=True),
    _user(primary_key=True, index=True),
    #: written before there is a table of this id
    sa.Column("table_id", sa.Text, nullable=False, unique=True),
    sa.Column("began_ms", sa.BigInteger, nullable=False),
)

#: who wants to see of whom whether they are here
follows = sa.Table(
    "follows",
    METADATA,
    _user(primary_key=True),
    sa.Column("other_id", sa.Text, sa.ForeignKey("users.id"), primary_key=True, index=True),
    sa.Column("since_ms", sa.BigInteger, nullable=False),
)

#: when somebody was seen last, to the minute; whoever is not here may be missing
presences = sa.Table(
    "presences",
    METADATA,
    _user(primary_key=True),
    sa.Column("here_ms", sa.BigInteger, nullable=False),
)

#: how somebody plays slow games; who has chosen nothing has no row
habits = sa.Table(
    "habits",
    METADATA,
    _user(primary_key=True),
    #: the hour of Greenwich at which one notice a day comes, instead of one for each turn
    sa.Column("digest_hour", sa.Integer),
    sa.Column("digest_due_ms", sa.BigInteger, index=True),
    sa.Column("away_from_ms", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("away_until_ms", sa.BigInteger, nullable=False, server_default="0"),
)

#: what people tried at puzzles, and what became of it: only ever added to
puzzle_tries = sa.Table(
    "puzzle_tries",
    METADATA,
    _user(primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("right", sa.Boolean, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
)

puzzle_solves = sa.Table(
    "puzzle_solves",
    METADATA,
    _user(primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True),
    #: of this solver, counted from 1
    sa.Column("nth", sa.Integer, nullable=False),
    sa.Column("solved", sa.Boolean, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    #: how good the solver was, and is: openskill's
    sa.Column("mu_before", sa.Float(53), nullable=False),
    sa.Column("sigma_before", sa.Float(53), nullable=False),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.UniqueConstraint("user_id", "nth"),
)

#: how hard a puzzle is, and how solvers fared with it
puzzle_skills = sa.Table(
    "puzzle_skills",
    METADATA,
    sa.Column("puzzle", sa.Text, primary_key=True),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("tried", sa.Integer, nullable=False),
    sa.Column("solved", sa.Integer, nullable=False),
    sa.Column("first", sa.Integer, nullable=False),
)

chat = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", _SERIAL, primary_key=True, autoincrement=True),
    _table(nullable=False),
    sa.Column("channel", sa.Text, nullable=False),
    _user(nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("phrase", sa.Text, nullable=False, server_default=""),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Index("ix_chat_table_id_id", "table_id", "id"),
    sqlite_autoincrement=True,  # never a number twice: the last one seen is what readers remember
)

lobby = sa.Table(
    "lobby",
    METADATA,
    _table(primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("head", sa.Integer, nullable=False),
    #: the user whose decision is awaited
    sa.Column("waiting_user", sa.Text, index=True),
    #: when somebody has to look after the table: a clock is out, a bot should have decided
    sa.Column("due_ms", sa.BigInteger, index=True),
    sa.Column("updated_ms", sa.BigInteger, nullable=False),
    #: the table's public facts as JSON (table.TableFacts)
    sa.Column("facts", sa.Text, nullable=False),
    sa.Index("ix_lobby_public_status_updated_ms", "public", "status", "updated_ms"),
)

seats = sa.Table(
    "seats",
    METADATA,
    _table(primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    _user(nullable=False, index=True),
)

pushes = sa.Table(
    "pushes",
    METADATA,
    sa.Column("id", _SERIAL, primary_key=True, autoincrement=True),
    _user(nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False, unique=True),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
)

webhooks = sa.Table(
    "webhooks",
    METADATA,
    _user(primary_key=True),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
)

#: values that all processes share
house = sa.Table(
    "house",
    METADATA,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

#: when no server was running: clocks stood still
outages = sa.Table(
    "outages",
    METADATA,
    sa.Column("from_ms", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("to_ms", sa.BigInteger, nullable=False),
)
