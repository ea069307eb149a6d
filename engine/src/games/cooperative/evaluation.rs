//! Evaluation of a world for both partners, in hundredths of a point: kinds that are gone or nearly so, cards to
//! capture with, and whether a king can be captured in time.

use super::matching::is_wild;
use super::prospect::Prospect;
use crate::board::{Role, Side};
use crate::cards::{Card, Face};

/// The value of a kind that is gone, and of one with one, two or three pieces left while there is time.
const LEFT: [i32; 4] = [100, 60, 35, 18];
/// The value of each pawn that is gone.
const PAWN: i32 = 3;
/// The values of each card on a stack, and of each of those on top in its owner's colour: two matching colours
/// make the next card wild.
const CARD: i32 = 6;
const COLOUR: i32 = 3;
/// The values of each wild card on a stack, and of each in hand.
const WILD: i32 = 8;
const WILD_IN_HAND: i32 = 10;
/// Readiness to capture a king: a stack whose top card allows it, a hand with such a card, a kind that attacks the
/// king, with a card that allows it.
const TOP: i32 = 12;
const HELD: i32 = 8;
const ATTACKED: i32 = 3;
const ALLOWED: i32 = 9;

impl Prospect {
    /// The value of a world to both partners: the expected points, in hundredths.
    #[must_use]
    pub fn worth(&self) -> i32 {
        if let Some(points) = self.ended {
            return LEFT[0] * points as i32;
        }
        let left = self.turns_left() as i32;
        let ready: i32 = Side::BOTH.into_iter().map(|side| self.readiness(side)).sum();
        // The fewer turns are left, the less likely a king is still captured, unless both are ready for it.
        let sure = (chance(left) + ready * 60 * (20 - left).max(0) / 2_000).min(97);
        let value = self.kinds(left) + Side::BOTH.into_iter().map(|side| self.cards(side, left)).sum::<i32>();
        (value * sure + 2 * ready * (16 - left).max(0)) / 100
    }

    /// The value of the kinds that are gone, or may be while there is time.
    fn kinds(&self, left: i32) -> i32 {
        let worth = |role: &Role| {
            let count = self.board.placement.role(*role).len();
            match LEFT.get(count) {
                Some(gone) if count == 0 => *gone,
                Some(nearly) => nearly * left.min(4 + 4 * count as i32) / (4 + 4 * count as i32),
                None if *role == Role::Pawn => PAWN * (16 - count as i32).max(0) * left.min(16) / 16,
                None => 0,
            }
        };
        Role::ALL.iter().filter(|role| **role != Role::King).map(worth).sum()
    }

    /// The value of a side's stack and hand while there is time.
    fn cards(&self, side: Side, left: i32) -> i32 {
        let stack = self.stacks[side.index()].cards();
        let own = stack.iter().rev().take_while(|card| card.side == side).count() as i32;
        let wild = |card: &Card| is_wild(*card, side, &self.board);
        let laid = stack.iter().filter(|card| wild(card)).count() as i32;
        let held = self.hands[side.index()].kinds().filter(wild).count() as i32;
        CARD * stack.len() as i32 * left.min(8) / 8
            + COLOUR * own * left.min(4) / 4
            + (WILD * laid + WILD_IN_HAND * held) * left.min(6) / 6
    }

    /// A side's readiness to capture the other's king.
    fn readiness(&self, side: Side) -> i32 {
        let (board, enemy) = (&self.board, side.other());
        let opens = |card: &Card| card.face == Face::Piece(Role::King) || is_wild(*card, enemy, board);
        let top = self.stacks[enemy.index()].cards().last().is_some_and(opens);
        let held = self.hands[enemy.index()].kinds().any(|card| opens(&card));
        let ready = TOP * i32::from(top) + HELD * i32::from(held);
        let placement = &board.placement;
        let Some(king) = placement.king(enemy) else { return ready };
        let attacks = |role: &Role| {
            let reach = role.capturing().reach(enemy, king, placement.occupied());
            reach.meets(placement.pieces(side, *role))
        };
        let hand = &self.hands[side.index()];
        let allows = |card: Card, role| card.face == Face::Piece(role) || is_wild(card, side, board);
        let threat =
            |role: Role| ATTACKED + if hand.kinds().any(|card| allows(card, role)) { ALLOWED } else { 0 };
        ready + Role::ALL.into_iter().filter(attacks).map(threat).sum::<i32>()
    }
}

/// The likelihood in percent that a king will still be captured with this many turns left; measured in games of
/// computers, lower than one would expect.
fn chance(left: i32) -> i32 {
    (3 * left).min(92)
}
