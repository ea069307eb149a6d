-- What a computer would have played, told to the person who plays against computers alone. Each row is one of the few hints a person has in
-- a game; asked again at the same moment, it is read again.
CREATE TABLE hints (
    game   BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person BIGINT NOT NULL,
    seat   BIGINT NOT NULL,
    moment BIGINT NOT NULL,              -- the seat's moment it belongs to
    entry  TEXT   NOT NULL,              -- the steps of the turn up to its commit point, joined by '/'
    line   TEXT   NOT NULL,              -- the line that was expected, step by step, joined by '/'
    at_ms  BIGINT NOT NULL,
    PRIMARY KEY (game, person, seat, moment)
);

-- Finished games that somebody wants looked back on: made once for each game, then read again.
CREATE TABLE reviews (
    game           BIGINT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    person         BIGINT NOT NULL,             -- who asked first; 0: somebody who has been forgotten
    asked_ms       BIGINT NOT NULL,
    done           BIGINT NOT NULL DEFAULT 0,   -- how many of its turns have been looked at
    turns          BIGINT NOT NULL DEFAULT 0,   -- of how many; 0: not begun
    study          TEXT,                        -- what came of it, as JSON; NULL: it is being made, or waits
    leased_by      TEXT,                        -- the worker that is at it; NULL: nobody
    lease_until_ms BIGINT NOT NULL DEFAULT 0,   -- until when others leave it alone
    attempts       BIGINT NOT NULL DEFAULT 0    -- how often it was begun
);
CREATE INDEX reviews_by_asked ON reviews (asked_ms) WHERE study IS NULL;
CREATE INDEX reviews_by_person ON reviews (person) WHERE study IS NULL;
