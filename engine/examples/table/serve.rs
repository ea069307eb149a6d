//! Questions over standard input, one command a line, each answer ended by a line `.`.
//!
//! Apart from the commands of the command line there are `reset [--option k=v]… [--edition N] [--from …] [--deck …]`, which begins
//! anew, and `apply TURN`; a good one of either is answered by `.` alone. Words with blanks stand in double quotes. An error
//! is a line `! message` and changes nothing.

use std::io::{BufRead, Write};

use engine::any_game::AnyGame;

use crate::Failure;
use crate::command::Command;
use crate::session::Session;
use crate::setup::Setup;

/// Answers until the input ends.
///
/// # Errors
/// When the input fails or nobody takes the answers.
pub(crate) fn serve(
    game: &'static dyn AnyGame,
    session: &mut Session,
    mut input: impl BufRead,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        match answer(game, session, &line, out) {
            Err(failure @ Failure::Asked(_)) => writeln!(out, "{}", failure.line())?,
            answered => answered?,
        }
        writeln!(out, ".")?;
        out.flush()?;
        line.clear();
    }
    Ok(())
}

fn answer(
    game: &'static dyn AnyGame,
    session: &mut Session,
    line: &[u8],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let line = std::str::from_utf8(line).map_err(|_| Failure::asked("that is not UTF-8"))?;
    let words = words(line)?;
    match words.as_slice() {
        [] => Err(Failure::asked("that line is empty; try turns, apply TURN, show, outcome or reset")),
        [apply, turn] if apply == "apply" => session.apply(turn),
        [apply, ..] if apply == "apply" => Err(Failure::asked("apply takes one turn")),
        [reset, setup @ ..] if reset == "reset" => {
            let (setup, others) = Setup::read(setup.iter().cloned())?;
            if let Some(word) = others.first() {
                return Err(Failure::asked(format!("reset takes only options, not “{word}”")));
            }
            *session = Session::open(game, &setup)?;
            Ok(())
        }
        command => Command::read(command)?.answer(session, out),
    }
}

/// The words of a line: separated by blanks, but for blanks between double quotes.
fn words(line: &str) -> Result<Vec<String>, Failure> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            c if c.is_whitespace() && !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    if quoted {
        return Err(Failure::asked("a double quote is missing"));
    }
    words.extend(word);
    Ok(words)
}
