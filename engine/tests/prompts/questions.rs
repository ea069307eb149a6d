//! Whenever a player is to act, the game asks a question of its own: what matters in this game, here and now.

use crate::each_moment;
use engine::catalogue;
use engine::rules::Options;
use engine::seat::{Seat, Viewer};

/// How many random games of each kind are played.
const GAMES: u64 = 6;
/// How many turns each has.
const TURNS: usize = 80;
/// The games whose ordinary moves are those of chess, so that there may be no more to say.
const CHESS: [&str; 2] = ["chess", "chess960"];

#[test]
fn every_prompt_is_a_question_about_this_game() {
    for game in catalogue::all().iter().copied() {
        let mut asked = 0;
        each_moment(game, GAMES, TURNS, |table| {
            for seat in table.may_act().iter() {
                for viewer in [Viewer::Public, Viewer::Seat(seat)] {
                    let question = table.asks(viewer, seat).in_english(table.info());
                    let says_more = question.contains(['?', ':']);
                    let id = game.info().id;
                    assert!(says_more || CHESS.contains(&id), "{id}: {question:?} {}", table.position());
                    asked += 1;
                }
            }
        });
        assert!(asked > 100, "{}: {asked}", game.info().id);
    }
}

/// What everybody reads that a seat is asked, at the start or in a position.
fn asks(game: &str, options: &[(&str, &str)], position: Option<&str>, seat: u8) -> String {
    let game = catalogue::find(game).expect("a game");
    let options = Options::new(game.info(), options.iter().copied()).expect("options");
    let table = game.open(&options, position).expect("a position");
    table.asks(Viewer::Public, Seat(seat)).in_english(table.info())
}

#[test]
fn half_alice_chess_asks_who_goes_through_the_mirror() {
    assert_eq!(
        asks("half-alice", &[], None, 0),
        "Which move? Every move goes through the mirror. You have 12 free checkers: each piece that goes to the far side (the blue tiles) takes one."
    );
    let spent =
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 far=b1,c1,f1,g1,a2,b2,c2,d2,e2,f2,g2,h2";
    assert!(
        asks("half-alice", &[], Some(spent), 0)
            .contains("only pieces on the far side (the blue tiles) can move")
    );
    let one = spent.replace("far=b1,", "far=");
    assert!(asks("half-alice", &[], Some(&one), 0).contains("You have one free checker"));
    let check = "1k1Q4/8/1R6/8/8/8/8/7K b - - 0 1 far=b6";
    assert!(asks("half-alice", &[], Some(check), 1).contains("in check from the queen"), "that comes first");
}

#[test]
fn fun_in_a_box_chess_asks_by_the_things_that_still_play() {
    let alone = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";
    for (options, position, said) in [
        (&[] as &[_], None, "does a Thing leap?"),
        (&[], Some(format!("{alone} box=d9,e9")), "your opponent's still catch in pairs."),
        (&[], Some(alone.to_owned()), "it goes on as chess."),
        (&[("unlatch", "on")], Some(format!("{alone} box=d0,e0 latched=w")), "until you give check."),
    ] {
        let question = asks("fun-in-a-box", options, position.as_deref(), 0);
        assert!(question.contains(said), "{said}: {question}");
    }
}

#[test]
fn other_games_ask_by_what_wins_or_follows_a_move() {
    let laden = "rnbqkbnr/1ppppppp/p7/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2 checkers=f1:1";
    for (game, options, position, said) in [
        ("adrenaline", &[] as &[_], None, "Which move? If you capture, a checker goes under an enemy piece"),
        ("adrenaline", &[], Some(laden), "Which move? A piece that stands on checkers may run on"),
        ("allthought", &[], None, "Which move? Pawns go diagonally and capture straight ahead"),
        ("captain-spalding", &[], None, "Which move? You win by taking your opponent's box on "),
        ("chess960", &[("position", "518")], None, "Which move? If you castle, king and rook end where"),
        ("goal-box", &[], None, "your pieces stand in both goal boxes, a4 and g5."),
        ("thinktank", &[], None, "captures as the card shows."),
    ] {
        let question = asks(game, options, position, 0);
        assert!(question.contains(said), "{said}: {question}");
    }
    // Who can't castle any more plays chess.
    assert_eq!(asks("chess960", &[], Some("4k3/8/8/8/8/8/8/4K2R w - - 0 1"), 0), "");
}
