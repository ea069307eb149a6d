//! A playing card: its letter and a pip in the corner that still shows when others lie over it, and the piece it stands
//! for on a medallion. Red cards have a diamond and a white piece, black cards a spade and a black piece.

use engine::scene::{PlayingCard, Tint, Token};

use super::piece;
use crate::art::{Sprites, ink, sizes};
use crate::canvas::Canvas;
use crate::text;
use crate::theme::card::{BLACK, PLAIN, RED};

/// The art of a card that stands for checkers instead of a piece.
const CHECKERS: &str = "checkers";

/// A card that lies face up, by its upper left corner.
pub(super) fn face(canvas: &mut Canvas, card: &PlayingCard, x: i32, y: i32, sprites: &Sprites) {
    let (name, colour) = match card.tint {
        Tint::White => ("red", RED),
        Tint::Black => ("black", BLACK),
        Tint::Neutral => ("plain", PLAIN),
    };
    ground(canvas, name, x, y, sprites);
    let part = |hundredths: i32| sprites.square as i32 * hundredths / 100;
    let [_, large, middling, _] = sizes(sprites.square);
    if card.art == CHECKERS {
        if let Some(checker) = sprites.piece("checker", card.tint, middling) {
            for number in 0..3 {
                let wide = middling as i32;
                canvas.draw(checker, x + part(52) - wide / 2, y + part(63) - part(9) * number);
            }
        }
    } else {
        // On a wild card the lower edge is taken.
        let (size, top) = if card.wild { (middling, part(42)) } else { (large, part(41)) };
        let token = Token::new(card.art, card.name, card.letter, card.tint);
        piece::alone(canvas, &token, x + part(52) - size as i32 / 2, y + top, size, sprites);
    }
    let size = (sprites.square as f32 / 3.0).max(text::SMALLEST);
    let letter = text::fitted(card.letter, size, size * 1.2);
    text::centred(canvas, &letter, size, (x + part(20)) as f32, (y + part(22)) as f32, colour);
    if card.wild {
        ground(canvas, "wild", x, y, sprites);
        let (middle, low) = ((x + part(46)) as f32, (y + part(107)) as f32);
        text::centred(canvas, "WILD", (sprites.square as f32 * 0.26).max(text::SMALLEST), middle, low, BLACK);
    }
}

/// A card that lies face down.
pub(super) fn back(canvas: &mut Canvas, x: i32, y: i32, sprites: &Sprites) {
    ground(canvas, "back", x, y, sprites);
}

/// A place without a card.
pub(super) fn slot(canvas: &mut Canvas, x: i32, y: i32, sprites: &Sprites) {
    ground(canvas, "slot", x, y, sprites);
}

/// The number of cards that lie face down, on the uppermost.
pub(super) fn count(canvas: &mut Canvas, count: u32, x: i32, y: i32, sprites: &Sprites) {
    let size = sprites.square as f32;
    let (x, y) = (x as f32 + size * 0.464, y as f32 + size * 0.625);
    piece::disc(canvas, x, y, size * 0.3, 3.0, ink(sprites.theme, Tint::White));
    let digits = count.to_string();
    let size = if digits.len() > 2 { text::SMALLEST } else { (size * 0.4).max(text::SMALLEST) };
    text::centred(canvas, &text::fitted(&digits, size, 60.0), size, x, y, BLACK);
}

fn ground(canvas: &mut Canvas, name: &str, x: i32, y: i32, sprites: &Sprites) {
    if let Some(sprite) = sprites.card(name) {
        canvas.draw(sprite, x, y);
    }
}
