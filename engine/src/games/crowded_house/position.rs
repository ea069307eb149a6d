//! A board shared by four, and what the player to move may do on it.

use std::fmt;

use crate::board::{Board, Role, Side, Square, SquareSet};
use crate::chess::{
    Army, Arrays, Effect, Fan, FenError, Fields, Move, Position as Base, PositionKey, Wing, pseudo_targets,
};
use crate::rules::SetupError;
use crate::seat::Seat;
use crate::work;

/// The second field of a position text, by seat.
const SIDES: [&str; 4] = ["wk", "bk", "wq", "bq"];

/// A position of Crowded House. `Display` writes the position text, [`Position::parse`] reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    base: Base,
    seat: Seat,
}

/// The half of the board that belongs to a seat.
pub(super) fn half(seat: Seat) -> SquareSet {
    // Files e to h of every rank, or a to d.
    let kingside = SquareSet::from_bits(0xf0f0_f0f0_f0f0_f0f0);
    if seat.0 < 2 { kingside } else { !kingside }
}

/// Who moves after a seat.
pub(super) fn next(seat: Seat) -> Seat {
    Seat((seat.0 + 1) % 4)
}

/// Whether the player of a seat could capture what stands on `target` when exactly the `occupied` squares block the way.
fn reaches(placement: &Board, seat: Seat, target: Square, occupied: SquareSet) -> bool {
    let side = if seat.0.is_multiple_of(2) { Side::White } else { Side::Black };
    let attackers = placement.attackers(target, side, occupied);
    let half = half(seat);
    if half.contains(target) { !attackers.is_empty() } else { attackers.meets(half) }
}

impl Position {
    /// A board, and who is to move on it: a seat of the side to move.
    pub(super) fn new(base: Base, seat: Seat) -> Self {
        Self { base, seat }
    }

    /// Reads a position text.
    ///
    /// # Errors
    /// When the text can't be read or no game can come to that position; the sentence says why.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&[])?;
        let Some(seat) = SIDES.iter().position(|side| *side == fields.side) else {
            return Err(SetupError::new("the player to move is wk, bk, wq or bq"));
        };
        let fields = Fields { side: &fields.side[..1], ..fields };
        let base = Base::read(Army::ORTHODOX, &fields, Arrays::Usual)?;
        let mut position = Self { base, seat: Seat(seat as u8) };
        let waiting = base.turn().other();
        if base.placement().king(waiting).is_some_and(|king| position.takes(king)) {
            return Err(FenError::WaitingKing(waiting.name()).into());
        }
        position.settle();
        Ok(position)
    }

    /// The board, its clock and its rights.
    #[must_use]
    pub fn base(&self) -> &Base {
        &self.base
    }

    /// Who is to move.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether the player to move could take what stands on a square.
    fn takes(&self, target: Square) -> bool {
        reaches(self.base.placement(), self.seat, target, self.base.placement().occupied())
    }

    /// Whether the next player could take the king of the side to move.
    #[must_use]
    pub fn in_check(&self) -> bool {
        let king = self.base.placement().king(self.base.turn());
        king.is_some_and(|king| Self { seat: next(self.seat), ..*self }.takes(king))
    }

    /// Every move that starts or ends on the player's half, without regard to the own king: castling aside.
    fn pseudo_moves(&self) -> impl Iterator<Item = Move> + '_ {
        let (side, board) = (self.base.turn(), self.base.placement());
        let half = half(self.seat);
        let en_passant = self.base.en_passant().map_or(SquareSet::EMPTY, SquareSet::of);
        board.side(side).iter().flat_map(move |from| {
            let role = board.role_at(from).unwrap_or(Role::Pawn);
            let targets = pseudo_targets(board, side, role, from, en_passant);
            let targets = if half.contains(from) { targets } else { targets & half };
            Fan::new(role, from, targets, &Role::PROMOTIONS).moves()
        })
    }

    /// Castling moves whose way is free and safe from the next player.
    fn castlings(&self) -> impl Iterator<Item = Move> + '_ {
        let board = self.base.placement();
        let (half, next) = (half(self.seat), next(self.seat));
        let may = move |wing: &Wing| {
            self.base.castle(*wing).is_some_and(|castle| {
                (half.contains(castle.king_from) || half.contains(castle.king_to))
                    && castle.is_open(board.occupied())
                    && castle.is_safe_by(board.occupied(), |square, occupied| {
                        reaches(board, next, square, occupied)
                    })
            })
        };
        Wing::BOTH.into_iter().filter(may).map(Move::Castle)
    }

    /// Whether a move leaves the own king where the next player can't take it.
    fn is_safe(&self, mv: Move) -> bool {
        work::spend(1);
        let mut after = *self;
        after.make(mv);
        after.base.placement().king(self.base.turn()).is_none_or(|king| !after.takes(king))
    }

    /// All legal moves, sorted.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let moves = self.pseudo_moves().chain(self.castlings());
        let mut legal: Vec<Move> = moves.filter(|mv| self.is_safe(*mv)).collect();
        legal.sort_unstable();
        legal
    }

    /// Whether there is any legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.pseudo_moves().chain(self.castlings()).any(|mv| self.is_safe(mv))
    }

    fn make(&mut self, mv: Move) -> Effect {
        self.seat = next(self.seat);
        self.base.make(mv)
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: Move) -> Effect {
        let effect = self.make(mv);
        self.settle();
        effect
    }

    /// Hands the turn over without a move.
    pub fn pass(&mut self) {
        self.seat = next(self.seat);
        self.base.pass();
    }

    /// Forgets the en-passant square unless the player to move may capture on it.
    fn settle(&mut self) {
        if !self.pseudo_moves().any(|mv| self.base.is_en_passant(mv) && self.is_safe(mv)) {
            self.base.forget_en_passant();
        }
    }

    /// What counts for repetition.
    #[must_use]
    pub fn key(&self) -> (PositionKey, Seat) {
        (self.base.key(), self.seat)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = SIDES.get(usize::from(self.seat.0)).copied().unwrap_or_default();
        f.write_str(&self.base.fields(side, self.base.en_passant()))
    }
}
