-- Computer players sit in `seats` under ids below zero, one for each level (-1 easy, -2 medium, -3 hard): no person has such an id.

-- Running games in which a computer player is asked, one entry a game, written by the change that asks it and taken away by the next.
CREATE TABLE computer_turns (
    game           BIGINT NOT NULL PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    due_ms         BIGINT NOT NULL,             -- not to be played before: who plays at once is no company
    leased_by      TEXT,                        -- the worker that thinks about it; NULL: nobody
    lease_until_ms BIGINT NOT NULL DEFAULT 0,   -- until when others leave it alone
    attempts       BIGINT NOT NULL DEFAULT 0    -- how often it was begun
);
CREATE INDEX computer_turns_by_due ON computer_turns (due_ms);
