//! The tableau: everything in a scene apart from its board: tallies, piles, cards, tables. Each lies beside the
//! board, where it costs width on a phone, or below it, where it costs height on a desktop;
//! [`Layout`](crate::layout::Layout) tries both.

use engine::scene::{Grid, Pile, Scene, Spread};

use crate::art::sizes;
use crate::beside;
use crate::canvas::Rect;
use crate::paint::count::Counted;
use crate::paint::{count, grid, pile, spread};

/// The space between neighbours in a row, in pixels.
const GAP: i32 = 20;
/// The space between rows.
const ROW_GAP: i32 = 8;

/// The place of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The rectangle it may use.
    pub rect: Rect,
    /// Whether it is in the narrow strip beside the board.
    pub beside: bool,
}

/// The places of everything off the board, in the order of the scene.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tableau {
    /// Tallies.
    pub tallies: Vec<Place>,
    /// Piles of pieces.
    pub piles: Vec<Place>,
    /// Groups of cards.
    pub spreads: Vec<Place>,
    /// Tables.
    pub grids: Vec<Place>,
}

impl Tableau {
    /// Places for the things of a scene, one for each in the order of [`things`].
    pub(crate) fn of(scene: &Scene, places: Vec<Place>) -> Self {
        let mut places = places.into_iter();
        let mut take = |count: usize| places.by_ref().take(count).collect();
        Self {
            tallies: take(scene.tallies.len()),
            piles: take(scene.piles.len()),
            spreads: take(scene.spreads.len()),
            grids: take(scene.grids.len()),
        }
    }

    /// All places, each with a word for its kind.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, Place)> {
        let named =
            |name, places: &[Place]| places.iter().map(move |place| (name, *place)).collect::<Vec<_>>();
        let lists = [
            named("tally", &self.tallies),
            named("pile", &self.piles),
            named("cards", &self.spreads),
            named("table", &self.grids),
        ];
        lists.into_iter().flatten()
    }
}

/// The space a thing takes below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Extent {
    /// The least width.
    pub(crate) least: i32,
    /// The largest useful width.
    pub(crate) most: i32,
    /// Its height.
    pub(crate) height: i32,
}

/// A thing off the board.
pub(crate) enum Thing<'a> {
    /// A number: a tally, or cards face down.
    Count(Counted),
    /// A pile of pieces.
    Pile(&'a Pile),
    /// A group of cards, some of them face up.
    Spread(&'a Spread),
    /// A table.
    Grid(&'a Grid),
}

/// A thing with the space it takes.
pub(crate) struct Measured {
    /// Its extent below the board.
    below: Extent,
    /// The heights beside the board: with large pieces and no overlapping cards, then with overlapping cards and
    /// large, middling and small pieces; `None` where it is too wide or too high.
    pub(crate) beside: [Option<i32>; 4],
    /// The order below the board: small things first, then cards, then tables.
    rank: u8,
    /// The group whose things stay together; `None` for what is always below the board.
    pub(crate) group: Option<usize>,
}

/// The things of a scene: tallies, piles, cards, tables.
pub(crate) fn things(scene: &Scene) -> Vec<Thing<'_>> {
    let tallies = scene.tallies.iter().map(|tally| Thing::Count(Counted::tally(tally)));
    let spreads =
        scene.spreads.iter().map(|spread| Counted::cards(spread).map_or(Thing::Spread(spread), Thing::Count));
    let piles = scene.piles.iter().map(Thing::Pile);
    tallies.chain(piles).chain(spreads).chain(scene.grids.iter().map(Thing::Grid)).collect()
}

/// The number of fixed groups: tallies, piles, and cards face down. Every spread is one more.
const GROUPS: usize = 3;

impl Thing<'_> {
    /// The space it takes beside squares of a size, with `room` below the board; `number` makes a group of a spread.
    pub(crate) fn measured(&self, number: usize, square: u32, room: i32) -> Measured {
        let [_, large, middling, small, _] = sizes(square);
        let sizes = [large, large, middling, small];
        match self {
            Self::Count(counted) => Measured {
                below: count::extent(counted, room),
                beside: [Some(count::height_beside(counted, beside::WIDTH)); 4],
                rank: 0,
                group: Some(if counted.cards { 2 } else { 0 }),
            },
            Self::Pile(pile) => Measured {
                below: pile::extent(pile, square, room),
                beside: sizes.map(|size| Some(pile::height_beside(pile, size, beside::WIDTH))),
                rank: 0,
                group: Some(1),
            },
            Self::Spread(spread) => {
                let [bare, height] = spread::heights_beside(spread, square, beside::WIDTH);
                Measured {
                    below: spread::extent(spread, square, room),
                    beside: [bare, height, height, height],
                    rank: 1,
                    group: height.map(|_| GROUPS + number),
                }
            }
            Self::Grid(grid) => {
                Measured { below: grid::extent(grid, room), beside: [None; 4], rank: 2, group: None }
            }
        }
    }
}

/// Lays out things in rows of the given width from a corner on: they share rows as they fit, and flexible ones
/// take the rest of a row. Returns their numbers with their places, and the height of all rows.
pub(crate) fn below(
    things: &[(usize, &Measured)],
    (left, top): (i32, i32),
    room: i32,
) -> (Vec<(usize, Place)>, i32) {
    // Cards and tables keep their order.
    let mut order = things.to_vec();
    order.sort_by_key(|(_, thing)| thing.rank.min(1));
    let extents: Vec<Extent> = order.iter().map(|(_, thing)| thing.below).collect();
    let mut places = Vec::with_capacity(things.len());
    let mut y = top;
    while places.len() < order.len() {
        let rest = &extents[places.len()..];
        let row = &rest[..fitting(rest, room)];
        let highest = row.iter().map(|extent| extent.height).max().unwrap_or_default();
        let mut x = left;
        for (extent, width) in row.iter().zip(widths(row, room)) {
            let (number, thing) = order[places.len()];
            // Tables are aligned at the bottom, however many lines their titles have; everything else at the top.
            let lowered = if thing.rank > 1 { highest - extent.height } else { 0 };
            let rect = Rect { x, y: y + lowered, width, height: extent.height };
            places.push((number, Place { rect, beside: false }));
            x += width + GAP;
        }
        y += highest + ROW_GAP;
    }
    (places, y - top)
}

/// The number of first things that fit into a row; at least one.
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
    // Those that want little first: what one doesn't take is left for the next.
    let mut order: Vec<usize> = (0..row.len()).collect();
    let growth = |index: &usize| row[*index].most - row[*index].least;
    order.sort_by_key(growth);
    let mut widths = vec![0; row.len()];
    for (number, index) in order.iter().enumerate() {
        let share = (spare / (row.len() - number) as i32).min(growth(index)).max(0);
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
