//! The answer when several games could be meant: their names, each with a button that goes on with the
//! request.

use model::ids::GameId;
use model::screen::{Button, Press, Row, Screen, Style, Verb};
use words::{Lang, say};

/// How many games have a button; the others are listed by number.
const SHOWN: usize = 10;

/// A game that could be meant.
#[derive(Clone, Debug)]
pub(crate) struct Meant {
    /// Its number.
    pub(crate) id: GameId,
    /// The label of its button.
    pub(crate) label: String,
    /// A line with the game, its players and whose turn it is.
    pub(crate) line: String,
}

/// Games that could be meant, and the action to go on with.
#[derive(Clone, Debug)]
pub(crate) struct Several {
    /// The games.
    pub(crate) games: Vec<Meant>,
    /// The action for the chosen game.
    pub(crate) verb: Verb,
    /// Its argument.
    pub(crate) arg: &'static str,
}

impl Several {
    /// Games to choose from, to look at one.
    pub(crate) fn of(games: Vec<Meant>) -> Self {
        Self { games, verb: Verb::Board, arg: "" }
    }

    /// The question, with a button for each game.
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
