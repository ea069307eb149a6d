//! [`Canvas`]: a picture being painted: sprites, shapes and colours laid over one another.

mod cover;

use image::RgbImage;

use cover::Pill;

use crate::raster::Sprite;
pub use crate::raster::{Area, Rect};
use crate::theme::Rgb;

/// A picture being painted.
pub type Canvas = RgbImage;

/// A canvas of one colour.
#[must_use]
pub fn canvas(width: u32, height: u32, colour: Rgb) -> Canvas {
    Canvas::from_pixel(width, height, colour.into())
}

/// Painting operations on a canvas.
pub trait Painting {
    /// Lays a sprite over the canvas, clipped to it.
    fn draw(&mut self, sprite: &Sprite, x: i32, y: i32);

    /// Mixes a colour into one pixel; does nothing outside the canvas.
    fn blend(&mut self, x: i32, y: i32, colour: Rgb, alpha: u8);

    /// Paints a disc stretched to both sides by `longer`, with a hole of the same shape; without a hole if that is 0.
    fn pill(&mut self, middle: (f32, f32), longer: f32, radius: f32, hole: f32, colour: Rgb);
}

impl Painting for Canvas {
    fn draw(&mut self, sprite: &Sprite, x: i32, y: i32) {
        let place = Rect { x, y, ..Rect::of(sprite) };
        lay(self, place, sprite.as_chunks::<4>().0, |[red, green, blue, alpha]| {
            ([*red, *green, *blue], *alpha)
        });
    }

    fn blend(&mut self, x: i32, y: i32, colour: Rgb, alpha: u8) {
        if x >= 0
            && y >= 0
            && let Some(pixel) = self.get_pixel_mut_checked(x as u32, y as u32)
        {
            mix(&mut pixel.0, colour, alpha);
        }
    }

    fn pill(&mut self, middle: (f32, f32), longer: f32, radius: f32, hole: f32, colour: Rgb) {
        let ((x, y), cover) = Pill { longer, radius, hole }.cover(middle);
        let place = Rect { x, y, ..Rect::of(&*cover) };
        lay(self, place, &cover, |alpha| (colour, *alpha));
    }
}

/// Lays the pixels of a rectangle over a canvas, clipped to it; `of` says their colour and opacity.
fn lay<T>(canvas: &mut Canvas, place: Rect, all: &[T], of: impl Fn(&T) -> (Rgb, u8)) {
    let rows = place.rows_within(canvas.width(), canvas.height());
    // The parts of the rectangle inside the canvas.
    let (left, top) = ((-place.x).max(0) as usize, (-place.y).max(0) as usize);
    let under = canvas.as_chunks_mut::<3>().0;
    for (row, over) in rows.zip(all.chunks_exact(place.width.max(1) as usize).skip(top)) {
        for (pixel, over) in under[row].iter_mut().zip(&over[left.min(over.len())..]) {
            match of(over) {
                (_, 0) => {}
                (colour, 255) => *pixel = colour,
                (colour, alpha) => mix(pixel, colour, alpha),
            }
        }
    }
}

/// Mixes a colour into a pixel.
pub(crate) fn mix(pixel: &mut Rgb, colour: Rgb, alpha: u8) {
    let alpha = u32::from(alpha);
    for (channel, new) in pixel.iter_mut().zip(colour) {
        *channel = ((u32::from(*channel) * (255 - alpha) + u32::from(new) * alpha + 127) / 255) as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_sticks_out_is_left_out_and_the_rest_is_where_it_belongs() {
        let numbers = (0..9).flat_map(|number| [number, 0, 0, 255]);
        let sprite = Sprite::from_raw(3, 3, numbers.collect()).expect("nine pixels");
        for x in -4..=5 {
            for y in -4..=5 {
                let mut canvas = canvas(4, 4, [99; 3]);
                canvas.draw(&sprite, x, y);
                for (index, pixel) in canvas.pixels().enumerate() {
                    let (dx, dy) = (index as i32 % 4 - x, index as i32 / 4 - y);
                    let covered = (0..3).contains(&dx) && (0..3).contains(&dy);
                    let wanted = if covered { [(dy * 3 + dx) as u8, 0, 0] } else { [99; 3] };
                    assert_eq!(pixel.0, wanted, "{x} {y} at {index}");
                }
            }
        }
    }

    #[test]
    fn discs_and_rings_cover_as_much_as_they_should() {
        // The area of each shape, in pixels.
        let shapes = [
            (0.0, 20.0, 0.0, 400.0 * std::f32::consts::PI),
            (0.0, 20.0, 17.0, 111.0 * std::f32::consts::PI),
            (6.5, 9.25, 0.0, 9.25 * 9.25 * std::f32::consts::PI + 13.0 * 18.5),
        ];
        for (longer, radius, hole, wanted) in shapes {
            let mut canvas = canvas(64, 64, [0; 3]);
            canvas.pill((31.5, 30.25), longer, radius, hole, [255; 3]);
            let covered: f32 = canvas.pixels().map(|pixel| f32::from(pixel.0[0]) / 255.0).sum();
            assert!((covered / wanted - 1.0).abs() < 0.03, "{covered} instead of {wanted}");
        }
    }
}
