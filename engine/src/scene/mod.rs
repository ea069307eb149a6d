//! Scenes: what to draw and to say, ready for any renderer, without any game's rules.
//!
//! One slot per meaning: a count is top left of a cell, a state top right, physical things (coin, checkers) lie
//! under the piece, the mirror's tile lies behind it, frames mark moves and check.

mod grid;

use crate::board::{Side, Square, SquareSet};
pub use grid::{Entry, Grid, GridRow};

/// The colour of a piece or of a player's other things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tint {
    /// White.
    #[default]
    White,
    /// Black.
    Black,
    /// Neutral: without an owner.
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

/// A piece or a card drawn on its own, small enough to stand beside a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Glyph {
    /// The drawing: the stem of a file in `render/assets/pieces`, or `checkers` for a card of them.
    pub art: &'static str,
    /// The colour.
    pub tint: Tint,
    /// Whether it is drawn on a card.
    pub card: bool,
}

/// The full content of a picture and its text. Games make it of phrases; it is drawn and told in a reader's language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scene<W = String> {
    /// The last change as a sentence: begins the alt text. Empty at the start.
    pub changed: W,
    /// The state of play as a sentence: `White to move.`, `Black to move, in check.`, `White wins: checkmate.`
    pub status: W,
    /// The cells of the grid, sorted by square.
    pub cells: Vec<Cell>,
    /// The check as a sentence: `The king is in check from the bishop on b4.` Empty without one.
    pub threat: W,
    /// The ways on which the king in check could be captured, each one or more arrows.
    pub threats: Vec<Arrow>,
    /// The arrows over the board, in drawing order.
    pub arrows: Vec<Arrow>,
    /// Whether the arrows are moves one after the other: then they are numbered, since they may cross and share squares.
    pub numbered: bool,
    /// The parts of the board that belong to somebody.
    pub zones: Vec<Zone<W>>,
    /// The groups of pieces beside the board, top to bottom.
    pub piles: Vec<Pile<W>>,
    /// Things that are only counted, beside the board below the piles.
    pub tallies: Vec<Tally<W>>,
    /// The cards below the board, top to bottom.
    pub spreads: Vec<Spread<W>>,
    /// The tables of marks or numbers, below the cards.
    pub grids: Vec<Grid<W>>,
    /// The colour at the bottom unless the viewer chose otherwise.
    pub bottom: Tint,
}

/// One square of the board as drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// The square.
    pub square: Square,
    /// The kind of square.
    pub terrain: Terrain,
    /// The piece on it.
    pub token: Option<Token>,
    /// The pieces buried under it, as far as the viewer knows.
    pub buried: Vec<Token>,
    /// Its marks: what has happened there and may happen next.
    pub marks: Marks,
}

impl Cell {
    /// An ordinary square with nothing on it.
    #[must_use]
    pub fn empty(square: Square) -> Self {
        Self { square, terrain: Terrain::Plain, token: None, buried: Vec::new(), marks: Marks::default() }
    }
}

/// The kind of a square, for the whole game or until something opens or closes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    /// An ordinary square.
    #[default]
    Plain,
    /// A goal: a square to be reached to win.
    Goal,
    /// The only way to a goal.
    Entrance,
    /// A compartment of a box off the board.
    Box {
        /// Whether its content can't come out.
        latched: bool,
    },
}

/// A piece as a scene draws it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// The drawing, which shows how the piece moves: the stem of a file in `render/assets/pieces`.
    pub art: &'static str,
    /// The drawing of its way of capturing, where that differs from how it moves.
    pub captures: Option<&'static str>,
    /// The name for people: `knight`.
    pub name: &'static str,
    /// The letter in a piece list: `N`; empty for a pawn.
    pub letter: &'static str,
    /// The colour.
    pub tint: Tint,
    /// The checkers under it.
    pub stack: Option<Stack>,
    /// Its state, shown top right and said in words.
    pub state: Option<State>,
}

impl Token {
    /// A piece in its ordinary state.
    #[must_use]
    pub const fn new(art: &'static str, name: &'static str, letter: &'static str, tint: Tint) -> Self {
        Self { art, captures: None, name, letter, tint, stack: None, state: None }
    }

    /// The piece without its way of capturing and its checkers, to stand beside a word.
    #[must_use]
    pub const fn glyph(&self) -> Glyph {
        Glyph { art: self.art, tint: self.tint, card: false }
    }
}

/// A stack of checkers under a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stack {
    /// The checkers' colour.
    pub tint: Tint,
    /// The number of checkers, at least one.
    pub count: u8,
}

/// A lasting state of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// Risen from the grave, with the game's word for such pieces, `zombie`: a coin lies under it, and it carries a Z.
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
    /// The person who is making a turn has chosen this square.
    pub selected: bool,
    /// A possible next choice: an empty or own square.
    pub target: bool,
    /// A possible next choice with a capture.
    pub target_capture: bool,
    /// The square was turned up and nothing rose.
    pub dug: bool,
    /// A checker was just put under the piece here.
    pub given: bool,
    /// The piece here took part in a capture without landing on the victim.
    pub captor: bool,
    /// Something was captured here, and nothing landed here.
    pub captured: bool,
    /// A piece that moves here is lost.
    pub danger: bool,
    /// The piece here is one of those that the task is about.
    pub circled: bool,
}

/// An arrow from square to square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// The tail.
    pub from: Square,
    /// The head.
    pub to: Square,
}

/// A part of the board that belongs to somebody.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zone<W = String> {
    /// The squares.
    pub squares: SquareSet,
    /// The owner or the meaning: `White queen-side`.
    pub title: W,
    /// The colour.
    pub tint: Tint,
    /// Whether it matters in the current turn.
    pub active: bool,
}

/// Things that are only counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tally<W = String> {
    /// The label: `White's free checkers`.
    pub title: W,
    /// The number.
    pub count: u32,
    /// The colour.
    pub tint: Tint,
}

/// A group of pieces beside the board: a graveyard, a dust bin, captured pieces.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pile<W = String> {
    /// The label: `Graveyard`.
    pub title: W,
    /// The pieces, in order.
    pub tokens: Vec<Token>,
}

/// A group of cards: a hand, discards, a stack on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spread<W = String> {
    /// The label: `Your hand`, `White's stack`.
    pub title: W,
    /// The cards face up, the lowest first.
    pub cards: Vec<PlayingCard>,
    /// The number of further cards face down: a hand that others may not see, a draw pile.
    pub hidden: u32,
    /// The owner's colour; neutral for cards without an owner. The title names the side, unless they are the viewer's own.
    pub tint: Tint,
    /// Whether it is the viewer's own hand.
    pub own: bool,
}

/// A card face up.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayingCard {
    /// The drawing: the stem of a piece's file, or `checkers`.
    pub art: &'static str,
    /// The face in words: `knight`, `checkers`.
    pub name: &'static str,
    /// The letter in its corner: `N`.
    pub letter: &'static str,
    /// White for a red card, which stands for a white piece; black for a black one.
    pub tint: Tint,
    /// Whether it is wild: at the moment it stands for anything.
    pub wild: bool,
}

impl PlayingCard {
    /// The card on its own, to stand beside a word.
    #[must_use]
    pub const fn glyph(&self) -> Glyph {
        Glyph { art: self.art, tint: self.tint, card: true }
    }
}

impl<W> Scene<W> {
    /// The scene with all its words converted.
    pub fn map<V>(self, word: &mut impl FnMut(W) -> V) -> Scene<V> {
        Scene {
            changed: word(self.changed),
            status: word(self.status),
            cells: self.cells,
            threat: word(self.threat),
            threats: self.threats,
            arrows: self.arrows,
            numbered: self.numbered,
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

    /// The cell of a square, if the board has it.
    pub fn cell_mut(&mut self, square: Square) -> Option<&mut Cell> {
        self.cells.iter_mut().find(|cell| cell.square == square)
    }

    /// Marks a square as chosen.
    pub fn select(&mut self, square: Square) {
        if let Some(cell) = self.cell_mut(square) {
            cell.marks.selected = true;
        }
    }

    /// Marks a square as a possible next choice.
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
