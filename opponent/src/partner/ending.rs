//! Solves the end of a game: with an empty pile all cards are known, so the points that both players can still reach are worked
//! out, not estimated.

use std::collections::HashMap;

use engine::board::Role;
use engine::games::cooperative::prospect::Prospect;
use engine::games::cooperative::step::Step;
use engine::tactics::Worth;

use crate::Study;
use crate::thought::written;

/// A solver for worlds without a draw pile.
pub(super) struct Ending {
    most: u64,
    nodes: u64,
    /// The most points from positions solved before.
    known: HashMap<Prospect, u32>,
}

/// A turn, and the most points that both can reach after it.
struct Way {
    line: Vec<Step>,
    points: u32,
}

impl Ending {
    /// A solver that looks at `most` positions at most.
    pub(super) fn new(most: u64) -> Self {
        Self { most, nodes: 0, known: HashMap::new() }
    }

    /// Compares the turn that reaches the most points with all others. `None` while there are cards to draw, or if it takes too
    /// many positions.
    pub(super) fn study(mut self, start: &Prospect) -> Option<Study> {
        let ways = if start.pile == 0 { self.ways(start)? } else { return None };
        let points = ways.iter().map(|way| way.points).max()?;
        let (good, others): (Vec<&Way>, Vec<&Way>) = ways.iter().partition(|way| way.points == points);
        let next = others.iter().map(|way| way.points).max();
        let shared = good.iter().skip(1).fold(good.first()?.line.as_slice(), |shared, way| {
            let like = shared.iter().zip(&way.line).take_while(|(one, other)| one == other).count();
            &shared[..like]
        });
        // The shared beginning counts only if no worse turn begins so, too.
        let clear =
            next.is_some() && !shared.is_empty() && !others.iter().any(|way| way.line.starts_with(shared));
        // The longest is shown, since its end comes after the part that counts.
        let turn = written(&good.iter().max_by_key(|way| written(&way.line).len())?.line);
        let start = (good.len() > 1).then(|| written(shared)).filter(|start| *start != turn);
        let worth = Worth::Points { points, next: next.unwrap_or(points) };
        Some(Study { turn, start, worth, effort: self.nodes, choices: ways.len(), clear })
    }

    /// All turns, each with the most points that both can reach after it; `None` if that takes too many positions.
    fn ways(&mut self, start: &Prospect) -> Option<Vec<Way>> {
        let mut turns = Vec::new();
        start.turns(&[], |line, next| turns.push((line.to_vec(), *next)));
        self.nodes += turns.len() as u64;
        turns.into_iter().map(|(line, next)| Some(Way { line, points: self.points(&next)? })).collect()
    }

    /// The most points that both can reach; `None` if that takes too many positions.
    fn points(&mut self, at: &Prospect) -> Option<u32> {
        if let Some(points) = at.ended.or_else(|| self.known.get(at).copied()) {
            return Some(points);
        }
        if self.nodes >= self.most {
            return None;
        }
        let (mut best, mut looked, mut nexts) = (0, 0, Vec::new());
        at.turns(&[], |_, next| {
            looked += 1;
            match next.ended {
                Some(points) => best = best.max(points),
                None => nexts.push(*next),
            }
        });
        self.nodes += looked;
        let bound = bound(at);
        for next in &nexts {
            if best >= bound {
                break;
            }
            best = best.max(self.points(next)?);
        }
        self.known.insert(*at, best);
        Some(best)
    }
}

/// An upper bound of the points: each capture takes a card from a stack, and the last one must take a king.
fn bound(at: &Prospect) -> u32 {
    let turns = at.turns_left();
    let laid: usize = at.stacks.iter().map(|stack| stack.cards().len()).sum();
    // A pawn may be gone by its promotion, too: one in a turn.
    let mut left = (laid + turns).saturating_sub(1) + turns;
    let kinds = Role::ALL.iter().filter(|role| **role != Role::King);
    let mut counts: Vec<usize> = kinds.map(|role| at.board.placement.role(*role).len()).collect();
    counts.sort_unstable();
    let gone = counts.iter().take_while(|count| {
        let fits = **count <= left;
        left = left.saturating_sub(**count);
        fits
    });
    gone.count() as u32
}
