//! A table of marks or numbers, as on a sheet of paper: a sheet of deductions, a score card.

use engine::scene::{Entry, Grid, GridRow};

use super::piece;
use crate::art::{Sprites, ink};
use crate::canvas::{Canvas, Rect};
use crate::tableau::Extent;
use crate::text;
use crate::theme::Rgb;

/// The room around the title, in pixels.
const AROUND_TITLE: i32 = 8;
/// The height of a line of the title.
const TITLE_LINE: i32 = 26;
/// The most lines of the title.
const TITLE_LINES: usize = 2;
/// The least width of a table with its title.
const LEAST: i32 = 200;
/// The height of a row.
const ROW: i32 = 36;
/// The width of the lines.
const LINE: i32 = 2;
/// The room on both sides of a text together.
const AROUND: i32 = 14;
/// The least width of a column: a mark fits.
const COLUMN: i32 = 38;
/// The most width of a column.
const WIDE: i32 = 190;
/// What stands before the head of a row that matters now.
const NOW: &str = "→ ";
/// The size of letters.
const SIZE: f32 = text::SMALLEST;

/// The room it takes.
pub(crate) fn extent(grid: &Grid, room: i32) -> Extent {
    let width = (widths(grid).iter().sum::<i32>() + LINE).max(LEAST).min(room);
    let height = title_height(grid, width) + (grid.rows.len() as i32 + 1) * ROW + LINE;
    Extent { least: width, most: width, height }
}

fn title_lines(grid: &Grid, width: i32) -> Vec<text::Line> {
    text::lines(&grid.title, SIZE, width as f32, TITLE_LINES)
}

fn title_height(grid: &Grid, width: i32) -> i32 {
    title_lines(grid, width).len() as i32 * TITLE_LINE + AROUND_TITLE
}

/// The widths of the columns as they would like to be, that of the heads first.
fn widths(grid: &Grid) -> Vec<i32> {
    let wide = |text: &str| text::known_width(text, SIZE) as i32 + AROUND;
    let heads = grid.rows.iter().map(|row| wide(&head(row)));
    let mut widths = vec![heads.max().unwrap_or_default().clamp(COLUMN, WIDE)];
    for (number, title) in grid.columns.iter().enumerate() {
        let entries = grid.rows.iter().map(|row| match row.entries.get(number) {
            Some(Entry::Text(text)) => wide(text),
            _ => COLUMN,
        });
        widths.push(entries.fold(wide(title), i32::max).clamp(COLUMN, WIDE));
    }
    widths
}

fn head(row: &GridRow) -> String {
    format!("{}{}", if row.active { NOW } else { "" }, row.head)
}

/// Paints it.
pub(super) fn paint(canvas: &mut Canvas, grid: &Grid, place: Rect, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    for (number, line) in title_lines(grid, place.width).iter().enumerate() {
        let middle = place.y + AROUND_TITLE / 2 + number as i32 * TITLE_LINE + TITLE_LINE / 2 - 2;
        line.write(canvas, place.x as f32, middle as f32, colours.label);
    }
    let edges = edges(&widths(grid), place.width - LINE);
    let (Some(width), paper) = (edges.last(), ink(sprites.theme, engine::scene::Tint::White)) else { return };
    let (left, top) = (place.x, place.y + title_height(grid, place.width));
    let rows = grid.rows.len() as i32 + 1;
    // Lines are what shows between the fields.
    canvas.fill(Rect { x: left, y: top, width: width + LINE, height: rows * ROW + LINE }, paper.outline);
    let field = |row: i32, column: usize| Rect {
        x: left + edges[column] + LINE,
        y: top + row * ROW + LINE,
        width: edges[column + 1] - edges[column] - LINE,
        height: ROW - LINE,
    };
    for column in 0..=grid.columns.len() {
        let place = field(0, column);
        canvas.fill(place, colours.head);
        if let Some(title) = column.checked_sub(1).and_then(|index| grid.columns.get(index)) {
            write(canvas, title, place, paper.line);
        }
    }
    for (number, row) in grid.rows.iter().enumerate() {
        let number = number as i32 + 1;
        let place = field(number, 0);
        let (ground, letters) =
            if row.active { (paper.outline, paper.body) } else { (colours.head, paper.line) };
        canvas.fill(place, ground);
        write(canvas, &head(row), place, letters);
        for column in 0..grid.columns.len() {
            let entry = row.entries.get(column).unwrap_or(&Entry::Empty);
            let place = field(number, column + 1);
            canvas.fill(place, if *entry == Entry::Circle { colours.last_light } else { paper.body });
            paint_entry(canvas, entry, place, (paper.line, colours.trace));
        }
    }
}

/// Where the columns begin, and where the last ends: narrower than they would like when there is too little room.
fn edges(widths: &[i32], room: i32) -> Vec<i32> {
    let wanted: i32 = widths.iter().sum();
    let share = |sum: i32| if wanted > room { sum * room / wanted } else { sum };
    let mut sum = 0;
    let ends = widths.iter().map(|width| {
        sum += width;
        share(sum)
    });
    std::iter::once(0).chain(ends).collect()
}

fn paint_entry(canvas: &mut Canvas, entry: &Entry, place: Rect, (colour, circle): (Rgb, Rgb)) {
    let (x, y) = middle(place);
    match entry {
        Entry::Empty => {}
        Entry::Cross => text::centred(canvas, "×", SIZE * 1.3, x, y + 1.0, colour),
        Entry::Circle => piece::ring(canvas, x, y, 11.5, 5.0, circle),
        Entry::Text(text) => write(canvas, text, place, colour),
    }
}

fn write(canvas: &mut Canvas, text: &str, place: Rect, colour: Rgb) {
    let (x, y) = middle(place);
    let text = text::fitted(text, SIZE, (place.width - 4) as f32);
    text::centred(canvas, &text, SIZE, x, y, colour);
}

fn middle(place: Rect) -> (f32, f32) {
    (place.x as f32 + place.width as f32 / 2.0, place.y as f32 + place.height as f32 / 2.0)
}
