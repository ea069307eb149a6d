//! Titles of zones: above or below the board, on their owner's side, each at the middle of its zone.

use engine::scene::{Tint, Zone};

use crate::canvas::Rect;
use crate::text;

/// The height of a title's plate, in pixels.
const HEIGHT: i32 = 30;
/// The space at both ends of a plate.
const AROUND: i32 = 10;
/// The space between neighbours.
const GAP: i32 = 8;
/// The least width of a plate.
const LEAST: i32 = 60;
/// The font size.
pub(crate) const SIZE: f32 = text::SMALLEST + 1.0;

/// The plates of zones, from the columns of each in the picture and the middles of both bands, White's first. A
/// zone without squares has no plate, nor has one for which no space is left.
pub(crate) fn plates(
    zones: &[Zone],
    columns: &[Option<(i32, i32)>],
    bands: (i32, i32),
    board: Rect,
) -> Vec<Option<Rect>> {
    let mut plates = vec![None; zones.len()];
    for black in [false, true] {
        let middle = if black { bands.1 } else { bands.0 };
        // Active zones come first.
        let mut here: Vec<usize> = (0..zones.len())
            .filter(|number| (zones[*number].tint == Tint::Black) == black && columns[*number].is_some())
            .collect();
        here.sort_by_key(|number| !zones[*number].active);
        let preferred = |number: &usize| -> Rect {
            let (left, right) = columns[*number].unwrap_or_default();
            let words = text::known_width(&zones[*number].title, SIZE) as i32 + 2 * AROUND;
            let width = words.min(right - left - GAP).max(0);
            Rect { x: (left + right - width) / 2, y: middle - HEIGHT / 2, width, height: HEIGHT }
        };
        let all: Vec<Rect> = here.iter().map(preferred).collect();
        let disjoint = all.iter().enumerate().all(|(number, one)| {
            all[number + 1..].iter().all(|two| one.x + one.width < two.x || two.x + two.width < one.x)
        });
        if disjoint {
            here.iter().zip(all).for_each(|(number, plate)| plates[*number] = Some(plate));
            continue;
        }
        // Zones that share columns share the band, in equal parts.
        here.truncate((board.width / LEAST).max(1) as usize);
        here.sort_unstable();
        let share = board.width / here.len().max(1) as i32;
        for (place, (number, plate)) in here.iter().map(|number| (number, preferred(number))).enumerate() {
            let width = plate.width.min(share - GAP).max(0);
            let x = board.x + place as i32 * share + (share - width) / 2;
            plates[*number] = Some(Rect { x, width, ..plate });
        }
    }
    plates
}
