//! Decisions made unseen and never opened during the game: they stay closed when it is over.
//!
//! The log keeps them, since its entries are replayed; the final record has something else in their place, and is
//! the same for everybody.

use super::Table;
use super::log::Played;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{TableStep, TurnRecord};

/// A decision that stays closed.
#[derive(Clone)]
pub(super) struct Shut<S> {
    /// Its line of the log.
    line: usize,
    seat: Seat,
    /// The steps that did open of it, which replace it; may be empty.
    instead: Vec<S>,
}

impl<R: Rules> Table<R> {
    /// Records which decisions will never open, after each change.
    pub(super) fn note_shut(&mut self) {
        for (seat, instead) in (R::CAPABILITIES.never_opened)(&self.state, self.is_over()) {
            let line = self.decision(seat).filter(|line| self.shut.iter().all(|shut| shut.line != *line));
            self.shut.extend(line.map(|line| Shut { line, seat, instead }));
        }
    }

    /// The line of a seat's newest decision; `None` where time decided for it.
    fn decision(&self, seat: Seat) -> Option<usize> {
        let decides = |played: &Played<R::Step>| match played {
            Played::Turn { seat: by, .. } | Played::Changed { seat: by, .. } => *by == seat,
            Played::Table { seat: by, step } => *by == Some(seat) && *step == TableStep::Timeout,
            Played::Chance(_) | Played::Ruling(_) => false,
        };
        let line = self.log.iter().rposition(decides)?;
        self.log.get(line).filter(|played| !matches!(played, Played::Table { .. })).map(|_| line)
    }

    /// The disclosed view at this state of a game at whose end `shut` stayed closed.
    pub(super) fn opened(&self, shut: &[Shut<R::Step>]) -> R::View {
        (R::CAPABILITIES.opened)(&self.without(shut))
    }

    /// The state without what stayed closed at the end.
    pub(super) fn without(&self, shut: &[Shut<R::Step>]) -> R::State {
        let mut state = self.state.clone();
        for shut in shut.iter().filter(|shut| self.decision(shut.seat) == Some(shut.line)) {
            (R::CAPABILITIES.keep_shut)(&mut state, shut.seat, &shut.instead);
        }
        state
    }

    /// A line of the log as a viewer may read it, or, with what stayed closed at the end, in full.
    pub(super) fn told(
        &self,
        line: usize,
        viewer: Viewer,
        opened: Option<&[Shut<R::Step>]>,
    ) -> Option<TurnRecord> {
        let played = self.log.get(line)?;
        let shut = opened.unwrap_or_default().iter().find(|shut| shut.line == line);
        let Some(shut) = shut else { return Self::line(played, viewer, opened.is_some()) };
        if shut.instead.is_empty() {
            return Self::line(played, Viewer::Public, false);
        }
        let mut played = played.clone();
        if let Played::Turn { steps, .. } | Played::Changed { steps, .. } = &mut played {
            steps.clone_from(&shut.instead);
        }
        Self::line(&played, viewer, true)
    }

    /// What stays closed, once everything else is disclosed: `None` while the game runs, or if a decision was
    /// sealed at its end.
    pub(super) fn open(&self) -> Option<&[Shut<R::Step>]> {
        let is_open = self.is_over() && (R::CAPABILITIES.sealed)(&self.state).is_empty();
        is_open.then_some(&self.shut)
    }
}
