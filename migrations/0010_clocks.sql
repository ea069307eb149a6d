-- Time of the players: how much a game gives them, and where each seat's clock stands. Deadlines are absolute moments, so
-- a restart neither gives nor takes time.

ALTER TABLE games ADD COLUMN time TEXT NOT NULL DEFAULT 'none';  -- the time control: 'none', '3d', 'bank 1h+5m<2h;ask;weekends' …
ALTER TABLE games ADD COLUMN paused_ms BIGINT;       -- since when the game rests by agreement; NULL: it doesn't
ALTER TABLE games ADD COLUMN resume_ms BIGINT;       -- when a rest ends by itself

ALTER TABLE seats ADD COLUMN left_ms BIGINT NOT NULL DEFAULT 0;  -- time left when the clock last started or stopped
ALTER TABLE seats ADD COLUMN since_ms BIGINT;        -- since when the seat is asked; NULL: it isn't
ALTER TABLE seats ADD COLUMN deadline_ms BIGINT;     -- when it will have run out, days off counted in; NULL: the clock stands
ALTER TABLE seats ADD COLUMN late_ms BIGINT;         -- since when the others decide what becomes of a seat that is late

CREATE INDEX seats_by_deadline ON seats (deadline_ms) WHERE deadline_ms IS NOT NULL;
