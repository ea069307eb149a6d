//! Arrows over everything: a shaft and a head, half transparent, with an edge that makes them visible on dark
//! things, too. Moves are dark with a light edge, threats to a king light with a dark one. Moves one after the other carry
//! their numbers.

use engine::scene::{Arrow, Scene};
use resvg::tiny_skia::{BlendMode, Color, FillRule, LineJoin, Paint, PathBuilder, Pixmap, Stroke, Transform};

use crate::layout::Layout;
use crate::text;
use crate::theme::{Colours, Rgb};

/// The opacity, of 255.
const OPACITY: u8 = 205;
/// The distance of an arrow's end from the middle of a square, in squares: on an empty one, and on one with a
/// piece, whose face stays visible.
const BEFORE_MIDDLE: f32 = 0.05;
const BEFORE_PIECE: f32 = 0.3;
/// The width of the edge, in pixels.
const EDGE: f32 = 1.5;
/// A number's disc, in squares: how far its middle is from that of the first square, and its radius.
const DISC_AT: f32 = 0.34;
const DISC: f32 = 0.19;
/// An arrow to a neighbouring square is shorter than this, in squares: its disc lies nearer to the middle, or it would hide the head.
const SHORT: f32 = 1.5;
const DISC_AT_SHORT: f32 = 0.18;
/// The height and the width of a number, in squares.
const DIGIT: (f32, f32) = (0.22, 0.3);

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
    let discs = discs(scene, layout);
    let radius = layout.square as f32 * DISC;
    // Only the part of the picture that arrows reach is visited.
    let reach = |coordinate: fn(&(f32, f32)) -> f32, end: u32| {
        let edges = |(x, y): &(f32, f32)| [-1.0, 1.0].map(|side| (x + side * radius, y + side * radius));
        let around = || discs.iter().flat_map(edges).map(|point| coordinate(&point));
        let all = || outlines.iter().flat_map(|(outline, _)| outline).map(coordinate).chain(around());
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
    // Above all arrows, so that none hides the number of another.
    let digit = paint(light, BlendMode::Source);
    let (high, wide) = (layout.square as f32 * DIGIT.0, layout.square as f32 * DIGIT.1);
    for (number, (x, y)) in (1..).zip(&discs) {
        if let Some(disc) = PathBuilder::from_circle(*x, *y, radius) {
            overlay.stroke_path(&disc, &done.0, &stroke, shift, None);
            overlay.fill_path(&disc, &done.1, FillRule::Winding, shift, None);
        }
        if let Some(written) = text::shape(&format!("{number}"), high, wide, (*x, *y)) {
            overlay.fill_path(&written, &digit, FillRule::Winding, shift, None);
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

/// The middles of the discs that carry the numbers of moves, near where each begins; none for a single one.
fn discs(scene: &Scene, layout: &Layout) -> Vec<(f32, f32)> {
    let near = |arrow: &Arrow| {
        let ((x, y), to) = (layout.middle(arrow.from), layout.middle(arrow.to));
        let length = (to.0 - x).hypot(to.1 - y).max(1.0);
        let square = layout.square as f32;
        let at = if length < SHORT * square { DISC_AT_SHORT } else { DISC_AT };
        let part = at * square / length;
        (x + (to.0 - x) * part, y + (to.1 - y) * part)
    };
    let is_numbered = scene.numbered && scene.arrows.len() > 1;
    scene.arrows.iter().filter(|_| is_numbered).map(near).collect()
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use engine::board::Square;

    use super::*;
    use crate::theme::Theme;

    /// What arrows cover, pixel by pixel.
    fn pixels(scene: &Scene) -> BTreeMap<(u32, u32), Rgb> {
        let mut all = BTreeMap::new();
        let layout = Layout::of(scene, false);
        each_pixel(scene, &layout, Theme::ALL[0].colours(), |x, y, colour, _| {
            all.insert((x, y), colour);
        });
        all
    }

    #[test]
    fn moves_one_after_the_other_are_numbered_near_where_they_begin() {
        let way = |from: &str, to: &str| Arrow {
            from: from.parse().expect("a square"),
            to: to.parse().expect("a square"),
        };
        let cells = Square::all().map(engine::scene::Cell::empty).collect();
        let mut scene = Scene { cells, arrows: vec![way("a1", "a5"), way("a5", "e5")], ..Scene::default() };
        let plain = pixels(&scene);
        scene.numbered = true;
        let numbered = pixels(&scene);
        let layout = Layout::of(&scene, false);
        let other: Vec<(u32, u32)> =
            numbered.iter().filter(|(at, colour)| plain.get(at) != Some(colour)).map(|(at, _)| *at).collect();
        assert!(!other.is_empty());
        for (arrow, (x, y)) in scene.arrows.iter().zip(discs(&scene, &layout)) {
            let near = |at: &&(u32, u32)| {
                (at.0 as f32 - x).hypot(at.1 as f32 - y) <= layout.square as f32 * DISC + 2.0 * EDGE
            };
            assert!(other.iter().filter(near).count() > 200, "{arrow:?} has a disc");
            let (from_x, from_y) = layout.middle(arrow.from);
            assert!(
                (x - from_x).hypot(y - from_y) < layout.square as f32 / 2.0,
                "it lies on its first square"
            );
        }
        // The disc leaves the head of the shortest arrow alone, even where that ends before a piece.
        let short = Scene { arrows: vec![way("a1", "a2"), way("a5", "e5")], ..scene.clone() };
        let ((x, y), square) = (layout.middle("a1".parse().expect("a square")), layout.square as f32);
        let outline = outline((x, y), layout.middle("a2".parse().expect("a square")), square, BEFORE_PIECE);
        let neck = outline.expect("an arrow")[1];
        let disc = discs(&short, &layout)[0];
        assert!((disc.0 - x).hypot(disc.1 - y) + square * DISC <= (neck.0 - x).hypot(neck.1 - y));
        scene.arrows.truncate(1);
        let one = pixels(&scene);
        scene.numbered = false;
        assert_eq!(one, pixels(&scene), "a single move has no number");
    }
}
