//! The encoder's files are read back by two independent decoders, for every kind of picture.
//!
//! `MENAGERIE_FUZZ=600 cargo test --release -p render --test encode fuzz` tries random pictures for ten minutes.

#[path = "support/readers.rs"]
mod readers;

use std::fmt::Write;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use readers::{read, read_by_hand};
use render::encode::{Encoder, Indexed, Tiles, png};
use render::theme::Rgb;

/// Colours that are all different.
fn palette(colours: usize) -> Vec<Rgb> {
    (0..colours).map(|number| [number as u8, (number * 7) as u8, 255 - number as u8]).collect()
}

/// Encodes a picture and checks that both decoders read the same.
fn round(picture: &Indexed, palette: &[Rgb], tile: u32) -> Vec<u8> {
    let file = png(picture, palette, tile);
    for (found, colours) in [read(&file), read_by_hand(&file)] {
        assert!(found == *picture, "{}x{}, tile {tile}", picture.width(), picture.height());
        assert_eq!(colours, palette[..colours.len()]);
    }
    file
}

/// The contents of a random picture.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Noise,
    Plain,
    Runs,
    Tiles,
    /// Small pieces copied from anywhere before.
    Patches,
    /// Few changes from one row to the next.
    Rows,
}

const KINDS: [Kind; 6] = [Kind::Noise, Kind::Plain, Kind::Runs, Kind::Tiles, Kind::Patches, Kind::Rows];

fn made(kind: Kind, width: u32, height: u32, tile: u32, colours: usize, random: &mut StdRng) -> Indexed {
    let (size, wide) = ((width * height) as usize, width as usize);
    let mut pixels: Vec<u8> = Vec::with_capacity(size);
    let any = |random: &mut StdRng| random.random_range(0..colours) as u8;
    let first = any(random);
    while pixels.len() < size {
        let at = pixels.len();
        match kind {
            Kind::Noise => pixels.push(any(random)),
            Kind::Plain => pixels.push(first),
            Kind::Runs => {
                let colour = any(random);
                pixels.extend((0..random.random_range(1..600)).map(|_| colour));
            }
            Kind::Tiles => {
                let (x, y) = (at % wide, at / wide);
                let tile = tile.max(1) as usize;
                let shade = x % tile * (y % tile) / 7 + (x / tile + y / tile) % 2 * 3;
                pixels.push((shade % colours) as u8);
            }
            Kind::Patches if at > 0 && random.random_bool(0.8) => {
                let from = random.random_range(0..at);
                for offset in 0..random.random_range(1..300) {
                    pixels.push(pixels[from + offset]);
                }
            }
            Kind::Rows if at >= wide && random.random_bool(0.98) => pixels.push(pixels[at - wide]),
            Kind::Patches | Kind::Rows => pixels.push(any(random)),
        }
    }
    pixels.truncate(size);
    indexed(width, height, pixels)
}

/// A picture of these colours.
fn indexed(width: u32, height: u32, pixels: Vec<u8>) -> Indexed {
    Indexed::from_raw(width, height, pixels).expect("as many pixels as it has places")
}

/// The most bytes for noise: the rows, the heads of stored blocks, palette and chunks.
fn most(picture: &Indexed) -> usize {
    let rows = (picture.width() as usize + 1) * picture.height() as usize;
    rows + rows / 1000 + 3 * 256 + 256
}

proptest! {
    #[test]
    fn any_picture_comes_back(
        kind in prop::sample::select(&KINDS), width in 1_u32..400, height in 1_u32..120,
        tile in 0_u32..100, colours in 1_usize..=256, seed: u64,
    ) {
        let picture = made(kind, width, height, tile, colours, &mut StdRng::seed_from_u64(seed));
        let file = round(&picture, &palette(colours), tile);
        prop_assert!(file.len() <= most(&picture));
        prop_assert_eq!(png(&picture, &palette(colours), tile), file, "always the same bytes");
    }

    #[test]
    fn what_is_remembered_changes_no_picture(
        kind in prop::sample::select(&KINDS), width in 1_u32..200, height in 1_u32..500,
        size in 0_u32..200, top in 0_u32..200, colours in 2_usize..=256, seed: u64,
    ) {
        let mut random = StdRng::seed_from_u64(seed);
        let mut picture = made(kind, width, height, size, colours, &mut random);
        let (tiles, palette, encoder) = (Tiles { size, top }, palette(colours), Encoder::default());
        for turn in 0..6 {
            let file = encoder.png(&picture, &palette, tiles);
            prop_assert!(read(&file).0 == picture, "turn {}", turn);
            prop_assert_eq!(Encoder::default().png(&picture, &palette, tiles), file, "turn {}", turn);
            // A turn: a small rectangle looks otherwise, or all is as it was before.
            let (x, y) = (random.random_range(0..width), random.random_range(0..height));
            for (x, y) in (x..width.min(x + 5)).flat_map(|x| (y..height.min(y + 5)).map(move |y| (x, y))) {
                picture.get_pixel_mut(x, y).0 = [random.random_range(0..colours) as u8];
            }
        }
    }
}

#[test]
fn fuzz() {
    let seconds = env::var("MENAGERIE_FUZZ").map_or(2, |text| text.parse().expect("seconds"));
    let (start, mut random, mut tried) = (Instant::now(), StdRng::seed_from_u64(seconds), 0);
    while start.elapsed() < Duration::from_secs(seconds) {
        let kind = KINDS[random.random_range(0..KINDS.len())];
        let longest = 1 << random.random_range(0..11);
        let (width, height) = (random.random_range(1..=longest), random.random_range(1..=longest.min(500)));
        let tile = random.random_range(0..200);
        let colours = random.random_range(1..=256);
        let picture = made(kind, width, height, tile, colours, &mut random);
        // The tile may be any number: it is a hint.
        let hint = if random.random_bool(0.2) { random.random() } else { tile };
        let file = round(&picture, &palette(colours), hint);
        assert!(file.len() <= most(&picture), "{kind:?} {width}x{height} {colours} colours");
        tried += 1;
    }
    println!("{tried} pictures");
    assert!(tried > 0);
}

#[test]
fn runs_of_every_length_around_the_longest_match_come_back() {
    for length in 1..=800 {
        let pixels = (0..800).map(|at| u8::from(at >= length)).collect();
        round(&indexed(800, 1, pixels), &palette(2), 1);
    }
}

#[test]
fn what_repeats_as_far_back_as_deflate_can_look_is_found_and_what_is_further_is_not_claimed() {
    let mut random = StdRng::seed_from_u64(7);
    // Rows of a byte more than pixels: distances of 32767, 32768 and 32769.
    let sizes = [32_766_u32, 32_767, 32_768].map(|width| {
        let row = made(Kind::Noise, width, 1, 0, 256, &mut random).into_raw();
        let picture = indexed(width, 2, [row.clone(), row].concat());
        (round(&picture, &palette(256), 0).len(), width as usize)
    });
    let [near, limit, beyond] = sizes.map(|(size, width)| size * 10 / width);
    assert_eq!((near, limit), (10, 10), "the second row is a copy: {sizes:?}");
    assert!(beyond >= 20, "nothing to copy from: {sizes:?}");
}

#[test]
fn colours_as_frequent_as_fibonacci_numbers_come_back() {
    // Huffman's own code for these would have lengths of up to 22.
    let mut pixels = Vec::new();
    let (mut one, mut two) = (1_usize, 1_usize);
    for colour in 0..23 {
        pixels.extend((0..one).map(|_| colour));
        (one, two) = (two, one + two);
    }
    let mut random = StdRng::seed_from_u64(1);
    for at in (1..pixels.len()).rev() {
        pixels.swap(at, random.random_range(0..=at));
    }
    pixels.truncate(75_000);
    let file = round(&indexed(300, 250, pixels), &palette(23), 1);
    assert!(file.len() < 30_000, "{} bytes: about two bits a pixel are enough", file.len());
}

#[test]
fn noise_is_stored_as_it_is() {
    let picture = made(Kind::Noise, 700, 300, 0, 256, &mut StdRng::seed_from_u64(3));
    let file = round(&picture, &palette(256), 84);
    let rows = 701 * 300;
    assert!((rows..rows + 1_000).contains(&file.len()), "{} bytes", file.len());
}

#[test]
fn one_colour_costs_next_to_nothing_however_large() {
    let picture = indexed(2_000, 1_500, vec![5; 3_000_000]);
    let file = round(&picture, &palette(6), 88);
    assert!(file.len() < 20_000, "{} bytes", file.len());
}

#[test]
fn what_is_missing_is_filled_in() {
    let black = |file: &[u8]| read(file).1;
    let nothing = png(&indexed(0, 0, Vec::new()), &[], 0);
    assert_eq!(read(&nothing).0, indexed(1, 1, vec![0]));
    assert_eq!((read_by_hand(&nothing), black(&nothing)), (read(&nothing), vec![[0; 3]]));
    // Pixels can't be too few; colours can.
    assert!(Indexed::from_raw(3, 2, vec![2, 1]).is_none());
    let file = png(&indexed(3, 2, vec![2, 1, 0, 0, 0, 0]), &[[9, 9, 9]], 1);
    assert_eq!(*read(&file).0, [2, 1, 0, 0, 0, 0]);
    assert_eq!(black(&file), [[9; 3], [0; 3], [0; 3]]);
    // Pixels that are too many, and colours.
    let file = png(&indexed(1, 1, vec![1, 2, 3]), &vec![[7; 3]; 300], 1);
    assert_eq!(read(&file), read_by_hand(&file));
    assert_eq!(*read(&file).0, [1]);
}

#[test]
fn a_palette_goes_no_further_than_the_picture_needs() {
    let file = round(&indexed(2, 2, vec![0, 3, 3, 1]), &palette(256), 1);
    assert_eq!(read(&file).1, palette(4));
}

/// Boards from the time when the encoder was made: they don't change with the art.
#[test]
fn boards_are_as_small_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/encode");
    let mut sizes = String::new();
    for name in ["board", "hand", "narrow", "sheets"] {
        let (picture, palette) = read(&fs::read(folder.join(name).with_extension("png")).expect(name));
        writeln!(sizes, "{name} {}", round(&picture, &palette, 84).len()).expect("a line");
    }
    let path = folder.join("sizes.txt");
    if env::var_os("MENAGERIE_BLESS").is_some() {
        fs::write(&path, &sizes).expect("the sizes");
    }
    let golden = fs::read_to_string(&path).expect("the sizes");
    let numbers =
        |text: &str| -> Vec<usize> { text.split_whitespace().filter_map(|word| word.parse().ok()).collect() };
    let (was, is) = (numbers(&golden), numbers(&sizes));
    assert_eq!(was.len(), is.len());
    let grown = was.iter().zip(&is).any(|(was, is)| is * 100 > was * 103);
    assert!(!grown, "files grew by more than three per cent; was\n{golden}is\n{sizes}");
}
