//! Messages as a person sees them.

use serde_json::Value;

use crate::world::World;
use crate::world::message::{Author, File, Message, controls};
use crate::world::people::Who;

const BUTTON: u64 = 2;

/// A message as one person sees it.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Its id, a snowflake; a later message has a greater one.
    pub id: u64,
    /// Its channel.
    pub channel: u64,
    /// Its author.
    pub author: Author,
    /// Its text.
    pub content: String,
    /// Its embeds, as Discord's JSON.
    pub embeds: Vec<Value>,
    /// Its rows of controls, as Discord's JSON.
    pub components: Vec<Value>,
    /// Its files, with names, alternative texts and contents.
    pub files: Vec<File>,
    /// The people it pinged when it came.
    pub pings: Vec<Who>,
    /// The people whose mentions clients show by name; other mentions show digits.
    pub mentions: Vec<Who>,
    /// Whether only this person sees it.
    pub private: bool,
    /// Whether it only says "thinking …" so far.
    pub thinking: bool,
    /// How often it was edited; the answer that replaces "thinking …" counts.
    pub edits: u32,
    /// The texts it had before it was edited, the oldest first.
    pub earlier: Vec<String>,
    /// The message it replies to.
    pub reply_to: Option<u64>,
    /// The thread that grew from it.
    pub thread: Option<u64>,
    /// Discord's flags.
    pub flags: u64,
    /// Whether it was deleted or dismissed.
    pub gone: bool,
    /// Its nonce: two messages with the same one are one that was posted twice.
    pub nonce: Option<String>,
}

impl Seen {
    pub(crate) fn new(world: &World, message: &Message) -> Self {
        Self {
            id: message.id,
            channel: message.channel,
            author: message.author,
            content: message.content.clone(),
            embeds: message.embeds.clone(),
            components: message.components.clone(),
            files: message.files.clone(),
            pings: message.pings.iter().copied().collect(),
            mentions: message.mentions.iter().copied().collect(),
            private: message.only.is_some(),
            thinking: message.is_thinking(),
            edits: message.edits,
            earlier: message.earlier.clone(),
            reply_to: message.reply_to,
            thread: world.channels.contains_key(&message.id).then_some(message.id),
            flags: message.flags,
            gone: message.gone,
            nonce: message
                .nonce
                .as_ref()
                .map(|nonce| nonce.as_str().map_or_else(|| nonce.to_string(), str::to_owned)),
        }
    }

    /// All buttons except links, with label and custom id.
    #[must_use]
    pub fn buttons(&self) -> Vec<(String, String)> {
        controls(&self.components)
            .into_iter()
            .filter(|control| control["type"] == BUTTON)
            .map(|button| (text(&button["label"]), text(&button["custom_id"])))
            .collect()
    }

    /// The custom id of the first button with this label.
    #[must_use]
    pub fn button(&self, label: &str) -> Option<String> {
        self.buttons().into_iter().find(|(own, _)| own == label).map(|(_, id)| id)
    }

    /// The custom id of a board's button for a turn, labelled by what a turn is there: a move, or in golf a bid or a
    /// demonstration.
    #[must_use]
    pub fn turn_button(&self) -> Option<String> {
        ["Move", "Bid", "Demonstrate", "Choose"].iter().find_map(|label| self.button(label))
    }

    /// All menus.
    #[must_use]
    pub fn menus(&self) -> Vec<Menu> {
        controls(&self.components)
            .into_iter()
            .filter(|control| control["type"] != BUTTON)
            .map(|menu| Menu {
                custom_id: text(&menu["custom_id"]),
                options: menu["options"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .map(|option| (text(&option["label"]), text(&option["value"])))
                    .collect(),
            })
            .collect()
    }
}

/// A menu of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Its custom id.
    pub custom_id: String,
    /// Its choices: label and value. Empty for menus of people or channels.
    pub options: Vec<(String, String)>,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
