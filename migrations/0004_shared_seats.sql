-- Whether one person may take several seats of this table. Those who sit down see it in the invitation and agree by that.

ALTER TABLE games ADD COLUMN shared_seats BIGINT NOT NULL DEFAULT 0 CHECK (shared_seats IN (0, 1));
