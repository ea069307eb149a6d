//! What belongs to a server: its settings, its moderators' audit, who may open tournaments, whether it was greeted, its puzzle of the day.

pub(crate) mod audit;
pub(crate) mod daily_puzzles;
pub(crate) mod greetings;
pub(crate) mod guilds;
pub(crate) mod organisers;
pub(crate) mod servers;
