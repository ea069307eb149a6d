//! A picture of palette colours becomes a PNG file: an encoder made for boards.
//!
//! A board is the same few tiles over and over, so nearly everything in it was there already: one row above, one pixel or
//! two tiles to the left, or where the same five bytes were last met. Ordinary encoders keep a memory of every position
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

pub use crate::raster::Indexed;
use crate::theme::Rgb;

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
    let mut rows = rows(picture, stride, height as usize);
    let found = matches::find(&mut rows, stride, (tile as usize).saturating_mul(2));
    // Where a colour occurs for the first time it is no copy.
    let highest = found.literals.iter().max().copied().unwrap_or_default();
    let mut colours = palette[..palette.len().min(COLOURS)].to_vec();
    colours.resize(usize::from(highest) + 1, [0; 3]);
    let mut file = container::start(width, height, &colours, rows.len());
    container::chunk(&mut file, b"IDAT", |file| deflate::zlib(file, &rows, &found));
    container::chunk(&mut file, b"IEND", |_| ());
    file
}

/// The rows as PNG wants them, each behind the number of its filter: 0, none.
fn rows(pixels: &[u8], stride: usize, height: usize) -> Vec<u8> {
    // With room for the search's padding, so that nothing is copied again.
    let mut rows = Vec::with_capacity(stride * height + matches::PADDING);
    for row in pixels.chunks(stride - 1).take(height) {
        rows.push(0);
        rows.extend_from_slice(row);
    }
    rows.resize(stride * height, 0);
    rows
}
