-- What the moderators of a server have settled, what they did, and what happens when places go away.

ALTER TABLE guilds ADD COLUMN time TEXT;             -- the time control of new tables; NULL: as the settings say
ALTER TABLE guilds ADD COLUMN ping_guests BIGINT NOT NULL DEFAULT 1 CHECK (ping_guests IN (0, 1));  -- may invitations ping?
ALTER TABLE guilds ADD COLUMN ping_boards BIGINT NOT NULL DEFAULT 1 CHECK (ping_boards IN (0, 1));  -- may boards in channels?
ALTER TABLE guilds ADD COLUMN person_games BIGINT;   -- open games a person may have on the server; NULL: no limit of its own
ALTER TABLE guilds ADD COLUMN channel_tables BIGINT; -- open tables a channel may have; NULL: no limit
ALTER TABLE guilds ADD COLUMN gone_ms BIGINT;        -- since when the bot is not on the server; NULL: it is

-- Where tables may be opened, and by whom: no row of a kind means everywhere, everybody.
CREATE TABLE guild_allows (
    guild  BIGINT NOT NULL,
    kind   TEXT   NOT NULL CHECK (kind IN ('channel', 'role')),
    id     BIGINT NOT NULL,
    PRIMARY KEY (guild, kind, id)
);

-- Who did what in the administration of a server. Kept for 180 days.
CREATE TABLE guild_deeds (
    id      BIGINT PRIMARY KEY,              -- grows with time
    guild   BIGINT NOT NULL,
    person  BIGINT NOT NULL,
    deed    TEXT   NOT NULL,                 -- a word such as 'clock'
    about   TEXT   NOT NULL,                 -- what exactly, such as '3d'; ids only
    at_ms   BIGINT NOT NULL
);

CREATE INDEX guild_deeds_by_guild ON guild_deeds (guild, id);
CREATE INDEX guild_deeds_by_time ON guild_deeds (at_ms);

-- Channels and threads in which something is wrong.
CREATE TABLE broken_places (
    id        BIGINT PRIMARY KEY,            -- the channel or thread
    -- gone: there is no such place any more; refused: posting was; waiting: its games rest until it is tried again;
    -- tried: they go on, and posting there may show whether it works
    state     TEXT   NOT NULL CHECK (state IN ('gone', 'refused', 'waiting', 'tried')),
    parent    BIGINT,                        -- of a thread that is gone: its channel, if known
    code      BIGINT NOT NULL,               -- what Discord said last; 0: it told us of the end itself
    since_ms  BIGINT NOT NULL,
    attempts  BIGINT NOT NULL,               -- how often it was tried again
    try_ms    BIGINT NOT NULL                -- when to look at it
);

CREATE INDEX broken_places_by_time ON broken_places (try_ms);

-- Running games that rest because their place can't be reached.
CREATE TABLE stranded (
    game      BIGINT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    why       TEXT   NOT NULL CHECK (why IN ('server', 'place')),
    since_ms  BIGINT NOT NULL,
    told_ms   BIGINT NOT NULL,               -- when its players were told last
    rested    BIGINT NOT NULL CHECK (rested IN (0, 1)),  -- 1: it rests for that; 0: it rested already
    over_ms   BIGINT                         -- since when it goes on; NULL: it rests
);

-- Who would rather go on in direct messages.
CREATE TABLE stranded_votes (
    game    BIGINT NOT NULL REFERENCES stranded (game) ON DELETE CASCADE,
    person  BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);

CREATE INDEX games_by_guild ON games (guild, status);
CREATE INDEX games_by_thread ON games (thread) WHERE thread IS NOT NULL;
CREATE INDEX guilds_gone ON guilds (id) WHERE gone_ms IS NOT NULL;
CREATE INDEX stranded_open ON stranded (why) WHERE over_ms IS NULL;
