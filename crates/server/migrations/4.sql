-- Somebody who plays, at whatever browser.
CREATE TABLE person (
    id       TEXT PRIMARY KEY,
    passport TEXT UNIQUE,              -- the hash of the personal link's secret, once it was shown
    offered  INTEGER NOT NULL DEFAULT 0, -- whether the link was offered and put off
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A browser that speaks for somebody: the hash of its cookie.
CREATE TABLE device (
    hash    TEXT PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES person (id),
    label   TEXT NOT NULL,
    created INTEGER NOT NULL,
    older   INTEGER NOT NULL DEFAULT 0 -- whether its cookie is of an older release and was not exchanged yet
) STRICT, WITHOUT ROWID;
CREATE INDEX device_of ON device (person);

-- The second log of a match: everything that happened to its seats. Who sits where follows from it, and of two writers
-- of a number one wins.
CREATE TABLE seat_log (
    match_id TEXT NOT NULL REFERENCES match (id),
    number   INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    who      TEXT REFERENCES person (id), -- who sits down, if somebody is known
    by_whom  TEXT,    -- who did it; nobody: the host, or it happened by itself
    detail   TEXT NOT NULL,
    ply      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_log_of ON seat_log (who);
CREATE INDEX seat_log_by ON seat_log (by_whom);
CREATE INDEX match_opener ON match (opener);

-- What the people at a table agreed on.
ALTER TABLE match ADD COLUMN study  INTEGER NOT NULL DEFAULT 0; -- the deal is known: a branch, or an uploaded record
ALTER TABLE match ADD COLUMN level  TEXT NOT NULL DEFAULT '';   -- of bots that play for somebody
ALTER TABLE match ADD COLUMN grace  INTEGER NOT NULL DEFAULT 180;   -- seconds until a bot may play for somebody absent
ALTER TABLE match ADD COLUMN lost   INTEGER NOT NULL DEFAULT 86400; -- seconds until a seat counts as lost
ALTER TABLE match ADD COLUMN hints  TEXT NOT NULL DEFAULT '';   -- on, off, or as many play
ALTER TABLE match ADD COLUMN next   TEXT;                       -- the table at which the same people play again
ALTER TABLE match ADD COLUMN tables TEXT;                       -- the hash of corrected tables, if it is played with such

-- What somebody has sent: a record to look at (its match), or corrected tables (their hash).
CREATE TABLE upload (
    id     TEXT PRIMARY KEY,
    kind   TEXT NOT NULL,
    person TEXT,
    size   INTEGER NOT NULL,
    used   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX upload_of ON upload (person);
CREATE INDEX upload_used ON upload (used);
CREATE INDEX match_tables ON match (tables);
CREATE INDEX match_seed ON match (seed);

-- Whoever asks whether something can be written now writes here.
CREATE TABLE ready (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
