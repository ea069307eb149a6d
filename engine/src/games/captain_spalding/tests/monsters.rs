//! Crumbs and cookie monsters, sentence by sentence.

use super::{after, from, made, play, reach, sentences, why_not};

#[test]
fn crumbs_and_lint_lie_about() {
    let position = "7x/8/8/8/3CN3/2cM4/8/7X w - - 0 1";
    for square in ["d4", "e4", "d3"] {
        assert_eq!(reach(position, square), "");
    }
    assert_eq!(why_not(position, "d4d5"), "The crumb on d4 never moves.");
    assert_eq!(why_not(position, "d3d2"), "The cookie monster on d3 never moves.");
    assert_eq!(why_not(position, "e4e5"), "The lint on e4 never moves.");
}

#[test]
fn a_crumb_dropped_onto_an_own_crumb_is_a_cookie_monster() {
    let position = "7x/8/8/8/8/8/2Cc4/X7 w - - 0 1 gone=R,H";
    let makings = made(position, "a1b1");
    assert_eq!(makings, "Va1 Vc1 Va2 Vb2 Ca1 Cc1 Ca2 Cb2 Mc2");
    assert_eq!(after(position, "a1b1/Mc2"), "7x/8/8/8/8/8/2Mc4/1X6 b - - 1 1 gone=R,H");
    // A monster is no crumb, and the enemy's crumb is the enemy's.
    assert_eq!(
        made("7x/8/8/8/8/8/2M5/X7 w - - 0 1 gone=R,H", "a1a2"),
        "Va1 Vb1 Vb2 Va3 Vb3 Ca1 Cb1 Cb2 Ca3 Cb3"
    );
}

#[test]
fn a_monster_eats_whatever_moves_beside_it_and_disappears() {
    // A friend, a foe, a thing of nobody's; a black monster and a white one.
    for (position, turn, end) in [
        ("7x/8/8/8/3M4/8/2L5/7X w - - 3 1", "c2c3", "7x/8/8/8/8/8/8/7X b - - 4 1"),
        ("7x/8/8/8/3m4/8/2L5/7X w - - 3 1", "c2c3", "7x/8/8/8/8/8/8/7X b - - 4 1"),
        ("7x/8/8/8/3M4/8/2B5/7X w - - 3 1", "c2c3", "7x/8/8/8/8/8/8/7X b - - 4 1"),
        ("7x/8/2D5/8/3M4/8/8/7X b - - 3 1", "c6c5", "7x/8/8/8/8/8/8/7X w - - 4 2"),
    ] {
        assert_eq!(after(position, turn), end, "{position}");
    }
    let mut table = from("7x/8/8/8/3M4/8/2L5/7X w - - 3 1");
    let events = play(&mut *table, "c2c3");
    assert_eq!(
        sentences(&events),
        ["The cookie monster on d4 wakes, gobbles up the white elephant on c3, and is gone."]
    );
}

#[test]
fn every_monster_beside_the_square_goes() {
    let mut table = from("7x/8/8/1m1M2m1/8/2R5/8/7X w - - 0 1 gone=R");
    let events = play(&mut *table, "c3c4");
    assert_eq!(
        sentences(&events),
        ["The cookie monsters on b5 and d5 wake, share the white rhino on c4, and are gone."]
    );
    assert_eq!(table.position(), "7x/8/8/6m1/8/8/8/7X b - - 1 1 gone=R");
}

#[test]
fn what_was_captured_stays_captured_and_a_captured_monster_eats_nothing() {
    assert_eq!(after("7x/8/8/8/3m4/2c5/2L5/7X w - - 3 1", "c2c3"), "7x/8/8/8/8/8/8/7X b - - 0 1");
    assert_eq!(after("7x/8/8/8/8/2m5/2L5/7X w - - 3 1", "c2c3"), "7x/8/8/8/8/2L5/8/7X b - - 0 1");
    // Beside another monster the capturer is eaten.
    assert_eq!(after("7x/8/8/8/2mm4/2L5/8/7X w - - 3 1", "c3c4"), "7x/8/8/8/8/8/8/7X b - - 0 1");
}

#[test]
fn a_promoted_bat_may_be_eaten_as_a_booh() {
    let mut table = from("x1M5/3V4/8/8/8/8/8/7X w - - 0 1");
    let events = play(&mut *table, "d7d8=W");
    assert_eq!(
        sentences(&events),
        [
            "The white bat comes to its last rank on d8: now it is a booh.",
            "The cookie monster on c8 wakes, gobbles up the white booh on d8, and is gone."
        ]
    );
    assert_eq!(table.position(), "x7/8/8/8/8/8/8/7X b - - 1 1");
}

#[test]
fn passing_or_being_put_or_having_stood_beside_a_monster_wakes_nobody() {
    // The rhino bends past the monster on e5: d5 is beside it, c6 is not.
    let position = "x7/8/8/4m3/3R4/8/8/7X w - - 0 1 gone=R";
    assert_eq!(after(position, "d4c6"), "x7/8/2R5/4m3/8/8/8/7X b - - 1 1 gone=R");
    // Great elephants leap over monsters.
    assert_eq!(
        after("x7/8/8/4m3/3E4/8/8/7X w - - 0 1 gone=E", "d4f6"),
        "x7/8/8/8/8/8/8/7X b - - 1 1 gone=E",
        "but f6 is beside it"
    );
    assert_eq!(
        after("x7/8/4m3/8/3E4/8/8/7X w - - 0 1 gone=E", "d4b6"),
        "x7/8/1E2m3/8/8/8/8/7X b - - 1 1 gone=E"
    );
    // Made beside it: nothing happens.
    assert_eq!(after("7x/8/8/8/8/8/2m5/X7 w - - 0 1", "a1a2/Rb1"), "7x/8/8/8/8/8/X1m5/1R6 b - - 1 1 gone=R");
    // A monster made beside what stands there already: nothing happens, until it moves to such a square.
    let position = after("7x/8/8/8/8/3R4/2C5/X7 w - - 0 1 gone=R", "a1b1/Mc2");
    assert_eq!(position, "7x/8/8/8/8/3R4/2M5/1X6 b - - 1 1 gone=R");
    let position = after(&position, "h8h7/Ch8");
    assert_eq!(after(&position, "d3d4"), "7c/7x/8/8/3R4/8/2M5/1X6 b - - 3 2 gone=R");
    assert_eq!(after(&position, "d3d2"), "7c/7x/8/8/8/8/8/1X6 b - - 3 2 gone=R");
}

#[test]
fn makers_may_not_move_beside_a_monster_of_either_side() {
    assert_eq!(reach("7x/8/8/8/8/2m5/8/X7 w - - 0 1", "a1"), "b1 a2");
    assert_eq!(reach("7x/8/8/8/8/2M5/8/X7 w - - 0 1", "a1"), "b1 a2");
    assert_eq!(reach("7x/8/8/3m4/8/2P5/8/X7 w - - 0 1", "c3"), "b2 d2 b4");
    assert_eq!(reach("7x/8/8/8/m7/4J3/8/X7 w - - 0 1", "e3"), "c1 g1 d2 f2 d4 e4 f4 c5 e5 g5");
    assert_eq!(reach("7x/8/8/8/5m2/2J5/8/X7 w - - 0 1", "c3"), "e1 b2 d2 b4 c4 d4 a5 c5");
    assert_eq!(
        why_not("7x/8/8/8/8/2m5/8/X7 w - - 0 1", "a1b2/Ca1"),
        "A cookie monster lies beside b2: the box may not move there."
    );
}

#[test]
fn an_own_monster_cannot_be_captured() {
    assert_eq!(reach("7x/8/8/8/8/2M5/2L5/7X w - - 0 1", "c2"), "b1 d1 b3 d3");
    assert_eq!(reach("7x/8/8/8/8/2m5/2L5/7X w - - 0 1", "c2"), "b1 d1 b3 c3 d3");
}
