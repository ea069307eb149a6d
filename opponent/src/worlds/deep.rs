//! Worlds looked at one by one: a search in each, and the mean over them.

use engine::evaluate::Evaluate;

use super::share::{share, worth};
use crate::Budget;
use crate::search::{Root, Searcher};

/// By how much worse than the best a step may be in a world, so that its value there is known.
const KNOWN: i32 = 60;

/// The steps that there are in all of these worlds, with the mean of what they are worth, the best first, and how many positions were
/// looked at.
pub(super) fn rank<P: Evaluate>(worlds: &[P], budget: &Budget<'_>) -> (Vec<Root<P::Step>>, u64) {
    let (mut sums, mut nodes): (Vec<(P::Step, i64)>, u64) = (Vec::new(), 0);
    let count = worlds.len().max(1) as u64;
    for world in worlds {
        let mut searcher = Searcher::new(&[], &Budget { nodes: budget.nodes / count, ..*budget });
        for root in searcher.rank(world, KNOWN) {
            let Some(step) = root.line.first() else { continue };
            let value = i64::from(share(root.value));
            match sums.iter_mut().find(|(other, _)| other == step) {
                Some((_, sum)) => *sum += value,
                None => sums.push((*step, value)),
            }
        }
        nodes += searcher.nodes();
    }
    let mean = |(place, (step, sum)): (usize, (P::Step, i64))| {
        let value = worth((sum / count.cast_signed()) as i32);
        Root { line: vec![step], value, exact: true, place }
    };
    let mut roots: Vec<_> = sums.into_iter().enumerate().map(mean).collect();
    roots.sort_by_key(|root| (-root.value, root.place));
    (roots, nodes)
}
