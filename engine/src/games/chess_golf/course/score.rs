//! Scores: who demonstrates, what each player scores, who wins.

use std::collections::BTreeMap;

use super::super::solver::Verdict;
use super::{HOLES, MOST_PLAYERS, Public};
use crate::rules::{GameResult, Outcome, Reason};
use crate::seat::{Seat, SeatSet, Team};

/// The single hole was solved.
pub const SOLVED: Reason = Reason::new("hole-solved", "hole solved");
/// All holes were played.
const FINISHED: Reason = Reason::new("nine-holes-played", "nine holes played");
/// Like [`FINISHED`], where several have the lowest total: the inventor's last word on it. The first edition left it out.
const TIED: Reason = Reason::new(
    "best-dressed",
    "the same total after nine holes, a tie that only the best dressed could break",
);
/// Like [`FINISHED`] and [`TIED`], on a course of another number of holes.
const SHORT_FINISHED: Reason = Reason::new("all-holes-played", "all holes played");
const SHORT_TIED: Reason = Reason::new(
    "all-holes-best-dressed",
    "the same total after all holes, a tie that only the best dressed could break",
);
/// The reasons for the end of courses and holes.
pub const REASONS: &[Reason] = &[SOLVED, FINISHED, TIED, SHORT_FINISHED, SHORT_TIED];

/// The outcome of a single hole.
#[must_use]
pub fn solved(moves: u32) -> Outcome {
    Outcome { result: GameResult::Scored(moves), reason: SOLVED }
}

/// The score of a failed demonstration for a single player: one more than the higher of bid and par. Where par was
/// not proved, the least number that is not ruled out stands for it.
fn failure_alone(bid: u32, verdict: &Verdict) -> u32 {
    let par = match verdict {
        Verdict::Par(line) => line.len() as u32,
        Verdict::Open(least) => *least,
        Verdict::Impossible => 0,
    };
    bid.max(par) + 1
}

/// Par for the score card: 0 for a hole that can't be solved, `None` where the referee found no answer.
pub fn par(verdict: &Verdict) -> Option<u32> {
    match verdict {
        Verdict::Par(line) => Some(line.len() as u32),
        Verdict::Impossible => Some(0),
        Verdict::Open(_) => None,
    }
}

impl Public {
    pub(super) fn bid(&self, seat: Seat) -> Option<u32> {
        self.bids.get(usize::from(seat.0)).copied().flatten().filter(|_| !self.gone.contains(seat))
    }

    /// The seat to demonstrate next: the lowest untried bid above 0, among equal bids from the dealer to the left.
    #[must_use]
    pub fn next_to_show(&self) -> Option<Seat> {
        let waiting = self.from_seat(self.dealer).filter_map(|seat| {
            let bid = self.bid(seat).filter(|bid| *bid > 0)?;
            self.marks[usize::from(seat.0)].is_none().then_some((bid, seat))
        });
        // The first one of equal bids.
        waiting.min_by_key(|(bid, _)| *bid).map(|(_, seat)| seat)
    }

    /// The score of a failed demonstration: one more than the highest bid, the player's own included.
    #[must_use]
    pub fn failure(&self, seat: Seat) -> u32 {
        // The player's own bid is a lower limit.
        self.highest_bid().max(self.bid(seat).unwrap_or_default()) + 1
    }

    fn highest_bid(&self) -> u32 {
        self.in_play().iter().filter_map(|seat| self.bid(seat)).max().unwrap_or_default()
    }

    /// Whether all bids are equal and not 0: the next holes may be harder.
    #[must_use]
    pub fn all_agree(&self) -> bool {
        let mut bids = self.in_play().iter().map(|seat| self.bid(seat));
        let first = bids.next().flatten();
        first.is_some_and(|bid| bid > 0) && bids.all(|bid| bid == first)
    }

    /// The scores of all players once the referee has ruled.
    #[must_use]
    pub fn settled(&self, somebody_solved: bool, verdict: &Verdict) -> [u32; MOST_PLAYERS] {
        let zero = match verdict {
            _ if somebody_solved => self.highest_bid() + 1,
            Verdict::Par(line) => line.len() as u32 + 1,
            // A bid of 0 ("impossible") isn't refuted.
            Verdict::Impossible | Verdict::Open(_) => 0,
        };
        let mut scores = [0; MOST_PLAYERS];
        for seat in self.in_play().iter() {
            let at = usize::from(seat.0);
            scores[at] = match (self.marks[at], self.bid(seat)) {
                (Some(_), bid) if self.waits_for_par() => failure_alone(bid.unwrap_or_default(), verdict),
                (Some(mark), _) => mark,
                (None, None | Some(0)) => zero,
                (None, Some(bid)) => bid,
            };
        }
        scores
    }

    /// The sum of a player's scores.
    #[must_use]
    pub fn total(&self, seat: Seat) -> u32 {
        self.scores.iter().map(|hole| hole[usize::from(seat.0)]).sum()
    }

    /// The outcome of the course after its last hole.
    #[must_use]
    pub fn result(&self) -> Outcome {
        let players = self.in_play();
        let best = players.iter().map(|seat| self.total(seat)).min().unwrap_or_default();
        let winners: SeatSet = players.iter().filter(|seat| self.total(*seat) == best).collect();
        let result = match winners.iter().next() {
            Some(_) if self.players == 1 => GameResult::Scored(best),
            Some(winner) if winners.len() == 1 => GameResult::Won(Team(winner.0)),
            _ => GameResult::Shared(winners),
        };
        let tied = self.edition > 1 && matches!(result, GameResult::Shared(_));
        let reason = match (self.holes == HOLES, tied) {
            (true, false) => FINISHED,
            (true, true) => TIED,
            (false, false) => SHORT_FINISHED,
            (false, true) => SHORT_TIED,
        };
        Outcome { result, reason }
    }

    /// The ranking of the players by their totals; those who left the course come last.
    #[must_use]
    pub fn places(&self) -> Vec<SeatSet> {
        let mut by_total: BTreeMap<u32, SeatSet> = BTreeMap::new();
        for seat in self.in_play().iter() {
            let place = by_total.entry(self.total(seat)).or_default();
            *place = place.with(seat);
        }
        let left = Some(self.gone).filter(|gone| !gone.is_empty());
        by_total.into_values().chain(left).collect()
    }

    /// The outcome of the course when too few players are left: none, or one of several.
    #[must_use]
    pub fn deserted(&self) -> Option<Outcome> {
        let left = self.in_play();
        let result = match left.iter().next() {
            None => GameResult::Lost,
            Some(last) if left.len() == 1 && self.players > 1 => GameResult::Won(Team(last.0)),
            Some(_) => return None,
        };
        Some(Outcome { result, reason: Reason::RESIGNATION })
    }
}
