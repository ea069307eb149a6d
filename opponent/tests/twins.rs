//! In two worlds that look alike to a seat the computer finds the same turn, value and line, after the same number of positions:
//! its play reveals nothing that its seat can't know.
//!
//! `scripts/twins` compares three thousand questions a game.

mod support;

use engine::any_game::AnyTable;
use engine::chance::{Imagination, Seed};
use engine::rules::Pending;
use engine::seat::Viewer;
use opponent::{Budget, Level, Players};
use support::{Dice, open};

/// Games with secrets, and how many turns of each are played.
const SECRET: [(&str, usize); 5] =
    [("zombie", 40), ("masquerade", 40), ("booster", 30), ("cooperative", 20), ("chess-golf", 12)];

/// How many questions are compared in each game.
fn wanted() -> usize {
    std::env::var("MENAGERIE_TWINS").ok().and_then(|number| number.parse().ok()).unwrap_or(60)
}

#[test]
fn worlds_that_look_alike_have_the_same_thought() {
    for (id, turns) in SECRET {
        let mut compared = 0;
        for seed in 0.. {
            compared += compare(id, turns, seed);
            if compared >= wanted() {
                break;
            }
        }
        println!("{id}: {compared} questions");
    }
}

/// Asks the same question in a game and in worlds that look alike to the seat that is asked; returns how often.
fn compare(id: &str, turns: usize, seed: u64) -> usize {
    let player = Players::new().find(id).expect("it is played");
    let mut dice = Dice(seed);
    let mut table = open(id, &mut dice);
    for turn in 0..turns {
        support::settle(table.as_mut(), &mut dice);
        let Pending::Seats(seats) = table.pending() else { return turn };
        let seat = seats.iter().next().expect("somebody is asked");
        let mut numbers = Imagination::new(&Seed([7; 32])).numbers(turn as u32, seed);
        let twin = table.resample(Viewer::Seat(seat), &mut numbers);
        let level = Level::ALL[turn % 3];
        let think =
            |table: &dyn AnyTable| player.think(&table.view_of(seat), level, &Budget::nodes(150), seed);
        assert_eq!(think(table.as_ref()), think(twin.as_ref()), "{id}, {level}: {}", table.position());
        support::random_turn(table.as_mut(), seat, &mut dice);
    }
    turns
}
