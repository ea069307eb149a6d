-- How far people have come in the lessons of games, one row for each person and game. Nobody else gets to see it.

CREATE TABLE lessons (
    person  BIGINT NOT NULL,
    rules   TEXT   NOT NULL,               -- the catalogue's id
    step    TEXT   NOT NULL,               -- the word of the step they are at: 'enter'
    solved  TEXT   NOT NULL DEFAULT '',    -- the words of the steps they have solved, parted by blanks
    moment  BIGINT NOT NULL,               -- counts what they were asked in all their lessons: the picker's controls belong to one
    entered TEXT   NOT NULL DEFAULT '',    -- the entries of their turn in this step that stand, one a line
    draft   TEXT   NOT NULL DEFAULT '',    -- steps of the next entry, joined by '/'
    at_ms   BIGINT NOT NULL,               -- when they were last at it
    PRIMARY KEY (person, rules)
);
