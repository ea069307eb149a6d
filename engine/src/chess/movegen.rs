//! Which moves there are: everything a piece reaches, and what of it is legal.
//!
//! Legal moves are generated directly: a piece that shields its king keeps to their common line, and in check only
//! squares that end the check count. Nothing is allocated, and the listener may stop whenever it has heard enough.

use std::ops::ControlFlow;

use super::{Move, Position, Wing};
use crate::board::{Pattern, Placement, Role, Side, Square, SquareSet, between, line};
use crate::work;

/// Where a piece may go without regard to its king: everything but castling.
///
/// `en_passant` holds the squares on which a pawn may capture in passing.
#[must_use]
#[inline]
pub fn pseudo_targets(
    placement: &Placement,
    side: Side,
    role: Role,
    from: Square,
    en_passant: SquareSet,
) -> SquareSet {
    let occupied = placement.occupied();
    let (quiet, capturing) = (role.quiet(), role.capturing());
    if quiet == capturing {
        return quiet.reach(side, from, occupied) - placement.side(side);
    }
    let prey = placement.side(side.other()) | en_passant;
    (quiet.reach(side, from, occupied) - occupied) | (capturing.reach(side, from, occupied) & prey)
}

/// Moves of one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fan {
    /// What it is.
    pub role: Role,
    /// Where it stands.
    pub from: Square,
    /// Where it may go.
    pub targets: SquareSet,
    /// What it becomes on arriving, the last offered first; empty when it stays what it is.
    promotions: &'static [Role],
    /// The wings on which it may castle, being the king: [kingside, queenside].
    castles: [bool; 2],
}

impl Fan {
    /// Moves without castling. `promotions` is what pawns become in this game: all targets of a pawn lie on its last
    /// rank, or none.
    #[must_use]
    #[inline]
    pub fn new(role: Role, from: Square, targets: SquareSet, promotions: &'static [Role]) -> Self {
        let promotes = role.is_pawn() && targets.meets(SquareSet::rank(0) | SquareSet::rank(7));
        Self { role, from, targets, promotions: if promotes { promotions } else { &[] }, castles: [false; 2] }
    }

    /// How many moves there are.
    #[must_use]
    #[inline]
    pub fn count(&self) -> usize {
        let kinds = self.promotions.len().max(1);
        self.targets.len() * kinds + usize::from(self.castles[0]) + usize::from(self.castles[1])
    }

    /// The moves one by one.
    #[must_use]
    #[inline]
    pub fn moves(&self) -> FanMoves {
        FanMoves { fan: *self, promotion: self.promotions.len() }
    }
}

/// The moves of a [`Fan`].
#[derive(Clone, Debug)]
pub struct FanMoves {
    fan: Fan,
    /// How many promotions are left for the lowest target; stays 0 for moves that do not promote.
    promotion: usize,
}

impl Iterator for FanMoves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let Some(to) = self.fan.targets.first() else {
            let wing = Wing::BOTH.into_iter().find(|wing| self.fan.castles[*wing as usize])?;
            self.fan.castles[wing as usize] = false;
            return Some(Move::Castle(wing));
        };
        let mut promotion = None;
        if self.promotion > 0 {
            promotion = Some(self.fan.promotions[self.promotion - 1]);
            self.promotion -= 1;
            if self.promotion > 0 {
                return Some(Move::Normal { from: self.fan.from, to, promotion });
            }
            self.promotion = self.fan.promotions.len();
        }
        self.fan.targets.remove(to);
        Some(Move::Normal { from: self.fan.from, to, promotion })
    }
}

/// What the safety of the king asks of every other piece.
struct Duties {
    /// Squares that end a check by capture or in between: all of them when there is none, none in double check.
    relief: SquareSet,
    /// Pieces that shield the king.
    pinned: SquareSet,
}

impl Position {
    /// Tells the listener all legal moves, fan by fan: each move once.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    #[inline]
    pub fn generate<B>(&self, mut listener: impl FnMut(Fan) -> ControlFlow<B>) -> ControlFlow<B> {
        work::spend(4);
        let side = self.turn;
        let placement = &self.placement;
        let duties = self.duties();
        if !duties.relief.is_empty() {
            for role in Role::ALL.into_iter().filter(|role| *role != Role::King) {
                for from in placement.pieces(side, role) {
                    let mut targets =
                        pseudo_targets(placement, side, role, from, SquareSet::EMPTY) & duties.relief;
                    if duties.pinned.contains(from) {
                        targets &= self.shield(from);
                    }
                    if !targets.is_empty() {
                        listener(Fan::new(role, from, targets, self.army.promotions))?;
                    }
                }
            }
        }
        if let Some(target) = self.en_passant {
            for from in self.en_passant_captors() {
                listener(Fan::new(Role::Pawn, from, SquareSet::of(target), &[]))?;
            }
        }
        match placement.king(side) {
            Some(king) => self.king_moves(king, &mut listener),
            None => ControlFlow::Continue(()),
        }
    }

    /// All legal moves, sorted.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        let _: ControlFlow<()> = self.generate(|fan| {
            moves.extend(fan.moves());
            ControlFlow::Continue(())
        });
        moves.sort_unstable();
        work::spend(moves.len() as u64);
        moves
    }

    /// Whether there is any legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.generate(|_| ControlFlow::Break(())).is_break()
    }

    /// Whether a move is legal.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.generate(|fan| {
            if fan.moves().any(|legal| legal == mv) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// The pawns that may legally capture on the en-passant square.
    pub(super) fn en_passant_captors(&self) -> SquareSet {
        let Some(target) = self.en_passant else { return SquareSet::EMPTY };
        let side = self.turn;
        let pawns = Pattern::PawnCapture.origins(side, target, SquareSet::EMPTY)
            & self.placement.pieces(side, Role::Pawn);
        let safe = |from: &Square| {
            // Two pawns leave one rank at once: only looking at the board afterwards finds every uncovered attack.
            let (Some(king), Some(victim)) =
                (self.placement.king(side), Square::at(target.file(), from.rank()))
            else {
                return true;
            };
            let after = self.placement.occupied().without(*from).without(victim).with(target);
            !self.placement.is_attacked(king, side.other(), after)
        };
        pawns.iter().filter(safe).collect()
    }

    /// The line a pinned piece may move along.
    #[inline]
    fn shield(&self, from: Square) -> SquareSet {
        self.placement.king(self.turn).map_or(SquareSet::ALL, |king| line(king, from))
    }

    #[inline]
    fn duties(&self) -> Duties {
        let placement = &self.placement;
        let (side, enemy) = (self.turn, self.turn.other());
        let Some(king) = placement.king(side) else {
            return Duties { relief: SquareSet::ALL, pinned: SquareSet::EMPTY };
        };
        // Sliders that would see the king if the own pieces were not there: each checks or pins.
        let theirs = placement.side(enemy);
        let own = placement.side(side);
        let snipers = theirs
            & (Pattern::Rook.reach(side, king, theirs) & placement.rookly()
                | Pattern::Bishop.reach(side, king, theirs) & placement.bishoply());
        let mut checkers = theirs
            & (Pattern::Knight.origins(enemy, king, theirs) & placement.knightly()
                | Pattern::PawnCapture.origins(enemy, king, theirs) & placement.role(Role::Pawn)
                | Pattern::Ahead.origins(enemy, king, theirs) & placement.role(Role::Berolina));
        let mut pinned = SquareSet::EMPTY;
        for sniper in snipers {
            let shields = between(king, sniper) & own;
            if shields.is_empty() {
                checkers.insert(sniper);
            } else if !shields.is_several() {
                pinned |= shields;
            }
        }
        let relief = match checkers.first() {
            None => SquareSet::ALL,
            Some(_) if checkers.is_several() => SquareSet::EMPTY,
            Some(checker) => between(king, checker).with(checker),
        };
        Duties { relief, pinned }
    }

    #[inline]
    fn king_moves<B>(
        &self,
        king: Square,
        listener: &mut impl FnMut(Fan) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (side, enemy) = (self.turn, self.turn.other());
        // The king must not hide from a slider behind itself.
        let kingless = self.placement.occupied().without(king);
        let mut fan = Fan::new(Role::King, king, SquareSet::EMPTY, &[]);
        for to in pseudo_targets(&self.placement, side, Role::King, king, SquareSet::EMPTY) {
            if !self.placement.is_attacked(to, enemy, kingless) {
                fan.targets.insert(to);
            }
        }
        if !self.castling.rooks(side).is_empty() {
            for wing in Wing::BOTH {
                fan.castles[wing as usize] = self.castle(wing).is_some_and(|castle| {
                    castle.is_open(self.placement.occupied()) && castle.is_safe(&self.placement, enemy)
                });
            }
        }
        if fan.count() > 0 { listener(fan) } else { ControlFlow::Continue(()) }
    }
}
