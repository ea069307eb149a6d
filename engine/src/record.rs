//! A game written down in our own notation, and read back: header lines, a blank line, then one entry of the log a line.
//!
//! ```text
//! game: chess960
//! options: position=356
//! date: 2026.11.20
//!
//! White: e2e4
//! Black: e7e5
//! White: resign
//! ```
//!
//! Before the colon of an entry is the seat's name, `chance` or `referee`; behind the text there may be a remark
//! for people in parentheses. A reader needs only these header lines: `game`, `options`, `edition` (if it isn't
//! the first), `position` (if the game didn't begin at the usual start), and `seen by`, which marks one viewer's
//! record of a running game with secrets: it has gaps and can't be replayed.

use std::fmt::Write;

use crate::catalogue;
use crate::printable;
use crate::rules::{Info, Options, Refusal, SetupError, setup_refusals};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry};

/// The actors' names of entries that no seat made.
const CHANCE: &str = "chance";
const REFEREE: &str = "referee";
/// The header key of the rules' edition. Records without it are older than editions.
const EDITION: &str = "edition";
/// The edition of a record that names none.
const FIRST: u32 = 1;
/// The header key of the position a game began at.
pub const POSITION: &str = "position";
/// The header key of a record with gaps: whose view it is.
const SEEN_BY: &str = "seen by";

/// A game as read from a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id in the catalogue.
    pub game: &'static str,
    /// The game's options.
    pub options: Options,
    /// The position it began at; `None` for the usual start.
    pub position: Option<String>,
    /// The whole log.
    pub entries: Vec<Entry>,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The header doesn't name a game.
    #[error("the record has no line `game: …`, or names a game that isn't here")]
    NoGame,
    /// A line is neither header nor entry.
    #[error("line {0} of the record can't be read")]
    Line(usize),
    /// One viewer's record of a game that was still running, or whose secrets stay sealed.
    #[error(
        "this is what one side could see of a game with secrets: ask for the record again when the game is over"
    )]
    Gaps,
    /// Options or edition don't fit the game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// An entry breaks the rules.
    #[error("entry {number}, `{}`: {refusal}", printable::quoted(text))]
    Entry {
        /// The entry's number, counted from 1.
        number: usize,
        /// The entry's text.
        text: String,
        /// What is wrong with the entry.
        refusal: Refusal,
    },
}

/// Writes a record as one viewer may see it. `notes` are further header lines for people; a game that didn't begin
/// at the usual start needs [`POSITION`] among them.
#[must_use]
pub fn write(table: &dyn AnyTable, options: &Options, viewer: Viewer, notes: &[(&str, String)]) -> String {
    let info = table.info();
    let mut text = format!("game: {}\n", info.id);
    let pairs: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    if !pairs.is_empty() {
        // Writing to a `String` can't fail.
        let _ = writeln!(text, "options: {}", pairs.join(" "));
    }
    let edition = options.edition(info);
    if edition != FIRST {
        let _ = writeln!(text, "{EDITION}: {edition}");
    }
    for (key, value) in notes {
        let _ = writeln!(text, "{key}: {value}");
    }
    if !is_whole(table) {
        let who = viewer.seat().map_or("everybody", |seat| name(info, seat));
        let _ = writeln!(text, "{SEEN_BY}: {who}");
    }
    text.push('\n');
    for turn in table.record(viewer) {
        let who = match turn.seat {
            Some(seat) => name(info, seat),
            None if turn.ruled => REFEREE,
            None => CHANCE,
        };
        // Nobody else may learn even that this entry exists.
        if turn.text.is_empty() {
            continue;
        }
        let remark = turn.remark.map_or_else(String::new, |remark| format!(" ({remark})"));
        let _ = writeln!(text, "{who}: {}{remark}", turn.text);
    }
    text
}

/// Whether a record has no gaps: the game has no secrets, or is over and disclosed.
#[must_use]
pub fn is_whole(table: &dyn AnyTable) -> bool {
    table.info().secret.is_none() || table.disclosure().is_some()
}

/// Reads a record.
///
/// # Errors
/// When the text is not a record, or has gaps. Whether its entries are legal is found out when it is
/// [replayed](Record::replay).
pub fn read(text: &str) -> Result<Record, RecordError> {
    let mut lines = text.lines().zip(1..);
    let mut header = Vec::new();
    for (line, number) in lines.by_ref().take_while(|(line, _)| !line.trim().is_empty()) {
        header.push(line.split_once(':').ok_or(RecordError::Line(number))?);
    }
    let value = |wanted: &str| header.iter().find(|(key, _)| *key == wanted).map(|(_, value)| value.trim());
    let info = value("game").and_then(catalogue::find).ok_or(RecordError::NoGame)?.info();
    if value(SEEN_BY).is_some() {
        return Err(RecordError::Gaps);
    }
    let pairs = value("options").unwrap_or_default().split_whitespace();
    let edition = value(EDITION).map_or(Ok(FIRST), |edition| {
        edition.parse().map_err(|_| SetupError::from(Refusal::of(setup_refusals::EDITION_NUMBER)))
    })?;
    let options = Options::new(info, pairs.map(|pair| pair.split_once('=').unwrap_or((pair, ""))))?
        .in_edition(info, edition)?;
    let entries = lines
        .filter(|(line, _)| !line.trim().is_empty())
        .map(|(line, number)| entry(info, line).ok_or(RecordError::Line(number)))
        .collect::<Result<_, _>>()?;
    let position = value(POSITION).map(str::to_owned);
    Ok(Record { game: info.id, options, position, entries })
}

/// Reads an entry's line: `White: e2e4 (a remark)`.
fn entry(info: &Info, line: &str) -> Option<Entry> {
    let (who, what) = line.split_once(": ")?;
    let actor = match who.trim() {
        CHANCE => Actor::Chance,
        REFEREE => Actor::Referee,
        name => {
            let place = info.seats.iter().position(|seat| seat.name == name)?;
            Actor::Seat(Seat(u8::try_from(place).ok()?))
        }
    };
    // No step contains a space: what follows one is the remark.
    Some(Entry { actor, text: what.split_whitespace().next()?.to_owned() })
}

fn name(info: &Info, seat: Seat) -> &'static str {
    info.seats.get(usize::from(seat.0)).map_or("nobody", |seat| seat.name)
}

impl Record {
    /// Replays the record from its start.
    ///
    /// # Errors
    /// When an entry breaks the rules.
    pub fn replay(&self) -> Result<Box<dyn AnyTable>, RecordError> {
        let game = catalogue::find(self.game).ok_or(RecordError::NoGame)?;
        let mut table = game.open(&self.options, self.position.as_deref())?;
        for (entry, number) in self.entries.iter().zip(1..) {
            table.apply(entry).map_err(|refusal| RecordError::Entry {
                number,
                text: entry.text.clone(),
                refusal,
            })?;
        }
        Ok(table)
    }
}
