//! Every step of every game is to be found in the menus, and soon.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Effort, Options, Pending, Progress};
use engine::seat::Viewer;
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::*;

/// How many steps of each game are looked at.
const STEPS: usize = 400;
/// The most taps from the picker's first question to a step: one more opened the picker.
const TAPS: usize = 3;

const CONTROLS: Controls = Controls { game: GameId(1), moment: 1, drafted: 0 };

/// The steps that menus lead to, each with its number of taps.
fn walk(offers: &[Offer], chosen: Chosen, tap: usize, found: &mut Vec<(String, usize)>) {
    let (question, rows) = CONTROLS.ask(offers, chosen);
    assert!(!question.is_empty() && rows.len() <= MENUS, "{question:?}: {rows:?}");
    assert!(tap <= TAPS, "{question:?} comes too late");
    for row in rows {
        let menu = match row {
            Row::Menu(menu) => menu,
            Row::Buttons(buttons) => {
                assert!((1..=IN_A_ROW).contains(&buttons.len()), "{buttons:?}");
                let step = |button: Button| button.press.arg.split_once('.').expect("a step").1.to_owned();
                found.extend(buttons.into_iter().map(|button| (step(button), tap)));
                continue;
            }
        };
        assert!((1..=MENU).contains(&menu.choices.len()), "{menu:?}");
        for choice in &menu.choices {
            let next = match menu.press.verb {
                Verb::Piece => Some(Chosen::piece(&choice.value).expect("a square")),
                _ => Chosen::square(&menu.press, &choice.value),
            };
            match next {
                Some(next) => walk(offers, next, tap + 1, found),
                None => found.push((choice.value.clone(), tap)),
            }
        }
    }
}

/// Every step is to be found, once, within a few taps.
fn check(offers: &[Offer]) {
    let mut found = Vec::new();
    walk(offers, Chosen::default(), 1, &mut found);
    let steps: BTreeSet<&str> = found.iter().map(|(text, _)| text.as_str()).collect();
    let offered: BTreeSet<&str> =
        offers.iter().map(|offer| offer.text.as_str()).filter(|text| !text.is_empty()).collect();
    assert_eq!(steps, offered);
    assert_eq!(found.len(), offered.len(), "{found:?}");
}

/// Moves a table on by a random step.
fn go_on(table: &mut dyn AnyTable, rng: &mut StdRng) -> bool {
    match table.pending() {
        Pending::Over(_) => false,
        Pending::Chance => {
            let (text, _) = table.outcomes().choose(rng).expect("an outcome").clone();
            table.apply(&Entry { actor: Actor::Chance, text }).is_ok()
        }
        Pending::Referee => {
            let game = catalogue::find(table.info().id).expect("a game of the catalogue");
            let effort = Effort { nodes: 1_000, bytes: 1 << 20, stop: &AtomicBool::new(false) };
            let answer = table.question().and_then(|question| game.work_out(&question, &effort));
            table.apply(&Entry { actor: Actor::Referee, text: answer.expect("an answer") }).is_ok()
        }
        Pending::Seats(seats) => {
            let seat = seats.iter().next().expect("somebody acts");
            loop {
                let offers = table.offers(Viewer::Seat(seat));
                check(&offers);
                let offer = offers.choose(rng).expect("something to do");
                if table.step(seat, &offer.text).expect("it was offered").progress != Progress::Draft {
                    return true;
                }
            }
        }
    }
}

#[test]
fn every_step_of_every_game_is_a_few_taps_away() {
    for game in catalogue::all() {
        let mut rng = StdRng::seed_from_u64(5);
        let mut steps = 0;
        while steps < STEPS {
            let mut table = game.open(&Options::default(), None).expect("the start");
            while steps < STEPS && go_on(&mut *table, &mut rng) {
                steps += 1;
            }
        }
    }
}

fn offer(text: String, from: Option<Square>, to: Option<Square>) -> Offer {
    let piece = from.map_or_else(String::new, |from| format!("Piece {from}"));
    Offer { label: format!("Do {text}"), text, from, to, piece, capture: false }
}

#[test]
fn many_things_for_many_squares_are_asked_for_square_by_square() {
    let squares: Vec<Square> = (0..64).map(Square::new).collect();
    let things = |count: usize| {
        let each = squares.iter().flat_map(move |to| (0..count).map(move |thing| (thing, *to)));
        each.map(|(thing, to)| offer(format!("{thing}{to}"), None, Some(to))).collect::<Vec<_>>()
    };
    check(&things(1));
    check(&things(25));
    let (_, rows) = CONTROLS.ask(&things(25), Chosen::default());
    let Some(Row::Menu(first)) = rows.first() else { panic!("{rows:?}") };
    assert_eq!((first.choices[0].label.as_str(), first.choices[0].note.as_str()), ("a1", "25 choices"));
    // Few are asked for at once.
    let few: Vec<Offer> = things(5).into_iter().take(MENU).collect();
    let (_, rows) = CONTROLS.ask(&few, Chosen::default());
    let Some(Row::Menu(only)) = rows.first() else { panic!("{rows:?}") };
    assert_eq!((rows.len(), only.choices[0].value.as_str()), (1, "0a1"));
}

#[test]
fn a_long_way_and_a_promotion_are_asked_for_piece_by_piece() {
    let squares: Vec<Square> = (0..64).map(Square::new).collect();
    let from = squares[0];
    let mut offers: Vec<Offer> =
        squares[1..].iter().map(|to| offer(format!("{from}{to}"), Some(from), Some(*to))).collect();
    offers.extend("NBRQ".chars().map(|kind| {
        offer(format!("{}{}={kind}", squares[50], squares[58]), Some(squares[50]), Some(squares[58]))
    }));
    check(&offers);
}

#[test]
fn numbers_are_buttons_and_what_finds_no_room_is_in_a_menu() {
    let bids = |count: usize| (0..count).map(|bid| offer(bid.to_string(), None, None)).collect::<Vec<_>>();
    let shown = |count: usize| {
        let mut bids = bids(count);
        bids.iter_mut().for_each(|bid| bid.label.clone_from(&bid.text));
        check(&bids);
        let (_, rows) = CONTROLS.ask(&bids, Chosen::default());
        let buttons = |row: &Row| if let Row::Buttons(buttons) = row { buttons.len() } else { 0 };
        (rows.iter().map(buttons).sum::<usize>(), rows.len())
    };
    assert_eq!(shown(1), (1, 1));
    assert_eq!(shown(20), (20, 4));
    assert_eq!(shown(21), (15, 4));
    assert_eq!(shown(31), (15, 4));
    assert_eq!(shown(40), (15, 4));
    assert_eq!(shown(41), (0, 2), "too many for buttons and a menu");
    // Words are too long for buttons, and what is about a square is asked for by it.
    let (_, rows) = CONTROLS.ask(&[offer("a step of many words".to_owned(), None, None)], Chosen::default());
    assert!(matches!(rows[..], [Row::Menu(_)]), "{rows:?}");
    let (_, rows) = CONTROLS.ask(&[offer("x".to_owned(), None, Some(Square::new(0)))], Chosen::default());
    assert!(matches!(rows[..], [Row::Menu(_)]), "{rows:?}");
}
