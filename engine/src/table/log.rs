//! What has happened at a table, and how much of it a viewer may read.

use super::Table;
use super::shut::Shut;
use crate::rules::Rules;
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{TableStep, TurnRecord};

/// One turn, or one decision about the game, as it happened.
#[derive(Clone, PartialEq)]
pub(super) enum Played<S> {
    Turn {
        seat: Seat,
        steps: Vec<S>,
        complete: bool,
        remark: Option<&'static str>,
        /// As chess players write it, where the turn is a move of chess.
        san: Option<String>,
        /// Whether several decided at the same time.
        together: bool,
    },
    /// A sealed decision that is being changed, or that was made in place of one that no line holds: to everybody else
    /// nothing has happened.
    Changed {
        seat: Seat,
        steps: Vec<S>,
        complete: bool,
    },
    Chance(S),
    Ruling(S),
    Table {
        /// `None`: the referee.
        seat: Option<Seat>,
        step: TableStep,
    },
}

impl<R: Rules> Table<R> {
    /// The log as a viewer may read it, or every word of it but what stayed shut.
    pub(super) fn written(&self, viewer: Viewer, opened: Option<&[Shut<R::Step>]>) -> Vec<TurnRecord> {
        self.written_from(viewer, opened, 0).into_iter().flatten().collect()
    }

    /// The same from a line on, with nothing for a line that is none of this viewer's business.
    pub(super) fn written_from(
        &self,
        viewer: Viewer,
        opened: Option<&[Shut<R::Step>]>,
        line: usize,
    ) -> Vec<Option<TurnRecord>> {
        (line..self.log.len()).map(|line| self.told(line, viewer, opened)).collect()
    }

    /// A line of the log as a viewer may read it, or every word of it.
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
                // Empty when no word of it is this viewer's business but that it happened.
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
            // Of what a viewer may not read nothing is told either.
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

/// Parts of a turn as one text.
pub(super) fn join(so_far: &str, step: &str) -> String {
    match (so_far.is_empty(), step.is_empty()) {
        (true, _) => step.to_owned(),
        (_, true) => so_far.to_owned(),
        _ => format!("{so_far}/{step}"),
    }
}
