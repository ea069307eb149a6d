//! The sentences of `rules.md`, each with a position that would tell if it were not so.

use super::*;
use crate::board::Side;
use crate::chess::{Move, seat_of};
use crate::duel::Match;
use crate::rules::capability::{Claims, FastPerft, Reading};
use crate::rules::{GameResult, Outcome, Pending, Phrase, Reason, Refusal, Rules};
use crate::scene::Tint;
use crate::seat::{Seat, SeatSet, Team};

fn open(position: &str) -> Match {
    <Chess as Rules>::parse(position, &Options::default()).expect(position)
}

fn start() -> Match {
    <Chess as Rules>::start(&Options::default()).expect("chess has no options")
}

fn play(game: &mut Match, turns: &str) {
    for turn in turns.split_whitespace() {
        let seat = seat_of(game.position().turn());
        let step = Chess::read(game, turn).expect(turn);
        Chess::apply(game, seat, step).expect(turn);
    }
}

fn over(game: &Match) -> Option<(GameResult, Reason)> {
    match game.pending() {
        Pending::Over(Outcome { result, reason }) => Some((result, reason)),
        Pending::Seats(_) | Pending::Chance | Pending::Referee => None,
    }
}

fn drawn(position: &str) -> Option<Reason> {
    over(&open(position)).map(|(result, reason)| {
        assert_eq!(result, GameResult::Drawn, "{position}");
        reason
    })
}

fn offered(game: &Match, turn: &str) -> bool {
    let mut offers = Vec::new();
    Chess::offers(game, &mut offers);
    offers.contains(&turn.parse().expect(turn))
}

#[test]
fn the_usual_array_is_the_usual_array() {
    assert_eq!(Chess::position(&start()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(start().pending(), Pending::Seats(SeatSet::only(Seat(0))));
}

#[test]
fn checkmate_wins() {
    let mut game = start();
    play(&mut game, "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#");
    assert_eq!(over(&game), Some((GameResult::Won(Team(0)), Reason::CHECKMATE)));
    assert_eq!(Chess::scene(&game).in_english(&<Chess as Rules>::INFO).status, "White wins: checkmate.");
    assert!(game.steps().is_empty());
}

#[test]
fn a_pawn_promotes_to_four_kinds_and_may_not_stay_a_pawn() {
    let game = open("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    for (turn, legal) in
        [("a7a8=Q", true), ("a7a8=R", true), ("a7a8=B", true), ("a7a8=N", true), ("a7a8", false)]
    {
        assert_eq!(offered(&game, turn), legal, "{turn}");
    }
}

#[test]
fn en_passant_lasts_for_one_move() {
    let mut game = open("4k3/p2p4/8/4P3/8/8/8/4K2R b K - 0 1");
    play(&mut game, "d7d5");
    assert!(offered(&game, "e5d6"));
    play(&mut game, "Kf1 a6");
    assert!(!offered(&game, "e5d6"));
}

#[test]
fn en_passant_may_not_uncover_the_king() {
    // Both pawns leave the fifth rank at once, and the rook sees the king.
    let game = open("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1");
    assert!(!offered(&game, "e5d6"));
    assert_eq!(Chess::position(&game), "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 1");
}

#[test]
fn castling_needs_safe_squares_for_the_king_alone() {
    for (board, short, long) in [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true),
        ("1r2k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, true),
        ("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, true),
        ("2r1k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", true, false),
        ("3kr3/8/8/8/8/8/8/R3K2R w KQ - 0 1", false, false),
        ("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", false, false),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", false, false),
    ] {
        let game = open(board);
        assert_eq!((offered(&game, "O-O"), offered(&game, "O-O-O")), (short, long), "{board}");
    }
}

#[test]
fn a_moved_king_or_rook_never_castles_again() {
    let mut game = open("4k3/7p/8/8/8/8/8/R3K2R w KQ - 0 1");
    play(&mut game, "h1h2 Kd8 h2h1 Ke8");
    assert!(!offered(&game, "O-O") && offered(&game, "O-O-O"));
    play(&mut game, "Kd1 Kd8 Ke1 Ke8");
    assert!(!offered(&game, "O-O-O"));
}

#[test]
fn a_captured_rook_takes_its_right_along() {
    let mut game = open("4k3/8/8/8/8/8/6b1/R3K2R b KQ - 0 1");
    play(&mut game, "Bxh1");
    assert_eq!(Chess::position(&game), "4k3/8/8/8/8/8/8/R3K2b w Q - 0 2");
}

#[test]
fn stalemate_draws() {
    assert_eq!(drawn("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Some(Reason::STALEMATE));
}

#[test]
fn too_little_material_draws() {
    assert_eq!(drawn("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), Some(Reason::DEAD_POSITION));
    assert_eq!(drawn("4k3/8/8/8/8/8/8/4KN2 w - - 0 1"), Some(Reason::DEAD_POSITION));
    assert_eq!(drawn("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1"), Some(Reason::DEAD_POSITION));
    assert_eq!(drawn("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1"), None);
    assert_eq!(drawn("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1"), None);
}

#[test]
fn stalemate_comes_before_the_dead_position() {
    // Nobody could mate in either; only in the second does the king have a move.
    assert_eq!(drawn("8/8/8/8/8/4K3/4B3/4k3 b - - 0 1"), Some(Reason::STALEMATE));
    assert_eq!(drawn("k7/2K5/8/1B6/8/8/8/8 b - - 0 1"), Some(Reason::DEAD_POSITION));
}

#[test]
fn the_third_time_may_be_claimed_and_the_fifth_draws() {
    let mut game = start();
    play(&mut game, "Nf3 Nf6 Ng1 Ng8");
    assert_eq!(Chess::claim(&game), None);
    play(&mut game, "Nf3 Nf6 Ng1 Ng8");
    assert_eq!(Chess::claim(&game), Some(Reason::THREEFOLD));
    play(&mut game, "e4");
    assert_eq!(Chess::claim(&game), None);

    let mut game = start();
    for _ in 0..3 {
        play(&mut game, "Nf3 Nf6 Ng1 Ng8");
    }
    play(&mut game, "Nf3 Nf6 Ng1");
    assert_eq!(over(&game), None);
    play(&mut game, "Ng8");
    assert_eq!(over(&game), Some((GameResult::Drawn, Reason::FIVEFOLD)));
}

#[test]
fn a_position_with_other_rights_is_another_position() {
    let mut game = open("4k3/p7/8/8/8/8/7P/4K2R w K - 0 1");
    // The board comes back twice, but after the first time the king has moved.
    play(&mut game, "Ke2 Kd8 Ke1 Ke8 Ke2 Kd8 Ke1 Ke8");
    assert_eq!(Chess::claim(&game), None);
    play(&mut game, "Ke2 Kd8 Ke1 Ke8");
    assert_eq!(Chess::claim(&game), Some(Reason::THREEFOLD));
}

#[test]
fn fifty_moves_may_be_claimed_and_seventy_five_draw() {
    let mut game = open("4k3/8/8/8/8/8/8/4K2R w - - 99 80");
    assert_eq!(Chess::claim(&game), None);
    play(&mut game, "Rh2");
    assert_eq!(Chess::claim(&game), Some(Reason::FIFTY_MOVES));
    assert_eq!(over(&game), None);

    let mut game = open("4k3/8/8/8/8/8/8/4K2R w - - 149 120");
    play(&mut game, "Rh2");
    assert_eq!(over(&game), Some((GameResult::Drawn, Reason::SEVENTY_FIVE_MOVES)));
    assert_eq!(Chess::claim(&game), None);
}

#[test]
fn mate_on_the_last_move_still_wins() {
    let mut game = open("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
    play(&mut game, "Ra8");
    assert_eq!(over(&game), Some((GameResult::Won(Team(0)), Reason::CHECKMATE)));
}

#[test]
fn only_the_side_to_move_moves_and_nobody_after_the_end() {
    let mut game = start();
    let step = "e7e5".parse().expect("a move");
    assert_eq!(Chess::apply(&mut game, Seat(1), step), Err(Refusal::NOT_YOUR_TURN));
    assert_eq!(Chess::apply(&mut game, Seat(0), step), Err(Refusal::NOT_OFFERED));
    play(&mut game, "f3 e5 g4 Qh4");
    assert_eq!(Chess::apply(&mut game, Seat(0), step), Err(Refusal::OVER));
    assert_eq!(Chess::read(&game, "e4"), Err(Refusal::OVER));
}

#[test]
fn a_king_in_check_is_named_when_a_move_is_refused() {
    let game = open("4k3/8/8/8/8/8/4r3/4K2R w - - 0 1");
    let refusal = Chess::read(&game, "Rh5").expect_err("it is check");
    assert_eq!(
        refusal.to_string(),
        "No rook of yours can get to h5: the rook on h1 can't move now. White is in check."
    );
}

#[test]
fn the_scene_shows_the_move_the_check_and_the_mover_below() {
    let mut game = start();
    let scene = Chess::scene(&game).in_english(&<Chess as Rules>::INFO);
    assert_eq!((scene.changed.as_str(), scene.status.as_str()), ("", "White to move."));
    assert_eq!((scene.cells.len(), scene.bottom), (64, Tint::White));

    play(&mut game, "e4 f5 Qh5");
    let scene = Chess::scene(&game).in_english(&<Chess as Rules>::INFO);
    assert_eq!(scene.changed, "White: queen d1 to h5.");
    assert_eq!((scene.status.as_str(), scene.bottom), ("Black to move, in check.", Tint::Black));
    let marked = |test: fn(&crate::scene::Marks) -> bool| {
        scene
            .cells
            .iter()
            .filter(|cell| test(&cell.marks))
            .map(|cell| cell.square.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(marked(|marks| marks.last_from), ["d1"]);
    assert_eq!(marked(|marks| marks.last_to), ["h5"]);
    assert_eq!(marked(|marks| marks.check), ["e8"]);
}

#[test]
fn menus_know_piece_target_and_capture() {
    let game = open("4k3/8/8/3p4/4P3/8/8/R3K3 w Q - 0 1");
    let moves = game.steps();
    let described = Chess::describe_all(&game, &moves);
    let described = |text: &str| {
        let at = moves.iter().position(|mv| mv.to_string() == text).expect("it is offered");
        described[at].clone()
    };
    let english = |phrase: &Phrase| phrase.in_english(&<Chess as Rules>::INFO);
    let describe = described("e4d5");
    assert_eq!(
        (&*english(&describe.label), &*english(&describe.piece), describe.capture),
        ("exd5", "Pawn e4", true)
    );
    let castle = described("O-O-O");
    assert_eq!((&*english(&castle.label), &*english(&castle.piece)), ("O-O-O", "King e1"));
    assert_eq!(castle.to, "c1".parse().ok());
}

#[test]
fn clock_and_number_count_as_fen_says() {
    let mut game = start();
    play(&mut game, "Nf3 d5 e4 dxe4 Ng1");
    assert_eq!(Chess::position(&game), "rnbqkbnr/ppp1pppp/8/8/4p3/8/PPPP1PPP/RNBQKBNR b KQkq - 1 3");
    assert_eq!(game.position().turn(), Side::Black);
}

/// Counts lines of play through the contract alone.
fn count(game: &Match, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut offers = Vec::new();
    Chess::offers(game, &mut offers);
    let play = |step: &Move| {
        let mut next = game.clone();
        Chess::apply(&mut next, seat_of(game.position().turn()), *step).expect("it was offered");
        count(&next, depth - 1)
    };
    offers.iter().map(play).sum()
}

#[test]
fn fast_perft_counts_what_the_offers_allow() {
    for (position, depth) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2),
        // Taking the last rook or pawn ends the line; so do mate and stalemate.
        ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", 4),
        ("8/8/8/8/8/4k3/4p3/4K3 b - - 0 1", 4),
        ("4k3/8/8/8/8/8/8/4K2R w K - 146 90", 4),
    ] {
        let game = open(position);
        assert_eq!(Chess::fast_perft(&game, depth), Some(count(&game, depth)), "{position}");
    }
}

#[test]
fn fast_perft_leaves_clocks_and_repetitions_to_others() {
    assert_eq!(Chess::fast_perft(&open("4k3/8/8/8/8/8/8/4K2R w K - 146 90"), 5), None);
    let mut game = start();
    assert!(Chess::fast_perft(&game, 1).is_some());
    for _ in 0..4 {
        play(&mut game, "Nf3 Nf6 Ng1 Ng8");
    }
    assert_eq!(Chess::fast_perft(&game, 1), None);
}

#[test]
fn the_rules_fit_into_one_message() {
    assert!(<Chess as Rules>::INFO.rules.english().len() < 3_500);
    assert!(<Chess as Rules>::INFO.rules.english().contains("FIDE"));
}
