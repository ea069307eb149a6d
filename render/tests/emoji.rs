//! Emoji: names and files that Discord accepts, one for everything that games show, readable on dark and light backgrounds.

use std::collections::BTreeSet;

use engine::any_game::{Actor, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::scene::{Glyph, PlayingCard, Token};
use engine::seat::{Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use render::emoji::{self, SIZE};

/// Discord's dark background, its light one, and its buttons.
const GROUNDS: [[f32; 3]; 4] = [[49.0, 51.0, 56.0], [255.0; 3], [88.0, 101.0, 242.0], [78.0, 80.0, 88.0]];
/// The size at which people see it, in pixels.
const SEEN: usize = 22;

fn pixels(png: &[u8]) -> Vec<[u8; 4]> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let mut bytes = vec![0; reader.output_buffer_size().expect("not too large")];
    let info = reader.next_frame(&mut bytes).expect("a picture");
    assert_eq!((info.width, info.height, info.color_type), (SIZE, SIZE, png::ColorType::Rgba));
    bytes.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]]).collect()
}

/// The brightness of each pixel (0 to 255) of a picture on a background, at the size at which people see it.
fn seen(png: &[u8], ground: [f32; 3]) -> Vec<f32> {
    let light = |colour: [f32; 3]| 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
    let mut sums = vec![(0.0, 0.0_f32); SEEN * SEEN];
    for (at, pixel) in pixels(png).iter().enumerate() {
        let (x, y) = (at % SIZE as usize * SEEN / SIZE as usize, at / SIZE as usize * SEEN / SIZE as usize);
        let opacity = f32::from(pixel[3]) / 255.0;
        let colour = std::array::from_fn(|i| ground[i] + (f32::from(pixel[i]) - ground[i]) * opacity);
        let (sum, count) = &mut sums[y * SEEN + x];
        *sum += light(colour);
        *count += 1.0;
    }
    sums.into_iter().map(|(sum, count)| sum / count).collect()
}

#[test]
fn discord_takes_every_name_and_file() {
    let all = emoji::all();
    let names: BTreeSet<&str> = all.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names.len(), all.len(), "each name once");
    assert_eq!(all.len(), emoji::glyphs().count(), "everything is drawn");
    assert!(names.contains("m_white_knight") && names.contains("m_red_card_checkers"), "{names:?}");
    for one in &all {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        // Seven characters are left for the version.
        assert!((2..=25).contains(&one.name.len()) && one.name.chars().all(plain), "{}", one.name);
        assert!(one.png.len() < 32 * 1024, "{} has {} bytes", one.name, one.png.len());
        let pixels = pixels(&one.png);
        assert_eq!(pixels[0][3], 0, "{} has a transparent ground", one.name);
        assert!(pixels.iter().any(|pixel| pixel[3] == 255), "{} shows something", one.name);
    }
}

#[test]
fn the_bytes_are_the_same_every_time_and_on_every_thread() {
    let all = emoji::all();
    let elsewhere = std::thread::spawn(emoji::all).join().expect("no panic");
    assert!(all == elsewhere);
}

#[test]
fn each_is_seen_on_dark_and_light_ground_and_buttons() {
    for one in emoji::all() {
        for ground in GROUNDS {
            let empty = seen(&one.png, ground)[0];
            let strong = seen(&one.png, ground).iter().filter(|pixel| (**pixel - empty).abs() > 60.0).count();
            assert!(strong >= 20, "{} on {ground:?}: {strong} of {} pixels", one.name, SEEN * SEEN);
        }
    }
}

#[test]
fn no_two_are_alike_as_small_as_they_are_seen() {
    let all = emoji::all();
    for ground in GROUNDS {
        let seen: Vec<_> = all.iter().map(|one| seen(&one.png, ground)).collect();
        for (number, one) in all.iter().enumerate() {
            for (other, two) in all.iter().enumerate().skip(number + 1) {
                let differing = seen[number].iter().zip(&seen[other]);
                let differing = differing.filter(|(a, b)| (**a - **b).abs() > 40.0).count();
                assert!(differing >= 20, "{} and {} on {ground:?}: {differing} pixels", one.name, two.name);
            }
        }
    }
}

/// Every piece and card that viewers see in random games.
fn shown(viewers: impl Fn(usize) -> Vec<Viewer>) -> BTreeSet<Glyph> {
    let mut shown = BTreeSet::new();
    let mut rng = StdRng::seed_from_u64(3);
    for game in catalogue::all() {
        let mut table = game.open(&Options::default(), None).expect("the start");
        for _ in 0..300 {
            for viewer in viewers(game.info().seats.len()) {
                let scene = table.scene_in_english(viewer);
                let tokens = scene.cells.iter().filter_map(|cell| cell.token.as_ref());
                shown
                    .extend(tokens.chain(scene.piles.iter().flat_map(|pile| &pile.tokens)).map(Token::glyph));
                shown.extend(scene.spreads.iter().flat_map(|spread| &spread.cards).map(PlayingCard::glyph));
                shown.extend(table.offers(viewer).iter().filter_map(|offer| offer.brings));
            }
            let seat = match table.pending() {
                Pending::Seats(seats) => seats.iter().next().expect("somebody acts"),
                Pending::Chance => {
                    let (text, _) = table.outcomes().choose(&mut rng).expect("an outcome").clone();
                    let entry = Entry { actor: Actor::Chance, text };
                    table.apply(&entry).expect("an outcome");
                    continue;
                }
                Pending::Referee | Pending::Over(_) => break,
            };
            let offer = table.offers(Viewer::Seat(seat)).choose(&mut rng).expect("an offer").clone();
            table.step(seat, &offer.text).expect("it was offered");
        }
    }
    shown
}

#[test]
fn there_is_one_for_everything_that_games_show() {
    let everybody = |seats: usize| (0..seats).map(|seat| Viewer::Seat(Seat(seat as u8))).collect();
    let known: BTreeSet<Glyph> = emoji::glyphs().collect();
    let missing: Vec<_> = shown(everybody).difference(&known).copied().collect();
    assert!(missing.is_empty(), "{missing:?}");
}
