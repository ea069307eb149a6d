//! The sequel of a puzzle: what a computer player expects after the good turn.

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::rules::{Applied, Options, Pending};
use engine::seat::Seat;
use engine::tactics::{Tactic, Worth};

use crate::{AnyPlayer, Budget, Level};

/// The most turns of a sequel: longer ones are hardly read.
const TURNS: u32 = 5;

/// The steps that are expected after a puzzle's good turn, joined by `/`: the best turns of both sides, each searched with this many
/// positions from the view of its seat. Empty if the turn ends the game, if chance comes next, where it is no single turn, and in
/// games with secrets, since the answer could give one away.
#[must_use]
pub fn expected(game: &dyn AnyGame, player: &dyn AnyPlayer, tactic: &Tactic, nodes: u64) -> String {
    let searched = matches!(tactic.worth, Worth::Won { .. } | Worth::Better { .. });
    let open = game.info().secret.is_none();
    let Ok(mut table) = game.open(&Options::default(), Some(&tactic.position)) else { return String::new() };
    if !searched || !open || apply(&mut *table, tactic.seat, tactic.turn.clone()).is_none() {
        return String::new();
    }
    let (begun, mut line) = (table.turns_completed(), Vec::new());
    while table.turns_completed() < begun + TURNS {
        let Pending::Seats(asked) = table.pending() else { break };
        let Some(seat) = asked.iter().next().filter(|_| asked.len() == 1) else { break };
        let thought = player.think(&table.view_of(seat), Level::Hard, &Budget::nodes(nodes), nodes);
        let Some(thought) = thought else { break };
        if apply(&mut *table, seat, thought.entry()).is_none() {
            break;
        }
        line.extend(thought.steps);
    }
    line.join("/")
}

fn apply(table: &mut dyn AnyTable, seat: Seat, text: String) -> Option<Applied> {
    table.apply(&Entry { actor: Actor::Seat(seat), text }).ok()
}
