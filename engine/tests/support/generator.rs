//! A fast generator beside the offers, along a random game.

use std::ops::ControlFlow;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::chess::Variant;
use engine::duel::Chesslike;
use engine::rules::{Options, Pending, Reason};
use engine::search::Search;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::mover;

/// How many turns of a position are played at the table, too: in some games there are thousands.
const PLAYED: usize = 40;
/// Ends that positions without history know nothing of.
const BY_HISTORY: [Reason; 2] = [Reason::FIVEFOLD, Reason::SEVENTY_FIVE_MOVES];

/// Every whole turn, or the rest of the one that is running, with the position after it.
fn turns<P: Search>(position: &P, so_far: &str, found: &mut Vec<(String, P)>) {
    let _: ControlFlow<()> = position.continuations(|step, next| {
        let parts = [so_far, &step.to_string()].map(str::to_owned);
        let text = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("/");
        if next.is_running() {
            turns(&next, &text, found);
        } else {
            found.push((text, next));
        }
        ControlFlow::Continue(())
    });
}

/// Plays a random game of at most so many turns at a table and among positions to search: at each position the turns are the
/// same, each once, and after each of them stands the same position. `text` writes a position as the game does.
/// Tells how many positions were compared.
pub(crate) fn agree<P: Search>(
    mut table: Box<dyn AnyTable>,
    mut position: P,
    text: impl Fn(&P) -> String,
    most: usize,
    rng: &mut StdRng,
) -> usize {
    for turn in 0..most {
        let here = table.position();
        let mut found = Vec::new();
        turns(&position, "", &mut found);
        if let Pending::Over(outcome) = table.pending() {
            assert!(found.is_empty() || BY_HISTORY.contains(&outcome.reason), "{here}: {outcome:?}");
            return turn;
        }
        assert_eq!(position.count_turns(), found.len() as u64, "{here}");
        found.sort_by(|one, other| one.0.cmp(&other.0));
        let texts: Vec<_> = found.iter().map(|(text, _)| text.clone()).collect();
        assert_eq!(texts, table.turns(), "{here}");
        let seat = mover(table.as_ref()).expect("somebody is to move");
        for (turn, after) in found.sample(rng, PLAYED) {
            let mut next = table.fork();
            next.apply(&Entry { actor: Actor::Seat(seat), text: turn.clone() }).expect(turn);
            assert_eq!(text(after), next.position(), "{here}: {turn}");
        }
        let (turn, after) = found.choose(rng).expect("the game is not over").clone();
        table.apply(&Entry { actor: Actor::Seat(seat), text: turn }).expect("it is offered");
        position = after;
    }
    most
}

/// The same for a game that is chess but for its positions: random games from the start.
pub(crate) fn like_chess<C: Chesslike<Position: Variant>>(game: &dyn AnyGame, games: u64, most: usize) {
    let settled = |position: &C::Position| {
        let mut position = position.clone();
        position.settle();
        C::text(&position)
    };
    for seed in 0..games {
        let mut rng = StdRng::seed_from_u64(seed);
        let table = game.open(&Options::default(), None).expect("the start");
        let position = <C as Chesslike>::parse(&table.position(), &Options::default()).expect("its text");
        agree(table, position, settled, most, &mut rng);
    }
}
