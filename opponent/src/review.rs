//! Reviews of games without secrets: what a turn that was played gave away.

use engine::evaluate::{Evaluate, Standing};

use crate::search::{MATE, Searcher, ended};
use crate::{Budget, Thought};

/// A turn that was played, compared with the best one found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The best turn found, possibly the one that was played.
    pub best: Thought,
    /// The value of the turn that was played, measured alike; never more than the best.
    pub played: i32,
}

/// The most forced steps in a row that are followed to find the value of a position.
const FORCED: usize = 8;

/// The value of a position for the team that decides in it, and the expected line.
pub(crate) struct Worth<S> {
    pub(crate) value: i32,
    pub(crate) line: Vec<S>,
    nodes: u64,
}

/// Searches a position within the budget. Where only one step is legal, the position behind it counts.
pub(crate) fn worth<P: Evaluate>(position: &P, past: &[u64], budget: &Budget<'_>) -> Option<Worth<P::Step>> {
    let (mut here, mut past, mut line) = (position.clone(), past.to_vec(), Vec::new());
    let own = position.team();
    let (mut value, mut nodes) = (0, 0);
    for forced in 0..=FORCED {
        if let Some(result) = here.ending() {
            value = ended(result, own, line.len());
            break;
        }
        let mut searcher = Searcher::new(&past, budget);
        let roots = searcher.rank(&here, 0);
        nodes += searcher.nodes();
        let Some(best) = roots.first() else {
            value = ended(here.stuck(), own, line.len());
            break;
        };
        value = if here.team() == own { best.value } else { -best.value };
        if roots.len() > 1 || forced == FORCED {
            line.extend_from_slice(&best.line);
            break;
        }
        let step = best.line[0];
        line.push(step);
        here = searcher.after(&here, step)?;
        if !here.is_running() {
            past.push(here.key());
        }
    }
    Some(Worth { value, line, nodes })
}

/// Compares a turn with the best one found from the same position.
pub(crate) fn compare<P: Evaluate>(
    standing: Standing<P>,
    played: &str,
    budget: &Budget<'_>,
) -> Option<Comparison> {
    let Standing { position, mut past } = standing;
    let best = worth(&position, &past, budget)?;
    let mut searcher = Searcher::new(&past, budget);
    let mut behind = position.clone();
    let steps = searcher.whole_turn(&mut behind, &best.line)?;
    let after = after(&position, played)?;
    let value = if after.key() == behind.key() {
        best.value
    } else {
        if !after.is_running() {
            past.push(after.key());
        }
        let value = worth(&after, &past, budget)?.value;
        let value = value.clamp(2 - MATE, MATE - 2);
        let to_mover = if after.team() == position.team() { value } else { -value };
        to_mover.min(best.value)
    };
    let line = best.line.iter().map(ToString::to_string).collect();
    Some(Comparison { best: Thought { steps, line, value: best.value, nodes: best.nodes }, played: value })
}

/// The position after an entry of the log: its steps, and then the step without text that ends the turn, where one is due.
fn after<P: Evaluate>(position: &P, played: &str) -> Option<P> {
    let follow = |from: &P, written: &str| {
        let mut found = None;
        let _ = from.continuations(|step, next| {
            if step.to_string() == written {
                found = Some(next);
                return std::ops::ControlFlow::Break(());
            }
            std::ops::ControlFlow::Continue(())
        });
        found
    };
    let mut here = position.clone();
    for step in played.split('/').filter(|step| !step.is_empty()) {
        here = follow(&here, step)?;
    }
    if here.is_running()
        && let Some(done) = follow(&here, "")
    {
        here = done;
    }
    Some(here)
}
