//! Paints a table of standings. Everything is measured in parts of the font size, so that tables of every width
//! are readable at 350 pixels.

use crate::canvas::{Area, Canvas, Painting, Rect, canvas};
use crate::text::{self, Line};
use crate::theme::Colours;

use super::{Cell, Mark, Row, Side, Standings};
use crate::charts::tones::{between, readable};

/// The font size.
const SIZE: f32 = 32.0;
/// The font sizes of the title, and of the line below it.
const TITLE: f32 = 38.0;
const NOTE: f32 = 28.0;
/// The height of a row.
const ROW: i32 = 54;
/// The side of a game's square.
pub(super) const SQUARE: i32 = 48;
/// The width of a game that names the opponent.
const NAMED: i32 = 82;
/// The margin around everything.
const MARGIN: i32 = 20;
/// The widths of the columns of place and letter.
const PLACE: i32 = 50;
const LABEL: i32 = 62;
/// The space between columns.
const GAP: i32 = 6;
/// The least width of the picture: titles have to fit.
const NARROWEST: i32 = 480;
/// The most lines of a title, and the height of each.
const TITLES: usize = 2;
const TITLE_LINE: i32 = 44;
/// The height of a heading with one line of title, and of the heads of columns.
const HEADING: i32 = 92;
const HEADS: i32 = 44;

/// The positions of the columns.
struct Columns {
    /// The left edges and widths of the columns of games.
    games: Vec<(i32, i32)>,
    /// The left edges and widths of the columns of sums.
    totals: Vec<(i32, i32)>,
    /// The right edge of the last column.
    end: i32,
}

impl Columns {
    fn of(standings: &Standings) -> Self {
        let mut x = MARGIN + PLACE + LABEL;
        let mut take = |width: i32| {
            let left = x;
            x += width + GAP;
            (left, width)
        };
        let marks =
            |column: usize| standings.rows.iter().filter_map(move |row| row.cells.get(column)).map(wide);
        let games = (0..standings.heads.len())
            .map(|column| take(marks(column).max().unwrap_or_default().max(SQUARE)))
            .collect();
        let totals = (0..standings.totals.len())
            .map(|column| {
                let texts = standings.rows.iter().filter_map(|row| row.totals.get(column));
                let texts = texts.chain(standings.totals.get(column));
                let widest = texts.map(|text| text::known_width(text, SIZE)).fold(0.0, f32::max);
                take((widest as i32 + 16).max(SQUARE))
            })
            .collect();
        Self { games, totals, end: x - GAP }
    }
}

/// The width that a cell needs.
fn wide(cell: &Cell) -> i32 {
    match cell {
        Cell::Own => SQUARE,
        Cell::Marks(marks) => marks.iter().map(|mark| width(mark) + 2).sum::<i32>() - 2,
    }
}

fn width(mark: &Mark) -> i32 {
    if mark.against.is_empty() { SQUARE } else { NAMED }
}

pub(super) fn paint(standings: &Standings, colours: &Colours) -> Canvas {
    let columns = Columns::of(standings);
    let width = (columns.end + MARGIN).max(NARROWEST);
    let rows = i32::try_from(standings.rows.len()).unwrap_or(i32::MAX).min(200);
    let room = (width - 2 * MARGIN) as f32;
    let titles = text::lines(&standings.title, TITLE, room, TITLES);
    // The top of the heading, as if the title had one line.
    let down = MARGIN + TITLE_LINE * (titles.len() as i32 - 1);
    let table = down + HEADING + HEADS;
    let height = table + rows * ROW + MARGIN;
    let mut canvas = canvas(width as u32, height as u32, colours.frame);
    let soft = between(colours.frame, colours.label, 190);
    let left = MARGIN as f32;
    for (title, at) in titles.iter().zip(0..) {
        title.write(&mut canvas, left, (MARGIN + at * TITLE_LINE + 18) as f32, colours.label);
    }
    Line::fitted(&standings.note, NOTE, room).write(&mut canvas, left, (down + 62) as f32, soft);
    let y = (down + HEADING + HEADS / 2) as f32;
    for ((x, width), head) in columns.games.iter().zip(&standings.heads) {
        text::centred(
            &mut canvas,
            &text::fitted(head, NOTE, *width as f32 + 4.0),
            NOTE,
            middle(*x, *width),
            y,
            soft,
        );
    }
    for ((x, width), head) in columns.totals.iter().zip(&standings.totals) {
        text::centred(
            &mut canvas,
            &text::fitted(head, NOTE, *width as f32),
            NOTE,
            middle(*x, *width),
            y,
            soft,
        );
    }
    for (row, at) in standings.rows.iter().zip(0..rows) {
        let top = table + at * ROW;
        canvas.fill(
            Rect { x: MARGIN, y: top, width: width - 2 * MARGIN, height: 1 },
            between(colours.frame, colours.rule, 150),
        );
        paint_row(&mut canvas, row, top + ROW / 2, &columns, colours);
    }
    canvas
}

fn paint_row(canvas: &mut Canvas, row: &Row, y: i32, columns: &Columns, colours: &Colours) {
    let strong = if row.gone { between(colours.frame, colours.label, 130) } else { colours.label };
    let middle_y = y as f32;
    let place = text::fitted(&row.place, SIZE, PLACE as f32);
    text::from(
        canvas,
        &place,
        SIZE,
        (MARGIN + PLACE - 12) as f32 - text::width(&place, SIZE),
        middle_y,
        strong,
    );
    let first = row.place == "1" && !row.gone;
    let disc = match (row.gone, first) {
        (true, _) => between(colours.frame, colours.head, 90),
        (_, true) => colours.last_light,
        _ => colours.head,
    };
    let x = MARGIN + PLACE + LABEL / 2 - 4;
    canvas.pill((x as f32 + 0.5, middle_y + 0.5), 0.0, 23.0, 0.0, disc);
    let letter = Line::fitted(&row.label, SIZE, 42.0);
    letter.write_centred(canvas, x as f32, middle_y, readable(disc, colours));
    for ((left, width), cell) in columns.games.iter().zip(&row.cells) {
        paint_cell(canvas, cell, *left, *width, y, colours);
    }
    for (((left, width), total), at) in columns.totals.iter().zip(&row.totals).zip(0..) {
        let total = text::fitted(total, SIZE, *width as f32);
        let colour =
            if at + 3 >= columns.totals.len() { strong } else { between(colours.frame, strong, 200) };
        text::centred(canvas, &total, SIZE, middle(*left, *width), middle_y, colour);
    }
}

fn paint_cell(canvas: &mut Canvas, cell: &Cell, left: i32, room: i32, y: i32, colours: &Colours) {
    let marks = match cell {
        Cell::Own => {
            let dot = between(colours.frame, colours.rule, 170);
            canvas.pill((middle(left, room) + 0.5, y as f32 + 0.5), 0.0, 6.0, 0.0, dot);
            return;
        }
        Cell::Marks(marks) => marks,
    };
    let mut x = left + (room - wide(cell)) / 2;
    for mark in marks {
        let width = width(mark);
        let below = match (mark.square, mark.won) {
            (Side::Light, false) => Some(colours.light),
            (Side::Light, true) => Some(colours.last_light),
            (Side::Dark, false) => Some(colours.dark),
            (Side::Dark, true) => Some(colours.last_dark),
            (Side::None, _) => None,
        };
        if let Some(colour) = below {
            canvas.fill(Rect { x, y: y - SQUARE / 2, width, height: SQUARE }, colour);
        }
        let ink = below.map_or(colours.label, |below| readable(below, colours));
        let written = format!("{} {}", mark.against, mark.result);
        let line = Line::fitted(&written, SIZE, (width - 4) as f32);
        line.write_centred(canvas, middle(x, width), y as f32, ink);
        x += width + 2;
    }
}

fn middle(left: i32, width: i32) -> f32 {
    (left + width / 2) as f32
}
