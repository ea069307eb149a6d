//! Refusals and setup errors as data, which every language puts into words.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::english::{self, Given};
use super::{Value, Words};
use crate::printable;

/// Error: a table can't be set up like this. `Display` is the English sentence of the refusal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(Box<Refusal>);

impl SetupError {
    /// The refusal, which has words in every language.
    #[must_use]
    pub fn into_refusal(self) -> Refusal {
        *self.0
    }
}

/// A reason for refusals: its code for programs, and where its sentence stands.
#[derive(Clone, Copy)]
pub struct Why {
    code: &'static str,
    impossible: bool,
    unread: bool,
    words: Words,
}

impl Why {
    /// A reason whose sentence is `engine-refusal-<code>` in these words, with hyphens for slashes.
    #[must_use]
    pub const fn new(code: &'static str, words: Words) -> Self {
        Self { code, impossible: false, unread: false, words }
    }

    /// Marks the reason as *impossible*: the text was understood, but can't be played in this position, so the
    /// cause may be added.
    #[must_use]
    pub const fn impossible(mut self) -> Self {
        self.impossible = true;
        self
    }

    /// Marks the reason as *unread*: the text is no turn of the game at all, and may be meant for another game.
    #[must_use]
    pub const fn unread(mut self) -> Self {
        self.unread = true;
        self
    }

    /// The stable code: `step/not-your-turn`, `chess/nothing-there` …
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.code
    }

    /// The key of its sentence.
    #[must_use]
    pub fn key(&self) -> String {
        format!("engine-refusal-{}", self.code.replace('/', "-"))
    }
}

impl fmt::Debug for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)
    }
}

impl PartialEq for Why {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

impl Eq for Why {}

impl Hash for Why {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.code.hash(state);
    }
}

/// A refused step: the reason, and the arguments of its sentence. It contains nothing that the asker may not know.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The reason.
    pub why: &'static Why,
    /// The arguments of the sentence.
    pub args: Vec<(&'static str, Value)>,
    /// Further refusals, each a sentence of its own.
    pub further: Vec<Refusal>,
}

impl Refusal {
    /// The step is not legal here.
    pub const NOT_OFFERED: Self = Self::of(common::NOT_OFFERED);
    /// More was typed than belongs to a turn.
    pub const TOO_MANY: Self = Self::of(common::TOO_MANY);
    /// Another seat must act.
    pub const NOT_YOUR_TURN: Self = Self::of(common::NOT_YOUR_TURN);
    /// The game has ended.
    pub const OVER: Self = Self::of(common::OVER);
    /// The reasons common to all games.
    pub const COMMON: &'static [&'static Why] = common::ALL;

    /// A refusal without arguments.
    #[must_use]
    pub const fn of(why: &'static Why) -> Self {
        Self { why, args: Vec::new(), further: Vec::new() }
    }

    /// This refusal with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// This refusal followed by another.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.further.push(other);
        self
    }

    /// This refusal followed by another if its reason is [impossible](Why::impossible).
    #[must_use]
    pub fn and_if_impossible(self, other: impl FnOnce() -> Option<Self>) -> Self {
        match if self.why.impossible { other() } else { None } {
            Some(other) => self.and(other),
            None => self,
        }
    }

    /// The text could not be read.
    #[must_use]
    pub fn unreadable(typed: &str) -> Self {
        Self::of(common::UNREADABLE).with("typed", Value::typed(typed))
    }

    /// The stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        self.why.code
    }

    /// Whether the typed text is no turn of this game at all.
    #[must_use]
    pub const fn is_unread(&self) -> bool {
        self.why.unread
    }
}

impl From<Refusal> for SetupError {
    fn from(refusal: Refusal) -> Self {
        Self(Box::new(refusal))
    }
}

/// Writes the refusal in English, then those that follow it.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.why.words.of("en").unwrap_or_default();
        let said = english::sentence(file, &self.why.key(), Given { args: &self.args, seats: &[] });
        f.write_str(&said.map_or_else(|| self.why.code.to_owned(), printable::sentence))?;
        self.further.iter().try_for_each(|other| write!(f, " {other}"))
    }
}

impl std::error::Error for Refusal {}

/// Defines the reasons for refusals of a module, each with its code: as constants, and together as `ALL`, so that
/// every one in use is listed. `impossible` marks those of [`Why::impossible`], `unread` those of [`Why::unread`].
macro_rules! refusals {
    ($words:expr; $($(#[$doc:meta])* $name:ident = $code:literal $($kind:ident)?;)*) => {
        $(
            $(#[$doc])*
            pub(crate) const $name: &$crate::rules::Why =
                &$crate::rules::Why::new($code, $words)$(.$kind())?;
        )*
        /// All reasons of this list.
        pub(crate) const ALL: &[&$crate::rules::Why] = &[$($name),*];
    };
}

pub(crate) use refusals;

/// The reasons common to all games.
mod common {
    super::refusals! {
        super::Words::COMMON;
        NOT_OFFERED = "step/not-offered" impossible;
        TOO_MANY = "step/too-many";
        NOT_YOUR_TURN = "step/not-your-turn";
        OVER = "game/over";
        UNREADABLE = "step/unreadable" unread;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_behind_the_impossible_is_said_and_nothing_behind_the_rest() {
        let over = || Some(Refusal::OVER);
        let impossible = Refusal::NOT_OFFERED.and_if_impossible(over);
        assert_eq!(impossible.to_string(), "That isn't possible in this position. This game is over.");
        let unread = Refusal::unreadable("a\u{1b}[2Jb").and_if_impossible(over);
        assert_eq!(unread.to_string(), "I can't read “a[2Jb”.");
    }
}
