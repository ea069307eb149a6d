//! What can't be set up, and what can't be played: sentences for people.

use crate::printable;

/// A table can't be set up like this.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(String);

impl SetupError {
    /// An error with its sentence for people. What can't be printed is left out of it.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self(printable::sentence(sentence.into()))
    }
}

/// A step was refused: a stable code for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{sentence}")]
pub struct Refusal {
    /// `step/not-offered`, `step/not-your-turn`, `step/unreadable`, `step/ambiguous`, `game/over` …
    pub code: &'static str,
    /// What is wrong and what would work; nothing in it that the asker may not know.
    pub sentence: std::borrow::Cow<'static, str>,
}

impl Refusal {
    /// The step is not legal here.
    pub const NOT_OFFERED: Self = Self::fixed("step/not-offered", "That isn't possible in this position.");
    /// More was typed than belongs to a turn.
    pub const TOO_MANY: Self =
        Self::fixed("step/too-many", "That is more than one turn. Play the first one alone.");
    /// Somebody else is to act.
    pub const NOT_YOUR_TURN: Self = Self::fixed("step/not-your-turn", "It isn't your turn.");
    /// The game has ended.
    pub const OVER: Self = Self::fixed("game/over", "This game is over.");

    /// A refusal with a fixed sentence.
    #[must_use]
    pub const fn fixed(code: &'static str, sentence: &'static str) -> Self {
        Self { code, sentence: std::borrow::Cow::Borrowed(sentence) }
    }

    /// A refusal with a sentence of its own. What can't be printed is left out of it.
    pub fn new(code: &'static str, sentence: impl Into<String>) -> Self {
        Self { code, sentence: std::borrow::Cow::Owned(printable::sentence(sentence.into())) }
    }

    /// The text could not be read.
    #[must_use]
    pub fn unreadable(typed: &str) -> Self {
        let shown = printable::quoted(typed);
        Self::new("step/unreadable", format!("I can't read “{shown}”. Try a move like `e2e4` or `Nf3`."))
    }
}
