//! A rectangle of pixels of any kind: areas of one kind, and copies of other rasters.

/// A rectangle in pixels; it may stick out of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rect {
    /// Left edge.
    pub x: i32,
    /// Upper edge.
    pub y: i32,
    /// Width.
    pub width: i32,
    /// Height.
    pub height: i32,
}

impl Rect {
    /// As much larger on every side, or smaller.
    #[must_use]
    pub const fn grown(self, by: i32) -> Self {
        Self { x: self.x - by, y: self.y - by, width: self.width + 2 * by, height: self.height + 2 * by }
    }

    /// The parts of the rows of a picture that it covers, as ranges of pixels.
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

/// A rectangle of pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Raster<P> {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// Row by row.
    pub pixels: Vec<P>,
}

/// A picture of palette indices.
pub type Indexed = Raster<u8>;

impl<P: Copy> Raster<P> {
    /// A raster of equal pixels.
    #[must_use]
    pub fn new(width: u32, height: u32, pixel: P) -> Self {
        Self { width, height, pixels: vec![pixel; (width * height) as usize] }
    }

    /// Fills a rectangle; what sticks out is left out.
    pub fn fill(&mut self, rect: Rect, pixel: P) {
        for row in rect.rows_within(self.width, self.height) {
            self.pixels[row].fill(pixel);
        }
    }

    /// Copies another raster to a place; what sticks out is left out.
    pub fn copy(&mut self, other: &Self, x: i32, y: i32) {
        let place = Rect { x, y, width: other.width as i32, height: other.height as i32 };
        let (left, top) = ((-x).max(0) as usize, (-y).max(0) as usize);
        let source = other.pixels.chunks_exact(other.width.max(1) as usize).skip(top);
        for (row, pixels) in place.rows_within(self.width, self.height).zip(source) {
            let width = row.len();
            if width > 0 {
                self.pixels[row].copy_from_slice(&pixels[left..left + width]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_sticks_out_is_left_out_and_the_rest_is_where_it_belongs() {
        let stamp = Raster { width: 3, height: 2, pixels: (1..=6).collect() };
        for x in -4..=5 {
            for y in -4..=5 {
                let mut raster = Raster::new(4, 4, 0);
                raster.copy(&stamp, x, y);
                for (index, pixel) in raster.pixels.iter().enumerate() {
                    let (dx, dy) = (index as i32 % 4 - x, index as i32 / 4 - y);
                    let covered = (0..3).contains(&dx) && (0..2).contains(&dy);
                    assert_eq!(*pixel, if covered { dy * 3 + dx + 1 } else { 0 }, "{x} {y} at {index}");
                }
                raster.fill(Rect { x, y, width: 3, height: 2 }, 0);
                assert!(raster.pixels.iter().all(|pixel| *pixel == 0), "{x} {y}");
            }
        }
    }
}
