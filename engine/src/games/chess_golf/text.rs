//! Position texts, both ways.

use super::board::{Board, number_of};
use super::hole::{Hole, card, piece};
use crate::cards::{Card, Cards, in_order};
use crate::chess::Fields;
use crate::rules::SetupError;

/// The fields that every position of this game has in the same form.
pub const FIELDS: &str = "w - - 0 1";

/// Reads the cards of a hole: `Kb`.
///
/// # Errors
/// When they are no cards of this game, too many of one kind, or fewer than two.
pub fn chosen(text: &str) -> Result<Vec<Card>, SetupError> {
    let wrong = |why: &str| SetupError::new(format!("the chosen cards are written like Kb or NNB: {why}"));
    let cards = in_order(text).map_err(|error| wrong(&error.to_string()))?;
    let all: Cards = cards.iter().copied().collect();
    for card in &cards {
        let most = piece(*card).map_or(0, |piece| match piece.role {
            crate::board::Role::Pawn => 0,
            role => number_of(role),
        });
        if usize::from(all.count(*card)) > most {
            return Err(wrong(&format!("there are {most} cards {card}")));
        }
    }
    if cards.len() < 2 { Err(wrong("at least two are needed")) } else { Ok(cards) }
}

/// Reads the part of a position text that says how a hole stands.
///
/// # Errors
/// When it can't be read or makes no sense; the sentence says why.
pub fn hole(fields: &Fields<'_>) -> Result<Hole, SetupError> {
    let rest = (fields.side, fields.castling, fields.en_passant, fields.halfmove_clock, fields.move_number);
    if rest != ("w", "-", "-", 0, 1) {
        return Err(SetupError::new(format!("the fields after the board are always {FIELDS} here")));
    }
    let board = Board::parse(fields.placement)?;
    let chosen = chosen(fields.extra("chosen").unwrap_or_default())?;
    let mut hole = Hole::new(board, chosen);
    let (taken, taker) = (fields.extra("taken"), fields.extra("taker"));
    let (Some(taken), Some(taker)) = (taken, taker) else {
        return match (taken, taker) {
            (None, None) => Ok(hole),
            _ => Err(SetupError::new("taken= and taker= belong together")),
        };
    };
    let wrong =
        || SetupError::new("taken= lists what the piece on taker= has captured of the other chosen pieces");
    let taker = taker.parse().map_err(|_| wrong())?;
    let taken: Cards = taken.parse().map_err(|_| wrong())?;
    let hunter = board.at(taker).map(card).ok_or_else(wrong)?;
    let mut needed: Cards = hole.chosen.iter().copied().collect();
    if !needed.take(hunter) || taken.is_empty() || needed.without(&taken).is_none() {
        return Err(wrong());
    }
    hole.taker = Some(taker);
    hole.taken = taken;
    Ok(hole)
}

/// Writes a hole as a position text.
#[must_use]
pub fn write(hole: &Hole) -> String {
    let mut text = format!("{} {FIELDS}", hole.board);
    if !hole.chosen.is_empty() {
        text += " chosen=";
        hole.chosen.iter().for_each(|card| text.push(card.letter()));
    }
    if let Some(taker) = hole.taker {
        text += &format!(" taken={} taker={taker}", hole.taken);
    }
    text
}
