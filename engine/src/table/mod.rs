//! A table: the rules of one game, and everything that all games share.
//!
//! - `game`: a game before it begins; `log`: its history; `turns`: applies steps; `takeback`: takes turns back
//! - `typed`, `completing`: reads and completes typed turns; `restore`: undoes half-refused entries; `refusals`: their
//!   reasons; `capable`: what few games offer
//! - [`any_game`]: games and tables behind one interface, for everything outside this crate
//! - `decisions`: resigning, draws, calling off; [`SeatView`]: a seat's knowledge, for computer players
//! - [`disclosure`]: opens finished games; [`Hindsight`]: a disclosed state; `count`: lists and counts turns

pub mod any_game;
mod capable;
mod completing;
mod count;
mod decisions;
pub mod disclosure;
mod game;
mod hindsight;
mod log;
pub(crate) mod refusals;
mod restore;
mod seat_view;
mod shut;
mod takeback;
mod turns;
mod typed;

use std::sync::Arc;

use crate::chance::Imagination;
use crate::rules::{Applied, Info, Outcome, Pending, Phrase, Refusal, Rules};
use crate::scene::Scene;
use crate::seat::{Seat, SeatSet, Team, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry, Offer, TableStep, Takeback};
pub use game::Game;
pub use hindsight::Hindsight;
use log::Played;
use restore::Before;
pub use seat_view::SeatView;
use shut::Shut;
use takeback::Origin;

/// A game in progress.
pub struct Table<R: Rules> {
    state: R::State,
    /// The log, shared between forks, which are made for every draft.
    log: Arc<Vec<Played<R::Step>>>,
    /// The number of lines of the log that can't be taken back.
    firm: usize,
    /// The decisions in the log that stay closed at the end.
    shut: Vec<Shut<R::Step>>,
    /// The state at the beginning.
    origin: Arc<Origin<R::State>>,
    turns_completed: u32,
    draw_offers: SeatSet,
    /// For each team, the number of completed turns at its last draw offer: one offer per turn is allowed.
    last_offers: Vec<(Team, u32)>,
    /// The outcome, when the game ended by a decision about it rather than by the rules.
    ended: Option<Outcome>,
    /// The key from which worlds are imagined.
    imagination: Imagination,
}

impl<R: Rules> Clone for Table<R> {
    fn clone(&self) -> Self {
        Self { log: Arc::clone(&self.log), ..self.over(Vec::new()) }
    }
}

impl<R: Rules> Table<R> {
    /// A table with an empty log.
    pub fn new(state: R::State) -> Self {
        Self {
            origin: Arc::new(Origin::new(state.clone())),
            state,
            log: Arc::default(),
            firm: 0,
            shut: Vec::new(),
            turns_completed: 0,
            draw_offers: SeatSet::EMPTY,
            last_offers: Vec::new(),
            ended: None,
            imagination: Imagination::OPEN,
        }
    }

    /// This table with another log.
    fn over(&self, log: Vec<Played<R::Step>>) -> Self {
        Self {
            state: self.state.clone(),
            log: Arc::new(log),
            firm: self.firm,
            shut: self.shut.clone(),
            origin: Arc::clone(&self.origin),
            turns_completed: self.turns_completed,
            draw_offers: self.draw_offers,
            last_offers: self.last_offers.clone(),
            ended: self.ended,
            imagination: self.imagination,
        }
    }

    /// The full state of the game.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// A viewer's view; the disclosed one once the game is over and nothing is sealed.
    pub fn view(&self, viewer: Viewer) -> R::View {
        self.open().map_or_else(|| R::view(&self.state, viewer), |shut| self.opened(shut))
    }

    fn team(seat: Seat) -> Option<Team> {
        R::INFO.seats.get(usize::from(seat.0)).map(|seat| seat.team)
    }

    fn is_over(&self) -> bool {
        matches!(self.pending(), Pending::Over(_))
    }

    fn drawn(&self, view: &R::View) -> Scene<Phrase> {
        let mut scene = R::scene(view);
        if let Some(outcome) = self.ended {
            scene.status = Phrase::of("engine-scene-over").with("outcome", outcome);
        }
        scene
    }

    /// Applies an entry of the log. If it is refused half-way, its effects stay: see `restore`.
    fn enter(&mut self, entry: &Entry) -> Result<Applied, Refusal> {
        match entry.actor {
            Actor::Chance => self.chance(parse(&entry.text)?),
            Actor::Referee => match TableStep::from_word(&entry.text) {
                Some(step) => self.referee_step(step),
                None => self.ruling(parse(&entry.text)?),
            },
            Actor::Seat(seat) => match TableStep::from_word(&entry.text) {
                Some(step) => self.table_step(seat, step),
                None => self.steps(seat, &entry.text),
            },
        }
    }
}

impl<R: Rules> AnyTable for Table<R> {
    fn info(&self) -> &'static Info {
        const { &R::INFO }
    }

    fn pending(&self) -> Pending {
        self.ended.map_or_else(|| R::pending(&self.state), Pending::Over)
    }

    fn may_act(&self) -> SeatSet {
        match self.pending() {
            Pending::Seats(_) => (R::CAPABILITIES.may_act)(&self.state),
            Pending::Chance | Pending::Referee | Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    fn sealed(&self) -> SeatSet {
        (R::CAPABILITIES.sealed)(&self.state)
    }

    fn hides(&self) -> bool {
        self.log.iter().any(|played| {
            Self::line(played, Viewer::Public, false) != Self::line(played, Viewer::Public, true)
        })
    }

    fn apply(&mut self, entry: &Entry) -> Result<Applied, Refusal> {
        let before = Before::of(self, entry);
        let applied = self.enter(entry).inspect_err(|_| before.restore(self))?;
        self.note_shut();
        Ok(applied)
    }

    fn step(&mut self, seat: Seat, text: &str) -> Result<Applied, Refusal> {
        self.in_play(seat)?;
        let step = text.parse().map_err(|_| Refusal::unreadable(text))?;
        let applied = self.take(seat, step)?;
        self.note_shut();
        Ok(applied)
    }

    fn replaces(&self, entry: &Entry) -> bool {
        match entry.actor {
            Actor::Seat(seat) => {
                TableStep::from_word(&entry.text).is_none() && self.sealed_line(seat).is_some()
            }
            Actor::Chance | Actor::Referee => false,
        }
    }

    fn offers(&self, viewer: Viewer) -> Vec<Offer> {
        match viewer {
            Viewer::Seat(seat) if self.may_act().contains(seat) => self.describe(viewer),
            _ => Vec::new(),
        }
    }

    fn asks(&self, viewer: Viewer, seat: Seat) -> Phrase {
        if self.may_act().contains(seat) { R::asks(&self.view(viewer), seat) } else { Phrase::default() }
    }

    fn table_offers(&self, seat: Seat) -> Vec<TableStep> {
        self.decisions(seat)
    }

    fn takeback(&self, seat: Seat) -> Result<Takeback, Refusal> {
        self.may_take_back(seat)
    }

    fn draw_offered_by(&self) -> SeatSet {
        self.draw_offers
    }

    fn scene(&self, viewer: Viewer) -> Scene<Phrase> {
        self.drawn(&self.view(viewer))
    }

    fn position(&self) -> String {
        self.open().map_or_else(|| R::position(&self.state), |shut| R::position(&self.without(shut)))
    }

    fn lines(&self) -> usize {
        self.log.len()
    }

    fn turns_completed(&self) -> u32 {
        self.turns_completed
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}

/// Parses a step's canonical text.
fn parse<S: std::str::FromStr>(text: &str) -> Result<S, Refusal> {
    text.parse().map_err(|_| Refusal::unreadable(text))
}

#[cfg(test)]
mod tests;
