-- Tournaments: who plays in them, who is paired with whom in each round, and what became of it. Everything else, points and
-- places, is derived. And the messages that belong to no game.

CREATE TABLE tournaments (
    id          BIGINT PRIMARY KEY,       -- counted from 1
    guild       BIGINT NOT NULL,          -- the server
    channel     BIGINT NOT NULL,          -- where it is announced and played
    host        BIGINT,                   -- who opened it; NULL: forgotten
    rules       TEXT   NOT NULL,          -- the catalogue's id
    title       TEXT   NOT NULL,          -- as the host named it; empty: after its game
    format      TEXT   NOT NULL CHECK (format IN ('round-robin', 'double', 'swiss')),
    rounds      BIGINT NOT NULL,          -- how many; 0: as many as usual, settled at the start
    time        TEXT   NOT NULL,          -- the time control of its games
    threads     BIGINT NOT NULL CHECK (threads IN (0, 1)),  -- whether each game gets a thread
    status      TEXT   NOT NULL CHECK (status IN ('open', 'running', 'over', 'dropped')),
    round       BIGINT NOT NULL,          -- the round being played, from 1; 0: none yet
    version     BIGINT NOT NULL,          -- grows by one with every change; compare-and-set
    ready_ms    BIGINT,                   -- since when somebody has to see whether the round is over; NULL: nothing new
    created_ms  BIGINT NOT NULL,
    changed_ms  BIGINT NOT NULL
);

CREATE INDEX tournaments_by_guild ON tournaments (guild, status);
CREATE INDEX tournaments_ready ON tournaments (ready_ms) WHERE ready_ms IS NOT NULL;

CREATE TABLE entrants (
    tournament  BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number      BIGINT NOT NULL,          -- from 0, in the order of joining; drawn by lot at the start, people see a letter
    person      BIGINT,                   -- NULL: forgotten
    gone_round  BIGINT,                   -- the first round they no longer take part in; NULL: they stay
    PRIMARY KEY (tournament, number),
    UNIQUE (tournament, person)
);

CREATE INDEX entrants_by_person ON entrants (person);

CREATE TABLE pairings (
    tournament  BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round       BIGINT NOT NULL,          -- from 1
    board       BIGINT NOT NULL,          -- from 0
    white       BIGINT NOT NULL,          -- the number of the entrant with the first move, or who has a bye
    black       BIGINT,                   -- NULL: a bye
    game        BIGINT REFERENCES games (id) ON DELETE SET NULL,  -- NULL: none was played, or it is no longer kept
    result      TEXT,                     -- '1-0', '0-1', '1/2'; '+-', '-+', '--' without a game to its end; 'bye', 'rest'; NULL: open
    dead        BIGINT NOT NULL CHECK (dead IN (0, 1)),  -- the game ended without a result: the host decides
    PRIMARY KEY (tournament, round, board)
);

CREATE UNIQUE INDEX pairings_by_game ON pairings (game) WHERE game IS NOT NULL;
CREATE INDEX pairings_open ON pairings (tournament) WHERE result IS NULL;

-- Messages that were posted, may have to be changed later, and belong to no game.
CREATE TABLE notices (
    slot     TEXT   PRIMARY KEY,          -- 'tournament-7' …
    channel  BIGINT NOT NULL,
    message  BIGINT NOT NULL
);
