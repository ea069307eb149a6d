//! What a server wants to become of a board when a newer one is posted.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::StoreError;

/// What becomes of a board, apart from losing its controls, when a newer one is posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OldBoards {
    /// It keeps its picture.
    Picture,
    /// It keeps its text alone.
    #[default]
    Text,
    /// It becomes one line.
    Line,
}

impl OldBoards {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Picture, Self::Text, Self::Line];

    /// The word it is kept and chosen by.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Picture => "picture",
            Self::Text => "text",
            Self::Line => "line",
        }
    }

    /// The choice of a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.word() == word)
    }

    /// What a row says; the usual where it says nothing, or what another version wrote.
    pub(crate) fn read(row: &AnyRow) -> Result<Self, StoreError> {
        let word: Option<String> = row.try_get("old_boards")?;
        Ok(word.and_then(|word| Self::from_word(&word)).unwrap_or_default())
    }
}
