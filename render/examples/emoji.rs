//! Writes every emoji into a folder, and a sheet of all of them as people meet them: at 128, 44 and 22 pixels, on Discord's
//! dark and light ground.
//!
//! ```text
//! cargo run --release -p render --example emoji -- FOLDER
//! ```

use std::fs;
use std::path::Path;

use render::emoji::{self, Emoji, SIZE};

/// The grounds: Discord's dark theme, its light one, a primary button, a secondary button of each theme.
const GROUNDS: [[u8; 3]; 4] = [[0x31, 0x33, 0x38], [255, 255, 255], [0x58, 0x65, 0xf2], [0x4e, 0x50, 0x58]];
const SIZES: [u32; 3] = [128, 44, 22];
/// Around each picture.
const GAP: u32 = 4;
const IN_A_ROW: usize = 10;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("name a folder")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let all = emoji::all();
    for Emoji { name, png } in &all {
        fs::write(folder.join(format!("{name}.png")), png)?;
    }
    for (number, ground) in GROUNDS.iter().enumerate() {
        fs::write(folder.join(format!("sheet-{number}.png")), sheet(&all, *ground)?)?;
    }
    let largest = all.iter().map(|one| one.png.len()).max().unwrap_or_default();
    println!("{} emoji, the largest {largest} bytes", all.len());
    Ok(())
}

/// All of them in rows, each row at every size.
fn sheet(all: &[Emoji], ground: [u8; 3]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let width = IN_A_ROW as u32 * (SIZE + 2 * GAP);
    let band: u32 = SIZES.iter().map(|size| size + 2 * GAP).sum();
    let height = band * all.len().div_ceil(IN_A_ROW) as u32;
    let mut pixels = ground.repeat((width * height) as usize);
    for (number, one) in all.iter().enumerate() {
        let picture = decode(&one.png)?;
        let x = (number % IN_A_ROW) as u32 * (SIZE + 2 * GAP) + GAP;
        let mut y = (number / IN_A_ROW) as u32 * band + GAP;
        for size in SIZES {
            for (at, pixel) in shrunk(&picture, size).iter().enumerate() {
                let (column, row) = (x + at as u32 % size, y + at as u32 / size);
                let place = 3 * (row * width + column) as usize;
                for channel in 0..3 {
                    let below = f32::from(ground[channel]);
                    let above = f32::from(pixel[channel]);
                    let opacity = f32::from(pixel[3]) / 255.0;
                    pixels[place + channel] = (below + (above - below) * opacity).round() as u8;
                }
            }
            y += size + 2 * GAP;
        }
    }
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(file)
}

fn decode(file: &[u8]) -> Result<Vec<[u8; 4]>, Box<dyn std::error::Error>> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size().ok_or("too large")?];
    reader.next_frame(&mut bytes)?;
    Ok(bytes.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]]).collect())
}

/// A picture at a smaller size: the mean of what each pixel covers, as clients do it.
fn shrunk(picture: &[[u8; 4]], size: u32) -> Vec<[u8; 4]> {
    let part = SIZE as f32 / size as f32;
    let covered = |at: u32| {
        let (from, to) = (at as f32 * part, (at + 1) as f32 * part);
        (from as u32..(to.ceil() as u32).min(SIZE))
            .map(move |pixel| (pixel, ((pixel + 1) as f32).min(to) - (pixel as f32).max(from)))
    };
    let mut small = Vec::with_capacity((size * size) as usize);
    for row in 0..size {
        for column in 0..size {
            let (mut colour, mut opacity, mut area) = ([0.0; 3], 0.0, 0.0);
            for (y, high) in covered(row) {
                for (x, wide) in covered(column) {
                    let pixel = picture[(y * SIZE + x) as usize];
                    let weight = high * wide * f32::from(pixel[3]);
                    for channel in 0..3 {
                        colour[channel] += weight * f32::from(pixel[channel]);
                    }
                    opacity += weight;
                    area += high * wide;
                }
            }
            let mean = colour.map(|sum: f32| if opacity > 0.0 { (sum / opacity) as u8 } else { 0 });
            small.push([mean[0], mean[1], mean[2], (opacity / area) as u8]);
        }
    }
    small
}
