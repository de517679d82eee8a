-- A game and what was agreed before it. The log of choices is the only truth about how it went.
CREATE TABLE match (
    id        TEXT PRIMARY KEY,
    game      TEXT NOT NULL,
    rules     INTEGER NOT NULL,
    seats     INTEGER NOT NULL,
    options   TEXT NOT NULL, -- key=value lines
    seed      TEXT NOT NULL,
    created   INTEGER NOT NULL,
    finished  INTEGER,
    standings TEXT           -- the result line of the record
) STRICT;

-- One row per choice, in notation. The primary key is the concurrency control: of two writers of a ply one wins.
CREATE TABLE choice (
    match_id TEXT NOT NULL REFERENCES match (id),
    ply      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    action   TEXT NOT NULL,
    digest   TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, ply)
) STRICT, WITHOUT ROWID;

-- Who sits where: a bot, or somebody with a name; an open seat has an invitation.
CREATE TABLE sitter (
    match_id TEXT NOT NULL REFERENCES match (id),
    seat     INTEGER NOT NULL,
    bot      TEXT,
    name     TEXT,
    invite   TEXT,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- A seat belongs to whoever holds its secret; what is kept is the hash of the browser's token.
CREATE TABLE holder (
    owner    TEXT NOT NULL,
    match_id TEXT NOT NULL REFERENCES match (id),
    seat     INTEGER NOT NULL,
    PRIMARY KEY (owner, match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    match_id TEXT NOT NULL REFERENCES match (id),
    number   INTEGER NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
