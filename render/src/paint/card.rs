//! Playing cards: a letter and a pip in the corner that stays visible when others lie over it, and the piece on a
//! medallion. Red cards have a diamond and a white piece, black cards a spade and a black piece.

use engine::scene::{PlayingCard, Tint, Token};

use super::piece;
use crate::art::{Sprites, ink, playing_card, sizes};
use crate::canvas::{Area, Canvas, Painting, Rect};
use crate::text;
use crate::theme::card::{BACK, BACK_LINE, BLACK, FACE, PLAIN, RED};

/// The art of a card that stands for checkers instead of a piece.
const CHECKERS: &str = "checkers";

/// A card face up: its upper left corner, and how much of it is visible from there to the right and down, since
/// the next card covers the rest.
pub(super) fn face(
    canvas: &mut Canvas,
    card: &PlayingCard,
    (x, y): (i32, i32),
    seen: (i32, i32),
    sprites: &Sprites,
) {
    let (name, colour) = match card.tint {
        Tint::White => (["red", "red-corner"], RED),
        Tint::Black => (["black", "black-corner"], BLACK),
        Tint::Neutral => (["plain", "plain-corner"], PLAIN),
    };
    let part = |hundredths: i32| sprites.square as i32 * hundredths / 100;
    let (width, height) = playing_card(sprites.square);
    let is_whole = seen.0 >= width as i32 && seen.1 >= height as i32;
    ground(canvas, name[usize::from(!is_whole)], x, y, sprites);
    let [_, large, middling, small, _] = sizes(sprites.square);
    // The middle of the figure, its upper edge, and its size. On a wild card the lower edge is occupied.
    let (middle, top, size) = if is_whole {
        let (top, size) = if card.wild { (part(42), middling) } else { (part(41), large) };
        (part(52), top, size)
    } else if seen.1 < height as i32 {
        // Right of the letter, unless that is covered as well.
        let (top, size) = if card.wild { (part(32), small) } else { (part(10), middling) };
        (if seen.0 < width as i32 { part(20) } else { part(62) }, top, size)
    } else {
        // Below the pip.
        let size = if card.wild || seen.0 < middling as i32 { small } else { middling };
        let top = if card.wild { part(52) } else { part(116) - size as i32 };
        (seen.0.min(width as i32) / 2 + 1, top, size)
    };
    let is_hidden = seen.0 < width as i32 && seen.1 < height as i32;
    if !is_hidden {
        figure(canvas, card, (x + middle - size as i32 / 2, y + top), size, sprites);
    }
    let size = (sprites.square as f32 / 3.0).max(text::SMALLEST);
    let letter = text::fitted(card.letter, size, size * 1.2);
    text::centred(canvas, &letter, size, (x + part(20)) as f32, (y + part(22)) as f32, colour);
    if card.wild {
        ground(canvas, "wild", x, y, sprites);
        let (middle, low) = ((x + part(46)) as f32, (y + part(107)) as f32);
        let size = (sprites.square as f32 * 0.26).max(text::SMALLEST);
        // A small card has no space for the word: its colour and star are enough.
        if text::width("WILD", size) <= part(86) as f32 {
            text::centred(canvas, "WILD", size, middle, low, BLACK);
        }
    }
}

/// The figure of a card: a piece, or three checkers one on the other.
fn figure(canvas: &mut Canvas, card: &PlayingCard, (x, y): (i32, i32), size: u32, sprites: &Sprites) {
    if card.art == CHECKERS {
        // Checkers are at the foot of their drawing.
        let [_, large, middling, ..] = sizes(sprites.square);
        let (drawn, down) = if size == large { (middling, sprites.square * 22 / 100) } else { (size, 0) };
        if let Some(checker) = sprites.piece("checker", card.tint, drawn) {
            let (left, top) = (x + (size - drawn) as i32 / 2, y + down as i32);
            for number in 0..3 {
                canvas.draw(checker, left, top - drawn as i32 * 18 / 100 * number);
            }
        }
        return;
    }
    let token = Token::new(card.art, card.name, card.letter, card.tint);
    piece::alone(canvas, &token, x, y, size, sprites);
}

/// A card face down.
pub(super) fn back(canvas: &mut Canvas, x: i32, y: i32, sprites: &Sprites) {
    ground(canvas, "back", x, y, sprites);
}

/// An empty place for a card.
pub(super) fn slot(canvas: &mut Canvas, x: i32, y: i32, sprites: &Sprites) {
    ground(canvas, "slot", x, y, sprites);
}

/// The back of a card in miniature, or its empty place.
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

/// A plate of paper for text.
pub(super) fn plate(canvas: &mut Canvas, place: Rect) {
    canvas.fill(place, BLACK);
    canvas.fill(place.grown(-2), FACE);
}

/// The number of cards face down, on the uppermost.
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
