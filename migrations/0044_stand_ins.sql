-- Computer players that take the seat of somebody who is late or asked for it, until that person is back.

-- Offers of one kind more, and what they are about: both tables are copied, since SQLite can't change a CHECK.
CREATE TABLE offers_wider (
    game      BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind      TEXT   NOT NULL CHECK (kind IN ('takeback', 'call-off', 'adjourn', 'rematch', 'computer')),
    number    BIGINT NOT NULL,               -- unlike that of any other offer: an old button takes no new one
    person    BIGINT NOT NULL,               -- who made it
    until_ms  BIGINT,                        -- until when the game is to rest; NULL for the other kinds
    made_ms   BIGINT NOT NULL,
    agreed_ms BIGINT,                        -- when everybody had agreed; NULL until then. It is carried out at once after it
    subject   TEXT   NOT NULL DEFAULT '',    -- for which seat a computer is offered, and its level: `1.easy`; empty for the other kinds
    PRIMARY KEY (game, kind)
);

CREATE TABLE agreements_wider (
    game   BIGINT NOT NULL,
    kind   TEXT   NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (game, kind, person),
    FOREIGN KEY (game, kind) REFERENCES offers_wider (game, kind) ON DELETE CASCADE
);

INSERT INTO offers_wider (game, kind, number, person, until_ms, made_ms, agreed_ms)
SELECT game, kind, number, person, until_ms, made_ms, agreed_ms FROM offers;
INSERT INTO agreements_wider (game, kind, person) SELECT game, kind, person FROM agreements;
DROP TABLE agreements;
DROP TABLE offers;
ALTER TABLE offers_wider RENAME TO offers;
ALTER TABLE agreements_wider RENAME TO agreements;
CREATE INDEX offers_agreed ON offers (agreed_ms) WHERE agreed_ms IS NOT NULL;

CREATE TABLE stand_ins (
    game       BIGINT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat       BIGINT NOT NULL,
    since_ms   BIGINT NOT NULL,              -- the moment at which its person left it, as in `former_seats`
    level      TEXT   NOT NULL,              -- how well it plays
    version    TEXT   NOT NULL,              -- of the program that played
    since_turn BIGINT NOT NULL,              -- how many turns were complete when it sat down
    until_turn BIGINT,                       -- and when its person came back; NULL: it sits there, or did to the end
    PRIMARY KEY (game, seat, since_ms)
);
