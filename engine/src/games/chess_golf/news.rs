//! What happens on a course, in words.

use super::ChessGolf;
use crate::rules::{Event, Rules, Value};

/// Something that happened, for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct News {
    code: &'static str,
    args: Vec<(&'static str, Value)>,
}

impl News {
    /// Something with one of the codes of [`Info::events`](crate::rules::Info::events).
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
