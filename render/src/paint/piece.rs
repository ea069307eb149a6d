//! Pieces: alone, on checkers, with a card that shows how they capture, under gravestones.

use engine::scene::{Stack, Tint, Token};

use crate::art::{RIM, Sprites, card, ink, sizes};
use crate::canvas::{Area, Canvas, Painting, Rect};
use crate::text;
use crate::theme::{Ink, Rgb};

/// The rim of a card.
const CARD_RIM: Rgb = [104, 0, 66];
/// The face of a card with a white head.
const CARD_DEEP: Rgb = [204, 44, 132];
/// The face of a card with another head.
const CARD_PALE: Rgb = [255, 216, 238];
/// The most checkers drawn one above the other; the number is written.
const DRAWN: u8 = 3;
/// The width of the soft edge of black discs.
const SOFT: f32 = 2.0;

/// Draws a piece in its square, on its checkers.
pub(super) fn on_square(canvas: &mut Canvas, token: &Token, x: i32, y: i32, sprites: &Sprites) {
    let square = sprites.square as i32;
    let part = |hundredths: i32| square * hundredths / 100;
    let [whole, raised, .., aside] = sizes(sprites.square);
    let drawn = token.stack.map_or(0, |stack| i32::from(stack.count.clamp(1, DRAWN)));
    let (left, top, size) = match (token.captures, token.stack) {
        (None, None) => (x, y, whole),
        // Below the card and left of it, so that the mover's head isn't hidden.
        (Some(_), None) => (x - part(5), y + part(30), aside),
        (_, Some(_)) => (x + part(13), y + part(9 - 6 * (drawn - 1)), raised),
    };
    if let Some(stack) = token.stack
        && let Some(checker) = sprites.piece("checker", stack.tint, whole)
    {
        for number in 0..drawn {
            canvas.draw(checker, x, y - part(6) * number);
        }
    }
    alone(canvas, token, left, top, size, sprites);
}

/// Draws the badges in the corners of a piece's square: the number of checkers, and how it captures.
pub(super) fn badges(canvas: &mut Canvas, token: &Token, x: i32, y: i32, sprites: &Sprites) {
    if let Some(stack) = token.stack {
        count(canvas, stack, x, y, sprites);
    }
    if let Some(captor) = token.captures {
        head(canvas, token, captor, x, y, sprites);
    }
}

/// Draws the number of checkers, top left, on a disc of their colour that grows to the right for a long number.
fn count(canvas: &mut Canvas, stack: Stack, x: i32, y: i32, sprites: &Sprites) {
    let square = sprites.square as f32;
    let colours = ink(sprites.theme, stack.tint);
    let digits = stack.count.to_string();
    let size = (square * if stack.count < 10 { 0.32 } else { 0.28 }).max(text::SMALLEST);
    let radius = (square * 0.185).max(size * 0.56);
    let longer = ((text::width(&digits, size) - 1.35 * radius) / 2.0).max(0.0);
    // The soft edge of black discs stays inside the square.
    let (x, y) = (x as f32 + 1.0 + radius + longer, y as f32 + 1.0 + radius);
    pill(canvas, (x, y), longer, radius, 2.0, colours);
    text::centred(canvas, &digits, size, x, y, colours.line);
}

/// Draws a card top right with the head of the kind whose captures a piece has, or with a question mark.
fn head(canvas: &mut Canvas, token: &Token, captor: &str, x: i32, y: i32, sprites: &Sprites) {
    let Some(sprite) = sprites.head(captor, token.tint) else {
        canvas.draw(sprites.mark("hidden"), x, y);
        return;
    };
    let (width, rim) = (card(sprites.square) as i32, RIM as i32);
    let gap = 2;
    let place = Rect { x: x + sprites.square as i32 - width - gap, y: y + gap, width, height: width };
    canvas.fill(place, CARD_RIM);
    canvas.fill(place.grown(-rim), if token.tint == Tint::White { CARD_DEEP } else { CARD_PALE });
    canvas.draw(sprite, place.x + rim, place.y + rim);
}

/// Draws a gravestone for each buried piece, with its likeness: bottom left, then bottom right.
pub(super) fn graves(canvas: &mut Canvas, buried: &[Token], (x, y): (i32, i32), sprites: &Sprites) {
    let [.., small, _] = sizes(sprites.square);
    let square = sprites.square as i32;
    for (number, token) in buried.iter().take(2).enumerate() {
        let shift = if number == 0 { 0 } else { square * 54 / 100 };
        canvas.draw(sprites.mark("stone"), x + shift, y);
        let (left, top) =
            (x + shift + square * 23 / 100 - small as i32 / 2, y + square * 97 / 100 - small as i32);
        alone(canvas, token, left, top, small, sprites);
    }
}

/// Draws a piece on its own, in one of the [`sizes`]; one without a drawing is a disc with its letter.
pub(super) fn alone(canvas: &mut Canvas, token: &Token, x: i32, y: i32, size: u32, sprites: &Sprites) {
    if let Some(sprite) = sprites.piece(token.art, token.tint, size) {
        canvas.draw(sprite, x, y);
        return;
    }
    let colours = ink(sprites.theme, token.tint);
    let middle = size as f32 / 2.0;
    let (x, y) = (x as f32 + middle, y as f32 + middle);
    disc(canvas, x, y, size as f32 * 0.36, 3.0, colours);
    let letter: String =
        if token.letter.is_empty() { token.name } else { token.letter }.chars().take(2).collect();
    text::centred(canvas, &letter, (size as f32 * 0.42).max(text::SMALLEST), x, y, colours.line);
}

/// Draws a disc with an outline, and the soft edge that black things have.
pub(super) fn disc(canvas: &mut Canvas, x: f32, y: f32, radius: f32, outline: f32, colours: &Ink) {
    pill(canvas, (x, y), 0.0, radius, outline, colours);
}

/// Draws a disc stretched to both sides, for wide content.
pub(super) fn pill(
    canvas: &mut Canvas,
    (x, y): (f32, f32),
    longer: f32,
    radius: f32,
    outline: f32,
    colours: &Ink,
) {
    if let Some(halo) = colours.halo {
        canvas.pill((x, y), longer, radius + SOFT, 0.0, halo);
    }
    canvas.pill((x, y), longer, radius, 0.0, colours.outline);
    canvas.pill((x, y), longer, radius - outline, 0.0, colours.body);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::SQUARE;
    use crate::theme::Theme;

    #[test]
    fn the_card_of_what_a_piece_captures_like_leaves_its_head_free() {
        let sprites = Sprites::new(Theme::WOOD, SQUARE);
        let part = |hundredths: i32| SQUARE as i32 * hundredths / 100;
        let [.., aside] = sizes(SQUARE);
        let (left, top) = (-part(5), part(30));
        let (from, low) = (SQUARE as i32 - card(SQUARE) as i32 - 2, card(SQUARE) as i32 + 2);
        for art in ["pawn", "knight", "bishop", "rook", "queen", "king"] {
            let sprite = sprites.piece(art, Tint::White, aside).expect("a drawing");
            let drawn = sprite.enumerate_pixels().filter(|(_, _, pixel)| pixel[3] > 127);
            let (hidden, all) = drawn.fold((0, 0), |(hidden, all), (x, y, _)| {
                let is_under = left + x as i32 >= from && top + (y as i32) < low;
                (hidden + i32::from(is_under), all + 1)
            });
            assert!(hidden * 50 <= all, "{art}: {hidden} of {all} pixels are hidden");
        }
    }
}
