//! Turns: applies steps of a seat, of chance and of the referee, and writes them to the log.

use std::sync::Arc;

use super::log::Played;
use super::{Table, refusals, takeback};
use crate::rules::{Applied, Describe, Pending, Progress, Refusal, Rules, Value};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::any_game::{AnyTable, Offer};

impl<R: Rules> Table<R> {
    /// A viewer's offers with their menu descriptions.
    pub(super) fn describe(&self, viewer: Viewer) -> Vec<Offer> {
        let view = R::view(&self.state, viewer);
        let mut steps = Vec::new();
        R::offers(&view, &mut steps);
        let described = R::describe_all(&view, &steps);
        let offer = |(step, described): (&R::Step, Describe)| Offer {
            text: step.to_string(),
            from: described.from,
            to: described.to,
            label: described.label,
            piece: described.piece,
            capture: described.capture,
            brings: described.brings,
        };
        steps.iter().zip(described).map(offer).collect()
    }

    pub(super) fn in_play(&self, seat: Seat) -> Result<(), Refusal> {
        match self.pending() {
            Pending::Over(_) => Err(Refusal::OVER),
            _ if self.may_act().contains(seat) => Ok(()),
            _ => Err(Refusal::NOT_YOUR_TURN),
        }
    }

    /// Applies one step of the rules and writes it to the log.
    pub(super) fn take(&mut self, seat: Seat, step: R::Step) -> Result<Applied, Refusal> {
        let sealed = !self.is_asked(seat);
        // Decisions made at the same time are unseen by the other seats.
        let unseen = self.pending() != Pending::Seats(SeatSet::only(seat));
        let together = unseen || !AnyTable::sealed(self).is_empty();
        let san = self.in_san(seat, step);
        let applied = R::apply(&mut self.state, seat, step)?;
        if sealed {
            self.change(seat, step, applied.progress == Progress::TurnOver);
            return Ok(applied);
        }
        let complete = applied.progress == Progress::TurnOver;
        let said = if complete { (R::CAPABILITIES.remark)(&self.state) } else { None };
        let log = Arc::make_mut(&mut self.log);
        match log.last_mut() {
            Some(Played::Turn { seat: same, steps, complete: done, remark, .. })
                if *same == seat && !*done =>
            {
                steps.push(step);
                *done = complete;
                *remark = said;
            }
            _ => log.push(Played::Turn { seat, steps: vec![step], complete, remark: said, san, together }),
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

    /// Writes a step of a changed decision to the log. It completes no turn and answers no offer, since others
    /// could notice both. Once the change is complete it replaces the decision, so the log is as long as without
    /// changes.
    fn change(&mut self, seat: Seat, step: R::Step, complete: bool) {
        let log = Arc::make_mut(&mut self.log);
        let mut steps = match log.last_mut() {
            Some(Played::Changed { seat: same, steps, complete: false }) if *same == seat => {
                let steps = std::mem::take(steps);
                log.pop();
                steps
            }
            _ => Vec::new(),
        };
        steps.push(step);
        let before = if complete { self.sealed_line(seat) } else { None };
        let log = Arc::make_mut(&mut self.log);
        match before.and_then(|line| log.get_mut(line)) {
            Some(Played::Turn { steps: made, .. } | Played::Changed { steps: made, .. }) => *made = steps,
            _ => log.push(Played::Changed { seat, steps, complete }),
        }
    }

    /// The log line of a seat's sealed decision that may be changed. `None` when time decided for the seat: then
    /// the first change gets a line of its own.
    pub(super) fn sealed_line(&self, seat: Seat) -> Option<usize> {
        if self.is_asked(seat) || !self.may_act().contains(seat) {
            return None;
        }
        let own = self.log.iter().enumerate().rev().find(|(_, played)| match played {
            Played::Turn { seat: by, complete, .. } | Played::Changed { seat: by, complete, .. } => {
                *by == seat && *complete
            }
            Played::Table { seat: by, step } => *by == Some(seat) && !takeback::may_be_undone(*step),
            Played::Chance(_) | Played::Ruling(_) => false,
        });
        own.filter(|(_, played)| !matches!(played, Played::Table { .. })).map(|(line, _)| line)
    }

    pub(super) fn turn_completed(&mut self, seat: Seat) {
        self.turns_completed += 1;
        // A turn declines the other side's offer; the seat's own offer stays open until then.
        let own = Self::team(seat);
        self.draw_offers = self.draw_offers.iter().filter(|other| Self::team(*other) == own).collect();
    }

    /// Ends an optional tail, if one is open.
    pub(super) fn end_turn(&mut self, seat: Seat) -> Result<Applied, Refusal> {
        let end = "".parse::<R::Step>().ok();
        let mut offers = Vec::new();
        R::offers(&R::view(&self.state, Viewer::Seat(seat)), &mut offers);
        match end.filter(|end| offers.contains(end)) {
            Some(end) => self.take(seat, end),
            None => Err(incomplete(&offers)),
        }
    }

    /// A step in SAN; `None` in games whose turns are more than chess moves, or where it isn't legal.
    ///
    /// Only steps to the same target need to be told apart, so no others are worded: games are replayed often.
    fn in_san(&self, seat: Seat, step: R::Step) -> Option<String> {
        R::CAPABILITIES.pgn?;
        let view = R::view(&self.state, Viewer::Seat(seat));
        let mut offers = Vec::new();
        R::offers(&view, &mut offers);
        let aim = |step: &R::Step| step.to_string().get(2..4).map(str::to_owned);
        let to = aim(&step);
        let alike: Vec<R::Step> = offers.into_iter().filter(|other| aim(other) == to).collect();
        let at = alike.iter().position(|other| *other == step)?;
        R::describe_all(&view, &alike).get(at).map(|played| played.label.in_english(&R::INFO))
    }

    pub(super) fn steps(&mut self, seat: Seat, text: &str) -> Result<Applied, Refusal> {
        self.in_play(seat)?;
        let mut whole = Applied { events: Vec::new(), progress: Progress::Draft };
        for part in text.split('/') {
            if whole.progress == Progress::TurnOver {
                return Err(Refusal::of(refusals::SEVERAL_TURNS));
            }
            let step = part.parse().map_err(|_| Refusal::unreadable(part))?;
            let applied = match self.take(seat, step) {
                Err(refusal) if whole.progress == Progress::Draft => {
                    // A step behind an optional tail, written to the log as one entry with it.
                    let ended = self.end_turn(seat).map_err(|_| refusal.clone())?;
                    if ended.progress == Progress::TurnOver {
                        return Err(refusal);
                    }
                    whole.events.extend(ended.events);
                    self.take(seat, step)?
                }
                taken => taken?,
            };
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

    pub(super) fn chance(&mut self, outcome: R::Step) -> Result<Applied, Refusal> {
        if self.pending() != Pending::Chance {
            return Err(Refusal::NOT_OFFERED);
        }
        let applied = (R::CAPABILITIES.happen)(&mut self.state, outcome)?;
        Arc::make_mut(&mut self.log).push(Played::Chance(outcome));
        self.make_firm();
        Ok(applied)
    }

    pub(super) fn ruling(&mut self, ruling: R::Step) -> Result<Applied, Refusal> {
        if self.pending() != Pending::Referee {
            return Err(Refusal::NOT_OFFERED);
        }
        let applied = (R::CAPABILITIES.rule)(&mut self.state, ruling)?;
        Arc::make_mut(&mut self.log).push(Played::Ruling(ruling));
        self.make_firm();
        Ok(applied)
    }

    /// Whether no turn is running.
    pub(super) fn between_turns(&self) -> bool {
        !matches!(self.log.last(), Some(Played::Turn { complete: false, .. }))
    }
}

fn incomplete<S: std::fmt::Display>(offers: &[S]) -> Refusal {
    let some = offers.iter().take(4).map(|step| format!("`{step}`"));
    Refusal::of(refusals::INCOMPLETE).with("steps", Value::notations(some))
}
