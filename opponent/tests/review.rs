//! Reviews find what a turn gave away, judged by what its seat could know, and use the truth only of finished games.

mod support;

use engine::any_game::AnyTable;
use engine::catalogue;
use engine::chance::{Imagination, Seed};
use engine::rules::Pending;
use engine::seat::{Seat, Viewer};
use opponent::{AnyPlayer, Budget, Players, Thought};
use support::{Dice, open, play};

const BUDGET: Budget<'static> = Budget::nodes(3_000);

fn at(game: &str, position: &str) -> Box<dyn AnyTable> {
    let rules = catalogue::find(game).expect("a game of the catalogue");
    rules.open(&Default::default(), Some(position)).expect(position)
}

fn player(game: &str) -> &'static dyn AnyPlayer {
    Players::new().find(game).expect("it is played")
}

#[test]
fn what_a_turn_gave_away_is_found() {
    // Black's rook hangs, and White's queen may be given away for a pawn.
    let table = at("chess", "6k1/5ppp/8/3r4/8/3Q4/5PPP/6K1 w - - 0 1");
    let compare =
        |played| player("chess").compare(&table.view_of(Seat(0)), played, &BUDGET, 1).expect("a turn");
    let taking = compare("d3d5");
    assert_eq!(taking.best.steps, ["d3d5"]);
    assert_eq!(taking.played, taking.best.value, "the best turn gives nothing away");
    let giving = compare("d3h7");
    assert_eq!(giving.best.steps, ["d3d5"]);
    assert!(giving.best.value - giving.played > 800, "{giving:?}");
    assert_eq!(giving, compare("d3h7"), "the same question, the same answer");
    // Not asked, and no turn at all.
    assert_eq!(player("chess").compare(&table.view_of(Seat(0)), "a1a8", &BUDGET, 1), None);
    assert_eq!(player("goal-box").compare(&table.view_of(Seat(0)), "d3d5", &BUDGET, 1), None);
}

#[test]
fn a_reply_is_seen_behind_a_burial() {
    // Black's queen takes a pawn that a rook covers, and buries it: the reply comes after that.
    let mut table = open("zombie", &mut Dice(1));
    for (turn, entry) in (0..).zip(["e2e4", "d7d5", "g1h3", "d8d6", "b1c3"]) {
        play(table.as_mut(), Seat(turn % 2), entry);
    }
    let view = table.view_of(Seat(1));
    let budget = Budget::nodes(10_000);
    let compared = player("zombie").compare(&view, "d6h2", &budget, 1).expect("a turn");
    assert!(compared.best.value - compared.played > 400, "{compared:?}");
}

#[test]
fn forced_turns_and_ends_have_their_worth() {
    // One move is possible, and after it Black is mated.
    let table = at("chess", "k7/8/1K6/8/8/8/8/7R b - - 0 1");
    let forced = player("chess").compare(&table.view_of(Seat(1)), "a8b8", &BUDGET, 1).expect("a turn");
    assert_eq!(forced.played, forced.best.value);
    assert!(forced.best.value <= -Thought::WON, "{forced:?}");
    // A mate that was seen, and one that was missed by stalemate.
    let table = at("chess", "7k/8/6K1/8/8/8/Q7/8 w - - 0 1");
    let mate = |played| player("chess").compare(&table.view_of(Seat(0)), played, &BUDGET, 1).expect("a turn");
    assert!(mate("a2a8").played >= Thought::WON);
    let missed = mate("a2f7");
    assert!(missed.best.value >= Thought::WON && missed.played == 0, "{missed:?}");
}

/// In the games with secrets every decision of random games has a value and that of a better one, the same in worlds that look
/// alike.
#[test]
fn secrets_are_measured_by_what_a_seat_could_know() {
    for id in ["zombie", "masquerade", "booster"] {
        let (mut compared, mut lost) = (0, 0);
        for seed in 0..3 {
            let mut dice = Dice(seed);
            let mut table = open(id, &mut dice);
            for turn in 0..24 {
                support::settle(table.as_mut(), &mut dice);
                let Pending::Seats(seats) = table.pending() else { break };
                let seat = seats.iter().next().expect("somebody is asked");
                let mut draft = table.fork();
                support::random_turn(draft.as_mut(), seat, &mut dice);
                let record = draft.record(Viewer::Seat(seat));
                let own = record.iter().rev().find(|turn| turn.seat == Some(seat)).expect("a turn");
                let played = own.text.clone();
                let mut numbers = Imagination::new(&Seed([7; 32])).numbers(turn, seed);
                let twin = table.resample(Viewer::Seat(seat), &mut numbers);
                let compare = |table: &dyn AnyTable| {
                    player(id).compare(&table.view_of(seat), &played, &Budget::nodes(400), 1)
                };
                let found = compare(table.as_ref());
                assert_eq!(found, compare(twin.as_ref()), "{id}");
                if let Some(found) = found {
                    assert!(found.played <= found.best.value, "{id}: {played}: {found:?}");
                    compared += 1;
                    lost += i32::from(found.played + 50 < found.best.value);
                }
                table = draft;
            }
        }
        assert!(compared > 10 && lost > 0, "{id}: {compared} compared, {lost} lost something");
    }
}

#[test]
fn the_truth_is_told_of_a_game_that_is_over_and_of_no_other() {
    for id in ["chess", "zombie", "crowded-house", "booster"] {
        let mut dice = Dice(3);
        let mut table = open(id, &mut dice);
        let mut moments = vec![table.fork()];
        for _ in 0..12 {
            support::settle(table.as_mut(), &mut dice);
            let Pending::Seats(seats) = table.pending() else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            support::random_turn(table.as_mut(), seat, &mut dice);
            moments.push(table.fork());
        }
        support::settle(table.as_mut(), &mut dice);
        assert!(table.disclosure().is_none(), "{id} runs: nobody has a proof");
        play(table.as_mut(), Seat(0), "resign");
        let Some(disclosure) = table.disclosure() else { panic!("{id} left something sealed") };
        for moment in &moments {
            let truth = moment.hindsight(&disclosure).expect("a moment of this game");
            let worth = |seat| player(id).in_hindsight(&truth, Seat(seat), &Budget::nodes(300), 1);
            let (one, other) = (worth(0), worth(1));
            assert!(one.is_some() && other.is_some(), "{id}: {}", moment.position());
            assert!(player("goal-box").in_hindsight(&truth, Seat(0), &BUDGET, 1).is_none());
        }
        let mut stranger = open(id, &mut Dice(8));
        support::settle(stranger.as_mut(), &mut Dice(8));
        let Pending::Seats(seats) = stranger.pending() else { continue };
        let seat = seats.iter().next().expect("somebody is asked");
        support::random_turn(stranger.as_mut(), seat, &mut Dice(99));
        let known = moments.iter().any(|moment| moment.position() == stranger.position());
        assert!(known || stranger.hindsight(&disclosure).is_none(), "{id}: a moment of another game");
    }
}

#[test]
fn games_without_two_sides_are_not_looked_back_on() {
    for player in support::players() {
        let alone = ["cooperative", "chess-golf"].contains(&player.game());
        assert_eq!(player.looks_back(), !alone, "{}", player.game());
    }
}
