//! A table: the rules of one game plus everything that is the same for all games. The log with its turns, resigning,
//! draw offers, reading what people type, suggesting what they may mean. [`opening`]: seeing all of it in the end;
//! `takeback`: going back.

pub mod opening;
mod takeback;

use std::sync::Arc;

use rand_core::Rng;

use crate::any_game::{Actor, AnyGame, AnyTable, Entry, Offer, TableStep, Takeback, TurnRecord};
use crate::pgn::Dialect;
use crate::rules::{
    Applied, Effort, GameResult, Info, Limit, Options, Outcome, Pending, Progress, Reason, Refusal, Rules,
    SetupError, Shortcut,
};
use crate::scene::Scene;
use crate::seat::{Seat, SeatSet, Team, Viewer};
use opening::{Opening, Truth};
use takeback::Origin;

/// A game of the catalogue, by its rules.
#[derive(Debug)]
pub struct Game<R>(std::marker::PhantomData<fn() -> R>);

impl<R> Game<R> {
    /// The one value there is.
    pub const NEW: Self = Self(std::marker::PhantomData);
}

impl<R: Rules> AnyGame for Game<R> {
    fn info(&self) -> &'static Info {
        const { &R::INFO }
    }

    fn pgn(&self) -> Option<Dialect> {
        R::PGN
    }

    fn low_scores(&self) -> bool {
        R::LOW_SCORES
    }

    fn open(&self, options: &Options, from: Option<&str>) -> Result<Box<dyn AnyTable>, SetupError> {
        let state = match from {
            None => R::start(options)?,
            Some(position) => R::parse(position, options)?,
        };
        Ok(Box::new(Table::<R>::new(state)))
    }

    fn work_out(&self, question: &str, effort: &Effort<'_>) -> Option<String> {
        R::work_out(question, effort)
    }
}

/// One turn, or one decision about the game, as it happened.
#[derive(Clone, PartialEq)]
enum Played<S> {
    Turn {
        seat: Seat,
        steps: Vec<S>,
        complete: bool,
        remark: Option<&'static str>,
    },
    /// A sealed decision that was changed: to everybody else nothing has happened.
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

/// A game being played.
pub struct Table<R: Rules> {
    state: R::State,
    /// Shared between forks, which are made for every draft.
    log: Arc<Vec<Played<R::Step>>>,
    /// How much of the log stands for good.
    firm: usize,
    /// What it began with.
    origin: Arc<Origin<R::State>>,
    turns_completed: u32,
    draw_offers: SeatSet,
    /// For each team the number of completed turns when it last offered a draw: one offer a turn.
    last_offers: Vec<(Team, u32)>,
    /// Set when the game ended by a decision about it rather than in it.
    ended: Option<Outcome>,
}

impl<R: Rules> Clone for Table<R> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            log: Arc::clone(&self.log),
            firm: self.firm,
            origin: Arc::clone(&self.origin),
            turns_completed: self.turns_completed,
            draw_offers: self.draw_offers,
            last_offers: self.last_offers.clone(),
            ended: self.ended,
        }
    }
}

impl<R: Rules> Table<R> {
    /// A table at which nothing has happened yet.
    pub fn new(state: R::State) -> Self {
        Self {
            origin: Arc::new(Origin::new(state.clone())),
            state,
            log: Arc::default(),
            firm: 0,
            turns_completed: 0,
            draw_offers: SeatSet::EMPTY,
            last_offers: Vec::new(),
            ended: None,
        }
    }

    /// The state of the game, the whole truth.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// What a viewer may know; everything once the game is over.
    pub fn view(&self, viewer: Viewer) -> R::View {
        match self.pending() {
            Pending::Over(_) => R::opened(&self.state),
            _ => R::view(&self.state, viewer),
        }
    }

    fn team(seat: Seat) -> Option<Team> {
        R::INFO.seats.get(usize::from(seat.0)).map(|seat| seat.team)
    }

    fn in_play(&self, seat: Seat) -> Result<(), Refusal> {
        match self.pending() {
            Pending::Over(_) => Err(Refusal::OVER),
            _ if self.may_act().contains(seat) => Ok(()),
            _ => Err(Refusal::NOT_YOUR_TURN),
        }
    }

    /// Takes one step of the rules and writes it down.
    fn take(&mut self, seat: Seat, step: R::Step) -> Result<Applied, Refusal> {
        let sealed = !self.is_asked(seat);
        // What several decide at the same time is unseen by the others.
        let unseen = self.pending() != Pending::Seats(SeatSet::only(seat));
        let applied = R::apply(&mut self.state, seat, step)?;
        if sealed {
            self.change(seat, step, applied.progress == Progress::TurnOver);
            self.make_firm();
            return Ok(applied);
        }
        let complete = applied.progress == Progress::TurnOver;
        let said = if complete { R::remark(&self.state) } else { None };
        let log = Arc::make_mut(&mut self.log);
        match log.last_mut() {
            Some(Played::Turn { seat: same, steps, complete: done, remark }) if *same == seat && !*done => {
                steps.push(step);
                *done = complete;
                *remark = said;
            }
            _ => log.push(Played::Turn { seat, steps: vec![step], complete, remark: said }),
        }
        if unseen || takeback::reveals(&R::INFO, &applied) {
            self.make_firm();
        }
        if complete {
            self.turn_completed(seat);
        }
        Ok(applied)
    }

    fn is_asked(&self, seat: Seat) -> bool {
        matches!(self.pending(), Pending::Seats(seats) if seats.contains(seat))
    }

    /// Writes down a step of a decision that was made already and is made anew. It completes no turn and answers no
    /// offer: both could be noticed.
    fn change(&mut self, seat: Seat, step: R::Step, complete: bool) {
        let log = Arc::make_mut(&mut self.log);
        match log.last_mut() {
            Some(Played::Changed { seat: same, steps, complete: done }) if *same == seat && !*done => {
                steps.push(step);
                *done = complete;
            }
            _ => log.push(Played::Changed { seat, steps: vec![step], complete }),
        }
    }

    fn turn_completed(&mut self, seat: Seat) {
        self.turns_completed += 1;
        // Playing on answers the other side's offer; one's own offer stands until then.
        let own = Self::team(seat);
        self.draw_offers = self.draw_offers.iter().filter(|other| Self::team(*other) == own).collect();
    }

    /// Ends an optional tail, if one is open.
    fn end_turn(&mut self, seat: Seat) -> Result<Applied, Refusal> {
        let end = "".parse::<R::Step>().ok();
        let mut offers = Vec::new();
        R::offers(&R::view(&self.state, Viewer::Seat(seat)), &mut offers);
        match end.filter(|end| offers.contains(end)) {
            Some(end) => self.take(seat, end),
            None => Err(incomplete(&offers)),
        }
    }

    /// Whether a typed part belongs to what follows an optional tail that is open: it can be read, but is none of the
    /// steps that may be taken before the tail ends.
    fn lies_beyond(&self, seat: Seat, part: &str) -> bool {
        let view = R::view(&self.state, Viewer::Seat(seat));
        let mut offers = Vec::new();
        R::offers(&view, &mut offers);
        let may_end = "".parse::<R::Step>().is_ok_and(|end| offers.contains(&end));
        may_end && R::read(&view, part).is_ok_and(|step| !offers.contains(&step))
    }

    fn steps(&mut self, seat: Seat, text: &str) -> Result<Applied, Refusal> {
        self.in_play(seat)?;
        let mut whole = Applied { events: Vec::new(), progress: Progress::Draft };
        for part in text.split('/') {
            if whole.progress == Progress::TurnOver {
                return Err(Refusal::new("step/too-many", "That is more than one turn."));
            }
            let step = part.parse().map_err(|_| Refusal::unreadable(part))?;
            let applied = self.take(seat, step)?;
            whole.events.extend(applied.events);
            whole.progress = applied.progress;
        }
        if whole.progress == Progress::Draft {
            let applied = self.end_turn(seat)?;
            whole.events.extend(applied.events);
            whole.progress = applied.progress;
        }
        Ok(whole)
    }

    fn chance(&mut self, outcome: R::Step) -> Result<Applied, Refusal> {
        if self.pending() != Pending::Chance {
            return Err(Refusal::NOT_OFFERED);
        }
        let applied = R::happen(&mut self.state, outcome)?;
        Arc::make_mut(&mut self.log).push(Played::Chance(outcome));
        self.make_firm();
        Ok(applied)
    }

    fn ruling(&mut self, ruling: R::Step) -> Result<Applied, Refusal> {
        if self.pending() != Pending::Referee {
            return Err(Refusal::NOT_OFFERED);
        }
        let applied = R::rule(&mut self.state, ruling)?;
        Arc::make_mut(&mut self.log).push(Played::Ruling(ruling));
        self.make_firm();
        Ok(applied)
    }

    /// What the referee may decide about the game.
    fn referee_step(&mut self, step: TableStep) -> Result<Applied, Refusal> {
        match step {
            TableStep::CallOff => self.call_off(None),
            _ => Err(Refusal::NOT_OFFERED),
        }
    }

    fn table_step(&mut self, seat: Seat, step: TableStep) -> Result<Applied, Refusal> {
        if let Pending::Over(_) = self.pending() {
            return Err(Refusal::OVER);
        }
        if !self.table_offers(seat).contains(&step) {
            return Err(self.why_not(seat, step));
        }
        let mut applied = Applied { events: Vec::new(), progress: Progress::Commit };
        match step {
            TableStep::CallOff => return self.call_off(Some(seat)),
            TableStep::Takeback => return self.take_back(seat),
            TableStep::Resign => applied = self.forfeit(seat, Reason::RESIGNATION).unwrap_or(applied),
            TableStep::Timeout => applied = self.forfeit(seat, Reason::TIMEOUT).unwrap_or(applied),
            TableStep::OfferDraw => {
                self.draw_offers = self.draw_offers.with(seat);
                self.last_offers.extend(Self::team(seat).map(|team| (team, self.turns_completed)));
            }
            TableStep::AcceptDraw => {
                self.draw_offers = SeatSet::EMPTY;
                self.ended = Some(Outcome { result: GameResult::Drawn, reason: Reason::AGREEMENT });
            }
            TableStep::DeclineDraw => self.draw_offers = SeatSet::EMPTY,
            TableStep::ClaimDraw => {
                self.ended =
                    R::claim(&self.state).map(|reason| Outcome { result: GameResult::Drawn, reason });
            }
        }
        Arc::make_mut(&mut self.log).push(Played::Table { seat: Some(seat), step });
        if !takeback::may_be_undone(step) {
            self.make_firm();
        }
        if applied.progress == Progress::TurnOver {
            self.turn_completed(seat);
        }
        Ok(applied)
    }

    /// Ends the game without a result.
    fn call_off(&mut self, seat: Option<Seat>) -> Result<Applied, Refusal> {
        if let Pending::Over(_) = self.pending() {
            return Err(Refusal::OVER);
        }
        self.draw_offers = SeatSet::EMPTY;
        self.ended = Some(Outcome { result: GameResult::Void, reason: Reason::CALLED_OFF });
        Arc::make_mut(&mut self.log).push(Played::Table { seat, step: TableStep::CallOff });
        Ok(Applied { events: Vec::new(), progress: Progress::Commit })
    }

    /// A seat gives up or runs out of time: the game's own way, or the end of the game.
    fn forfeit(&mut self, seat: Seat, reason: Reason) -> Option<Applied> {
        let applied = R::forfeit(&mut self.state, seat, reason);
        if applied.is_none() {
            self.ended = Some(defeat::<R>(seat, reason));
        }
        applied
    }

    fn why_not(&self, seat: Seat, step: TableStep) -> Refusal {
        let own = Self::team(seat);
        let offered = self.draw_offers.iter().any(|other| Self::team(other) == own);
        match step {
            TableStep::OfferDraw if !self.draw_offers.is_empty() && !offered => {
                Refusal::fixed("draw/offered", "Your opponent has offered a draw already: you can accept it.")
            }
            TableStep::OfferDraw if offered => {
                Refusal::fixed("draw/standing", "Your offer still stands; it waits for an answer.")
            }
            TableStep::OfferDraw => Refusal::fixed(
                "draw/once",
                "You have offered a draw in this turn already. Offer again after the next.",
            ),
            TableStep::AcceptDraw | TableStep::DeclineDraw => Refusal::fixed(
                "draw/none",
                "No draw offer of your opponent stands. You can make one with `/draw`.",
            ),
            TableStep::ClaimDraw => Refusal::fixed(
                "draw/no-claim",
                "There is nothing to claim now: that takes your turn, and a draw that the rules of this game let you claim, \
                 such as the same position for the third time. `/rules` tells which; you can offer a draw instead.",
            ),
            TableStep::Takeback => self.why_no_takeback(seat),
            TableStep::Resign | TableStep::Timeout | TableStep::CallOff => Refusal::NOT_OFFERED,
        }
    }

    /// Whether nothing of a turn has been played yet.
    fn between_turns(&self) -> bool {
        !matches!(self.log.last(), Some(Played::Turn { complete: false, .. }))
    }

    /// A table in a world that fits what a seat knows: what is read ahead there can't leak anything.
    fn imagined(&self, seat: Seat, rng: &mut dyn Rng) -> Self {
        Self { state: R::resample(&R::view(&self.state, Viewer::Seat(seat)), rng), ..self.clone() }
    }

    fn describe(&self, viewer: Viewer) -> Vec<Offer> {
        let view = R::view(&self.state, viewer);
        let mut steps = Vec::new();
        R::offers(&view, &mut steps);
        steps
            .into_iter()
            .map(|step| {
                let described = R::describe(&view, step);
                Offer {
                    text: step.to_string(),
                    from: described.from,
                    to: described.to,
                    label: described.label,
                    piece: described.piece,
                    capture: described.capture,
                    brings: described.brings,
                }
            })
            .collect()
    }

    /// Openings of turns that begin with an offered step and can be played as they are.
    fn complete(
        &self,
        seat: Seat,
        so_far: &str,
        label: &str,
        most: usize,
        found: &mut Vec<(String, String)>,
    ) {
        if found.len() >= most {
            return;
        }
        let offers = self.describe(Viewer::Seat(seat));
        if offers.iter().any(|offer| offer.text.is_empty()) {
            found.push((so_far.to_owned(), label.to_owned()));
            return;
        }
        for offer in offers {
            let mut next = self.clone();
            let Ok(applied) = next.step(seat, &offer.text) else { continue };
            let (text, label) = (join(so_far, &offer.text), join(label, &offer.label));
            if applied.progress == Progress::Draft {
                next.complete(seat, &text, &label, most, found);
            } else if found.len() < most {
                found.push((text, label));
            }
        }
    }

    fn count_turns(state: &R::State, depth: u32) -> u64 {
        match R::pending(state) {
            _ if depth == 0 => 1,
            Pending::Over(_) => 0,
            Pending::Chance => R::outcomes(state)
                .into_iter()
                .map(|(outcome, _)| {
                    let mut next = state.clone();
                    R::happen(&mut next, outcome).map_or(0, |_| Self::count_turns(&next, depth))
                })
                .sum(),
            Pending::Referee => 0,
            Pending::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { return 0 };
                let mut steps = Vec::new();
                R::offers(&R::view(state, Viewer::Seat(seat)), &mut steps);
                let after = |step| {
                    let mut next = state.clone();
                    let applied = R::apply(&mut next, seat, step).ok()?;
                    Some(Self::count_turns(&next, depth - u32::from(applied.progress == Progress::TurnOver)))
                };
                steps.into_iter().filter_map(after).sum()
            }
        }
    }

    fn list_turns(state: &R::State, seat: Seat, so_far: &str, turns: &mut Vec<String>) {
        let mut steps = Vec::new();
        R::offers(&R::view(state, Viewer::Seat(seat)), &mut steps);
        for step in steps {
            let mut next = state.clone();
            let Ok(applied) = R::apply(&mut next, seat, step) else { continue };
            let text = join(so_far, &step.to_string());
            if applied.progress == Progress::TurnOver {
                turns.push(text);
            } else {
                Self::list_turns(&next, seat, &text, turns);
            }
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
        let mut next = self.clone();
        let applied = match entry.actor {
            Actor::Chance => next.chance(read(&entry.text)?)?,
            Actor::Referee => match TableStep::from_word(&entry.text) {
                Some(step) => next.referee_step(step)?,
                None => next.ruling(read(&entry.text)?)?,
            },
            Actor::Seat(seat) => match TableStep::from_word(&entry.text) {
                Some(step) => next.table_step(seat, step)?,
                None => next.steps(seat, &entry.text)?,
            },
        };
        *self = next;
        Ok(applied)
    }

    fn step(&mut self, seat: Seat, text: &str) -> Result<Applied, Refusal> {
        self.in_play(seat)?;
        let step = text.parse().map_err(|_| Refusal::unreadable(text))?;
        self.take(seat, step)
    }

    fn may_act(&self) -> SeatSet {
        match self.pending() {
            Pending::Seats(_) => R::may_act(&self.state),
            Pending::Chance | Pending::Referee | Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    fn offers(&self, viewer: Viewer) -> Vec<Offer> {
        match viewer {
            Viewer::Seat(seat) if self.may_act().contains(seat) => self.describe(viewer),
            _ => Vec::new(),
        }
    }

    fn table_offers(&self, seat: Seat) -> Vec<TableStep> {
        let Some(own) = Self::team(seat) else { return Vec::new() };
        if let Pending::Over(_) = self.pending() {
            return Vec::new();
        }
        let mut steps = vec![TableStep::Resign, TableStep::Timeout, TableStep::CallOff];
        steps.extend(self.may_take_back(seat).map(|_| TableStep::Takeback));
        let mut others: Vec<Team> =
            R::INFO.seats.iter().map(|other| other.team).filter(|team| *team != own).collect();
        others.dedup();
        if others.len() != 1 {
            // Nobody, or too many, to agree with.
            return steps;
        }
        if self.draw_offers.iter().any(|other| Self::team(other) != Some(own)) {
            steps.extend([TableStep::AcceptDraw, TableStep::DeclineDraw]);
        } else if self.draw_offers.is_empty() && !self.last_offers.contains(&(own, self.turns_completed)) {
            steps.push(TableStep::OfferDraw);
        }
        if self.in_play(seat).is_ok() && self.claim().is_some() {
            steps.push(TableStep::ClaimDraw);
        }
        steps
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
        R::claim(&self.state)
    }

    fn read(&self, seat: Seat, typed: &str) -> Result<Vec<Entry>, Refusal> {
        self.in_play(seat)?;
        let typed = typed.trim();
        if typed.is_empty() {
            return Err(Refusal::fixed("step/empty", "Type a move, such as `e2e4` or `Nf3`."));
        }
        let mut world = self.imagined(seat, &mut FixedRng(0));
        let mut entries: Vec<Entry> = Vec::new();
        let mut open: Option<String> = None;
        let mut progress = Progress::Commit;
        for part in typed.split(['/', ',']).map(str::trim) {
            if progress == Progress::TurnOver {
                return Err(Refusal::new(
                    "step/too-many",
                    "That is more than one turn. Play the first one alone.",
                ));
            }
            if open.is_some() && world.lies_beyond(seat, part) {
                // What ends here is revealed first: whether the rest is possible may depend on it.
                progress = world.end_turn(seat)?.progress;
                let text = open.take().unwrap_or_default();
                entries.push(Entry { actor: Actor::Seat(seat), text });
                if progress == Progress::TurnOver {
                    return Err(Refusal::new(
                        "step/too-many",
                        "The turn is over before the last part of that.",
                    ));
                }
            }
            let read = R::read(&R::view(&world.state, Viewer::Seat(seat)), part)
                .and_then(|step| world.take(seat, step).map(|applied| (step, applied)));
            let (step, applied) = match (read, entries.first()) {
                (Ok(read), _) => read,
                // What comes after depends on what the first part uncovers, which nobody may learn by guessing.
                (Err(refusal), Some(first)) => {
                    return Err(Refusal::new(
                        refusal.code,
                        format!(
                            "Play `{}` first; then you will be asked for the rest. ({})",
                            first.text, refusal.sentence
                        ),
                    ));
                }
                (Err(refusal), None) => return Err(refusal),
            };
            let text =
                open.take().map_or_else(|| step.to_string(), |so_far| join(&so_far, &step.to_string()));
            progress = applied.progress;
            if progress == Progress::Draft {
                open = Some(text);
            } else {
                entries.push(Entry { actor: Actor::Seat(seat), text });
            }
        }
        if let Some(text) = open {
            world.end_turn(seat)?;
            entries.push(Entry { actor: Actor::Seat(seat), text });
        }
        Ok(entries)
    }

    fn suggest(&self, seat: Seat, typed: &str, limit: usize) -> Vec<(String, String)> {
        if self.in_play(seat).is_err() {
            return Vec::new();
        }
        let (done, last) = typed.trim().rsplit_once('/').unwrap_or(("", typed.trim()));
        let mut world = self.imagined(seat, &mut FixedRng(0));
        let mut so_far = String::new();
        for part in done.split('/').filter(|part| !part.is_empty()) {
            let Ok(step) = R::read(&R::view(&world.state, Viewer::Seat(seat)), part.trim()) else {
                return Vec::new();
            };
            match world.take(seat, step) {
                Ok(applied) if applied.progress == Progress::Draft => {}
                // Beyond a commit point nothing is known yet.
                _ => return Vec::new(),
            }
            so_far = join(&so_far, &step.to_string());
        }
        let mut ranked: Vec<(u8, Offer)> = world
            .describe(Viewer::Seat(seat))
            .into_iter()
            .filter(|offer| !offer.text.is_empty())
            .filter_map(|offer| Some((fit(&offer, last)?, offer)))
            .collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        let mut found = Vec::new();
        for (_, offer) in ranked {
            if found.len() >= limit {
                break;
            }
            let mut next = world.clone();
            let Ok(applied) = next.take_text(seat, &offer.text) else { continue };
            let text = join(&so_far, &offer.text);
            if applied.progress == Progress::Draft {
                next.complete(seat, &text, &offer.label, limit, &mut found);
            } else {
                found.push((text, offer.label));
            }
        }
        found
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        match self.pending() {
            Pending::Chance => R::outcomes(&self.state)
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
        R::fix_deck(&mut self.state, cards)?;
        self.begin_here();
        self.make_firm();
        Ok(())
    }

    fn question(&self) -> Option<String> {
        R::question(&self.state).filter(|_| self.ended.is_none())
    }

    fn limit(&self) -> Option<Limit> {
        R::limit(&self.state).filter(|_| self.ended.is_none())
    }

    fn shortcuts(&self, seat: Seat) -> &'static [Shortcut] {
        if self.in_play(seat).is_err() {
            return &[];
        }
        R::shortcuts(&R::view(&self.state, Viewer::Seat(seat)))
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.drawn(&self.view(viewer))
    }

    fn places(&self) -> Vec<SeatSet> {
        if self.is_over() { R::places(&self.state) } else { Vec::new() }
    }

    fn record(&self, viewer: Viewer) -> Vec<TurnRecord> {
        // A game that is over has no secrets.
        self.written(viewer, self.is_over())
    }

    fn opening(&self) -> Option<Opening> {
        self.is_over().then(|| Opening::new(R::INFO.id, &self.log))
    }

    fn truth(&self, opening: &Opening) -> Option<Truth> {
        let open = opening.begins_with(R::INFO.id, &self.log);
        open.then(|| Truth {
            scene: self.drawn(&R::opened(&self.state)),
            record: self.written(Viewer::Public, true),
        })
    }

    fn position(&self) -> String {
        R::position(&self.state)
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

    fn resample(&self, viewer: Viewer, rng: &mut dyn Rng) -> Box<dyn AnyTable> {
        let mut twin = Self { state: R::resample(&R::view(&self.state, viewer), rng), ..self.clone() };
        twin.begin_here();
        Box::new(twin)
    }

    fn perft(&self, depth: u32) -> u64 {
        if self.ended.is_some() {
            return u64::from(depth == 0);
        }
        R::fast_perft(&self.state, depth).unwrap_or_else(|| Self::count_turns(&self.state, depth))
    }

    fn turns(&self) -> Vec<String> {
        let mut turns = Vec::new();
        if let Pending::Seats(seats) = self.pending() {
            for seat in seats.iter() {
                Self::list_turns(&self.state, seat, "", &mut turns);
            }
        }
        turns.sort_unstable();
        turns
    }
}

impl<R: Rules> Table<R> {
    fn is_over(&self) -> bool {
        matches!(self.pending(), Pending::Over(_))
    }

    fn drawn(&self, view: &R::View) -> Scene {
        let mut scene = R::scene(view);
        if let Some(outcome) = self.ended {
            scene.status = outcome.sentence(R::INFO.seats);
        }
        scene
    }

    /// The log as a viewer may read it, or every word of it.
    fn written(&self, viewer: Viewer, all: bool) -> Vec<TurnRecord> {
        let shown = |by: Seat, step: &R::Step| match all {
            true => Some(step.to_string()),
            false => R::shown(viewer, by, *step),
        };
        let record = |played: &Played<R::Step>| {
            let (seat, text, complete, remark) = match played {
                Played::Table { seat, step } => (*seat, step.word().to_owned(), true, None),
                Played::Chance(outcome) if all => (None, outcome.to_string(), true, None),
                Played::Chance(outcome) => (None, R::drawn(viewer, *outcome)?, true, None),
                Played::Ruling(ruling) => (None, ruling.to_string(), true, None),
                Played::Changed { seat, .. } if !all && viewer != Viewer::Seat(*seat) => return None,
                Played::Changed { seat, steps, complete } => {
                    let text = steps.iter().fold(String::new(), |text, step| join(&text, &step.to_string()));
                    (Some(*seat), text, *complete, None)
                }
                Played::Turn { seat, steps, complete, remark } => {
                    let shown = steps.iter().filter_map(|step| shown(*seat, step));
                    // Empty when no word of it is this viewer's business but that it happened.
                    let text = shown.fold(String::new(), |text, step| join(&text, &step));
                    (Some(*seat), text, *complete, *remark)
                }
            };
            let ruled = matches!(played, Played::Ruling(_) | Played::Table { seat: None, .. });
            Some(TurnRecord { seat, text, complete, remark, ruled })
        };
        self.log.iter().filter_map(record).collect()
    }

    fn take_text(&mut self, seat: Seat, text: &str) -> Result<Applied, Refusal> {
        let step = text.parse().map_err(|_| Refusal::unreadable(text))?;
        self.take(seat, step)
    }
}

/// What a seat's giving up means: the other team wins; a team that plays against the game loses.
fn defeat<R: Rules>(seat: Seat, reason: Reason) -> Outcome {
    let own = Table::<R>::team(seat);
    let winner = R::INFO.seats.iter().map(|other| other.team).find(|team| Some(*team) != own);
    Outcome { result: winner.map_or(GameResult::Lost, GameResult::Won), reason }
}

fn incomplete<S: std::fmt::Display>(offers: &[S]) -> Refusal {
    let some: Vec<String> = offers.iter().take(4).map(|step| format!("`{step}`")).collect();
    Refusal::new(
        "step/incomplete",
        format!("The turn isn't complete yet. Next could be {} …", some.join(", ")),
    )
}

fn read<S: std::str::FromStr>(text: &str) -> Result<S, Refusal> {
    text.parse().map_err(|_| Refusal::unreadable(text))
}

fn join(so_far: &str, step: &str) -> String {
    match (so_far.is_empty(), step.is_empty()) {
        (true, _) => step.to_owned(),
        (_, true) => so_far.to_owned(),
        _ => format!("{so_far}/{step}"),
    }
}

/// How well an offer fits what was typed: 0 is best, `None` is not at all.
fn fit(offer: &Offer, typed: &str) -> Option<u8> {
    let lower = typed.to_lowercase();
    let (text, label) = (offer.text.to_lowercase(), offer.label.to_lowercase());
    let to = offer.to.map(|square| square.to_string()).unwrap_or_default();
    if typed.is_empty() || offer.label == typed || offer.text == typed {
        Some(0)
    } else if offer.label.starts_with(typed) {
        Some(1)
    } else if text.starts_with(&lower) {
        Some(2)
    } else if label.starts_with(&lower) || to.starts_with(&lower) {
        Some(3)
    } else {
        label.contains(&lower).then_some(4)
    }
}

/// Chooses a world to read ahead in. Which one doesn't matter; that it is always the same for the same view does.
struct FixedRng(u64);

impl rand_core::TryRng for FixedRng {
    type Error = std::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok((self.try_next_u64()? >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        // SplitMix64 (Steele, Lea, Flood 2014).
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Ok(mixed ^ (mixed >> 31))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        for chunk in bytes.chunks_mut(8) {
            let number = self.try_next_u64()?.to_le_bytes();
            chunk.copy_from_slice(&number[..chunk.len()]);
        }
        Ok(())
    }
}
