//! What lies below the board, where it costs a telephone no width: things counted, piles, cards, tables. They share rows as they
//! fit, and what may be wide or narrow takes what room a row has left.

use engine::scene::Scene;

use crate::canvas::Rect;
use crate::paint::{count, grid, pile, spread};

/// The room between neighbours, in pixels.
const GAP: i32 = 20;

/// The room a thing takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extent {
    /// The width it can't do without.
    pub(crate) least: i32,
    /// The width beyond which it has no use for more.
    pub(crate) most: i32,
    /// Its height.
    pub(crate) height: i32,
}

/// Where everything below the board lies, in the order of the scene. Without cards and tables it is empty: numbers and
/// piles are beside the board then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tableau {
    /// Things counted.
    pub tallies: Vec<Rect>,
    /// Pieces.
    pub piles: Vec<Rect>,
    /// Cards.
    pub spreads: Vec<Rect>,
    /// Tables.
    pub grids: Vec<Rect>,
    /// The height of all rows.
    pub height: i32,
}

impl Tableau {
    /// Whether a scene has anything to be put below the board.
    #[must_use]
    pub const fn wanted(scene: &Scene) -> bool {
        !scene.spreads.is_empty() || !scene.grids.is_empty()
    }

    /// Lays out rows as wide as the room from a corner on, beside squares of a size.
    #[must_use]
    pub fn of(scene: &Scene, square: u32, (left, top): (i32, i32), room: i32) -> Self {
        if !Self::wanted(scene) {
            return Self::default();
        }
        let tallies = scene.tallies.iter().map(|tally| count::extent(tally, room));
        let piles = scene.piles.iter().map(|pile| pile::extent(pile, square, room));
        let spreads = scene.spreads.iter().map(|spread| spread::extent(spread, square, room));
        let grids = scene.grids.iter().map(|grid| grid::extent(grid, room));
        let things: Vec<Extent> = tallies.chain(piles).chain(spreads).chain(grids).collect();
        let tables_from = things.len() - scene.grids.len();
        let mut places = Vec::with_capacity(things.len());
        let mut y = top;
        let mut rest = &things[..];
        while !rest.is_empty() {
            let (row, later) = rest.split_at(fitting(rest, room));
            let highest = row.iter().map(|thing| thing.height).max().unwrap_or_default();
            let mut x = left;
            for (thing, width) in row.iter().zip(widths(row, room)) {
                // Tables stand on one line, whatever lines their titles have; the titles of all else begin on one line.
                let lowered = if places.len() < tables_from { 0 } else { highest - thing.height };
                places.push(Rect { x, y: y + lowered, width, height: thing.height });
                x += width + GAP;
            }
            y += highest + GAP / 2;
            rest = later;
        }
        let mut places = places.into_iter();
        let mut take = |count: usize| places.by_ref().take(count).collect();
        Self {
            tallies: take(scene.tallies.len()),
            piles: take(scene.piles.len()),
            spreads: take(scene.spreads.len()),
            grids: take(scene.grids.len()),
            height: y - top,
        }
    }
}

/// How many of the first things fit into a row; at least one.
fn fitting(things: &[Extent], room: i32) -> usize {
    let mut taken = -GAP;
    let fits = |thing: &&Extent| {
        taken += GAP + thing.least;
        taken <= room
    };
    things.iter().take_while(fits).count().max(1)
}

/// The widths of the things of a row: what is left is shared evenly by those that want more.
fn widths(row: &[Extent], room: i32) -> Vec<i32> {
    let taken: i32 = row.iter().map(|thing| thing.least + GAP).sum();
    let mut spare = (room + GAP - taken).max(0);
    // Who wants little first: what one doesn't take is there for the next.
    let mut order: Vec<usize> = (0..row.len()).collect();
    let wish = |index: &usize| row[*index].most - row[*index].least;
    order.sort_by_key(wish);
    let mut widths = vec![0; row.len()];
    for (number, index) in order.iter().enumerate() {
        let share = (spare / (row.len() - number) as i32).min(wish(index)).max(0);
        widths[*index] = row[*index].least + share;
        spare -= share;
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::*;

    fn extent(least: i32, most: i32) -> Extent {
        Extent { least, most, height: 10 }
    }

    #[test]
    fn a_row_takes_what_fits_and_always_something() {
        assert_eq!(fitting(&[extent(300, 600), extent(280, 280), extent(20, 20)], 600), 2);
        assert_eq!(fitting(&[extent(300, 600), extent(281, 281)], 600), 1);
        assert_eq!(fitting(&[extent(700, 700)], 600), 1);
    }

    #[test]
    fn what_a_row_has_left_goes_to_those_that_want_it() {
        assert_eq!(widths(&[extent(100, 500), extent(100, 120), extent(100, 100)], 600), [340, 120, 100]);
        assert_eq!(widths(&[extent(100, 130)], 600), [130]);
        assert_eq!(widths(&[extent(100, 900), extent(200, 900)], 420), [150, 250]);
    }
}
