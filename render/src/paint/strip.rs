//! The strip's common parts: a title on a few lines over a rule.

use engine::scene::Tint;

use crate::art::Sprites;
use crate::canvas::{Area, Canvas, Rect};
use crate::text;

/// The height of a line of a title, in pixels.
const LINE: i32 = 24;
/// The space around a title, in pixels.
const AROUND: i32 = 12;
/// The most lines of a title.
const LINES: usize = 4;

/// Paints a title over a rule; returns the top of what follows.
pub(super) fn title(canvas: &mut Canvas, title: &str, place: Rect, sprites: &Sprites) -> i32 {
    let colours = sprites.theme.colours();
    let room = place.width as f32;
    for (number, line) in text::lines(title, text::SMALLEST, room, LINES).iter().enumerate() {
        let y = place.y + number as i32 * LINE + LINE / 2;
        line.write_centred(canvas, place.x as f32 + room / 2.0, y as f32, colours.label);
    }
    let below = place.y + title_height(title, place.width);
    canvas.fill(Rect { y: rule(below), height: 2, ..place }, colours.rule);
    below
}

/// The vertical position of the rule above content that begins at a height.
pub(super) fn rule(below: i32) -> i32 {
    below - AROUND / 2 - 1
}

/// The height of a title with the space around it.
pub(super) fn title_height(title: &str, room: i32) -> i32 {
    text::lines(title, text::SMALLEST, room as f32, LINES).len() as i32 * LINE + AROUND
}

/// Paints the tile below a piece off the board: a square of the most contrasting colour.
pub(super) fn tile(canvas: &mut Canvas, tint: Tint, x: i32, y: i32, size: u32, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let ground = if tint == Tint::White { colours.dark } else { colours.light };
    canvas.fill(Rect { x, y, width: size as i32, height: size as i32 }, ground);
}
