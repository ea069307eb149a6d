//! The log of a table, and what a viewer may read of it.

use super::Table;
use super::shut::Shut;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{TableStep, TurnRecord};

/// A line of the log: a turn, or a decision about the game.
#[derive(Clone, PartialEq)]
pub(super) enum Played<S> {
    Turn {
        seat: Seat,
        steps: Vec<S>,
        complete: bool,
        remark: Option<&'static str>,
        /// The turn in SAN, where it is a chess move.
        san: Option<String>,
        /// Whether several seats decided at the same time.
        together: bool,
    },
    /// A sealed decision that is being changed, or that replaces one without a line: others see nothing of it.
    Changed {
        seat: Seat,
        steps: Vec<S>,
        complete: bool,
    },
    Chance(S),
    Ruling(S),
    Table {
        /// The seat; `None` for the referee.
        seat: Option<Seat>,
        step: TableStep,
    },
}

/// The record of the turns: a part of [`AnyTable`](crate::any_game::AnyTable).
pub trait Recorded {
    /// The record of the turns so far, as a viewer may see them.
    fn record(&self, viewer: Viewer) -> Vec<TurnRecord>;

    /// The record from a line of the log on, with `None` for each line hidden from the viewer: its cost doesn't
    /// grow with the length of the game.
    fn record_from(&self, viewer: Viewer, line: usize) -> Vec<Option<TurnRecord>>;

    /// The record from the last turn back, each made on demand: its cost doesn't grow with the length of the game.
    fn recent(&self, viewer: Viewer) -> Box<dyn Iterator<Item = TurnRecord> + '_>;
}

impl<R: Rules> Recorded for Table<R> {
    fn record(&self, viewer: Viewer) -> Vec<TurnRecord> {
        self.written(viewer, self.open())
    }

    fn record_from(&self, viewer: Viewer, line: usize) -> Vec<Option<TurnRecord>> {
        self.written_from(viewer, self.open(), line)
    }

    fn recent(&self, viewer: Viewer) -> Box<dyn Iterator<Item = TurnRecord> + '_> {
        let opened = self.open();
        Box::new((0..self.log.len()).rev().filter_map(move |line| self.told(line, viewer, opened)))
    }
}

impl<R: Rules> Table<R> {
    /// The log as a viewer may read it, or, if opened, in full except for what stayed closed.
    pub(super) fn written(&self, viewer: Viewer, opened: Option<&[Shut<R::Step>]>) -> Vec<TurnRecord> {
        self.written_from(viewer, opened, 0).into_iter().flatten().collect()
    }

    /// Like [`Table::written`] from a line on, with `None` for a line hidden from this viewer.
    pub(super) fn written_from(
        &self,
        viewer: Viewer,
        opened: Option<&[Shut<R::Step>]>,
        line: usize,
    ) -> Vec<Option<TurnRecord>> {
        (line..self.log.len()).map(|line| self.told(line, viewer, opened)).collect()
    }

    /// A line of the log as a viewer may read it, or in full.
    pub(super) fn line(played: &Played<R::Step>, viewer: Viewer, all: bool) -> Option<TurnRecord> {
        let shown = |by: Seat, step: &R::Step| match all {
            true => Some(step.to_string()),
            false => (R::CAPABILITIES.shown)(viewer, by, *step),
        };
        let (seat, text, complete, remark) = match played {
            Played::Table { seat, step } => (*seat, step.word().to_owned(), true, None),
            Played::Chance(outcome) if all => (None, outcome.to_string(), true, None),
            Played::Chance(outcome) => (None, (R::CAPABILITIES.drawn)(viewer, *outcome)?, true, None),
            Played::Ruling(ruling) => (None, ruling.to_string(), true, None),
            Played::Changed { seat, .. } if !all && viewer != Viewer::Seat(*seat) => return None,
            Played::Changed { seat, steps, complete } => {
                let text = steps.iter().fold(String::new(), |text, step| join(&text, &step.to_string()));
                (Some(*seat), text, *complete, None)
            }
            Played::Turn { seat, steps, complete, remark, .. } => {
                let shown = steps.iter().filter_map(|step| shown(*seat, step));
                // Empty when this viewer may only know that the turn happened.
                let text = shown.fold(String::new(), |text, step| join(&text, &step));
                (Some(*seat), text, *complete, *remark)
            }
        };
        let ruled = matches!(played, Played::Ruling(_) | Played::Table { seat: None, .. });
        let (san, together) = match played {
            Played::Turn { san, together, .. } => (san.clone(), *together),
            Played::Changed { .. } => (None, true),
            _ => (None, false),
        };
        let worded = match played {
            // A turn that a viewer may not read isn't put into words either.
            Played::Turn { seat, steps, .. } if steps.iter().all(|step| shown(*seat, step).is_some()) => {
                (R::CAPABILITIES.turn_text)(steps)
            }
            Played::Changed { steps, .. } => (R::CAPABILITIES.turn_text)(steps),
            Played::Ruling(ruling) => (R::CAPABILITIES.turn_text)(&[*ruling]),
            _ => None,
        };
        Some(TurnRecord { seat, text, san, worded, together, complete, remark, ruled })
    }
}

/// Joins the parts of a turn into one text.
pub(super) fn join(so_far: &str, step: &str) -> String {
    match (so_far.is_empty(), step.is_empty()) {
        (true, _) => step.to_owned(),
        (_, true) => so_far.to_owned(),
        _ => format!("{so_far}/{step}"),
    }
}
