//! Arrows over everything: a shaft and a head, half transparent.

use engine::scene::Arrow;
use resvg::tiny_skia::{FillRule, Mask, PathBuilder, Transform};

use crate::layout::Layout;
use crate::theme::Rgb;

/// The colour of arrows.
pub(crate) const ARROW: Rgb = [18, 56, 94];
/// How much of what is below they cover.
const ALPHA: u32 = 190;

/// Calls for every pixel that an arrow covers, with how much of it it covers. Where arrows cross they cover no more.
pub(crate) fn each_pixel(arrows: &[Arrow], layout: &Layout, mut blend: impl FnMut(u32, u32, u8)) {
    let Some(mut mask) = (!arrows.is_empty()).then(|| Mask::new(layout.width, layout.height)).flatten()
    else {
        return;
    };
    // The rows and columns that can be touched.
    let (mut low, mut high) = ((layout.width, layout.height), (0, 0));
    for arrow in arrows {
        let Some(points) = outline(layout.middle(arrow.from), layout.middle(arrow.to), layout.square as f32)
        else {
            continue;
        };
        let mut path = PathBuilder::new();
        for (number, (x, y)) in points.into_iter().enumerate() {
            if number == 0 {
                path.move_to(x, y);
            } else {
                path.line_to(x, y);
            }
            let (x, y) = (x.max(0.0) as u32, y.max(0.0) as u32);
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x + 2).min(layout.width), high.1.max(y + 2).min(layout.height));
        }
        path.close();
        if let Some(path) = path.finish() {
            mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
        }
    }
    for y in low.1..high.1 {
        for x in low.0..high.0 {
            let cover = u32::from(mask.data()[(y * layout.width + x) as usize]);
            if cover > 0 {
                blend(x, y, (cover * ALPHA / 255) as u8);
            }
        }
    }
}

/// The corners of an arrow; none when it leads nowhere.
fn outline(from: (f32, f32), to: (f32, f32), unit: f32) -> Option<[(f32, f32); 7]> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    if length < 1.0 {
        return None;
    }
    let along = (dx / length, dy / length);
    let at = |forward: f32, aside: f32| {
        (from.0 + along.0 * forward - along.1 * aside, from.1 + along.1 * forward + along.0 * aside)
    };
    let (shaft, head, neck) = (unit * 0.07, unit * 0.2, length - unit * 0.36);
    Some([
        at(unit * 0.2, shaft),
        at(neck, shaft),
        at(neck, head),
        at(length - unit * 0.05, 0.0),
        at(neck, -head),
        at(neck, -shaft),
        at(unit * 0.2, -shaft),
    ])
}
