//! Games played by text.

use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};

/// A game after some turns.
pub(crate) fn table(game: &str, turns: &str) -> Box<dyn AnyTable> {
    let game = catalogue::find(game).expect("a game of the catalogue");
    let mut table = game.open(&Options::default(), None).expect("the start");
    for turn in turns.split_whitespace() {
        let Pending::Seats(seats) = table.pending() else { break };
        let seat = seats.iter().next().expect("somebody is to move");
        table.apply(&Entry { actor: Actor::Seat(seat), text: turn.to_owned() }).expect(turn);
    }
    table
}
