-- Puzzles, which people solve alone: the one each person is at, and how they fared with each. Nobody else gets to see it.

CREATE TABLE puzzlers (
    person      BIGINT NOT NULL PRIMARY KEY,
    rules       TEXT   NOT NULL,               -- the catalogue's id of the game
    puzzle      TEXT   NOT NULL,               -- the puzzle's word, which comes of its position
    moment      BIGINT NOT NULL,               -- counts what they were asked: the picker's controls belong to one
    entered     TEXT   NOT NULL DEFAULT '',    -- the entries of their turn that stand, one a line
    draft       TEXT   NOT NULL DEFAULT '',    -- steps of the next entry, joined by '/'
    shown       BIGINT NOT NULL DEFAULT 0 CHECK (shown IN (0, 1)),  -- did they have the solution shown?
    streak      BIGINT NOT NULL DEFAULT 0,     -- on how many days in a row they have solved one, and at best
    best_streak BIGINT NOT NULL DEFAULT 0,
    last_day    BIGINT,                        -- the last of these days, counted from 1970-01-01 (UTC)
    at_ms       BIGINT NOT NULL                -- when they were last at it
);

CREATE TABLE puzzle_tries (
    person    BIGINT NOT NULL,
    rules     TEXT   NOT NULL,
    puzzle    TEXT   NOT NULL,
    wrong     BIGINT NOT NULL DEFAULT 0,       -- how many turns of theirs were not the good one
    shown_ms  BIGINT,                          -- when they had the solution shown
    solved_ms BIGINT,                          -- when they solved it, without that
    PRIMARY KEY (person, rules, puzzle)
);
