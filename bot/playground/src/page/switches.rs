//! The page's switches: faults of places and of Discord, and a person's language. The same as in tests, for people who try the
//! bot.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};

use super::acts::id;
use crate::Shared;
use crate::mood::Mood;
use crate::world::World;
use crate::world::kept::LANGUAGES;
use crate::world::people::Who;
use crate::world::permissions::{
    ATTACH_FILES, CREATE_PUBLIC_THREADS, EMBED_LINKS, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL,
};

/// Permissions that can be denied to the bot in a channel: a word, and Discord's bits.
const DENIED: [(&str, u64); 4] = [
    ("see", VIEW_CHANNEL),
    ("send", SEND_MESSAGES | SEND_MESSAGES_IN_THREADS),
    ("attach", ATTACH_FILES | EMBED_LINKS),
    ("threads", CREATE_PUBLIC_THREADS),
];

/// A switch.
#[derive(Deserialize)]
#[serde(tag = "set", rename_all = "snake_case")]
pub(super) enum Switch {
    /// Deny the bot these permissions in a channel, in words.
    Deny { channel: String, what: Vec<String> },
    /// Delete a channel or thread.
    Delete { channel: String },
    /// Add a channel.
    Add,
    /// Set the language of the seat's client.
    Language { language: String },
    /// Set Discord's mood.
    Mood { mood: String },
}

impl Switch {
    /// Sets it; `None` if its subject doesn't exist.
    pub(super) fn set(&self, shared: &Arc<Shared>, who: Who) -> Option<Value> {
        shared.change(|world| match self {
            Self::Deny { channel, what } => {
                let bits = DENIED.iter().filter(|(word, _)| what.iter().any(|own| own == word));
                let bits = bits.fold(0, |all, (_, bits)| all | bits);
                world.deny(id(channel), bits).then(|| json!({ "ok": true }))
            }
            Self::Delete { channel } => {
                world.guild_of(id(channel))?;
                world.remove_channel(id(channel)).map(|_| json!({ "ok": true }))
            }
            Self::Add => Some(json!({ "ok": true, "channel": world.add_channel().to_string() })),
            Self::Language { language } => {
                let (word, _) = LANGUAGES.iter().find(|(word, _)| word == language)?;
                world.locales.insert(who, word);
                Some(json!({ "ok": true }))
            }
            Self::Mood { mood } => {
                let now = world.clock.now_ms();
                Mood::from_word(mood)?.set(&mut world.orders, now);
                Some(json!({ "ok": true }))
            }
        })
    }
}

/// The denied permissions of a channel, in words.
pub(super) fn denied(bits: u64) -> Vec<&'static str> {
    DENIED.iter().filter(|(_, own)| bits & own != 0).map(|(word, _)| *word).collect()
}

/// The switches as a seat sees them.
pub(super) fn stand(world: &World, who: Who) -> Value {
    let languages = LANGUAGES.map(|(word, name)| json!({ "word": word, "name": name }));
    json!({
        "mood": world.orders.mood.unwrap_or(Mood::Calm.word()),
        "language": world.locales.get(&who).unwrap_or(&LANGUAGES[0].0),
        "chosen": world.locales.contains_key(&who),
        "languages": languages,
    })
}
