-- What a turn, a look at the clock and a message cost must not grow with what else is stored: each statement that runs then finds
-- its rows by an index. bot/tests/store/scans.rs asks both databases whether that is so.

-- Half of all games run, so an index that begins with the status finds next to nothing, and SQLite prefers it to better ones.
DROP INDEX games_by_end;
CREATE INDEX games_ended ON games (changed_ms) WHERE status = 'over';
CREATE INDEX games_dropped ON games (changed_ms) WHERE status = 'dropped';

-- What somebody has to do with: own games, and seats that are kept for them.
CREATE INDEX games_by_host ON games (host);
CREATE INDEX seats_by_invited ON seats (invited) WHERE invited IS NOT NULL;
CREATE INDEX ratings_by_person ON ratings (person);

-- Holidays that boards still show.
CREATE INDEX seats_by_away ON seats (away_ms) WHERE away_ms IS NOT NULL;

-- What a worker has in hand: a few rows, renewed every second.
CREATE INDEX outbox_leased ON outbox (leased_by) WHERE done_ms IS NULL AND leased_by IS NOT NULL;

-- A game that is forgotten lets go of deeds that began in it.
CREATE INDEX deeds_by_game ON deeds (first_game);

-- Time in which no process was at work, as far as it has yet to be given back to the clocks of a game. All games get a row at
-- once; each loses it in the transaction that moves its clocks, so it happens once, whoever is first to do it.
CREATE TABLE credits (
    game      BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    since_ms  BIGINT NOT NULL,               -- from when
    until_ms  BIGINT NOT NULL,               -- to when
    PRIMARY KEY (game, since_ms)
);
