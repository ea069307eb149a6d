//! Raster pictures of the `image` crate, in colours or palette indices, and operations that boards need by whole
//! rows: filling and copying a rectangle.

use std::ops::DerefMut;

use image::{GrayImage, ImageBuffer, Pixel, RgbaImage};

/// A drawing at one size, with colours not premultiplied by opacity.
pub type Sprite = RgbaImage;

/// A picture of palette indices.
pub type Indexed = GrayImage;

/// A rectangle in pixels; it may extend beyond the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rect {
    /// The left edge.
    pub x: i32,
    /// The upper edge.
    pub y: i32,
    /// The width.
    pub width: i32,
    /// The height.
    pub height: i32,
}

impl Rect {
    /// The rectangle of a whole picture.
    #[must_use]
    pub fn of<P: Pixel>(picture: &ImageBuffer<P, Vec<P::Subpixel>>) -> Self {
        Self { x: 0, y: 0, width: picture.width() as i32, height: picture.height() as i32 }
    }

    /// The rectangle grown on every side, or shrunk.
    #[must_use]
    pub const fn grown(self, by: i32) -> Self {
        Self { x: self.x - by, y: self.y - by, width: self.width + 2 * by, height: self.height + 2 * by }
    }

    /// The parts of a picture's rows that it covers, as ranges of pixels.
    pub(crate) fn rows_within(
        self,
        width: u32,
        height: u32,
    ) -> impl Iterator<Item = std::ops::Range<usize>> + use<> {
        let (width, height) = (width as i32, height as i32);
        let (left, right) = (self.x.clamp(0, width), (self.x + self.width).clamp(0, width));
        let (top, bottom) = (self.y.clamp(0, height), (self.y + self.height).clamp(0, height));
        (top..bottom.max(top))
            .map(move |y| (y * width + left) as usize..(y * width + right.max(left)) as usize)
    }
}

/// Operations on pictures by whole rows.
pub trait Area<P> {
    /// Fills a rectangle, clipped to the picture.
    fn fill(&mut self, rect: Rect, pixel: impl Into<P>);

    /// Copies another picture to a place, clipped to this one.
    fn copy(&mut self, other: &Self, x: i32, y: i32);
}

impl<P: Pixel<Subpixel = u8>> Area<P> for ImageBuffer<P, Vec<u8>> {
    fn fill(&mut self, rect: Rect, pixel: impl Into<P>) {
        let (size, pixel) = (usize::from(P::CHANNEL_COUNT), pixel.into());
        for row in rect.rows_within(self.width(), self.height()) {
            for place in self.deref_mut()[row.start * size..row.end * size].chunks_exact_mut(size) {
                place.copy_from_slice(pixel.channels());
            }
        }
    }

    fn copy(&mut self, other: &Self, x: i32, y: i32) {
        let size = usize::from(P::CHANNEL_COUNT);
        let place = Rect { x, y, ..Rect::of(other) };
        let (left, top) = ((-x).max(0) as usize, (-y).max(0) as usize);
        let source = other.chunks_exact((other.width().max(1)) as usize * size).skip(top);
        for (row, pixels) in place.rows_within(self.width(), self.height()).zip(source) {
            let width = row.len() * size;
            if width > 0 {
                self.deref_mut()[row.start * size..row.end * size]
                    .copy_from_slice(&pixels[left * size..left * size + width]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_sticks_out_is_left_out_and_the_rest_is_where_it_belongs() {
        let stamp = Indexed::from_raw(3, 2, (1..=6).collect()).expect("six pixels");
        for x in -4..=5 {
            for y in -4..=5 {
                let mut raster = Indexed::new(4, 4);
                raster.copy(&stamp, x, y);
                for (index, pixel) in raster.iter().enumerate() {
                    let (dx, dy) = (index as i32 % 4 - x, index as i32 / 4 - y);
                    let covered = (0..3).contains(&dx) && (0..2).contains(&dy);
                    assert_eq!(
                        i32::from(*pixel),
                        if covered { dy * 3 + dx + 1 } else { 0 },
                        "{x} {y} at {index}"
                    );
                }
                raster.fill(Rect { x, y, width: 3, height: 2 }, [0]);
                assert!(raster.iter().all(|pixel| *pixel == 0), "{x} {y}");
            }
        }
    }
}
