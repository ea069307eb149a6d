//! Finds puzzles: positions with one good turn in games of computer against computer, checked by closer and closer searches.
//!
//! - `games`: plays the games; `stops`: whether the first steps are enough, where they alone count
//! - `choosing`: selects puzzles and grades them; `sequel`: what is expected after the good turn

mod choosing;
mod games;
mod sequel;
mod stops;

use engine::any_game::{Actor, AnyGame, Entry};
use engine::rules::{Options, Outcome, Pending};
use engine::seat::Seat;
use engine::tactics::{Grade, Tactic, Worth};

use crate::{AnyPlayer, Budget, Study};

pub use sequel::expected;

/// What to search for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The number of puzzles.
    pub count: usize,
    /// The seed: the same one finds the same puzzles on every machine.
    pub seed: u64,
    /// The number of positions to check each puzzle with; it has to hold with twice as many.
    pub nodes: u64,
    /// The number of further looks, each in other imagined worlds, that all have to find the same turn.
    pub looks: u64,
    /// The most games to play.
    pub games: u64,
    /// Texts of which a position should have one, for what makes the game differ from chess; other positions fill up.
    pub having: &'a [String],
    /// The reasons of ends that are no puzzle where the good turn reaches them at once: a king that only has to be
    /// taken.
    pub without: &'a [String],
}

/// The divisor for the positions of a first look.
const GLANCE: u64 = 8;
/// The fewest choices of a puzzle.
const FEWEST: usize = 6;
/// The factor by which more puzzles are searched for than are kept.
const PLENTY: usize = 2;

/// Finds puzzles of a game, and reports after each game the numbers of puzzles and of games.
#[must_use]
pub fn find(
    game: &dyn AnyGame,
    player: &dyn AnyPlayer,
    wanted: &Wanted<'_>,
    mut progress: impl FnMut(usize, u64),
) -> Vec<Tactic> {
    let mut found: Vec<Tactic> = Vec::new();
    for number in 0..wanted.games {
        games::play(game, player, wanted.seed, number, |position| {
            let posed = player.posed(position, &Budget::nodes(wanted.nodes / GLANCE));
            let position = posed.as_deref().unwrap_or(position);
            if found.iter().any(|other| other.position == position) {
                return false;
            }
            let tactic = pose(game, player, position, wanted);
            let is_one = tactic.is_some();
            found.extend(tactic);
            is_one
        });
        progress(found.len(), number + 1);
        if found.len() >= wanted.count * PLENTY {
            break;
        }
    }
    found.retain(|tactic| stops::is_enough(game, player, tactic, wanted.nodes));
    let having = |tactic: &Tactic| wanted.having.iter().any(|part| tactic.position.contains(part));
    let mut chosen = choosing::choose(found, wanted.count, having);
    for tactic in &mut chosen {
        tactic.line = expected(game, player, tactic, wanted.nodes);
    }
    chosen
}

/// The puzzle of a position, if it is one.
fn pose(game: &dyn AnyGame, player: &dyn AnyPlayer, position: &str, wanted: &Wanted<'_>) -> Option<Tactic> {
    let (_, first) = look(game, player, position, wanted.nodes / GLANCE)?;
    let (seat, again) = look(game, player, position, wanted.nodes)?;
    let (_, twice) = look(game, player, position, wanted.nodes * 2)?;
    if again.key() != twice.key() || first.key() != twice.key() {
        return None;
    }
    // The number of positions is the seed: one more imagines other worlds.
    let further = |number| look(game, player, position, wanted.nodes * 2 + number);
    let finds_it = |number| further(number).is_some_and(|(_, study)| study.key() == again.key());
    if !(1..=wanted.looks).all(finds_it) {
        return None;
    }
    let Study { turn, start, worth, effort, choices, clear: _ } = again;
    // A forced turn is no puzzle, nor is one that is best at first sight, as most recaptures are, unless it wins.
    let is_plain = 2 * effort < 3 * choices as u64 && matches!(worth, Worth::Better { .. });
    if choices < FEWEST || is_plain {
        return None;
    }
    if ends_for(game, position, (seat, &turn), wanted.without) {
        return None;
    }
    // The grade is set later, by comparison with others, and the line for those that are kept.
    let position = position.to_owned();
    let (grade, line) = (Grade::Easy, String::new());
    Some(Tactic { position, seat, turn, line, start, worth, grade, effort, choices })
}

/// Whether a turn ends the game at once for one of these reasons.
fn ends_for(game: &dyn AnyGame, position: &str, (seat, turn): (Seat, &str), reasons: &[String]) -> bool {
    let Ok(mut table) = game.open(&Options::default(), Some(position)) else { return false };
    let entry = Entry { actor: Actor::Seat(seat), text: turn.to_owned() };
    if reasons.is_empty() || table.apply(&entry).is_err() {
        return false;
    }
    match table.pending() {
        Pending::Over(Outcome { reason, .. }) => reasons.iter().any(|own| own == reason.code()),
        _ => false,
    }
}

/// The study of a position, if it has only one good turn: made from the view of the one seat that is asked.
#[must_use]
pub fn look(game: &dyn AnyGame, player: &dyn AnyPlayer, position: &str, nodes: u64) -> Option<(Seat, Study)> {
    let table = game.open(&Options::default(), Some(position)).ok()?;
    let Pending::Seats(asked) = table.pending() else { return None };
    let seat = asked.iter().next().filter(|_| asked.len() == 1)?;
    // The number of positions is the seed, so that another look imagines other worlds.
    let study = player.study(&table.view_of(seat), &Budget::nodes(nodes), nodes)?;
    study.clear.then_some((seat, study))
}

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use engine::seat::Seat;

    use super::ends_for;

    #[test]
    fn ends_that_are_no_puzzle_are_known_by_their_reason() {
        let game = catalogue::find("zombie").expect("a game");
        let king_taken = ["king-captured".to_owned()];
        let taken = ("3k4/8/5B2/8/8/8/PPP5/2R1K3 w - - 0 21", "f6d8");
        let mate = ("7k/5ppp/8/8/8/8/8/R3K3 w - - 0 21", "a1a8");
        for ((position, turn), reasons, left_out) in [
            (taken, &king_taken[..], true),
            (taken, &[], false),
            (mate, &king_taken[..], false),
            (mate, &["checkmate".to_owned()], true),
        ] {
            assert_eq!(ends_for(game, position, (Seat(0), turn), reasons), left_out, "{turn} {reasons:?}");
        }
    }
}
