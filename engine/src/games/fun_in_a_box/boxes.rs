//! [`Boxes`]: the two boxes off the board, the Things in them, and their hooks.

use super::kinds::{Piece, Role};
use super::refusals;
use crate::board::{Side, Square};
use crate::rules::{Refusal, SetupError};

/// The state of both boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boxes {
    /// Whether a Thing is in each box square: d0, e0, d9, e9.
    things: [bool; 4],
    /// Whether the hook is latched, by side.
    latched: [bool; 2],
}

impl Boxes {
    /// The squares in a box, in the order of lists.
    pub const ALL: [Square; 4] = [Square::new(64), Square::new(65), Square::new(66), Square::new(67)];

    /// Both boxes full and open.
    pub const FULL: Self = Self { things: [true; 4], latched: [false; 2] };
    /// Both boxes empty and open.
    pub const EMPTY: Self = Self { things: [false; 4], latched: [false; 2] };

    /// The owner of the box with this square.
    #[must_use]
    pub const fn owner(square: Square) -> Side {
        if square.rank() < 0 { Side::White } else { Side::Black }
    }

    /// The squares of a side's box.
    #[must_use]
    pub fn of(side: Side) -> [Square; 2] {
        let [d0, e0, d9, e9] = Self::ALL;
        if side == Side::White { [d0, e0] } else { [d9, e9] }
    }

    /// The Thing in a box square.
    #[must_use]
    pub fn thing_at(&self, square: Square) -> Option<Piece> {
        let inside =
            Self::ALL.iter().position(|other| *other == square).is_some_and(|place| self.things[place]);
        inside.then(|| Piece::new(Self::owner(square), Role::Thing))
    }

    /// The box squares in which a side has Things.
    pub fn things(&self, side: Side) -> impl Iterator<Item = Square> {
        let boxes = *self;
        Self::of(side).into_iter().filter(move |square| boxes.thing_at(*square).is_some())
    }

    /// Whether a side's box is latched, so that its Things can't come out.
    #[must_use]
    pub fn is_latched(&self, side: Side) -> bool {
        self.latched[side.index()]
    }

    /// Whether both boxes are empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.things == [false; 4]
    }

    /// Takes a Thing out of its box.
    pub fn leave(&mut self, square: Square) {
        if let Some(place) = Self::ALL.iter().position(|other| *other == square) {
            self.things[place] = false;
        }
    }

    /// Sets whether a side's Things are in their box or gone; a latched box has them in.
    pub fn set(&mut self, side: Side, inside: bool, latched: bool) {
        for square in Self::of(side) {
            self.things[square.index() - 64] = inside;
        }
        self.latched[side.index()] = latched;
    }

    /// Opens the hook of a side's box.
    pub fn open(&mut self, side: Side) {
        self.latched[side.index()] = false;
    }

    /// Parses `box=` and `latched=` of a position text.
    ///
    /// # Errors
    /// When they are no sorted lists of box squares and sides.
    pub fn parse(inside: Option<&str>, latched: Option<&str>) -> Result<Self, SetupError> {
        let mut boxes = Self::EMPTY;
        if let Some(list) = inside {
            let found: Option<Vec<usize>> = list
                .split(',')
                .map(|name| Self::ALL.iter().position(|square| square.to_string() == name))
                .collect();
            let found = found.filter(|places| places.is_sorted_by(|a, b| a < b));
            for place in found.ok_or_else(|| Refusal::of(refusals::BOX))? {
                boxes.things[place] = true;
            }
        }
        boxes.latched = match latched {
            None => [false, false],
            Some("w") => [true, false],
            Some("b") => [false, true],
            Some("w,b") => [true, true],
            Some(_) => return Err(Refusal::of(refusals::LATCHED).into()),
        };
        Ok(boxes)
    }

    /// The fields `box=` and `latched=`, each after a space, omitted when empty.
    #[must_use]
    pub fn fields(&self) -> String {
        let inside: Vec<String> = Self::ALL
            .into_iter()
            .filter(|square| self.thing_at(*square).is_some())
            .map(|square| square.to_string())
            .collect();
        let latched: Vec<&str> =
            Side::BOTH.into_iter().filter(|side| self.is_latched(*side)).map(Side::letter).collect();
        let mut text = String::new();
        for (key, list) in [("box", inside.join(",")), ("latched", latched.join(","))] {
            if !list.is_empty() {
                text += &format!(" {key}={list}");
            }
        }
        text
    }
}
