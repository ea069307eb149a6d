//! What few games offer: chance, cards, a referee, a time limit, draws to claim, words of their own.

use super::Table;
use super::log::Played;
use crate::rules::capability::Warning;
use crate::rules::{Event, Limit, Pending, Phrase, Reason, Rules, SetupError, Shortcut};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::any_game::AnyTable;

/// What few games offer, each by a capability of its rules; empty for the others: a part of [`AnyTable`].
pub trait Capable {
    /// The chance outcomes and their weights, when chance is to act.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// The number of outcomes chance has decided so far: the number of the next draw.
    fn chances(&self) -> u64;

    /// Fixes the order of the unseen cards: for tools and tests.
    ///
    /// # Errors
    /// When the game has no cards, or these are not among the unseen ones.
    fn fix_deck(&mut self, cards: &str) -> Result<(), SetupError>;

    /// The puzzle for the referee to solve, as soon as it is known: the answer may be awaited much later.
    fn question(&self) -> Option<String>;

    /// The time limit in force, if the game has its own.
    fn limit(&self) -> Option<Limit>;

    /// The draw that could be claimed now.
    fn claim(&self) -> Option<Reason>;

    /// Shortcuts for a seat's offered steps: several at one press.
    fn shortcuts(&self, seat: Seat) -> &'static [Shortcut];

    /// The word for a button that says what the asked seats do now; `None` where they make a move. Public.
    fn action(&self) -> Option<Phrase>;

    /// The confirmation before steps of a seat that cost something and are easily chosen by mistake.
    fn warns(&self, seat: Seat, steps: &str) -> Option<Warning>;

    /// Deductions of a seat about others' secrets, as sentences for nobody else; none once the game is over.
    fn deductions(&self, seat: Seat) -> Vec<Event>;

    /// The ranking of a finished game, best first, equal seats in one set; empty where only winning counts.
    fn places(&self) -> Vec<SeatSet>;
}

impl<R: Rules> Capable for Table<R> {
    fn outcomes(&self) -> Vec<(String, u32)> {
        match self.pending() {
            Pending::Chance => (R::CAPABILITIES.outcomes)(&self.state)
                .into_iter()
                .map(|(step, weight)| (step.to_string(), weight))
                .collect(),
            _ => Vec::new(),
        }
    }

    fn chances(&self) -> u64 {
        self.log.iter().filter(|played| matches!(played, Played::Chance(_))).count() as u64
    }

    fn fix_deck(&mut self, cards: &str) -> Result<(), SetupError> {
        (R::CAPABILITIES.fix_deck)(&mut self.state, cards)?;
        self.begin_here();
        self.make_firm();
        Ok(())
    }

    fn question(&self) -> Option<String> {
        (R::CAPABILITIES.question)(&self.state).filter(|_| self.ended.is_none())
    }

    fn limit(&self) -> Option<Limit> {
        (R::CAPABILITIES.limit)(&self.state).filter(|_| self.ended.is_none())
    }

    fn claim(&self) -> Option<Reason> {
        if self.ended.is_some() || !self.between_turns() {
            return None;
        }
        (R::CAPABILITIES.claim)(&self.state)
    }

    fn shortcuts(&self, seat: Seat) -> &'static [Shortcut] {
        if self.in_play(seat).is_err() {
            return &[];
        }
        (R::CAPABILITIES.shortcuts)(&R::view(&self.state, Viewer::Seat(seat)))
    }

    fn action(&self) -> Option<Phrase> {
        (R::CAPABILITIES.action)(&self.state).filter(|_| !self.is_over())
    }

    fn warns(&self, seat: Seat, steps: &str) -> Option<Warning> {
        let steps: Vec<R::Step> = steps.split('/').map(|step| step.parse().ok()).collect::<Option<_>>()?;
        (R::CAPABILITIES.warns)(&R::view(&self.state, Viewer::Seat(seat)), &steps)
    }

    fn deductions(&self, seat: Seat) -> Vec<Event> {
        if self.is_over() {
            Vec::new()
        } else {
            (R::CAPABILITIES.deductions)(&R::view(&self.state, Viewer::Seat(seat)))
        }
    }

    fn places(&self) -> Vec<SeatSet> {
        if self.is_over() { (R::CAPABILITIES.places)(&self.state) } else { Vec::new() }
    }
}
