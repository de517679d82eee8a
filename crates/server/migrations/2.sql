-- Who opened a table, and so may fill and free its seats; the hash of the browser's token.
ALTER TABLE match ADD COLUMN opener TEXT;
UPDATE match SET opener = (SELECT owner FROM holder WHERE match_id = match.id AND seat = 0 LIMIT 1);
-- Whether somebody wants to be asked what goes without saying.
ALTER TABLE sitter ADD COLUMN asks INTEGER NOT NULL DEFAULT 0;
