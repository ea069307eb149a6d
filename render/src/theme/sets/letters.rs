//! Letters instead of pictures: a plate with one or two letters for a kind, for people who see little or have
//! pictures read aloud.

use std::fmt::Write;

use crate::art::{HEAD, PIECES, Part};
use crate::text;

/// The letters of each kind: for chess pieces as in notation; the Berolina pawn has the two ways it walks, bats their wings.
const LETTERS: [(&str, &str); 22] = [
    ("pawn", "P"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "Q"),
    ("king", "K"),
    ("berolina", "V"),
    ("thing", "T"),
    ("box", "X"),
    ("pajama", "J"),
    ("great-pajama", "GJ"),
    ("rhino", "Y"),
    ("headless-rhino", "HY"),
    ("bat", "W"),
    ("booh", "Bo"),
    ("crumb", "C"),
    ("cookie-monster", "M"),
    ("elephant", "E"),
    ("great-elephant", "GE"),
    ("lint", "L"),
    ("dust-bunny", "U"),
    ("dust-demon", "D"),
];
/// The letters of another language, by kind; the others are the English ones.
pub(super) type Own = &'static [(&'static str, &'static str)];

/// The German letters. Things, lint and dust demons give way to chess pieces.
pub(super) const GERMAN: Own = &[
    ("pawn", "B"),
    ("knight", "S"),
    ("bishop", "L"),
    ("rook", "T"),
    ("queen", "D"),
    ("thing", "Di"),
    ("lint", "Fu"),
    ("dust-demon", "Sd"),
];
/// The Spanish letters. Things, crumbs and dust demons give way to chess pieces.
pub(super) const SPANISH: Own = &[
    ("knight", "C"),
    ("bishop", "A"),
    ("rook", "T"),
    ("queen", "D"),
    ("king", "R"),
    ("thing", "Co"),
    ("crumb", "Mi"),
    ("dust-demon", "Dp"),
];

/// The height of a capital on a plate, in hundredths of a square.
const CAPITAL: f32 = 50.0;
/// The largest width of the letters.
const ROOM: f32 = 60.0;
/// The outline of a plate, like the bodies of the drawings in `assets/pieces`. Its lower edge is a foot, so that
/// it stands on the square, and around it there is space for mirrors and other marks below pieces.
const PLATE: &str = "M28 11H72Q85 11 85 24V70Q85 80 77 82.5L80 89H20L23 82.5Q15 80 15 70V24Q15 11 28 11Z";

/// The head of a plate: all of its letters. The head of other drawings ends above the tail that makes a Q of an O.
const LETTER: Part = (16.0, 14.0, 68.0);

/// The part of a plate that corresponds to a part of a drawing.
pub(super) fn shown(part: Part) -> Part {
    if part == HEAD { LETTER } else { part }
}

/// The drawing of a kind. Checkers have no letter: they lie under others and are counted.
pub(super) fn svg(art: &str, own: Own) -> Option<String> {
    let Some((_, letters)) = own.iter().chain(&LETTERS).find(|(name, _)| *name == art) else {
        return PIECES.iter().find(|(name, _)| *name == art).map(|(_, svg)| (*svg).to_owned());
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" fill=\"none\" stroke-linejoin=\"round\">\
         <path class=\"halo\" d=\"{PLATE}\" stroke=\"#fff\" stroke-width=\"9\"/>\
         <path class=\"body\" d=\"{PLATE}\" stroke-width=\"4.5\"/><path class=\"dot\" d=\""
    );
    let path = text::path(letters, CAPITAL, ROOM, (50.0, 46.5));
    // Writing to a string can't fail.
    let _ = write!(svg, "{path}\"/></svg>");
    Some(svg)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_kinds_have_the_same_letters_in_any_language() {
        for own in [&[], GERMAN, SPANISH] {
            let letters = |kind: &str| {
                own.iter().chain(&LETTERS).find(|(name, _)| *name == kind).map(|(_, letters)| *letters)
            };
            let mut all: Vec<&str> = LETTERS.iter().filter_map(|(kind, _)| letters(kind)).collect();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), LETTERS.len(), "{own:?}");
            assert!(own.iter().all(|(kind, _)| LETTERS.iter().any(|(name, _)| name == kind)), "{own:?}");
        }
    }
}
