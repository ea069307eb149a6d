//! [`Flaw`]: what is wrong with a theme's folder, so that its maker can correct it: the file, the line where there
//! is one, the reason.

use std::fmt;

/// Why a theme can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The file within the theme's folder, or the folder itself.
    pub file: String,
    /// The line in the file, counted from 1.
    pub line: Option<usize>,
    /// The reason: a sentence without its full stop.
    pub reason: String,
}

impl Flaw {
    /// A flaw of a file as a whole.
    pub(super) fn of(file: &str, reason: impl Into<String>) -> Self {
        Self { file: plain(file, NAME), line: None, reason: plain(&reason.into(), REASON) }
    }

    /// A flaw at a place of a text.
    pub(super) fn at(file: &str, text: &str, place: usize, reason: impl Into<String>) -> Self {
        let before = text.as_bytes().iter().take(place);
        let line = before.filter(|byte| **byte == b'\n').count() + 1;
        Self { line: Some(line), ..Self::of(file, reason) }
    }
}

/// The longest file name and reason that are shown, in characters. Reasons may list all kinds of pieces.
const NAME: usize = 120;
const REASON: usize = 360;

/// A file's name, made safe to show.
pub(super) fn shown(name: &str) -> String {
    plain(name, NAME)
}

/// A text from untrusted files, made safe: it can't move a terminal's cursor, reverse letters, or fill the log.
fn plain(text: &str, most: usize) -> String {
    let turns =
        |sign| matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    text.chars().take(most).map(|sign| if sign.is_control() || turns(sign) { '?' } else { sign }).collect()
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.reason),
            None => write!(f, "{}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for Flaw {}
