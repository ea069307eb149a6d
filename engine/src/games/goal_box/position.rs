//! [`Position`]: a position of the race, and its legal steps.

use std::fmt;
use std::ops::ControlFlow;

use super::board::{self, BODY, BOXES, GOALS, entrance, goal_behind};
use super::{Step, refusals};
use crate::board::{Board, Piece, Role, Side, Square, SquareSet};
use crate::chess::{Army, FenError, Fields, Move, PieceMoves, Position as Base, won_by};
use crate::rules::{GameResult, Outcome, Reason, Refusal, SetupError};
use crate::search::Search;

/// A side has pieces in both boxes.
pub(super) const BOTH_BOXES: Reason = Reason::new("both-goal-boxes", "both goal boxes");
/// A side has lost all its pieces.
pub(super) const NO_PIECE_LEFT: Reason = Reason::new("no-piece-left", "no piece left");
/// Neither side has enough pieces for both boxes.
pub(super) const TOO_FEW_PIECES: Reason = Reason::new("too-few-pieces", "too few pieces");

/// A position of Goal Box Chess. `Display` writes the position text, [`Position::parse`] reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    base: Base,
}

impl Position {
    /// Reads a position text.
    ///
    /// # Errors
    /// When the text can't be read or no game can come to that position; the sentence says why.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&[])?;
        let placement = board::parse(fields.placement)?;
        if fields.castling != "-" {
            return Err(Refusal::of(refusals::NO_CASTLING).into());
        }
        let turn = fields.side()?;
        let passed = fields.passed_by(turn.other(), &placement)?;
        if let Some(square) = passed.filter(|square| !BODY.contains(*square)) {
            return Err(FenError::EnPassantSquare(square).into());
        }
        let mut position = Self { base: Base::uncastled(Army::ORTHODOX, placement, &fields, turn, passed) };
        position.settle();
        Ok(position)
    }

    /// The base position: board and clock.
    #[must_use]
    pub fn base(&self) -> &Base {
        &self.base
    }

    /// The board.
    #[must_use]
    pub fn placement(&self) -> &Board {
        self.base.placement()
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.base.turn()
    }

    /// Every move from square to square.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.piece_moves().flat_map(|piece_moves| piece_moves.moves())
    }

    /// Every move from square to square, grouped by piece.
    fn piece_moves(&self) -> impl Iterator<Item = PieceMoves> + '_ {
        let own = self.placement().side(self.turn());
        own.iter().map(|from| {
            let role = self.placement().role_at(from).unwrap_or(Role::Pawn);
            PieceMoves::new(role, from, self.reach(self.turn(), role, from), &Role::PROMOTIONS)
        })
    }

    /// The targets of a side's piece from a square.
    pub(super) fn reach(&self, side: Side, role: Role, from: Square) -> SquareSet {
        let board = self.placement();
        if let Some(entrance) = entrance(from) {
            return SquareSet::of(entrance) - board.side(side);
        }
        // Places without a square are walls.
        let walls = board.occupied() | !BODY;
        let en_passant = self.base.en_passant().map_or(SquareSet::EMPTY, SquareSet::of);
        let prey = (board.side(side.other()) | en_passant) & BODY;
        let quiet = role.quiet().reach(side, from, walls) - walls;
        let captures = role.capturing().reach(side, from, walls) & prey;
        let goal = goal_behind(from).map_or(SquareSet::EMPTY, SquareSet::of) - board.side(side);
        quiet | captures | goal
    }

    /// Every exchange of places.
    pub(super) fn exchanges(&self) -> impl Iterator<Item = Step> + '_ {
        let (side, board) = (self.turn(), self.placement());
        let goals =
            GOALS.into_iter().map(|(goal, _)| goal).filter(move |goal| board.side(side).contains(*goal));
        goals.flat_map(move |goal| {
            let pawn = board.role_at(goal) == Some(Role::Pawn);
            board.side(side).without(goal).iter().flat_map(move |with| {
                let promotes = pawn && with.rank() == side.rank(7);
                let plain = (!promotes).then_some(None);
                let kinds = if promotes { &Role::PROMOTIONS[..] } else { &[] };
                plain
                    .into_iter()
                    .chain(kinds.iter().map(|role| Some(*role)))
                    .map(move |promotion| Step::Exchange { goal, with, promotion })
            })
        })
    }

    /// The piece that a step captures, and where it stands.
    #[must_use]
    pub fn captured_by(&self, step: Step) -> Option<(Square, Piece)> {
        match step {
            Step::Move(mv) => self.base.captured_by(mv),
            Step::Exchange { .. } => None,
        }
    }

    /// Carries out a step.
    pub fn play(&mut self, step: Step) {
        self.make(step);
        self.settle();
    }

    /// Carries out a step, but may keep a useless en-passant square.
    fn make(&mut self, step: Step) {
        let (goal, with, promotion) = match step {
            Step::Move(mv) => {
                self.base.make(mv);
                return;
            }
            Step::Exchange { goal, with, promotion } => (goal, with, promotion),
        };
        let board = self.base.placement_mut();
        let (one, two) = (board.take(goal), board.take(with));
        let pawn = [one, two].into_iter().flatten().any(|piece| piece.role == Role::Pawn);
        if let Some(piece) = one {
            board.put(with, Piece { role: promotion.unwrap_or(piece.role), ..piece });
        }
        if let Some(piece) = two {
            board.put(goal, piece);
        }
        self.base.pass();
        if pawn {
            self.base.reset_clock();
        }
    }

    /// Passes the turn to the other side.
    pub(super) fn hand_over(&mut self) {
        self.base.pass();
    }

    /// Forgets the en-passant square unless a pawn could capture there: there is no king to keep safe.
    fn settle(&mut self) {
        if !self.moves().any(|mv| self.base.is_en_passant(mv)) {
            self.base.forget_en_passant();
        }
    }

    /// The outcome if the game has ended by the board alone: both boxes, then numbers (small print 5).
    #[must_use]
    pub fn ending(&self) -> Option<Outcome> {
        let [white, black] = Side::BOTH.map(|side| self.placement().side(side));
        let won = |side, reason| Some(won_by(side, reason));
        match (white.len(), black.len()) {
            _ if BOXES.is_within(white) => won(Side::White, BOTH_BOXES),
            _ if BOXES.is_within(black) => won(Side::Black, BOTH_BOXES),
            (0, 2..) => won(Side::Black, NO_PIECE_LEFT),
            (2.., 0) => won(Side::White, NO_PIECE_LEFT),
            (0 | 1, 0 | 1) => Some(Outcome { result: GameResult::Drawn, reason: TOO_FEW_PIECES }),
            _ => None,
        }
    }
}

impl Search for Position {
    type Step = Step;

    fn settled(&self) -> Self {
        let mut position = *self;
        position.settle();
        position
    }

    fn continuations<B>(&self, mut listener: impl FnMut(Step, Self) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.ending().is_some() {
            return ControlFlow::Continue(());
        }
        for piece_moves in self.piece_moves() {
            for mv in piece_moves.moves() {
                let mut next = *self;
                next.base.make_as(piece_moves.role, mv);
                listener(Step::Move(mv), next)?;
            }
        }
        self.exchanges().try_for_each(|step| {
            let mut next = *self;
            next.make(step);
            listener(step, next)
        })
    }

    fn count_turns(&self) -> u64 {
        if self.ending().is_some() {
            return 0;
        }
        (self.piece_moves().map(|piece_moves| piece_moves.count()).sum::<usize>() + self.exchanges().count())
            as u64
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = self.base.fields(self.turn().letter(), self.base.en_passant());
        let (_, rest) = fields.split_once(' ').unwrap_or_default();
        write!(f, "{} {rest}", board::text(self.placement()))
    }
}
