-- Days that don't count, and what becomes of seats whose time ran out.

ALTER TABLE seats ADD COLUMN played_for BIGINT NOT NULL DEFAULT 0;  -- how many turns in a row were played for it
ALTER TABLE seats ADD COLUMN offered_ms BIGINT;      -- since when anybody may take it over; NULL: nobody may
ALTER TABLE seats ADD COLUMN away_ms BIGINT;         -- until when whoever sits there is on holiday, as far as this game stands for it

CREATE INDEX games_by_resume ON games (resume_ms) WHERE resume_ms IS NOT NULL;

-- Holidays: all slow clocks of a person stand.
CREATE TABLE vacations (
    person    BIGINT NOT NULL,
    since_ms  BIGINT NOT NULL,
    until_ms  BIGINT NOT NULL,               -- ended early: when
    over      BIGINT NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),  -- 1: boards say no more of it
    PRIMARY KEY (person, since_ms)
);

CREATE INDEX vacations_by_end ON vacations (until_ms) WHERE over = 0;

-- When some process was last seen at work: a single row.
CREATE TABLE beats (
    id     BIGINT PRIMARY KEY CHECK (id = 1),
    at_ms  BIGINT NOT NULL
);

-- When no process was: what ran meanwhile got the time back in the same transaction.
CREATE TABLE downtimes (
    since_ms  BIGINT PRIMARY KEY,
    until_ms  BIGINT NOT NULL
);

-- Who sat at a table before somebody took over: they know what that seat knew, so they get no other one.
CREATE TABLE former_seats (
    game    BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,
    person  BIGINT NOT NULL,
    at_ms   BIGINT NOT NULL,
    PRIMARY KEY (game, seat, person)
);
