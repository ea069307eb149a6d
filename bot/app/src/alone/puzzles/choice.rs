//! Choosing a puzzle for a person: one of the game that they have not solved, near their level.

use engine::lesson::posed::{self, Posed};
use engine::tactics::Grade;
use store::Tried;

/// How many puzzles solved at the first try (less those that were shown or took more tries) lead from easy to
/// medium, and from medium to hard.
const MEDIUM: usize = 5;
const HARD: usize = 12;

/// A person's level in a game, by how they fared with its puzzles: easy at first.
pub(super) fn level(rules: &str, tries: &[Tried]) -> Grade {
    let of_game = || tries.iter().filter(|tried| tried.rules == rules);
    let (solved, missed) =
        (of_game().filter(|tried| tried.solved).count(), of_game().filter(|tried| is_missed(tried)).count());
    match solved.saturating_sub(missed) {
        0..MEDIUM => Grade::Easy,
        MEDIUM..HARD => Grade::Medium,
        _ => Grade::Hard,
    }
}

/// Whether a puzzle was tried and can't count as solved any more.
fn is_missed(tried: &Tried) -> bool {
    !tried.solved && (tried.shown || tried.wrong > 0)
}

/// The next puzzle of a game, of a grade or the nearest that has one left: first those never tried, then
/// those missed. `None` when all are solved.
pub(super) fn next(
    rules: &str,
    tries: &[Tried],
    grade: Grade,
    current: Option<&str>,
) -> Option<&'static Posed> {
    let tried = |posed: &&Posed| tried(rules, posed, tries);
    let left = posed::of(rules).iter().filter(|posed| !tried(posed).is_some_and(|tried| tried.solved));
    let distance = |posed: &&Posed| (posed.tactic.grade as i32 - grade as i32).abs();
    left.min_by_key(|posed| {
        let is_current = current == Some(posed.step.id);
        (is_current, tried(posed).is_some_and(is_missed), distance(posed), posed.tactic.effort)
    })
}

/// What a person did with a puzzle so far.
pub(super) fn tried<'t>(rules: &str, posed: &Posed, tries: &'t [Tried]) -> Option<&'t Tried> {
    tries.iter().find(|tried| tried.rules == rules && tried.puzzle == posed.step.id)
}

/// How many puzzles of a game a person has solved, and how many there are.
pub(super) fn score(rules: &str, tries: &[Tried]) -> (usize, usize) {
    let puzzles = posed::of(rules);
    let is_solved = |posed: &&Posed| tried(rules, posed, tries).is_some_and(|tried| tried.solved);
    (puzzles.iter().filter(is_solved).count(), puzzles.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(puzzle: &str, solved: bool) -> Tried {
        Tried { rules: "chess".to_owned(), puzzle: puzzle.to_owned(), wrong: 0, shown: !solved, solved }
    }

    #[test]
    fn easy_ones_come_first_and_what_is_solved_never_again() {
        let mut tries = Vec::new();
        let mut grades = Vec::new();
        while let Some(posed) = next("chess", &tries, level("chess", &tries), None) {
            assert!(tries.iter().all(|tried: &Tried| tried.puzzle != posed.step.id));
            grades.push(posed.tactic.grade);
            tries.push(tried(posed.step.id, true));
        }
        assert_eq!(tries.len(), posed::of("chess").len());
        assert_eq!(grades[..MEDIUM], [Grade::Easy; MEDIUM]);
        assert_eq!(grades[MEDIUM..HARD], [Grade::Medium; HARD - MEDIUM]);
        assert_eq!(grades[HARD], Grade::Hard);
        assert_eq!(score("chess", &tries), (tries.len(), tries.len()));
    }

    #[test]
    fn what_was_shown_makes_it_easier_and_comes_back_last() {
        let first = next("chess", &[], Grade::Easy, None).expect("a puzzle");
        let tries = [tried(first.step.id, false)];
        let second = next("chess", &tries, Grade::Easy, Some(first.step.id)).expect("another");
        assert_ne!(first.step.id, second.step.id);
        let rest = posed::of("chess").iter().filter(|posed| posed.step.id != first.step.id);
        let all: Vec<Tried> = rest.map(|posed| tried(posed.step.id, true)).chain(tries).collect();
        assert_eq!(next("chess", &all, Grade::Hard, None).map(|posed| posed.step.id), Some(first.step.id));
    }
}
