//! More than one game could be meant: the games by name, each with a button that goes on with what was asked.

use model::ids::GameId;
use model::screen::{Button, Press, Row, Screen, Style, Verb};
use words::{Lang, say};

/// How many games are shown; the others are named by number.
const SHOWN: usize = 10;

/// A game that could be meant.
#[derive(Clone, Debug)]
pub(crate) struct Meant {
    /// Which.
    pub(crate) id: GameId,
    /// What its button says.
    pub(crate) label: String,
    /// The game, who plays it and whose turn it is.
    pub(crate) line: String,
}

/// The games that could be meant, and the control that goes on with one of them.
#[derive(Clone, Debug)]
pub(crate) struct Several {
    /// The games.
    pub(crate) games: Vec<Meant>,
    /// What is asked of the one that is chosen.
    pub(crate) verb: Verb,
    /// Its argument.
    pub(crate) arg: &'static str,
}

impl Several {
    /// These games, to look at.
    pub(crate) fn of(games: Vec<Meant>) -> Self {
        Self { games, verb: Verb::Board, arg: "" }
    }

    /// What the person reads, with a button for each game.
    pub(crate) fn screen(&self, lang: Lang) -> Screen {
        let mut lines = vec![say!(lang, "general-several-games")];
        let shown = self.games.iter().take(SHOWN);
        lines.extend(shown.clone().map(|game| game.line.clone()));
        if let Some(more) = self.games.len().checked_sub(SHOWN).filter(|more| *more > 0) {
            lines.push(say!(lang, "general-several-more", count = more));
        }
        let press = |id| Press { verb: self.verb, game: Some(id), version: 0, arg: self.arg.to_owned() };
        let button = |game: &Meant| Button::of_page(game.label.clone(), Style::Secondary, press(game.id));
        let buttons: Vec<Button> = shown.map(button).collect();
        Screen { rows: Row::of(&buttons), ..Screen::text(lines.join("\n")) }
    }
}
