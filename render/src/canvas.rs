//! A picture being painted: sprites and colours laid over one another.

use crate::art::Sprite;
use crate::raster::Raster;
pub use crate::raster::Rect;
use crate::theme::Rgb;

/// A picture being painted.
pub type Canvas = Raster<Rgb>;

impl Canvas {
    /// Lays a sprite over what is there; what sticks out of the canvas is left out.
    pub fn draw(&mut self, sprite: &Sprite, x: i32, y: i32) {
        let size = sprite.size as i32;
        let rows = Rect { x, y, width: size, height: size }.rows_within(self.width, self.height);
        // The parts of the sprite that are inside.
        let (left, top) = ((-x).max(0) as usize, (-y).max(0) as usize);
        for (row, pixels) in rows.zip(sprite.pixels.chunks_exact(size.max(1) as usize).skip(top)) {
            for (pixel, [red, green, blue, alpha]) in
                self.pixels[row].iter_mut().zip(&pixels[left.min(pixels.len())..])
            {
                match *alpha {
                    0 => {}
                    255 => *pixel = [*red, *green, *blue],
                    alpha => mix(pixel, [*red, *green, *blue], alpha),
                }
            }
        }
    }

    /// Mixes a colour into one pixel; outside the canvas nothing happens.
    pub fn blend(&mut self, x: i32, y: i32, colour: Rgb, alpha: u8) {
        if x < 0 || y < 0 || x >= self.width as i32 || y >= self.height as i32 {
            return;
        }
        mix(&mut self.pixels[(y as u32 * self.width + x as u32) as usize], colour, alpha);
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
        let numbers = (0..9).map(|number| [number, 0, 0, 255]);
        let sprite = Sprite { size: 3, pixels: numbers.collect() };
        for x in -4..=5 {
            for y in -4..=5 {
                let mut canvas = Canvas::new(4, 4, [99; 3]);
                canvas.draw(&sprite, x, y);
                for (index, pixel) in canvas.pixels.iter().enumerate() {
                    let (dx, dy) = (index as i32 % 4 - x, index as i32 / 4 - y);
                    let covered = (0..3).contains(&dx) && (0..3).contains(&dy);
                    let wanted = if covered { [(dy * 3 + dx) as u8, 0, 0] } else { [99; 3] };
                    assert_eq!(*pixel, wanted, "{x} {y} at {index}");
                }
            }
        }
    }
}
