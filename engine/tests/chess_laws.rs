//! Laws that hold in every position, tried on thousands: texts of moves are read back, and moves are as the rules say.

use std::collections::BTreeSet;

use engine::board::{Role, Square, SquareSet};
use engine::chess::{Arrays, Castle, Move, Position, Wing, carry_out, pseudo_targets};
use engine::games::chess960::ArrayNumber;
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Plays random games, half of them from the usual array, and visits every position with its legal moves.
fn wander(seed: u64, games: u32, mut visit: impl FnMut(&Position, &[Move])) {
    let mut rng = StdRng::seed_from_u64(seed);
    for game in 0..games {
        let number = ArrayNumber::new(if game % 2 == 0 { 518 } else { rng.random_range(0..960) });
        let mut position = Position::from_array(number.expect("below 960").pieces());
        for _ in 0..150 {
            let moves = position.legal_moves();
            visit(&position, &moves);
            let Some(mv) = moves.choose(&mut rng) else { break };
            position.play(*mv);
        }
    }
}

/// Legal moves by the simplest means: everything a piece reaches, minus moves that leave the king attacked.
fn brute_force(position: &Position) -> Vec<Move> {
    let (placement, side) = (position.placement(), position.turn());
    let enemy = side.other();
    let passed = position.en_passant().map_or(SquareSet::EMPTY, SquareSet::of);
    let mut moves = Vec::new();
    for (from, piece) in placement.iter().filter(|(_, piece)| piece.side == side) {
        for to in pseudo_targets(placement, side, piece.role, from, passed) {
            if piece.role == Role::Pawn && to.rank() == side.rank(7) {
                let kinds = Role::PROMOTIONS;
                moves.extend(kinds.map(|role| Move::Normal { from, to, promotion: Some(role) }));
            } else {
                moves.push(Move::new(from, to));
            }
        }
    }
    moves.extend(Wing::BOTH.map(Move::Castle).into_iter().filter(|mv| castles(position, *mv)));
    moves.retain(|mv| {
        let (mut after, mut rights) = (*placement, position.castling());
        carry_out(&mut after, &mut rights, side, *mv, passed);
        after.king(side).is_some_and(|king| !after.is_attacked(king, enemy, after.occupied()))
    });
    moves.sort_unstable();
    moves
}

/// Castling step by step: the king moves along the first rank alone, and must find each square free and safe.
fn castles(position: &Position, mv: Move) -> bool {
    let (Move::Castle(wing), placement) = (mv, position.placement()) else { return false };
    let Some(castle) = position.castle(wing) else { return false };
    let on = |file: i8| Square::at(file, castle.king_from.rank()).expect("on the first rank");
    let span = |a: Square, b: Square| a.file().min(b.file())..=a.file().max(b.file());
    let mut others = *placement;
    others.take(castle.rook_from);
    let king = others.take(castle.king_from).expect("the king");
    let free = |file: i8| others.piece_at(on(file)).is_none();
    let safe = |file: i8| {
        let mut there = *placement;
        there.take(castle.king_from);
        let under = there.take(on(file));
        there.put(on(file), king);
        let attacked = there.is_attacked(on(file), king.side.other(), there.occupied());
        !attacked && under.is_none_or(|piece| piece.side == king.side)
    };
    span(castle.king_from, castle.king_to).all(|file| free(file) && safe(file))
        && span(castle.rook_from, castle.rook_to).all(free)
}

#[test]
fn generated_moves_are_those_that_leave_the_king_safe() {
    wander(64, 200, |position, moves| {
        assert_eq!(moves, brute_force(position), "{position}");
        assert_eq!(position.has_legal_move(), !moves.is_empty());
        assert!(moves.iter().all(|mv| position.is_legal(*mv)), "{position}");
    });
}

#[test]
fn every_position_is_read_back_from_its_text() {
    wander(1, 200, |position, _| {
        assert_eq!(Position::parse(&position.to_string(), Arrays::Chess960).as_ref(), Ok(position));
    });
}

#[test]
fn every_move_is_read_back_from_whatever_people_write() {
    wander(2, 100, |position, moves| {
        let choices = position.choices(moves);
        let mut labels = BTreeSet::new();
        for mv in moves {
            assert_eq!(mv.to_string().parse(), Ok(*mv));
            let san = position.san(*mv, moves);
            let mut spellings = vec![
                mv.to_string(),
                san.clone(),
                san.replace(['x', '+', '#', '='], ""),
                san.replace('O', "0"),
            ];
            if let Move::Normal { from, to, promotion } = *mv {
                let letter = position.placement().role_at(from).map_or("?", Role::code);
                let promoted = promotion.map_or(String::new(), |role| role.code().to_ascii_lowercase());
                spellings.push(format!("{from}{to}{promoted}"));
                spellings.push(format!("{letter}{from}-{to}{promoted}"));
            } else if let Move::Castle(wing) = *mv {
                let Castle { king_from, rook_from, .. } = position.castle(wing).expect("the right to it");
                spellings.push(format!("{king_from}{rook_from}"));
            }
            for spelling in spellings {
                assert_eq!(choices.read(&spelling), Ok(*mv), "{spelling} for {mv} in {position}");
            }
            assert!(labels.insert(san), "{mv} has a name of its own in {position}");
        }
    });
}

/// Position texts in which some letters were exchanged, lost or doubled.
fn damaged_position() -> impl Strategy<Value = String> {
    let texts = prop::sample::select(vec![
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "1rr1k1rr/8/8/8/8/8/8/1RR1K1RR b CGbh - 12 40",
    ]);
    let letters =
        prop::sample::select(" /-0123456789pnbrqkPNBRQKwacdefghABCDEFGHé".chars().collect::<Vec<_>>());
    let damage = prop::collection::vec((any::<prop::sample::Index>(), 0..4_u8, letters), 0..6);
    (texts, damage).prop_map(|(text, damage)| {
        let mut text: Vec<char> = text.chars().collect();
        for (place, kind, letter) in damage {
            let place = place.index(text.len());
            match kind {
                0 => text.insert(place, letter),
                1 => drop(text.remove(place)),
                _ => text[place] = letter,
            }
        }
        text.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_position_is_refused_or_playable(text in damaged_position(), typed in "[ -~]{0,8}") {
        for arrays in [Arrays::Usual, Arrays::Chess960] {
            let Ok(position) = Position::parse(&text, arrays) else { continue };
            prop_assert_eq!(Position::parse(&position.to_string(), arrays), Ok(position));
            let moves = position.legal_moves();
            prop_assert_eq!(&moves, &brute_force(&position), "{}", position);
            if let Ok(mv) = position.choices(&moves).read(&typed) {
                prop_assert!(moves.contains(&mv));
            }
            for mv in moves {
                let mut next = position;
                next.play(mv);
                prop_assert_eq!(Position::parse(&next.to_string(), arrays), Ok(next));
            }
        }
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>(), typed in any::<String>()) {
        let _ = Position::parse(&text, Arrays::Chess960);
        let start = Position::from_array(ArrayNumber::new(518).expect("below 960").pieces());
        let moves = start.legal_moves();
        if let Ok(mv) = start.choices(&moves).read(&typed) {
            prop_assert!(moves.contains(&mv));
        }
    }
}
