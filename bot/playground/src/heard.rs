//! The bot's acts as they come: for measurements, which can't look at everything after every change.

use std::time::Instant;

use serde_json::Value;

/// An act of the bot.
#[derive(Clone, Debug)]
pub enum Heard {
    /// It acknowledged an interaction, or sent suggestions.
    Acknowledged {
        /// The interaction's id, as [`crate::Call::id`] says it.
        interaction: u64,
        /// The time.
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
        /// The time.
        at: Instant,
    },
    /// It edited a message of its own.
    Changed {
        /// The message's id.
        message: u64,
        /// Its new text.
        content: String,
        /// Its new rows of controls, as Discord's JSON.
        components: Vec<Value>,
        /// The time.
        at: Instant,
    },
}
