//! A position with Berolina pawns: what they capture in passing needs a memory of its own.

use std::fmt;

use super::super::thinktank::check_castling;
use super::{ARMY, Allthinker};
use crate::board::{Board, Pattern, Piece, Side, Square, SquareSet};
use crate::chess::{Arrays, Effect, FenError, Fields, Move, Position as Base, PositionKey, Variant};
use crate::rules::SetupError;

/// A double step just made. Where the pawn went can't be told from the square it passed: there are two ways on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Passed {
    /// The square passed over.
    square: Square,
    /// Where the pawn stands.
    pawn: Square,
}

/// A position of Allthought Chess. `Display` writes the position text, [`Position::parse`] reads it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    base: Base<Allthinker>,
    /// Only while a capture in passing is legal.
    passed: Option<Passed>,
}

impl Position {
    /// A position in which nothing has just been passed.
    pub(super) fn new(base: Base<Allthinker>) -> Self {
        Self { base, passed: None }
    }

    /// Reads a position text. If two pawns could have passed the en-passant square, the one on the lower file did.
    ///
    /// # Errors
    /// When the text can't be read or no game can come to that position; the sentence says why.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&[])?;
        let plain = format!(
            "{} {} {} - {} {}",
            fields.placement, fields.side, fields.castling, fields.halfmove_clock, fields.move_number
        );
        let base = Base::parse_army(ARMY, &plain, Arrays::Usual)?;
        check_castling(&base)?;
        let passed = match fields.en_passant {
            "-" => None,
            name => {
                let square: Square = name.parse().map_err(|_| FenError::EnPassant)?;
                let passed = just_passed(base.placement(), square, base.turn().other());
                Some(passed.ok_or(FenError::EnPassantSquare(square))?)
            }
        };
        let mut position = Self { base, passed };
        position.settle();
        Ok(position)
    }

    /// The move that captures in passing, if there is one: only one pawn can stand before the square.
    fn capture_in_passing(&self) -> Option<Move<Allthinker>> {
        let Passed { square, pawn } = self.passed?;
        let side = self.base.turn();
        let own = self.base.placement().pieces(side, Allthinker::Berolina);
        let from = (Pattern::Ahead.origins(side, square, SquareSet::EMPTY) & own).first()?;
        let king = self.base.placement().king(side)?;
        let after = self.base.placement().occupied().without(from).without(pawn).with(square);
        let safe = !self.base.placement().is_attacked(king, side.other(), after);
        Some(Move::new(from, square)).filter(|_| safe)
    }

    /// Forgets the double step unless a capture is legal.
    fn settle(&mut self) {
        if self.capture_in_passing().is_none() {
            self.passed = None;
        }
    }
}

/// The double step of `side` that may just have passed a square.
fn just_passed(placement: &Board<Allthinker>, square: Square, side: Side) -> Option<Passed> {
    let free = |square: Square| !placement.occupied().contains(square);
    let went = |lean: i8| {
        let start = Square::at(square.file() - lean, side.rank(1))?;
        let pawn = Square::at(square.file() + lean, side.rank(3))?;
        let stands = placement.pieces(side, Allthinker::Berolina).contains(pawn);
        Some(Passed { square, pawn }).filter(|_| stands && free(start))
    };
    if square.rank() != side.rank(2) || !free(square) {
        return None;
    }
    went(-1).or_else(|| went(1))
}

impl Variant for Position {
    type Kind = Allthinker;
    type Key = (PositionKey<Allthinker>, Option<(Square, Square)>);

    fn base(&self) -> &Base<Allthinker> {
        &self.base
    }

    fn legal_moves(&self) -> Vec<Move<Allthinker>> {
        let mut moves = self.base.legal_moves();
        if let Some(mv) = self.capture_in_passing() {
            moves.push(mv);
            moves.sort_unstable();
        }
        moves
    }

    fn has_legal_move(&self) -> bool {
        self.base.has_legal_move() || self.capture_in_passing().is_some()
    }

    fn in_check(&self) -> bool {
        self.base.in_check()
    }

    fn captured_by(&self, mv: Move<Allthinker>) -> Option<(Square, Piece<Allthinker>)> {
        if Some(mv) == self.capture_in_passing() {
            let pawn = self.passed?.pawn;
            return Some((pawn, self.placement().piece_at(pawn)?));
        }
        self.base.captured_by(mv)
    }

    fn play(&mut self, mv: Move<Allthinker>) -> Effect<Allthinker> {
        let captured = self.captured_by(mv);
        let mut effect = self.base.play(mv);
        if let Some((square, _)) = captured.filter(|_| effect.captured.is_none()) {
            self.base.remove(square);
            effect.captured = captured;
        }
        self.passed = match (effect.passed, mv) {
            (Some(square), Move::Normal { to, .. }) => Some(Passed { square, pawn: to }),
            _ => None,
        };
        self.settle();
        effect
    }

    fn key(&self) -> Self::Key {
        (self.base.key(), self.passed.map(|passed| (passed.square, passed.pawn)))
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let passed = self.passed.map(|passed| passed.square);
        f.write_str(&self.base.fields(self.turn().letter(), passed))
    }
}
