//! Letters instead of pictures: a plate with the letter or two that stand for a kind, for who sees little or has pictures read aloud.

use std::fmt::Write;

use crate::art::PIECES;
use crate::text;

/// What stands for each kind: for chessmen as in the notation; the Berolina pawn has the two ways it walks, bats their wings.
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
/// The height of a capital on a plate, in hundredths of a square.
const CAPITAL: f32 = 52.0;
/// The most width that letters take.
const ROOM: f32 = 66.0;
/// A plate: as the drawings of `assets/pieces` have their bodies. Its lower edge is a foot, so that it stands on the square.
const PLATE: &str = "M20 7H80Q91 7 91 18V72Q91 82 82 83.5L84 89H16L18 83.5Q9 82 9 72V18Q9 7 20 7Z";

/// The drawing of a kind. Checkers have no letter: they lie under others and are counted.
pub(super) fn svg(art: &str) -> Option<String> {
    let Some((_, letters)) = LETTERS.iter().find(|(name, _)| *name == art) else {
        return PIECES.iter().find(|(name, _)| *name == art).map(|(_, svg)| (*svg).to_owned());
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\" fill=\"none\" stroke-linejoin=\"round\">\
         <path class=\"halo\" d=\"{PLATE}\" stroke=\"#fff\" stroke-width=\"9\"/>\
         <path class=\"body\" d=\"{PLATE}\" stroke-width=\"4.5\"/><path class=\"dot\" d=\""
    );
    let path = text::path(letters, CAPITAL, ROOM, (50.0, 45.0));
    // Writing to a string can't fail.
    let _ = write!(svg, "{path}\"/></svg>");
    Some(svg)
}
