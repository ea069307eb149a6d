//! Positions with Berolina pawns, whose captures in passing need more state.

use std::fmt;
use std::ops::ControlFlow;

use super::super::thinktank::check_castling;
use super::{ARMY, Allthinker};
use crate::board::{Board, Pattern, Piece, Side, Square, SquareSet};
use crate::chess::{
    Arrays, Effect, FenError, Fields, Move, PieceMoves, Position as Base, PositionKey, Variant,
};
use crate::rules::SetupError;

/// A double step just made. The passed square doesn't tell where the pawn went: there are two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Passed {
    /// The square passed over.
    square: Square,
    /// The pawn's square.
    pawn: Square,
}

/// A position of Allthought Chess. `Display` writes the position text, [`Position::parse`] reads it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    base: Base<Allthinker>,
    /// The double step just made, only while a capture in passing is legal.
    passed: Option<Passed>,
}

impl Position {
    /// A position without a double step just made.
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
        position.forget_useless();
        Ok(position)
    }

    /// The move that captures in passing, if it is legal: only one pawn can stand before the square.
    fn capture_in_passing(&self) -> Option<(Square, Square)> {
        let Passed { square, pawn } = self.passed?;
        let side = self.base.turn();
        let own = self.base.placement().pieces(side, Allthinker::Berolina);
        let from = (Pattern::Ahead.origins(side, square, SquareSet::EMPTY) & own).first()?;
        let king = self.base.placement().king(side)?;
        let after = self.base.placement().occupied().without(from).without(pawn).with(square);
        let safe = !self.base.placement().is_attacked(king, side.other(), after);
        Some((from, square)).filter(|_| safe)
    }

    /// Forgets the double step unless a capture is legal.
    fn forget_useless(&mut self) {
        if self.capture_in_passing().is_none() {
            self.passed = None;
        }
    }
}

/// The double step by which `side` may just have passed a square.
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

    fn base_mut(&mut self) -> &mut Base<Allthinker> {
        &mut self.base
    }

    fn generate<B>(
        &self,
        mut listener: impl FnMut(PieceMoves<Allthinker>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.base.generate(&mut listener)?;
        match self.capture_in_passing() {
            Some((from, to)) => listener(PieceMoves::new(Allthinker::Berolina, from, SquareSet::of(to), &[])),
            None => ControlFlow::Continue(()),
        }
    }

    fn count_moves(&self) -> u64 {
        self.base.count_moves() + u64::from(self.capture_in_passing().is_some())
    }

    fn captured_by(&self, mv: Move<Allthinker>) -> Option<(Square, Piece<Allthinker>)> {
        let passing = self.capture_in_passing().is_some_and(|(from, to)| mv == Move::new(from, to));
        if passing {
            let pawn = self.passed?.pawn;
            return Some((pawn, self.placement().piece_at(pawn)?));
        }
        self.base.captured_by(mv)
    }

    fn make(&mut self, mv: Move<Allthinker>) -> Effect<Allthinker> {
        let captured = if self.passed.is_some() { self.captured_by(mv) } else { None };
        let mut effect = self.base.make(mv);
        if let Some((square, _)) = captured.filter(|_| effect.captured.is_none()) {
            self.base.remove(square);
            effect.captured = captured;
        }
        self.passed = match (effect.passed, mv) {
            (Some(square), Move::Normal { to, .. }) => Some(Passed { square, pawn: to }),
            _ => None,
        };
        effect
    }

    fn settle(&mut self) {
        self.forget_useless();
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
