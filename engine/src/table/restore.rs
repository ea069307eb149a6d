//! Restores a table after an entry that was refused half-way: a refusal changes nothing.

use std::sync::Arc;

use super::Table;
use super::log::Played;
use crate::rules::Rules;
use crate::table::any_game::{Actor, Entry};

/// A snapshot of a table before an entry. Of the log it has only the end, where it grows, and the sealed decision
/// that the entry may change: a shared log would be copied for every entry, which makes long games slow.
pub(super) struct Before<R: Rules> {
    table: Table<R>,
    lines: usize,
    sealed: Option<(usize, Played<R::Step>)>,
}

impl<R: Rules> Before<R> {
    /// Takes the snapshot before an entry.
    pub(super) fn of(table: &Table<R>, entry: &Entry) -> Self {
        let line = match entry.actor {
            Actor::Seat(seat) => table.sealed_line(seat),
            Actor::Chance | Actor::Referee => None,
        };
        Self {
            table: table.over(table.log.last().cloned().into_iter().collect()),
            lines: table.log.len(),
            sealed: line.and_then(|line| Some((line, table.log.get(line)?.clone()))),
        }
    }

    /// Restores the table.
    pub(super) fn restore(mut self, table: &mut Table<R>) {
        let mut log = std::mem::take(&mut table.log);
        let whole = Arc::make_mut(&mut log);
        whole.truncate(self.lines.saturating_sub(1));
        whole.append(Arc::make_mut(&mut self.table.log));
        if let Some((line, played)) = self.sealed
            && let Some(changed) = whole.get_mut(line)
        {
            *changed = played;
        }
        *table = Table { log, ..self.table };
    }
}
