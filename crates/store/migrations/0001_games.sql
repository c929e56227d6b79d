-- The first shape: games, the lines of their records, private notes.
--
-- A game is its header and the lines of its steps; nothing of the rules' state is kept.
-- What a list shows stands in `games` itself and is written with every append, so that listing
-- never opens a game.

CREATE TABLE games (
    id            TEXT    NOT NULL PRIMARY KEY,
    title         TEXT    NOT NULL,
    scenario      TEXT    NOT NULL,
    -- The first lines of the record, up to the first commitment.
    header        TEXT    NOT NULL,
    -- Seeds known here, blank between; the last one rolls the dice. Never leaves before the end.
    seeds         TEXT    NOT NULL,
    -- Who plays which seat, as the server writes it.
    players       TEXT    NOT NULL,

    -- How it stands after the last step.
    step          INTEGER NOT NULL,
    hash          TEXT    NOT NULL,
    turn          INTEGER NOT NULL,
    turns         INTEGER NOT NULL,
    asked         TEXT,
    over          INTEGER NOT NULL,
    result        TEXT,
    winner        TEXT,

    -- How often steps were taken back: with `step` it tells whether a game was changed meanwhile.
    undone        INTEGER NOT NULL DEFAULT 0,
    -- Milliseconds since 1970.
    created       INTEGER NOT NULL,
    updated       INTEGER NOT NULL,
    deleted       INTEGER,
    frozen        INTEGER NOT NULL DEFAULT 0,
    branched_game TEXT,
    branched_step INTEGER
) STRICT;

CREATE INDEX games_by_time ON games (updated DESC);

-- One row a step: the lines it has in the record, and the hash of the situation after it.
CREATE TABLE steps (
    game  TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    step  INTEGER NOT NULL,
    lines TEXT    NOT NULL,
    hash  TEXT    NOT NULL,
    PRIMARY KEY (game, step)
) STRICT, WITHOUT ROWID;

-- What one viewer of a game has noted down for itself.
CREATE TABLE notes (
    game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    viewer TEXT NOT NULL,
    text   TEXT NOT NULL,
    PRIMARY KEY (game, viewer)
) STRICT, WITHOUT ROWID;
