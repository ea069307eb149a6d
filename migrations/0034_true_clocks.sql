-- Boards tell the truth about time, a takeback keeps no time it brought, and a clock that is set moves what is to come with it.

-- 1: the newest board, or the invitation, may say another time than the clocks do; its text is made anew within moments.
ALTER TABLE games ADD COLUMN board_behind BIGINT NOT NULL DEFAULT 0 CHECK (board_behind IN (0, 1));
CREATE INDEX games_board_behind ON games (id) WHERE board_behind = 1;

-- What complete turns brought onto the clocks of running games: a takeback takes it off again.
CREATE TABLE refills (
    game   BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat   BIGINT NOT NULL,
    lines  BIGINT NOT NULL,                  -- how long the record was after the turn; back to less, and it is taken back
    ms     BIGINT NOT NULL,                  -- how much time
    PRIMARY KEY (game, seat, lines)
);

-- How far the machine's clock was set in all, forward and back, since this was first noted: whoever works on the database goes along.
ALTER TABLE beats ADD COLUMN stepped_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE beats ADD COLUMN steps BIGINT NOT NULL DEFAULT 0;   -- how often: the order of what clocks are owed
ALTER TABLE beats ADD COLUMN keep_ms BIGINT;                    -- until when nothing goes by age: the clock may be wrong; NULL: it is trusted
ALTER TABLE credits ADD COLUMN noted BIGINT NOT NULL DEFAULT 0; -- `beats.steps` when it was noted
