//! How to draw a picture: which game, how much of its log, for whose eyes.

use serde::{Deserialize, Serialize};

use crate::ids::{GameId, GuildId, UserId};

/// How to draw a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// Which game.
    pub game: GameId,
    /// How many entries of its log to replay.
    pub entries: i64,
    /// The seat looked from; `None` is the public view.
    pub seat: Option<u8>,
    /// The one person who gets to see it, in the theme of their choice; `None`: several people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looker: Option<UserId>,
    /// Steps of a draft to show on top, joined by `/`; empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub draft: String,
    /// A square chosen in a menu: it and its targets are marked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub selected: Option<String>,
    /// Whether the seat's possible squares are marked.
    #[serde(default)]
    pub targets: bool,
    /// Turned around.
    #[serde(default)]
    pub flipped: bool,
    /// Whether it keeps still: White at the bottom, the one who is to move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub steady: bool,
    /// Arrows over the board: squares joined by `-`, such as `e2-e4`; `-e4` marks the square alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<String>,
    /// Steps of the seat that is asked, tried out behind those entries of a game that is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// Who stood better in a game that is over, as its review says, instead of a board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub review: bool,
    /// The way here instead of where the game stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<Replay>,
    /// A position that belongs to no game, instead of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Box<Puzzle>>,
    /// A step of a lesson, instead of a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Box<Taught>>,
    /// The standings of a tournament, instead of a board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranking: Option<Box<Ranking>>,
}

impl Recipe {
    /// The board as a seat, or the public for `None`, sees it after so many entries.
    #[must_use]
    pub fn new(game: GameId, entries: i64, seat: Option<u8>) -> Self {
        Self {
            game,
            entries,
            seat,
            looker: None,
            draft: String::new(),
            selected: None,
            targets: false,
            flipped: false,
            steady: false,
            arrows: Vec::new(),
            line: Vec::new(),
            review: false,
            replay: None,
            puzzle: None,
            lesson: None,
            ranking: None,
        }
    }

    /// A position that belongs to no game.
    #[must_use]
    pub fn of_puzzle(puzzle: Puzzle) -> Self {
        Self { puzzle: Some(Box::new(puzzle)), ..Self::new(GameId(0), 0, None) }
    }

    /// A step of a lesson as the learner sees it from their seat.
    #[must_use]
    pub fn of_lesson(lesson: Taught, seat: u8) -> Self {
        Self { lesson: Some(Box::new(lesson)), ..Self::new(GameId(0), 0, Some(seat)) }
    }

    /// The same picture for one person's eyes.
    #[must_use]
    pub fn for_eyes_of(mut self, person: UserId) -> Self {
        self.looker = Some(person);
        self
    }

    /// The same picture, looked at on a server: a game has its own.
    #[must_use]
    pub fn seen_on(mut self, guild: Option<GuildId>) -> Self {
        if let Some(puzzle) = &mut self.puzzle {
            puzzle.guild = guild;
        }
        if let Some(lesson) = &mut self.lesson {
            lesson.guild = guild;
        }
        self
    }
}

/// How everybody in a tournament stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranking {
    /// Which tournament.
    pub tournament: i64,
    /// After which of its rounds; 0: at the start.
    pub through: i64,
}

/// A game frame by frame.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay {
    /// The truth, and what each of two sides saw, of a game that is over.
    pub reveal: bool,
    /// One frame, counted from 0, as a still picture; `None`: all of them as a film.
    #[serde(default, rename = "moment", skip_serializing_if = "Option::is_none")]
    pub frame: Option<u32>,
    /// A smaller file: the one before was too large.
    #[serde(default)]
    pub small: bool,
}

/// A position that belongs to no game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The catalogue's id.
    pub rules: String,
    /// The position's text.
    pub position: String,
    /// The server it is looked at on, whose theme counts for who has chosen none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild: Option<GuildId>,
    /// The word of the theme it is to be seen in, no matter who looks: a sample.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// Every board and every set of pieces as a tile instead, those of that theme marked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tiles: bool,
}

impl Puzzle {
    /// A position of a game of the catalogue.
    pub fn new(rules: impl Into<String>, position: impl Into<String>) -> Self {
        Self { rules: rules.into(), position: position.into(), guild: None, theme: None, tiles: false }
    }
}

/// A step of a lesson, with what the learner has entered in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taught {
    /// The catalogue's id.
    pub rules: String,
    /// The word of the step.
    pub step: String,
    /// The entries that stand, in order; steps of a draft are the recipe's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entered: Vec<String>,
    /// The server it is looked at on, whose theme counts for people who have chosen none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild: Option<GuildId>,
    /// The word of the language it is described in where several people look.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}
