-- The third shape: scenarios of somebody's own, each with every file it is made of.
--
-- A game of one says so in `games.scenario`, which is the id of the bundle. Where it says so when
-- it is created, the bundle must be there; and a bundle is not removed while a game needs it.

CREATE TABLE bundles (
    id    TEXT    NOT NULL PRIMARY KEY,
    title TEXT    NOT NULL,
    -- Milliseconds since 1970.
    added INTEGER NOT NULL
) STRICT;

CREATE TABLE bundle_files (
    bundle TEXT NOT NULL REFERENCES bundles (id) ON DELETE CASCADE,
    path   TEXT NOT NULL,
    text   TEXT NOT NULL,
    PRIMARY KEY (bundle, path)
) STRICT;

CREATE INDEX games_by_scenario ON games (scenario);
