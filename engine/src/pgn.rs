//! Portable Game Notation, for the games that its readers know: those whose every turn is a move of chess, written in
//! SAN, from a position of chess. All others have our own [record](crate::record) alone: a burial, a card or a second
//! capture can't be said in PGN, and a reader that skipped them would show another game.

use std::fmt::Write;

use crate::catalogue;
use crate::rules::{Dialect, GameResult, Options, Pending, Reason};
use crate::seat::{Team, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry, TableStep, TurnRecord};

/// The usual start, which PGN readers assume when no position is given.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// The longest line of movetext, in characters.
const WIDTH: usize = 79;
/// The tag value for an unknown player.
const UNKNOWN: &str = "?";

/// PGN tags that the table doesn't know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tags<'a> {
    /// The event: `Menagerie #k7`.
    pub event: &'a str,
    /// The day the game began, `2026.11.20`.
    pub date: &'a str,
    /// White's name; `?` if unknown.
    pub white: &'a str,
    /// Black's name; `?` if unknown.
    pub black: &'a str,
}

impl<'a> Tags<'a> {
    /// Tags of a game whose players are unknown.
    #[must_use]
    pub const fn nameless(event: &'a str, date: &'a str) -> Self {
        Self { event, date, white: UNKNOWN, black: UNKNOWN }
    }
}

/// A game in PGN; `None` when PGN can't say it.
///
/// The table's log must begin at the usual start of the game with these options.
///
/// ```
/// use engine::seat::Seat;
/// use engine::{catalogue, pgn, rules::Options, typed};
///
/// let options = Options::default();
/// let mut table = catalogue::find("chess").ok_or("no such game")?.open(&options, None)?;
/// for (seat, turn) in [(0, "f3"), (1, "e5"), (0, "g4"), (1, "Qh4")] {
///     for entry in typed::whole(&*table, Seat(seat), turn)? {
///         table.apply(&entry)?;
///     }
/// }
/// let text = pgn::write(&*table, &options, &pgn::Tags::nameless("A game", "2026.11.20")).ok_or("PGN can't say it")?;
/// assert!(text.contains("1. f3 e5 2. g4 Qh4#"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write(table: &dyn AnyTable, options: &Options, tags: &Tags<'_>) -> Option<String> {
    write_from(table, options, None, tags)
}

/// Like [`write()`], for a game that began at the position `from`.
#[must_use]
pub fn write_from(
    table: &dyn AnyTable,
    options: &Options,
    from: Option<&str>,
    tags: &Tags<'_>,
) -> Option<String> {
    let info = table.info();
    let game = catalogue::find(info.id)?;
    let dialect = game.pgn()?;
    let mut replay = game.open(options, from).ok()?;
    let mut start = None;
    let mut sans: Vec<String> = Vec::new();
    for turn in table.record(Viewer::Public) {
        let entry = entry(&turn);
        if let Actor::Seat(seat) = entry.actor
            && TableStep::from_word(&entry.text).is_none()
        {
            start.get_or_insert_with(|| replay.position());
            let offers = replay.offers(Viewer::Seat(seat));
            let played = offers.into_iter().find(|offer| offer.text == entry.text)?;
            sans.push(played.label.in_english(game.info()));
        }
        replay.apply(&entry).ok()?;
    }
    let start = start.unwrap_or_else(|| replay.position());
    let result = result(replay.pending());

    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a `String` can't fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    tag("Event", tags.event);
    tag("Site", "?");
    tag("Date", tags.date);
    tag("Round", "-");
    tag("White", tags.white);
    tag("Black", tags.black);
    tag("Result", result);
    if let Dialect::Variant(name) = dialect {
        tag("Variant", name);
    }
    if dialect != Dialect::Orthodox || start != START {
        tag("SetUp", "1");
        tag("FEN", &start);
    }
    tag("PlyCount", &sans.len().to_string());
    tag("Termination", termination(replay.pending()));
    tag("Rules", info.id);
    let ending = match replay.pending() {
        Pending::Over(outcome) => Some(format!("{{ {} }}", outcome.sentence(info.seats))),
        _ => None,
    };
    let words = numbered(&sans, &start).into_iter().chain(ending).chain([result.to_owned()]);
    text.push('\n');
    text.push_str(&wrapped(words));
    Some(text)
}

/// Movetext tokens with move numbers: `1.`, `e4`, `e5`, `2.` …
fn numbered(sans: &[String], start: &str) -> Vec<String> {
    let fields: Vec<&str> = start.split(' ').collect();
    let first = fields.get(5).and_then(|number| number.parse().ok()).unwrap_or(1_usize);
    let offset = usize::from(fields.get(1) == Some(&"b"));
    let mut words = Vec::new();
    for (ply, san) in (offset..).zip(sans) {
        let number = first + ply / 2;
        if ply % 2 == 0 {
            words.push(format!("{number}."));
        } else if ply == offset {
            words.push(format!("{number}..."));
        }
        words.push(san.clone());
    }
    words
}

/// Movetext wrapped at [`WIDTH`].
fn wrapped(words: impl Iterator<Item = String>) -> String {
    let (mut text, mut column) = (String::new(), 0);
    for word in words.flat_map(|word| word.split(' ').map(str::to_owned).collect::<Vec<_>>()) {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(&word);
        column += length;
    }
    text.push('\n');
    text
}

fn entry(turn: &TurnRecord) -> Entry {
    let actor = match turn.seat {
        Some(seat) => Actor::Seat(seat),
        None if turn.ruled => Actor::Referee,
        None => Actor::Chance,
    };
    Entry { actor, text: turn.text.clone() }
}

fn result(pending: Pending) -> &'static str {
    match pending {
        Pending::Over(outcome) => match outcome.result {
            GameResult::Won(Team(0)) => "1-0",
            GameResult::Won(_) => "0-1",
            GameResult::Drawn => "1/2-1/2",
            GameResult::Shared(_) | GameResult::Scored(_) | GameResult::Lost | GameResult::Void => "*",
        },
        Pending::Seats(_) | Pending::Chance | Pending::Referee => "*",
    }
}

fn termination(pending: Pending) -> &'static str {
    match pending {
        Pending::Over(outcome) if outcome.reason == Reason::TIMEOUT => "time forfeit",
        Pending::Over(outcome) if outcome.result == GameResult::Void => "abandoned",
        Pending::Over(_) => "normal",
        Pending::Seats(_) | Pending::Chance | Pending::Referee => "unterminated",
    }
}
