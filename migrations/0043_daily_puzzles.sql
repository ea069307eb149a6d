-- A puzzle every day in a channel of a server that wants it, and who has solved it there.

ALTER TABLE guilds ADD COLUMN daily_channel BIGINT;  -- where it is posted; NULL: nowhere
ALTER TABLE guilds ADD COLUMN daily_hour BIGINT NOT NULL DEFAULT 8;  -- at which hour of the day, UTC
ALTER TABLE guilds ADD COLUMN daily_ms BIGINT;       -- when the next one is due; NULL: never
CREATE INDEX guilds_daily ON guilds (daily_ms) WHERE daily_ms IS NOT NULL;

CREATE TABLE daily_puzzles (
    guild      BIGINT NOT NULL,
    day        BIGINT NOT NULL,              -- days since 1970-01-01, UTC: of the hour at which it was due
    rules      TEXT   NOT NULL,              -- the catalogue's id of the game
    puzzle     TEXT   NOT NULL,              -- the puzzle's word
    channel    BIGINT NOT NULL,              -- where it was posted
    refresh_ms BIGINT,                       -- when its post is to say anew how many have solved it; NULL: it says so
    PRIMARY KEY (guild, day)
);

CREATE INDEX daily_puzzles_behind ON daily_puzzles (refresh_ms) WHERE refresh_ms IS NOT NULL;

-- Who has solved one while it was the newest there; others see how many.
CREATE TABLE daily_solvers (
    guild   BIGINT NOT NULL,
    day     BIGINT NOT NULL,
    person  BIGINT NOT NULL,
    at_ms   BIGINT NOT NULL,
    PRIMARY KEY (guild, day, person),
    FOREIGN KEY (guild, day) REFERENCES daily_puzzles (guild, day) ON DELETE CASCADE
);

CREATE INDEX daily_solvers_by_person ON daily_solvers (person, day);
