//! What is kept about people: how they want to be told, what they wrote and reached, and how all of it is shown and forgotten.

pub(crate) mod achievements;
pub(crate) mod contact;
pub(crate) mod holes;
pub(crate) mod kept;
pub(crate) mod lessons;
pub(crate) mod library;
pub(crate) mod marks;
pub(crate) mod notes;
pub(crate) mod notifications;
pub(crate) mod people;
pub(crate) mod privacy;
pub(crate) mod puzzles;
pub(crate) mod ratings;
pub(crate) mod results;
mod sittings;
pub(crate) mod spent;
