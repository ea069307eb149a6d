//! Screens: what a person is shown, before a transport formats it (text, a picture by recipe, buttons and
//! menus).
//!
//! Screens are stored in the outbox as JSON, so a picture is not bytes but the recipe to draw it:
//! which game, how much of its log, for whose eyes.

mod controls;
mod recipe;

pub use controls::{Button, Choice, Form, Glyph, Menu, Press, Row, Style, Verb};
pub use recipe::{Puzzle, Ranking, Recipe, Replay, Taught};

use serde::{Deserialize, Serialize};

use crate::ids::{GameId, UserId};

/// A message to be sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Screen {
    /// Markdown, at most 2000 characters.
    pub text: String,
    /// The people this message pings. It mentions all others without a ping.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pings: Vec<UserId>,
    /// Display names of people it mentions without a ping, where several people read it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Named>,
    /// Whether it arrives without a sound.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub silent: bool,
    /// The picture, if one belongs to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Recipe>,
    /// A text file instead of a picture. (serenity gives every upload the number 0, so a message carries one.)
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<TextFile>,
    /// Up to five rows of controls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
    /// In a private answer, the game in which only computers decide before its reader is asked again: the next question then takes
    /// the answer's place.
    #[serde(skip)]
    pub awaits: Option<GameId>,
    /// In the answer to a control of a private message without a picture of its own: the message's picture stays.
    #[serde(skip)]
    pub keeps_picture: bool,
}

/// A person's display name. Discord resolves a mention only for those whom a message pings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// The person.
    pub person: UserId,
    /// Their name as they wrote it: not yet escaped.
    pub name: String,
}

/// A text file attached to a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextFile {
    /// File name, plain ASCII.
    pub name: String,
    /// Contents.
    pub text: String,
}

impl Screen {
    /// The most rows of controls.
    pub const ROWS: usize = 5;

    /// Text alone.
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// This screen with a picture.
    #[must_use]
    pub fn with_picture(mut self, picture: Recipe) -> Self {
        self.picture = Some(picture);
        self
    }

    /// This screen with a text file.
    #[must_use]
    pub fn with_file(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.file = Some(TextFile { name: name.into(), text: text.into() });
        self
    }

    /// Adds a button to the last row if that is one of buttons with room, else in a row of its own; returns whether there was room.
    pub fn add_button(&mut self, button: Button) {
        let rows = self.rows.len();
        match self.rows.last_mut() {
            Some(Row::Buttons(last)) if last.len() < Row::ROOM => last.push(button),
            _ if rows < Self::ROWS => self.rows.push(Row::Buttons(vec![button])),
            _ => {}
        }
    }

    /// This screen with one more row of buttons, unless that would be empty.
    #[must_use]
    pub fn with_buttons(mut self, buttons: Vec<Button>) -> Self {
        if !buttons.is_empty() {
            self.rows.push(Row::Buttons(buttons));
        }
        self
    }
}
