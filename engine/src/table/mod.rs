//! A table: the rules of one game, and everything that all games share.
//!
//! - `game`: a game before it begins; `log`: its history; `turns`: applies steps; `takeback`: takes turns back
//! - `typed`: reads and completes typed turns; `restore`: undoes half-refused entries; `refusals`: their reasons
//! - [`any_game`]: games and tables behind one interface, for everything outside this crate
//! - `decisions`: resigning, draws, calling off; [`SeatView`]: a seat's knowledge, for computer players
//! - [`disclosure`]: opens finished games; [`Hindsight`]: a disclosed state; `count`: lists and counts turns

pub mod any_game;
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

use rand_core::Rng;

use crate::chance::{Imagination, Numbers};
use crate::rules::capability::Warning;
use crate::rules::{
    Applied, Event, Info, Limit, Outcome, Pending, Phrase, Reason, Refusal, Rules, SetupError, Shortcut,
    Voice,
};
use crate::scene::Scene;
use crate::search::Turn;
use crate::seat::{Seat, SeatSet, Team, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry, Offer, TableStep, Takeback, TurnRecord, Understood};
use disclosure::{Disclosure, Truth};
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

    fn offers(&self, viewer: Viewer) -> Vec<Offer> {
        match viewer {
            Viewer::Seat(seat) if self.may_act().contains(seat) => self.describe(viewer),
            _ => Vec::new(),
        }
    }

    fn replaces(&self, entry: &Entry) -> bool {
        match entry.actor {
            Actor::Seat(seat) => {
                TableStep::from_word(&entry.text).is_none() && self.sealed_line(seat).is_some()
            }
            Actor::Chance | Actor::Referee => false,
        }
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

    fn claim(&self) -> Option<Reason> {
        if self.ended.is_some() || !self.between_turns() {
            return None;
        }
        (R::CAPABILITIES.claim)(&self.state)
    }

    fn understand(&self, seat: Seat, typed: &str) -> Result<Understood, Refusal> {
        self.understand_typed(seat, typed)
    }

    fn suggest(&self, seat: Seat, typed: &str, limit: usize, voice: &dyn Voice) -> Vec<(String, String)> {
        self.complete_typed(seat, typed, limit, voice)
    }

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
        let last = steps.rsplit('/').next()?.parse().ok()?;
        (R::CAPABILITIES.warns)(&R::view(&self.state, Viewer::Seat(seat)), last)
    }

    fn deductions(&self, seat: Seat) -> Vec<Event> {
        if self.is_over() {
            Vec::new()
        } else {
            (R::CAPABILITIES.deductions)(&R::view(&self.state, Viewer::Seat(seat)))
        }
    }

    fn view_of(&self, seat: Seat) -> SeatView {
        SeatView::new::<R>(seat, R::view(&self.state, Viewer::Seat(seat)))
    }

    fn asks(&self, viewer: Viewer, seat: Seat) -> Phrase {
        if self.may_act().contains(seat) { R::asks(&self.view(viewer), seat) } else { Phrase::default() }
    }

    fn scene(&self, viewer: Viewer) -> Scene<Phrase> {
        self.drawn(&self.view(viewer))
    }

    fn places(&self) -> Vec<SeatSet> {
        if self.is_over() { (R::CAPABILITIES.places)(&self.state) } else { Vec::new() }
    }

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

    fn disclosure(&self) -> Option<Disclosure> {
        let opens_all = !(R::CAPABILITIES.may_stay_shut)();
        self.open().map(|shut| Disclosure::new(R::INFO.id, &self.log, shut, opens_all))
    }

    fn truth(&self, disclosure: &Disclosure) -> Option<Truth> {
        self.disclosed(disclosure)
    }

    fn truth_from(&self, disclosure: &Disclosure, line: usize) -> Option<Vec<Option<TurnRecord>>> {
        self.disclosed_from(disclosure, line)
    }

    fn hindsight(&self, disclosure: &Disclosure) -> Option<Hindsight> {
        self.in_hindsight(disclosure)
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

    fn imagine_by(&mut self, imagination: Imagination) {
        self.imagination = imagination;
    }

    fn imagination(&self, world: u64) -> Numbers {
        self.imagination.numbers(self.turns_completed, world)
    }

    fn resample(&self, viewer: Viewer, rng: &mut dyn Rng) -> Box<dyn AnyTable> {
        let mut twin = Self { state: R::resample(&R::view(&self.state, viewer), rng), ..self.clone() };
        twin.begin_here();
        Box::new(twin)
    }

    fn perft(&self, depth: u32) -> u64 {
        if self.ended.is_some() {
            return u64::from(depth == 0);
        }
        Self::count_turns(&self.state, depth)
    }

    fn count_steps(&self, seat: Seat) -> usize {
        let mut steps = Vec::new();
        R::offers(&R::view(&self.state, Viewer::Seat(seat)), &mut steps);
        steps.len()
    }

    fn fast_turns(&self) -> Option<Vec<Turn>> {
        let mut turns = (R::CAPABILITIES.fast_turns)(&self.state)?;
        turns.sort_unstable();
        Some(turns)
    }

    fn turns_within(&self, most: usize) -> Option<Vec<String>> {
        let mut turns = Vec::new();
        if let Pending::Seats(seats) = self.pending() {
            for seat in seats.iter() {
                Self::list_turns(&self.state, seat, "", most, &mut turns)?;
            }
        }
        turns.sort_unstable();
        Some(turns)
    }
}

/// Parses a step's canonical text.
fn parse<S: std::str::FromStr>(text: &str) -> Result<S, Refusal> {
    text.parse().map_err(|_| Refusal::unreadable(text))
}

#[cfg(test)]
mod tests;
