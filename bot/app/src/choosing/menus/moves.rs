//! Whole moves in menus, if they fit: a piece and its target are one choice, not two.

use engine::any_game::{AnyTable, Offer, TableStep};
use engine::board::Square;
use engine::seat::{Seat, Viewer};
use model::screen::{Choice, Row, Style, Verb};
use words::say;

use super::{BUTTON_LABEL, Controls, MENU, PLACEHOLDER, is_plain};

/// The most steps of one piece as buttons: two rows.
const STEPS_ON: usize = 10;

/// The moves of one piece.
struct OfPiece<'a> {
    from: Square,
    moves: Vec<&'a Offer>,
}

impl Controls<'_> {
    /// The steps of one piece in the middle of a turn as buttons named by their squares, so that no menu has
    /// to be opened. `None` if there are many, they belong to several pieces, or notation says more of them
    /// than a square, as it does of moves.
    pub(super) fn steps_on(&self, offers: &[Offer]) -> Option<Vec<Row>> {
        let [OfPiece { moves, .. }] = &self.by_piece(offers)[..] else { return None };
        let by_square = |offer: &&Offer| {
            let on = offer.to.is_some_and(|to| offer.text.starts_with(&to.to_string()));
            on && offer.text.len() <= BUTTON_LABEL && is_plain(&offer.text)
        };
        if moves.len() > STEPS_ON || !moves.iter().all(by_square) {
            return None;
        }
        let button = |offer: &&Offer| self.step_button(offer, offer.text.clone(), Style::Primary);
        Some(Row::of(&moves.iter().map(button).collect::<Vec<_>>()))
    }

    /// Menus of whole moves, likeliest pieces first. `None` if there are none, or more than fit into `menus`
    /// menus: then the piece is asked for first.
    pub(super) fn moves(&self, offers: &[Offer], menus: usize) -> Option<Vec<Row>> {
        let pieces = self.by_piece(offers);
        let moves: usize = pieces.iter().map(|piece| piece.moves.len()).sum();
        if moves == 0 || moves > menus * MENU {
            return None;
        }
        if moves <= MENU {
            let choices: Vec<Choice> = pieces.iter().flat_map(|piece| self.choices(piece)).collect();
            return Some(self.menus(&choices, None, Verb::Step, &say!(self.lang, "picker-move-placeholder")));
        }
        let rows = together(&pieces, menus).unwrap_or_else(|| split(&pieces));
        let mut rows: Vec<Row> =
            rows.iter().enumerate().map(|(number, pieces)| self.menu_of(number, pieces)).collect();
        told_apart(&mut rows);
        Some(rows)
    }

    fn choices<'a>(&'a self, piece: &'a OfPiece<'_>) -> impl Iterator<Item = Choice> + 'a {
        piece.moves.iter().map(|offer| self.step_choice(offer))
    }

    /// One of several menus, named by its pieces, so that nobody takes the menus for moves one after the other.
    fn menu_of(&self, number: usize, pieces: &[OfPiece<'_>]) -> Row {
        let choices: Vec<Choice> = pieces.iter().flat_map(|piece| self.choices(piece)).collect();
        let kinds = self.kinds(pieces);
        let said =
            |names: Vec<String>| say!(self.lang, "picker-moves-placeholder", pieces = names.join(", "));
        let mut placeholder =
            said(kinds.iter().map(|(kind, squares)| format!("{kind} {}", squares.join(" "))).collect());
        if placeholder.chars().count() > PLACEHOLDER {
            placeholder = said(kinds.into_iter().map(|(kind, _)| kind).collect());
        }
        self.menu(number, &choices, None, Verb::Step, placeholder)
    }

    /// The pieces by kind, each with its squares: `Pawn e4 d2`.
    fn kinds(&self, pieces: &[OfPiece<'_>]) -> Vec<(String, Vec<String>)> {
        let mut kinds: Vec<(String, Vec<String>)> = Vec::new();
        for OfPiece { from, moves } in pieces {
            let (square, Some(offer)) = (from.to_string(), moves.first()) else { continue };
            let named = self.said(&offer.piece);
            // Where the name doesn't end with its square, it says enough.
            let (kind, square) = named
                .strip_suffix(&square)
                .map_or((named.as_str(), None), |kind| (kind.trim_end(), Some(square)));
            match kinds.iter_mut().find(|(known, _)| known == kind) {
                Some((_, squares)) => squares.extend(square),
                None => kinds.push((kind.to_owned(), square.into_iter().collect())),
            }
        }
        kinds
    }

    /// Moves by piece. First pieces that moved lately, then those that can capture; each piece's captures and
    /// promotions to a queen first. In puzzles and lessons, and where a capture is the solution looked for, the order is that
    /// of the board: it must not give the solution away.
    fn by_piece<'a>(&self, offers: &'a [Offer]) -> Vec<OfPiece<'a>> {
        let mut pieces: Vec<OfPiece<'a>> = Vec::new();
        for offer in offers {
            let Some(from) = offer.from else { continue };
            match pieces.iter_mut().find(|piece| piece.from == from) {
                Some(piece) => piece.moves.push(offer),
                None => pieces.push(OfPiece { from, moves: vec![offer] }),
            }
        }
        if self.info.seeks_captures || self.game.is_none() {
            return pieces;
        }
        for piece in &mut pieces {
            promoting(&mut piece.moves);
            piece.moves.sort_by_key(|offer| !offer.capture);
        }
        pieces.sort_by_key(|piece| {
            let captures = piece.moves.iter().any(|offer| offer.capture);
            (!self.recent.contains(&piece.from), !captures)
        });
        pieces
    }
}

/// Numbers the menus of the same name, over which the moves of one piece are spread.
fn told_apart(rows: &mut [Row]) {
    let names: Vec<Option<String>> = rows
        .iter()
        .map(|row| if let Row::Menu(menu) = row { Some(menu.placeholder.clone()) } else { None })
        .collect();
    for (at, row) in rows.iter_mut().enumerate() {
        let Row::Menu(menu) = row else { continue };
        let same = |others: &[Option<String>]| others.iter().filter(|name| **name == names[at]).count();
        if same(&names) > 1 {
            menu.placeholder.push_str(&format!(" ({})", same(&names[..=at])));
        }
    }
}

/// Pieces packed so that each stands whole in one menu; `None` if that takes too many menus.
fn together<'a, 'b>(pieces: &'b [OfPiece<'a>], menus: usize) -> Option<Vec<Vec<OfPiece<'a>>>> {
    let mut rows: Vec<Vec<OfPiece<'a>>> = Vec::new();
    let mut room = 0;
    for OfPiece { from, moves } in pieces {
        let piece = OfPiece { from: *from, moves: moves.clone() };
        match rows.last_mut().filter(|_| moves.len() <= room) {
            Some(row) => row.push(piece),
            None => {
                rows.push(vec![piece]);
                room = MENU.checked_sub(moves.len()).map(|_| MENU)?;
            }
        }
        room -= moves.len();
    }
    (rows.len() <= menus).then_some(rows)
}

/// Pieces in full menus: the moves of one piece may go on in the next.
fn split<'a>(pieces: &[OfPiece<'a>]) -> Vec<Vec<OfPiece<'a>>> {
    let all: Vec<&'a Offer> = pieces.iter().flat_map(|piece| piece.moves.iter().copied()).collect();
    let row = |chunk: &[&'a Offer]| {
        let same = |a: &&'a Offer, b: &&'a Offer| a.from == b.from;
        let of_piece =
            |moves: &[&'a Offer]| Some(OfPiece { from: moves.first()?.from?, moves: moves.to_vec() });
        chunk.chunk_by(same).filter_map(of_piece).collect()
    };
    all.chunks(MENU).map(row).collect()
}

/// Puts queens first among promotions of one piece to one square; other steps keep their places.
pub(super) fn promoting(offers: &mut [&Offer]) {
    let becomes = |offer: &Offer| offer.from.is_some() && offer.brings.is_some();
    let queen = |offer: &Offer| offer.brings.is_some_and(|brings| brings.art == "queen");
    let same = |a: &&Offer, b: &&Offer| becomes(a) && becomes(b) && a.from == b.from && a.to == b.to;
    offers.chunk_by_mut(same).for_each(|kinds| kinds.sort_by_key(|offer| !queen(offer)));
}

/// Squares that the seat's last turn names, as far as the seat itself sees it: pieces there moved lately.
pub(in crate::choosing) fn recent(table: &dyn AnyTable, seat: Seat) -> Vec<Square> {
    let own = |text: &str| TableStep::from_word(text).is_none();
    let turn = table.recent(Viewer::Seat(seat)).find(|turn| turn.seat == Some(seat) && own(&turn.text));
    let text = turn.map(|turn| turn.text).unwrap_or_default();
    let at = |start: usize| text.get(start..start + 2).and_then(|square| square.parse().ok());
    (0..text.len()).filter_map(at).collect()
}

#[cfg(test)]
mod tests {
    use model::screen::{Menu, Press};

    use super::*;

    #[test]
    fn menus_of_the_same_name_are_numbered() {
        let press = Press { verb: Verb::Step, game: None, version: 0, arg: String::new() };
        let row = |name: &&str| {
            Row::Menu(Menu { placeholder: (*name).to_owned(), choices: Vec::new(), press: press.clone() })
        };
        let mut rows: Vec<Row> = ["Thing e1", "Thing h2", "King g1", "Thing h2"].iter().map(row).collect();
        told_apart(&mut rows);
        let names: Vec<&str> = rows
            .iter()
            .filter_map(|row| if let Row::Menu(menu) = row { Some(menu.placeholder.as_str()) } else { None })
            .collect();
        assert_eq!(names, ["Thing e1", "Thing h2 (1)", "King g1", "Thing h2 (2)"]);
    }
}
