-- Several processes that share one database: who is at work, who does what, and which older versions may go on.

-- A row for each process that is at work, written every few seconds.
CREATE TABLE processes (
    id              TEXT   PRIMARY KEY,      -- made anew at each start
    slot            BIGINT NOT NULL UNIQUE CHECK (slot BETWEEN 0 AND 255),  -- keeps apart the numbers that processes make
    version         TEXT   NOT NULL,         -- of the program
    schema_version  BIGINT NOT NULL,         -- the newest migration it knows
    role            TEXT   NOT NULL,         -- 'shards auto', 'shards 0-1/4', 'endpoint'
    host            TEXT   NOT NULL,         -- the machine's name, for people
    place           TEXT   NOT NULL,         -- where pid means something: this boot and name space; '': unknown
    pid             BIGINT NOT NULL,
    started_ms      BIGINT NOT NULL,
    seen_ms         BIGINT NOT NULL          -- when it wrote this last
);

-- Work that one process does at a time, until somebody else may take it over.
CREATE TABLE leases (
    name      TEXT   PRIMARY KEY,
    holder    TEXT   NOT NULL,               -- the process; no reference, since it may be gone
    until_ms  BIGINT NOT NULL
);

-- Which programs may work on this schema: those that know migration `oldest` or a later one. A single row, raised by every
-- migration that older programs can't live with.
CREATE TABLE compatibility (
    id      BIGINT PRIMARY KEY CHECK (id = 1),
    oldest  BIGINT NOT NULL
);

INSERT INTO compatibility (id, oldest) VALUES (1, 19);
