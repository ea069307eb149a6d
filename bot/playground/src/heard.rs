//! What comes in, as it comes: for measurements, which can't look at everything after every change.

use std::time::Instant;

use serde_json::Value;

/// Something the bot did.
#[derive(Clone, Debug)]
pub enum Heard {
    /// It acknowledged an interaction, or offered choices.
    Acknowledged {
        /// The interaction's id, as [`crate::Call::id`] says it.
        interaction: u64,
        /// When.
        at: Instant,
    },
    /// It posted a message that several people may see, or a direct message.
    Posted {
        /// The message's id.
        message: u64,
        /// Its channel.
        channel: u64,
        /// Its text.
        content: String,
        /// Its rows of controls, as Discord's JSON.
        components: Vec<Value>,
        /// When.
        at: Instant,
    },
    /// It changed a message of its own.
    Changed {
        /// The message's id.
        message: u64,
        /// Its text now.
        content: String,
        /// Its rows of controls now, as Discord's JSON.
        components: Vec<Value>,
        /// When.
        at: Instant,
    },
}
