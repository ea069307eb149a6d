-- Whom people let call them, and what somebody had sent to whom: nobody can be made to receive more than a day's measure of it.

ALTER TABLE people ADD COLUMN used BIGINT NOT NULL DEFAULT 0 CHECK (used IN (0, 1));  -- has used the bot; who hasn't is written to by nobody's wish
ALTER TABLE people ADD COLUMN invitations TEXT;      -- where they may be invited: 'server', 'none'; NULL: everywhere

UPDATE people SET used = 1 WHERE language IS NOT NULL OR locale IS NOT NULL OR theme IS NOT NULL OR zone IS NOT NULL
    OR notice IS NOT NULL OR quiet_from IS NOT NULL OR digest_minute IS NOT NULL OR reminders IS NOT NULL;
INSERT INTO people (id, dm_closed, dm_notice, used) SELECT DISTINCT person, 0, 0, 1 FROM seats WHERE person IS NOT NULL
    ON CONFLICT (id) DO UPDATE SET used = 1;
INSERT INTO people (id, dm_closed, dm_notice, used) SELECT DISTINCT host, 0, 0, 1 FROM games WHERE host <> 0
    ON CONFLICT (id) DO UPDATE SET used = 1;

-- By whom somebody doesn't want to be invited. The mark is a hash of both and of a secret of this database ('block-salt' in
-- facts): it outlasts the blocked person's being forgotten, or being forgotten would be the way around it.
CREATE TABLE blocks (
    person   BIGINT NOT NULL,                -- who doesn't want to be invited
    mark     TEXT   NOT NULL,
    blocked  BIGINT,                         -- by whom; NULL: forgotten
    made_ms  BIGINT NOT NULL,
    PRIMARY KEY (person, mark)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked) WHERE blocked IS NOT NULL;

-- What somebody had sent to somebody else and that came to nothing so far. Kept for a day; what was accepted goes at once.
CREATE TABLE calls (
    id     BIGINT PRIMARY KEY,               -- grows with time
    kind   TEXT   NOT NULL CHECK (kind IN ('server', 'direct', 'offer')),  -- an invitation on a server, outside of them; an offer in a game
    host   BIGINT NOT NULL,                  -- who; 0: forgotten
    guest  BIGINT NOT NULL,                  -- to whom
    game   BIGINT NOT NULL,
    at_ms  BIGINT NOT NULL
);

CREATE INDEX calls_by_host ON calls (host, at_ms);
CREATE INDEX calls_by_guest ON calls (guest, at_ms);
CREATE INDEX calls_by_game ON calls (game);
CREATE INDEX calls_by_time ON calls (at_ms);

-- Who had a seat of a running game and was forgotten since: a hash with a salt of its own, gone with the end of the game. They know what that seat knew, so they get no other one.
CREATE TABLE former_marks (
    game  BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    salt  TEXT   NOT NULL,
    mark  TEXT   NOT NULL,
    PRIMARY KEY (game, mark)
);

CREATE INDEX former_seats_by_person ON former_seats (person);

-- What still has to be said in a game, to be taken back in time.
CREATE INDEX outbox_by_game ON outbox (game) WHERE done_ms IS NULL AND game IS NOT NULL;
