//! Positions as text, for every game.

use super::promises::{readable, sound};
use super::walk::{Walk, named, work_out};
use crate::random::Random;

/// The most characters of a position from a person.
const LONGEST: usize = 400;
/// How many turns are played from it.
const TURNS: usize = 3;

/// Reads a game with its options, `zombie option=value`, then a position on a line of its own.
///
/// # Panics
/// When a promise is broken.
pub fn position(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (first, position) = text.split_once('\n').unwrap_or((&text, ""));
    let (game, options) = named(first);
    let table = match game.open(&options, Some(position)) {
        Ok(table) => table,
        Err(error) => {
            if position.chars().count() <= LONGEST {
                readable(&error.to_string());
            }
            return;
        }
    };
    let canonical = table.position();
    let again = game.open(&options, Some(&canonical));
    let again = again.unwrap_or_else(|error| panic!("{canonical} doesn't come back: {error}"));
    assert_eq!(again.position(), canonical, "a text for each position");
    assert_eq!(again.pending(), table.pending(), "{canonical}");
    if let Some(question) = table.question() {
        let _ = work_out(game, &question);
    }
    let mut walk = Walk { game, options, table, log: Vec::new(), random: Random::of(data) };
    sound(game, &walk.options, &*walk.table);
    for _ in 0..TURNS {
        if !walk.turn() {
            break;
        }
        sound(game, &walk.options, &*walk.table);
    }
    walk.replayed(Some(&canonical));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A corpus that is refused at once would be useless.
    #[test]
    fn most_of_the_corpus_is_a_position() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/position");
        let mut taken = 0;
        for file in std::fs::read_dir(folder).expect("the corpus") {
            let text = std::fs::read_to_string(file.expect("a file").path()).expect("text");
            let (first, position) = text.split_once('\n').expect("two lines");
            let (game, options) = named(first);
            match game.open(&options, Some(position)) {
                Ok(_) => taken += 1,
                Err(error) => println!("{text}: {error}"),
            }
        }
        assert!(taken >= 45, "{taken}");
    }
}
