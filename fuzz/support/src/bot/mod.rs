//! The bot: what Discord sends, what people ask for, what is kept, what is set, what is brought from elsewhere.

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
