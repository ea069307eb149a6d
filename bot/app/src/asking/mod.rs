//! Requests: who asks, what they typed or pressed, and why a request may have no effect.
//!
//! - [`rights`]: the table of who may use a command or control; `controls`: the actions of an area's controls

pub(crate) mod asker;
pub(crate) mod controls;
pub(crate) mod rejection;
pub(crate) mod rights;
pub(crate) mod several;
pub(crate) mod typed;
pub(crate) mod working;

pub use asker::Asker;

/// The most suggestions and entries of a menu that a person is shown: Discord takes no more.
pub(crate) const MOST_SHOWN: usize = 25;
