//! What to draw and to say, ready for any renderer. No rule of any game is in here.
//!
//! One slot per meaning: a count sits top left of a cell, a state top right, physical things (coin, checkers) lie
//! under the piece, the world a piece is in lies behind it, frames tell of moves and check.

mod grid;

use crate::board::{Side, Square, SquareSet};
pub use grid::{Entry, Grid, GridRow};

/// The colour of a piece or of a player's things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tint {
    /// White.
    #[default]
    White,
    /// Black.
    Black,
    /// Nobody's.
    Neutral,
}

impl Side {
    /// The colour its pieces are drawn in.
    #[must_use]
    pub const fn tint(self) -> Tint {
        match self {
            Self::White => Tint::White,
            Self::Black => Tint::Black,
        }
    }
}

/// A piece or a card by itself, small enough to stand beside a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Glyph {
    /// Which drawing: the stem of a file in `render/assets/pieces`, or `checkers` for a card of them.
    pub art: &'static str,
    /// In whose colour.
    pub tint: Tint,
    /// Whether it is on a card.
    pub card: bool,
}

/// Everything a picture and its text say. Games make it of phrases; it is drawn and told in somebody's words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scene<W = String> {
    /// What changed last, as a sentence: begins the alt text. Empty at the start.
    pub changed: W,
    /// The state of play as a sentence: `White to move.`, `Black to move, in check.`, `White wins: checkmate.`
    pub status: W,
    /// The cells of the grid, sorted by square.
    pub cells: Vec<Cell>,
    /// What gives check, as a sentence: `The king is in check from the bishop on b4.` Empty without one.
    pub threat: W,
    /// The ways on which the king in check could be taken, each an arrow or several.
    pub threats: Vec<Arrow>,
    /// Arrows over the board, in the order drawn.
    pub arrows: Vec<Arrow>,
    /// Parts of the board that belong to somebody.
    pub zones: Vec<Zone<W>>,
    /// Groups of pieces beside the board, top to bottom.
    pub piles: Vec<Pile<W>>,
    /// Things that are only counted, beside the board below the piles.
    pub tallies: Vec<Tally<W>>,
    /// Cards below the board, top to bottom.
    pub spreads: Vec<Spread<W>>,
    /// Tables of marks or numbers, below the cards.
    pub grids: Vec<Grid<W>>,
    /// Which colour sits at the bottom unless the viewer chose otherwise.
    pub bottom: Tint,
}

/// One square of the board as drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Where.
    pub square: Square,
    /// What kind of square it is.
    pub terrain: Terrain,
    /// What stands there.
    pub token: Option<Token>,
    /// What lies hidden under what stands there, as far as the viewer knows.
    pub buried: Vec<Token>,
    /// What has happened there and may happen next.
    pub marks: Marks,
}

impl Cell {
    /// An ordinary square with nothing on it.
    #[must_use]
    pub fn empty(square: Square) -> Self {
        Self { square, terrain: Terrain::Plain, token: None, buried: Vec::new(), marks: Marks::default() }
    }
}

/// What kind of square a cell is, for the whole game or until something opens or closes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    /// A square like any other.
    #[default]
    Plain,
    /// A square that has to be reached to win.
    Goal,
    /// The only way to a goal.
    Entrance,
    /// A compartment of a box beside the board.
    Box {
        /// Whether what is in it can't come out.
        latched: bool,
    },
}

/// A piece as drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// Which drawing: the stem of a file in `render/assets/pieces`. It shows how the piece moves.
    pub art: &'static str,
    /// The drawing of what it captures like, where that differs from how it moves.
    pub captures: Option<&'static str>,
    /// The name for people: `knight`.
    pub name: &'static str,
    /// The letter in a piece list: `N`; empty for a pawn.
    pub letter: &'static str,
    /// Whose colour.
    pub tint: Tint,
    /// Checkers under it.
    pub stack: Option<Stack>,
    /// A state shown top right and said in words.
    pub state: Option<State>,
}

impl Token {
    /// A piece in its ordinary state.
    #[must_use]
    pub const fn new(art: &'static str, name: &'static str, letter: &'static str, tint: Tint) -> Self {
        Self { art, captures: None, name, letter, tint, stack: None, state: None }
    }

    /// The piece by itself: how it moves and whose it is, and nothing of what it captures like or lies on.
    #[must_use]
    pub const fn glyph(&self) -> Glyph {
        Glyph { art: self.art, tint: self.tint, card: false }
    }
}

/// Checkers under a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stack {
    /// Whose checkers.
    pub tint: Tint,
    /// How many, at least one.
    pub count: u8,
}

/// A lasting state of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// Risen from the grave, with what the game calls those who are, `zombie`: a coin lies under it, and it carries a Z.
    Risen(&'static str),
    /// On the far side of the looking-glass: a tile lies behind it.
    Mirrored,
    /// Asleep, and dangerous to wake.
    Asleep,
}

/// Marks on a square; any number may be set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// The last move began here.
    pub last_from: bool,
    /// The last move ended here.
    pub last_to: bool,
    /// A king in check stands here.
    pub check: bool,
    /// Chosen by the person who is making a turn.
    pub selected: bool,
    /// May be chosen next: an empty or own square.
    pub target: bool,
    /// May be chosen next: something is captured.
    pub target_capture: bool,
    /// The square was turned up and nothing rose.
    pub dug: bool,
    /// A checker was just put under what stands here.
    pub given: bool,
    /// What stands here took part in a capture without landing on the victim.
    pub captor: bool,
    /// Something was captured here without anything landing here.
    pub captured: bool,
    /// To move here would be the end of the mover.
    pub danger: bool,
    /// What stands here is one of those that the task is about.
    pub circled: bool,
}

/// An arrow from square to square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Tail.
    pub from: Square,
    /// Head.
    pub to: Square,
}

/// A part of the board that belongs to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zone<W = String> {
    /// Its squares.
    pub squares: SquareSet,
    /// Whose it is or what it is: `White queen-side`.
    pub title: W,
    /// In whose colour.
    pub tint: Tint,
    /// Whether it matters in this very turn.
    pub active: bool,
}

/// Things that are only counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tally<W = String> {
    /// What is counted: `White's free checkers`.
    pub title: W,
    /// How many there are.
    pub count: u32,
    /// In whose colour.
    pub tint: Tint,
}

/// A group of pieces beside the board: a graveyard, a dust bin, captured pieces.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pile<W = String> {
    /// `Graveyard`.
    pub title: W,
    /// What lies there, in order.
    pub tokens: Vec<Token>,
}

/// Cards: a hand, discards, a stack on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spread<W = String> {
    /// `Your hand`, `White's stack`.
    pub title: W,
    /// The cards that lie face up, the undermost first.
    pub cards: Vec<PlayingCard>,
    /// How many more lie face down: a hand that others may not see, a draw pile.
    pub hidden: u32,
    /// Whose they are; neutral for cards that are nobody's. The title names the side, unless they are the viewer's own.
    pub tint: Tint,
    /// Whether it is the viewer's own hand.
    pub own: bool,
}

/// A card that lies face up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayingCard {
    /// Which drawing: the stem of a piece's file, or `checkers`.
    pub art: &'static str,
    /// What is on it, for people: `knight`, `checkers`.
    pub name: &'static str,
    /// The letter in its corner: `N`.
    pub letter: &'static str,
    /// White for a red card, which stands for a white piece; black for a black one.
    pub tint: Tint,
    /// Whether it stands for anything just now.
    pub wild: bool,
}

impl PlayingCard {
    /// The card by itself.
    #[must_use]
    pub const fn glyph(&self) -> Glyph {
        Glyph { art: self.art, tint: self.tint, card: true }
    }
}

impl<W> Scene<W> {
    /// The same scene with other words in all places.
    pub fn map<V>(self, word: &mut impl FnMut(W) -> V) -> Scene<V> {
        Scene {
            changed: word(self.changed),
            status: word(self.status),
            cells: self.cells,
            threat: word(self.threat),
            threats: self.threats,
            arrows: self.arrows,
            zones: self.zones.into_iter().map(|zone| zone.map(word)).collect(),
            piles: self
                .piles
                .into_iter()
                .map(|Pile { title, tokens }| Pile { title: word(title), tokens })
                .collect(),
            tallies: self.tallies.into_iter().map(|tally| tally.map(word)).collect(),
            spreads: self.spreads.into_iter().map(|spread| spread.map(word)).collect(),
            grids: self.grids.into_iter().map(|grid| grid.map(word)).collect(),
            bottom: self.bottom,
        }
    }

    /// The cell of a square, if the board has that square.
    pub fn cell_mut(&mut self, square: Square) -> Option<&mut Cell> {
        self.cells.iter_mut().find(|cell| cell.square == square)
    }

    /// Marks a chosen square.
    pub fn select(&mut self, square: Square) {
        if let Some(cell) = self.cell_mut(square) {
            cell.marks.selected = true;
        }
    }

    /// Marks a square that may be chosen next.
    pub fn target(&mut self, square: Square, capture: bool) {
        if let Some(cell) = self.cell_mut(square) {
            cell.marks.target |= !capture;
            cell.marks.target_capture |= capture;
        }
    }
}

impl<W> Zone<W> {
    fn map<V>(self, word: &mut impl FnMut(W) -> V) -> Zone<V> {
        let Self { squares, title, tint, active } = self;
        Zone { squares, title: word(title), tint, active }
    }
}

impl<W> Tally<W> {
    fn map<V>(self, word: &mut impl FnMut(W) -> V) -> Tally<V> {
        let Self { title, count, tint } = self;
        Tally { title: word(title), count, tint }
    }
}

impl<W> Spread<W> {
    fn map<V>(self, word: &mut impl FnMut(W) -> V) -> Spread<V> {
        let Self { title, cards, hidden, tint, own } = self;
        Spread { title: word(title), cards, hidden, tint, own }
    }
}
