//! Decisions about the game rather than in it: resigning, draws, calling off.

use std::sync::Arc;

use super::log::Played;
use super::{Table, refusals, takeback};
use crate::rules::{Applied, GameResult, Outcome, Pending, Progress, Reason, Refusal, Rules};
use crate::seat::{Seat, SeatSet, Team};
use crate::table::any_game::{AnyTable, Capable, TableStep};

impl<R: Rules> Table<R> {
    /// The decisions a seat may make now.
    pub(super) fn decisions(&self, seat: Seat) -> Vec<TableStep> {
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
            // There is no opponent to agree with, or more than one.
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

    /// Applies a decision of the referee about the game.
    pub(super) fn referee_step(&mut self, step: TableStep) -> Result<Applied, Refusal> {
        match step {
            TableStep::CallOff => self.call_off(None),
            _ => Err(Refusal::NOT_OFFERED),
        }
    }

    pub(super) fn table_step(&mut self, seat: Seat, step: TableStep) -> Result<Applied, Refusal> {
        if let Pending::Over(_) = self.pending() {
            return Err(Refusal::OVER);
        }
        if !self.decisions(seat).contains(&step) {
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
                self.ended = (R::CAPABILITIES.claim)(&self.state)
                    .map(|reason| Outcome { result: GameResult::Drawn, reason });
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

    /// Forfeits a seat (resigned or out of time) in the game's own way, or ends the game.
    fn forfeit(&mut self, seat: Seat, reason: Reason) -> Option<Applied> {
        let applied = (R::CAPABILITIES.forfeit)(&mut self.state, seat, reason);
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
                Refusal::of(refusals::DRAW_OFFERED)
            }
            TableStep::OfferDraw if offered => Refusal::of(refusals::DRAW_STANDING),
            TableStep::OfferDraw => Refusal::of(refusals::DRAW_ONCE),
            TableStep::AcceptDraw | TableStep::DeclineDraw => Refusal::of(refusals::NO_DRAW_OFFER),
            TableStep::ClaimDraw => Refusal::of(refusals::NO_CLAIM),
            TableStep::Takeback => self.why_no_takeback(seat),
            TableStep::Resign | TableStep::Timeout | TableStep::CallOff => Refusal::NOT_OFFERED,
        }
    }
}

/// The outcome of a seat's forfeit: the other team wins; a team that plays against the game loses.
fn defeat<R: Rules>(seat: Seat, reason: Reason) -> Outcome {
    let own = Table::<R>::team(seat);
    let winner = R::INFO.seats.iter().map(|other| other.team).find(|team| Some(*team) != own);
    Outcome { result: winner.map_or(GameResult::Lost, GameResult::Won), reason }
}
