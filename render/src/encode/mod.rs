//! A picture of palette colours becomes a PNG file: an encoder made for boards.
//!
//! A board is the same few tiles over and over, so nearly everything in it was there already: one row above, one pixel or
//! two tiles to the left, or where the same seven bytes were last met. Ordinary encoders keep a memory of every position
//! and search it; this one looks in those four places alone, and spends what it saves on Huffman codes made for each part
//! of the picture. Rows are not filtered: filters make sense of neighbouring shades, and the numbers of a palette have no
//! such neighbours.
//!
//! - `container`: the chunks of the file
//! - [`matches`]: what repeats, and from where
//! - `deflate`: how that is written in blocks, each with its own `huffman` codes, told in its `head`
//! - `symbols`: what lengths and distances are written as, `bits`: one bit after another

mod bits;
mod container;
mod deflate;
mod head;
mod huffman;
mod matches;
mod symbols;

use std::cell::RefCell;

pub use crate::raster::Indexed;
use crate::theme::Rgb;

/// What a picture is taken apart on.
#[derive(Default)]
struct Desk {
    rows: Vec<u8>,
    found: matches::Found,
}

thread_local! {
    /// Each thread's own, kept from one picture to the next: asking for new memory costs a quarter of a picture.
    static DESK: RefCell<Desk> = RefCell::default();
}

/// The most colours a palette holds.
const COLOURS: usize = 256;

/// A picture as a PNG file. `tile` is the width of what repeats, a board's square, and only a hint: any number gives a right
/// file, a good one a small file.
///
/// The palette is written as far as the picture needs it, so colours that are used often should come first. Every picture
/// has a file: pixels that are missing are of colour 0, colours that are missing are black, and what has no area has the
/// file of a single pixel.
#[must_use]
pub fn png(picture: &Indexed, palette: &[Rgb], tile: u32) -> Vec<u8> {
    let (width, height) = (picture.width().max(1), picture.height().max(1));
    let stride = width as usize + 1;
    DESK.with_borrow_mut(|desk| {
        let Desk { rows, found } = desk;
        spread(rows, picture, stride, height as usize);
        matches::find(rows, stride, (tile as usize).saturating_mul(2), found);
        // Where a colour occurs for the first time it is no copy.
        let highest = found.literals.iter().max().copied().unwrap_or_default();
        let mut colours = palette[..palette.len().min(COLOURS)].to_vec();
        colours.resize(usize::from(highest) + 1, [0; 3]);
        let mut file = container::start(width, height, &colours, rows.len());
        container::chunk(&mut file, b"IDAT", |file| deflate::zlib(file, rows, found));
        container::chunk(&mut file, b"IEND", |_| ());
        file
    })
}

/// Puts the rows as PNG wants them, each behind the number of its filter: 0, none.
fn spread(rows: &mut Vec<u8>, pixels: &[u8], stride: usize, height: usize) {
    rows.clear();
    // With room for the search's padding, so that nothing is copied again.
    rows.reserve(stride * height + matches::PADDING);
    for row in pixels.chunks(stride - 1).take(height) {
        rows.push(0);
        rows.extend_from_slice(row);
    }
    rows.resize(stride * height, 0);
}
