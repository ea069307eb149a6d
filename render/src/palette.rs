//! Palettes: the few colours a picture is stored in, chosen once for each theme, and a table from any colour to
//! the nearest of them.

use image::imageops::{ColorMap, index_colors};

use crate::canvas::{Canvas, mix};
use crate::raster::Indexed;
use crate::theme::Rgb;

/// The most colours where squares have a texture and pieces have colours of their own.
const MOST_OF_ALL: usize = 100;
/// The most colours where squares have a texture and pieces have a theme's inks: with 120, pictures with many
/// cards had more than 60 kB.
const MOST_TEXTURED: usize = 70;
/// The most colours of other palettes. With 60, files are a sixth smaller than with the 256 possible, without a
/// visible difference: only shades at the edges of shapes are lost.
const MOST: usize = 60;
/// The bits per channel in the table.
const BITS: u32 = 5;

/// The colours of a theme's pictures.
#[derive(Clone)]
pub struct Palette {
    colours: Vec<Rgb>,
    /// For each colour, reduced to [`BITS`] bits per channel, the index of the nearest palette colour.
    nearest: Vec<u8>,
}

impl std::fmt::Debug for Palette {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Palette({} colours)", self.colours.len())
    }
}

/// The distance of two colours: squared, weighted as the eye does.
fn distance(one: Rgb, two: Rgb) -> u32 {
    let square = |channel: usize| u32::from(one[channel].abs_diff(two[channel])).pow(2);
    3 * square(0) + 6 * square(1) + 2 * square(2)
}

fn key(colour: Rgb) -> usize {
    colour.iter().fold(0, |key, channel| key << BITS | usize::from(*channel >> (8 - BITS)))
}

/// A histogram of colours, from which a palette is chosen.
pub struct Sample {
    /// For each colour, reduced to [`BITS`] bits per channel, the sums of the channels of all its pixels, and their number.
    sums: Vec<([u32; 3], u32)>,
}

impl Default for Sample {
    fn default() -> Self {
        Self { sums: vec![([0; 3], 0); 1 << (3 * BITS)] }
    }
}

impl Sample {
    /// The histogram of one picture.
    #[must_use]
    pub fn of(canvas: &Canvas) -> Self {
        let mut sample = Self::default();
        sample.add(canvas, 1);
        sample
    }

    /// Adds a picture a number of times. There is room for about sixteen million pixels.
    pub fn add(&mut self, canvas: &Canvas, times: u32) {
        // One number for each colour: numbers are compared faster.
        let number = |[red, green, blue]: Rgb| u32::from_le_bytes([red, green, blue, 0]);
        let (mut known, mut length) = (number([0; 3]), 0);
        for pixel in canvas.as_chunks::<3>().0 {
            let colour = number(*pixel);
            if colour != known {
                self.add_run(known, length * times);
                (known, length) = (colour, 0);
            }
            length += 1;
        }
        self.add_run(known, length * times);
    }

    /// Adds a number of pixels of one colour.
    fn add_run(&mut self, colour: u32, pixels: u32) {
        let [red, green, blue, _] = colour.to_le_bytes();
        let pixel = [red, green, blue];
        let (sum, count) = &mut self.sums[key(pixel)];
        for (sum, channel) in sum.iter_mut().zip(pixel) {
            *sum += u32::from(channel) * pixels;
        }
        *count += pixels;
    }
}

impl Palette {
    /// Chooses the best colours for pictures: the exact ones, then repeatedly the one with the largest error, by
    /// how often it occurs and how far it is from all chosen ones.
    #[must_use]
    pub fn of(exact: &[Rgb], sample: &Sample) -> Self {
        Self::chosen(exact, sample, MOST)
    }

    /// A palette with room for textures.
    #[must_use]
    pub fn textured(exact: &[Rgb], sample: &Sample) -> Self {
        Self::chosen(exact, sample, MOST_TEXTURED)
    }

    /// A palette with room for textures and for pieces with colours of their own.
    #[must_use]
    pub fn rich(exact: &[Rgb], sample: &Sample) -> Self {
        Self::chosen(exact, sample, MOST_OF_ALL)
    }

    fn chosen(exact: &[Rgb], sample: &Sample, most: usize) -> Self {
        // The mean of each reduced colour, its weight, and its distance from the nearest chosen colour.
        let mut open: Vec<(Rgb, f64, u32)> = sample
            .sums
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(sum, count)| (sum.map(|sum| (sum / count) as u8), f64::from(*count).sqrt(), u32::MAX))
            .collect();
        let mut colours: Vec<Rgb> = Vec::with_capacity(most);
        let mut choose = |colour: Rgb, open: &mut Vec<(Rgb, f64, u32)>| {
            if !colours.contains(&colour) && colours.len() < most {
                colours.push(colour);
                for candidate in open {
                    candidate.2 = candidate.2.min(distance(candidate.0, colour));
                }
            }
            colours.len() < most
        };
        for colour in exact {
            choose(*colour, &mut open);
        }
        let want = |(_, weight, distance): &(Rgb, f64, u32)| weight * f64::from(*distance);
        while let Some(next) = open.iter().max_by(|one, two| want(one).total_cmp(&want(two))) {
            let (colour, _, missed) = *next;
            if missed == 0 || !choose(colour, &mut open) {
                break;
            }
        }
        Self::known(colours)
    }

    /// A palette of colours chosen before.
    #[must_use]
    pub fn known(colours: Vec<Rgb>) -> Self {
        let nearest = nearest(&colours);
        Self { colours, nearest }
    }

    /// The colours, by index.
    #[must_use]
    pub fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// The index of the nearest palette colour.
    #[must_use]
    pub fn index(&self, colour: Rgb) -> u8 {
        self.nearest[key(colour)]
    }

    /// The index of the colour that results from laying one over another.
    #[must_use]
    pub fn mixed(&self, below: u8, colour: Rgb, alpha: u8) -> u8 {
        let mut pixel = self.colours[usize::from(below)];
        mix(&mut pixel, colour, alpha);
        self.index(pixel)
    }

    /// A canvas converted to these colours.
    #[must_use]
    pub fn indexed(&self, canvas: &Canvas) -> Indexed {
        index_colors(canvas, self)
    }
}

impl ColorMap for Palette {
    type Color = image::Rgb<u8>;

    fn index_of(&self, colour: &Self::Color) -> usize {
        self.index(colour.0).into()
    }

    fn map_color(&self, colour: &mut Self::Color) {
        colour.0 = self.colours[self.index_of(colour)];
    }
}

/// The table from reduced colours to the nearest palette colours.
fn nearest(colours: &[Rgb]) -> Vec<u8> {
    // Channel by channel, so that many distances are computed at once.
    let channel =
        |channel: usize| -> Vec<i32> { colours.iter().map(|colour| colour[channel].into()).collect() };
    let (reds, greens, blues) = (channel(0), channel(1), channel(2));
    let steps = 1 << BITS;
    let middle = |part: i32| (part << (8 - BITS)) + (1 << (7 - BITS));
    // Distance and index in one number: its minimum is the first of the nearest.
    let part = |weight: i32, known: i32, step: i32| (weight * (known - middle(step)).pow(2)) << 8;
    // A colour's blue is as far from each step of it for all red and green.
    let of_blue: Vec<Vec<i32>> =
        (0..steps).map(|step| blues.iter().map(|known| part(2, *known, step)).collect()).collect();
    let mut others = vec![0; colours.len()];
    let mut table = Vec::with_capacity(1 << (3 * BITS));
    for red in 0..steps {
        for green in 0..steps {
            for (index, (other, (known_red, known_green))) in
                (0..).zip(others.iter_mut().zip(reds.iter().zip(&greens)))
            {
                *other = (part(3, *known_red, red) + part(6, *known_green, green)) | index;
            }
            for blues in &of_blue {
                let found = others.iter().zip(blues).map(|(other, blue)| other + blue);
                table.push(found.fold(i32::MAX, i32::min) as u8);
            }
        }
    }
    // Palette colours map to themselves, even where two share a reduced colour.
    for (index, colour) in colours.iter().enumerate() {
        table[key(*colour)] = index as u8;
    }
    table
}
