//! How a game ended, as its row stores it: `won 0 checkmate`.
//!
//! One short text: it is written and read whole, and never searched by a part of it (lists and statistics read `seats.result`
//! and `results`). Codes of reasons are stored as they are, so that the reason of an unknown game is not lost.

use std::fmt::{self, Display};
use std::str::FromStr;

use engine::rules::{GameResult, Outcome};
use engine::seat::{Seat, SeatSet, Team};

/// A game's outcome as data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptOutcome {
    /// The result: who won, a draw, a score.
    pub result: GameResult,
    /// The code of the reason.
    pub reason: String,
}

/// The end of a game, as in its row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The outcome as data; `None` where a program of before migration 35 wrote it, and it isn't read again
    /// yet or can't be.
    pub outcome: Option<KeptOutcome>,
    /// The outcome as an English sentence, for programs of before migration 35; shown as it stands when there
    /// is no data.
    pub english: String,
}

impl Ending {
    /// Reads the columns `ending` and `outcome`. Data of a kind that only a newer program knows reads as
    /// `None`.
    #[must_use]
    pub fn read(ending: Option<&str>, english: Option<String>) -> Option<Self> {
        if ending.is_none() && english.is_none() {
            return None;
        }
        let outcome = ending.and_then(|text| text.parse().ok());
        Some(Self { outcome, english: english.unwrap_or_default() })
    }
}

impl From<Outcome> for KeptOutcome {
    fn from(outcome: Outcome) -> Self {
        Self { result: outcome.result, reason: outcome.reason.code().to_owned() }
    }
}

impl Display for KeptOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.result {
            GameResult::Won(team) => write!(f, "won {}", team.0)?,
            GameResult::Shared(winners) => {
                f.write_str("shared")?;
                winners.iter().try_for_each(|seat| write!(f, " {}", seat.0))?;
            }
            GameResult::Drawn => f.write_str("drawn")?,
            GameResult::Scored(score) => write!(f, "scored {score}")?,
            GameResult::Lost => f.write_str("lost")?,
            GameResult::Void => f.write_str("void")?,
        }
        write!(f, " {}", self.reason)
    }
}

/// An error: the text is no outcome, or one of a kind that this program doesn't know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoOutcome;

/// The most seats in a [`SeatSet`].
const SEATS: u8 = 16;

impl FromStr for KeptOutcome {
    type Err = NoOutcome;

    fn from_str(text: &str) -> Result<Self, NoOutcome> {
        let words: Vec<&str> = text.split(' ').collect();
        let [kind, numbers @ .., reason] = &words[..] else { return Err(NoOutcome) };
        let result = match (*kind, numbers) {
            ("won", [team]) => GameResult::Won(Team(number(team)?)),
            ("shared", seats) => GameResult::Shared(read_seats(seats)?),
            ("drawn", []) => GameResult::Drawn,
            ("scored", [score]) => GameResult::Scored(number(score)?),
            ("lost", []) => GameResult::Lost,
            ("void", []) => GameResult::Void,
            _ => return Err(NoOutcome),
        };
        let is_code = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if reason.is_empty() || !reason.chars().all(is_code) {
            return Err(NoOutcome);
        }
        Ok(Self { result, reason: (*reason).to_owned() })
    }
}

/// Reads a number in its canonical form: no sign, no leading zeros.
fn number<N: FromStr + Display>(text: &str) -> Result<N, NoOutcome> {
    text.parse().ok().filter(|number: &N| number.to_string() == text).ok_or(NoOutcome)
}

/// Reads seats in their canonical form: at least one, lowest first.
fn read_seats(numbers: &[&str]) -> Result<SeatSet, NoOutcome> {
    let seats = numbers.iter().map(|seat| number(seat)).collect::<Result<Vec<u8>, _>>()?;
    let in_order = seats.is_sorted_by(|one, next| one < next);
    if seats.is_empty() || !in_order || seats.iter().any(|seat| *seat >= SEATS) {
        return Err(NoOutcome);
    }
    Ok(seats.into_iter().map(Seat).collect())
}

crate::named! {
    /// A seat's result.
    SeatResult {
        /// It won, alone or with others.
        Won = "won",
        /// It lost.
        Lost = "lost",
        /// Nobody won.
        Drawn = "drawn",
        /// No result to speak of: a score, or a game that was called off.
        None = "none",
    }
}

#[cfg(test)]
mod tests {
    use engine::rules::Reason;

    use super::*;

    #[test]
    fn outcomes_come_back_from_their_texts() {
        let seats: SeatSet = [Seat(0), Seat(2), Seat(15)].into_iter().collect();
        for (result, reason, text) in [
            (GameResult::Won(Team(0)), Reason::CHECKMATE, "won 0 checkmate"),
            (GameResult::Won(Team(255)), Reason::TIMEOUT, "won 255 time"),
            (GameResult::Shared(seats), Reason::SEVENTY_FIVE_MOVES, "shared 0 2 15 seventy-five-move-rule"),
            (GameResult::Drawn, Reason::STALEMATE, "drawn stalemate"),
            (GameResult::Scored(u32::MAX), Reason::KING_CAPTURED, "scored 4294967295 king-captured"),
            (GameResult::Lost, Reason::RESIGNATION, "lost resignation"),
            (GameResult::Void, Reason::CALLED_OFF, "void called-off"),
        ] {
            let kept = KeptOutcome::from(Outcome { result, reason });
            assert_eq!(kept.to_string(), text);
            assert_eq!(text.parse(), Ok(kept));
        }
        let unknown = KeptOutcome { result: GameResult::Drawn, reason: "tea-time".to_owned() };
        assert_eq!("drawn tea-time".parse(), Ok(unknown), "reasons of games that nobody knows are kept");
    }

    #[test]
    fn what_is_no_outcome_is_refused() {
        for text in [
            "",
            "won",
            "won checkmate",
            "won 0",
            "won -1 checkmate",
            "won 00 checkmate",
            "won 256 checkmate",
            "won 0 1 checkmate",
            "won 0  checkmate",
            " won 0 checkmate",
            "Won 0 checkmate",
            "won 0 Checkmate",
            "won 0 checkmate ",
            "shared nine-holes-played",
            "shared 2 0 nine-holes-played",
            "shared 1 1 nine-holes-played",
            "shared 16 nine-holes-played",
            "drawn 1 stalemate",
            "scored hole-solved",
            "scored 4294967296 hole-solved",
            "eaten 0 cookie",
            "White wins: checkmate",
            "draw: agreement",
        ] {
            assert_eq!(text.parse::<KeptOutcome>(), Err(NoOutcome), "{text}");
        }
    }

    #[test]
    fn a_row_says_what_is_known_of_an_end() {
        let english = || Some("draw: agreement".to_owned());
        assert_eq!(Ending::read(None, None), None);
        let read = |ending, english| Ending::read(ending, english).map(|end| (end.outcome, end.english));
        let agreed = Some(KeptOutcome { result: GameResult::Drawn, reason: "agreement".to_owned() });
        assert_eq!(
            read(Some("drawn agreement"), english()),
            Some((agreed.clone(), "draw: agreement".into()))
        );
        assert_eq!(read(Some("drawn agreement"), None), Some((agreed, String::new())));
        assert_eq!(read(None, english()), Some((None, "draw: agreement".into())));
        assert_eq!(read(Some("a newer kind"), english()), Some((None, "draw: agreement".into())));
    }
}
