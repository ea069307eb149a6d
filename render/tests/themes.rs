//! Themes are measured: for every kind of sight everything can be told apart, and nothing by colour alone.

#[path = "support/measured.rs"]
mod measured;
#[allow(dead_code, reason = "golden pictures are compared elsewhere")]
mod support;

use std::{env, fs};

use measured::{Differences, LEAST, changes, marks, page, shown};
use palette::Lab;
use palette::color_difference::Ciede2000;
use palette::white_point::D65;
use render::art::Sprites;
use render::layout::SQUARE;
use render::palette::Palette;
use render::theme::sight::{Sight, contrast, distance, pairs};
use render::{Theme, paint};
use support::RENDERER;

/// G. Sharma, W. Wu, E. Dalal: The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data, and
/// Mathematical Observations (Color Research & Application 30, 2005), table 1.
#[rustfmt::skip]
const PUBLISHED: [([f64; 3], [f64; 3], f64); 34] = [
    ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
    ([50.0, 3.1571, -77.2803], [50.0, 0.0, -82.7485], 2.8615),
    ([50.0, 2.8361, -74.0200], [50.0, 0.0, -82.7485], 3.4412),
    ([50.0, -1.3802, -84.2814], [50.0, 0.0, -82.7485], 1.0),
    ([50.0, -1.1848, -84.8006], [50.0, 0.0, -82.7485], 1.0),
    ([50.0, -0.9009, -85.5211], [50.0, 0.0, -82.7485], 1.0),
    ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
    ([50.0, -1.0, 2.0], [50.0, 0.0, 0.0], 2.3669),
    ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0009], 7.1792),
    ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0010], 7.1792),
    ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0011], 7.2195),
    ([50.0, 2.49, -0.001], [50.0, -2.49, 0.0012], 7.2195),
    ([50.0, -0.001, 2.49], [50.0, 0.0009, -2.49], 4.8045),
    ([50.0, -0.001, 2.49], [50.0, 0.0010, -2.49], 4.8045),
    ([50.0, -0.001, 2.49], [50.0, 0.0011, -2.49], 4.7461),
    ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
    ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
    ([50.0, 2.5, 0.0], [61.0, -5.0, 29.0], 22.8977),
    ([50.0, 2.5, 0.0], [56.0, -27.0, -3.0], 31.9030),
    ([50.0, 2.5, 0.0], [58.0, 24.0, 15.0], 19.4535),
    ([50.0, 2.5, 0.0], [50.0, 3.1736, 0.5854], 1.0),
    ([50.0, 2.5, 0.0], [50.0, 3.2972, 0.0], 1.0),
    ([50.0, 2.5, 0.0], [50.0, 1.8634, 0.5757], 1.0),
    ([50.0, 2.5, 0.0], [50.0, 3.2592, 0.3350], 1.0),
    ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
    ([61.2901, 3.7196, -5.3901], [61.4292, 2.2480, -4.9620], 1.8731),
    ([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
    ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
    ([36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
    ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
    ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
    ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
];

#[test]
fn distances_are_the_published_ones() {
    let lab = |[l, a, b]: [f64; 3]| Lab::<D65, f64>::new(l, a, b);
    for (one, two, wanted) in PUBLISHED {
        for (one, two) in [(one, two), (two, one)] {
            let found = lab(one).difference(lab(two));
            assert!((found - wanted).abs() < 0.000_06, "{one:?} {two:?}: {found}, not {wanted}");
        }
    }
}

#[test]
fn sights_leave_grey_alone_and_lose_what_they_must() {
    for sight in Sight::ALL {
        for level in [0, 40, 128, 200, 255] {
            let difference = sight.sees([level; 3]).difference(Sight::Normal.sees([level; 3]));
            assert!(difference < 0.1, "{sight:?} sees {level} otherwise: {difference}");
        }
    }
    // Colours of one luminance that only the missing receptors tell apart.
    let lost = |one, two, sight| distance(one, two, sight) < distance(one, two, Sight::Normal) / 3.0;
    let (red, green) = ([200, 80, 60], [110, 125, 50]);
    assert!(lost(red, green, Sight::Deutan) && !lost(red, green, Sight::Tritan));
    let (crimson, brown) = ([190, 50, 60], [90, 70, 60]);
    assert!(lost(crimson, brown, Sight::Protan) && !lost(crimson, brown, Sight::Tritan));
    let (blue, teal) = ([70, 130, 190], [60, 140, 140]);
    assert!(lost(blue, teal, Sight::Tritan) && !lost(blue, teal, Sight::Deutan));
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 0.001);
}

#[test]
fn whoever_sees_which_colours_can_tell_what_has_to_be_told_apart() {
    let mut missing = Vec::new();
    for theme in Theme::ALL {
        for pair in pairs(theme.colours(), theme.grain()) {
            let mut at_least = |least: f64, found: f64, how: &str| {
                if found < least {
                    missing.push(format!("{theme:?}: {}: {how} {found:.1}, not {least}", pair.what));
                }
            };
            at_least(pair.contrast, pair.least_contrast(), "contrast");
            for sight in Sight::ALL {
                let least = if sight == Sight::Grey { pair.grey } else { pair.coloured };
                at_least(least, pair.least_distance(sight), sight.title());
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Pictures have few colours, and similar ones may be merged: not those of a theme.
#[test]
fn every_colour_of_a_theme_is_drawn_exactly() {
    for theme in Theme::ALL {
        let exact = paint::exact(*theme);
        let palette = Palette::of(&exact, &paint::sampler(&Sprites::new(*theme, SQUARE)));
        for colour in exact {
            let index = usize::from(palette.index(colour));
            assert_eq!(palette.colours()[index], colour, "{theme:?}");
        }
    }
}

#[test]
fn no_mark_is_told_by_colour_alone() {
    for theme in Theme::ALL {
        for (what, found) in changes(&RENDERER, *theme) {
            for (sight, found) in Sight::ALL.into_iter().zip(found) {
                assert!(
                    found >= LEAST,
                    "{theme:?}: {what} changes {found:.1} % for {sight:?}, not {LEAST} %"
                );
            }
        }
    }
}

#[test]
fn no_two_marks_look_alike_to_anybody() {
    let marks = marks();
    for theme in Theme::ALL {
        let mut differences = Differences::default();
        let all = shown(&RENDERER, *theme);
        for (number, one) in all.iter().enumerate() {
            for two in all[number + 1..].iter().filter(|two| two.place == one.place) {
                let found = differences.between(one, two);
                for (sight, found) in Sight::ALL.into_iter().zip(found) {
                    let names = (marks[one.mark].what, marks[two.mark].what);
                    assert!(
                        found >= LEAST,
                        "{theme:?}, {:?}: {names:?} differ by {found:.1} % for {sight:?}",
                        one.place
                    );
                }
            }
        }
    }
}

/// Written by `cargo run -p render --example colours`, and by this test with `MENAGERIE_BLESS=1`.
#[test]
fn the_page_says_what_is_measured() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/SIGHT.md");
    let page = page(&RENDERER);
    if env::var_os("MENAGERIE_BLESS").is_some() {
        fs::write(path, &page).expect("the page");
    }
    let written = fs::read_to_string(path).expect("the page");
    let changed = page.lines().zip(written.lines()).find(|(now, before)| now != before);
    assert!(page == written, "docs/SIGHT.md says otherwise, first at {changed:?}; write it anew");
}
