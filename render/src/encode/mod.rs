//! From palette indices to the bytes of a file.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

pub use crate::raster::Indexed;
use crate::theme::Rgb;

/// A picture as a PNG file.
#[must_use]
pub fn png(picture: &Indexed, palette: &[Rgb], _tile: u32) -> Vec<u8> {
    let mut file = Vec::with_capacity(40_000);
    let mut encoder = Encoder::new(&mut file, picture.width, picture.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    // Measured on boards: a quarter of the time of the default, for a fifth more bytes.
    encoder.set_deflate_compression(DeflateCompression::Level(1));
    encoder.set_filter(Filter::Up);
    let mut writer = encoder.write_header().expect("the size is not zero, and memory takes everything");
    writer.write_image_data(&picture.pixels).expect("as many pixels as the header says");
    writer.finish().expect("memory takes everything");
    file
}
