//! Groups of cards: in a row, side by side if they fit, overlapping when there are many, in a second and third row
//! when there are very many; a few may form a column beside the board. The visible part of a covered card shows
//! all its information. Cards face down are a heap with a number.

use engine::scene::{Spread, Tint};

use super::{card, piece, strip};
use crate::art::{Sprites, ink, playing_card};
use crate::canvas::{Canvas, Rect};
use crate::tableau::{Extent, Place};
use crate::text::{self, Line};

/// The height of a title, in pixels.
const TITLE: i32 = 30;
/// The most backs drawn one above the other.
const HEAP: u32 = 3;
/// The horizontal distance between backs.
const HEAP_STEP: i32 = 4;
/// The space for a disc of the owner's colour before the title.
const OWNER: i32 = 28;
/// The most cards of which half must stay visible.
const HAND: i32 = 8;
/// The most rows of cards.
const ROWS: i32 = 3;
/// The most cards beside the board.
const BESIDE: usize = 8;
/// The space between cards in a column.
const BETWEEN: i32 = 8;

/// The arrangement of a group's cards.
struct Rows {
    /// The width of a card.
    card: i32,
    /// The distance between cards when none is covered.
    apart: i32,
    /// The distance between cards when as much as possible is covered.
    tight: i32,
    /// The width of the cards face down, with a gap if there are others.
    heap: i32,
    /// The number of places in a row.
    across: i32,
    /// The number of rows.
    rows: i32,
    /// The distance between rows.
    down: i32,
    /// The number of cards without a place, from the bottom.
    left_out: usize,
}

impl Rows {
    fn of(spread: &Spread, square: u32, room: i32) -> Self {
        let card = playing_card(square).0 as i32;
        let apart = square as i32;
        // Letter and pip stay visible.
        let (tight, down) = ((apart * 2 / 5).max(1), apart * 2 / 3);
        let backs = spread.hidden.min(HEAP) as i32;
        let heap = match (backs, spread.cards.is_empty()) {
            (0, _) => 0,
            (_, true) => card + (backs - 1) * HEAP_STEP,
            (_, false) => apart + (backs - 1) * HEAP_STEP,
        };
        let most = ((room - heap - card) / tight + 1).max(1);
        let cards = spread.cards.len() as i32;
        // One place shows the number of missing cards.
        let left_out = if cards > most * ROWS { cards - most * ROWS + 1 } else { 0 };
        let places = cards.min(most * ROWS);
        let rows = (places + most - 1) / most;
        let across = if rows > 0 { (places + rows - 1) / rows } else { 0 };
        Self { card, apart, tight, heap, across, rows, down, left_out: left_out as usize }
    }

    /// The width of a row at a distance between cards.
    fn width(&self, step: i32) -> i32 {
        match self.across {
            0 => self.heap.max(self.card),
            across => self.heap + (across - 1) * step + self.card,
        }
    }
}

/// The space it takes.
pub(crate) fn extent(spread: &Spread, square: u32, room: i32) -> Extent {
    let rows = Rows::of(spread, square, room);
    let owner = if spread.tint == Tint::Neutral { 0 } else { OWNER };
    let title = (owner + text::known_width(&spread.title, text::SMALLEST) as i32 + 2).min(room);
    let (least, most) = if rows.rows > 1 {
        (room, room)
    } else {
        let closest = if rows.across > HAND { rows.tight } else { rows.apart / 2 };
        (rows.width(closest).min(room), rows.width(rows.apart).min(room))
    };
    let height = TITLE + playing_card(square).1 as i32 + (rows.rows - 1).max(0) * rows.down;
    Extent { least: least.max(title), most: most.max(title), height }
}

/// The vertical distance between cards beside the board: without overlap, and with only the upper part of each visible.
fn down(square: u32) -> [i32; 2] {
    let (_, height) = playing_card(square);
    [height as i32 + BETWEEN, square as i32 * 2 / 3]
}

/// The heights beside the board, without overlap and with; `None` when there are too many cards for that.
pub(crate) fn heights_beside(spread: &Spread, square: u32, width: i32) -> [Option<i32>; 2] {
    let (card, height) = playing_card(square);
    let fits = spread.hidden == 0 && spread.cards.len() <= BESIDE && card as i32 <= width;
    let more = (spread.cards.len() as i32 - 1).max(0);
    let tall = |down| strip::title_height(&spread.title, width) + height as i32 + more * down;
    down(square).map(|down| fits.then(|| tall(down)))
}

/// Paints the cards.
pub(super) fn paint(canvas: &mut Canvas, spread: &Spread, place: Place, sprites: &Sprites) {
    if place.beside {
        column(canvas, spread, place.rect, sprites);
    } else {
        rows(canvas, spread, place.rect, sprites);
    }
}

/// Paints a column beside the board.
fn column(canvas: &mut Canvas, spread: &Spread, place: Rect, sprites: &Sprites) {
    let top = strip::title(canvas, &spread.title, place, sprites);
    let (width, height) = playing_card(sprites.square);
    let (width, height) = (width as i32, height as i32);
    let left = place.x + (place.width - width) / 2;
    // The height of the place fits one of the two arrangements.
    let last = spread.cards.len().saturating_sub(1);
    let room = place.y + place.height - top - height;
    let fits = |down: &i32| last as i32 * down <= room;
    let [apart, close] = down(sprites.square);
    let down = if fits(&apart) { apart } else { close };
    for (number, card) in spread.cards.iter().enumerate() {
        let seen = (width, if number < last { down.min(height) } else { height });
        card::face(canvas, card, (left, top + number as i32 * down), seen, sprites);
    }
    if spread.tint != Tint::Neutral {
        // A disc on the rule below the title.
        let (x, y) = (place.x as f32 + place.width as f32 / 2.0, strip::rule(top) as f32 + 1.0);
        piece::disc(canvas, x, y, 5.0, 2.0, ink(sprites.theme, spread.tint));
    }
}

/// Paints rows below the board.
fn rows(canvas: &mut Canvas, spread: &Spread, place: Rect, sprites: &Sprites) {
    title(canvas, spread, place, sprites);
    let rows = Rows::of(spread, sprites.square, place.width);
    let (left, top) = (place.x, place.y + TITLE);
    let backs = spread.hidden.min(HEAP) as i32;
    for number in 0..backs {
        card::back(canvas, left + number * HEAP_STEP, top, sprites);
    }
    if backs > 0 {
        card::count(canvas, spread.hidden, left + (backs - 1) * HEAP_STEP, top, sprites);
    }
    let step = match rows.across {
        0 | 1 => rows.apart,
        across => ((place.width - rows.heap - rows.card) / (across - 1)).min(rows.apart),
    };
    let corner = |number: i32| {
        let (row, column) = (number / rows.across.max(1), number % rows.across.max(1));
        (left + rows.heap + column * step, top + row * rows.down)
    };
    let missing = i32::from(rows.left_out > 0);
    if missing > 0 {
        let (x, y) = corner(0);
        card::slot(canvas, x, y, sprites);
        let label = sprites.theme.colours().label;
        // On two lines: the next card leaves no more space.
        for (line, text) in ["+".to_owned(), rows.left_out.to_string()].iter().enumerate() {
            let y = y as f32 + 20.0 + 24.0 * line as f32;
            text::from(canvas, text, text::SMALLEST, x as f32 + 5.0, y, label);
        }
    }
    let height = playing_card(sprites.square).1 as i32;
    let last = (spread.cards.len() - rows.left_out.min(spread.cards.len())) as i32 - 1 + missing;
    for (number, card) in (missing..).zip(spread.cards.iter().skip(rows.left_out)) {
        let is_last_of_row = number % rows.across.max(1) == rows.across - 1 || number == last;
        // The row below begins further left than this card ends.
        let is_below = number / rows.across.max(1) + 1 < rows.rows;
        let seen = (
            if is_last_of_row { rows.card } else { step.min(rows.card) },
            if is_below { rows.down.min(height) } else { height },
        );
        card::face(canvas, card, corner(number), seen, sprites);
    }
}

/// Paints the title, with the owner's colour.
fn title(canvas: &mut Canvas, spread: &Spread, place: Rect, sprites: &Sprites) {
    let y = place.y as f32 + TITLE as f32 / 2.0 - 2.0;
    let mut x = place.x;
    if spread.tint != Tint::Neutral {
        piece::disc(canvas, x as f32 + 11.0, y, 9.0, 2.0, ink(sprites.theme, spread.tint));
        x += OWNER;
    }
    let room = (place.x + place.width - x) as f32;
    let title = Line::fitted(&spread.title, text::SMALLEST, room);
    title.write(canvas, x as f32, y, sprites.theme.colours().label);
}
