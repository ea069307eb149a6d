//! Reads the other player's last turn: without a capture, they probably had no card that allows one.

use engine::chance::Numbers;
use engine::games::cooperative::Cooperative;
use engine::games::cooperative::matching::Pair;
use engine::games::cooperative::state::{State, View};
use engine::rules::Rules;
use rand_core::Rng;

/// The most worlds that are imagined until one is likely.
const TRIES: usize = 4;

/// A random world that fits a view. A world in which the other player let captures pass is accepted with half the
/// probability for each such card, up to three: the card may have been drawn since, or kept for better.
pub(super) fn likely(seen: &View, numbers: &mut Numbers) -> State {
    let mut world = Cooperative::resample(seen, numbers);
    for _ in 1..TRIES {
        let doubt = let_pass(&world).min(3);
        if u64::from(numbers.next_u32()) >> (32 - doubt) == 0 {
            break;
        }
        world = Cooperative::resample(seen, numbers);
    }
    world
}

/// The number of different cards in the other player's hand that allow captures, after a turn without one.
fn let_pass(world: &State) -> u32 {
    let public = &world.public;
    let (side, other) = (public.board.side, public.board.side.other());
    let quiet =
        public.last_turn.captures.is_empty() && public.last_turn.card.is_some_and(|(by, _)| by == other);
    let Some(top) = public.stacks[side.index()].last().copied().filter(|_| quiet) else { return 0 };
    let mut board = public.board;
    board.side = other;
    board.en_passant = None;
    let captures = |played| Pair { played, top, doubled: false }.captures(&board, None).next().is_some();
    world.hands[other.index()].kinds().filter(|card| captures(*card)).count() as u32
}
