//! Arrows over everything: a shaft and a head, half transparent, with an edge that makes them visible on dark
//! things, too. Moves are dark with a light edge, threats to a king light with a dark one.

use engine::scene::{Arrow, Scene};
use resvg::tiny_skia::{BlendMode, Color, FillRule, LineJoin, Paint, PathBuilder, Pixmap, Stroke, Transform};

use crate::layout::Layout;
use crate::theme::{Colours, Rgb};

/// The opacity, of 255.
const OPACITY: u8 = 205;
/// The distance of an arrow's end from the middle of a square, in squares: on an empty one, and on one with a
/// piece, whose face stays visible.
const BEFORE_MIDDLE: f32 = 0.05;
const BEFORE_PIECE: f32 = 0.3;
/// The width of the edge, in pixels.
const EDGE: f32 = 1.5;

/// Calls `blend` for every pixel that arrows cover, with their colour there and its opacity. Where arrows cross,
/// only the later one is visible.
pub(crate) fn each_pixel(
    scene: &Scene,
    layout: &Layout,
    colours: &Colours,
    mut blend: impl FnMut(u32, u32, Rgb, u8),
) {
    let drawn = |arrow: &Arrow| {
        let is_taken = scene.cells.iter().any(|cell| cell.square == arrow.to && cell.token.is_some());
        let before = if is_taken { BEFORE_PIECE } else { BEFORE_MIDDLE };
        outline(layout.middle(arrow.from), layout.middle(arrow.to), layout.square as f32, before)
    };
    let done = scene.arrows.iter().filter_map(drawn).map(|outline| (outline, false));
    let threats = scene.threats.iter().filter_map(drawn).map(|outline| (outline, true));
    let outlines: Vec<_> = done.chain(threats).collect();
    // Only the part of the picture that arrows reach is visited.
    let reach = |coordinate: fn(&(f32, f32)) -> f32, end: u32| {
        let all = || outlines.iter().flat_map(|(outline, _)| outline).map(coordinate);
        let low = (all().fold(f32::MAX, f32::min) - 2.0 * EDGE).max(0.0) as u32;
        let high = ((all().fold(0.0, f32::max) + 2.0 * EDGE).ceil() as u32).min(end);
        (low, high.saturating_sub(low))
    };
    let ((left, width), (top, height)) =
        (reach(|point| point.0, layout.width), reach(|point| point.1, layout.height));
    let Some(mut overlay) = Pixmap::new(width, height) else { return };
    // The inside replaces the inner half of the edge, which would shine through.
    let paint = |[red, green, blue]: Rgb, blend_mode| {
        let mut paint = Paint { anti_alias: true, blend_mode, ..Paint::default() };
        paint.set_color(Color::from_rgba8(red, green, blue, OPACITY));
        paint
    };
    let (dark, light) = (colours.trace, colours.trace_edge);
    let pair = |edge, inside| (paint(edge, BlendMode::SourceOver), paint(inside, BlendMode::Source));
    let (done, threat) = (pair(light, dark), pair(dark, light));
    let stroke = Stroke { width: 2.0 * EDGE, line_join: LineJoin::Round, ..Stroke::default() };
    let shift = Transform::from_translate(-(left as f32), -(top as f32));
    for ([(x, y), corners @ ..], threatens) in &outlines {
        let (edge, inside) = if *threatens { &threat } else { &done };
        let mut path = PathBuilder::new();
        path.move_to(*x, *y);
        for (x, y) in corners {
            path.line_to(*x, *y);
        }
        path.close();
        if let Some(path) = path.finish() {
            overlay.stroke_path(&path, edge, &stroke, shift, None);
            overlay.fill_path(&path, inside, FillRule::Winding, shift, None);
        }
    }
    for (index, pixel) in (0..).zip(overlay.pixels()) {
        if pixel.alpha() > 0 {
            let plain = pixel.demultiply();
            let colour = [plain.red(), plain.green(), plain.blue()];
            blend(left + index % width, top + index / width, colour, plain.alpha());
        }
    }
}

/// The corners of an arrow; `None` when its length is zero.
fn outline(from: (f32, f32), to: (f32, f32), unit: f32, before: f32) -> Option<[(f32, f32); 7]> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length < 1.0 {
        return None;
    }
    let along = (dx / length, dy / length);
    let at = |forward: f32, aside: f32| {
        (from.0 + along.0 * forward - along.1 * aside, from.1 + along.1 * forward + along.0 * aside)
    };
    let tip = length - unit * before;
    let (shaft, head, neck) = (unit * 0.07, unit * 0.2, tip - unit * 0.31);
    Some([
        at(unit * 0.2, shaft),
        at(neck, shaft),
        at(neck, head),
        at(tip, 0.0),
        at(neck, -head),
        at(neck, -shaft),
        at(unit * 0.2, -shaft),
    ])
}
