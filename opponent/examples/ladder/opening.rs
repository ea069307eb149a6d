//! How a pair of games begins: by lot, unlike all pairs before it, and with nobody ahead.
//!
//! Computers play the same game again from the same start where it is short, and a lot that gives away a queen decides both games of
//! its pair: neither says who plays better.

use engine::any_game::Actor;
use opponent::{Budget, Level};

use crate::arena::{Arena, Contender, Dice, Match, random};

/// So many turns are drawn by lot, and one more for each side where so many lots gave nothing new that is even.
const TURNS: u32 = 2;
const TRIES: u64 = 40;
/// With so many positions it is seen whether somebody is ahead, by how much at most in hundredths of a pawn.
const GLANCE: u64 = 4_000;
const EVEN: i32 = 120;

/// What the turns at the beginning come of: their lot and their number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opening {
    lot: u64,
    turns: u32,
}

/// An opening that no pair had before, and that leaves both sides a game.
pub(crate) fn draw(arena: &mut Arena, contenders: [Contender; 2], lot: u64) -> Opening {
    let mut last = Opening { lot, turns: TURNS };
    for number in 0..4 * TRIES {
        let turns = TURNS + 2 * (number / TRIES) as u32;
        last = Opening { lot: lot.wrapping_add(number << 20), turns };
        let mut begun = play(arena, contenders, last);
        if is_even(arena, &mut begun) && arena.begun.insert(begun.text) {
            break;
        }
    }
    last
}

/// A game after its opening. What is decided unseen before it is the contenders' own.
pub(crate) fn play(arena: &mut Arena, contenders: [Contender; 2], opening: Opening) -> Match {
    let (mut of, mut dice, mut own) = (arena.open(), Dice(opening.lot), Dice(!opening.lot));
    let mut left = opening.turns;
    while left > 0 {
        let Some(seat) = of.asked(arena.game, &mut dice) else { break };
        let unseen = of.is_deciding();
        let text = if unseen {
            arena.turn(contenders, of.table.as_ref(), seat, &mut own)
        } else {
            random(of.table.as_ref(), seat, &mut dice)
        };
        let before = of.table.turns_completed();
        of.apply(Actor::Seat(seat), text);
        left = left.saturating_sub(if unseen { 0 } else { of.table.turns_completed() - before });
    }
    of.asked(arena.game, &mut dice);
    of
}

/// Whether the game is on, and nobody ahead by more than the first move is worth.
fn is_even(arena: &mut Arena, begun: &mut Match) -> bool {
    let Some(seat) = begun.asked(arena.game, &mut Dice(0)) else { return false };
    let view = begun.table.view_of(seat);
    let value = arena.player.value(&view, Level::Hard, &Budget::nodes(GLANCE), 1);
    value.is_some_and(|value| value.abs() <= EVEN)
}
