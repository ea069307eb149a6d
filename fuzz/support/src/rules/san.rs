//! Moves of chess in every notation.

use engine::chess::{Arrays, Move, Position};

use super::promises::readable;

/// Reads a position of chess, or of chess960 after a `9`, then moves, one per line.
///
/// # Panics
/// When a promise is broken.
pub fn san(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.split('\n');
    let first = lines.next().unwrap_or_default();
    let (fen, arrays) = match first.strip_prefix('9') {
        Some(fen) => (fen, Arrays::Chess960),
        None => (first, Arrays::Usual),
    };
    let Ok(position) = Position::parse(fen, arrays) else { return };
    let written = position.to_string();
    let again = Position::parse(&written, arrays).unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(again.to_string(), written);
    let legal = position.legal_moves();
    let choices = position.choices(&legal);
    for mv in &legal {
        assert_eq!(mv.to_string().parse(), Ok(*mv), "{written}");
        assert_eq!(choices.read(&choices.san(*mv)).ok(), Some(*mv), "{written}: {mv}");
        assert_eq!(choices.read(&mv.to_string()).ok(), Some(*mv), "{written}: {mv}");
    }
    for typed in lines.take(20) {
        match choices.read(typed) {
            Ok(mv) => assert!(legal.contains(&mv), "{written}: {typed:?} is {mv}"),
            Err(refusal) => readable(&refusal.to_string()),
        }
        if let Ok(mv) = typed.parse::<Move>() {
            assert_eq!(mv.to_string().parse(), Ok(mv), "{typed:?}");
        }
    }
}
