-- Which games a server allows, who may open tournaments there, and round robins with all their games at once.

-- The games that may begin on a server; no row: every one.
CREATE TABLE guild_games (
    guild  BIGINT NOT NULL,
    rules  TEXT   NOT NULL,                  -- the catalogue's id
    PRIMARY KEY (guild, rules)
);

ALTER TABLE guilds ADD COLUMN organisers BIGINT;     -- who may open tournaments: NULL whoever may play, 0 managers alone, else a role
ALTER TABLE tournaments ADD COLUMN at_once BIGINT NOT NULL DEFAULT 0 CHECK (at_once IN (0, 1));  -- 1: all rounds are played at the same time
