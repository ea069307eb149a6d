//! What may be done next: steps that some legal turn completes.
//!
//! A turn is legal when, by what its player knows, the own king can't be captured once it has ended. A zombie's step
//! alone may leave the king in check as long as the rest of the horde can put that right, so the rest has to be
//! looked for. That search looks at every board the horde can make, but cuts off where the zombies still to move could
//! not answer all checks even with a free way for each. It gives up after so many [`Boards`] and takes the step for
//! completable then: at worst somebody has to take a step back, and nobody is ever declared mated wrongly. The bound is one
//! for each step, so that a step alone is judged as in a list.

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::march::March;
use super::step::Step;
use super::threat::{Boards, can_capture, horde_can_capture};
use crate::board::{Board, Pattern, Role, Square, SquareSet, between};
use crate::chess::Move;
use crate::work;

/// How many ways to answer checks are tried before it counts as possible.
const ANSWERS: u32 = 500;

/// What a side can do, by its own burials.
pub struct Outlook<'a> {
    own: &'a Board,
    /// For the step that is looked at.
    boards: Boards,
    /// What is certain to lead nowhere, whichever step comes first.
    hopeless: HashSet<March>,
}

impl March {
    /// Keeps the passed squares on which a capture is legal, judged as if nobody were buried.
    pub fn settle_en_passant(&mut self) {
        let side = self.side;
        self.ground.forget_passed(side);
        let march = *self;
        let pawns = march.ground.placement.pieces(side, Role::Pawn);
        let kept = march.ground.en_passant.iter().filter(|passed| {
            let captors = Pattern::PawnCapture.origins(side, *passed, SquareSet::EMPTY) & pawns;
            captors
                .iter()
                .any(|from| Outlook::new(&Board::EMPTY).offers(&march, Step::Move(Move::new(from, *passed))))
        });
        self.ground.en_passant = kept.collect();
    }
}

impl<'a> Outlook<'a> {
    /// The outlook of a player with these burials.
    #[must_use]
    pub fn new(own: &'a Board) -> Self {
        Self { own, boards: Boards::default(), hopeless: HashSet::new() }
    }

    /// Whether the turn may end here.
    #[must_use]
    pub fn may_end(&self, march: &March) -> bool {
        self.is_safe_end(march, &Boards::default())
    }

    fn is_safe_end(&self, march: &March, boards: &Boards) -> bool {
        let foreseen = march.foreseen(self.own);
        let king = foreseen.placement.king(march.side);
        let taken = |king| can_capture(&foreseen, march.side.other(), king, boards);
        march.bound.is_none() && !king.is_some_and(taken)
    }

    /// All steps, sorted; the end of the turn last.
    #[must_use]
    pub fn steps(&mut self, march: &March) -> Vec<Step> {
        let mut steps = Vec::new();
        let _: ControlFlow<()> = self.each(march, |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps.sort_unstable();
        steps
    }

    /// Whether there is any step but the end of the turn.
    #[must_use]
    pub fn may_go_on(&mut self, march: &March) -> bool {
        self.each(march, |step| match step {
            Step::Done => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        })
        .is_break()
    }

    /// Whether a step is one of [`Outlook::steps`].
    #[must_use]
    pub fn offers(&mut self, march: &March, wanted: Step) -> bool {
        self.boards = Boards::default();
        match wanted {
            Step::Done => march.begun && self.may_end(march),
            Step::Bury(_) => false,
            Step::Promote { square, role } => {
                self.stranded(march).contains(square) && self.promotable(march, square, role)
            }
            Step::Move(mv @ Move::Normal { from, .. }) => {
                march.movers().contains(from)
                    && march.moves_of(from).any(|own| own == mv)
                    && self.completable(march, mv)
            }
            Step::Move(mv @ Move::Castle(wing)) => {
                march.castlings().any(|own| own == wing) && self.completable(march, mv)
            }
        }
    }

    /// Tells each of [`Outlook::steps`], in no order but that the end of the turn comes last.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    pub fn each<B>(
        &mut self,
        march: &March,
        mut listener: impl FnMut(Step) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.each_move(march, |_| true, &mut listener)?;
        for wing in march.castlings() {
            self.boards = Boards::default();
            if self.completable(march, Move::Castle(wing)) {
                listener(Step::Move(Move::Castle(wing)))?;
            }
        }
        for square in self.stranded(march) {
            for role in Role::PROMOTIONS {
                self.boards = Boards::default();
                if self.promotable(march, square, role) {
                    listener(Step::Promote { square, role })?;
                }
            }
        }
        if march.begun && self.may_end(march) {
            listener(Step::Done)?;
        }
        ControlFlow::Continue(())
    }

    /// Tells each of the wanted moves but castling.
    ///
    /// # Errors
    /// `Break` when the listener broke off.
    pub fn each_move<B>(
        &mut self,
        march: &March,
        wanted: impl Fn(Move) -> bool,
        mut listener: impl FnMut(Step) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for from in march.movers() {
            for mv in march.moves_of(from).filter(|mv| wanted(*mv)) {
                self.boards = Boards::default();
                if self.completable(march, mv) {
                    listener(Step::Move(mv))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The zombie pawns that may be promoted next.
    fn stranded(&self, march: &March) -> SquareSet {
        let last = SquareSet::rank(march.side.rank(7));
        if march.bound.is_some() {
            return SquareSet::EMPTY;
        }
        march.idle & last & march.ground.placement.pieces(march.side, Role::Pawn)
    }

    fn promotable(&mut self, march: &March, square: Square, role: Role) -> bool {
        let promoted = march.promoted(square, role);
        promoted.moves_of(square).any(|mv| self.completable(&promoted, mv))
    }

    /// Whether some legal turn begins like this march with this move.
    fn completable(&mut self, march: &March, mv: Move) -> bool {
        if march.takes_king(mv) {
            return true;
        }
        if let Move::Castle(wing) = mv
            && !march.castle(wing).is_some_and(|castle| self.is_safe_way(march, &castle))
        {
            return false;
        }
        let next = march.after(mv);
        self.is_safe_end(&next, &self.boards) || march.is_zombies(mv) && self.can_be_saved(&next)
    }

    /// Whether the king can't be captured anywhere on its way, by the board before anything crumbles.
    fn is_safe_way(&self, march: &March, castle: &crate::chess::Castle) -> bool {
        let way = castle.king_path();
        way.iter().all(|square| {
            let mut ground = march.ground;
            if let Some(king) = ground.placement.take(castle.king_from) {
                ground.placement.put(square, king);
            }
            // Nothing has passed the enemy's pawns in a turn that castles.
            ground.en_passant = SquareSet::EMPTY;
            !can_capture(&ground, march.side.other(), square, &self.boards)
        })
    }

    /// Whether further zombies can make a turn legal that must not end here.
    fn can_be_saved(&mut self, march: &March) -> bool {
        if march.idle.is_empty() {
            return false;
        }
        let enemy = march.side.other();
        let prey = march.ground.placement.king(enemy);
        let takes = |king| horde_can_capture(&march.ground, march.side, march.idle, king, &self.boards);
        if prey.is_some_and(takes) || self.boards.are_spent() {
            return true;
        }
        if self.is_out_of_reach(march) {
            return false;
        }
        if self.hopeless.contains(march) {
            return false;
        }
        let mut further = Vec::new();
        for from in march.idle {
            let stranded = march.ground.is_stranded(march.side, from);
            let kinds = if stranded { &Role::PROMOTIONS[..] } else { &[] };
            let marches: Vec<March> = match kinds {
                [] => vec![*march],
                roles => roles.iter().map(|role| march.promoted(from, *role)).collect(),
            };
            for march in marches {
                for mv in march.moves_of(from) {
                    let next = march.after(mv);
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
        self.hopeless.insert(*march);
        false
    }

    /// Whether the checks that stand when the turn ends here can't all be answered: taken, or shut out, by zombies still
    /// to move, even if every other zombie were out of their way.
    fn is_out_of_reach(&self, march: &March) -> bool {
        let foreseen = march.foreseen(self.own);
        let (side, enemy) = (march.side, march.side.other());
        let Some(king) = foreseen.placement.king(side) else { return false };
        let checkers = foreseen.placement.attackers(king, enemy, foreseen.placement.occupied());
        if checkers.is_empty() || !march.ground.en_passant.is_empty() {
            return false;
        }
        let obstacles = march.ground.placement.occupied() - march.idle;
        let reach = |zombie: Square| match march.ground.placement.role_at(zombie) {
            _ if march.ground.is_stranded(side, zombie) => {
                Pattern::Queen.reach(side, zombie, obstacles) | Pattern::Knight.reach(side, zombie, obstacles)
            }
            Some(role) => {
                role.quiet().reach(side, zombie, obstacles) | role.capturing().reach(side, zombie, obstacles)
            }
            None => SquareSet::EMPTY,
        };
        let answers: Vec<SquareSet> =
            checkers.iter().map(|checker| between(checker, king).with(checker)).collect();
        let reaches: Vec<SquareSet> = march.idle.iter().map(reach).collect();
        let mut left = ANSWERS;
        let answered = can_answer(&answers, &reaches, &mut vec![None; reaches.len()], &mut left);
        work::spend(u64::from((ANSWERS - left) / 8));
        !answered
    }
}

/// Whether each set of answers can get one of its squares from some reach, every reach giving one square at most. When
/// there is nothing `left` to try, they can.
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
