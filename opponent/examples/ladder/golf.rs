//! How often *hard* bids par in Chess Golf.

use engine::any_game::{Actor, AnyGame, Entry};
use engine::games::chess_golf::ChessGolf;
use engine::games::chess_golf::course::Phase;
use engine::games::chess_golf::solver::{Verdict, solve};
use engine::rules::{Effort, Options, Pending};
use opponent::{AnyPlayer, Budget, Level};
use std::sync::atomic::AtomicBool;

use crate::arena::{Dice, settle};
use crate::{Wanted, percent};

/// How many positions the referee may look at.
const REFEREE: u64 = 50_000_000;

/// Holes about so many cards, and in how many of them the bid is par.
pub(crate) fn pars(game: &dyn AnyGame, player: &dyn AnyPlayer, nodes: u64, wanted: &Wanted) {
    for cards in 2..=3 {
        let (mut right, mut asked) = (0.0, 0);
        for number in 0..wanted.games {
            let hole = bid(game, player, nodes, cards, wanted.seed.wrapping_mul(1_000_003) + number);
            asked += u64::from(hole.is_some());
            right += f64::from(u8::from(hole == Some(true)));
        }
        println!(
            "| {}, holes about {cards} cards whose par is bid | {} of {asked} | | | | |",
            game.info().id,
            percent(right, asked)
        );
    }
}

/// Whether *hard* bids par on the first hole of a course, made harder as often as it takes; `None` where the referee doesn't know.
fn bid(game: &dyn AnyGame, player: &dyn AnyPlayer, nodes: u64, cards: usize, seed: u64) -> Option<bool> {
    let mut dice = Dice(seed);
    let mut table = game.open(&Options::default(), None).ok()?;
    loop {
        settle(table.as_mut(), game, &mut dice);
        let Pending::Seats(asked) = table.pending() else { return None };
        let seat = asked.iter().next()?;
        let view = table.view_of(seat);
        let public = &view.of::<ChessGolf>()?.public;
        if public.phase == Phase::Bid && public.hole.chosen.len() == cards {
            let stop = AtomicBool::new(false);
            let par = match solve(&public.hole, &Effort { nodes: REFEREE, bytes: 1 << 28, stop: &stop })? {
                Verdict::Par(line) => line.len(),
                Verdict::Impossible => 0,
                Verdict::Open(_) => return None,
            };
            let thought = player.think(&view, Level::Hard, &Budget::nodes(nodes), seed)?;
            let bid = match thought.steps.as_slice() {
                [number] => number.parse().ok()?,
                line => line.len() - 1,
            };
            return Some(bid == par);
        }
        let thought = player.think(&view, Level::Easy, &Budget::nodes(nodes), seed)?;
        let text = match public.phase {
            Phase::Offer if usize::from(public.cards) < cards => "add".to_owned(),
            Phase::Offer => "keep".to_owned(),
            _ => thought.entry(),
        };
        table.apply(&Entry { actor: Actor::Seat(seat), text }).ok()?;
    }
}
