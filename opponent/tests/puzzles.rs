//! The puzzles in the repository are checked again: the good turn is still the only one. A sample of each game; with
//! `MENAGERIE_PUZZLES=all` all of them, with as many positions as they were found with.

use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::lesson::posed;
use engine::rules::{GameResult, Options, Outcome, Pending};
use engine::seat::Seat;
use engine::tactics::{Tactic, Worth};
use opponent::Players;
use opponent::tactics::{Wanted, find, look};

/// A sample takes every puzzle at this distance, and this many positions for each.
const EVERY: usize = 11;
const FEW: u64 = 3_000;
const MANY: u64 = 40_000;
/// A game whose puzzles only stand in many worlds, and the positions that make as many as they were found with.
const IN_MANY_WORLDS: (&str, u64) = ("masquerade", 480_000);

#[test]
fn the_good_turn_is_the_only_one() {
    let all = std::env::var("MENAGERIE_PUZZLES").is_ok_and(|which| which == "all");
    let (every, nodes) = if all { (1, MANY) } else { (EVERY, FEW) };
    let players = Players::new();
    for game in catalogue::all() {
        let id = game.info().id;
        let player = players.find(id).expect("a player");
        let nodes = if id == IN_MANY_WORLDS.0 { nodes.max(IN_MANY_WORLDS.1) } else { nodes };
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

/// Of the puzzles of one team that count points, those with two turns left: each first turn, and all that may follow on it, played by the rules.
#[test]
fn points_are_those_of_the_rules() {
    let game = catalogue::find("cooperative").expect("a game");
    let short = |tactic: &&Tactic| tactic.seat == Seat(0);
    let tactics = posed::of("cooperative").iter().map(|posed| &posed.tactic);
    let mut played = 0;
    for tactic in tactics.filter(short).take(3) {
        let Worth::Points { points, next } = tactic.worth else { panic!("{tactic:?}") };
        let table = game.open(&Options::default(), Some(&tactic.position)).expect("a position");
        let turns = table.turns_within(1_000).expect("not so many turns");
        for turn in turns {
            let most = best(&*after(&*table, Seat(0), &turn));
            let right = turn.starts_with(tactic.key());
            assert!(
                if right { most == points } else { most <= next },
                "{turn}: {most} on {}",
                tactic.position
            );
            played += 1;
        }
    }
    assert!(played > 30, "{played} turns");
}

/// The most points after one more turn.
fn best(table: &dyn AnyTable) -> u32 {
    match table.pending() {
        Pending::Over(Outcome { result: GameResult::Scored(points), .. }) => points,
        Pending::Seats(_) => {
            let turns = table.turns_within(1_000).expect("not so many turns");
            turns.iter().map(|turn| best(&*after(table, Seat(1), turn))).max().unwrap_or(0)
        }
        _ => 0,
    }
}

fn after(table: &dyn AnyTable, seat: Seat, turn: &str) -> Box<dyn AnyTable> {
    let mut table = table.fork();
    table.apply(&Entry { actor: Actor::Seat(seat), text: turn.to_owned() }).expect(turn);
    table
}

#[test]
fn the_same_seed_finds_the_same_puzzles() {
    let (game, players) = (catalogue::find("goal-box").expect("a game"), Players::new());
    let player = players.find("goal-box").expect("a player");
    let wanted = Wanted { count: 2, seed: 3, nodes: 1_000, looks: 0, games: 6, having: &[], without: &[] };
    let (one, two) = (find(game, player, &wanted, |_, _| {}), find(game, player, &wanted, |_, _| {}));
    assert_eq!(one, two);
    assert!(one.len() <= 2 && one.iter().all(|tactic| tactic.choices >= 6), "{one:?}");
}
