//! Tests of the rules, sentence by sentence.

use rand::SeedableRng;

use super::{AFTER_LINE, LINE, after, by_edition, from, mover, offered, play, refused, sentences, start};
use crate::rules::{GameResult, Pending, Progress, Reason};
use crate::scene::State;
use crate::seat::{Seat, Team, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry};
use crate::typed::whole;

fn ended(table: &dyn AnyTable) -> Option<(GameResult, Reason)> {
    match table.pending() {
        Pending::Over(outcome) => Some((outcome.result, outcome.reason)),
        _ => None,
    }
}

const WHITE_WINS: GameResult = GameResult::Won(Team(0));

#[test]
fn the_line_of_the_rules_raises_a_pawn_on_c6() {
    let mut table = start();
    let events = play(&mut *table, LINE);
    assert_eq!(table.position(), AFTER_LINE);
    assert_eq!(sentences(&events), ["A white pawn rises on c6!", "A white knight is buried."]);
    // Unless White moves it now, it crumbles.
    let events = play(&mut *table, "c2c3");
    // Everybody saw what rose on c6, and nothing was buried there since.
    assert_eq!(sentences(&events), ["No zombie at c2.", "The white pawn on c6 crumbles to dust."]);
    assert!(table.position().ends_with("dust=P"), "{}", table.position());
}

#[test]
fn that_nothing_rose_is_said_unless_everybody_knew_it_before() {
    let mut table = start();
    let mut told = |turn: &str| sentences(&play(&mut *table, turn));
    for (turn, said) in [
        // Nothing is buried anywhere.
        ("e2e4", None),
        ("d7d5", None),
        ("e4d5/@e1", Some("A black pawn is buried.")),
        // White can't have buried under a piece of Black's.
        ("e7e6", None),
        ("b1c3", Some("No zombie at b1.")),
        ("a7a6", None),
        // Nothing stood on c3 when the pawn was buried.
        ("c3b1", None),
        ("a6a5", None),
        // It was turned up before, and nothing was buried since.
        ("b1c3", None),
        ("e6d5/@d5", Some("A white pawn is buried.")),
        ("d2d4", Some("No zombie at d2.")),
        ("g8f6", Some("No zombie at g8.")),
    ] {
        let events = told(turn);
        assert_eq!(events.first().map(String::as_str), said, "{turn}: {events:?}");
    }
}

#[test]
fn a_square_left_is_turned_up_and_an_own_burial_there_rises_for_the_opponent() {
    let position = "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1 buried=w:d2r";
    assert_eq!(after(position, "d2f3"), "4k3/8/8/8/8/5N2/3r4/4K3 b - - 1 1 zombies=d2");
}

#[test]
fn ones_own_burial_comes_first_and_the_opponents_stays_untold() {
    // White's knight stands where both have buried something.
    let mut table = from("4k3/8/8/3N4/8/8/8/4K3 w - - 0 1 buried=w:d5n|b:d5P");
    let events = play(&mut *table, "d5f4");
    assert_eq!(table.position(), "4k3/8/8/3n4/5N2/8/8/4K3 b - - 1 1 zombies=d5 buried=b:d5P");
    assert_eq!(sentences(&events), ["A black knight rises on d5!"]);
    // It leaves the square: Black's own burial is next.
    let events = play(&mut *table, "d5b6");
    assert_eq!(sentences(&events), ["A white pawn rises on d5!"]);
    assert_eq!(table.position(), "4k3/8/1n6/3P4/5N2/8/8/4K3 w - - 2 2 zombies=d5,b6");
}

#[test]
fn where_a_zombie_crumbles_ones_own_burial_comes_first_too() {
    let position = "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1 zombies=d2 buried=w:d2r|b:d2B";
    let crumbled = after(position, "e1f1");
    // What rises now does not crumble at once.
    assert_eq!(crumbled, "4k3/8/8/8/8/8/3r4/5K2 b - - 1 1 zombies=d2 buried=b:d2B dust=N");
    // It does after Black's next turn, and what Black buried comes to light.
    let again = after(&crumbled, "e8e7");
    assert_eq!(again, "8/4k3/8/8/8/8/3B4/5K2 w - - 2 2 zombies=d2 dust=Nr");
}

#[test]
fn in_the_first_edition_the_opponents_burial_came_first() {
    let mut table = by_edition(1, "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1 buried=w:d2r|b:d2B");
    play(&mut *table, "d2f3");
    assert_eq!(table.position(), "4k3/8/8/8/8/5N2/3B4/4K3 b - - 1 1 zombies=d2 buried=w:d2r");
    // It crumbles after White's next turn, and what lies below rises then and does not crumble at once.
    play(&mut *table, "e8e7 f3h4");
    assert_eq!(table.position(), "8/4k3/8/8/7N/8/3r4/4K3 b - - 3 2 zombies=d2 dust=B");
}

#[test]
fn a_world_that_fits_is_played_by_the_same_edition() {
    let mut rng = rand::rngs::StdRng::seed_from_u64(5);
    for (edition, risen) in [(1, "A white bishop rises on d2!"), (2, "A black rook rises on d2!")] {
        let table = by_edition(edition, "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1 buried=w:d2r|b:d2B");
        let mut world = table.resample(Viewer::Seat(Seat(0)), &mut rng);
        let mut tries = 0;
        while !world.position().ends_with("b:d2B") {
            world = table.resample(Viewer::Seat(Seat(0)), &mut rng);
            tries += 1;
            assert!(tries < 10_000, "{}", world.position());
        }
        assert_eq!(sentences(&play(&mut *world, "d2f3")), [risen]);
    }
}

#[test]
fn a_turn_refused_because_of_an_own_burial_would_have_raised_it() {
    // With others below or not: the rook would give check, and does rise where it gives none.
    for below in ["", "|b:b1B", "|b:b1R"] {
        let graves = format!("buried=w:b1r{below}");
        let pinned = from(&format!("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 {graves}"));
        assert!(!offered(&*pinned).iter().any(|step| step.starts_with("b1")), "{below}");
        let mut free = from(&format!("4k3/8/8/8/8/8/4K3/1N6 w - - 0 1 {graves}"));
        assert_eq!(sentences(&play(&mut *free, "b1c3")), ["A black rook rises on b1!"], "{below}");
    }
}

#[test]
fn squares_are_turned_up_in_the_order_left_and_castling_leaves_the_kings_first() {
    let mut table = from("4k3/8/8/8/8/8/8/4K2R w K - 0 1 buried=w:e1p,h1n");
    let events = play(&mut *table, "O-O");
    assert_eq!(sentences(&events), ["A black pawn rises on e1!", "A black knight rises on h1!"]);
    assert_eq!(table.position(), "4k3/8/8/8/8/8/8/4pRKn b - - 1 1 zombies=e1,h1");
}

#[test]
fn the_square_of_a_pawn_taken_en_passant_is_turned_up_too() {
    let mut table = from("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 buried=b:d5N");
    let events = play(&mut *table, "e5d6/@e1");
    assert_eq!(
        sentences(&events),
        ["No zombie at e5.", "A white knight rises on d5!", "A black pawn is buried."]
    );
}

#[test]
fn a_square_that_something_stands_on_again_is_not_turned_up() {
    // The knight leaves d2, the rook comes there: nothing is turned up but the rook's square.
    let mut table = from("4k3/8/8/8/8/8/3N3R/4K3 w - - 0 1 zombies=d2,h2 buried=b:d2Q");
    let events = play(&mut *table, "d2f3/h2d2");
    assert_eq!(sentences(&events), ["No zombie at h2."]);
    assert!(table.position().contains("b:d2Q"));
}

#[test]
fn captured_pieces_are_buried_after_the_rising_in_the_order_captured() {
    let mut table = from("4k3/8/8/8/8/1n1r4/P1P5/4K3 w - - 0 1 zombies=a2,c2");
    let seat = mover(&*table);
    for (step, progress) in [("a2b3", Progress::Draft), ("c2d3", Progress::Commit)] {
        assert_eq!(table.step(seat, step).expect(step).progress, progress);
    }
    let offers = table.offers(Viewer::Seat(seat)).into_iter();
    let labels: Vec<String> = offers.map(|offer| offer.label.in_english(table.info())).collect();
    assert_eq!(
        labels,
        [
            "Bury the knight under the king on e1",
            "Bury the knight under the pawn on b3",
            "Bury the knight under the pawn on d3"
        ]
    );
    assert_eq!(table.step(seat, "@e1").expect("a place").progress, Progress::Draft);
    assert_eq!(offered(&*table), ["@b3", "@d3"], "e1 covers one now");
    let applied = table.step(seat, "@d3").expect("a place");
    assert_eq!(applied.progress, Progress::TurnOver);
    assert_eq!(table.position(), "4k3/8/8/8/8/1P1P4/8/4K3 b - - 0 1 zombies=b3,d3 buried=w:e1n,d3r");
}

#[test]
fn the_player_is_told_what_rose_before_choosing_a_grave() {
    let mut table = from("4k3/8/8/8/8/3r4/4P3/4K3 w - - 0 1 buried=b:e2Q");
    let applied = table.step(Seat(0), "e2d3").expect("a capture");
    assert_eq!(applied.progress, Progress::Commit);
    assert_eq!(sentences(&applied.events), ["A white queen rises on e2!"]);
    assert_eq!(offered(&*table), ["@e1", "@e2", "@d3"], "the risen queen counts as a piece");
}

#[test]
fn a_captured_zombie_is_buried_again() {
    let position = "4k3/8/8/8/8/3n4/4P3/4K3 w - - 0 1 zombies=d3";
    assert_eq!(after(position, "e2d3/@d3"), "4k3/8/8/8/8/3P4/8/4K3 b - - 0 1 buried=w:d3n");
}

#[test]
fn what_finds_no_grave_goes_to_the_dust_bin() {
    let mut table = from("4k3/8/8/8/8/8/3n4/4K3 w - - 0 1 buried=w:d2p");
    let events = play(&mut *table, "e1d2");
    assert_eq!(
        sentences(&events),
        ["No zombie at e1.", "The black knight finds no grave and goes to the dust bin."]
    );
    assert_eq!(table.position(), "4k3/8/8/8/8/8/3K4/8 b - - 0 1 buried=w:d2p dust=n");
}

#[test]
fn a_burial_stays_when_the_piece_above_is_captured() {
    let position = "4k3/8/8/8/8/3r4/8/3NK3 b - - 0 1 buried=w:d1p";
    let taken = after(position, "d3d1/@e8");
    assert_eq!(taken, "4k3/8/8/8/8/8/8/3rK3 w - - 0 2 buried=w:d1p|b:e8N");
    // White takes back on top of the own grave, which then is no place for another.
    let mut table = from(&taken);
    play(&mut *table, "e1d1");
    assert!(table.position().ends_with("buried=w:d1p|b:e8N dust=r"), "{}", table.position());
}

#[test]
fn zombies_move_each_once_in_any_order_and_orders_are_different_turns() {
    let table = from("4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1 zombies=a2,c2");
    let turns = table.turns();
    for turn in ["a2a3/c2c3", "c2c3/a2a3", "a2a4", "c2c4", "e1e2"] {
        assert!(turns.contains(&turn.to_owned()), "{turn} in {turns:?}");
    }
    assert!(!turns.iter().any(|turn| turn.contains("/a3a4") || turn.contains("e1e2/")), "{turns:?}");
}

#[test]
fn an_ordinary_move_lets_all_zombies_crumble() {
    let position = "4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1 zombies=a2,c2";
    assert_eq!(after(position, "e1e2"), "4k3/8/8/8/8/8/4K3/8 b - - 1 1 dust=PP");
    assert_eq!(after(position, "a2a3"), "4k3/8/8/8/8/P7/8/4K3 b - - 0 1 zombies=a3 dust=P");
}

#[test]
fn a_zombie_pawn_on_its_last_rank_is_promoted_before_it_moves() {
    let position = "P3k3/8/8/8/8/8/8/4K3 w - - 5 9 zombies=a8";
    assert_eq!(after(position, "a8=R/a8a1"), "4k3/8/8/8/8/8/8/R3K3 b - - 0 9 zombies=a1");
    let mut table = from(position);
    table.step(Seat(0), "a8=N").expect("a knight");
    assert_eq!(offered(&*table), ["a8b6", "a8c7"], "it has to move, and nothing else may");
    assert!(!from(position).offers(Viewer::Seat(Seat(0))).iter().any(|offer| offer.text.starts_with("a8a")));
}

#[test]
fn a_zombie_pawn_that_reaches_the_last_rank_is_promoted_as_usual() {
    let position = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1 zombies=a7";
    assert_eq!(after(position, "a7a8=B"), "B3k3/8/8/8/8/8/8/4K3 b - - 0 1 zombies=a8");
}

#[test]
fn a_pawn_on_its_own_first_rank_goes_one_square() {
    let position = "4k3/8/8/8/8/8/8/P3K3 w - - 0 1 zombies=a1";
    let offers = offered(&*from(position));
    assert!(offers.contains(&"a1a2".to_owned()) && !offers.contains(&"a1a3".to_owned()), "{offers:?}");
    assert_eq!(
        after(&after(position, "a1a2"), "e8e7 a2a4 e7e8").split(' ').next(),
        Some("4k3/8/8/8/P7/8/8/4K3")
    );
}

#[test]
fn the_own_burials_that_come_up_make_a_move_illegal() {
    // Below the knight lies a black rook, which would give check along the first rank.
    let pinned = from("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 buried=w:b1r");
    assert!(!offered(&*pinned).iter().any(|step| step.starts_with("b1")));
    let free = from("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 buried=w:b1n");
    assert!(offered(&*free).contains(&"b1c3".to_owned()));
}

#[test]
fn the_opponents_burials_make_nothing_legal_or_illegal() {
    for below in ["|b:b1R", "|b:b1Q", ""] {
        let text = format!("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 buried=w:a1n{below}");
        assert_eq!(offered(&*from(&text)), offered(&*from("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1")), "{text}");
    }
}

#[test]
fn crumbling_opens_lines_so_a_shield_has_to_move_on() {
    // The zombie knight shields the king from the rook; standing still it crumbles, moving away it opens the file.
    let table = from("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1 zombies=e3");
    let offers = offered(&*table);
    assert!(!offers.iter().any(|step| step.starts_with("e3")), "{offers:?}");
    assert!(offers.iter().all(|step| !step.starts_with("e1e")), "{offers:?}");
    assert!(offers.contains(&"e1d1".to_owned()));
    // A rook can move along the line and go on shielding.
    let table = from("4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1 zombies=e3");
    let offers = offered(&*table);
    assert!(offers.contains(&"e3e5".to_owned()) && !offers.contains(&"e3d3".to_owned()), "{offers:?}");
}

#[test]
fn a_step_is_offered_when_the_other_zombies_can_make_the_turn_legal() {
    // The knight shields the king; it may go if the bishop then comes between.
    let mut table = from("4r2k/8/8/8/8/1B2N3/8/4K3 w - - 0 1 zombies=b3,e3");
    assert!(offered(&*table).contains(&"e3g4".to_owned()));
    table.step(Seat(0), "e3g4").expect("a step");
    assert_eq!(offered(&*table), ["b3e6"], "only what ends the check completes the turn");
}

#[test]
fn check_counts_all_zombies_together() {
    // Black's zombie knight can step out of the rook's way, so White is in check.
    let table = from("4r1k1/8/8/4n3/8/8/8/4K3 w - - 0 1 zombies=e5,e8");
    let king = table.scene(Viewer::Public).cells.into_iter().find(|cell| cell.marks.check);
    assert_eq!(king.map(|cell| cell.square.to_string()), Some("e1".to_owned()));
    assert!(offered(&*table).iter().all(|step| !step.starts_with("e1e")));
    // An ordinary rook does not wait for the knight: one ordinary move or those of zombies, not both.
    let table = from("4r1k1/8/8/4n3/8/8/8/4K3 w - - 0 1 zombies=e5");
    assert!(table.scene(Viewer::Public).cells.iter().all(|cell| !cell.marks.check));
    // Nor can an ordinary knight make way for a zombie rook.
    let table = from("4r1k1/8/8/4n3/8/8/8/4K3 w - - 0 1 zombies=e8");
    assert!(table.scene(Viewer::Public).cells.iter().all(|cell| !cell.marks.check));
}

#[test]
fn a_zombie_pawn_on_its_last_rank_attacks_as_anything_it_can_become() {
    for (position, check) in [
        ("6k1/8/8/8/8/8/8/1K4p1 w - - 0 1 zombies=g1", true),
        ("6k1/8/8/8/3K4/8/8/6p1 w - - 0 1 zombies=g1", true),
        ("6k1/8/8/8/8/7K/8/6p1 w - - 0 1 zombies=g1", true),
        ("6k1/8/8/8/8/2K5/8/6p1 w - - 0 1 zombies=g1", false),
    ] {
        let marked = from(position).scene(Viewer::Public).cells.iter().any(|cell| cell.marks.check);
        assert_eq!(marked, check, "{position}");
    }
}

#[test]
fn a_king_left_to_be_taken_may_be_taken_and_that_wins_at_once() {
    // The black pawn shields White's king from the bishop and can't move. What White can't know: a bishop rises where
    // the knight stood, which the pawn may take and so open the diagonal.
    let mut table = from("4k3/8/8/8/1b6/2p5/1NP5/4K3 w - - 0 1 zombies=c3,b4 buried=b:b2B,b4N");
    play(&mut *table, "b2d3");
    assert!(table.position().contains("/1BP5/"), "{}", table.position());
    play(&mut *table, "c3b2/b4e1");
    let black_wins = GameResult::Won(Team(1));
    assert_eq!(ended(&*table), Some((black_wins, Reason::KING_CAPTURED)));
    assert!(table.position().contains("b:b4N"), "nothing rises any more: {}", table.position());
}

#[test]
fn the_king_may_be_taken_even_from_check_and_in_the_middle_of_a_turn_of_zombies() {
    let mut table = from("4k3/8/8/8/4N3/4R3/8/r3K3 w - - 0 1 zombies=e3,e4");
    assert!(offered(&*table).contains(&"e4g5".to_owned()), "then the rook takes the king");
    play(&mut *table, "e4g5/e3e8");
    assert_eq!(ended(&*table), Some((WHITE_WINS, Reason::KING_CAPTURED)));
}

#[test]
fn several_pawns_may_pass_and_each_may_be_taken_en_passant() {
    let position = "4k3/8/8/8/1p1p4/8/P1P5/4K3 w - - 0 1 zombies=a2,c2";
    let passed = after(position, "a2a4/c2c4");
    assert_eq!(passed, "4k3/8/8/8/PpPp4/8/8/4K3 b - a3,c3 0 1 zombies=a4,c4");
    let offers = offered(&*from(&passed));
    for capture in ["b4a3", "b4c3", "d4c3"] {
        assert!(offers.contains(&capture.to_owned()), "{capture} in {offers:?}");
    }
}

#[test]
fn whether_en_passant_counts_is_judged_as_if_nobody_were_buried() {
    // Taking would raise the rook below b4 and give check, but others must not learn that from the text.
    let position = "8/8/8/8/1p5k/8/P7/4K3 w - - 0 1 buried=b:b4R";
    let passed = after(position, "a2a4");
    assert!(passed.contains(" b - a3 0 1"), "{passed}");
    assert!(!offered(&*from(&passed)).contains(&"b4a3".to_owned()));
}

#[test]
fn a_pawn_may_pass_although_something_rose_where_it_came_from() {
    let position = "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1 buried=b:a2N";
    let passed = after(position, "a2a4");
    assert_eq!(passed, "4k3/8/8/8/Pp6/8/N7/4K3 b - a3 0 1 zombies=a2");
    from(&passed);
}

#[test]
fn castling_looks_at_the_board_before_anything_crumbles() {
    // The zombie bishop shields f1 until it crumbles; the king has passed by then.
    let table = from("k4r2/8/8/8/8/8/5B2/4K2R w K - 0 1 zombies=f2");
    assert!(offered(&*table).contains(&"O-O".to_owned()));
    // But where it ends it has to be safe when the turn is over.
    let table = from("k5r1/8/8/8/8/8/6B1/4K2R w K - 0 1 zombies=g2");
    assert!(!offered(&*table).contains(&"O-O".to_owned()));
}

#[test]
fn a_risen_rook_may_not_castle() {
    let position = "4k3/8/8/8/8/8/8/4K2b w - - 0 1 buried=b:h1R";
    let risen = after(position, "e1d1 h1g2 d1e1");
    assert!(!offered(&*from(&risen.replace(" b ", " w "))).contains(&"O-O".to_owned()), "{risen}");
}

#[test]
fn promotion_and_move_of_a_zombie_pawn_restart_the_clock_and_nothing_else_does_by_itself() {
    assert!(after("P3k3/8/8/8/8/8/8/4K3 w - - 7 9 zombies=a8", "a8=N/a8c7").contains(" b - - 0 9"));
    assert!(after("4k3/8/8/8/8/8/3N4/4K3 w - - 7 9 buried=b:d2B", "d2f3").contains(" b - - 8 9"), "rising");
    assert!(after("4k3/8/8/8/8/8/3N4/4K3 w - - 7 9 zombies=d2", "e1f1").contains(" b - - 8 9"), "crumbling");
}

#[test]
fn mate_stalemate_and_bare_kings() {
    let mut table = from("k7/8/1K6/8/8/8/8/7R w - - 0 1");
    play(&mut *table, "h1h8");
    assert_eq!(ended(&*table), Some((WHITE_WINS, Reason::CHECKMATE)));
    let mut table = from("k7/7R/2K5/8/8/8/8/8 w - - 0 1");
    play(&mut *table, "c6b6");
    assert_eq!(ended(&*table), None, "b8 is free");
    let table = from("k7/2Q5/2K5/8/8/8/8/8 b - - 0 1");
    assert_eq!(ended(&*table), Some((GameResult::Drawn, Reason::STALEMATE)));
    assert_eq!(
        ended(&*from("k7/8/2K5/8/8/8/8/8 b - - 0 1")),
        Some((GameResult::Drawn, Reason::DEAD_POSITION))
    );
    assert_eq!(ended(&*from("k7/8/2K5/8/8/8/8/8 b - - 0 1 buried=w:c6n")), None, "something may rise");
    assert_eq!(
        ended(&*from("k7/8/2K5/8/8/8/8/8 b - - 0 1 dust=n")).map(|end| end.1),
        Some(Reason::DEAD_POSITION)
    );
}

#[test]
fn repetition_counts_the_graveyard_and_survives_captures() {
    let mut table = from("4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1 buried=w:a1p");
    for _ in 0..2 {
        assert_eq!(table.claim(), None);
        play(&mut *table, "g1f3 g8f6 f3g1 f6g8");
    }
    assert_eq!(table.claim(), Some(Reason::THREEFOLD));
    play(&mut *table, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    assert_eq!(ended(&*table), Some((GameResult::Drawn, Reason::FIVEFOLD)));
}

#[test]
fn fifty_moves_may_be_claimed_and_seventy_five_draw() {
    let table = from("4k1n1/8/8/8/8/8/8/4K1N1 w - - 100 60");
    assert_eq!(table.claim(), Some(Reason::FIFTY_MOVES));
    let mut table = from("4k1n1/8/8/8/8/8/8/4K1N1 w - - 149 90");
    play(&mut *table, "g1f3");
    assert_eq!(ended(&*table), Some((GameResult::Drawn, Reason::SEVENTY_FIVE_MOVES)));
}

#[test]
fn nobody_but_the_burier_sees_a_grave_before_the_end() {
    let mut table = start();
    play(&mut *table, LINE);
    let buried = |viewer: Viewer| -> Vec<String> {
        let cells = table.scene(viewer).cells;
        cells.into_iter().filter(|cell| !cell.buried.is_empty()).map(|cell| cell.square.to_string()).collect()
    };
    assert_eq!(buried(Viewer::Seat(Seat(0))), ["b2"]);
    assert_eq!(buried(Viewer::Seat(Seat(1))), ["g7"]);
    assert_eq!(buried(Viewer::Public), Vec::<String>::new());
    let last = |viewer: Viewer| table.record(viewer).last().map(|turn| turn.text.clone());
    assert_eq!(last(Viewer::Seat(Seat(1))).as_deref(), Some("c6d4/@g7"));
    assert_eq!(last(Viewer::Seat(Seat(0))).as_deref(), Some("c6d4/@?"));
    assert_eq!(last(Viewer::Public).as_deref(), Some("c6d4/@?"));
    let mut over = table.fork();
    over.apply(&Entry { actor: Actor::Seat(Seat(0)), text: "resign".to_owned() }).expect("one may");
    assert_eq!(over.scene(Viewer::Public).cells.iter().filter(|cell| !cell.buried.is_empty()).count(), 2);
}

#[test]
fn graveyard_and_dust_bin_lie_beside_the_board_and_zombies_are_marked() {
    let mut table = start();
    play(&mut *table, LINE);
    let pile = |table: &dyn AnyTable, number: usize| {
        let pile = &table.scene(Viewer::Public).in_english(table.info()).piles[number];
        let names: Vec<String> =
            pile.tokens.iter().map(|token| format!("{:?} {}", token.tint, token.name)).collect();
        (pile.title.clone(), names.join(", "))
    };
    assert_eq!(pile(&*table, 0), ("Graveyard".to_owned(), "White knight, Black pawn".to_owned()));
    let zombie = table.scene(Viewer::Public).cells.into_iter().find(|cell| cell.square.to_string() == "c6");
    let state = zombie.and_then(|cell| cell.token).and_then(|token| token.state);
    assert_eq!(state, Some(State::Risen("zombie")));
    play(&mut *table, "c2c3");
    assert_eq!(pile(&*table, 1), ("Dust bin".to_owned(), "White pawn".to_owned()));
}

#[test]
fn a_typed_turn_may_name_the_burial_at_once_and_nonsense_is_explained() {
    let mut table = from("4k3/8/8/8/8/1n6/P1P5/4K3 w - - 0 1 zombies=a2,c2");
    let entries = whole(&*table, Seat(0), "axb3/@e1").expect("a capture and a burial");
    for entry in &entries {
        table.apply(entry).expect("as read");
    }
    assert!(table.position().contains("buried=w:e1n"), "{}", table.position());
    let table = from("4k3/8/8/8/8/1n6/P7/4K3 w - - 0 1");
    let refusal = |typed: &str| table.read(Seat(0), typed).expect_err(typed).to_string();
    assert!(refusal("@e1").contains("move first"), "{}", refusal("@e1"));
    assert!(refusal("axb3/@h8").contains("under a piece of yours"), "{}", refusal("axb3/@h8"));
    assert!(refusal("axb3/somewhere").contains("@b2"), "{}", refusal("axb3/somewhere"));
    assert!(refusal("a2a3/@e1").contains("more than one turn"), "{}", refusal("a2a3/@e1"));
    assert!(refusal("axb3/@e1/@b3").contains("more than one turn"), "one capture, one burial");
    // What may rise on a2 is known once the pawn has left it.
    assert_eq!(table.read(Seat(0), "axb3/@a2").expect("readable").rest, "@a2");
    let full = from("4k3/8/8/8/8/1n6/P7/4K3 w - - 0 1 buried=w:e1n,a2n");
    let refusal = full.read(Seat(0), "axb3/@e1").expect_err("covered").to_string();
    assert!(refusal.contains("that covers none yet: b3"), "{refusal}");
    let to_promote = from("P3k3/8/8/8/8/8/8/4K3 w - - 0 1 zombies=a8");
    for typed in ["a8=Q/Qa1", "a8q/a8a1", "a8(Q)/a1"] {
        let read = to_promote.read(Seat(0), typed);
        if typed != "a8(Q)/a1" {
            assert_eq!(read.expect(typed).entry.text, "a8=Q/a8a1", "{typed}");
        }
    }
}

#[test]
fn impossible_positions_are_refused_in_words() {
    let board = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for (fields, words) in [
        ("zombies=e1", "king"),
        ("zombies=a3", "no piece"),
        ("zombies=zz", "“zz”"),
        ("zombies=", "different squares"),
        ("buried=w:b2P", "White buries black"),
        ("buried=b:b2k", "no kings"),
        ("buried=w:b2p,b2n", "one on a square"),
        ("buried=w:b2p|w:c2p", "by burier"),
        ("buried=x", "by burier"),
        ("dust=K", "kings never"),
        // Kinds of other games.
        ("buried=w:b2t", "White buries black"),
        ("buried=b:b2D", "White buries black"),
        ("dust=T", "kings never"),
        ("graves=1", "“graves”"),
    ] {
        let text = format!("{board} {fields}");
        assert!(refused(&text).contains(words), "{text}: {}", refused(&text));
    }
    assert!(refused("4k3/t7/8/8/8/8/8/4K3 w - - 0 1").contains("in this game"));
    assert!(refused("P3k3/8/8/8/8/8/8/4K3 w - - 0 1").contains("Only a zombie pawn"));
    assert!(refused("4k3/8/8/8/8/8/8/4K3 w - e6 0 1").contains("passed e6"));
    // The waiting king may be in check, unlike in chess.
    from("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1");
}

#[test]
fn a_burial_typed_after_zombies_is_an_entry_of_its_own() {
    // One entry would be refused or taken as a whole, and a refusal would tell what rose without the moves being made.
    let game = crate::catalogue::find("zombie").expect("a game of the catalogue");
    let position = "4k3/3p4/2P5/8/8/8/P7/2P1K3 w - - 0 1 zombies=c1,c6";
    let table = game.open(&crate::rules::Options::default(), Some(position)).expect(position);
    let entries = whole(&*table, Seat(0), "c6d7/@a2").expect("zombies, then a burial");
    let texts: Vec<&str> = entries.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(texts, ["c6d7", "@a2"]);
    let mut whole = table.fork();
    let entry = crate::table::any_game::Entry { text: "c6d7/@a2".to_owned(), ..entries[0].clone() };
    whole.apply(&entry).expect("a record may hold the turn as one");
}
