//! The puzzles in the repository are checked again: the good turn is still the only one. A sample of each game; with
//! `MENAGERIE_PUZZLES=all` all of them, with as many positions as they were found with.

use engine::catalogue;
use engine::lesson::posed;
use opponent::Players;
use opponent::tactics::{Wanted, find, look};

/// A sample takes every puzzle at this distance, and this many positions for each.
const EVERY: usize = 11;
const FEW: u64 = 3_000;
const MANY: u64 = 40_000;

#[test]
fn the_good_turn_is_the_only_one() {
    let all = std::env::var("MENAGERIE_PUZZLES").is_ok_and(|which| which == "all");
    let (every, nodes) = if all { (1, MANY) } else { (EVERY, FEW) };
    let players = Players::new();
    for game in catalogue::all() {
        let id = game.info().id;
        let player = players.find(id).expect("a player");
        let (mut seen, mut asked) = (0, 0);
        for posed in posed::of(id).iter().step_by(every) {
            let tactic = &posed.tactic;
            let again = look(*game, player, &tactic.position, nodes.max(tactic.effort * 4));
            asked += 1;
            // With newly sampled worlds, another turn may look as good in so few of them.
            seen += usize::from(again.is_some_and(|(seat, study)| {
                seat == tactic.seat && study.start.as_deref().unwrap_or(&study.turn) == tactic.key()
            }));
        }
        if asked == 0 {
            continue;
        }
        println!("{id}: {seen} of {asked}");
        // With so few positions not all of them are clear at once.
        assert!(
            seen * 10 >= asked * if all { 8 } else { 6 },
            "{id}: {seen} of {asked} are still the only good turn"
        );
    }
}

#[test]
fn the_same_seed_finds_the_same_puzzles() {
    let (game, players) = (catalogue::find("goal-box").expect("a game"), Players::new());
    let player = players.find("goal-box").expect("a player");
    let wanted = Wanted { count: 2, seed: 3, nodes: 1_000, games: 6, having: &[] };
    let (one, two) = (find(game, player, &wanted, |_, _| {}), find(game, player, &wanted, |_, _| {}));
    assert_eq!(one, two);
    assert!(one.len() <= 2 && one.iter().all(|tactic| tactic.choices >= 6), "{one:?}");
}
