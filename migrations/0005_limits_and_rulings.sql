-- What a running game waits for besides its players: time limits of its own, and the referee.

ALTER TABLE games ADD COLUMN limit_ms BIGINT;        -- when the game's own time limit is over; NULL: none runs
ALTER TABLE games ADD COLUMN limit_round BIGINT;     -- which of its limits that is; another one starts afresh
ALTER TABLE games ADD COLUMN question TEXT;          -- what it asks the referee, now or later; NULL: nothing
ALTER TABLE games ADD COLUMN at_referee BIGINT NOT NULL DEFAULT 0
    CHECK (at_referee IN (0, 1));                    -- 1: it can't go on without the ruling

CREATE INDEX games_by_limit ON games (limit_ms) WHERE limit_ms IS NOT NULL;
CREATE INDEX games_by_question ON games (rules, question) WHERE question IS NOT NULL;
CREATE INDEX games_at_referee ON games (id) WHERE at_referee = 1;

-- Questions for the referee and what came out: each is worked out once, whoever asks it and however often.
-- An answer may be the secret of a running game.
CREATE TABLE rulings (
    rules           TEXT   NOT NULL,         -- the catalogue's id
    question        TEXT   NOT NULL,         -- as the game words it
    answer          TEXT,                    -- as the log takes it; NULL: not worked out yet
    asked_ms        BIGINT NOT NULL,
    attempts        BIGINT NOT NULL,         -- how often somebody began; each further attempt is a smaller one
    leased_by       TEXT,                    -- who is at it
    lease_until_ms  BIGINT NOT NULL,
    PRIMARY KEY (rules, question)
);

CREATE INDEX rulings_open ON rulings (asked_ms) WHERE answer IS NULL;
