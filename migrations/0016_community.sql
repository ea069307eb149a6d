-- How people did: results, ratings, deeds. Everything about one person is gone with `DELETE … WHERE person`; results go with
-- their game.

ALTER TABLE games ADD COLUMN rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1)); -- whether its end changes ratings

-- Open seats are looked for by server.
CREATE INDEX open_seats_by_guild ON games (guild, created_ms) WHERE status = 'invited';

-- How a finished game went for each person at the table. Who sat on two sides of it has no row.
CREATE TABLE results (
    game      BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person    BIGINT NOT NULL,
    rules     TEXT   NOT NULL,
    guild     BIGINT,                -- on which server; NULL outside
    side      BIGINT NOT NULL,       -- the team: people of one game with the same number played together
    verdict   TEXT   NOT NULL CHECK (verdict IN ('won', 'drawn', 'lost', 'scored', 'failed')),
    score     BIGINT,                -- when 'scored': what was reached against the game; 'failed' is nothing at all
    rated     BIGINT NOT NULL CHECK (rated IN (0, 1)), -- whether it changed ratings
    ended_ms  BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);

CREATE INDEX results_by_person ON results (person, ended_ms);
CREATE INDEX results_by_guild ON results (guild, rules);

-- Where everybody stands in each game. Numbers are billionths, so that both databases keep and sort them alike.
CREATE TABLE ratings (
    rules       TEXT   NOT NULL,
    person      BIGINT NOT NULL,
    rating      BIGINT NOT NULL,
    deviation   BIGINT NOT NULL,     -- as of last_ms: it grows with the days since then
    volatility  BIGINT NOT NULL,
    games       BIGINT NOT NULL,     -- how many changed it; compare-and-set
    last_ms     BIGINT NOT NULL,
    PRIMARY KEY (rules, person)
);

-- Every change of a rating, for curves and corrections. A game changes a person's rating once.
CREATE TABLE rating_changes (
    game               BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person             BIGINT NOT NULL,
    rules              TEXT   NOT NULL,
    rating_before      BIGINT NOT NULL,
    deviation_before   BIGINT NOT NULL,
    volatility_before  BIGINT NOT NULL,
    rating_after       BIGINT NOT NULL,
    deviation_after    BIGINT NOT NULL,
    volatility_after   BIGINT NOT NULL,
    at_ms              BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);

CREATE INDEX rating_changes_by_person ON rating_changes (person, rules, at_ms);

-- Whimsical deeds, counted.
CREATE TABLE deeds (
    person      BIGINT NOT NULL,
    deed        TEXT   NOT NULL,     -- its word: 'hole-in-one'
    count       BIGINT NOT NULL,
    first_game  BIGINT REFERENCES games (id) ON DELETE SET NULL,
    first_ms    BIGINT NOT NULL,
    PRIMARY KEY (person, deed)
);
