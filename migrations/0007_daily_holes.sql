-- The hole of the day: the same one for everybody, and who solved it in how many moves.

CREATE TABLE daily_holes (
    day       BIGINT PRIMARY KEY,            -- days since 1970-01-01, UTC
    rules     TEXT   NOT NULL,               -- the catalogue's id
    question  TEXT   NOT NULL                -- the puzzle, as the referee is asked
);

CREATE INDEX daily_holes_by_question ON daily_holes (rules, question);

CREATE TABLE daily_answers (
    day     BIGINT NOT NULL REFERENCES daily_holes (day) ON DELETE CASCADE,
    person  BIGINT NOT NULL,
    guild   BIGINT,                          -- the server on which it was given, where the name is shown; NULL: nowhere
    line    TEXT   NOT NULL,                 -- the first that solved it: 'e5g6/g6h5/h5h2'
    moves   BIGINT NOT NULL,
    at_ms   BIGINT NOT NULL,
    PRIMARY KEY (day, person)
);
