//! What happens on a course, in words.

use super::ChessGolf;
use crate::rules::{Event, Rules, Value};

/// The words for what happens.
pub const WORDS: &[(&str, &str)] = &[
    ("golf/dealer", "{player} deals."),
    ("golf/harder", "{player} makes it harder: {cards} cards from now on."),
    ("golf/dealt", "Hole {hole}: {cards}."),
    ("golf/bid", "{player} has bid."),
    ("golf/bids", "The bids: {bids}."),
    ("golf/solved", "{player} solves it in {moves move}: {line}."),
    ("golf/failed", "{player} could not show a solution in {bid move} and scores {score}."),
    (
        "golf/failed-alone",
        "{player} could not show a solution in {bid move}; the higher of bid and par counts, plus 1.",
    ),
    ("golf/par", "Par was {moves move}: {line}."),
    ("golf/impossible", "The referee proves it impossible."),
    ("golf/open", "The referee found no solution; fewer than {moves} moves are certainly not enough."),
    ("golf/returned", "{the piece} comes back on {square}."),
    ("golf/left", "{player} leaves the course."),
];

/// Something that happened, for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct News {
    code: &'static str,
    args: Vec<(&'static str, Value)>,
}

impl News {
    /// Something with one of the codes of [`WORDS`].
    #[must_use]
    pub fn new(code: &'static str, args: Vec<(&'static str, Value)>) -> Self {
        Self { code, args }
    }

    /// As an event.
    #[must_use]
    pub fn event(&self) -> Event {
        Event::public(self.code, self.args.clone())
    }

    /// As a sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        self.event().sentence(&ChessGolf::INFO)
    }
}

/// `1 move`, `3 moves`.
#[must_use]
pub fn moves(number: usize) -> String {
    if number == 1 { "1 move".to_owned() } else { format!("{number} moves") }
}
