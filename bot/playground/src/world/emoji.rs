//! The application's emoji.

use std::sync::Arc;

use super::World;

/// The most emoji of an application.
pub(crate) const MOST: usize = 2000;

/// An emoji.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// A snowflake; never used twice.
    pub id: u64,
    /// Without colons.
    pub name: String,
    /// The file.
    pub picture: Arc<[u8]>,
}

impl World {
    /// The emoji with this name, which is unique.
    pub(crate) fn emoji_called(&self, name: &str) -> Option<&Emoji> {
        self.emojis.values().find(|emoji| emoji.name == name)
    }
}
