//! Messages: contents, author, and who may see them.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::Value;

use super::people::Who;

/// Flag of a message only one person sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// Flag of a message that says "thinking …".
pub(crate) const LOADING: u64 = 1 << 7;
/// Flag of a message from which a thread was started.
pub(crate) const HAS_THREAD: u64 = 1 << 5;
/// Flag of a message that notifies nobody.
pub(crate) const SILENT: u64 = 1 << 12;
/// Flag of a message made of components only ("Components V2").
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;

/// The author of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Author {
    /// The bot.
    Bot,
    /// A person.
    Person(Who),
}

/// A file attached to a message.
#[derive(Clone, PartialEq, Eq)]
pub struct File {
    /// Its id, a snowflake.
    pub id: u64,
    /// Its name.
    pub name: String,
    /// Its alternative text.
    pub alt: String,
    /// Its contents.
    pub bytes: Arc<[u8]>,
}

impl std::fmt::Debug for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({} bytes): {:?}", self.name, self.bytes.len(), self.alt)
    }
}

impl File {
    /// Its content type for browsers.
    pub(crate) fn content_type(&self) -> &'static str {
        let extension = self.name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
        match extension.as_deref() {
            Some("png") => "image/png",
            Some("jpg" | "jpeg") => "image/jpeg",
            Some("gif") => "image/gif",
            Some("webp") => "image/webp",
            Some("txt" | "md" | "pgn" | "log") => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// Width and height in pixels, of a PNG or a GIF, from the header.
    pub(crate) fn size(&self) -> Option<(u32, u32)> {
        match *self.bytes.get(..24)? {
            [0x89, b'P', b'N', b'G', .., a, b, c, d, e, f, g, h] => {
                Some((u32::from_be_bytes([a, b, c, d]), u32::from_be_bytes([e, f, g, h])))
            }
            [b'G', b'I', b'F', b'8', _, b'a', a, b, c, d, ..] => {
                Some((u16::from_le_bytes([a, b]).into(), u16::from_le_bytes([c, d]).into()))
            }
            _ => None,
        }
    }
}

/// The interaction a message answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cause {
    pub(crate) interaction: u64,
    /// Discord's number for the interaction's kind.
    pub(crate) kind: u64,
    pub(crate) who: Who,
    /// The message whose control was used.
    pub(crate) source: Option<u64>,
}

#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) id: u64,
    pub(crate) channel: u64,
    pub(crate) author: Author,
    pub(crate) content: String,
    pub(crate) embeds: Vec<Value>,
    pub(crate) components: Vec<Value>,
    pub(crate) files: Vec<File>,
    pub(crate) flags: u64,
    /// The people it pinged when it came.
    pub(crate) pings: BTreeSet<Who>,
    /// The people whose user objects come with it: clients show their names, and digits for all other mentions.
    pub(crate) mentions: BTreeSet<Who>,
    pub(crate) reply_to: Option<u64>,
    pub(crate) nonce: Option<Value>,
    pub(crate) cause: Option<Cause>,
    /// The name of the slash command it answers.
    pub(crate) command: Option<String>,
    /// The only person who sees it, if it is private.
    pub(crate) only: Option<Who>,
    pub(crate) edited_ms: Option<u64>,
    pub(crate) edits: u32,
    /// Its earlier texts, the oldest first.
    pub(crate) earlier: Vec<String>,
    /// Whether it was deleted by the bot or a moderator, or dismissed by its reader.
    pub(crate) gone: bool,
    /// The world's revision when it last changed.
    pub(crate) revision: u64,
}

impl Message {
    pub(crate) fn new(id: u64, channel: u64, author: Author) -> Self {
        Self {
            id,
            channel,
            author,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            files: Vec::new(),
            flags: 0,
            pings: BTreeSet::new(),
            mentions: BTreeSet::new(),
            reply_to: None,
            nonce: None,
            cause: None,
            command: None,
            only: None,
            edited_ms: None,
            edits: 0,
            earlier: Vec::new(),
            gone: false,
            revision: 0,
        }
    }

    pub(crate) fn is_thinking(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// Discord's message type.
    pub(crate) fn type_number(&self) -> u64 {
        match (&self.command, self.reply_to) {
            (Some(_), _) => 20,
            (None, Some(_)) => 19,
            (None, None) => 0,
        }
    }

    /// Whether it has no text, picture, embed or component.
    pub(crate) fn is_empty(&self) -> bool {
        self.content.trim().is_empty()
            && self.embeds.is_empty()
            && self.files.is_empty()
            && (self.components.is_empty() || self.flags & COMPONENTS_V2 == 0)
    }
}

/// All components with a custom id, at any depth.
pub(crate) fn controls(components: &[Value]) -> Vec<&Value> {
    let mut found = Vec::new();
    for component in components {
        if component["custom_id"].is_string() {
            found.push(component);
        }
        for inside in ["components", "accessory", "component"] {
            match &component[inside] {
                Value::Array(items) => found.extend(controls(items)),
                one @ Value::Object(_) => found.extend(controls(std::slice::from_ref(one))),
                _ => {}
            }
        }
    }
    found
}
