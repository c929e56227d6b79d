-- The second shape: a game that came in as a record says so.

ALTER TABLE games ADD COLUMN imported INTEGER NOT NULL DEFAULT 0;
