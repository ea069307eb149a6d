//! What goes into a sentence, as data: whoever puts it into words knows the language, and this knows none.

use crate::board::{Kind, Piece, Side, Square, SquareSet};
use crate::printable;
use crate::seat::Seat;

use super::{Refusal, SeatInfo};

/// One argument of a sentence. Names of kinds are the stable ones of scenes, `knight`, `dust bunny`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// Somebody at the table.
    Seat(Seat),
    /// A piece, and whose it is where that is to be said.
    Piece(&'static str, Option<Side>),
    /// A playing card by what it stands for: the red ones are White's.
    Card(&'static str, Side),
    /// Where.
    Squares(SquareSet),
    /// How many.
    Count(u32),
    /// Several of them, in their order.
    List(Vec<Value>),
    /// A seat's number of something: a bid, a score.
    Score(Seat, u32),
    /// Notation, which is the same in every language.
    Text(String),
    /// Somebody at the table by the name of the seat, where a sentence has no table to look it up: `White`.
    Name(&'static str),
    /// Which of a few ways a sentence goes; it chooses by this word and never shows it.
    Case(&'static str),
    /// Something with its notation behind it: a card and its letter.
    Noted(Box<Value>, String),
    /// Reasons within a sentence, each worded as a clause.
    Clauses(Vec<Refusal>),
}

impl Value {
    /// A kind of pieces, whoever owns them.
    #[must_use]
    pub const fn kind(name: &'static str) -> Self {
        Self::Piece(name, None)
    }

    /// What somebody typed, said back: nothing in it that can't be printed, and not too much of it.
    #[must_use]
    pub fn typed(text: &str) -> Self {
        Self::Text(printable::quoted(text))
    }

    /// Notations of several steps.
    pub fn notations(steps: impl IntoIterator<Item = String>) -> Self {
        Self::List(steps.into_iter().map(Self::Text).collect())
    }

    /// In English: `a` and `the` are put before a piece, and a word behind a number that is counted by it.
    fn english(&self, seats: &[SeatInfo], article: &str, counted: &str) -> String {
        match self {
            Self::Seat(seat) => name(seats, *seat).to_owned(),
            Self::Piece(kind, owner) => {
                let colour = owner.map_or("", |side| if side == Side::White { "white " } else { "black " });
                with_article(article, &format!("{colour}{kind}"))
            }
            Self::Card(kind, side) => {
                let colour = if *side == Side::White { "red" } else { "black" };
                with_article(article, &format!("{colour} {kind}"))
            }
            Self::Squares(squares) => {
                let squares: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
                listed(&squares)
            }
            Self::Count(number) => match (number, counted) {
                (_, "") => number.to_string(),
                (1, counted) => format!("1 {counted}"),
                (_, counted) => format!("{number} {counted}s"),
            },
            Self::List(values) => {
                let values = values.iter().map(|value| value.english(seats, article, counted));
                values.collect::<Vec<_>>().join(", ")
            }
            Self::Score(seat, number) => format!("{} {number}", name(seats, *seat)),
            Self::Text(text) => text.clone(),
            Self::Name(name) | Self::Case(name) => (*name).to_owned(),
            Self::Noted(value, _) => value.english(seats, article, counted),
            Self::Clauses(clauses) => clauses.iter().map(Refusal::to_string).collect(),
        }
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Side> for Value {
    fn from(side: Side) -> Self {
        Self::Seat(Seat(side.index() as u8))
    }
}

impl<K: Kind> From<Piece<K>> for Value {
    fn from(piece: Piece<K>) -> Self {
        Self::Piece(piece.role.name(), Some(piece.side))
    }
}

impl From<Square> for Value {
    fn from(square: Square) -> Self {
        Self::Squares(SquareSet::EMPTY.with(square))
    }
}

impl From<SquareSet> for Value {
    fn from(squares: SquareSet) -> Self {
        Self::Squares(squares)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Count(number)
    }
}

impl From<String> for Value {
    fn from(notation: String) -> Self {
        Self::Text(notation)
    }
}

fn name(seats: &[SeatInfo], seat: Seat) -> &'static str {
    seats.get(usize::from(seat.0)).map_or("a side", |seat| seat.name)
}

fn with_article(article: &str, noun: &str) -> String {
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    match article {
        "a" if vowel => format!("an {noun}"),
        "" => noun.to_owned(),
        article => format!("{article} {noun}"),
    }
}

fn listed(names: &[String]) -> String {
    match names {
        [most @ .., last] if !most.is_empty() => format!("{} and {last}", most.join(", ")),
        _ => names.concat(),
    }
}

/// Fills an English template: `{square}`, `{a piece}`, `{the piece}`, `{The piece}` behind a full stop, `{bid move}` for `1 move`, `3 moves`. It begins with
/// a capital.
pub(super) fn filled(template: &str, args: &[(&'static str, Value)], seats: &[SeatInfo]) -> String {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, behind)) = rest.split_once('{') {
        let Some((slot, after)) = behind.split_once('}') else { break };
        let (article, name, counted) = match slot.split_once(' ') {
            Some((article @ ("a" | "the" | "The"), name)) => (article, name, ""),
            Some((name, counted)) => ("", name, counted),
            None => ("", slot, ""),
        };
        text += before;
        if let Some((_, value)) = args.iter().find(|(own, _)| *own == name) {
            text += &value.english(seats, article, counted);
        }
        rest = after;
    }
    text += rest;
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::SEATS;

    #[test]
    fn english_sentences_are_filled_with_articles_and_numbers() {
        let b2: Square = "b2".parse().expect("a square");
        let args = [
            ("piece", Value::Piece("elephant", None)),
            ("other", Value::Piece("knight", Some(Side::White))),
            ("card", Value::Card("rook", Side::White)),
            ("one", Value::Count(1)),
            ("many", Value::Count(3)),
            ("who", Value::from(Side::Black)),
            ("squares", Value::from(SquareSet::EMPTY.with(b2).with("c3".parse().expect("a square")))),
        ];
        for (template, expected) in [
            ("{a piece} and {the other} meet.", "An elephant and the white knight meet."),
            (
                "{who} plays {the card}, {one move} or {many move}.",
                "Black plays the red rook, 1 move or 3 moves.",
            ),
            ("On {squares}: {many}.", "On b2 and c3: 3."),
            ("“Yes.” {missing}.", "“Yes.” ."),
        ] {
            assert_eq!(filled(template, &args, SEATS), expected);
        }
    }
}
