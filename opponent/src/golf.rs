//! The computer player of Chess Golf: the solver finds bids and lines, as far as a level searches.

use std::sync::atomic::AtomicBool;

use engine::games::chess_golf::course::{Phase, View};
use engine::games::chess_golf::hole::Hole;
use engine::games::chess_golf::solver::{Verdict, solve};
use engine::games::chess_golf::step::Step;
use engine::games::chess_golf::{ChessGolf, stroke::Stroke};
use engine::rules::{Effort, Rules};
use engine::table::SeatView;
use engine::tactics::Worth;

use crate::player::{AnyPlayer, numbers};
use crate::{Budget, Level, Study, Thought};
use rand_core::Rng;

/// The computer player of Chess Golf.
#[derive(Debug)]
pub struct Golfer;

/// The base value of a line, from which its length is subtracted: the shorter, the better.
const PAR: i32 = 1_000;

impl AnyPlayer for Golfer {
    fn game(&self) -> &'static str {
        ChessGolf::INFO.id
    }

    fn think(&self, view: &SeatView, level: Level, budget: &Budget<'_>, seed: u64) -> Option<Thought> {
        let seen = view.of::<ChessGolf>()?;
        let mut offers = Vec::new();
        ChessGolf::offers(seen, &mut offers);
        let first = offers.first().copied()?;
        let hole = match seen.public.phase {
            Phase::Bid if seen.writes => &seen.hole,
            _ => &seen.public.hole,
        };
        let verdict = solved(hole, level, budget);
        let steps = match seen.public.phase {
            Phase::Bid => bid(seen, &offers, &verdict, seed),
            Phase::Show(_) | Phase::Puzzle(_) => vec![match &verdict {
                Verdict::Par(line) => line.first().map_or(first, |stroke| Step::Stroke(*stroke)),
                Verdict::Impossible | Verdict::Open(_) => {
                    if offers.contains(&Step::GiveUp) {
                        Step::GiveUp
                    } else {
                        first
                    }
                }
            }],
            _ if offers.contains(&Step::Keep) && level != Level::Hard => vec![Step::Keep],
            _ => vec![first],
        };
        let value = match &verdict {
            Verdict::Par(line) => PAR - 10 * line.len() as i32,
            Verdict::Impossible | Verdict::Open(_) => 0,
        };
        let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
        Some(Thought { line: steps.clone(), steps, value, nodes: nodes(level, budget) })
    }

    fn study(&self, view: &SeatView, budget: &Budget<'_>, _seed: u64) -> Option<Study> {
        let seen = view.of::<ChessGolf>()?;
        if seen.public.phase != Phase::Puzzle(0) {
            return None;
        }
        let mut offers = Vec::new();
        ChessGolf::offers(seen, &mut offers);
        // The effort is the least number of positions that is enough.
        let mut nodes = FEWEST;
        while nodes <= budget.nodes {
            if let Verdict::Par(line) = solved(&seen.public.hole, Level::Hard, &Budget { nodes, ..*budget }) {
                let turn = line.iter().map(ToString::to_string).collect::<Vec<_>>().join("/");
                let worth = Worth::Par(line.len() as u32);
                let (effort, choices, clear) = (nodes, offers.len(), line.len() > 1);
                return Some(Study { turn, start: None, worth, effort, choices, clear });
            }
            nodes = nodes.saturating_mul(5) / 4;
        }
        None
    }
}

/// The number of positions a study begins with.
const FEWEST: u64 = 64;

/// The number of positions a level searches: *easy* finds lines of about two moves.
fn nodes(level: Level, budget: &Budget<'_>) -> u64 {
    let most = match level {
        Level::Easy => 400,
        Level::Medium => 60_000,
        Level::Hard => u64::MAX,
    };
    budget.nodes.min(most)
}

/// The number of positions the solver begins with.
const FIRST: u64 = 16_000;

/// The solver's verdict within the budget. It starts again with four times as many positions until that is enough,
/// so that the stop is asked in between; what it had found by then holds.
fn solved(hole: &Hole, level: Level, budget: &Budget<'_>) -> Verdict {
    let most = nodes(level, budget);
    let mut nodes = most.min(FIRST);
    loop {
        let stop = AtomicBool::new(false);
        let effort = Effort { nodes, bytes: budget.bytes, stop: &stop };
        let verdict = solve(hole, &effort).unwrap_or(Verdict::Open(1));
        if !matches!(verdict, Verdict::Open(_)) || nodes == most || (budget.stop)() {
            return verdict;
        }
        nodes = nodes.saturating_mul(4).min(most);
    }
}

/// A bid with the line that proves it, or a guess.
fn bid(seen: &View, offers: &[Step], verdict: &Verdict, seed: u64) -> Vec<Step> {
    let sealed = |line: &[Stroke]| line.iter().map(|stroke| Step::Sealed(*stroke)).collect::<Vec<_>>();
    let guess = match verdict {
        Verdict::Par(line) if seen.writes && !line.is_empty() => return sealed(line),
        Verdict::Par(line) if offers.contains(&Step::Seal) && !line.is_empty() => {
            return [vec![Step::Seal], sealed(line)].concat();
        }
        Verdict::Par(line) => line.len() as u32,
        Verdict::Impossible => 0,
        // Unknown: a little more than what is proved not to be enough.
        Verdict::Open(least) => least + 1 + numbers(seed, 1).next_u32() % 3,
    };
    let wanted = Step::Bid(u8::try_from(guess).unwrap_or(0));
    let offered = offers.iter().copied().find(|step| *step == wanted).or(offers.first().copied());
    offered.into_iter().collect()
}
