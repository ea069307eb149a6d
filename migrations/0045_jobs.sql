-- Work in the background: one table with kinds, in place of a lease scheme for each of them. What is done stands where it belongs
-- (`entries`, `reviews`, `rulings`); what is left to do stands here. The outbox keeps a table of its own: docs/decisions/100.

CREATE TABLE jobs (
    kind           TEXT   NOT NULL,             -- 'computer-turn', 'review', 'ruling', 'erasure'
    subject        TEXT   NOT NULL,             -- what about: the game's number, 'rules question', the person's number
    game           BIGINT REFERENCES games (id) ON DELETE CASCADE,  -- NULL: about no single game
    person         BIGINT NOT NULL DEFAULT 0,   -- in whose lane it waits: whoever was served longest ago comes first; 0: nobody's
    urgent         BIGINT NOT NULL DEFAULT 0 CHECK (urgent IN (0, 1)),  -- 1: a game stands still until it is done
    due_ms         BIGINT NOT NULL,             -- not to be begun before
    leased_by      TEXT,                        -- who is at it; NULL: nobody
    lease_until_ms BIGINT NOT NULL DEFAULT 0,   -- until when others leave it alone
    attempts       BIGINT NOT NULL DEFAULT 0,   -- how often it was begun
    PRIMARY KEY (kind, subject)
);

CREATE INDEX jobs_by_due ON jobs (kind, due_ms);
CREATE INDEX jobs_by_person ON jobs (person, kind);
CREATE INDEX jobs_by_game ON jobs (game) WHERE game IS NOT NULL;

-- Whatever is under way goes on: leases and attempts come along.
INSERT INTO jobs (kind, subject, game, person, due_ms, leased_by, lease_until_ms, attempts)
SELECT 'computer-turn', CAST(t.game AS TEXT), t.game, g.host, t.due_ms, t.leased_by, t.lease_until_ms, t.attempts
FROM computer_turns t JOIN games g ON g.id = t.game;

-- One that was begun six times in vain, and that nobody is at, was given up: without a job it stays so.
INSERT INTO jobs (kind, subject, game, person, due_ms, leased_by, lease_until_ms, attempts)
SELECT 'review', CAST(game AS TEXT), game, person, asked_ms, leased_by, lease_until_ms, attempts
FROM reviews WHERE study IS NULL AND (attempts < 6 OR leased_by IS NOT NULL);

-- Questions that a running game or the hole of a day asks, and answers that a game still has to be handed.
INSERT INTO jobs (kind, subject, urgent, due_ms, leased_by, lease_until_ms, attempts)
SELECT 'ruling', r.rules || ' ' || r.question,
    CASE WHEN EXISTS (SELECT 1 FROM games g WHERE g.rules = r.rules AND g.question = r.question
        AND g.status = 'running' AND g.at_referee = 1) THEN 1 ELSE 0 END,
    r.asked_ms, r.leased_by, r.lease_until_ms, r.attempts
FROM rulings r
WHERE EXISTS (SELECT 1 FROM games g WHERE g.rules = r.rules AND g.question = r.question AND g.status = 'running'
        AND (g.at_referee = 1 OR r.answer IS NULL))
    OR r.answer IS NULL AND EXISTS (SELECT 1 FROM daily_holes d WHERE d.rules = r.rules AND d.question = r.question);

INSERT INTO jobs (kind, subject, person, due_ms)
SELECT 'erasure', CAST(person AS TEXT), person, asked_ms FROM erasures;

DROP TABLE computer_turns;
DROP TABLE erasures;

-- Who asked for a review is known for as long as it waits (`jobs.person`), and no longer.
CREATE TABLE reviews_made (
    game   BIGINT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    done   BIGINT NOT NULL DEFAULT 0,           -- how many of its turns have been looked at
    turns  BIGINT NOT NULL DEFAULT 0,           -- of how many; 0: not begun
    study  TEXT                                 -- what came of it, as JSON; NULL: it waits (a job says so), or was given up
);
INSERT INTO reviews_made (game, done, turns, study) SELECT game, done, turns, study FROM reviews;
DROP TABLE reviews;
ALTER TABLE reviews_made RENAME TO reviews;

-- What the referee found, and nothing else. An answer may be the secret of a running game.
CREATE TABLE rulings_found (
    rules     TEXT NOT NULL,                    -- the catalogue's id
    question  TEXT NOT NULL,                    -- as the game words it
    answer    TEXT NOT NULL,                    -- as the log takes it
    PRIMARY KEY (rules, question)
);
INSERT INTO rulings_found (rules, question, answer)
SELECT rules, question, answer FROM rulings WHERE answer IS NOT NULL;
DROP TABLE rulings;
ALTER TABLE rulings_found RENAME TO rulings;

-- Older programs look for work where there is none any more.
UPDATE compatibility SET oldest = 45 WHERE oldest < 45;
