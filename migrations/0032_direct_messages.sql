-- Opening somebody's direct messages is what Discord's protection against spam looks at: who has acted in a game with secrets is
-- written to, and how many were opened within a day is counted.
ALTER TABLE people ADD COLUMN dm_asked BIGINT NOT NULL DEFAULT 0 CHECK (dm_asked IN (0, 1));  -- has played in a game with secrets
ALTER TABLE people ADD COLUMN dm_opened_ms BIGINT;   -- when we opened their direct messages; NULL: never, or before this was noted

CREATE INDEX people_by_opening ON people (dm_opened_ms) WHERE dm_opened_ms IS NOT NULL;
