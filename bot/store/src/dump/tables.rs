//! Which tables travel from one database to another, and what of them doesn't.

/// A table that travels.
pub(super) struct Table {
    pub(super) name: &'static str,
    /// Columns that say who has a row in hand at the moment; they travel as if nobody had.
    pub(super) leases: &'static [Lease],
}

/// A column that is about running processes, and what it says when there is none.
#[derive(Clone, Copy)]
pub(super) struct Lease {
    pub(super) column: &'static str,
    pub(super) free: Free,
}

#[derive(Clone, Copy)]
pub(super) enum Free {
    Null,
    Zero,
}

const LEASED: &[Lease] =
    &[Lease { column: "leased_by", free: Free::Null }, Lease { column: "lease_until_ms", free: Free::Zero }];

const fn whole(name: &'static str) -> Table {
    Table { name, leases: &[] }
}

/// Every table that travels, those that others refer to first. Columns are read from the schema.
///
/// The outbox's open jobs are among it, so nothing that still has to be said is lost; and `beats`, so that the time in which
/// nobody was at work is given back where the games go on. Tables and leases that only older schemas have are for files of then.
pub(super) const TRAVELS: &[Table] = &[
    whole("games"),
    whole("seats"),
    whole("entries"),
    whole("drafts"),
    whole("people"),
    whole("interactions"),
    Table { name: "outbox", leases: LEASED },
    whole("posts"),
    whole("facts"),
    Table { name: "jobs", leases: LEASED },
    Table { name: "rulings", leases: LEASED },
    whole("hints"),
    Table { name: "reviews", leases: LEASED },
    whole("inquiries"),
    whole("daily_holes"),
    whole("daily_answers"),
    whole("daily_marks"),
    whole("guilds"),
    whole("vacations"),
    whole("beats"),
    whole("credits"),
    whole("downtimes"),
    whole("refills"),
    whole("former_seats"),
    whole("former_marks"),
    whole("stand_ins"),
    whole("blocks"),
    whole("calls"),
    whole("reminders"),
    whole("offers"),
    whole("agreements"),
    whole("plans"),
    whole("notes"),
    whole("lessons"),
    whole("puzzlers"),
    whole("puzzle_tries"),
    whole("results"),
    whole("ratings"),
    whole("rating_changes"),
    whole("deeds"),
    whole("tournaments"),
    whole("entrants"),
    whole("pairings"),
    whole("notices"),
    whole("guild_allows"),
    whole("guild_games"),
    whole("guild_deeds"),
    whole("broken_places"),
    whole("stranded"),
    whole("stranded_votes"),
    whole("greetings"),
    whole("daily_puzzles"),
    whole("daily_solvers"),
    // Until migration 45; `jobs` since.
    Table { name: "computer_turns", leases: LEASED },
    whole("erasures"),
];

/// The tables that stay: what migrations write themselves, and what is about the processes of one database.
pub(super) const STAYS: &[&str] = &["_sqlx_migrations", "compatibility", "leases", "processes"];

/// The table of a name, if it travels.
pub(super) fn find(name: &str) -> Option<&'static Table> {
    TRAVELS.iter().find(|table| table.name == name)
}

/// Whether a table of this name is known to travel, or known to stay.
#[must_use]
pub fn travels_or_stays(name: &str) -> bool {
    find(name).is_some() || STAYS.contains(&name)
}
