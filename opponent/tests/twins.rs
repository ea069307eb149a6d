//! Two worlds that look alike to a seat have the same turn, value and line: what a computer does tells nothing of what its seat can't
//! know.

mod support;

use engine::chance::{Imagination, Seed};
use engine::rules::Pending;
use engine::seat::Viewer;
use opponent::{Budget, Level, Players};
use support::{Dice, open};

/// Games with secrets, and how many turns of each are played.
const SECRET: [(&str, usize); 5] =
    [("zombie", 40), ("masquerade", 40), ("booster", 30), ("cooperative", 20), ("chess-golf", 12)];

#[test]
fn worlds_that_look_alike_have_the_same_thought() {
    for (id, turns) in SECRET {
        let player = Players::new().find(id).expect("it is played");
        let mut compared = 0;
        for seed in 0..3 {
            let mut dice = Dice(seed);
            let mut table = open(id, &mut dice);
            for turn in 0..turns {
                support::settle(table.as_mut(), &mut dice);
                let Pending::Seats(seats) = table.pending() else { break };
                let seat = seats.iter().next().expect("somebody is asked");
                let mut numbers = Imagination::new(&Seed([7; 32])).numbers(turn as u32, seed);
                let twin = table.resample(Viewer::Seat(seat), &mut numbers);
                let think = |table: &dyn engine::any_game::AnyTable| {
                    player.think(&table.view_of(seat), Level::Medium, &Budget::nodes(150), seed)
                };
                assert_eq!(think(table.as_ref()), think(twin.as_ref()), "{id}: {}", table.position());
                compared += 1;
                support::random_turn(table.as_mut(), seat, &mut dice);
            }
        }
        assert!(compared > 10, "{id}: {compared}");
    }
}
