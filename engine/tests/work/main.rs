//! Counted work: in every position that play or `from:` can reach, no single question about it exceeds its budget.
//!
//! The worst positions that a search could find are kept in `data/work.txt` of each game's folder. Every run looks at them
//! again and climbs on from them for a little; `MENAGERIE_CLIMB=20000` climbs for so many steps, and with
//! `MENAGERIE_BLESS=1` keeps what it finds. Work is counted, not timed, so the outcome is the same on every machine.

#[path = "../support/mod.rs"]
mod support;

mod climb;
mod cost;
mod suggestions;

use std::fs;
use std::path::PathBuf;
use std::thread;

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::rules::Options;
use engine::work;

use climb::Climb;
use cost::{Cost, cost};
use support::data_of;

/// The most that one question may cost: offers, a scene, a step, reading or suggestions.
const QUESTION: u64 = 1_000_000;
/// Steps of the climb of each game in every run.
const STEPS: u32 = 25;
/// How many of the worst positions are stored.
const KEPT: usize = 4;

/// The position of an attack: with three such tables nobody else was answered for 43 seconds.
const THREE_PRESSES: &str = "3Q4/8/8/ppppp3/pPPPp3/pPKPp3/NNPP4/kNbN4 w - - 0 1 checkers=d8:23";

/// More positions to climb from, since chance takes long to reach them: boards made to be complicated.
const TANGLES: &[(&str, &str)] = &[
    ("adrenaline", THREE_PRESSES),
    (
        "adrenaline",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 checkers=d1:3,d2:1,e2:1,a7:2,b7:2,c7:2,d7:2,e7:2",
    ),
    ("adrenaline", "k1p1p1p1/1p1p1p1p/p1p1p1p1/1p1p1p1p/p1p1p1p1/1p1p1p1p/8/Q6K w - - 0 1 checkers=a1:24"),
    (
        "booster",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 checkers=d1:w2,d2:w1,a7:w1,c7:w2,e7:w2,g7:w2",
    ),
    (
        "booster",
        "k7/p1p1p1p1/1p1p1p1p/8/2n1b1r1/8/8/QN5K w - - 0 1 checkers=a1:w2,b1:w2,c4:w2,e4:w2,g4:w2,b6:b2",
    ),
    ("zombie", "4k3/8/2pppppp/8/1NBRQ3/1NBRPPPP/8/4K3 w - - 0 1 zombies=b3,c3,d3,e3,f3,g3,h3,b4,c4,d4,e4"),
    (
        "zombie",
        "k6r/PPPPP1r1/8/QRBN4/QRBN4/q7/q7/7K w - - 0 1 zombies=a4,b4,c4,d4,a5,b5,c5,d5,a7,b7,c7,d7,e7",
    ),
];

fn file(game: &dyn AnyGame) -> PathBuf {
    data_of(game).join("work.txt")
}

/// The worst known positions of a game.
fn kept(game: &dyn AnyGame) -> Vec<String> {
    let text = fs::read_to_string(file(game)).unwrap_or_default();
    text.lines().filter(|line| !line.starts_with('#')).map(|line| first(line).to_owned()).collect()
}

/// The positions whose turns other suites count: they cover everything special about a game.
fn counted(game: &dyn AnyGame) -> Vec<String> {
    let file = data_of(game).join("perft.txt");
    let text = fs::read_to_string(file).unwrap_or_default();
    text.lines().filter(|line| !line.starts_with('#')).map(|line| first(line).to_owned()).collect()
}

/// The position of a line; its cost when it was found follows.
fn first(line: &str) -> &str {
    line.split(" ; ").next().unwrap_or(line)
}

/// The widest options of a game: with checkers, as many as possible.
fn options(game: &dyn AnyGame) -> Options {
    let most = [("white-checkers", "12"), ("black-checkers", "12")];
    let known =
        most.into_iter().filter(|(key, _)| game.info().options.iter().any(|option| option.key == *key));
    Options::new(game.info(), known).expect("terms of the game")
}

fn climbed(game: &dyn AnyGame, steps: u32, seed: u64) -> Vec<(Cost, String)> {
    let options = options(game);
    let start = game.open(&options, None).expect("the start").position();
    let mut known = kept(game);
    known.push(start);
    known.extend(counted(game));
    known.extend(
        TANGLES.iter().filter(|(id, _)| *id == game.info().id).map(|(_, tangle)| (*tangle).to_owned()),
    );
    let mut climb = Climb::new(game, &options, seed);
    for position in known {
        climb.begin(position);
    }
    climb.up(steps);
    climb.worst()
}

/// The costliest positions that were found, with the cost of each.
type Worst = Vec<(Cost, String)>;

#[test]
fn no_question_about_any_position_takes_more_than_its_budget() {
    let steps = std::env::var("MENAGERIE_CLIMB").ok().and_then(|steps| steps.parse().ok());
    let bless = std::env::var_os("MENAGERIE_BLESS").is_some();
    let only = std::env::var("MENAGERIE_GAME").ok();
    let games = catalogue::all().iter().filter(|game| only.as_ref().is_none_or(|id| game.info().id == id));
    let found: Vec<(&dyn AnyGame, Worst)> = thread::scope(|scope| {
        let climbs: Vec<_> = games
            .map(|game| (*game, scope.spawn(move || climbed(*game, steps.unwrap_or(STEPS), 17))))
            .collect();
        climbs.into_iter().map(|(game, climb)| (game, climb.join().expect("a climb"))).collect()
    });
    for (game, worst) in &found {
        let id = game.info().id;
        for (cost, position) in worst.iter().take(1) {
            println!("{id}: {} units, {}: {position}", cost.units, cost.what);
        }
        if bless {
            let lines = worst
                .iter()
                .take(KEPT)
                .map(|(cost, position)| format!("{position} ; {} {}\n", cost.units, cost.what));
            let head =
                "# The worst positions found, by counted work: position ; units, and of what.\n".to_owned();
            fs::create_dir_all(file(*game).parent().expect("a folder")).expect("a folder");
            fs::write(file(*game), [head].into_iter().chain(lines).collect::<String>()).expect("a file");
        }
    }
    for (game, worst) in &found {
        for (cost, position) in worst {
            assert!(cost.units <= QUESTION, "{}: {position}: {cost:?}", game.info().id);
        }
    }
}

#[test]
fn the_board_of_the_three_presses_is_refused_at_the_door_or_cheap() {
    let game = catalogue::find("adrenaline").expect("a game");
    let (begun, units) = work::measured(|| game.begin(&Options::default(), Some(THREE_PRESSES)));
    assert!(units <= QUESTION, "{units} units to say yes or no");
    match begun {
        Ok(_) => {
            let cost = cost(game, &Options::default(), THREE_PRESSES).expect("it can be opened");
            assert!(cost.units <= QUESTION, "{cost:?}");
        }
        Err(error) => assert!(error.to_string().contains("referee"), "{error}"),
    }
}

#[test]
fn what_may_begin_is_cheap_to_look_at() {
    for game in catalogue::all() {
        for position in kept(*game) {
            let (begun, units) = work::measured(|| game.begin(&options(*game), Some(&position)));
            assert!(units <= QUESTION, "{position}: {units}");
            if begun.is_ok() {
                let cost = cost(*game, &options(*game), &position).expect("it can be opened");
                assert!(cost.units <= QUESTION, "{position}: {cost:?}");
            }
        }
    }
}

#[test]
fn every_game_has_been_climbed() {
    for game in catalogue::all() {
        assert!(!kept(*game).is_empty(), "{} is missing: see CONTRIBUTING", file(*game).display());
    }
}

#[test]
fn usual_starts_are_welcome_and_cost_next_to_nothing() {
    for game in catalogue::all() {
        let start = game.open(&Options::default(), None).expect("the start").position();
        let (begun, units) = work::measured(|| game.begin(&Options::default(), Some(&start)));
        assert!(begun.is_ok(), "{start}");
        assert!(units < 1_000, "{start}: {units}");
    }
}
