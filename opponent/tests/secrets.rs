//! Games with secrets: a turn that wins in every world that fits the view is found by searching a few of them.

mod support;

use engine::catalogue;
use engine::lesson::posed;
use engine::rules::Options;
use engine::tactics::Worth;
use opponent::{Budget, Level, Players, Thought};

/// About how many puzzles of each game are tried, and the number of positions that *hard* has for each.
const TRIED: usize = 8;
const NODES: u64 = 16_000;

/// The puzzles were found by trying every turn in many worlds: a method independent of this one.
#[test]
fn what_wins_in_every_world_is_played() {
    for id in ["zombie", "booster"] {
        let (player, game) = (Players::new().find(id).expect(id), catalogue::find(id).expect(id));
        let is_won = |posed: &&posed::Posed| matches!(posed.tactic.worth, Worth::Won { .. });
        let puzzles: Vec<_> = posed::of(id).iter().filter(is_won).collect();
        let every = (puzzles.len() / TRIED).max(1);
        let (mut found, mut asked) = (0, 0);
        for posed in puzzles.into_iter().step_by(every) {
            let tactic = &posed.tactic;
            let table = game.open(&Options::default(), Some(&tactic.position)).expect("a position");
            let view = table.view_of(tactic.seat);
            let thought = player.think(&view, Level::Hard, &Budget::nodes(NODES), 5).expect("an answer");
            asked += 1;
            // If the good turn wins at once, another one may win a little later.
            found += usize::from(thought.entry() == tactic.turn || thought.value >= Thought::WON);
        }
        println!("{id}: {found} of {asked}");
        assert!(asked >= 3 && found * 10 >= asked * 9, "{id}: {found} of {asked}");
    }
}
