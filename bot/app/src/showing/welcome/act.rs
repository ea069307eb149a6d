//! What the controls of first contact mean.

use model::screen::{Button, Press, Style, Verb};

/// What to do, as the arguments of controls say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// List the games.
    Games,
    /// List those that a computer plays.
    Computers,
    /// One was chosen from a list (menu; value: the game's id).
    Game,
    /// How the bot works.
    Help,
    /// Every command, each with a few words.
    Commands,
}

impl Act {
    pub(super) const ALL: [Self; 5] = [Self::Games, Self::Computers, Self::Game, Self::Help, Self::Commands];

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Computers => "computers",
            Self::Game => "game",
            Self::Help => "help",
            Self::Commands => "commands",
        }
    }

    pub(super) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|act| act.word() == word)
    }

    pub(super) fn press(self) -> Press {
        Press { verb: Verb::Guide, game: None, version: 0, arg: self.word().to_owned() }
    }

    pub(super) fn button(self, label: String, style: Style) -> Button {
        Button::of_page(label, style, self.press())
    }
}
