//! Piles of pieces: equal ones once with their number, in rows behind the title below the board, under it beside the board.

use engine::scene::{Pile, Token};

use super::{piece, strip};
use crate::art::{Sprites, sizes};
use crate::canvas::Canvas;
use crate::tableau::{Extent, Place};
use crate::text::{self, Line};

/// The height of a title on a line of its own, in pixels.
const TITLE: i32 = 30;
/// The space between pieces.
const GAP: i32 = 4;
/// The space between a title and the pieces behind it.
const AFTER: i32 = 14;
/// The longest title before the pieces, with the space behind it.
const LONGEST: i32 = 270;
/// The space between a piece and its number.
const BEFORE_NUMBER: f32 = 2.0;
/// The most rows below the board.
const ROWS: i32 = 2;

/// The arrangement of a pile's pieces.
struct Rows<'a> {
    /// Runs of equal neighbours: the piece, the count, the left edge, and the row.
    runs: Vec<(&'a Token, usize, i32, i32)>,
    /// The number of pieces without space, and the place of that number.
    more: Option<(usize, i32, i32)>,
    rows: i32,
    /// The length of the longest row.
    width: i32,
}

impl<'a> Rows<'a> {
    fn of(tokens: &'a [Token], size: u32, room: i32, most: i32) -> Self {
        let mut rows = Self { runs: Vec::new(), more: None, rows: 1, width: 0 };
        let (mut x, mut row) = (0, 0);
        let mut left = tokens.len();
        for run in tokens.chunk_by(|one, two| one == two) {
            let width = size as i32 + text::width(&times(run.len()), text::SMALLEST) as i32;
            // The last row needs space for the number of pieces left out.
            let rest = if row + 1 == most && run.len() < left { reserve(left) } else { 0 };
            if x > 0 && x + width + rest > room {
                if row + 1 == most {
                    rows.more = Some((left, x, row));
                    rows.width = rows.width.max(x + reserve(left));
                    break;
                }
                (x, row) = (0, row + 1);
            }
            rows.runs.push((&run[0], run.len(), x, row));
            rows.width = rows.width.max((x + width).min(room));
            x += width + GAP;
            left -= run.len();
        }
        rows.rows = row + 1;
        rows
    }

    fn height(&self, size: u32) -> i32 {
        self.rows * (size as i32 + GAP)
    }
}

/// The space for the number of pieces left out.
fn reserve(left: usize) -> i32 {
    GAP + text::width(&format!("+{left}"), text::SMALLEST) as i32
}

/// The text beside a piece that stands for several.
fn times(count: usize) -> String {
    if count > 1 { format!("×{count}") } else { String::new() }
}

/// The size of pieces below the board.
fn size_below(square: u32) -> u32 {
    let [_, _, size, ..] = sizes(square);
    size
}

/// The space that the title takes before the pieces; `None` when it is too long to stand there.
fn before(pile: &Pile) -> Option<i32> {
    let width = text::known_width(&pile.title, text::SMALLEST) as i32 + AFTER;
    (width <= LONGEST).then_some(width)
}

/// The space it takes below the board: more than half a row, since piles grow and shouldn't jump from row to row.
pub(crate) fn extent(pile: &Pile, square: u32, room: i32) -> Extent {
    let size = size_below(square);
    let before = before(pile);
    let rows = Rows::of(&pile.tokens, size, room - before.unwrap_or_default(), ROWS);
    let title = if before.is_some() { 0 } else { TITLE };
    let width =
        if rows.rows > 1 || before.is_none() { room } else { before.unwrap_or_default() + rows.width };
    let width = width.max(room * 11 / 20).min(room);
    Extent { least: width, most: width, height: title + rows.height(size) }
}

/// The height it takes beside the board with pieces of a size.
pub(crate) fn height_beside(pile: &Pile, size: u32, width: i32) -> i32 {
    let rows = Rows::of(&pile.tokens, size, width, i32::MAX);
    strip::title_height(&pile.title, width) + rows.height(size)
}

/// Paints the pile.
pub(super) fn paint(canvas: &mut Canvas, pile: &Pile, place: Place, sprites: &Sprites) {
    let rect = place.rect;
    if place.beside {
        // The height of the place fits one size of pieces: that size was chosen for all.
        let [_, huge, large, small, _] = sizes(sprites.square);
        let fits = |size: &u32| height_beside(pile, *size, rect.width) <= rect.height;
        let size = [huge, large, small].into_iter().find(fits).unwrap_or(small);
        let top = strip::title(canvas, &pile.title, rect, sprites);
        let rows = Rows::of(&pile.tokens, size, rect.width, i32::MAX);
        // Centred, like the title.
        let left = rect.x + (rect.width - rows.width).max(0) / 2;
        pieces(canvas, &rows, (left, top), size, sprites);
        return;
    }
    let size = size_below(sprites.square);
    let label = sprites.theme.colours().label;
    let before = before(pile);
    let (middle, left, top) = match before {
        Some(width) => (rect.y as f32 + size as f32 / 2.0, rect.x + width, rect.y),
        None => (rect.y as f32 + TITLE as f32 / 2.0 - 2.0, rect.x, rect.y + TITLE),
    };
    let title = Line::fitted(&pile.title, text::SMALLEST, rect.width as f32);
    title.write(canvas, rect.x as f32, middle, label);
    let rows = Rows::of(&pile.tokens, size, rect.width - before.unwrap_or_default(), ROWS);
    pieces(canvas, &rows, (left, top), size, sprites);
}

fn pieces(canvas: &mut Canvas, rows: &Rows<'_>, (left, top): (i32, i32), size: u32, sprites: &Sprites) {
    let label = sprites.theme.colours().label;
    let middle = |row: i32| top as f32 + row as f32 * (size as i32 + GAP) as f32 + size as f32 / 2.0;
    if rows.runs.is_empty() {
        text::from(canvas, "–", text::SMALLEST, left as f32, middle(0), label);
    }
    for (token, count, x, row) in &rows.runs {
        let (x, y) = (left + x, top + row * (size as i32 + GAP));
        strip::tile(canvas, token.tint, x, y, size, sprites);
        piece::alone(canvas, token, x, y, size, sprites);
        let after = (x + size as i32) as f32 + BEFORE_NUMBER;
        text::from(canvas, &times(*count), text::SMALLEST, after, middle(*row), label);
    }
    if let Some((more, x, row)) = rows.more {
        text::from(canvas, &format!("+{more}"), text::SMALLEST, (left + x + GAP) as f32, middle(row), label);
    }
}
