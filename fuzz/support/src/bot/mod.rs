//! The bot: what Discord sends, what people ask for, what is kept, what is set.

mod asks;
mod interaction;
mod settings;
mod stored;
mod time;
mod world;

pub use asks::asks;
pub use interaction::{control, interaction};
pub use settings::{config, seal, signature};
pub use stored::job;
pub use time::time;
