//! The odd board: which squares there are, where the goals and their entrances lie, and its text.

use crate::board::{Board, Piece, Role, Side, Square, SquareSet};
use crate::rules::SetupError;
use crate::scene::Ground;

/// Files b to f.
pub(super) const BODY: SquareSet = SquareSet::from_bits(0x3e3e_3e3e_3e3e_3e3e);
/// Goal boxes with their entrances: a4 from b4, g5 from f5.
pub(super) const GOALS: [(Square, Square); 2] =
    [(Square::new(24), Square::new(25)), (Square::new(38), Square::new(37))];

/// The goal boxes.
pub(super) const BOXES: SquareSet = SquareSet::of(GOALS[0].0).with(GOALS[1].0);

/// Whether the board has a square.
pub(super) fn exists(square: Square) -> bool {
    BODY.contains(square) || is_goal(square)
}

/// Whether a square is a goal box.
pub(super) fn is_goal(square: Square) -> bool {
    BOXES.contains(square)
}

/// The entrance of a goal box.
pub(super) fn entrance(goal: Square) -> Option<Square> {
    GOALS.iter().find(|(other, _)| *other == goal).map(|(_, entrance)| *entrance)
}

/// The goal box behind an entrance.
pub(super) fn goal_behind(entrance: Square) -> Option<Square> {
    GOALS.iter().find(|(_, other)| *other == entrance).map(|(goal, _)| *goal)
}

/// What a square looks like.
pub(super) fn ground(square: Square) -> Ground {
    if is_goal(square) {
        Ground::Goal
    } else if goal_behind(square).is_some() {
        Ground::Entrance
    } else {
        Ground::Plain
    }
}

/// The squares of a rank from the a-file to the g-file.
fn row(rank: i8) -> impl Iterator<Item = Square> {
    (0..7).filter_map(move |file| Square::at(file, rank))
}

/// Reads the first field of a position text.
///
/// # Errors
/// When the ranks don't have the board's shape, or something stands there that the game does not know.
pub(super) fn parse(text: &str) -> Result<Board, SetupError> {
    let wrong = |what: &str| {
        SetupError::new(format!(
            "{what}; the first position is {}",
            super::START.split(' ').next().unwrap_or("")
        ))
    };
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 8 {
        return Err(wrong("the board has eight ranks between slashes, the eighth first"));
    }
    let mut placement = Board::EMPTY;
    for (rank, text) in (0..8).rev().zip(rows) {
        let mut squares = row(rank);
        for letter in text.chars() {
            if let Some(empty) = letter.to_digit(8).filter(|empty| *empty > 0) {
                let run: Vec<Square> = squares.by_ref().take(empty as usize).collect();
                if run.len() < empty as usize || !run.into_iter().all(exists) {
                    return Err(wrong("a number counts empty squares that are there, and * is none"));
                }
                continue;
            }
            let square = squares.next().ok_or_else(|| wrong("a rank has seven places, a to g"))?;
            if (letter == '*') == exists(square) {
                return Err(wrong(&format!(
                    "{square} does not fit: * stands for exactly the places without a square"
                )));
            }
            if letter != '*' {
                let piece =
                    Piece::from_letter(letter).filter(|piece| piece.role != Role::King).ok_or_else(|| {
                        wrong(&format!("“{letter}” is no piece here: there are P N B R Q and p n b r q"))
                    })?;
                placement.put(square, piece);
            }
        }
        if squares.next().is_some() {
            return Err(wrong("a rank has seven places, a to g"));
        }
    }
    for side in Side::BOTH {
        let last = placement.pieces(side, Role::Pawn) & SquareSet::rank(side.rank(7));
        if let Some(square) = last.first() {
            return Err(SetupError::new(format!("a pawn can't stand on {square}, its last rank")));
        }
    }
    Ok(placement)
}

/// Writes the first field of a position text.
pub(super) fn text(placement: &Board) -> String {
    let rank_text = |rank: i8| {
        let mut text = String::new();
        let mut empty = 0;
        let mut flush = |text: &mut String, next: &str| {
            if next.is_empty() {
                empty += 1;
                return;
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            text.push_str(next);
        };
        for square in row(rank) {
            let piece = placement.piece_at(square).map(|piece| piece.to_string()).unwrap_or_default();
            flush(&mut text, if exists(square) { &piece } else { "*" });
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text
    };
    (0..8).rev().map(rank_text).collect::<Vec<_>>().join("/")
}
