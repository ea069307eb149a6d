//! A person asks: who, what they typed, and why a request may have no effect.

pub(crate) mod asker;
pub(crate) mod rejection;
pub(crate) mod several;
pub(crate) mod typed;

pub use asker::Asker;

/// The most suggestions and entries of a menu that a person is shown: Discord takes no more.
pub(crate) const MOST_SHOWN: usize = 25;
