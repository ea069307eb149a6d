//! What belongs to a server: its settings, its moderators' audit, who may open tournaments, whether it was greeted.

pub(crate) mod greetings;
pub(crate) mod guilds;
pub(crate) mod organisers;
pub(crate) mod servers;
