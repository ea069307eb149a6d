//! The strip beside the board: things in one column, as large as there is room for.

use crate::canvas::Rect;
use crate::tableau::{Measured, Place};

/// The width of the strip. With it and its gaps a picture is 840 pixels wide, which makes squares 36 pixels on a phone.
pub const WIDTH: i32 = 98;
/// The least space between neighbours.
const GAP: i32 = 12;
/// The most space between neighbours.
const MOST_GAP: i32 = 40;

/// The heights of things and the gaps between them; `None` if they don't fit. Cards don't overlap if the free
/// space is enough for that. All pieces have one size, as large as possible; beyond the free space things stay
/// close together.
pub(crate) fn heights(things: &[&Measured], (room, free): (i32, i32)) -> Option<(Vec<i32>, i32)> {
    let between = (things.len() as i32 - 1).max(0);
    let heights =
        |size: usize| -> Option<Vec<i32>> { things.iter().map(|thing| thing.beside[size]).collect() };
    let fits = |(size, heights): &(usize, Vec<i32>)| {
        heights.iter().sum::<i32>() + between * GAP <= if *size == 0 { free } else { room }
    };
    let (_, heights) = (0..4).filter_map(|size| Some((size, heights(size)?))).find(fits)?;
    let spare = free - heights.iter().sum::<i32>();
    let gap = (spare / things.len().max(1) as i32).clamp(GAP, MOST_GAP);
    Some((heights, gap))
}

/// The places of things with these heights.
pub(crate) fn stack(heights: &[i32], gap: i32, (left, top): (i32, i32)) -> Vec<Place> {
    let mut y = top;
    let place = |height: &i32| {
        let rect = Rect { x: left, y, width: WIDTH, height: *height };
        y += height + gap;
        Place { rect, beside: true }
    };
    heights.iter().map(place).collect()
}
