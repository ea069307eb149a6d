//! Reasons in words: why the good turn of a puzzle is good, and what another one leads to. All are facts: from the rules, or from
//! the search that found the puzzle. Nothing that is said about another turn tells more of the good one than its kind.

use engine::rules::{GameResult, Outcome, Pending};
use engine::tactics::Worth;
use words::{Lang, say};

use super::solver::Solver;
use crate::games::spoken;

/// The most turns of what is expected after the good one.
const TOLD: usize = 5;
/// The most answers that are tried to see whether the other side wins at once.
const ANSWERS: usize = 200;

/// Why the good turn is good: the game ends, or what the search found about it and about all others.
pub(super) fn why(lang: Lang, solver: &Solver) -> String {
    let tactic = &solver.posed.tactic;
    if let Pending::Over(Outcome { result: result @ (GameResult::Won(_) | GameResult::Shared(_)), reason }) =
        solver.attempt.table().pending()
    {
        return words::capital(&format!("{}.", lang.outcome(solver.game.info(), result, reason.code())));
    }
    let is_lost = |next: i32| next <= -Worth::GAIN;
    match tactic.worth {
        Worth::Won { next } if is_lost(next) => say!(lang, "puzzle-why-wins-or-loses"),
        Worth::Won { .. } => say!(lang, "puzzle-why-wins"),
        Worth::Better { value, next } if value >= Worth::GAIN && is_lost(next) => {
            say!(lang, "puzzle-why-gains-or-loses")
        }
        Worth::Better { value, .. } if value >= Worth::GAIN => say!(lang, "puzzle-why-gains"),
        Worth::Better { next, .. } if is_lost(next) => say!(lang, "puzzle-why-saves"),
        Worth::Better { .. } => say!(lang, "puzzle-why-better"),
        Worth::Par(par) => say!(lang, "puzzle-why-par", par = par),
        Worth::Points { next, .. } => say!(lang, "puzzle-why-points", next = next),
    }
}

/// What is expected after the good turn, once that is on the board: after another way to finish the turn something else may follow.
pub(super) fn sequel(lang: Lang, solver: &Solver) -> Option<String> {
    let (tactic, attempt) = (&solver.posed.tactic, &solver.attempt);
    if tactic.line.is_empty() || attempt.entries().join("/") != tactic.turn {
        return None;
    }
    let turns = spoken::turns(lang, attempt.table().fork(), tactic.line.split('/'), TOLD);
    let turns: Vec<String> = turns.into_iter().map(|turn| turn.noted).collect();
    (!turns.is_empty()).then(|| say!(lang, "puzzle-line", line = turns.join(", ")))
}

/// What the turn that was entered leads to, and what the good one does instead. The next best turn is the limit for every turn
/// but the good one.
pub(super) fn why_not(lang: Lang, solver: &Solver) -> String {
    let worth = solver.posed.tactic.worth;
    let (next, goal) = match worth {
        Worth::Par(_) => return say!(lang, "puzzle-after-par"),
        Worth::Points { next, .. } => return say!(lang, "puzzle-after-points", next = next),
        Worth::Won { next } => (next, say!(lang, "puzzle-goal-wins")),
        Worth::Better { value, next } if value >= Worth::GAIN => (next, say!(lang, "puzzle-goal-gains")),
        Worth::Better { next, .. } if next <= -Worth::GAIN => (next, say!(lang, "puzzle-goal-saves")),
        Worth::Better { next, .. } => (next, say!(lang, "puzzle-goal-better")),
    };
    let after = match solver.attempt.lost_to(ANSWERS) {
        Some(seat) => say!(lang, "puzzle-after-lost", side = lang.seat(solver.game.info(), seat)),
        None if next <= -Worth::GAIN => say!(lang, "puzzle-after-behind"),
        None => say!(lang, "puzzle-after-level"),
    };
    format!("{after} {goal}")
}
