//! Typed moves, read on boards.

use crate::chess::{Arrays, Position};

fn read(fen: &str, typed: &str) -> Result<String, String> {
    let position = Position::parse(fen, Arrays::Chess960).expect(fen);
    let legal = position.legal_moves();
    match position.choices(&legal).read(typed) {
        Ok(mv) => Ok(mv.to_string()),
        Err(refusal) => Err(refusal.to_string()),
    }
}

fn all_mean(fen: &str, canonical: &str, typed: &[&str]) {
    for typed in typed {
        assert_eq!(read(fen, typed), Ok(canonical.to_owned()), "{typed}");
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const MIDDLE: &str = "r3k2r/1Ppq1ppp/2n1pn2/3p4/1b1P4/2NBPN2/PP1B1PPP/R2QK2R w KQkq - 0 9";

#[test]
fn every_usual_notation_is_read() {
    all_mean(
        START,
        "g1f3",
        &["Nf3", "nf3", "Ng1f3", "Ng1-f3", "g1f3", "g1-f3", "Nf3!?", " Nf3+ ", "Ngf3", "N1f3"],
    );
    all_mean(START, "e2e4", &["e4", "E4", "e2e4", "E2E4", "e2-e4", "Pe4", "e4!", "e2 e4"]);
    all_mean(START, "b2b4", &["b4", "B4", "b2b4"]);
    let capture = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    all_mean(capture, "e4d5", &["exd5", "ed5", "e4xd5", "e4d5", "e:d5", "exd5#"]);
    all_mean("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", &["exd6", "exd6 e.p.", "exd6ep", "ed6", "e5xd6"]);
}

#[test]
fn promotions_are_read_with_and_without_the_sign() {
    all_mean(MIDDLE, "b7b8=N", &["b8=N", "b8N", "b8n", "b8(N)", "b7b8n", "b7-b8=N", "b7b8=N", "B8=N"]);
    all_mean(MIDDLE, "b7a8=Q", &["bxa8=Q", "ba8q", "b7a8q", "b7xa8=Q+"]);
    assert_eq!(read(MIDDLE, "b8"), Err("The pawn is promoted on b8: b8=N, b8=B, b8=R or b8=Q.".to_owned()));
}

#[test]
fn castling_is_read_in_every_spelling() {
    all_mean(MIDDLE, "O-O", &["O-O", "0-0", "o-o", "OO", "O-O+", "e1g1", "e1h1", "Ke1g1", "0–0"]);
    let open = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    all_mean(open, "O-O-O", &["O-O-O", "0-0-0", "ooo", "e1c1", "e1a1"]);
    // King f1, rook g1: its step to g1 is castling only as "king takes rook".
    all_mean("4k3/8/8/8/8/8/8/5KR1 w K - 0 1", "O-O", &["f1g1", "0-0"]);
    all_mean("4k3/8/8/8/8/8/8/5K1R w K - 0 1", "f1g1", &["f1g1", "Kg1"]);
}

#[test]
fn a_capital_b_is_a_bishop_unless_no_file_follows() {
    let fen = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1";
    all_mean(fen, "b3c4", &["bxc4", "bc4"]);
    all_mean(fen, "f1c4", &["Bxc4", "Bc4"]);
}

#[test]
fn refusals_name_what_would_work() {
    let refused = |fen, typed| read(fen, typed).expect_err(typed);
    assert_eq!(refused(START, "g1g3"), "The knight on g1 can go to f3 or h3.");
    assert_eq!(refused(START, "Bf1c4"), "The bishop on f1 can't move now.");
    assert_eq!(refused(START, "Bg1f3"), "The piece on g1 is a knight, no bishop.");
    assert_eq!(refused(START, "g8f6"), "The knight on g8 is Black's.");
    assert_eq!(refused(START, "e3e4"), "There is no piece on e3.");
    assert_eq!(refused(START, "e4=Q"), "Nothing is promoted on e4.");
    assert_eq!(
        refused(START, "Nd5"),
        "No knight of yours can get to d5: the knight on b1 can go to a3 or c3; the knight on g1 can go to f3 or h3."
    );
    assert_eq!(refused(START, "e5"), "No pawn of yours can get to e5: the pawn on e2 can go to e3 or e4.");
    assert_eq!(refused("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4"), "White has no queen.");
    assert_eq!(refused(START, "Ndf3"), "White has no knight on the d-file.");
    assert_eq!(refused("4k3/8/8/8/8/8/8/1N1K1N2 w - - 0 1", "Nd2"), "Nd2 could be Nbd2 or Nfd2.");
    assert_eq!(refused(START, "O-O"), "White can't castle kingside now: a piece stands in the way.");
    assert!(refused("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1").contains("attack"));
    assert!(refused("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O").contains("has moved"));
}

#[test]
fn nonsense_is_unreadable_and_harms_nobody() {
    for typed in [
        "",
        " ",
        "é",
        "e",
        "e9",
        "hello",
        "Zf3",
        "e4=K",
        "b8=QQ",
        "♞♞♞♞",
        "e2e4e5e6e7e8e1",
        "=Q",
        "O-O-O-O",
        "x",
        "Bé4",
    ] {
        let sentence = read(START, typed).expect_err(typed);
        assert!(sentence.starts_with("I can't read"), "{typed}: {sentence}");
    }
}
