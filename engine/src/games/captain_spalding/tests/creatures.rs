//! Rhinos, bats, elephants and neutral creatures, sentence by sentence.

use super::{after, attempt, ending, from, made, play, reach, why_not};

// Rhinos

#[test]
fn a_rhino_steps_rookwise_and_then_perhaps_diagonally() {
    let all = "c2 e2 b3 d3 f3 c4 e4 b5 d5 f5 c6 e6";
    assert_eq!(reach("x7/8/8/8/3R4/8/8/7X w - - 0 1 gone=R", "d4"), all);
    // d5 and e4 are taken: no bend beyond them, but what is the enemy's may be captured there.
    assert_eq!(reach("x7/8/8/3c4/3RC3/8/8/7X w - - 0 1 gone=R", "d4"), "c2 e2 b3 d3 c4 b5 d5");
    // The second step captures, too, but not what is one's own.
    let position = "x7/8/2c1C3/8/3R4/8/8/7X w - - 0 1 gone=R";
    assert_eq!(reach(position, "d4"), "c2 e2 b3 d3 f3 c4 e4 b5 d5 f5 c6");
    assert_eq!(after(position, "d4c6"), "x7/8/2R1C3/8/8/8/8/7X b - - 0 1 gone=R");
}

#[test]
fn a_headless_rhino_captures_with_its_first_step_alone() {
    let position = "x7/8/2c5/3c4/3H4/8/8/7X w - - 0 1 gone=H";
    assert_eq!(reach(position, "d4"), "c2 e2 b3 d3 f3 c4 e4 b5 d5 f5");
    assert_eq!(reach("x7/8/2c5/8/3H4/8/8/7X w - - 0 1 gone=H", "d4"), "c2 e2 b3 d3 f3 c4 e4 b5 d5 f5 e6");
}

#[test]
fn rhinos_and_the_great_elephant_come_once_in_a_game_even_if_they_die() {
    let makings = made("7x/8/8/8/8/8/8/X6J w - - 0 1 gone=R,H,E,r,h,e", "a1b1");
    assert_eq!(makings, "Va1 Vc1 Va2 Vb2 Vc2 Ca1 Cc1 Ca2 Cb2 Cc2");
    let makings = made("7x/8/8/8/8/8/8/X6J w - - 0 1 gone=R,H,E,r,h,e", "h1h2");
    assert_eq!(makings, "Bg1 Bh1 Bg2 Bg3 Bh3");
    let sentence = why_not("7x/8/8/8/8/8/8/X6J w - - 0 1 gone=R", "a1b1/Ra1");
    assert_eq!(sentence, "White has had its rhino: there is one in a game.");
    // Black's are Black's own business.
    assert!(made("7x/8/8/8/8/8/8/X6J w - - 0 1 gone=r,h,e", "a1b1").starts_with("Ra1"));
    // Eaten by a monster is lost, too.
    let position = after("7x/8/8/8/8/8/3RM3/X7 w - - 0 1 gone=R", "d2d3");
    assert_eq!(position, "7x/8/8/8/8/8/8/X7 b - - 1 1 gone=R");
}

// Bats and boohs

#[test]
fn a_bat_moves_and_captures_straight_forward() {
    assert_eq!(reach("7x/8/8/8/2cV4/8/8/7X w - - 0 1", "d4"), "d5");
    assert_eq!(reach("7x/8/8/3c4/2cV4/8/8/7X w - - 0 1", "d4"), "d5");
    assert_eq!(reach("7x/8/8/3C4/3V4/8/8/7X w - - 0 1", "d4"), "");
    assert_eq!(reach("7x/8/8/8/3v4/8/8/7X b - - 0 1", "d4"), "d3");
    assert_eq!(after("7x/8/8/3c4/3V4/8/8/7X w - - 5 1", "d4d5"), "7x/8/8/3V4/8/8/8/7X b - - 0 1");
}

#[test]
fn two_bats_of_a_side_never_share_a_file() {
    let position = "7x/8/8/8/1V6/8/8/X7 w - - 0 1 gone=R,H";
    assert_eq!(made(position, "a1b1"), "Va1 Vc1 Va2 Vc2 Ca1 Cc1 Ca2 Cb2 Cc2");
    // Black's bats and boohs don't count.
    let position = "7x/8/8/1v6/1W6/8/8/X7 w - - 0 1 gone=R,H";
    assert!(made(position, "a1b1").contains("Vb2"));
    assert_eq!(
        why_not("7x/8/8/8/1V6/8/8/X7 w - - 0 1 gone=R,H", "a1b1/Vb2"),
        "The bat can be put on a1, c1, a2 or c2."
    );
}

#[test]
fn a_bat_becomes_a_booh_on_its_last_rank() {
    let position = "x7/3V4/8/8/8/8/8/7X w - - 0 1";
    assert_eq!(reach(position, "d7"), "d8=W");
    assert_eq!(after(position, "d7d8=W"), "x2W4/8/8/8/8/8/8/7X b - - 1 1");
    assert_eq!(why_not(position, "d7d8"), "A bat becomes a booh on its last rank: `d7d8=W`.");
    assert_eq!(after("x7/8/8/8/8/8/4v3/7X b - - 0 1", "e2e1=W"), "x7/8/8/8/8/8/8/4w2X w - - 1 2");
    let mut table = from("3x4/3V4/8/8/8/8/8/7X w - - 0 1");
    play(&mut *table, "d7d8=W");
    assert_eq!(ending(&*table), "White wins: box captured.");
}

#[test]
fn a_bat_made_on_its_last_rank_is_a_booh_whoever_shares_the_file() {
    let position = "6X1/8/1V4V1/8/8/8/8/x7 w - - 0 1 gone=R,H";
    assert_eq!(made(position, "g8f7"), "Ve6 Vf6 Ve7 We8 Wf8 Wg8 Ce6 Cf6 Ce7 Cg7 Ce8 Cf8 Cg8");
    assert_eq!(after(position, "g8f7/Wg8"), "6W1/5X2/1V4V1/8/8/8/8/x7 b - - 1 1 gone=R,H");
    assert!(attempt(&mut *from(position), "g8f7/Ve8").is_err());
}

#[test]
fn a_booh_captures_like_a_wazir_and_slides_along_its_file() {
    assert_eq!(
        reach("7x/8/3c4/8/2NW4/8/3C4/7X w - - 0 1", "d4"),
        "d3 c4 d5",
        "it stops before what stands in the way"
    );
    assert_eq!(reach("7x/8/8/3c4/3W4/2c5/8/7X w - - 0 1", "d4"), "d1 d2 d3 d5");
    assert_eq!(reach("7x/8/8/8/3WB3/8/8/7X w - - 0 1", "d4"), "d1 d2 d3 d5 d6 d7 d8");
}

// Pajama, elephant, lint, bunny

#[test]
fn a_pajama_goes_forward_or_diagonally_captures_nothing_and_makes_something() {
    let position = "7x/8/8/8/2c5/3P4/8/7X w - - 0 1";
    assert_eq!(reach(position, "d3"), "c2 e2 d4 e4");
    assert_eq!(reach("7x/8/8/8/8/3p4/8/7X b - - 0 1", "d3"), "c2 d2 e2 c4 e4");
    let around = ["c1", "d1", "b2", "d2", "b3", "c3", "d3"];
    assert_eq!(reach("7x/8/8/8/8/3P4/8/1X6 w - - 0 1", "d3"), "c2 e2 c4 d4 e4");
    let expected: Vec<String> =
        ["L", "N"].iter().flat_map(|letter| around.map(|square| format!("{letter}{square}"))).collect();
    assert_eq!(made("7x/8/8/8/8/3P4/8/1X6 w - - 0 1", "d3c2"), expected.join(" "));
    assert!(why_not(position, "d3d4").contains("isn't complete"));
}

#[test]
fn there_is_one_elephant_at_a_time_and_another_when_it_is_lost() {
    assert_eq!(made("7x/8/8/8/8/8/6L1/P6X w - - 0 1", "a1a2"), "Na1 Nb1 Nb2 Na3 Nb3");
    assert_eq!(made("7x/8/8/8/8/8/6l1/P6X w - - 0 1", "a1a2"), "La1 Lb1 Lb2 La3 Lb3 Na1 Nb1 Nb2 Na3 Nb3");
    assert_eq!(
        why_not("7x/8/8/8/8/8/6L1/P6X w - - 0 1", "a1a2/La1"),
        "White has an elephant on the board: one at a time."
    );
    // The elephant is eaten, and there is room for the next.
    let position = after("7x/8/8/4m3/8/4L3/8/P6X w - - 0 1", "e3e4 h8h7/Ch8");
    assert!(made(&position, "a1a2").starts_with("La1"));
}

#[test]
fn an_elephant_goes_and_captures_forward_or_diagonally() {
    assert_eq!(reach("7x/8/8/8/2cNB3/3L4/8/7X w - - 0 1", "d3"), "c2 e2 c4 d4");
    assert_eq!(reach("7x/8/8/8/8/3l4/8/7X b - - 0 1", "d3"), "c2 d2 e2 c4 e4");
}

#[test]
fn lint_on_lint_is_a_dust_bunny_and_nothing_lies_on_a_bunny() {
    let position = "7x/8/8/8/8/BN6/8/P6X w - - 0 1";
    assert_eq!(made(position, "a1a2"), "La1 Lb1 Lb2 Na1 Nb1 Nb2 Bb3");
    assert_eq!(after(position, "a1a2/Bb3"), "7x/8/8/8/8/BB6/P7/7X b - - 1 1");
    assert_eq!(after("7x/8/8/8/8/8/8/P6X w - - 0 1", "a1a2/Na3"), "7x/8/8/8/8/N7/P7/7X b - - 1 1");
}

#[test]
fn anybody_moves_a_bunny_and_forward_is_the_movers_forward() {
    assert_eq!(reach("7x/8/8/8/4B3/8/8/X7 w - - 0 1", "e4"), "d3 f3 d5 e5 f5");
    assert_eq!(reach("7x/8/8/8/4B3/8/8/X7 b - - 0 1", "e4"), "d3 e3 f3 d5 f5");
}

#[test]
fn a_bunny_captures_nothing_and_is_never_captured_but_gets_eaten() {
    assert_eq!(reach("7x/8/8/3ccN2/4B3/3c4/8/X7 w - - 0 1", "e4"), "f3");
    assert_eq!(reach("7x/8/8/4B3/4V3/8/8/X7 w - - 0 1", "e4"), "");
    assert_eq!(reach("7x/8/8/4B3/4R3/8/8/X7 w - - 0 1 gone=R", "e4"), "d2 f2 c3 e3 g3 d4 f4 c5 g5");
    assert_eq!(after("7x/8/2M5/8/4B3/8/8/X7 w - - 0 1", "e4d5"), "7x/8/8/8/8/8/8/X7 b - - 1 1");
}

#[test]
fn lint_is_captured_by_anybody() {
    for side in ['w', 'b'] {
        let position = format!("7x/8/8/8/4l3/2rN4/2L5/X7 {side} - - 0 1 gone=r");
        let mover = if side == 'w' { "c2" } else { "e4" };
        assert!(reach(&position, mover).contains("d3"), "{side}");
    }
}

// Great pajama, great elephant, demon

#[test]
fn a_great_pajama_leaps_two_over_anything_and_captures_nothing() {
    let position = "7x/8/8/2cNc3/2BCB3/8/8/X2J4 w - - 0 1";
    assert_eq!(reach(position, "d1"), "c2 d2 e2 b3 d3 f3");
    assert_eq!(reach("7x/8/8/8/1c1N1c2/2BCB3/3J4/X7 w - - 0 1", "d2"), "c1 e1");
    assert_eq!(reach("7x/8/3j4/8/8/8/8/X7 b - - 0 1", "d6"), "b4 d4 f4 c5 d5 e5 c7 e7 b8 f8");
}

#[test]
fn a_great_pajama_makes_the_great_elephant_and_bunnies_and_of_two_bunnies_a_demon() {
    let position = "7x/8/8/8/8/BN6/8/J6X w - - 0 1";
    assert_eq!(made(position, "a1a2"), "Ea1 Eb1 Eb2 Ba1 Bb1 Bb2 Da3");
    assert_eq!(after(position, "a1a2/Da3"), "7x/8/8/8/8/DN6/J7/7X b - - 1 1");
    assert_eq!(after(position, "a1a2/Bb2"), "7x/8/8/8/8/BN6/JB6/7X b - - 1 1");
    assert_eq!(after(position, "a1a2/Ea1"), "7x/8/8/8/8/BN6/J7/E6X b - - 1 1 gone=E");
    // The square it left is not beside it after a leap.
    assert!(!made("7x/8/8/8/8/8/8/J6X w - - 0 1", "a1c3").contains("a1"));
}

#[test]
fn a_maker_that_could_make_nothing_may_not_move() {
    // Around c3 everything is taken, and no bunny among it.
    let full = "7x/8/8/8/1NNN4/1N1N4/1NNN4/J6X w - - 0 1";
    assert_eq!(reach(full, "a1"), "a2 a3");
    assert_eq!(
        why_not(full, "a1c3/Bb2"),
        "On c3 the great pajama could make nothing, and then it may not move there."
    );
    let bunny = full.replace("1N1N4", "1B1N4");
    assert_eq!(reach(&bunny, "a1"), "a2 a3 c3");
    assert_eq!(made(&bunny, "a1c3"), "Db3");
}

#[test]
fn a_great_elephant_captures_by_leaps_too() {
    let position = "7x/8/8/8/1c1N1B2/2BCc3/3E4/X7 w - - 0 1 gone=E";
    assert_eq!(reach(position, "d2"), "c1 e1 e3 b4 d4");
}

#[test]
fn a_demon_leaps_like_a_great_elephant_and_captures_like_an_elephant() {
    let position = "7x/8/8/2c1N3/1CcD4/2B1D3/8/X7 w - - 0 1";
    // Its leaps capture nothing: b6 is free, f6 too; c5 and e5 are captured, an own crumb never.
    assert_eq!(reach(position, "d4"), "b2 f2 e3 c5 d5 e5 b6 d6 f6");
    assert_eq!(reach("7x/8/1c3c2/2C1C3/3D4/8/8/X7 w - - 0 1", "d4"), "b2 f2 c3 e3 d5 d6");
    // For Black the same crumbs are prey, and forward is down.
    assert_eq!(reach("7x/8/1c3c2/2C1C3/3D4/8/8/X7 b - - 0 1", "d4"), "b2 d2 f2 c3 d3 e3 c5 e5");
    assert_eq!(after("7x/8/8/2C1C3/3D4/8/8/X7 b - - 0 1", "d4c5"), "7x/8/8/2D1C3/8/8/8/X7 w - - 0 2");
    let mut table = from("8/8/8/2x5/3D4/8/8/X7 w - - 0 1");
    play(&mut *table, "d4c5");
    assert_eq!(ending(&*table), "White wins: box captured.");
}

#[test]
fn a_demon_is_captured_by_anybody() {
    for side in ['w', 'b'] {
        let position = format!("7x/8/8/8/4l3/3D4/2L5/X7 {side} - - 0 1");
        assert!(reach(&position, if side == 'w' { "c2" } else { "e4" }).contains("d3"), "{side}");
    }
}
