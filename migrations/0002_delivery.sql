-- People as far as delivery goes, what still has to be said, and what was said where.

CREATE TABLE people (
    id          BIGINT PRIMARY KEY,
    dm_channel  BIGINT,                      -- known direct-message channel
    dm_closed   BIGINT NOT NULL CHECK (dm_closed IN (0, 1)),  -- direct messages were refused
    dm_notice   BIGINT NOT NULL CHECK (dm_notice IN (0, 1))   -- has yet to be told so, privately
);

-- Interactions that had an effect, so that a replayed one has none. Purged after a day.
CREATE TABLE interactions (
    id     BIGINT PRIMARY KEY,
    at_ms  BIGINT NOT NULL
);

CREATE INDEX interactions_by_time ON interactions (at_ms);

CREATE TABLE outbox (
    id              BIGINT PRIMARY KEY,      -- grows with time; the order within a lane, and the nonce of a post
    lane            TEXT   NOT NULL,         -- one destination; one job of a lane is under way at a time
    game            BIGINT,
    job             TEXT   NOT NULL,         -- JSON; emptied once done, since it may hold secrets
    due_ms          BIGINT NOT NULL,
    attempts        BIGINT NOT NULL,
    leased_by       TEXT,
    lease_until_ms  BIGINT NOT NULL,
    created_ms      BIGINT NOT NULL,
    done_ms         BIGINT,
    fate            TEXT                     -- how it ended: 'sent', or why it was dropped
);

CREATE INDEX outbox_open ON outbox (lane, id) WHERE done_ms IS NULL;

-- Messages that were posted and may have to be changed later.
CREATE TABLE posts (
    game     BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    slot     TEXT   NOT NULL,                -- 'invitation', 'turn-12' …, with the person for copies in direct messages
    channel  BIGINT NOT NULL,
    message  BIGINT NOT NULL,
    PRIMARY KEY (game, slot)
);

-- Single facts about this installation, such as the hash of the registered commands.
CREATE TABLE facts (
    name   TEXT PRIMARY KEY,
    value  TEXT NOT NULL
);
