-- What somebody has offered in a game and is not settled: to take a turn back, to call the game off, to let it rest, to
-- play again. One of a kind at a time. It belongs to the game as it stands: whatever changes that takes the offer away
-- in the same transaction, so a row that is here stands.
CREATE TABLE offers (
    game      BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind      TEXT   NOT NULL CHECK (kind IN ('takeback', 'call-off', 'adjourn', 'rematch')),
    number    BIGINT NOT NULL,               -- unlike that of any other offer: an old button takes no new one
    person    BIGINT NOT NULL,               -- who made it
    until_ms  BIGINT,                        -- until when the game is to rest; NULL for the other kinds
    made_ms   BIGINT NOT NULL,
    agreed_ms BIGINT,                        -- when everybody had agreed; NULL until then. It is carried out at once after it
    PRIMARY KEY (game, kind)
);

CREATE INDEX offers_agreed ON offers (agreed_ms) WHERE agreed_ms IS NOT NULL;

-- Who has agreed so far, where more than one has to.
CREATE TABLE agreements (
    game   BIGINT NOT NULL,
    kind   TEXT   NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (game, kind, person),
    FOREIGN KEY (game, kind) REFERENCES offers (game, kind) ON DELETE CASCADE
);
