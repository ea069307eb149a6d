-- What lists of games need to know of each seat without playing the game through, and games that begin somewhere else.

ALTER TABLE seats ADD COLUMN asked_ms BIGINT;    -- since when it is asked to decide; NULL: it isn't
ALTER TABLE seats ADD COLUMN result TEXT;        -- when the game is over: 'won', 'lost', 'drawn', 'none'; NULL: not noted yet

CREATE INDEX seats_by_turn ON seats (person) WHERE asked_ms IS NOT NULL;

ALTER TABLE games ADD COLUMN position TEXT;      -- where the game begins, as the rules write it; NULL: the usual start

-- Lists of finished games go by time, and what is kept for a while only goes by age.
CREATE INDEX games_by_end ON games (status, changed_ms);

-- People who asked to be forgotten: taken off once nothing of them is left, within moments.
CREATE TABLE erasures (
    person    BIGINT PRIMARY KEY,
    asked_ms  BIGINT NOT NULL
);
