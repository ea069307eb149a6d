//! Whole games of every computer player: it never plays an illegal step, always answers, and gives the same answer to the same
//! question.

mod support;

use std::sync::atomic::{AtomicU64, Ordering};

use engine::any_game::AnyTable;
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::Seat;
use opponent::{AnyPlayer, Budget, Level, Players};
use support::{Dice, open, play};

/// Turns of a game at most.
const TURNS: usize = 120;

#[test]
fn every_game_of_the_engine_has_a_player() {
    let players = Players::new();
    for game in catalogue::all() {
        let id = game.info().id;
        let found = players.find(id).map(AnyPlayer::game);
        assert_eq!(found, Some(id), "nobody plays it");
    }
}

#[test]
fn games_against_random_turns_come_to_an_end() {
    for (player, seed) in support::players().flat_map(|player| [(player, 1), (player, 2)]) {
        let mut dice = Dice(seed);
        let mut table = open(player.game(), &mut dice);
        for turn in 0..TURNS {
            support::settle(table.as_mut(), &mut dice);
            let Pending::Seats(seats) = table.pending() else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            if (u64::from(seat.0) + seed) % 2 == 0 {
                let level = Level::ALL[turn % 2];
                let thought = player.think(&table.view_of(seat), level, &Budget::nodes(120), seed);
                let thought = thought.expect("who is asked has an answer");
                // The rest of a turn that has begun may cost a little more.
                let golf = player.game() == "chess-golf";
                assert!(golf || thought.nodes < 120 + 1_500, "{}: {}", player.game(), thought.nodes);
                play(table.as_mut(), seat, &thought.entry());
            } else {
                support::random_turn(table.as_mut(), seat, &mut dice);
            }
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    for player in support::players() {
        let mut dice = Dice(7);
        let mut table = open(player.game(), &mut dice);
        for _ in 0..6 {
            support::settle(table.as_mut(), &mut dice);
            let Pending::Seats(seats) = table.pending() else { break };
            for seat in seats.iter() {
                for level in Level::ALL {
                    let think = |seed| player.think(&table.view_of(seat), level, &Budget::nodes(400), seed);
                    assert_eq!(think(3), think(3), "{}", player.game());
                }
            }
            let seat = seats.iter().next().expect("somebody is asked");
            support::random_turn(table.as_mut(), seat, &mut dice);
        }
    }
}

#[test]
fn who_is_not_asked_has_nothing_to_say() {
    let players = Players::new();
    let table = open("chess", &mut Dice(1));
    let chess = players.find("chess").expect("it is played");
    let think = |table: &dyn AnyTable, seat| {
        chess.think(&table.view_of(Seat(seat)), Level::Easy, &Budget::nodes(50), 1)
    };
    let other = open("half-alice", &mut Dice(1));
    assert_eq!(think(other.as_ref(), 0), None, "another game");
    assert!(think(table.as_ref(), 0).is_some());
    assert_eq!(think(table.as_ref(), 1), None, "White moves first");
}

/// On a complicated board a thousand positions take long: the stop is checked by work, so nobody waits for them.
#[test]
fn the_stop_is_asked_by_work() {
    let tangled = "3Q4/8/8/ppppp3/pPPPp3/pPKPp3/NNPP4/kNbN4 w - - 0 1 checkers=d8:23";
    let game = catalogue::find("adrenaline").expect("it is there");
    let table = game.open(&Options::default(), Some(tangled)).expect(tangled);
    let player = Players::new().find("adrenaline").expect("it is played");
    let asked = AtomicU64::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) > 0;
    let budget = Budget { stop: &stop, ..Budget::nodes(1_000) };
    let thought = player.think(&table.view_of(Seat(0)), Level::Hard, &budget, 1).expect("an answer");
    assert!(asked.load(Ordering::Relaxed) > 1 && thought.nodes < 1_000, "{}", thought.nodes);
}

/// With no budget, a single move or a lost position there is still an answer.
#[test]
fn there_is_always_an_answer() {
    for position in
        ["7k/8/8/8/8/8/5q2/7K w - - 0 1", "k7/8/8/8/8/8/qq6/2r4K w - - 0 1", "6qk/8/8/8/8/8/8/K7 w - - 98 80"]
    {
        let game = catalogue::find("chess").expect("it is there");
        let Ok(mut table) = game.open(&Default::default(), Some(position)) else { continue };
        let Pending::Seats(_) = table.pending() else { continue };
        let chess = Players::new().find("chess").expect("it is played");
        for nodes in [0, 1, 1_000] {
            let thought = chess.think(&table.view_of(Seat(0)), Level::Hard, &Budget::nodes(nodes), 1);
            assert!(thought.is_some_and(|thought| !thought.steps.is_empty()), "{position}");
        }
        let thought = chess.think(&table.view_of(Seat(0)), Level::Hard, &Budget::nodes(1_000), 1);
        play(table.as_mut(), Seat(0), &thought.expect("an answer").entry());
    }
}
