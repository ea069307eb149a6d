-- How people want to be told of things, and what they still have to be told at some moment.

ALTER TABLE people ADD COLUMN zone TEXT;             -- the time zone's IANA name; NULL: UTC
ALTER TABLE people ADD COLUMN quiet_from BIGINT;     -- minute of the local day at which quiet hours begin; NULL: none
ALTER TABLE people ADD COLUMN quiet_to BIGINT;       -- minute of the local day at which they end
ALTER TABLE people ADD COLUMN notice TEXT;           -- how they learn of their turn: 'channel', 'dm', 'none'; NULL: 'channel'
ALTER TABLE people ADD COLUMN reminders TEXT;        -- when they are reminded: 'half,1d,4h,1h', '' never; NULL: as usual
ALTER TABLE people ADD COLUMN remind_in TEXT;        -- where: 'channel', 'dm'; NULL: 'dm'
ALTER TABLE people ADD COLUMN digest_minute BIGINT;  -- minute of the local day of their digest; NULL: none
ALTER TABLE people ADD COLUMN digest_ms BIGINT;      -- when the next one falls due

CREATE INDEX people_by_digest ON people (digest_ms) WHERE digest_ms IS NOT NULL;

-- Reminders of the turn somebody is at. They follow from a seat's deadline; whoever moves it writes them anew.
CREATE TABLE reminders (
    game         BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person       BIGINT NOT NULL,
    point        TEXT   NOT NULL,            -- which of the moments the person chose: 'half', '4h' …
    deadline_ms  BIGINT NOT NULL,            -- the deadline it was worked out for
    due_ms       BIGINT,                     -- when it comes; NULL: it has come
    PRIMARY KEY (game, person, point)
);

CREATE INDEX reminders_by_time ON reminders (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX reminders_by_person ON reminders (person);
