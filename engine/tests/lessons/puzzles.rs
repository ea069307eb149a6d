//! The puzzles of every game can be read and set up, their good turn is legal and is the one that counts, and the solver sees no
//! secret.

use std::collections::BTreeSet;

use engine::any_game::{Actor, AnyGame, Entry};
use engine::catalogue;
use engine::lesson::posed::{self, Posed};
use engine::lesson::{Attempt, Verdict};
use engine::rules::{GameResult, Pending, Reason};
use engine::seat::Viewer;
use engine::tactics::{self, Grade, Tactic, Worth};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// The fewest puzzles of a game.
const FEWEST: usize = 40;

fn puzzles() -> impl Iterator<Item = (&'static dyn AnyGame, &'static Posed)> {
    catalogue::all().iter().flat_map(|game| posed::of(game.info().id).iter().map(move |posed| (*game, posed)))
}

fn begin(game: &dyn AnyGame, posed: &'static Posed) -> Attempt {
    let set_up = Attempt::begin(game, &posed.step);
    set_up.unwrap_or_else(|error| panic!("{}: {}: {error}", game.info().id, posed.tactic.position))
}

#[test]
fn every_game_has_forty_puzzles_of_all_grades_and_none_twice() {
    for game in catalogue::all() {
        let info = game.info();
        let read = tactics::read(info, info.puzzles);
        let read = read.unwrap_or_else(|broken| panic!("{}: data/puzzles.txt: {broken}", info.id));
        assert!(
            read.len() >= FEWEST,
            "{}: {} puzzles; write them by `menagerie puzzles {} > engine/src/games/{}/data/puzzles.txt`, with more \
             --games if that finds too few",
            info.id,
            read.len(),
            info.id,
            info.id.replace('-', "_"),
        );
        for grade in Grade::ALL {
            let many = read.iter().filter(|tactic| tactic.grade == grade).count();
            assert!(many * 4 >= read.len(), "{}: {many} of grade {grade}", info.id);
        }
        let ids: BTreeSet<String> = read.iter().map(Tactic::id).collect();
        assert_eq!(ids.len(), read.len(), "{}: one stands there twice", info.id);
        assert!(read.iter().all(|tactic| game.lesson().step(&tactic.id()).is_none()), "{}", info.id);
        assert_eq!(tactics::write(info, &read), info.puzzles, "{}: written as it is read", info.id);
    }
}

/// In Zombie Chess a surprise may leave a king to be taken: seeing it standing there is no puzzle.
#[test]
fn no_puzzle_of_zombie_chess_takes_a_king_that_only_has_to_be_taken() {
    for (game, posed) in puzzles().filter(|(game, _)| game.info().id == "zombie") {
        let mut attempt = begin(game, posed);
        attempt.enter(posed.tactic.key());
        if let Pending::Over(outcome) = attempt.table().pending() {
            assert_ne!(outcome.reason, Reason::KING_CAPTURED, "{}", posed.tactic.position);
        }
    }
}

#[test]
fn the_good_turn_is_played_by_the_rules_and_is_right() {
    for (game, posed) in puzzles() {
        let (id, tactic) = (game.info().id, &posed.tactic);
        let mut attempt = begin(game, posed);
        assert_eq!(attempt.seat(), tactic.seat, "{id}: {}", tactic.position);
        let mut verdict = Verdict::Unfinished;
        for entry in tactic.entries() {
            assert_eq!(verdict, Verdict::Unfinished, "{id}: {}", tactic.position);
            verdict = attempt.enter(entry);
        }
        assert_eq!(verdict, Verdict::Right, "{id}: {} on {}", tactic.turn, tactic.position);
        assert_eq!(attempt.entries().join("/"), tactic.turn, "{id}");
        if let Worth::Par(par) = tactic.worth {
            assert_eq!(tactic.entries().count(), par as usize, "{id}: {}", tactic.position);
        }
        assert!(Attempt::find(id, posed.step.id).is_some(), "{id}: found by its word");
    }
}

#[test]
fn what_is_expected_after_the_good_turn_can_be_played_and_gives_no_secret_away() {
    let (mut told, mut won) = (0, 0);
    for (game, posed) in puzzles() {
        let (info, tactic) = (game.info(), &posed.tactic);
        let which = format!("{}: {} after {} on {}", info.id, tactic.line, tactic.turn, tactic.position);
        let mut attempt = begin(game, posed);
        tactic.entries().for_each(|entry| drop(attempt.enter(entry)));
        let mut table = attempt.table().fork();
        let open = info.secret.is_none() && matches!(tactic.worth, Worth::Won { .. } | Worth::Better { .. });
        let goes_on = matches!(table.pending(), Pending::Seats(asked) if asked.len() == 1);
        assert_eq!(!tactic.line.is_empty(), open && goes_on, "{which}");
        let before = table.turns_completed();
        for step in tactic.line.split('/').filter(|_| !tactic.line.is_empty()) {
            let Pending::Seats(asked) = table.pending() else { panic!("{which}") };
            let seat = asked.iter().next().expect("one");
            table.step(seat, step).unwrap_or_else(|refusal| panic!("{which}: {step}: {refusal:?}"));
        }
        told += usize::from(!tactic.line.is_empty());
        assert!(tactic.line.is_empty() || table.turns_completed() > before, "{which}: no whole turn");
        // A side with a forced win never loses in it.
        if let (Pending::Over(outcome), Worth::Won { .. }, false) =
            (table.pending(), tactic.worth, tactic.line.is_empty())
        {
            let own = info.seats[usize::from(tactic.seat.0)].team;
            assert_eq!(outcome.result, GameResult::Won(own), "{which}");
            won += 1;
        }
    }
    assert!(told > 200 && won > 40, "{told} told, {won} of them to the end");
}

#[test]
fn any_other_turn_is_not_the_one() {
    for (game, posed) in puzzles().step_by(9) {
        let table = begin(game, posed);
        let Some(turns) = table.table().turns_within(300) else { continue };
        // The entry that counts may be the beginning of several turns.
        for turn in turns.iter().filter(|turn| !turn.starts_with(posed.tactic.key())).take(12) {
            let verdict = begin(game, posed).typed(turn, &[]);
            let par = matches!(posed.tactic.worth, Worth::Par(_));
            let unfinished = par && verdict == Verdict::Unfinished;
            assert!(unfinished || verdict == Verdict::Other, "{}: {turn}: {verdict:?}", game.info().id);
        }
    }
}

/// Compared with every answer in turn; with secrets, where an answer could give one away, nothing is said.
#[test]
fn an_answer_that_loses_at_once_is_known() {
    let (mut lost, mut held) = (0, 0);
    for (game, posed) in puzzles().step_by(4) {
        let start = begin(game, posed);
        let Some(turns) = start.table().turns_within(100) else { continue };
        for turn in turns.iter().step_by(5) {
            let mut attempt = begin(game, posed);
            if matches!(attempt.enter(turn), Verdict::Unfinished | Verdict::Refused(..)) {
                continue;
            }
            let Pending::Seats(asked) = attempt.table().pending() else { continue };
            let Some(replies) = attempt.table().turns_within(60).filter(|_| asked.len() == 1) else {
                continue;
            };
            let seat = asked.iter().next().expect("one");
            let team = game.info().seats[usize::from(seat.0)].team;
            let wins = |reply: &String| {
                let mut ahead = attempt.table().fork();
                let entry = Entry { actor: Actor::Seat(seat), text: reply.clone() };
                ahead.apply(&entry).is_ok()
                    && matches!(ahead.pending(), Pending::Over(outcome) if outcome.result == GameResult::Won(team))
            };
            let is_open = game.info().secret.is_none() && seat != attempt.seat();
            let expected = (is_open && replies.iter().any(wins)).then_some(seat);
            assert_eq!(
                attempt.lost_to(60),
                expected,
                "{}: {turn} on {}",
                game.info().id,
                posed.tactic.position
            );
            if is_open {
                *(if expected.is_some() { &mut lost } else { &mut held }) += 1;
            }
        }
    }
    assert!(lost > 20 && held > 20, "{lost} lost, {held} held");
}

#[test]
fn a_solver_sees_no_secret() {
    for (game, posed) in puzzles().filter(|(game, _)| game.info().secret.is_some()) {
        let attempt = begin(game, posed);
        let (own, viewer) = (attempt.table(), Viewer::Seat(attempt.seat()));
        let mut rng = StdRng::seed_from_u64(5);
        for _ in 0..4 {
            let other = own.resample(viewer, &mut rng);
            let which = format!("{}: {}", game.info().id, posed.tactic.position);
            assert_eq!(other.scene_in_english(viewer), own.scene_in_english(viewer), "{which}");
            assert_eq!(other.offers(viewer), own.offers(viewer), "{which}");
        }
    }
}

#[test]
fn what_is_no_puzzle_is_refused_with_its_line() {
    let info = catalogue::find("chess").expect("chess").info();
    let good = "easy | White | e2e4 | 200, else -3 | 40 / 20 | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(tactics::read(info, &format!("# a remark\n\n{good}\n")).map(|all| all.len()), Ok(1));
    for (old, new, said) in [
        ("easy", "odd", "no grade"),
        ("White", "Green", "nobody is called “Green” in Chess"),
        ("200, else -3", "much", "no worth"),
        ("200, else -3", "par x", "no worth"),
        ("200, else -3", "points 2, else x", "no worth"),
        ("40 / 20", "40", "two numbers"),
        ("40 / 20", "-1 / 20", "no number of positions"),
        (" | White", "", "six fields"),
    ] {
        let broken = tactics::read(info, &format!("\n{}", good.replacen(old, new, 1))).expect_err(new);
        assert!(broken.line == 2 && broken.to_string().contains(said), "{broken}");
    }
}
