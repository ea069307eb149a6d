//! The choice of themes: boards and sets of pieces, built in and read from files. A choice is a word: a board's
//! (`wood`), that and a set's (`wood+letters`), or a set's alone, on the default board (`+letters`).

use std::sync::{Arc, PoisonError, RwLock};

use super::{Pieces, Theme};

/// The separator of a board and a set of pieces.
const AND: char = '+';

/// All themes to choose from; shared, and replaced when files are read again.
#[derive(Clone, Debug, Default)]
pub struct Themes {
    own: Arc<RwLock<Vec<Theme>>>,
}

/// A choice of a board, of pieces, of both or of neither.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The board's word.
    pub board: Option<String>,
    /// The pieces' word.
    pub pieces: Option<String>,
}

impl Choice {
    /// Parses the word of a stored choice.
    #[must_use]
    pub fn of(word: Option<&str>) -> Self {
        let word = word.unwrap_or_default();
        let (board, pieces) = word.split_once(AND).unwrap_or((word, ""));
        let some = |part: &str| (!part.is_empty()).then(|| part.to_owned());
        Self { board: some(board), pieces: some(pieces) }
    }

    /// The word to store; `None` for no choice.
    #[must_use]
    pub fn word(&self) -> Option<String> {
        let board = self.board.as_deref().unwrap_or_default();
        match &self.pieces {
            None => self.board.clone(),
            Some(pieces) => Some(format!("{board}{AND}{pieces}")),
        }
    }
}

impl Themes {
    /// All themes, the built-in ones first.
    #[must_use]
    pub fn all(&self) -> Vec<Theme> {
        let own = self.own.read().unwrap_or_else(PoisonError::into_inner);
        Theme::ALL.iter().chain(own.iter()).copied().collect()
    }

    /// All sets of pieces, the built-in ones first.
    #[must_use]
    pub fn sets(&self) -> Vec<&'static Pieces> {
        let own = self.all().into_iter().map(Theme::pieces);
        let own = own.filter(|set| Pieces::BUILT_IN.iter().all(|known| !std::ptr::eq(*known, *set)));
        Pieces::BUILT_IN.into_iter().chain(own).collect()
    }

    /// The theme with this word.
    #[must_use]
    pub fn find(&self, word: &str) -> Option<Theme> {
        self.all().into_iter().find(|theme| theme.word() == word)
    }

    /// The set of pieces with this word.
    #[must_use]
    pub fn set(&self, word: &str) -> Option<&'static Pieces> {
        self.sets().into_iter().find(|set| set.word() == word)
    }

    /// The theme of a choice; what isn't chosen, or isn't there any more, comes from the default.
    #[must_use]
    pub fn chosen(&self, choice: &Choice, usual: Theme) -> Theme {
        let board = choice.board.as_deref().and_then(|word| self.find(word)).unwrap_or(usual);
        let pieces = choice.pieces.as_deref().and_then(|word| self.set(word));
        pieces.map_or(board, |pieces| board.with_pieces(pieces))
    }

    /// Replaces the themes that were read from files.
    pub fn replace(&self, own: Vec<Theme>) {
        *self.own.write().unwrap_or_else(PoisonError::into_inner) = own;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_say_board_and_pieces_and_lead_back() {
        for word in ["wood", "wood+letters", "+letters"] {
            assert_eq!(Choice::of(Some(word)).word().as_deref(), Some(word));
        }
        assert_eq!(Choice::of(None).word(), None);
        assert_eq!(Choice::of(Some("")).word(), None);
    }

    #[test]
    fn what_is_not_there_is_as_usual() {
        let themes = Themes::default();
        let chosen = |word| themes.chosen(&Choice::of(Some(word)), Theme::PAPER);
        let letters = themes.set("letters").expect("a set");
        assert_eq!(chosen("slate"), Theme::SLATE);
        assert_eq!(chosen("slate+letters"), Theme::SLATE.with_pieces(letters));
        assert_eq!(chosen("+letters"), Theme::PAPER.with_pieces(letters));
        assert_eq!(chosen("plaid+dragons"), Theme::PAPER);
    }
}
