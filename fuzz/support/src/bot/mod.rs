//! Targets of the bot: interactions, requests, stored rows, settings, imports.

mod asks;
mod import;
mod interaction;
mod settings;
mod stored;
mod time;
mod world;

pub use asks::asks;
pub use import::import;
pub use interaction::{control, interaction};
pub use settings::{config, seal, signature};
pub use stored::job;
pub use time::time;
