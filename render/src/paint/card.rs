//! A playing card: its letter and a pip in the corner that still shows when others lie over it, and the piece it stands
//! for on a medallion. Red cards have a diamond and a white piece, black cards a spade and a black piece.

use engine::scene::{PlayingCard, Tint, Token};

use super::piece;
use crate::art::{Sprites, ink, sizes};
use crate::canvas::{Area, Canvas, Painting, Rect};
use crate::text;
use crate::theme::card::{BACK, BACK_LINE, BLACK, FACE, PLAIN, RED};

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
        let size = (sprites.square as f32 * 0.26).max(text::SMALLEST);
        // A small card has no room for the word: its colour and star say it.
        if text::width("WILD", size) <= part(86) as f32 {
            text::centred(canvas, "WILD", size, middle, low, BLACK);
        }
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

/// The back of a card in miniature, or the place of one.
pub(super) fn small(canvas: &mut Canvas, place: Rect, any: bool, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    if any {
        let rings = [(0, BLACK), (2, FACE), (4, BACK_LINE), (6, BACK)];
        rings.into_iter().for_each(|(by, colour)| canvas.fill(place.grown(-by), colour));
    } else {
        canvas.fill(place, colours.rule);
        canvas.fill(place.grown(-3), colours.frame);
    }
}

/// A piece of paper, to write on.
pub(super) fn plate(canvas: &mut Canvas, place: Rect) {
    canvas.fill(place, BLACK);
    canvas.fill(place.grown(-2), FACE);
}

/// The number of cards that lie face down, on the uppermost.
pub(super) fn count(canvas: &mut Canvas, count: u32, x: i32, y: i32, sprites: &Sprites) {
    let square = sprites.square as f32;
    let (x, y) = (x as f32 + square * 0.464, y as f32 + square * 0.625);
    let (digits, size) = super::count::number(count);
    let radius = (square * 0.3).max(size * 0.7);
    let half = ((text::width(&digits, size) - radius * 1.4) / 2.0).clamp(0.0, square * 0.15);
    piece::pill(canvas, (x, y), half, radius, 3.0, ink(sprites.theme, Tint::White));
    text::centred(canvas, &digits, size, x, y, BLACK);
}

fn ground(canvas: &mut Canvas, name: &str, x: i32, y: i32, sprites: &Sprites) {
    if let Some(sprite) = sprites.card(name) {
        canvas.draw(sprite, x, y);
    }
}
