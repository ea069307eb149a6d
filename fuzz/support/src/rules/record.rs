//! Records of games.

use engine::pgn::{self, Tags};
use engine::record::{self, POSITION, RecordError};
use engine::seat::Viewer;

use super::promises::{readable, seen, sound};

/// The most entries of a record that is replayed: longer ones only take time.
const ENTRIES: usize = 60;

/// Reads a record.
///
/// # Panics
/// When a promise is broken.
pub fn record(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut read = match record::read(&text) {
        Ok(read) => read,
        Err(error) => return refused(&text, &error),
    };
    read.entries.truncate(ENTRIES);
    let table = match read.replay() {
        Ok(table) => table,
        Err(error) => return refused(&text, &error),
    };
    let game = engine::catalogue::find(read.game).expect("it was read");
    sound(game, &read.options, &*table);
    let from = read.position.as_deref();
    let _ = pgn::write_from(&*table, &read.options, from, &Tags::nameless("Menagerie", "2026.11.20"));
    if !record::is_whole(&*table) {
        return;
    }
    let notes: Vec<(&str, String)> = from.map(|from| (POSITION, from.to_owned())).into_iter().collect();
    let written = record::write(&*table, &read.options, Viewer::Public, &notes);
    let again = record::read(&written).unwrap_or_else(|error| panic!("{error}:\n{written}"));
    let again = again.replay().unwrap_or_else(|error| panic!("{error}:\n{written}"));
    // The log may have more than the record: turns taken back.
    assert_eq!(again.position(), table.position(), "{written}");
    assert_eq!(again.pending(), table.pending(), "{written}");
    assert_eq!(again.record(Viewer::Public), table.record(Viewer::Public), "{written}");
    let _ = seen(game, &*again);
}

fn refused(text: &str, error: &RecordError) {
    if text.len() <= 400 {
        readable(&error.to_string());
    }
}
