//! Everything that is kept about people, table by table: how to show it, and how to forget it.
//!
//! A new table that keeps a person's id gets an entry in [`KEPT`], one that doesn't a word in [`IMPERSONAL`]; a test reads the
//! schema and fails for a table that is in neither.

/// What a table keeps about people. `$1` is the person's id.
pub(crate) struct Kept {
    pub(crate) table: &'static str,
    /// Their rows, as far as they may see them: nothing of a running game that their view doesn't show.
    pub(crate) show: &'static str,
    /// What makes them go; nothing where the area has a function of its own, which `Tx::forget` calls first. Everything
    /// before it in the list has gone by then.
    pub(crate) forget: &'static [&'static str],
}

/// Every table that keeps something about people. What is found by way of `seats` comes before `seats`.
pub(crate) const KEPT: &[Kept] = &[
    Kept {
        table: "drafts",
        show: "SELECT game, seat, text FROM drafts WHERE (SELECT person FROM seats \
               WHERE seats.game = drafts.game AND seats.seat = drafts.seat) = $1",
        forget: &["DELETE FROM drafts WHERE (SELECT person FROM seats \
                  WHERE seats.game = drafts.game AND seats.seat = drafts.seat) = $1"],
    },
    Kept {
        table: "posts",
        // Copies in direct messages carry the person's id in their names.
        show: "SELECT game, slot, channel, message FROM posts \
               WHERE slot LIKE '%-' || CAST(CAST($1 AS BIGINT) AS TEXT)",
        forget: &["DELETE FROM posts WHERE slot LIKE '%-' || CAST(CAST($1 AS BIGINT) AS TEXT)"],
    },
    Kept {
        table: "inquiries",
        show: "SELECT game, number, asker, text, answer, asked_ms FROM inquiries WHERE asker = $1 OR answerer = $1",
        forget: &[
            "DELETE FROM inquiries WHERE asker = $1",
            "UPDATE inquiries SET answerer = 0 WHERE answerer = $1",
        ],
    },
    Kept {
        table: "daily_answers",
        show: "SELECT day, guild, line, moves, at_ms FROM daily_answers WHERE person = $1",
        forget: &["DELETE FROM daily_answers WHERE person = $1"],
    },
    Kept {
        table: "lessons",
        show: "SELECT rules, step, solved, entered, draft, at_ms FROM lessons WHERE person = $1",
        forget: &["DELETE FROM lessons WHERE person = $1"],
    },
    Kept {
        table: "puzzlers",
        show: "SELECT rules, puzzle, entered, draft, shown, streak, best_streak, last_day, at_ms FROM puzzlers \
               WHERE person = $1",
        forget: &["DELETE FROM puzzlers WHERE person = $1"],
    },
    Kept {
        table: "puzzle_tries",
        show: "SELECT rules, puzzle, wrong, shown_ms, solved_ms FROM puzzle_tries WHERE person = $1",
        forget: &["DELETE FROM puzzle_tries WHERE person = $1"],
    },
    Kept {
        table: "daily_solvers",
        show: "SELECT guild, day, at_ms FROM daily_solvers WHERE person = $1",
        forget: &["DELETE FROM daily_solvers WHERE person = $1"],
    },
    Kept {
        table: "outbox",
        // What the messages say was said to nobody else, but not to the person yet either.
        show: "SELECT id, game, due_ms, done_ms, fate FROM outbox \
               WHERE lane = 'p' || CAST(CAST($1 AS BIGINT) AS TEXT)",
        forget: &["DELETE FROM outbox WHERE lane = 'p' || CAST(CAST($1 AS BIGINT) AS TEXT)"],
    },
    Kept {
        table: "guild_deeds",
        // The list stays whole for those who look after the server; only who it was goes.
        show: "SELECT guild, deed, about, at_ms FROM guild_deeds WHERE person = $1",
        forget: &["UPDATE guild_deeds SET person = 0 WHERE person = $1"],
    },
    Kept {
        table: "stranded_votes",
        show: "SELECT game FROM stranded_votes WHERE person = $1",
        forget: &["DELETE FROM stranded_votes WHERE person = $1"],
    },
    Kept {
        table: "seats",
        show: "SELECT game, seat, person, invited, result, asked_ms, left_ms, since_ms, deadline_ms, late_ms \
               FROM seats WHERE person = $1 OR invited = $1",
        forget: &[
            "UPDATE seats SET person = NULL WHERE person = $1",
            "UPDATE seats SET invited = NULL WHERE invited = $1",
        ],
    },
    Kept {
        table: "games",
        show: "SELECT id, rules, status, created_ms FROM games WHERE host = $1",
        forget: &["UPDATE games SET host = 0 WHERE host = $1"],
    },
    Kept {
        table: "former_seats",
        show: "SELECT game, seat, at_ms FROM former_seats WHERE person = $1",
        forget: &["DELETE FROM former_seats WHERE person = $1"],
    },
    Kept {
        table: "blocks",
        // Whose list they stand on is for nobody to know but its owner. A hash stays there, so that being forgotten is no way around it.
        show: "SELECT blocked, made_ms FROM blocks WHERE person = $1",
        forget: &[
            "DELETE FROM blocks WHERE person = $1",
            "UPDATE blocks SET blocked = NULL WHERE blocked = $1",
        ],
    },
    Kept {
        table: "calls",
        // What others received counts on, without saying from whom: `Tx::mark_spent` leaves a hash with a salt.
        show: "SELECT kind, game, at_ms FROM calls WHERE host = $1",
        forget: &["DELETE FROM calls WHERE guest = $1"],
    },
    Kept {
        table: "vacations",
        show: "SELECT since_ms, until_ms, over FROM vacations WHERE person = $1",
        forget: &["DELETE FROM vacations WHERE person = $1"],
    },
    Kept {
        table: "reminders",
        show: "SELECT game, point, due_ms FROM reminders WHERE person = $1",
        forget: &["DELETE FROM reminders WHERE person = $1"],
    },
    Kept {
        table: "plans",
        show: "SELECT game, number, seat, line, state FROM plans WHERE person = $1",
        forget: &["DELETE FROM plans WHERE person = $1"],
    },
    Kept {
        table: "notes",
        // Not how long the log was: sealed decisions count there, too.
        show: "SELECT game, number, turn, text, at_ms FROM notes WHERE person = $1",
        forget: &["DELETE FROM notes WHERE person = $1"],
    },
    Kept {
        table: "hints",
        show: "SELECT game, seat, moment, entry, line, at_ms FROM hints WHERE person = $1",
        forget: &["DELETE FROM hints WHERE person = $1"],
    },
    Kept {
        table: "results",
        show: "SELECT game, rules, guild, side, verdict, score, rated, ended_ms FROM results WHERE person = $1",
        forget: &["DELETE FROM results WHERE person = $1"],
    },
    Kept {
        table: "ratings",
        show: "SELECT rules, rating, deviation, volatility, games, last_ms FROM ratings WHERE person = $1",
        forget: &["DELETE FROM ratings WHERE person = $1"],
    },
    Kept {
        table: "rating_changes",
        show: "SELECT * FROM rating_changes WHERE person = $1",
        forget: &["DELETE FROM rating_changes WHERE person = $1"],
    },
    Kept {
        table: "deeds",
        show: "SELECT deed, count, first_game, first_ms FROM deeds WHERE person = $1",
        forget: &["DELETE FROM deeds WHERE person = $1"],
    },
    Kept {
        table: "entrants",
        show: "SELECT tournament, number, gone_round FROM entrants WHERE person = $1",
        // Where it goes on they no longer take part, and somebody has to look at it; points stay, without a name.
        forget: &[
            "UPDATE tournaments SET version = version + 1, ready_ms = changed_ms \
             WHERE (status = 'open' OR status = 'running') \
             AND id IN (SELECT tournament FROM entrants WHERE person = $1)",
            "UPDATE entrants SET person = NULL, gone_round = COALESCE(gone_round, \
             (SELECT round + 1 FROM tournaments WHERE tournaments.id = entrants.tournament)) WHERE person = $1",
        ],
    },
    Kept {
        table: "tournaments",
        show: "SELECT id, guild, channel, rules, title, created_ms FROM tournaments WHERE host = $1",
        forget: &["UPDATE tournaments SET host = NULL WHERE host = $1"],
    },
    Kept {
        table: "agreements",
        show: "SELECT game, kind FROM agreements WHERE person = $1",
        forget: &["DELETE FROM agreements WHERE person = $1"],
    },
    Kept {
        table: "offers",
        show: "SELECT game, kind, until_ms, made_ms, agreed_ms FROM offers WHERE person = $1",
        // With an offer go the answers to it.
        forget: &["DELETE FROM offers WHERE person = $1"],
    },
    Kept {
        table: "people",
        // All columns there are: each is about the person, and none may be left out.
        show: "SELECT * FROM people WHERE id = $1",
        forget: &["DELETE FROM people WHERE id = $1"],
    },
    Kept {
        table: "jobs",
        // What somebody waits for: to be forgotten, a review; and turns of computers in games that they host. No rulings: when one was
        // found tells how hard it was.
        show: "SELECT kind, game FROM jobs WHERE person = $1 AND kind <> 'ruling'",
        forget: &[
            "DELETE FROM jobs WHERE kind = 'erasure' AND person = $1",
            "UPDATE jobs SET person = 0 WHERE person = $1",
        ],
    },
];

/// The tables that keep nothing about people.
const IMPERSONAL: &[&str] = &[
    "_sqlx_migrations",
    "beats",
    "broken_places",
    "compatibility",
    "credits",
    "daily_holes",
    // Hashes with a salt each, until the day is over.
    "daily_marks",
    // Puzzles by server; who solved them stands in `daily_solvers`.
    "daily_puzzles",
    "downtimes",
    // Turns by seat; who sat there stands in `seats`.
    "entries",
    "facts",
    // Hashes with a salt each, until the game ends.
    "former_marks",
    // Servers.
    "greetings",
    // Channels and roles.
    "guild_allows",
    "guild_games",
    "guilds",
    // Numbers of interactions alone.
    "interactions",
    "leases",
    // Messages by tournament.
    "notices",
    // By numbers; whose they are stands in `entrants`.
    "pairings",
    // Programs and machines.
    "processes",
    // Time by seat; who sits there stands in `seats`.
    "refills",
    // Games alone; who waits for one stands in `jobs`.
    "reviews",
    "rulings",
    // Computer players by seat; whose place it is stands in `former_seats`.
    "stand_ins",
    // Which games rest; who wants what stands in `stranded_votes`.
    "stranded",
];

/// Whether a table of this name is known to keep something about people, or known not to.
#[must_use]
pub fn is_known_table(name: &str) -> bool {
    IMPERSONAL.contains(&name) || KEPT.iter().any(|kept| kept.table == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_table_is_listed_once() {
        let kept = KEPT.iter().map(|kept| kept.table);
        let mut all: Vec<&str> = kept.chain(IMPERSONAL.iter().copied()).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "{all:?}");
    }
}
