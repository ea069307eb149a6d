//! Paints a curve. Letters are large enough to be read at 350 pixels.

use resvg::tiny_skia::{Color, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Stroke, StrokeDash, Transform};

use super::{Curve, WHOLE};
use crate::canvas::{Area, Canvas, Painting, Rect, canvas};
use crate::charts::tones::{between, readable};
use crate::text::{self, Line};
use crate::theme::{Colours, Rgb};

/// The size of the picture.
const WIDTH: i32 = 720;
const HEIGHT: i32 = 460;
/// The margin around everything.
const MARGIN: i32 = 20;
/// The font sizes of the title and of other text.
const TITLE: f32 = 36.0;
const SIZE: f32 = 28.0;
/// The rectangle of the plot.
const PLOT: Rect = Rect { x: 126, y: 74, width: 574, height: 280 };
/// The vertical positions of the numbers below the plot, and of the names of lines below these.
const NUMBERS: i32 = 378;
const NAMES: i32 = 426;
/// The least distance between numbers.
const APART: i32 = 84;
/// The widths of a line, and of its edge on either side.
const LINE: f32 = 5.0;
const EDGE: f32 = 2.0;
/// The radius of a mark.
const DISC: f32 = 19.0;
/// The length of the sample of a line beside its name.
const SAMPLE: f32 = 62.0;

pub(super) fn paint(curve: &Curve, colours: &Colours) -> Canvas {
    let height = if curve.beliefs.is_empty() { HEIGHT - 48 } else { HEIGHT };
    let mut canvas = canvas(WIDTH as u32, height as u32, colours.frame);
    let room = (WIDTH - 2 * MARGIN) as f32;
    let title = Line::fitted(&curve.title, TITLE, room);
    title.write(&mut canvas, MARGIN as f32, (MARGIN + 22) as f32, colours.label);
    shares(&mut canvas, curve, colours);
    axes(&mut canvas, curve, colours);
    let mut drawn = Pixmap::new(WIDTH as u32, height as u32);
    if let Some(lines) = &mut drawn {
        for (at, (_, belief)) in curve.beliefs.iter().enumerate() {
            let points: Vec<_> = (0..belief.len()).map(|point| place(curve, belief, point)).collect();
            line(lines, &points, at, colours);
        }
        names(&mut canvas, lines, curve, colours);
        lay(&mut canvas, lines);
    }
    for (point, word) in &curve.marks {
        mark(&mut canvas, place(curve, &curve.share, *point), word, colours);
    }
    canvas
}

/// The place of a point on the canvas.
fn place(curve: &Curve, shares: &[u16], point: usize) -> (f32, f32) {
    let last = curve.share.len().saturating_sub(1).max(1);
    let x = PLOT.x as f32 + PLOT.width as f32 * point.min(last) as f32 / last as f32;
    let share = shares.get(point).or(shares.last()).copied().unwrap_or(WHOLE / 2).min(WHOLE);
    (x, PLOT.y as f32 + PLOT.height as f32 * (1.0 - f32::from(share) / f32::from(WHOLE)))
}

/// Paints the two shares, column by column.
fn shares(canvas: &mut Canvas, curve: &Curve, colours: &Colours) {
    let last = curve.share.len().saturating_sub(1).max(1);
    let (lower, upper) = (colours.white.body, colours.black.body);
    for column in 0..PLOT.width {
        let along = (column as f32 + 0.5) / PLOT.width as f32 * last as f32;
        let point = (along as usize).min(last - 1);
        let ((left, from), (right, to)) =
            (place(curve, &curve.share, point), place(curve, &curve.share, point + 1));
        let x = (PLOT.x + column) as f32 + 0.5;
        let y = from + (to - from) * ((x - left) / (right - left).max(0.01)).clamp(0.0, 1.0);
        let border = (y.round() as i32).clamp(PLOT.y, PLOT.y + PLOT.height);
        let x = PLOT.x + column;
        canvas.fill(Rect { x, y: PLOT.y, width: 1, height: border - PLOT.y }, upper);
        canvas.fill(Rect { x, y: border, width: 1, height: PLOT.y + PLOT.height - border }, lower);
    }
}

/// Paints the horizontal lines, the numbers and the labels of the axes.
fn axes(canvas: &mut Canvas, curve: &Curve, colours: &Colours) {
    let across = between(colours.white.body, colours.black.body, 128);
    for (quarter, thick) in [(1, 1), (2, 3), (3, 1)] {
        let y = PLOT.y + PLOT.height * quarter / 4 - thick / 2;
        canvas.fill(Rect { x: PLOT.x, y, width: PLOT.width, height: thick }, across);
    }
    for (at, word) in curve.heights.iter().enumerate() {
        let y = PLOT.y as f32 + [18.0, PLOT.height as f32 / 2.0, PLOT.height as f32 - 18.0][at];
        let line = Line::fitted(word, SIZE, (PLOT.x - MARGIN - 12) as f32);
        let x = (PLOT.x - 12) as f32 - line.width();
        line.write(canvas, x, y, colours.label);
    }
    let word = Line::fitted(&curve.turns, SIZE, (PLOT.x - MARGIN - 12) as f32);
    word.write(canvas, (PLOT.x - 12) as f32 - word.width(), NUMBERS as f32, colours.label);
    for point in numbered(curve) {
        let (x, _) = place(curve, &curve.share, point);
        let tick = Rect { x: x as i32, y: PLOT.y + PLOT.height, width: 2, height: 8 };
        canvas.fill(tick, colours.label);
        let number = curve.numbers[point].to_string();
        let half = text::width(&number, SIZE) / 2.0;
        let middle = x.clamp(PLOT.x as f32 + half, (WIDTH - MARGIN) as f32 - half);
        text::centred(canvas, &number, SIZE, middle, NUMBERS as f32, colours.label);
    }
}

/// The points that have a number below them: at regular intervals of turns, as many as fit.
fn numbered(curve: &Curve) -> Vec<usize> {
    let all = curve.numbers.last().copied().unwrap_or(1).max(1);
    let most = (PLOT.width / APART).max(1) as u32;
    let steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
    let step = steps.into_iter().find(|step| all / step < most).unwrap_or(1_000);
    let mut numbered: Vec<usize> = Vec::new();
    for (point, number) in curve.numbers.iter().enumerate().take(curve.share.len()) {
        let first = point == 0 || curve.numbers[point - 1] != *number;
        let due = *number == 1 || number % step == 0;
        let room = numbered.last().is_none_or(|last| {
            place(curve, &curve.share, point).0 - place(curve, &curve.share, *last).0 >= APART as f32 / 2.0
        });
        if first && due && room {
            numbered.push(point);
        }
    }
    numbered
}

/// Draws a line with an edge that makes it visible on light and dark; each line has a pattern of its own.
fn line(lines: &mut Pixmap, points: &[(f32, f32)], pattern: usize, colours: &Colours) {
    let mut path = PathBuilder::new();
    for (at, (x, y)) in points.iter().enumerate() {
        let y = y.clamp(PLOT.y as f32 + LINE, (HEIGHT - MARGIN) as f32);
        if at == 0 { path.move_to(*x, y) } else { path.line_to(*x, y) }
    }
    let Some(path) = path.finish() else { return };
    for (colour, more) in [(colours.trace_edge, 2.0 * EDGE), (colours.trace, 0.0)] {
        let mut paint = Paint::default();
        paint.set_color(Color::from_rgba8(colour[0], colour[1], colour[2], 255));
        let dash = match pattern {
            0 => None,
            1 => StrokeDash::new(vec![16.0, 13.0], 0.0),
            _ => StrokeDash::new(vec![1.0, 11.0], 0.0),
        };
        let stroke = Stroke {
            width: LINE + more,
            line_cap: if pattern == 1 { LineCap::Butt } else { LineCap::Round },
            line_join: LineJoin::Round,
            dash,
            ..Stroke::default()
        };
        lines.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
    }
}

/// Writes the names of the lines, each beside a sample.
fn names(canvas: &mut Canvas, lines: &mut Pixmap, curve: &Curve, colours: &Colours) {
    let share = (WIDTH - 2 * MARGIN) / curve.beliefs.len().max(1) as i32;
    for (at, (name, _)) in curve.beliefs.iter().enumerate() {
        let x = (MARGIN + share * at as i32) as f32;
        let y = NAMES as f32;
        line(lines, &[(x + 4.0, y), (x + SAMPLE, y)], at, colours);
        let room = share as f32 - SAMPLE - 24.0;
        Line::fitted(name, SIZE, room).write(canvas, x + SAMPLE + 12.0, y, colours.label);
    }
}

/// Lays lines over the canvas.
fn lay(canvas: &mut Canvas, lines: &Pixmap) {
    let width = lines.width() as i32;
    for (at, pixel) in (0..).zip(lines.pixels()) {
        if pixel.alpha() > 0 {
            let colour = pixel.demultiply();
            let colour: Rgb = [colour.red(), colour.green(), colour.blue()];
            canvas.blend(at % width, at / width, colour, pixel.alpha());
        }
    }
}

/// Draws a disc with a word in it, kept inside the plot.
fn mark(canvas: &mut Canvas, (x, y): (f32, f32), word: &str, colours: &Colours) {
    let inside = |value: f32, from: i32, length: i32| {
        value.clamp(from as f32 + DISC + 3.0, (from + length) as f32 - DISC - 3.0)
    };
    let (x, y) = (inside(x, PLOT.x, PLOT.width), inside(y, PLOT.y, PLOT.height));
    let disc = colours.last_light;
    canvas.pill((x, y), 0.0, DISC + 3.0, 0.0, readable(disc, colours));
    canvas.pill((x, y), 0.0, DISC, 0.0, disc);
    Line::fitted(word, SIZE, 2.0 * DISC - 6.0).write_centred(canvas, x, y, readable(disc, colours));
}
