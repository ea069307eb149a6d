//! The application's emoji.

use std::sync::Arc;

use super::World;

/// How many an application may have.
pub(crate) const MOST: usize = 2000;

/// One of them.
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
    /// The emoji of a name; an application has no two of one.
    pub(crate) fn emoji_called(&self, name: &str) -> Option<&Emoji> {
        self.emojis.values().find(|emoji| emoji.name == name)
    }
}
