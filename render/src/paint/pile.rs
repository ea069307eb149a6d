//! A pile of pieces below the board: small ones side by side under a title.

use engine::scene::Pile;

use super::{piece, strip};
use crate::art::{Sprites, sizes};
use crate::canvas::{Canvas, Rect};
use crate::tableau::Extent;
use crate::text;

/// The height of the title, in pixels.
const TITLE: i32 = 34;
/// The room between pieces.
const GAP: i32 = 4;

/// The size of the pieces, and the distance from one to the next.
fn size(square: u32) -> (u32, i32) {
    let [_, _, size, _] = sizes(square);
    (size, size as i32 + GAP)
}

/// The room it takes.
pub(crate) fn extent(pile: &Pile, square: u32, room: i32) -> Extent {
    let (_, step) = size(square);
    let title = text::known_width(&pile.title, text::SMALLEST) as i32 + 2;
    let pieces = pile.tokens.len().max(1) as i32;
    let across = pieces.min((room + GAP) / step).max(1);
    let width = title.max(across * step - GAP).min(room);
    Extent { least: width, most: width, height: TITLE + (pieces + across - 1) / across * step }
}

/// Paints it.
pub(super) fn paint(canvas: &mut Canvas, pile: &Pile, place: Rect, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let title = text::fitted(&pile.title, text::SMALLEST, place.width as f32);
    let middle = place.y as f32 + TITLE as f32 / 2.0 - 2.0;
    text::from(canvas, &title, text::SMALLEST, place.x as f32, middle, colours.label);
    let (size, step) = size(sprites.square);
    let top = place.y + TITLE;
    if pile.tokens.is_empty() {
        let middle = top as f32 + size as f32 / 2.0;
        text::from(canvas, "–", text::SMALLEST, place.x as f32, middle, colours.label);
    }
    let across = ((place.width + GAP) / step).max(1);
    for (number, token) in pile.tokens.iter().enumerate() {
        let (column, row) = (number as i32 % across, number as i32 / across);
        let (x, y) = (place.x + column * step, top + row * step);
        strip::tile(canvas, token.tint, x, y, size, sprites);
        piece::alone(canvas, token, x, y, size, sprites);
    }
}
