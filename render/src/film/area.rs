//! Changed areas of a picture: a few rectangles that contain all changes.
//!
//! A move changes two squares here, the marks of the move before change two there, and the caption changes below.
//! One rectangle around it all is mostly unchanged, and encoding unchanged pixels costs about as many bytes as the
//! square root of their number. Separate rectangles are shown one after the other, too quickly to be noticed.

use crate::Indexed;

/// The most rectangles for one change.
const MOST: usize = 3;
/// The bytes that a further rectangle must save: clients draw each one.
const WORTH: f64 = 80.0;
/// The width and height of the tiles that are compared as a whole.
const TILE: usize = 8;

/// A rectangle: left and top inclusive, right and bottom exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) left: usize,
    pub(super) right: usize,
    pub(super) top: usize,
    pub(super) bottom: usize,
}

/// The areas outside of which two pictures of a size are equal: none if they are equal everywhere.
pub(super) fn between(one: &Indexed, two: &Indexed) -> Vec<Area> {
    let tiles = Tiles::of(one, two);
    let whole = Area { left: 0, right: tiles.across, top: 0, bottom: tiles.changed.len() / tiles.across };
    let mut areas: Vec<Area> = tiles.tight(whole).into_iter().collect();
    while areas.len() < MOST {
        let cuts = areas.iter().enumerate().filter_map(|(place, area)| Some((place, tiles.cut(*area)?)));
        let Some((place, (halves, _))) = cuts.max_by(|one, two| one.1.1.total_cmp(&two.1.1)) else { break };
        areas.splice(place..=place, halves);
    }
    areas.into_iter().map(|area| area.in_pixels(one).tight(one, two)).collect()
}

impl Area {
    /// The area of a whole picture.
    pub(super) fn whole(picture: &Indexed) -> Self {
        Self { left: 0, right: picture.width() as usize, top: 0, bottom: picture.height() as usize }
    }

    /// The part of a picture's row inside the area.
    pub(super) fn row(self, picture: &Indexed, y: usize) -> &[u8] {
        let start = y * picture.width() as usize;
        &picture.as_raw()[start + self.left..start + self.right]
    }

    /// An area of tiles, converted to pixels of their picture.
    fn in_pixels(self, picture: &Indexed) -> Self {
        Self {
            left: self.left * TILE,
            right: (self.right * TILE).min(picture.width() as usize),
            top: self.top * TILE,
            bottom: (self.bottom * TILE).min(picture.height() as usize),
        }
    }

    /// The area without the lines along its edges that are equal in both pictures.
    fn tight(self, one: &Indexed, two: &Indexed) -> Self {
        let row = |y: &usize| self.row(one, *y) != self.row(two, *y);
        let top = (self.top..self.bottom).find(row).unwrap_or(self.top);
        let bottom = (top..self.bottom).rfind(row).map_or(self.bottom, |last| last + 1);
        let differs = |x: usize, y: usize| one[(x as u32, y as u32)] != two[(x as u32, y as u32)];
        let column = |x: &usize| (top..bottom).any(|y| differs(*x, y));
        let left = (self.left..self.right).find(column).unwrap_or(self.left);
        let right = (left..self.right).rfind(column).map_or(self.right, |last| last + 1);
        Self { left, right, top, bottom }
    }

    /// The approximate number of bytes for the unchanged pixels of an area of tiles: the codes for a run grow with
    /// the square root of twice its length.
    fn cost(self) -> f64 {
        let pixels = (self.right - self.left) * (self.bottom - self.top) * TILE * TILE;
        1.4 * (2.0 * pixels as f64).sqrt()
    }
}

/// The changed tiles of a picture, row by row.
struct Tiles {
    across: usize,
    changed: Vec<bool>,
}

impl Tiles {
    fn of(one: &Indexed, two: &Indexed) -> Self {
        let width = (one.width() as usize).max(1);
        let across = width.div_ceil(TILE);
        let mut changed = vec![false; across * (one.height() as usize).div_ceil(TILE)];
        let rows = one.chunks_exact(width).zip(two.chunks_exact(width));
        for (y, (one, two)) in rows.enumerate().filter(|(_, (one, two))| one != two) {
            let tiles = &mut changed[y / TILE * across..][..across];
            let ((one, one_end), (two, two_end)) = (one.as_chunks::<TILE>(), two.as_chunks::<TILE>());
            for (tile, (one, two)) in tiles.iter_mut().zip(one.iter().zip(two)) {
                *tile |= one != two;
            }
            if let Some(tile) = tiles.get_mut(one.len()) {
                *tile |= one_end != two_end;
            }
        }
        Self { across, changed }
    }

    /// Which rows of an area, and which columns, have changes.
    fn lines(&self, area: Area) -> (Vec<bool>, Vec<bool>) {
        let mut lines = (vec![false; area.bottom - area.top], vec![false; area.right - area.left]);
        for (y, row) in lines.0.iter_mut().enumerate() {
            let tiles = &self.changed[(area.top + y) * self.across..][area.left..area.right];
            for (column, changed) in lines.1.iter_mut().zip(tiles) {
                *column |= changed;
                *row |= changed;
            }
        }
        lines
    }

    /// The smallest part of an area that has all its changes.
    fn tight(&self, area: Area) -> Option<Area> {
        let (rows, columns) = self.lines(area);
        let first = |lines: &[bool]| lines.iter().position(|changed| *changed);
        let last = |lines: &[bool]| lines.iter().rposition(|changed| *changed);
        Some(Area {
            left: area.left + first(&columns)?,
            right: area.left + last(&columns)? + 1,
            top: area.top + first(&rows)?,
            bottom: area.top + last(&rows)? + 1,
        })
    }

    /// The two parts of an area that are cheapest together, and what they save, if that is enough. Nothing changed
    /// between them.
    fn cut(&self, area: Area) -> Option<([Area; 2], f64)> {
        let (rows, columns) = self.lines(area);
        let across = gaps(&rows)
            .map(|gap| [Area { bottom: area.top + gap, ..area }, Area { top: area.top + gap, ..area }]);
        let down = gaps(&columns)
            .map(|gap| [Area { right: area.left + gap, ..area }, Area { left: area.left + gap, ..area }]);
        across
            .chain(down)
            .filter_map(|[one, two]| {
                let halves = [self.tight(one)?, self.tight(two)?];
                Some((halves, area.cost() - halves[0].cost() - halves[1].cost()))
            })
            .filter(|(_, spared)| *spared > WORTH)
            .max_by(|one, two| one.1.total_cmp(&two.1))
    }
}

/// The starts of gaps without changes.
fn gaps(changed: &[bool]) -> impl Iterator<Item = usize> {
    let ends = changed.windows(2).enumerate().filter(|(_, pair)| pair[0] && !pair[1]);
    ends.map(|(place, _)| place + 1)
}
