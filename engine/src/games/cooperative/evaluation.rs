//! What a world is worth to both friends: kinds that are gone, kinds that nearly are, and cards to go on with.

use super::Cooperative;
use super::state::State;
use crate::board::Role;
use crate::evaluate::Appraised;
use crate::seat::Seat;

/// How many pieces of each kind there are at the beginning.
const ARRAY: [i32; 6] = [16, 4, 4, 4, 2, 2];
/// With fewer cards left than this, it is time to take a king.
const FEW: i32 = 5;

impl Appraised for Cooperative {
    fn appraise(state: &State, _seat: Seat) -> i32 {
        let board = &state.public.ground.placement;
        let mut value = 0;
        let mut points = 0;
        for (kind, all) in Role::ALL.iter().zip(ARRAY).filter(|(kind, _)| **kind != Role::King) {
            let left = board.role(*kind).len() as i32;
            points += i32::from(left == 0);
            // The last ones of a kind count most.
            value += (all - left) * 120 / all + if left == 1 { 40 } else { 0 };
        }
        let hands: i32 = state.hands.iter().map(|hand| hand.len() as i32).sum();
        let cards = hands + state.deck.len() as i32;
        // What is reached counts fully once a king is taken: before that the less, the fewer cards are left.
        value + Self::POINT * points * cards.min(FEW) / FEW + 3 * cards
    }
}
