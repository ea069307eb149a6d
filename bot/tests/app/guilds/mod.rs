//! Servers and the people on them: arriving, settings, ratings, tournaments, notifications, channels that are unavailable.

pub(crate) mod arrival;
pub(crate) mod community;
pub(crate) mod daily_puzzles;
mod moderating;
mod moved;
pub(crate) mod notifications;
pub(crate) mod rounds;
pub(crate) mod servers;
pub(crate) mod suspended;
pub(crate) mod tournaments;
mod waiting;
