//! Selects among the puzzles found: of every kind, from easy to hard.

use engine::tactics::{Grade, Tactic};

/// Selects `count` puzzles of mixed kinds, those that are `rather` wanted before all others; the easiest first, a third of each
/// grade.
pub(super) fn choose(mut found: Vec<Tactic>, count: usize, rather: impl Fn(&Tactic) -> bool) -> Vec<Tactic> {
    found.sort_by_key(|tactic| (tactic.effort, tactic.choices));
    found.dedup_by(|one, other| one.position == other.position);
    let (first, others): (Vec<Tactic>, Vec<Tactic>) = found.into_iter().partition(rather);
    let mut chosen = mixed(first, count);
    chosen.extend(mixed(others, count - chosen.len()));
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

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use engine::tactics::{Grade, read};

    use super::choose;

    #[test]
    fn those_that_are_wanted_come_first_and_others_fill_up() {
        let game = catalogue::find("chess").expect("a game");
        let line = |number: usize| {
            format!(
                "hard | White | e2e4 | 300, else 0 | {number} / 20 | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 {number}"
            )
        };
        let text: String = (1..=9).map(|number| line(number) + "\n").collect();
        let found = read(game.info(), &text).expect("nine puzzles");
        for (count, wanted) in [(2, [7, 9].as_slice()), (3, &[7, 8, 9]), (6, &[1, 3, 6, 7, 8, 9])] {
            let chosen = choose(found.clone(), count, |tactic| tactic.effort > 6);
            assert_eq!(chosen.iter().map(|tactic| tactic.effort).collect::<Vec<_>>(), wanted);
            assert_eq!(chosen.first().map(|tactic| tactic.grade), Some(Grade::Easy));
        }
        assert_eq!(choose(found.clone(), 20, |_| false), choose(found, 20, |_| true));
    }
}
