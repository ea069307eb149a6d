//! A table of standings: places, letters for people, what each game brought, points. It knows nothing of people or games:
//! the caller puts names beside it.
//!
//! Games are squares of a board, light or dark as the side somebody had; a win is lit like the squares of a last move.

mod paint;

use std::sync::PoisonError;

use crate::palette::{Palette, Sample};
use crate::{Picture, Renderer, Theme, encode};

/// Standings to be drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Standings {
    /// What they are of.
    pub title: String,
    /// A smaller line below.
    pub note: String,
    /// The heads of the columns of games; none at all where there would be too many.
    pub heads: Vec<String>,
    /// The heads of the columns of sums.
    pub totals: Vec<String>,
    /// The first place first.
    pub rows: Vec<Row>,
}

/// One player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Row {
    /// Their place.
    pub place: String,
    /// The letter that stands for them.
    pub label: String,
    /// Whether they have left.
    pub gone: bool,
    /// What is in the columns of games.
    pub cells: Vec<Cell>,
    /// What is in the columns of sums.
    pub totals: Vec<String>,
}

/// What is in a column of games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Where somebody would meet themselves.
    Own,
    /// Their games, if any.
    Marks(Vec<Mark>),
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The side they had.
    pub square: Side,
    /// The letter of the person they met, where the column doesn't say it.
    pub against: String,
    /// What it brought: `1`, `½`, `0` …
    pub result: String,
    /// Whether it was won.
    pub won: bool,
}

/// The side somebody had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The first move.
    Light,
    /// The other.
    Dark,
    /// None: nobody to play against.
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
