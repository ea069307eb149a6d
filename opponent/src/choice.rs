//! Chooses among good turns by level.

use engine::chance::Numbers;
use rand_core::Rng;

use crate::search::Root;
use crate::thought::Thought;

/// Chooses the best of these turns, which comes first, or one that is hardly worse: the better, the more likely. A
/// win in sight is never given away, nor is a turn played that loses one.
pub(crate) fn choose<S>(mut roots: Vec<Root<S>>, margin: i32, numbers: &mut Numbers) -> Option<Root<S>> {
    let best = roots.first()?.value;
    if margin > 0 && best.abs() < Thought::WON {
        roots.retain(|root| best - root.value <= margin && root.exact);
        let weights: Vec<u32> = roots.iter().map(|root| (margin + 1 - (best - root.value)) as u32).collect();
        let total: u32 = weights.iter().sum();
        let mut ticket = ((u64::from(numbers.next_u32()) * u64::from(total)) >> 32) as u32;
        let drawn = weights.iter().position(|weight| {
            let hit = ticket < *weight;
            ticket = ticket.saturating_sub(*weight);
            hit
        });
        return Some(roots.swap_remove(drawn.unwrap_or(0)));
    }
    Some(roots.swap_remove(0))
}
