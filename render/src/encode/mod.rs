//! A PNG encoder for pictures of boards in palette colours.
//!
//! A board repeats a few tiles, so nearly everything in it occurred before: one row above, one pixel or two tiles
//! to the left, or where the same seven bytes last occurred. Ordinary encoders index every position and search the
//! index; this one looks in those four places only, and spends the time saved on Huffman codes for each part of
//! the picture. Rows are not filtered: filters exploit similar neighbouring shades, and palette indices have no
//! such neighbours.
//!
//! A turn changes a rank or two of a board. So a picture is written in independent bands of rows, a rank each, and
//! an [`Encoder`] caches them: an unchanged band is copied as the bits that it was.
//!
//! - `container`: the chunks of the file
//! - `band`: encodes the rows of a rank independently
//! - [`matches`]: finds repetitions; `same`: which bytes equal those at some distances before
//! - `deflate`: writes them in blocks, each with its own `huffman` codes, described in its `head`
//! - `symbols`: the symbols of lengths and distances; `bits`: a bit stream

mod band;
mod bits;
mod container;
mod deflate;
mod head;
mod huffman;
mod matches;
mod same;
mod symbols;

use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use foldhash::quality::RandomState;

use crate::memo::Memo;
pub use crate::raster::Indexed;
use crate::theme::Rgb;
use band::Band;

/// The most bytes of cached bands: the ranks of about fifty boards.
const BANDS: usize = 1 << 20;
/// The most colours a palette holds.
const COLOURS: usize = 256;
/// The heights of a tile for which a band is one row of tiles.
const RANK: std::ops::RangeInclusive<u32> = 64..=192;
/// The rows of a band otherwise.
const ROWS: u32 = 96;
/// The least rows below the last band that make a band of their own: fewer aren't worth their own codes.
const REST: u32 = 32;

/// The tiles by which a picture repeats. A hint: any numbers give a correct file, good ones a small one, quickly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tiles {
    /// The width and height of a tile in pixels: a board's square.
    pub size: u32,
    /// The top of the first tile, in pixels.
    pub top: u32,
}

impl Tiles {
    /// The bands of a picture: the first row of each, and the row behind its last one.
    fn bands(self, height: u32) -> impl Iterator<Item = (u32, u32)> {
        let rows = if RANK.contains(&self.size) { self.size } else { ROWS };
        let first = Some(self.top % rows).filter(|first| *first > 0).unwrap_or(rows);
        let last = height.saturating_sub(REST);
        let ends = (first..=last).step_by(rows as usize).filter(move |end| *end < height).chain([height]);
        ends.scan(0, |from, to| Some((std::mem::replace(from, to), to)))
    }
}

/// The hash of a band, twice with different secret keys: collisions don't occur in practice.
type Key = [u64; 2];

/// Encodes pictures, and caches the bands of the last ones. Make one and share it.
#[derive(Debug)]
pub struct Encoder {
    bands: Mutex<Memo<Key, Arc<Band>>>,
    hashes: [RandomState; 2],
}

impl Default for Encoder {
    fn default() -> Self {
        Self { bands: Mutex::new(Memo::new(BANDS)), hashes: Default::default() }
    }
}

impl Encoder {
    /// A picture as a PNG file.
    ///
    /// The palette is cut after the last colour used, so frequent colours should come first. Every picture has a
    /// file: missing pixels are of colour 0, missing colours are black, and a picture without area has the file of
    /// a single pixel. The same picture always has the same file, independent of the cache.
    #[must_use]
    pub fn png(&self, picture: &Indexed, palette: &[Rgb], tiles: Tiles) -> Vec<u8> {
        file(picture, palette, tiles, |pixels, stride, rows| {
            let key = self.hashes.each_ref().map(|state| hash(state, pixels, stride, rows, tiles));
            let bands = || self.bands.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(known) = bands().get(&key) {
                return known;
            }
            // The cache isn't locked meanwhile.
            let band = Arc::new(Band::of(pixels, stride, rows, tiles.size));
            bands().put(key, Arc::clone(&band), band.weight());
            band
        })
    }
}

fn hash(state: &RandomState, pixels: &[u8], stride: usize, rows: usize, tiles: Tiles) -> u64 {
    let mut hasher = state.build_hasher();
    (stride, rows, tiles.size).hash(&mut hasher);
    hasher.write(pixels);
    hasher.finish()
}

/// Encodes a single picture as a PNG file, like [`Encoder::png`] but without a cache. `tile` is the size of the
/// tiles, from the top on.
#[must_use]
pub fn png(picture: &Indexed, palette: &[Rgb], tile: u32) -> Vec<u8> {
    let tiles = Tiles { size: tile, top: 0 };
    file(picture, palette, tiles, |pixels, stride, rows| Arc::new(Band::of(pixels, stride, rows, tile)))
}

/// Assembles a file. `band` encodes pixels, given the stride and the number of rows.
fn file(
    picture: &Indexed,
    palette: &[Rgb],
    tiles: Tiles,
    band: impl Fn(&[u8], usize, usize) -> Arc<Band>,
) -> Vec<u8> {
    let (width, height) = (picture.width().max(1), picture.height().max(1));
    let (wide, stride) = (width as usize, width as usize + 1);
    let pixels: &[u8] = picture;
    let written = |(from, to): (u32, u32)| {
        let at = |row: u32| (row as usize * wide).min(pixels.len());
        band(&pixels[at(from)..at(to)], stride, (to - from) as usize)
    };
    let bands: Vec<Arc<Band>> = tiles.bands(height).map(written).collect();
    // The first occurrence of a colour is no copy.
    let highest = bands.iter().map(|band| band.highest).max().unwrap_or_default();
    let mut colours = palette[..palette.len().min(COLOURS)].to_vec();
    colours.resize(usize::from(highest) + 1, [0; 3]);
    let mut file = container::start(width, height, &colours, stride * height as usize);
    container::chunk(&mut file, b"IDAT", |file| deflate::zlib(file, &bands));
    container::chunk(&mut file, b"IEND", |_| ());
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_ranks_and_leave_no_row_out() {
        let bands = |size, top, height| Tiles { size, top }.bands(height).collect::<Vec<_>>();
        assert_eq!(bands(88, 0, 208), [(0, 88), (88, 176), (176, 208)]);
        assert_eq!(bands(88, 0, 207), [(0, 88), (88, 207)]);
        assert_eq!(bands(88, 0, 176), [(0, 88), (88, 176)]);
        assert_eq!(bands(88, 100, 190), [(0, 12), (12, 100), (100, 190)]);
        assert_eq!(bands(16, 0, 200), [(0, 96), (96, 192 + 8)]);
        assert_eq!(bands(u32::MAX, u32::MAX, 3), [(0, 3)]);
        assert_eq!(bands(0, 0, 1), [(0, 1)]);
    }
}
