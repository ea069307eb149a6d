//! Takebacks: how far they go, and when it is too late.
//!
//! The log of entries only grows: a takeback is an entry, after which the table stands as it did before the turn.
//! What people have seen can't be taken back: the outcomes of chance, rulings of the referee, unseen decisions,
//! and every turn with an [event that reveals](crate::rules::Event::reveals). All of that is public, so whether a
//! turn may be taken back reveals nothing.

use std::sync::Arc;

use super::log::Played;
use super::{Table, refusals};
use crate::rules::{Applied, Info, Outcome, Pending, Progress, Refusal, Rules};
use crate::seat::{Seat, SeatSet, Team};
use crate::table::any_game::{AnyTable, TableStep, Takeback};

/// The beginning of a table, everything but the log: earlier states are found by replaying from it.
pub(super) struct Origin<S> {
    state: S,
    turns_completed: u32,
    draw_offers: SeatSet,
    last_offers: Vec<(Team, u32)>,
    ended: Option<Outcome>,
    /// The number of log lines played by then: there is no way back to before it.
    lines: usize,
}

impl<S> Origin<S> {
    /// The beginning of a table with an empty log.
    pub(super) fn new(state: S) -> Self {
        let (draw_offers, last_offers) = (SeatSet::EMPTY, Vec::new());
        Self { state, turns_completed: 0, draw_offers, last_offers, ended: None, lines: 0 }
    }
}

/// Whether a step revealed something, so that it can't be taken back.
pub(super) fn reveals(info: &Info, applied: &Applied) -> bool {
    info.secret.is_some() && applied.events.iter().any(|event| event.reveals)
}

impl<R: Rules> Table<R> {
    /// Makes everything up to now impossible to take back.
    pub(super) fn make_firm(&mut self) {
        self.firm = self.log.len();
    }

    /// Makes the current state the beginning, for a table whose state doesn't follow from its log.
    pub(super) fn begin_here(&mut self) {
        self.origin = Arc::new(Origin {
            state: self.state.clone(),
            turns_completed: self.turns_completed,
            draw_offers: self.draw_offers,
            last_offers: self.last_offers.clone(),
            ended: self.ended,
            lines: self.log.len(),
        });
    }

    /// The line of the log at which a seat's last whole turn begins.
    fn last_turn(&self, seat: Seat) -> Option<usize> {
        let own = |played: &Played<R::Step>, whole: bool| matches!(played, Played::Turn { seat: by, complete, .. } if *by == seat && *complete == whole);
        let last = self.log.iter().rposition(|played| own(played, true))?;
        let before = self.log.get(..last)?.iter().rev().take_while(|played| own(played, false)).count();
        Some(last - before)
    }

    /// The length of the log after a takeback.
    fn goes_back_to(&self, seat: Seat) -> Result<usize, Refusal> {
        if let Pending::Over(_) = self.pending() {
            return Err(Refusal::OVER);
        }
        let to = self.last_turn(seat).ok_or(Refusal::of(refusals::NO_TURN_TO_TAKE_BACK))?;
        if to < self.firm { Err(Refusal::of(refusals::REVEALED)) } else { Ok(to) }
    }

    /// The extent of a takeback.
    pub(super) fn may_take_back(&self, seat: Seat) -> Result<Takeback, Refusal> {
        let undone = self.log.get(self.goes_back_to(seat)?..).unwrap_or_default();
        let complete = |played: &&Played<R::Step>| matches!(played, Played::Turn { complete: true, .. });
        Ok(Takeback { turns: undone.iter().filter(complete).count(), lines: undone.len() })
    }

    /// Takes back a seat's last whole turn, and everything after it.
    pub(super) fn take_back(&mut self, seat: Seat) -> Result<Applied, Refusal> {
        let to = self.goes_back_to(seat)?;
        let origin = Arc::clone(&self.origin);
        let again = self.log.get(origin.lines..to).ok_or(Refusal::of(refusals::REVEALED))?;
        let mut then = Self {
            state: origin.state.clone(),
            log: Arc::new(self.log.get(..origin.lines).unwrap_or_default().to_vec()),
            firm: 0,
            shut: Vec::new(),
            turns_completed: origin.turns_completed,
            draw_offers: origin.draw_offers,
            last_offers: origin.last_offers.clone(),
            ended: origin.ended,
            imagination: self.imagination,
            origin,
        };
        for played in again {
            then.replay(played)?;
        }
        then.firm = self.firm;
        *self = then;
        Ok(Applied { events: Vec::new(), progress: Progress::Commit })
    }

    /// Replays a line of the log.
    fn replay(&mut self, played: &Played<R::Step>) -> Result<(), Refusal> {
        match played {
            Played::Turn { seat, steps, .. } | Played::Changed { seat, steps, .. } => {
                for step in steps {
                    self.take(*seat, *step)?;
                }
            }
            Played::Chance(outcome) => drop(self.chance(*outcome)?),
            Played::Ruling(ruling) => drop(self.ruling(*ruling)?),
            Played::Table { seat: Some(seat), step } => drop(self.table_step(*seat, *step)?),
            Played::Table { seat: None, step } => drop(self.referee_step(*step)?),
        }
        self.note_shut();
        Ok(())
    }

    /// The reason why a seat can't take anything back.
    pub(super) fn why_no_takeback(&self, seat: Seat) -> Refusal {
        self.goes_back_to(seat).err().unwrap_or(Refusal::NOT_OFFERED)
    }
}

/// Whether turns before this decision about the game may still be taken back.
pub(super) fn may_be_undone(step: TableStep) -> bool {
    match step {
        TableStep::OfferDraw | TableStep::DeclineDraw => true,
        TableStep::AcceptDraw
        | TableStep::ClaimDraw
        | TableStep::Resign
        | TableStep::Timeout
        | TableStep::CallOff
        | TableStep::Takeback => false,
    }
}
