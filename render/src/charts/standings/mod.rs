//! Tables of standings: places, letters for players, the results of games, points. It knows no people or games:
//! the caller puts names beside it.
//!
//! Games are squares of a board, light or dark as the side a player had; a win is lit like the squares of a last move.

mod paint;

use std::sync::PoisonError;

use crate::palette::{Palette, Sample};
use crate::{Picture, Renderer, Theme, encode};

/// A table of standings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Standings {
    /// The title.
    pub title: String,
    /// A smaller line below.
    pub note: String,
    /// The heads of the columns of games; empty where there would be too many.
    pub heads: Vec<String>,
    /// The heads of the columns of sums.
    pub totals: Vec<String>,
    /// The rows, the first place first.
    pub rows: Vec<Row>,
}

/// A player's row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Row {
    /// The player's place.
    pub place: String,
    /// The player's letter.
    pub label: String,
    /// Whether the player has left.
    pub gone: bool,
    /// The columns of games.
    pub cells: Vec<Cell>,
    /// The columns of sums.
    pub totals: Vec<String>,
}

/// The content of a column of games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// The player's own column.
    Own,
    /// The player's games, if any.
    Marks(Vec<Mark>),
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The player's side.
    pub square: Side,
    /// The opponent's letter, where the column doesn't show it.
    pub against: String,
    /// The result: `1`, `½`, `0` …
    pub result: String,
    /// Whether it was won.
    pub won: bool,
}

/// The side a player had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The side with the first move.
    Light,
    /// The other side.
    Dark,
    /// No side: there was no opponent.
    None,
}

impl Renderer {
    /// Draws standings.
    #[must_use]
    pub fn standings(&self, standings: &Standings, theme: Theme) -> Picture {
        let key = (standings.clone(), theme);
        let known = || self.standings.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known().get(&key) {
            return known;
        }
        let canvas = paint::paint(standings, theme.colours());
        // Tables are rare and large; each has a palette of its own.
        let palette = Palette::of(&theme.colours().all(), &Sample::of(&canvas));
        let png = encode::png(&palette.indexed(&canvas), palette.colours(), paint::SQUARE as u32);
        let picture = Picture { png, width: canvas.width(), height: canvas.height() };
        let bytes = picture.png.len() + 64 * standings.rows.len() * (1 + standings.heads.len());
        known().put(key, picture.clone(), bytes);
        picture
    }
}
