//! Plays games of computer against computer, in which puzzles are searched for.

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::chance::Numbers;
use engine::rules::{Options, Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand_core::Rng;

use crate::player::numbers;
use crate::{AnyPlayer, Budget, Level};

/// The number of turns after which a game is abandoned.
const LONGEST: u32 = 120;
/// The most puzzles from one game, and the fewest turns between two of them.
const MOST: usize = 4;
const APART: u32 = 6;
/// The number of positions that the strongest player searches.
const STRONG: u64 = 4_000;

/// Plays a game, and passes each position in which one seat is asked to `look`, which tells whether it was a puzzle.
pub(super) fn play(
    game: &dyn AnyGame,
    player: &dyn AnyPlayer,
    seed: u64,
    number: u64,
    mut look: impl FnMut(&str) -> bool,
) {
    let mut dice = numbers(seed, number);
    let Ok(mut table) = game.open(&Options::default(), None) else { return };
    // Weak players are more likely: puzzles come from mistakes.
    let level = |dice: &mut Numbers| [Level::Easy, Level::Easy, Level::Medium, Level::Hard][below(dice, 4)];
    let levels = [level(&mut dice), level(&mut dice)];
    let opening = 2 + below(&mut dice, 5) as u32;
    let (mut found, mut rests) = (0, opening + 2);
    while table.turns_completed() < LONGEST && found < MOST {
        // A question for the referee is a puzzle itself.
        if let Some(question) = table.question() {
            look(&question);
            return;
        }
        let text = match table.pending() {
            Pending::Chance => chance(&*table, &mut dice).map(|text| (Actor::Chance, text)),
            Pending::Seats(asked) => {
                let Some(seat) = asked.iter().next() else { return };
                let turns = table.turns_completed();
                if turns >= rests && look(&table.position()) {
                    (found, rests) = (found + 1, turns + APART);
                }
                let level = levels[usize::from(seat.0) % 2];
                let budget = Budget::nodes(STRONG);
                let thought = (turns >= opening)
                    .then(|| player.think(&table.view_of(seat), level, &budget, u64::from(dice.next_u32())))
                    .flatten();
                let entry = thought.map(|thought| thought.entry());
                entry.or_else(|| random(&*table, seat, &mut dice)).map(|text| (Actor::Seat(seat), text))
            }
            Pending::Referee | Pending::Over(_) => return,
        };
        let Some((actor, text)) = text else { return };
        if table.apply(&Entry { actor, text }).is_err() {
            return;
        }
    }
}

fn below(dice: &mut Numbers, count: usize) -> usize {
    dice.next_u32() as usize % count.max(1)
}

/// A random outcome of chance, each equally likely.
fn chance(table: &dyn AnyTable, dice: &mut Numbers) -> Option<String> {
    let outcomes = table.outcomes();
    outcomes.get(below(dice, outcomes.len())).map(|(text, _)| text.clone())
}

/// Random steps up to a commit point or the end of a turn.
fn random(table: &dyn AnyTable, seat: Seat, dice: &mut Numbers) -> Option<String> {
    let (mut draft, mut steps) = (table.fork(), Vec::new());
    loop {
        let offers = draft.offers(Viewer::Seat(seat));
        let offer = offers.get(below(dice, offers.len()))?;
        let applied = draft.step(seat, &offer.text).ok()?;
        if !offer.text.is_empty() {
            steps.push(offer.text.clone());
        }
        if applied.progress != Progress::Draft {
            return Some(steps.join("/"));
        }
    }
}
