-- Games, their seats and their logs. Setup and log together are a game's whole state, for ever:
-- everything else about it is derived. Read README.md beside this file before writing SQL.

CREATE TABLE games (
    id             BIGINT PRIMARY KEY,       -- counted from 1; people see it in base 36
    rules          TEXT   NOT NULL,          -- the catalogue's id: 'zombie'
    options        TEXT   NOT NULL,          -- JSON object, key to value
    status         TEXT   NOT NULL CHECK (status IN ('invited', 'running', 'over', 'dropped')),
    version        BIGINT NOT NULL,          -- grows by one with every change; compare-and-set
    entries        BIGINT NOT NULL,          -- length of the log
    host           BIGINT NOT NULL,          -- who opened the table
    guild          BIGINT,                   -- NULL outside servers
    channel        BIGINT,                   -- where it is played; NULL: in each player's direct messages
    thread_wanted  BIGINT NOT NULL CHECK (thread_wanted IN (0, 1)),
    thread         BIGINT,                   -- its own thread, once made
    shuffle_seats  BIGINT NOT NULL CHECK (shuffle_seats IN (0, 1)), -- colours are drawn when it starts
    seed           TEXT   NOT NULL,          -- 32 bytes in hex; secret until the game is over
    salt           TEXT   NOT NULL,          -- 32 bytes in hex; secret until the game is over
    outcome        TEXT,                     -- when over: 'white wins: checkmate', 'draw: stalemate' …
    created_ms     BIGINT NOT NULL,
    changed_ms     BIGINT NOT NULL,
    expires_ms     BIGINT                    -- an invitation lapses then
);

CREATE INDEX games_by_channel ON games (channel, status);
CREATE INDEX games_by_expiry ON games (expires_ms) WHERE status = 'invited';

CREATE TABLE seats (
    game     BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,                -- 0 moves first
    person   BIGINT,                         -- NULL while free
    invited  BIGINT,                         -- only this person may take it; NULL: anybody
    PRIMARY KEY (game, seat)
);

CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE entries (
    game    BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  BIGINT NOT NULL,                 -- counted from 0, no gaps
    seat    BIGINT,                          -- NULL: chance
    text    TEXT   NOT NULL,
    at_ms   BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

-- A turn somebody is in the middle of: steps that may still be taken back.
CREATE TABLE drafts (
    game     BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    version  BIGINT NOT NULL,                -- the game's version it builds on; stale otherwise
    text     TEXT   NOT NULL,
    PRIMARY KEY (game, seat)
);
