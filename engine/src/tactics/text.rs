//! The text of puzzles: one per line, fields separated by ` | `, the position last. A space in the turn separates
//! the part that counts from one way to go on; `, then` what is expected after it. Empty lines and those that begin with `#` are ignored.

use std::fmt::Write;

use super::{Tactic, Worth};
use crate::rules::Info;
use crate::seat::Seat;

/// The comment above the puzzles of a file.
const HEADING: &str = "\
# Grade | to move | the good turn, then what is expected | what it is worth, and the next best | positions looked at / choices | position
# Found and checked by computer players: `menagerie puzzles` writes this file.
";

/// What separates the good turn from the turns that are expected after it.
const THEN: &str = ", then ";

/// Why a line is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct Broken {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

/// Reads the puzzles of a game.
///
/// # Errors
/// For the first line that is not a puzzle.
pub fn read(info: &Info, text: &str) -> Result<Vec<Tactic>, Broken> {
    let said = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    let lines = (1..).zip(text.lines()).filter(|(_, line)| said(line));
    lines.map(|(number, line)| one(info, line).map_err(|why| Broken { line: number, why })).collect()
}

fn one(info: &Info, line: &str) -> Result<Tactic, String> {
    let fields: Vec<&str> = line.splitn(6, " | ").map(str::trim).collect();
    let &[grade, to_move, turn, value, effort, position] = fields.as_slice() else {
        return Err(
            "it takes six fields: grade | to move | turn | worth | positions / choices | position".to_owned()
        );
    };
    let seat = info.seats.iter().position(|seat| seat.name == to_move);
    let seat = seat.and_then(|seat| u8::try_from(seat).ok());
    let seat = seat.ok_or_else(|| format!("nobody is called “{to_move}” in {}", info.title))?;
    let (turn, line) = turn.split_once(THEN).unwrap_or((turn, ""));
    // The part behind a space is one way to go on.
    let (start, onwards) =
        turn.split_once(' ').map_or((turn, None), |(start, onwards)| (start, Some(onwards)));
    let (effort, choices) = effort.split_once(" / ").ok_or("“positions / choices” are two numbers")?;
    Ok(Tactic {
        position: position.to_owned(),
        seat: Seat(seat),
        turn: turn.replace(' ', ""),
        line: line.to_owned(),
        start: onwards.map(|_| start.to_owned()),
        worth: worth(value)?,
        grade: grade.parse()?,
        effort: effort.parse().map_err(|_| format!("“{effort}” is no number of positions"))?,
        choices: choices.parse().map_err(|_| format!("“{choices}” is no number of choices"))?,
    })
}

fn worth(text: &str) -> Result<Worth, String> {
    let wrong =
        || format!("“{text}” is no worth: “won, else 40”, “320, else -15”, “par 3”, “points 2, else 1”");
    if let Some(par) = text.strip_prefix("par ") {
        return par.parse().map(Worth::Par).map_err(|_| wrong());
    }
    let (value, next) = text.split_once(", else ").ok_or_else(wrong)?;
    if let Some(points) = value.strip_prefix("points ") {
        let (points, next) = (points.parse().ok(), next.parse().ok());
        return points.zip(next).map(|(points, next)| Worth::Points { points, next }).ok_or_else(wrong);
    }
    let next = next.parse().map_err(|_| wrong())?;
    match value {
        "won" => Ok(Worth::Won { next }),
        value => Ok(Worth::Better { value: value.parse().map_err(|_| wrong())?, next }),
    }
}

/// Writes the puzzles of a game, as [`read`] reads them.
#[must_use]
pub fn write(info: &Info, tactics: &[Tactic]) -> String {
    let mut text = HEADING.to_owned();
    for tactic in tactics {
        let Tactic { position, grade, effort, choices, line, .. } = tactic;
        let turn =
            match tactic.start.as_deref().and_then(|start| Some((start, tactic.turn.strip_prefix(start)?))) {
                Some((start, onwards)) => format!("{start} {onwards}"),
                None => tactic.turn.clone(),
            };
        let then = if line.is_empty() { "" } else { THEN };
        let seat = info.seats.get(usize::from(tactic.seat.0)).map_or("", |seat| seat.name);
        let worth = match tactic.worth {
            Worth::Won { next } => format!("won, else {next}"),
            Worth::Better { value, next } => format!("{value}, else {next}"),
            Worth::Par(par) => format!("par {par}"),
            Worth::Points { points, next } => format!("points {points}, else {next}"),
        };
        let _ = writeln!(
            text,
            "{grade} | {seat} | {turn}{then}{line} | {worth} | {effort} / {choices} | {position}"
        );
    }
    text
}
