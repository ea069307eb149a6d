-- Several people may decide at the same time, unseen by each other. What one of them does must not disturb what another
-- is in the middle of, nor show in anything another is sent: so each seat counts the moments at which it was asked
-- something by itself. Drafts and the picker's controls belong to a moment.

ALTER TABLE seats ADD COLUMN moment BIGINT NOT NULL DEFAULT 0;
UPDATE seats SET moment = (SELECT version FROM games WHERE games.id = seats.game);

-- What was drafted before is asked anew.
DELETE FROM drafts;
ALTER TABLE drafts RENAME COLUMN version TO moment;

-- The length of the log at the newest board: its text is changed when somebody gets ready.
ALTER TABLE games ADD COLUMN board_entries BIGINT NOT NULL DEFAULT 0;
UPDATE games SET board_entries = entries;

-- Questions that yes or no answers, between people who play together.
CREATE TABLE inquiries (
    game      BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number    BIGINT NOT NULL,               -- counted from 1 within the game
    asker     BIGINT NOT NULL,               -- who asks
    text      TEXT   NOT NULL,               -- as typed, on one line
    answer    BIGINT CHECK (answer IN (0, 1)),  -- 0 no, 1 yes; NULL until somebody answers
    answerer  BIGINT,                        -- who answered
    asked_ms  BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);
