//! Selects among the puzzles found: of every kind, from easy to hard.

use engine::tactics::{Grade, Tactic};

/// Selects `count` puzzles of mixed kinds; the easiest first, a third of each grade.
pub(super) fn choose(mut found: Vec<Tactic>, count: usize) -> Vec<Tactic> {
    found.sort_by_key(|tactic| (tactic.effort, tactic.choices));
    found.dedup_by(|one, other| one.position == other.position);
    let mut chosen = mixed(found, count);
    chosen.sort_by_key(|tactic| (tactic.effort, tactic.choices));
    let many = chosen.len().max(1);
    for (place, tactic) in chosen.iter_mut().enumerate() {
        tactic.grade = Grade::ALL[place * Grade::ALL.len() / many];
    }
    chosen
}

/// An equal number of each kind, as long as there are any; of each kind, puzzles from its whole range.
fn mixed(found: Vec<Tactic>, count: usize) -> Vec<Tactic> {
    let mut kinds: Vec<Vec<Tactic>> = Vec::new();
    for tactic in found {
        match kinds.iter_mut().find(|kind| kind[0].worth.word() == tactic.worth.word()) {
            Some(kind) => kind.push(tactic),
            None => kinds.push(vec![tactic]),
        }
    }
    kinds.sort_by_key(Vec::len);
    let (mut chosen, mut left) = (Vec::new(), kinds.len());
    for kind in kinds {
        let share = (count - chosen.len()).div_ceil(left).min(kind.len());
        left -= 1;
        let len = kind.len();
        let place = |number: usize| if share < 2 { 0 } else { number * (len - 1) / (share - 1) };
        let wanted: Vec<usize> = (0..share).map(place).collect();
        chosen.extend(kind.into_iter().enumerate().filter(|(at, _)| wanted.contains(at)).map(|(_, one)| one));
    }
    chosen
}
