//! A band: a picture's rows encoded on their own, so that their bits can be put into any file.

use std::cell::RefCell;

use super::bits::Bits;
use super::{deflate, matches};

/// An encoded band.
#[derive(Debug)]
pub(super) struct Band {
    pub(super) body: Body,
    /// The number of bytes, the rows' filters included, and their Adler-32.
    pub(super) bytes: usize,
    pub(super) sum: u32,
    /// The highest colour in it.
    pub(super) highest: u8,
}

/// Blocks of deflate that are not the last of their stream.
#[derive(Debug)]
pub(super) enum Body {
    /// Compressed: the bits, the lowest of each byte first, and their number.
    Coded(Vec<u8>, usize),
    /// Stored uncompressed, since codes would be longer.
    Stored(Vec<u8>),
}

/// The buffers for encoding a band.
#[derive(Default)]
struct Desk {
    rows: Vec<u8>,
    found: matches::Found,
}

thread_local! {
    /// The buffers of a thread, kept from one band to the next: allocating costs a quarter of a picture.
    static DESK: RefCell<Desk> = RefCell::default();
}

impl Band {
    /// Encodes rows of `stride` bytes, the first of which is their filter's and not among the pixels.
    pub(super) fn of(pixels: &[u8], stride: usize, rows: usize, tile: u32) -> Self {
        DESK.with_borrow_mut(|desk| {
            let Desk { rows: data, found } = desk;
            spread(data, pixels, stride, rows);
            matches::find(data, stride, (tile as usize).saturating_mul(2), found);
            let mut written = Vec::new();
            let mut bits = Bits::new(&mut written);
            deflate::blocks(&mut bits, found);
            let count = bits.end();
            let stored = deflate::stored_bits(data.len());
            let body = if count > stored { Body::Stored(data.clone()) } else { Body::Coded(written, count) };
            let highest = found.literals.iter().max().copied().unwrap_or_default();
            Self { body, bytes: data.len(), sum: simd_adler32::adler32(&data.as_slice()), highest }
        })
    }

    /// The number of bytes it takes in the cache.
    pub(super) fn weight(&self) -> usize {
        let (Body::Coded(bytes, _) | Body::Stored(bytes)) = &self.body;
        size_of::<Self>() + bytes.len()
    }
}

/// Prepares the rows for PNG, each behind the number of its filter: 0, none.
fn spread(rows: &mut Vec<u8>, pixels: &[u8], stride: usize, height: usize) {
    rows.clear();
    // Includes the search's padding, so that nothing is copied again.
    rows.reserve(stride * height + matches::PADDING);
    for row in pixels.chunks(stride - 1).take(height) {
        rows.push(0);
        rows.extend_from_slice(row);
    }
    rows.resize(stride * height, 0);
}
