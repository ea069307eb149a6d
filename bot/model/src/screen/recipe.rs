//! Recipes of pictures: which game, how much of its log, for whose eyes.

use serde::{Deserialize, Serialize};

use crate::ids::{GameId, GuildId, UserId};

/// A recipe of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// The game.
    pub game: GameId,
    /// How many entries of its log to replay.
    pub entries: i64,
    /// The seat looked from; `None` is the public view.
    pub seat: Option<u8>,
    /// The only person who sees it, in their own theme; `None`: several people.
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
    /// Whether the board is turned around.
    #[serde(default)]
    pub flipped: bool,
    /// Whether it is drawn the same at every turn: White at the bottom, not the side to move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub steady: bool,
    /// Arrows over the board: squares joined by `-`, such as `e2-e4`; `-e4` marks the square alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<String>,
    /// Steps of the seat that is asked, tried out after those entries of a finished game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// Whether it is the curve of a finished game's review instead of a board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub review: bool,
    /// The game's frames up to here instead of its last position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<Replay>,
    /// A position that belongs to no game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Box<Puzzle>>,
    /// A step of a lesson instead of a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Box<Taught>>,
    /// The standings of a tournament instead of a board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranking: Option<Box<Ranking>>,
    /// Boards of several games instead of one: the word of the language of their names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gallery: Option<String>,
}

impl Recipe {
    /// The board as a seat, or the public for `None`, sees it after this many entries.
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
            gallery: None,
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

    /// Boards of several games, for readers of a language.
    #[must_use]
    pub fn of_gallery(lang: &str) -> Self {
        Self { gallery: Some(lang.to_owned()), ..Self::new(GameId(0), 0, None) }
    }

    /// This picture for one person's eyes.
    #[must_use]
    pub fn for_eyes_of(mut self, person: UserId) -> Self {
        self.looker = Some(person);
        self
    }

    /// This picture as shown on a server, whose theme counts; games know theirs.
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

/// The standings of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranking {
    /// The tournament.
    pub tournament: i64,
    /// The round after which they stand; 0: at the start.
    pub through: i64,
}

/// A game frame by frame.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay {
    /// Whether it reveals a finished game: the truth beside what each of two sides saw.
    pub reveal: bool,
    /// One frame, counted from 0, as a still picture; `None`: all of them as a film.
    #[serde(default, rename = "moment", skip_serializing_if = "Option::is_none")]
    pub frame: Option<u32>,
    /// Whether the file has to be smaller than the first attempt.
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
    /// The server it is shown on, whose theme counts for people who have chosen none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild: Option<GuildId>,
    /// The word of a fixed theme, no matter who looks: a sample.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// Whether all boards and piece sets are shown as tiles instead, those of that theme marked.
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
    /// The entries played so far, in order; steps of a draft are the recipe's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entered: Vec<String>,
    /// The server it is shown on, whose theme counts for people who have chosen none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild: Option<GuildId>,
    /// The word of the language of its description, where several people look.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
}
