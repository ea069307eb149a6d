-- What players prepare by themselves while others think: turns for the case that something happens, and notes. Nobody else
-- learns of either.

CREATE TABLE plans (
    game     BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person   BIGINT NOT NULL,                -- whose it is; void once somebody else sits there
    number   BIGINT NOT NULL,                -- counted from 1 among those kept for this person in this game
    seat     BIGINT NOT NULL,                -- for which seat of theirs
    line     TEXT   NOT NULL,                -- JSON list of turns, others' and own: [[1,"e7e5"],[0,"g1f3"]]; null for any turn
    since    BIGINT NOT NULL,                -- how many turns the seat had seen when the line was written: it begins with the next
    state    TEXT   NOT NULL CHECK (state IN ('asked', 'set', 'missed')),  -- shown back; agreed to; did not happen
    asked    BIGINT NOT NULL,                -- the interaction that brought it: what the button below its words carries
    due_ms   BIGINT,                         -- when the next turn of it is played; NULL: it waits
    PRIMARY KEY (game, person, number)
);

CREATE INDEX plans_by_due ON plans (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX plans_by_person ON plans (person);

CREATE TABLE notes (
    game     BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person   BIGINT NOT NULL,                -- who wrote it, and alone may read it
    number   BIGINT NOT NULL,                -- counted from 1
    turn     BIGINT NOT NULL,                -- how many turns were complete
    entries  BIGINT NOT NULL,                -- how long the log was: which board it belongs to
    text     TEXT   NOT NULL,
    at_ms    BIGINT NOT NULL,
    PRIMARY KEY (game, person, number)
);

CREATE INDEX notes_by_person ON notes (person);
