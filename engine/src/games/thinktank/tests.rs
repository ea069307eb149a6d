//! The sentences of `rules.md`, each with a position that would tell if it were not so.

use crate::trial::Trial;

const START: &str =
    "[rn][nr][bn]qk[br][nb][rb]/pppppppp/8/8/8/8/PPPPPPPP/[RN][NR][BN]QK[BR][NB][RB] w KQkq - 0 1";

fn at(position: &str) -> Trial {
    Trial::at("thinktank", position)
}

#[test]
fn the_array_is_that_of_the_table() {
    let game = Trial::start("thinktank");
    assert_eq!(game.position(), START);
    assert_eq!(game.perft(1), 20);
    assert_eq!(at(START).position(), START);
}

#[test]
fn every_piece_walks_like_its_first_name_and_strikes_like_its_second() {
    // A black pawn a knight's leap away, one on the file, one on the diagonal of d4.
    let board = |piece: &str| format!("6k1/8/2p5/8/1p1[{piece}]1p2/8/1p6/7K w - - 0 1");
    let takes = |piece: &str| {
        let game = at(&board(piece));
        let all = game.turns_from("d4");
        let prey = ["d4c6", "d4b4", "d4f4", "d4b2"];
        let taken: Vec<&str> = prey.into_iter().filter(|mv| all.contains(mv)).collect();
        (taken.join(" "), all.split(' ').count())
    };
    // The numbers: quiet squares of the walk, without those beyond or on a piece, and captures.
    assert_eq!(takes("RN"), ("d4c6".to_owned(), 9 + 1));
    assert_eq!(takes("RB"), ("d4b2".to_owned(), 9 + 1));
    assert_eq!(takes("NR"), ("d4b4 d4f4".to_owned(), 7 + 2));
    assert_eq!(takes("NB"), ("d4b2".to_owned(), 7 + 1));
    assert_eq!(takes("BN"), ("d4c6".to_owned(), 11 + 1));
    assert_eq!(takes("BR"), ("d4b4 d4f4".to_owned(), 11 + 2));
}

#[test]
fn check_goes_by_how_a_piece_strikes() {
    // A Rookni on the king's file gives no check; a knight's leap away it does.
    assert!(at("4k3/8/8/8/8/8/8/K3[RN]3 w - - 0 1").outcome().is_none());
    let refused = Trial::no_position("thinktank", "4k3/8/3[RN]4/8/8/8/8/K7 w - - 0 1");
    assert_eq!(refused, "Black is in check, but it is not Black's turn.");
    // A Kniroo strikes along the file, so the Bisroo between is pinned to it, though it walks diagonally.
    let pinned = at("4[nr]2k/8/8/8/8/8/4[BR]3/4K3 w - - 0 1");
    assert_eq!(pinned.turns_from("e2"), "e2e8");
}

#[test]
fn the_king_castles_with_rookni_and_roobis_by_what_is_attacked() {
    let free = "[rn]3k2[rb]/8/8/8/8/8/8/[RN]3K2[RB] w KQkq - 0 1";
    let mut game = at(free);
    assert!(game.allows("O-O") && game.allows("O-O-O"));
    game.play("0-0-0 Ke8g8");
    assert_eq!(game.position(), "[rn]4[rb]k1/8/8/8/8/8/8/2K[RN]3[RB] w - - 2 2");
    // A Bisroo on f8 strikes down the file; a Roobis there only walks on it.
    assert!(!at("4k[br]2/8/8/8/8/8/8/4K2[RB] w K - 0 1").allows("O-O"));
    assert!(at("4k[rb]2/8/8/8/8/8/8/4K2[RB] w K - 0 1").allows("O-O"));
    // The king may not leave check by castling.
    assert!(!at("4k3/8/8/8/8/5[rn]2/8/4K2[RB] w K - 0 1").allows("O-O"));
}

#[test]
fn only_the_piece_that_began_in_the_corner_brings_a_right() {
    let refused = |position| Trial::no_position("thinktank", position);
    assert_eq!(refused("4k3/8/8/8/8/8/8/4K2[RN] w K - 0 1"), "White castles on h1 only with a roobis.");
    assert!(refused("4k3/8/8/8/8/8/8/4K1[RB]1 w K - 0 1").contains("corner"));
    assert_eq!(refused("4k3/8/8/8/8/8/8/4K2R w - - 0 1"), "There is no rook in this game.");
    let mut game = at("[rn]3k3/8/8/8/8/1[NB]6/8/4K3 w q - 0 1");
    // A captured Rookni takes its right along, even when another piece comes to the corner.
    game.play("e1e2 a8b8 e2e1 b8a8 e1e2");
    assert!(!game.allows("O-O-O"));
}

#[test]
fn pawns_become_any_of_the_seven() {
    let game = at("7k/1P6/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(game.turns_from("b7"), "b7b8=BN b7b8=BR b7b8=NB b7b8=NR b7b8=Q b7b8=RB b7b8=RN");
    assert_eq!(game.read("b8=NR"), Ok("b7b8=NR".to_owned()));
    assert_eq!(game.read("b7b8rn"), Ok("b7b8=RN".to_owned()));
    assert!(game.read("b8").is_err_and(|sentence| sentence.starts_with("The pawn is promoted on b8")));
    assert!(game.read("b8=R").is_err());
}

#[test]
fn moves_are_read_with_two_letters_in_any_case() {
    let game = Trial::start("thinktank");
    for typed in ["NRc3", "nrc3", "NRb1-c3", "b1c3"] {
        assert_eq!(game.read(typed), Ok("b1c3".to_owned()), "{typed}");
    }
    for typed in ["NBf3", "NBg1f3"] {
        assert_eq!(game.read(typed), Ok("g1f3".to_owned()), "{typed}");
    }
    // One letter will do for the pieces that walk so, where only one of them can be meant.
    for typed in ["Nf3", "nf3", "Ng1f3"] {
        assert_eq!(game.read(typed), Ok("g1f3".to_owned()), "{typed}");
    }
    assert_eq!(
        game.read("Ne5"),
        Err("No knight of yours can get to e5: the kniroo on b1 can go to a3 or c3; the knibis on g1 can go to f3 or h3."
            .to_owned())
    );
    let both = at("4k3/8/8/8/8/8/8/1[NR]2K[NB]2 w - - 0 1");
    assert_eq!(both.read("Nd2"), Err("Nd2 could be NRd2 or NBd2.".to_owned()));
    assert_eq!(
        game.read("RNa5"),
        Err("No rookni of yours can get to a5: the rookni on a1 can't move now.".to_owned())
    );
}

#[test]
fn endings_are_those_of_chess_but_only_bare_kings_are_dead() {
    let mut game = at("7k/6pp/8/8/8/8/8/K3[NR]3 w - - 0 1");
    // The Kniroo strikes along ranks, but it must first leap there.
    game.play("e1f3 h8g8 f3e5 g8h8 e5d7 h8g8 a1a2 g8h8 d7b8");
    assert_eq!(game.outcome().as_deref(), Some("White wins: checkmate."));
    assert_eq!(at("7k/8/8/8/8/8/8/K7 w - - 0 1").outcome().as_deref(), Some("Draw: dead position."));
    assert_eq!(at("7k/8/8/8/8/8/8/K3[NB]3 w - - 0 1").outcome(), None);
    assert_eq!(at("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1").outcome().as_deref(), Some("Draw: stalemate."));
    let mut shuffle = Trial::start("thinktank");
    shuffle.play("b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8");
    assert_eq!(shuffle.claim(), Some("threefold repetition"));
}

#[test]
fn pictures_tell_both_halves_of_a_piece() {
    let game = Trial::start("thinktank");
    let shown = |square| {
        let token = game.cell(square).token.expect("a piece");
        (token.art, token.captures, token.name, token.letter)
    };
    assert_eq!(shown("a1"), ("rook", Some("knight"), "rookni", "RN"));
    assert_eq!(shown("g8"), ("knight", Some("bishop"), "knibis", "NB"));
    assert_eq!(shown("d1"), ("queen", None, "queen", "Q"));
    assert_eq!(shown("d2"), ("pawn", None, "pawn", ""));
}
