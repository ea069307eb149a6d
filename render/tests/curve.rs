//! Curves of who stood better: golden pictures, and everything in them fits.

mod support;

use proptest::prelude::*;
use render::Theme;
use render::curve::Curve;
use support::{RENDERER, compare};

fn texts(texts: [&str; 3]) -> [String; 3] {
    texts.map(str::to_owned)
}

/// A game of thirty rounds in which Black throws a good position away twice.
fn open() -> Curve {
    let share = |turn: u16| match turn {
        0..=20 => 500 + turn % 3 * 15,
        21..=38 => 480 - (turn - 20) * 18,
        39..=47 => 610 + turn % 2 * 20,
        48 => 300,
        _ => 800 + (turn - 48) * 16,
    };
    Curve {
        title: "Who stood better".to_owned(),
        heights: texts(["White", "even", "Black"]),
        turns: "turn".to_owned(),
        numbers: (0..61).map(|turn| turn / 2 + 1).collect(),
        share: (0..61).map(share).collect(),
        beliefs: Vec::new(),
        marks: vec![(38, "1".to_owned()), (47, "2".to_owned()), (48, "3".to_owned())],
    }
}

/// The curve with both sides' own estimates.
fn secret() -> Curve {
    let curve = open();
    let blurred = |by: u16| curve.share.iter().map(|share| (*share / 2 + by).min(1_000)).collect();
    let beliefs = vec![("White knew".to_owned(), blurred(330)), ("Black knew".to_owned(), blurred(160))];
    Curve { beliefs, ..curve }
}

#[test]
fn curves_look_as_they_did() {
    for theme in Theme::ALL {
        compare(&format!("curve-secret-{}", theme.word()), &RENDERER.curve(&secret(), *theme));
    }
    compare("curve-open-wood", &RENDERER.curve(&open(), Theme::WOOD));
    let short = Curve { numbers: vec![1, 1, 2, 2, 3], share: vec![500, 520, 480, 900, 1_000], ..open() };
    let short = Curve { marks: vec![(2, "1".to_owned())], ..short };
    compare("curve-short-slate", &RENDERER.curve(&short, Theme::SLATE));
}

/// The letters are thirteen pixels high in the picture shown at a width of 350.
#[test]
fn letters_are_large_enough_on_a_telephone() {
    let picture = RENDERER.curve(&secret(), Theme::WOOD);
    let shown = 28.0 * 350.0 / picture.width as f32;
    assert!(shown >= 13.0, "{} pixels wide: {shown}", picture.width);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_curve_is_too_odd(
        title in ".{0,80}", height in ".{0,40}",
        share in proptest::collection::vec(any::<u16>(), 0..90),
        numbers in proptest::collection::vec(any::<u32>(), 0..90),
        belief in proptest::collection::vec(any::<u16>(), 0..20),
        marks in proptest::collection::vec((0..500_usize, ".{0,9}"), 0..4),
    ) {
        let mut numbers = numbers;
        numbers.resize(share.len(), 7);
        numbers.sort_unstable();
        let heights = [height.clone(), height.clone(), height.clone()];
        let beliefs = vec![(title.clone(), belief)];
        let curve = Curve { title, heights, turns: height, numbers, share, beliefs, marks };
        let picture = RENDERER.curve(&curve, Theme::SLATE);
        prop_assert!(picture.width > 0 && !picture.png.is_empty());
    }
}
