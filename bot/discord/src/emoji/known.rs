//! The existing emoji, by what they show.

use std::collections::HashMap;

use model::screen::{Glyph, Row};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::calls::read::Emoji;

/// The prefix of our emoji's names.
const PREFIX: &str = "m_";
/// How many characters of a name are its version.
const VERSION: usize = 6;

/// The application's emoji by name without version.
#[derive(Debug, Default, PartialEq, Eq)]
pub(in super::super) struct Known(HashMap<String, Named>);

/// An emoji as components name it.
#[derive(Debug, PartialEq, Eq)]
struct Named {
    id: u64,
    name: String,
}

impl Known {
    /// Our emoji in a list: of several versions the newest. An outdated one shows the right piece, too.
    pub(super) fn of(list: &[Emoji]) -> Self {
        let mut known: HashMap<String, Named> = HashMap::new();
        for emoji in list {
            let Some(shows) = unversioned(&emoji.name) else { continue };
            let id = emoji.id.get();
            if known.get(shows).is_none_or(|other| other.id < id) {
                known.insert(shows.to_owned(), Named { id, name: emoji.name.clone() });
            }
        }
        Self(known)
    }

    /// The emoji of a glyph as Discord's JSON, if it exists.
    pub(in super::super) fn json(&self, glyph: &Glyph) -> Option<Value> {
        // Usually there are none, and no name has to be made.
        if self.0.is_empty() {
            return None;
        }
        let Named { id, name } = self.0.get(&render::emoji::name(&glyph.art, glyph.tint, glyph.card))?;
        Some(json!({ "id": id.to_string(), "name": name }))
    }

    /// Whether any of these controls shows an emoji.
    pub(super) fn any_in(&self, rows: &[Row]) -> bool {
        rows.iter().any(|row| match row {
            Row::Buttons(buttons) => buttons.iter().any(|button| self.shows(button.glyph.as_ref())),
            Row::Menu(menu) => menu.choices.iter().any(|choice| self.shows(choice.glyph.as_ref())),
        })
    }

    fn shows(&self, glyph: Option<&Glyph>) -> bool {
        glyph.is_some_and(|glyph| self.json(glyph).is_some())
    }
}

/// The name of a picture with its version.
pub(super) fn versioned(name: &str, png: &[u8]) -> String {
    let hash: String =
        Sha256::digest(png).iter().take(VERSION / 2).map(|byte| format!("{byte:02x}")).collect();
    format!("{name}_{hash}")
}

/// A name without its version; `None` if it isn't ours.
pub(super) fn unversioned(name: &str) -> Option<&str> {
    let (shows, version) = name.rsplit_once('_')?;
    let hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let ours = shows.starts_with(PREFIX) && version.len() == VERSION && version.bytes().all(hex);
    ours.then_some(shows)
}
