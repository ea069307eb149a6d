//! Searches worlds one by one, and takes the mean over them.

use engine::evaluate::Evaluate;

use super::share::{share, worth};
use crate::Budget;
use crate::search::{Root, Searcher};

/// The most by which a step may be worse than the best in a world and still have an exact value there.
const KNOWN: i32 = 60;

/// The steps legal in all of these worlds with their mean values, the best first, and the number of positions searched.
pub(super) fn rank<P: Evaluate>(worlds: &[P], budget: &Budget<'_>) -> (Vec<Root<P::Step>>, u64) {
    let (mut sums, mut nodes): (Vec<(P::Step, i64)>, u64) = (Vec::new(), 0);
    let count = worlds.len().max(1) as u64;
    for (world, times) in distinct(worlds) {
        let mut searcher = Searcher::new(&[], &Budget { nodes: budget.nodes * times / count, ..*budget });
        for root in searcher.rank(world, KNOWN) {
            let Some(step) = root.line.first() else { continue };
            let value = i64::from(share(root.value)) * times.cast_signed();
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

/// The distinct worlds, with their number: as long as little is hidden, all are equal.
fn distinct<P: Evaluate>(worlds: &[P]) -> Vec<(&P, u64)> {
    let mut found: Vec<(&P, u64)> = Vec::new();
    for world in worlds {
        match found.iter_mut().find(|(other, _)| other.key() == world.key()) {
            Some((_, times)) => *times += 1,
            None => found.push((world, 1)),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use engine::chess::{Arrays, Position};

    use super::*;

    #[test]
    fn worlds_that_are_the_same_are_one() {
        let fens = ["k7/8/8/3q4/4P3/8/8/7K w - - 0 1", "k7/8/8/3q1r2/4P3/8/8/7K w - - 0 1"];
        let [one, other] = fens.map(|fen| Position::parse(fen, Arrays::Usual).expect(fen));
        assert_eq!(distinct(&[one, other, one]), [(&one, 2), (&other, 1)]);
        let budget = Budget::nodes(3_000);
        let values = |worlds: &[Position]| {
            let (roots, nodes) = rank(worlds, &budget);
            let value = |root: &Root<_>| (root.line[0], root.value);
            (roots.iter().map(value).collect::<Vec<_>>(), nodes)
        };
        assert_eq!(values(&[one; 3]), values(&[one]), "all positions go into the one world there is");
        assert_ne!(values(&[one, other, one]), values(&[one]));
    }
}
