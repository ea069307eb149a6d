//! The form of Discord's API: routes, bodies, errors. Independent of the world.

pub(crate) mod body;
pub(crate) mod error;
mod form;
pub(crate) mod route;
pub(crate) mod socket;

use std::fmt;

use serde_json::Value;

/// The kind of an interaction, with Discord's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u64)]
pub enum InteractionKind {
    /// A slash command.
    Command = 2,
    /// A button or a select.
    Component = 3,
    /// A request for suggestions while an option is being typed.
    Autocomplete = 4,
    /// A submitted form.
    Modal = 5,
}

/// One broken rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    /// The place in the JSON, as a JSON pointer.
    pub(crate) path: String,
    /// A short code, as in Discord's answers.
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

impl Problem {
    pub(crate) fn new(path: &str, code: &'static str, message: &str) -> Self {
        Self { path: path.to_owned(), code, message: message.to_owned() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", if self.path.is_empty() { "/" } else { &self.path }, self.message)
    }
}

/// An id in JSON: Discord writes text and takes numbers, too.
pub(crate) fn snowflake(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}
