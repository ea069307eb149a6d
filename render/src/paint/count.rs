//! A thing that is only counted, below the board: a number on a disc, and what it counts beside it.

use engine::scene::Tally;

use super::piece;
use crate::art::{Sprites, ink};
use crate::canvas::{Canvas, Rect};
use crate::tableau::Extent;
use crate::text;

/// The height of a line, in pixels.
const HEIGHT: i32 = 56;
/// The radius of the disc.
const DISC: f32 = 24.0;
/// Where the words begin.
const WORDS: i32 = 60;

/// The room it takes.
pub(crate) fn extent(tally: &Tally, room: i32) -> Extent {
    let width = (WORDS + text::known_width(&tally.title, text::SMALLEST) as i32 + 2).min(room);
    Extent { least: width, most: width, height: HEIGHT }
}

/// Paints it.
pub(super) fn paint(canvas: &mut Canvas, tally: &Tally, place: Rect, sprites: &Sprites) {
    let colours = ink(sprites.theme, tally.tint);
    let (x, y) = (place.x as f32 + DISC + 4.0, place.y as f32 + HEIGHT as f32 / 2.0);
    piece::disc(canvas, x, y, DISC, 3.0, colours);
    let digits = text::fitted(&tally.count.to_string(), text::SMALLEST, 2.0 * DISC);
    let size = if digits.len() > 2 { text::SMALLEST } else { 30.0 };
    text::centred(canvas, &digits, size, x, y, colours.line);
    let title = text::fitted(&tally.title, text::SMALLEST, (place.width - WORDS) as f32);
    let label = sprites.theme.colours().label;
    text::from(canvas, &title, text::SMALLEST, (place.x + WORDS) as f32, y, label);
}
