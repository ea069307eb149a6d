//! Legal continuations: steps that some legal turn completes.
//!
//! A turn is legal when, by what its player knows, the own king can't be captured once it has ended. A zombie's
//! step alone may leave the king in check as long as the other zombies can correct that, so the rest has to be
//! searched. That search looks at every board the zombies can make, but cuts off where the zombies still to move
//! could not answer all checks even with a free way for each. It stops after a limit of [`Boards`] and then takes
//! the step as completable: at worst a player has to take a step back, and nobody is ever declared mated wrongly.
//! The limit is one for each step, so that a step alone is judged as in a list.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::step::Step;
use super::threat::{Boards, can_capture, zombies_can_capture};
use super::turn_state::TurnState;
use crate::board::{Board, Pattern, Role, Square, SquareSet, between};
use crate::chess::Move;
use crate::work;

/// The most assignments of answers to checks that are tried before they count as possible.
const ANSWERS: u32 = 500;

/// The continuations of a side with its own burials.
pub struct Continuations<'a> {
    own: &'a Board,
    /// The search limit for the current step.
    boards: Boards,
    /// Turn states from which no legal end exists, whichever step came first.
    hopeless: HashSet<TurnState>,
}

impl TurnState {
    /// Keeps the passed squares on which a capture is legal, judged as if nothing were buried.
    pub fn settle_en_passant(&mut self) {
        let side = self.side;
        self.board.forget_passed(side);
        let turn = *self;
        let pawns = turn.board.placement.pieces(side, Role::Pawn);
        let kept = turn.board.en_passant.iter().filter(|passed| {
            let captors = Pattern::PawnCapture.origins(side, *passed, SquareSet::EMPTY) & pawns;
            captors.iter().any(|from| {
                Continuations::new(&Board::EMPTY).offers(&turn, Step::Move(Move::new(from, *passed)))
            })
        });
        self.board.en_passant = kept.collect();
    }
}

impl<'a> Continuations<'a> {
    /// The continuations of a player with these burials.
    #[must_use]
    pub fn new(own: &'a Board) -> Self {
        Self { own, boards: Boards::default(), hopeless: HashSet::new() }
    }

    /// Whether the turn may end here.
    #[must_use]
    pub fn may_end(&self, turn: &TurnState) -> bool {
        self.is_safe_end(turn, &Boards::default())
    }

    fn is_safe_end(&self, turn: &TurnState, boards: &Boards) -> bool {
        let foreseen = turn.foreseen(self.own);
        let king = foreseen.placement.king(turn.side);
        let taken = |king| can_capture(&foreseen, turn.side.other(), king, boards);
        turn.bound.is_none() && !king.is_some_and(taken)
    }

    /// All steps, sorted; the end of the turn is last.
    #[must_use]
    pub fn steps(&mut self, turn: &TurnState) -> Vec<Step> {
        let mut steps = Vec::new();
        let _: ControlFlow<()> = self.each(turn, |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps.sort_unstable();
        steps
    }

    /// Whether there is any step other than the end of the turn.
    #[must_use]
    pub fn may_go_on(&mut self, turn: &TurnState) -> bool {
        self.each(turn, |step| match step {
            Step::Done => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        })
        .is_break()
    }

    /// Whether a step is one of [`Continuations::steps`].
    #[must_use]
    pub fn offers(&mut self, turn: &TurnState, wanted: Step) -> bool {
        self.boards = Boards::default();
        match wanted {
            Step::Done => turn.begun && self.may_end(turn),
            Step::Bury(_) => false,
            Step::Promote { square, role } => {
                self.to_promote(turn).contains(square) && self.promotable(turn, square, role)
            }
            Step::Move(mv @ Move::Normal { from, .. }) => {
                turn.movers().contains(from)
                    && turn.moves_of(from).any(|own| own == mv)
                    && self.completable(turn, mv)
            }
            Step::Move(mv @ Move::Castle(wing)) => {
                turn.castlings().any(|own| own == wing) && self.completable(turn, mv)
            }
        }
    }

    /// Calls the listener with each of [`Continuations::steps`], unsorted but with the end of the turn last.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    pub fn each<B>(
        &mut self,
        turn: &TurnState,
        mut listener: impl FnMut(Step) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.each_move(turn, |_| true, &mut listener)?;
        for wing in turn.castlings() {
            self.boards = Boards::default();
            if self.completable(turn, Move::Castle(wing)) {
                listener(Step::Move(Move::Castle(wing)))?;
            }
        }
        for square in self.to_promote(turn) {
            for role in Role::PROMOTIONS {
                self.boards = Boards::default();
                if self.promotable(turn, square, role) {
                    listener(Step::Promote { square, role })?;
                }
            }
        }
        if turn.begun && self.may_end(turn) {
            listener(Step::Done)?;
        }
        ControlFlow::Continue(())
    }

    /// Calls the listener with each of the wanted moves but castling.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    pub fn each_move<B>(
        &mut self,
        turn: &TurnState,
        wanted: impl Fn(Move) -> bool,
        mut listener: impl FnMut(Step) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for from in turn.movers() {
            for mv in turn.moves_of(from).filter(|mv| wanted(*mv)) {
                self.boards = Boards::default();
                if self.completable(turn, mv) {
                    listener(Step::Move(mv))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The zombie pawns that may be promoted next.
    fn to_promote(&self, turn: &TurnState) -> SquareSet {
        let last = SquareSet::rank(turn.side.rank(7));
        if turn.bound.is_some() {
            return SquareSet::EMPTY;
        }
        turn.idle & last & turn.board.placement.pieces(turn.side, Role::Pawn)
    }

    fn promotable(&mut self, turn: &TurnState, square: Square, role: Role) -> bool {
        let promoted = turn.promoted(square, role);
        promoted.moves_of(square).any(|mv| self.completable(&promoted, mv))
    }

    /// Whether some legal turn continues this turn with this move.
    fn completable(&mut self, turn: &TurnState, mv: Move) -> bool {
        if turn.takes_king(mv) {
            return true;
        }
        if let Move::Castle(wing) = mv
            && !turn.castle(wing).is_some_and(|castle| self.is_safe_way(turn, &castle))
        {
            return false;
        }
        let next = turn.after(mv);
        self.is_safe_end(&next, &self.boards) || turn.is_zombies(mv) && self.can_be_saved(&next)
    }

    /// Whether the king can't be captured anywhere on its castling path, by the board before anything crumbles.
    fn is_safe_way(&self, turn: &TurnState, castle: &crate::chess::Castle) -> bool {
        let way = castle.king_path();
        way.iter().all(|square| {
            let mut board = turn.board;
            if let Some(king) = board.placement.take(castle.king_from) {
                board.placement.put(square, king);
            }
            // No enemy pawn was passed in a turn that castles.
            board.en_passant = SquareSet::EMPTY;
            !can_capture(&board, turn.side.other(), square, &self.boards)
        })
    }

    /// Whether further zombies can make a turn legal that can't end here.
    fn can_be_saved(&mut self, turn: &TurnState) -> bool {
        if turn.idle.is_empty() {
            return false;
        }
        let enemy = turn.side.other();
        let prey = turn.board.placement.king(enemy);
        let takes = |king| zombies_can_capture(&turn.board, turn.side, turn.idle, king, &self.boards);
        if prey.is_some_and(takes) || self.boards.are_spent() {
            return true;
        }
        if self.is_out_of_reach(turn) {
            return false;
        }
        if self.hopeless.contains(turn) {
            return false;
        }
        let mut further = Vec::new();
        for from in turn.idle {
            let to_promote = turn.board.has_to_promote(turn.side, from);
            let kinds = if to_promote { &Role::PROMOTIONS[..] } else { &[] };
            let turns: Vec<TurnState> = match kinds {
                [] => vec![*turn],
                roles => roles.iter().map(|role| turn.promoted(from, *role)).collect(),
            };
            for turn in turns {
                for mv in turn.moves_of(from) {
                    let next = turn.after(mv);
                    if !self.boards.look() || self.is_safe_end(&next, &self.boards) {
                        return true;
                    }
                    further.push(next);
                }
            }
        }
        if further.iter().any(|next| self.can_be_saved(next)) {
            return true;
        }
        self.hopeless.insert(*turn);
        false
    }

    /// Whether the checks at the end of the turn can't all be answered: by captures or blocks of zombies still to
    /// move, even if every other zombie were out of their way.
    fn is_out_of_reach(&self, turn: &TurnState) -> bool {
        let foreseen = turn.foreseen(self.own);
        let (side, enemy) = (turn.side, turn.side.other());
        let Some(king) = foreseen.placement.king(side) else { return false };
        let checkers = foreseen.placement.attackers(king, enemy, foreseen.placement.occupied());
        if checkers.is_empty() || !turn.board.en_passant.is_empty() {
            return false;
        }
        let obstacles = turn.board.placement.occupied() - turn.idle;
        let reach = |zombie: Square| match turn.board.placement.role_at(zombie) {
            _ if turn.board.has_to_promote(side, zombie) => {
                Pattern::Queen.reach(side, zombie, obstacles) | Pattern::Knight.reach(side, zombie, obstacles)
            }
            Some(role) => {
                role.quiet().reach(side, zombie, obstacles) | role.capturing().reach(side, zombie, obstacles)
            }
            None => SquareSet::EMPTY,
        };
        let answers: Vec<SquareSet> =
            checkers.iter().map(|checker| between(checker, king).with(checker)).collect();
        let reaches: Vec<SquareSet> = turn.idle.iter().map(reach).collect();
        let mut left = ANSWERS;
        let answered = can_answer(&answers, &reaches, &mut vec![None; reaches.len()], &mut left);
        work::spend(u64::from((ANSWERS - left) / 8));
        !answered
    }
}

/// Whether each set of answers can get one of its squares from some reach, every reach giving one square at most.
/// True when `left` runs out.
fn can_answer(
    answers: &[SquareSet],
    reaches: &[SquareSet],
    taken: &mut Vec<Option<Square>>,
    left: &mut u32,
) -> bool {
    if *left == 0 {
        return true;
    }
    *left -= 1;
    let Some((first, rest)) = answers.split_first() else { return true };
    if taken.iter().flatten().any(|square| first.contains(*square)) {
        return can_answer(rest, reaches, taken, left);
    }
    (0..reaches.len()).any(|zombie| {
        taken[zombie].is_none()
            && (reaches[zombie] & *first).iter().any(|square| {
                taken[zombie] = Some(square);
                let found = can_answer(rest, reaches, taken, left);
                taken[zombie] = None;
                found
            })
    })
}
