//! What is beside the board: piles of pieces, and things that are only counted.

use engine::scene::{Pile, Tally, Tint};

use super::piece;
use crate::art::{Sprites, ink, sizes};
use crate::canvas::{Canvas, Rect};
use crate::text;

/// The height of a line of a title, in pixels.
const LINE: i32 = 26;
/// The room around a title, in pixels.
const AROUND: i32 = 8;
/// The room between pieces, in pixels.
const GAP: i32 = 4;
/// The radius of the disc a number stands on, in pixels.
const DISC: f32 = 30.0;
/// The most lines a title has.
const LINES: usize = 3;

/// A title over a rule; the height of both.
fn title(canvas: &mut Canvas, title: &str, place: Rect, sprites: &Sprites) -> i32 {
    let colours = sprites.theme.colours();
    let room = place.width as f32;
    for (number, line) in text::lines(title, text::SMALLEST, room, LINES).iter().enumerate() {
        let y = place.y + number as i32 * LINE + AROUND / 2 + LINE / 2;
        line.write_centred(canvas, place.x as f32 + room / 2.0, y as f32, colours.label);
    }
    let height = title_height(title, place.width);
    canvas.fill(Rect { y: place.y + height - 2, height: 2, ..place }, colours.rule);
    height
}

fn title_height(title: &str, room: i32) -> i32 {
    text::lines(title, text::SMALLEST, room as f32, LINES).len() as i32 * LINE + AROUND
}

/// Piles one below the other, each with a title and as many of its pieces as there is room for. What is left of the
/// strip for tallies.
pub(super) fn piles(
    canvas: &mut Canvas,
    piles: &[Pile],
    tallies: &[Tally],
    strip: Rect,
    sprites: &Sprites,
) -> Rect {
    if piles.is_empty() {
        return strip;
    }
    let tallied: i32 = tallies.iter().map(|tally| tally_height(tally, strip.width)).sum();
    let below = tallied.min(strip.height / 2);
    let height = strip.height - below;
    // As large as possible, as small as needed, and all of a size.
    let [_, huge, large, small] = sizes(sprites.square);
    let needs = |size: u32| -> Vec<i32> { piles.iter().map(|pile| need(pile, strip.width, size)).collect() };
    let fits = |size: &u32| needs(*size).into_iter().sum::<i32>() <= height;
    let chosen = [huge, large, small].into_iter().find(fits);
    let needs = chosen.map(needs).unwrap_or_default();
    let spare = (height - needs.iter().sum::<i32>()) / piles.len() as i32;
    let mut top = strip.y;
    for (number, pile) in piles.iter().enumerate() {
        let own = needs.get(number).copied().unwrap_or_default() + spare;
        paint_pile(canvas, pile, Rect { y: top, height: own, ..strip }, chosen.unwrap_or(small), sprites);
        top += own;
    }
    Rect { y: strip.y + height, height: below, ..strip }
}

/// How many pieces of a size stand side by side, and the distance from one to the next.
fn across(width: i32, size: u32) -> (i32, i32) {
    let step = size as i32 + GAP;
    // The last in a row needs no gap behind it.
    (((width + GAP) / step).max(1), step)
}

/// The height a pile takes with pieces of a size.
fn need(pile: &Pile, width: i32, size: u32) -> i32 {
    let (across, step) = across(width, size);
    let rows = (pile.tokens.len() as i32 + across - 1) / across;
    title_height(&pile.title, width) + 2 * GAP + rows * step
}

fn paint_pile(canvas: &mut Canvas, pile: &Pile, place: Rect, size: u32, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let top = place.y + title(canvas, &pile.title, place, sprites) + GAP;
    let (across, step) = across(place.width, size);
    let rows = ((place.y + place.height - top) / step).max(1);
    let room = (across * rows) as usize;
    // When not everything fits, the last place says how many are missing.
    let shown = if pile.tokens.len() > room { room - 1 } else { pile.tokens.len() };
    let corner = |index: usize| {
        let (column, row) = (index as i32 % across, index as i32 / across);
        (place.x + column * step, top + row * step)
    };
    for (index, token) in pile.tokens.iter().take(shown).enumerate() {
        let (x, y) = corner(index);
        tile(canvas, token.tint, x, y, size, sprites);
        piece::alone(canvas, token, x, y, size, sprites);
    }
    if pile.tokens.len() > shown {
        let (x, y) = corner(shown);
        let more = format!("+{}", pile.tokens.len() - shown);
        let half = size as f32 / 2.0;
        text::centred(canvas, &more, text::SMALLEST, x as f32 + half, y as f32 + half, colours.label);
    }
}

/// What a piece beside the board lies on: a square of the colour that shows it best.
pub(super) fn tile(canvas: &mut Canvas, tint: Tint, x: i32, y: i32, size: u32, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let ground = if tint == Tint::White { colours.dark } else { colours.light };
    canvas.fill(Rect { x, y, width: size as i32, height: size as i32 }, ground);
}

/// The height of a thing counted: the title, and the disc.
fn tally_height(tally: &Tally, width: i32) -> i32 {
    title_height(&tally.title, width) + 2 * DISC as i32 + 2 * AROUND
}

/// Things that are only counted: a title each, and a number on a disc of the owner's colour.
pub(super) fn tallies(canvas: &mut Canvas, tallies: &[Tally], place: Rect, sprites: &Sprites) {
    let most = place.height / tallies.len().max(1) as i32;
    let mut top = place.y;
    for tally in tallies {
        let height = tally_height(tally, place.width).min(most);
        let own = Rect { y: top, height, ..place };
        let below = top + title(canvas, &tally.title, own, sprites) + AROUND;
        let colours = ink(sprites.theme, tally.tint);
        let (x, y) = (own.x as f32 + own.width as f32 / 2.0, below as f32 + DISC);
        piece::disc(canvas, x, y, DISC, 3.0, colours);
        let digits = tally.count.to_string();
        let size = if digits.len() > 2 { 24.0 } else { 34.0 };
        text::centred(canvas, &digits, size, x, y, colours.line);
        top += height;
    }
}
