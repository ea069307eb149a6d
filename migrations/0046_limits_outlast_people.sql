-- What somebody had used up of a day's limits, still counted when they come back after being forgotten: by a hash with a salt of its
-- own, which tells nobody who it was, and for a day.

ALTER TABLE calls ADD COLUMN salt TEXT;  -- NULL: its host isn't forgotten, or an older program forgot them
ALTER TABLE calls ADD COLUMN mark TEXT;  -- the hash of its guest and its host; NULL as above

-- Who had answered the hole of a day and was forgotten since. Gone when the day is over.
CREATE TABLE daily_marks (
    day   BIGINT NOT NULL,               -- as in `daily_answers`
    salt  TEXT   NOT NULL,
    mark  TEXT   NOT NULL,
    PRIMARY KEY (day, mark)
);
