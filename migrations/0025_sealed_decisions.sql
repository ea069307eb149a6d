-- Who changes a sealed decision before it is shown leaves no further entry: the newest turn of their seat is written anew, so a
-- log is as long as the game, however often somebody changes their mind.

-- How often that happened in a game. Whoever keeps a replayed game in memory can tell by it that the log is not merely longer.
ALTER TABLE games ADD COLUMN rewritten BIGINT NOT NULL DEFAULT 0;

-- Older programs take a log that is as long as before for the same one, and would go on from a decision that was changed.
UPDATE compatibility SET oldest = 25 WHERE oldest < 25;
