//! The questions that change nothing.

use std::io::Write;

use crate::Failure;
use crate::session::Session;

/// A question about the table as it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Command {
    /// Every complete legal turn.
    Turns,
    /// The number of turn sequences of a length.
    Perft(u32),
    /// The position text.
    Show,
    /// How things stand.
    Outcome,
    /// The game so far in our own notation.
    Record,
    /// The game so far in PGN.
    Pgn,
    /// The referee's answer to the puzzle on the board.
    Solve,
}

impl Command {
    /// Reads a question from its words.
    ///
    /// # Errors
    /// When it is none, or has too many or too few words.
    pub(crate) fn read(words: &[String]) -> Result<Self, Failure> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match words[..] {
            ["turns"] => Ok(Self::Turns),
            ["show"] => Ok(Self::Show),
            ["outcome"] => Ok(Self::Outcome),
            ["perft", depth] => depth
                .parse()
                .map(Self::Perft)
                .map_err(|_| Failure::asked(format!("perft takes a whole number, not “{depth}”"))),
            ["record"] => Ok(Self::Record),
            ["pgn"] => Ok(Self::Pgn),
            ["solve"] => Ok(Self::Solve),
            _ => Err(Failure::asked(format!(
                "“{}” is no command; there are turns, perft N, show, outcome, record, pgn and solve",
                words.join(" ")
            ))),
        }
    }

    /// Writes the answer, one line or many.
    ///
    /// # Errors
    /// When nobody takes it.
    pub(crate) fn answer(self, session: &Session, out: &mut impl Write) -> Result<(), Failure> {
        let table = session.table();
        match self {
            Self::Turns => {
                // One write for all: there may be very many.
                let mut lines = table.turns().join("\n");
                if !lines.is_empty() {
                    lines.push('\n');
                }
                out.write_all(lines.as_bytes())?;
            }
            Self::Perft(depth) => writeln!(out, "{}", table.perft(depth))?,
            Self::Show => writeln!(out, "{}", table.position())?,
            Self::Outcome => writeln!(out, "{}", session.outcome())?,
            Self::Record => write!(out, "{}", session.record())?,
            Self::Pgn => write!(out, "{}", session.pgn()?)?,
            Self::Solve => writeln!(out, "{}", session.solve()?)?,
        }
        Ok(())
    }
}
