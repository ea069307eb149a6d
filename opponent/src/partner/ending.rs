//! The end of a game, when the pile is empty: all cards are known then, so that what both can still come to is worked out and not guessed.

use std::collections::HashMap;

use engine::board::Role;
use engine::games::cooperative::prospect::Prospect;
use engine::games::cooperative::step::Step;
use engine::tactics::Worth;

use crate::Study;

/// What both can come to in a world without a pile, worked out to the end.
pub(super) struct Ending {
    most: u64,
    nodes: u64,
    /// What was worked out before.
    known: HashMap<Prospect, u32>,
}

/// A turn, and how many points both can still come to after it.
struct Way {
    line: Vec<Step>,
    points: u32,
}

impl Ending {
    /// With so many positions at most.
    pub(super) fn new(most: u64) -> Self {
        Self { most, nodes: 0, known: HashMap::new() }
    }

    /// The turn that comes to the most points beside all others; `None` with cards still to be drawn, or where it takes too many positions.
    pub(super) fn study(mut self, start: &Prospect) -> Option<Study> {
        let ways = if start.pile == 0 { self.ways(start)? } else { return None };
        let points = ways.iter().map(|way| way.points).max()?;
        let (good, others): (Vec<&Way>, Vec<&Way>) = ways.iter().partition(|way| way.points == points);
        let next = others.iter().map(|way| way.points).max();
        let shared = good.iter().skip(1).fold(good.first()?.line.as_slice(), |shared, way| {
            let like = shared.iter().zip(&way.line).take_while(|(one, other)| one == other).count();
            &shared[..like]
        });
        // What begins like the good ones is as good.
        let clear =
            next.is_some() && !shared.is_empty() && !others.iter().any(|way| way.line.starts_with(shared));
        // The longest goes on behind what counts.
        let turn = text(&good.iter().max_by_key(|way| text(&way.line).len())?.line);
        let start = (good.len() > 1).then(|| text(shared)).filter(|start| *start != turn);
        let worth = Worth::Points { points, next: next.unwrap_or(points) };
        Some(Study { turn, start, worth, effort: self.nodes, choices: ways.len(), clear })
    }

    /// Every turn with the points that both can still come to.
    fn ways(&mut self, start: &Prospect) -> Option<Vec<Way>> {
        let mut turns = Vec::new();
        start.turns(&[], |line, next| turns.push((line.to_vec(), *next)));
        self.nodes += turns.len() as u64;
        turns.into_iter().map(|(line, next)| Some(Way { line, points: self.points(&next)? })).collect()
    }

    /// The most points that both can come to.
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

/// No more points than these are to be had: each capture takes a card from a stack, and the last one must take a king.
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

/// Steps as an entry of the log: those that write nothing end the turn.
fn text(line: &[Step]) -> String {
    let written = line.iter().map(ToString::to_string).filter(|step| !step.is_empty());
    written.collect::<Vec<_>>().join("/")
}
