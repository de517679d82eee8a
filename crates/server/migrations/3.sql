-- Corrected tables that games were played with, file by file: a replay needs the same ones.
CREATE TABLE printed (
    hash TEXT NOT NULL,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (hash, name)
) WITHOUT ROWID;
