//! The inventor's own analysis, typed as he wrote it. Three of its moves are slips that his rules don't allow.

use super::{attempt, from, mover, start};
use crate::table::any_game::AnyTable;

/// Plays turns in the inventor's notation, as a player would type them.
fn typed(table: &mut dyn AnyTable, turns: &str) {
    for turn in turns.split_whitespace() {
        let read = table
            .read(mover(table), turn)
            .unwrap_or_else(|refusal| panic!("{turn}: {refusal} in {}", table.position()));
        assert_eq!(read.rest, "", "{turn} is one turn");
        table.apply(&read.entry).unwrap_or_else(|refusal| panic!("{turn}: {refusal}"));
    }
}

/// The refusal of a slip, asserted to be the same whether typed or stored.
fn slip(table: &mut dyn AnyTable, turn: &str, stored: &str) -> String {
    let read = table.read(mover(table), turn).expect_err(turn);
    assert_eq!(attempt(table, stored).expect_err(stored), read);
    read.to_string()
}

/// The rhino's way to d5 in the inventor's line: by e3, from where it can get there.
const RHINO_ATTACK: &str = "Xe1-e2/Re3 Xd8-e7/Ce6 Re3-d5+ Xe7-f7/Me6";

#[test]
fn rhino_attack_with_the_cookie_monster_defence() {
    let mut table = start();
    typed(&mut *table, "Xe1-e2/Rd3 Xd8-e7/Ce6");
    assert_eq!(table.position(), "j6p/4x3/4c3/8/8/3R4/4X3/P6J w - - 2 2 gone=R");
    assert_eq!(
        slip(&mut *table, "Rd3-d5+", "d3d5"),
        "The rhino on d3 can go to c1, e1, b2, d2, f2, c3, e3, b4, d4, f4, c5 or e5."
    );
    let mut table = start();
    typed(&mut *table, RHINO_ATTACK);
    assert_eq!(table.position(), "j6p/5x2/4m3/3R4/8/8/4X3/P6J w - - 4 3 gone=R");
    typed(
        &mut *table,
        "Rd5-d4 Xf7-g6/Rg5! Jh1-g2/Eg3 Xg6-h5/Hg4 Eg3xg5?! Hg4xg5 Rd4xe6 Ph8-g7/Lh6 Re6-f6+ Pg7-g6/Nf5 Rf6-f7 \
         Pg6-h7/Ng7",
    );
    assert_eq!(table.position(), "j7/5RNp/7l/5Nhx/8/8/4X1J1/P7 w - - 5 9 gone=R,E,r,h");
}

#[test]
fn rhino_attack_with_a_great_elephant_in_return() {
    let mut table = start();
    typed(&mut *table, RHINO_ATTACK);
    typed(&mut *table, "Rd5-c7 Ja8-c6/Ed5!");
    assert_eq!(table.position(), "7p/2R2x2/2j1m3/3e4/8/8/4X3/P6J w - - 6 4 gone=R,e");
    // The threat.
    typed(&mut *table, "Pa1-b2/Nb3 Ed5-f3+");
    // It can be carried out: the great elephant takes the box on e2 next, unless it moves.
    typed(&mut *table, "Pb2-c3/Nc4 Ef3xe2");
    assert_eq!(super::ending(&*table), "Black wins: box captured.");
}

#[test]
fn great_elephant_attack_with_the_rhino_pack_defence() {
    let mut table = start();
    typed(&mut *table, "Jh1-f3/Ee4 Xd8-d7/Hd6 Ee4-e5 Xd7-c6/Rd5 Ee5-g7?!");
    assert_eq!(table.position(), "j6p/6E1/2xh4/3r4/8/5J2/8/P3X3 b - - 5 3 gone=E,r,h");
    let sentence = slip(&mut *table, "Ph8-g8/Lh7!", "h8g8/Lh7");
    assert_eq!(sentence, "The pajama on h8 can go to h7.");
}

/// A line in which the great pajama goes to b7 instead of b8.
const ALL_OUT: &str = "Jh1-f3/Ee4 Xd8-d7/Hd6 Xe1-d2/Rd3 Ja8-b7/Ec7";

#[test]
fn all_out_attack() {
    let mut table = start();
    typed(&mut *table, "Jh1-f3/Ee4 Xd8-d7/Hd6 Xe1-d2/Rd3");
    let sentence = slip(&mut *table, "Ja8-b8/Ec7", "a8b8/Ec7");
    assert_eq!(sentence, "The great pajama on a8 can go to a6, c6, a7 or b7.");
    for (line, end) in [
        (
            "Rd3-d4 Ph8-g7/Lf6!? Ee4-e6+? Xd7-d8/Ve7!",
            "3x4/1je1v1p1/3hEl2/8/3R4/5J2/3X4/P7 w - - 8 5 gone=R,E,h,e",
        ),
        (
            "Rd3-d4 Ph8-g7/Lf6 Ee4-e6+? Hd6xe6 Rd4xe6 Xd7-c8/Rd7!",
            "2x5/1jer2p1/4Rl2/8/8/5J2/3X4/P7 w - - 1 6 gone=R,E,r,h,e",
        ),
        (
            "Rd3-d4 Ph8-g7/Lf6 Rd4-e6? Hd6xe6 Ee4xe6 Xd7-d6/Re7!",
            "8/1je1r1p1/3xEl2/8/8/5J2/3X4/P7 w - - 1 6 gone=R,E,r,h,e",
        ),
        ("Ee4-f5+ Xd7-e7/Re6", "7p/1je1x3/3hr3/5E2/8/3R1J2/3X4/P7 w - - 6 4 gone=R,E,r,h,e"),
    ] {
        let mut table = start();
        typed(&mut *table, ALL_OUT);
        typed(&mut *table, line);
        assert_eq!(table.position(), end, "{line}");
        from(end);
    }
}
