//! How many taps a turn takes, from the board's button until it is played: a menu takes two, one to open it and one to choose.

use engine::any_game::AnyTable;
use engine::board::Square;
use engine::catalogue;
use engine::rules::{Options, Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::{controls, go_on, walk};
use crate::choosing::menus::*;
use crate::choosing::runs;

/// The taps of a menu.
const OPEN_AND_CHOOSE: usize = 2;
/// How many turns of each game are made.
const TURNS: usize = 60;

/// The most taps of a turn in random games, up to a reveal: no change of the menus may add to them.
const AT_MOST: [(&str, usize); 15] = [
    ("chess", 3),
    ("chess960", 3),
    ("zombie", 3),
    ("booster", 7),
    ("adrenaline", 5),
    ("captain-spalding", 7),
    ("masquerade", 5),
    ("half-alice", 3),
    ("crowded-house", 3),
    ("cooperative", 9),
    ("goal-box", 3),
    ("chess-golf", 51),
    ("thinktank", 3),
    ("allthought", 3),
    ("fun-in-a-box", 3),
];

/// The choices at a point of a turn, each with its taps; the end of the turn is a button.
fn choices(table: &dyn AnyTable, seat: Seat) -> Vec<(String, usize)> {
    let offers = runs::joined(table, seat, table.offers(Viewer::Seat(seat)));
    let mut found = Vec::new();
    walk(&offers, &table.scene(Viewer::Seat(seat)), Chosen::default(), 1, &mut found);
    let mut taps: Vec<(String, usize)> = found;
    if offers.iter().any(|offer| offer.text.is_empty()) {
        taps.push((String::new(), 1));
    }
    taps
}

/// Plays a choice; answers how far the turn has come.
fn takes(table: &mut dyn AnyTable, seat: Seat, choice: &str) -> Progress {
    let steps = choice.split('/').map(|step| table.step(seat, step).expect("it was offered").progress);
    steps.last().expect("a step")
}

/// The taps of a turn in a game, after some turns of both sides.
fn taps(rules: &str, before: &[&str], turn: &[&str]) -> usize {
    taps_from(rules, None, before, turn)
}

/// Like [`taps`], from a position.
fn taps_from(rules: &str, from: Option<&str>, before: &[&str], turn: &[&str]) -> usize {
    let game = catalogue::find(rules).expect("a game");
    let mut table = game.open(&Options::default(), from).expect("the start");
    for (number, entry) in before.iter().enumerate() {
        let seat = Seat(u8::try_from(number % 2).expect("a seat"));
        for entry in engine::typed::whole(&*table, seat, entry).expect(entry) {
            table.apply(&entry).expect("a turn");
        }
    }
    let seat = Seat(u8::try_from(before.len() % 2).expect("a seat"));
    let mut left = turn.join("/");
    let mut count = 1;
    loop {
        let fits =
            |(choice, _): &&(String, usize)| left == *choice || left.starts_with(&format!("{choice}/"));
        let open = choices(&*table, seat);
        let (choice, taps) =
            open.iter().filter(|(choice, _)| !choice.is_empty() || left.is_empty()).find(fits).expect(&left);
        count += taps;
        left = left.get(choice.len()..).unwrap_or_default().trim_start_matches('/').to_owned();
        if takes(&mut *table, seat, choice) == Progress::TurnOver {
            assert_eq!(left, "", "the turn is played");
            return count;
        }
    }
}

#[test]
fn a_quiet_move_takes_three() {
    assert_eq!(taps("chess", &[], &["g1f3"]), 1 + OPEN_AND_CHOOSE);
    assert_eq!(taps("zombie", &[], &["g1f3"]), 1 + OPEN_AND_CHOOSE);
}

#[test]
fn a_capture_with_its_burial_takes_five() {
    assert_eq!(taps("zombie", &["e2e4", "d7d5"], &["e4d5", "@a1"]), 1 + 2 * OPEN_AND_CHOOSE);
}

#[test]
fn a_whole_table_takes_five() {
    let table = ["KQ", "QN", "RB", "BK", "NR"];
    assert_eq!(taps("masquerade", &[], &table), 1 + 2 * OPEN_AND_CHOOSE);
}

#[test]
fn a_move_with_a_step_takes_six() {
    let [took, stepped, rushed] = ["e5d6", "c6", "+h7"];
    assert_eq!(taps_from("adrenaline", Some(RUSH), &[], &[took, stepped, rushed]), 2 * OPEN_AND_CHOOSE + 2);
}

/// White takes on d6, steps on to c6 with the checker under its pawn, and gives Black a checker.
const RUSH: &str = "4k3/7p/3p4/4P3/8/8/8/4K3 w - - 0 1 checkers=e5:1";

/// In Chess Golf a turn is a whole demonstration.
#[test]
fn no_turn_takes_more_than_so_many() {
    let mut over = Vec::new();
    for game in catalogue::all() {
        let id = game.info().id;
        let most = random_turns(id, TURNS).iter().map(|(_, taps)| *taps).max().unwrap_or_default();
        let bound = AT_MOST.iter().find(|(own, _)| *own == id).map_or(0, |(_, bound)| *bound);
        if most > bound {
            over.push(format!("{id}: {most}"));
        }
    }
    assert!(over.is_empty(), "{over:?}");
}

/// Numbers in their own order, after everything else: bids are compared independently of menu order, and a
/// demonstration is as long as its bid.
fn in_order(mut choices: Vec<(String, usize)>) -> Vec<(String, usize)> {
    choices.sort_by_key(|(text, _)| text.parse::<u32>().ok());
    choices
}

/// Turns of random games, each with its choices and its taps.
fn random_turns(rules: &str, most: usize) -> Vec<(Vec<String>, usize)> {
    let game = catalogue::find(rules).expect("a game");
    let mut rng = StdRng::seed_from_u64(11);
    let mut turns = Vec::new();
    while turns.len() < most {
        let mut table = game.open(&Options::default(), None).expect("the start");
        while turns.len() < most {
            let Pending::Seats(seats) = table.pending() else {
                if go_on(&mut *table, &mut rng, &mut |_, _, _| {}) {
                    continue;
                }
                break;
            };
            let seat = seats.iter().next().expect("somebody acts");
            let (mut chosen, mut count) = (Vec::new(), 1);
            loop {
                let open = in_order(choices(&*table, seat));
                let (choice, taps) = open.choose(&mut rng).expect("something to do").clone();
                count += taps;
                let progress = takes(&mut *table, seat, &choice);
                chosen.push(choice);
                if progress != Progress::Draft {
                    break;
                }
            }
            turns.push((chosen, count));
        }
    }
    turns
}

#[test]
fn pieces_that_moved_or_can_capture_come_first_and_queens_before_other_promotions() {
    let game = catalogue::find("chess").expect("a game");
    let labels = |position: &str, recent: Vec<Square>| -> Vec<String> {
        let table = game.open(&Options::default(), Some(position)).expect(position);
        let scene = table.scene(Viewer::Seat(Seat(0)));
        let controls = Controls { recent, ..controls(&scene) };
        let (_, rows) = controls.ask(&table.offers(Viewer::Seat(Seat(0))), Chosen::default());
        let menus =
            rows.into_iter().filter_map(|row| if let Row::Menu(menu) = row { Some(menu) } else { None });
        menus.flat_map(|menu| menu.choices).map(|choice| choice.label).collect()
    };
    let promotes = "1n2k3/P7/8/8/8/8/4P3/4K3 w - - 0 1";
    assert_eq!(labels(promotes, Vec::new())[0], "axb8=Q+");
    let e2 = Square::new(12);
    assert_eq!(labels(promotes, vec![e2])[0], "e3");
}

#[test]
fn where_a_capture_is_looked_for_no_list_begins_with_it() {
    let game = catalogue::find("chess-golf").expect("a game");
    let hole = "2B3R1/5k2/1r1n1N2/1r5b/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb";
    let table = game.open(&Options::default(), Some(hole)).expect(hole);
    let offers = table.offers(Viewer::Seat(Seat(0)));
    let scene = table.scene(Viewer::Seat(Seat(0)));
    let last = offers.last().and_then(|offer| offer.from).expect("a move");
    let controls = Controls { recent: vec![last], info: table.info(), ..controls(&scene) };
    let (_, rows) = controls.ask(&offers, Chosen::default());
    let menus = rows.into_iter().filter_map(|row| if let Row::Menu(menu) = row { Some(menu) } else { None });
    let listed: Vec<String> = menus.flat_map(|menu| menu.choices).map(|choice| choice.value).collect();
    let on_the_board: Vec<String> = offers.iter().map(|offer| offer.text.clone()).collect();
    assert_eq!(listed, on_the_board);
    let capture = offers.iter().position(|offer| offer.capture).expect("a capture");
    assert!(capture > 0, "{listed:?}");
}
