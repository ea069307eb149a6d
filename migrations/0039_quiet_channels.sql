-- Where people play live, the newest board is changed in place, which pings nobody. Who doesn't answer is called then.
ALTER TABLE games ADD COLUMN call_ms BIGINT;  -- when to call those who are asked; NULL: they have been called, or nobody is asked
CREATE INDEX games_by_call ON games (call_ms) WHERE call_ms IS NOT NULL;

-- What becomes of a board when a newer one is posted: its picture stays ('picture'), only its text does ('text'), or it becomes a line
-- ('line').
ALTER TABLE guilds ADD COLUMN old_boards TEXT NOT NULL DEFAULT 'text' CHECK (old_boards IN ('picture', 'text', 'line'));
ALTER TABLE guilds ADD COLUMN threads BIGINT NOT NULL DEFAULT 0 CHECK (threads IN (0, 1));  -- does a game get a thread unless its host says otherwise?
