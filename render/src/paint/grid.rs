//! Grids: tables of marks or numbers, as on a sheet of paper: a sheet of deductions, a score card.

use engine::scene::{Entry, Grid, GridRow};

use crate::art::{Sprites, ink};
use crate::canvas::{Area, Canvas, Painting, Rect};
use crate::tableau::Extent;
use crate::text::{self, Line};
use crate::theme::Rgb;

/// The space around the title, in pixels.
const AROUND_TITLE: i32 = 6;
/// The height of a line of the title.
const TITLE_LINE: i32 = 24;
/// The sign behind the title of the columns.
const ACROSS: &str = "→";
/// The space between the titles of rows and columns.
const BETWEEN_NAMES: f32 = 16.0;
/// The most lines of the title.
const TITLE_LINES: usize = 2;
/// The least width of a table with its title.
const LEAST: i32 = 200;
/// The height of a row whose head is one line.
const ROW: i32 = 30;
/// The most lines of a head, and the height of each but the first: a long name is wrapped instead of being cut.
const HEAD_LINES: usize = 2;
const HEAD_LINE: i32 = 24;
/// The width of the lines.
const LINE: i32 = 2;
/// The space on both sides of a text together.
const AROUND: i32 = 12;
/// The least width of a column: a mark fits.
const COLUMN: i32 = 36;
/// The largest width of a column.
const WIDE: i32 = 190;
/// The largest width of the column of heads, which contains names.
const HEADS: i32 = 290;
/// The sign before the head of a row that matters now.
const NOW: &str = "→ ";
/// The space around text inside a field.
const INSIDE: i32 = 4;
/// The font size.
const SIZE: f32 = text::SMALLEST;

/// The space it takes.
pub(crate) fn extent(grid: &Grid, room: i32) -> Extent {
    let columns = widths(grid);
    let width = (columns.iter().sum::<i32>() + LINE).max(LEAST).min(room);
    let head = edges(&columns, width - LINE)[1];
    let height = title_height(grid, width, head) + names_height(grid) + rows_height(grid, head);
    Extent { least: width, most: width, height }
}

fn title_lines(grid: &Grid, width: i32) -> Vec<Line> {
    text::lines(&grid.title, SIZE, width as f32, TITLE_LINES)
}

/// Whether the title is in the corner of the table, which has no other use, instead of above it.
fn in_corner(grid: &Grid, column: i32) -> bool {
    text::known_width(&grid.title, SIZE) as i32 + AROUND / 2 <= column
}

fn title_height(grid: &Grid, width: i32, column: i32) -> i32 {
    if in_corner(grid, column) {
        0
    } else {
        title_lines(grid, width).len() as i32 * TITLE_LINE + AROUND_TITLE
    }
}

/// The height of the line with the titles of rows and columns, if there are any.
fn names_height(grid: &Grid) -> i32 {
    if grid.down.is_empty() && grid.across.is_empty() { 0 } else { TITLE_LINE }
}

/// Writes the titles of the rows, above their heads, and of the columns, above them.
fn write_names(canvas: &mut Canvas, grid: &Grid, place: Rect, column: i32, colour: Rgb) {
    let middle = (place.y + TITLE_LINE / 2 - 2) as f32;
    let (mut left, right) = (place.x as f32, (place.x + place.width) as f32);
    if !grid.down.is_empty() {
        let room = (right - left) / if grid.across.is_empty() { 1.0 } else { 2.0 };
        Line::fitted(&grid.down, SIZE, room).write(canvas, left, middle, colour);
        left += text::known_width(&grid.down, SIZE).min(room) + BETWEEN_NAMES;
    }
    if !grid.across.is_empty() {
        left = left.max((place.x + column + LINE) as f32);
        let name = format!("{} {ACROSS}", grid.across);
        Line::fitted(&name, SIZE, right - left).write(canvas, left, middle, colour);
    }
}

/// The preferred widths of the columns, that of the heads first.
fn widths(grid: &Grid) -> Vec<i32> {
    let wide = |text: &str| text::known_width(text, SIZE) as i32 + AROUND;
    let heads = grid.rows.iter().map(|row| wide(&head(row)));
    let heads = heads.max().unwrap_or_default().clamp(COLUMN, HEADS);
    // A title hardly longer than the heads gets the corner.
    let title = wide(&grid.title);
    let corner = if title <= heads.max(LEAST * 3 / 4) && heads > 2 * COLUMN { title } else { 0 };
    let mut widths = vec![heads.max(corner)];
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

/// The head of a row in a column of a width: on one line, if all of it fits.
fn head_lines(row: &GridRow, column: i32) -> Vec<Line> {
    let (head, room) = (head(row), (column - LINE - INSIDE) as f32);
    let line = Line::fitted(&head, SIZE, room);
    if line.text == text::printable(&head) { vec![line] } else { text::lines(&head, SIZE, room, HEAD_LINES) }
}

fn row_height(row: &GridRow, column: i32) -> i32 {
    ROW + (head_lines(row, column).len() as i32 - 1) * HEAD_LINE
}

/// The height of the table itself: the heads of the columns, the rows, and the line below them.
fn rows_height(grid: &Grid, column: i32) -> i32 {
    ROW + grid.rows.iter().map(|row| row_height(row, column)).sum::<i32>() + LINE
}

/// Paints the table.
pub(super) fn paint(canvas: &mut Canvas, grid: &Grid, place: Rect, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let edges = edges(&widths(grid), place.width - LINE);
    let (Some(width), paper) = (edges.last(), ink(sprites.theme, engine::scene::Tint::White)) else { return };
    let corner = in_corner(grid, edges[1]);
    let (left, mut top) = (place.x, place.y);
    if !corner {
        for (number, line) in title_lines(grid, place.width).iter().enumerate() {
            let middle = top + AROUND_TITLE / 2 + number as i32 * TITLE_LINE + TITLE_LINE / 2 - 2;
            line.write(canvas, left as f32, middle as f32, colours.label);
        }
        top += title_height(grid, place.width, edges[1]);
    }
    let names = Rect { y: top, height: names_height(grid), ..place };
    if names.height > 0 {
        write_names(canvas, grid, names, edges[1], colours.label);
        top += names.height;
    }
    // Lines are the gaps between the fields.
    let height = rows_height(grid, edges[1]);
    canvas.fill(Rect { x: left, y: top, width: width + LINE, height }, paper.outline);
    let field = |top: i32, height: i32, column: usize| Rect {
        x: left + edges[column] + LINE,
        y: top + LINE,
        width: edges[column + 1] - edges[column] - LINE,
        height: height - LINE,
    };
    for column in 0..=grid.columns.len() {
        let place = field(top, ROW, column);
        canvas.fill(place, colours.head);
        match column.checked_sub(1) {
            Some(index) => write(canvas, &grid.columns[index], place, paper.line),
            None if corner => write(canvas, &grid.title, place, paper.line),
            None => {}
        }
    }
    top += ROW;
    for row in &grid.rows {
        let height = row_height(row, edges[1]);
        let place = field(top, height, 0);
        let (ground, letters) =
            if row.active { (paper.outline, paper.body) } else { (colours.head, paper.line) };
        canvas.fill(place, ground);
        write_head(canvas, &head_lines(row, edges[1]), place, letters);
        for column in 0..grid.columns.len() {
            let entry = row.entries.get(column).unwrap_or(&Entry::Empty);
            let place = field(top, height, column + 1);
            canvas.fill(place, if *entry == Entry::Circle { colours.last_light } else { paper.body });
            paint_entry(canvas, entry, place, (paper.line, colours.trace));
        }
        top += height;
    }
}

/// The left edges of the columns, and the right edge of the last: if there is too little space, the widest are
/// narrowed first.
fn edges(widths: &[i32], room: i32) -> Vec<i32> {
    let mut narrowest: Vec<i32> = widths.to_vec();
    narrowest.sort_unstable();
    let (mut left, mut most) = (room, i32::MAX);
    for (number, width) in narrowest.iter().enumerate() {
        let share = left / (widths.len() - number) as i32;
        if *width > share {
            most = share;
            break;
        }
        left -= width;
    }
    let mut sum = 0;
    let ends = widths.iter().map(|width| {
        sum += width.min(&most);
        sum
    });
    std::iter::once(0).chain(ends).collect()
}

fn paint_entry(canvas: &mut Canvas, entry: &Entry, place: Rect, (colour, circle): (Rgb, Rgb)) {
    let (x, y) = middle(place);
    match entry {
        Entry::Empty => {}
        Entry::Cross => text::centred(canvas, "×", SIZE * 1.3, x, y + 1.0, colour),
        Entry::Circle => canvas.pill((x, y), 0.0, 10.5, 6.0, circle),
        Entry::Text(text) => write(canvas, text, place, colour),
    }
}

fn write_head(canvas: &mut Canvas, lines: &[Line], place: Rect, colour: Rgb) {
    let (x, y) = middle(place);
    let above = (lines.len() as i32 - 1) * HEAD_LINE;
    for (number, line) in lines.iter().enumerate() {
        let down = number as i32 * HEAD_LINE - above / 2;
        line.write_centred(canvas, x, y + down as f32, colour);
    }
}

fn write(canvas: &mut Canvas, text: &str, place: Rect, colour: Rgb) {
    let (x, y) = middle(place);
    Line::fitted(text, SIZE, (place.width - INSIDE) as f32).write_centred(canvas, x, y, colour);
}

fn middle(place: Rect) -> (f32, f32) {
    (place.x as f32 + place.width as f32 / 2.0, place.y as f32 + place.height as f32 / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_columns_give_up_what_narrow_ones_need() {
        assert_eq!(edges(&[40, 50, 60], 200), [0, 40, 90, 150]);
        assert_eq!(edges(&[190, 40, 190], 240), [0, 100, 140, 240]);
        assert_eq!(edges(&[90; 4], 100), [0, 25, 50, 75, 100]);
    }

    #[test]
    fn a_long_name_goes_on_below_and_is_not_cut() {
        let row = |head: &str| GridRow { head: head.to_owned(), entries: Vec::new(), active: true };
        let written = |head: &str, column: i32| -> Vec<String> {
            head_lines(&row(head), column).into_iter().map(|line| line.text).collect()
        };
        assert_eq!(written("Ada", WIDE), ["→ Ada"]);
        assert_eq!(written("Computer (medium) (deals)", HEADS), ["→ Computer (medium) (deals)"]);
        assert_eq!(written("Computer (medium) (deals)", WIDE), ["→ Computer", "(medium) (deals)"]);
        assert_eq!(written("Ordenador (difícil) (reparte)", WIDE), ["→ Ordenador", "(difícil) (reparte)"]);
        assert!(row_height(&row("Computer (medium) (deals)"), WIDE) > row_height(&row("Ada"), WIDE));
    }
}
