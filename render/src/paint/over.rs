//! What goes across squares: the outlines of zones with their titles, below the pieces, and arrows above them.

use engine::scene::{Arrow, Tint, Zone};
use resvg::tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Transform};

use crate::art::{Sprites, ink};
use crate::canvas::{Canvas, Rect};
use crate::layout::Layout;
use crate::text;
use crate::theme::Rgb;

/// The colour of arrows.
pub(crate) const ARROW: Rgb = [18, 56, 94];
/// The dashes on each side of a square.
const DASHES: i32 = 4;

/// Zones: a dashed line around each, thick for those that matter now, and the title on its owner's side of the board.
pub(super) fn zones(canvas: &mut Canvas, zones: &[Zone], layout: &Layout, sprites: &Sprites) {
    for (number, zone) in zones.iter().enumerate() {
        // Zones of the same squares share a line: that of the one that matters now.
        let same = |other: &&Zone| other.squares == zone.squares;
        let chief = zones.iter().filter(same).find(|other| other.active).unwrap_or(zone);
        if !zones[..number].iter().any(|other| same(&other)) {
            let outer = zones[..number].iter().filter(|other| other.squares.meets(zone.squares));
            outline(canvas, chief, 1 + 8 * outer.count() as i32, layout, sprites);
        }
        let mut columns = zone.squares.iter().map(|square| layout.corner(square).0);
        let Some(first) = columns.next() else { continue };
        let (left, right) = columns.fold((first, first), |(left, right), x| (left.min(x), right.max(x)));
        let width = right - left + layout.square as i32;
        let y = if zone.tint == Tint::Black { layout.titles.1 } else { layout.titles.0 };
        title(canvas, zone, left, width, y as f32, sprites);
    }
}

/// The title; on a plate when the zone matters now.
fn title(canvas: &mut Canvas, zone: &Zone, left: i32, width: i32, y: f32, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let size = text::SMALLEST + 1.0;
    let title = text::fitted(&zone.title, size, width as f32 - 16.0);
    let middle = left as f32 + width as f32 / 2.0;
    let colour = if zone.active {
        let room = text::width(&title, size) as i32 + 20;
        let plate = Rect { x: middle as i32 - room / 2, y: y as i32 - 15, width: room, height: 30 };
        canvas.fill(plate, colours.label);
        colours.frame
    } else {
        colours.label
    };
    text::centred(canvas, &title, size, middle, y, colour);
}

/// A dashed line along every side of a square beyond which the zone ends.
fn outline(canvas: &mut Canvas, zone: &Zone, inset: i32, layout: &Layout, sprites: &Sprites) {
    let owner = ink(sprites.theme, zone.tint);
    let thick = if zone.active { 5 } else { 2 };
    let size = layout.square as i32;
    let dash = size / DASHES;
    // The corner of each square as drawn: squares that touch in the picture are neighbours, whichever side is below.
    let corners: Vec<(i32, i32)> = zone.squares.iter().map(|square| layout.corner(square)).collect();
    for (x, y) in &corners {
        let open = |dx: i32, dy: i32| !corners.contains(&(x + dx * size, y + dy * size));
        let far = size - inset - thick;
        for number in 0..DASHES {
            // Half a gap before and after each dash.
            let (start, length) = (number * dash + dash / 5, dash * 3 / 5);
            let across = |dy: i32| Rect { x: x + start, y: y + dy, width: length, height: thick };
            let down = |dx: i32| Rect { x: x + dx, y: y + start, width: thick, height: length };
            let sides = [
                (open(0, -1), across(inset)),
                (open(0, 1), across(far)),
                (open(-1, 0), down(inset)),
                (open(1, 0), down(far)),
            ];
            for (_, dash) in sides.into_iter().filter(|(open, _)| *open) {
                canvas.fill(dash.grown(if zone.active { 2 } else { 1 }), owner.line);
                canvas.fill(dash, owner.body);
            }
        }
    }
}

/// Arrows over everything: a shaft and a head, half transparent.
pub(super) fn arrows(canvas: &mut Canvas, arrows: &[Arrow], layout: &Layout) {
    if arrows.is_empty() {
        return;
    }
    let Some(mut overlay) = Pixmap::new(canvas.width, canvas.height) else { return };
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::from_rgba8(ARROW[0], ARROW[1], ARROW[2], 190));
    for arrow in arrows {
        let (from, to) = (layout.middle(arrow.from), layout.middle(arrow.to));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        if length < 1.0 {
            continue;
        }
        let (along, unit) = ((dx / length, dy / length), layout.square as f32);
        let at = |forward: f32, aside: f32| {
            (from.0 + along.0 * forward - along.1 * aside, from.1 + along.1 * forward + along.0 * aside)
        };
        let (shaft, head, neck) = (unit * 0.07, unit * 0.2, length - unit * 0.36);
        let points = [
            at(unit * 0.2, shaft),
            at(neck, shaft),
            at(neck, head),
            at(length - unit * 0.05, 0.0),
            at(neck, -head),
            at(neck, -shaft),
            at(unit * 0.2, -shaft),
        ];
        let mut path = PathBuilder::new();
        path.move_to(points[0].0, points[0].1);
        for (x, y) in &points[1..] {
            path.line_to(*x, *y);
        }
        path.close();
        if let Some(path) = path.finish() {
            overlay.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }
    for (index, pixel) in overlay.pixels().iter().enumerate() {
        if pixel.alpha() > 0 {
            let plain = pixel.demultiply();
            let (x, y) = (index as u32 % canvas.width, index as u32 / canvas.width);
            canvas.blend(x as i32, y as i32, [plain.red(), plain.green(), plain.blue()], plain.alpha());
        }
    }
}
