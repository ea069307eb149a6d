//! Things that extend beyond single squares: the outlines of zones, and texts in the frame.

use engine::board::Square;
use engine::scene::Zone;

use super::cell::Edge;
use super::element::Element;
use crate::art::{Sprites, ink};
use crate::canvas::{Area, Canvas, Rect};
use crate::layout::Layout;
use crate::text::{self, Line};
use crate::titles;

/// The dashes on each side of a square.
const DASHES: i32 = 4;
/// The height of a label, in pixels.
const LABEL: i32 = 30;
/// The least space at both ends of a plate.
const PLATE: f32 = 4.0;

/// The outlines of zones, square by square: dashed, thick for those that matter now.
pub(super) fn edges(zones: &[Zone], layout: &Layout) -> Vec<(Square, Edge)> {
    let mut all = Vec::new();
    for (number, zone) in zones.iter().enumerate() {
        // Zones of the same squares share a line: that of the one that matters now.
        let same = |other: &&Zone| other.squares == zone.squares;
        if zones[..number].iter().any(|other| same(&other)) {
            continue;
        }
        let chief = zones.iter().filter(same).find(|other| other.active).unwrap_or(zone);
        let outer = zones[..number].iter().filter(|other| other.squares.meets(zone.squares)).count() as i32;
        let size = layout.square as i32;
        // The corner of each square as drawn: squares that touch in the picture are neighbours, whichever side is
        // at the bottom.
        let corners: Vec<_> = zone.squares.iter().map(|square| (square, layout.corner(square))).collect();
        for (square, (x, y)) in &corners {
            let open = |dx: i32, dy: i32| {
                let beside = (x + dx * size, y + dy * size);
                !corners.iter().any(|(_, corner)| *corner == beside)
            };
            let sides = [open(0, -1), open(0, 1), open(-1, 0), open(1, 0)];
            if sides.contains(&true) {
                let edge = Edge { sides, inset: 1 + 8 * outer, active: chief.active, tint: chief.tint };
                all.push((*square, edge));
            }
        }
    }
    all
}

/// Draws a dashed line along every side of a square where the zone ends.
pub(super) fn outline(canvas: &mut Canvas, edge: Edge, sprites: &Sprites) {
    let owner = ink(sprites.theme, edge.tint);
    let thick = if edge.active { 5 } else { 2 };
    let size = sprites.square as i32;
    let dash = size / DASHES;
    let far = size - edge.inset - thick;
    for number in 0..DASHES {
        // Half a gap before and after each dash.
        let (start, length) = (number * dash + dash / 5, dash * 3 / 5);
        let across = |y: i32| Rect { x: start, y, width: length, height: thick };
        let down = |x: i32| Rect { x, y: start, width: thick, height: length };
        let dashes = [across(edge.inset), across(far), down(edge.inset), down(far)];
        for (dash, _) in dashes.into_iter().zip(edge.sides).filter(|(_, open)| *open) {
            canvas.fill(dash.grown(if edge.active { 2 } else { 1 }), owner.line);
            canvas.fill(dash, owner.body);
        }
    }
}

/// The titles of zones, on their owners' sides of the board.
pub(super) fn titles(zones: &[Zone], layout: &Layout, all: &mut Vec<(Element, Rect)>) {
    for (zone, place) in zones.iter().zip(&layout.titles) {
        let text = text::printable(&zone.title);
        let label = Element::Label { text, size: titles::SIZE as u32, plate: zone.active };
        all.extend(place.map(|place| (label, place)));
    }
}

/// A coordinate centred at a point.
pub(super) fn around(text: String, size: f32, (x, y): (f32, f32)) -> (Element, Rect) {
    let width = text::width(&text, size) as i32 + 2;
    let place = Rect { x: x as i32 - width / 2, y: y as i32 - LABEL / 2, width, height: LABEL };
    (Element::Label { text, size: size as u32, plate: false }, place)
}

/// Paints a label over the whole of a canvas.
pub(super) fn label(canvas: &mut Canvas, text: &str, size: f32, plate: bool, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let whole = Rect::of(canvas);
    let (colour, edge) = if plate {
        canvas.fill(whole, colours.label);
        (colours.frame, PLATE)
    } else {
        (colours.label, 0.0)
    };
    let line = Line::fitted(text, size, whole.width as f32 - 2.0 * edge);
    line.write_centred(canvas, whole.width as f32 / 2.0, whole.height as f32 / 2.0, colour);
}
