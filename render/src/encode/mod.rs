//! A picture of palette colours becomes a PNG file: an encoder made for boards.
//!
//! A board is the same few tiles over and over, so nearly everything in it was there already: one row above, one or two
//! tiles to the left, one pixel to the left. Ordinary encoders search all of the past for what repeats; this one looks in
//! those places alone, and spends what it saves on a Huffman code made for the picture.
//!
//! - [`container`]: the chunks of the file
//! - [`deflate`]: steps become blocks of bits, [`huffman`] and [`bits`] are what they are written with
//! - [`matches`]: what repeats, and from where

mod bits;
mod container;
mod deflate;
mod huffman;
mod matches;

pub use crate::raster::Indexed;
use crate::theme::Rgb;

/// A picture as a PNG file. `tile` is the width of what repeats, a board's square, and only a hint: any number gives a right
/// file, a good one a small file.
///
/// The palette holds 1 to 256 colours. Pixels that name no colour of it get black ones, and pixels that are missing are
/// of colour 0, so that every picture has a file; one without any area has the file of a single pixel.
#[must_use]
pub fn png(picture: &Indexed, palette: &[Rgb], tile: u32) -> Vec<u8> {
    let (width, height) = (picture.width.max(1) as usize, picture.height.max(1) as usize);
    let rows = rows(&picture.pixels, width, height);
    let steps = matches::find(&rows, &matches::places(width + 1, tile as usize));
    let mut file = container::start(width as u32, height as u32, palette, rows.len());
    container::chunk(&mut file, b"IDAT", |file| deflate::zlib(file, &rows, &steps));
    container::chunk(&mut file, b"IEND", |_| ());
    file
}

/// The rows as PNG wants them, each behind the number of its filter: 0, none. Filters make sense of neighbouring shades;
/// the numbers of a palette have no such neighbours.
fn rows(pixels: &[u8], width: usize, height: usize) -> Vec<u8> {
    let mut rows = Vec::with_capacity((width + 1) * height);
    for row in pixels.chunks_exact(width).take(height) {
        rows.push(0);
        rows.extend_from_slice(row);
    }
    rows.resize((width + 1) * height, 0);
    rows
}
