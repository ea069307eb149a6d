//! The worst possible scenes: nothing panics, nothing overlaps, nothing grows without bound.

#[path = "support/hostile.rs"]
mod hostile;
mod support;

use engine::board::Square;
use engine::scene::Scene;
use hostile::{empty, hand, pile, scenes, table, tallies, zones};
use proptest::prelude::*;
use render::canvas::Rect;
use render::layout::Layout;
use render::{Look, Theme, text};
use support::{RENDERER, decoded};

fn meet(one: Rect, two: Rect) -> bool {
    one.x < two.x + two.width
        && two.x < one.x + one.width
        && one.y < two.y + two.height
        && two.y < one.y + one.height
}

/// Checks that everything has its own room inside the picture.
fn orderly(name: &str, scene: &Scene, layout: &Layout) {
    let boxes = layout.boxes(scene);
    let picture = Rect { x: 0, y: 0, width: layout.width as i32, height: layout.height as i32 };
    for (number, (what, own)) in boxes.iter().enumerate() {
        assert!(own.width >= 0 && own.height >= 0, "{name}: {what} {own:?}");
        let inside = own.x >= 0
            && own.y >= 0
            && own.x + own.width <= picture.width
            && own.y + own.height <= picture.height;
        assert!(inside, "{name}: {what} {own:?} sticks out of {picture:?}");
        for (other, its) in &boxes[number + 1..] {
            assert!(!meet(*own, *its), "{name}: {what} {own:?} and {other} {its:?}");
        }
    }
    assert!(layout.width * 7 <= layout.height * 11, "{name}: wider than 11:7");
}

#[test]
fn nothing_overlaps_and_nothing_grows_without_bound() {
    for (name, scene) in scenes() {
        for flipped in [false, true] {
            for square in [84, 60, 44] {
                let layout = Layout::sized(&scene, flipped, square);
                orderly(&format!("{name} at {square}"), &scene, &layout);
            }
            let layout = Layout::of(&scene, flipped);
            let (width, height) = (layout.width, layout.height);
            assert!(width <= 1200 && height <= 1400, "{name}: {width}x{height}");
            assert!(width * height <= 1_200_000, "{name}: {width}x{height}");
        }
    }
}

#[test]
fn nothing_panics() {
    for (name, scene) in scenes() {
        for theme in Theme::ALL {
            for flipped in [false, true] {
                let picture = RENDERER.picture(&scene, Look { theme: *theme, flipped });
                let (width, height, _) = decoded(&picture.png);
                assert_eq!((width, height), (picture.width, picture.height), "{name}");
                if std::env::var_os("MENAGERIE_SHOW").is_some() && !flipped {
                    let path = std::env::temp_dir().join(format!("hostile-{name}-{}.png", theme.word()));
                    std::fs::write(&path, &picture.png).expect("a temporary file");
                }
            }
        }
    }
}

#[test]
fn nothing_panics_with_small_squares() {
    for (name, scene) in scenes() {
        for square in [60, 44, 7, 1] {
            let layout = Layout::sized(&scene, false, square);
            let sheet = RENDERER.sheet(&scene, &layout, Theme::WOOD);
            assert_eq!(sheet.dimensions(), (layout.width, layout.height), "{name} at {square}");
            if std::env::var_os("MENAGERIE_SHOW").is_some() {
                let path = std::env::temp_dir().join(format!("hostile-{name}-{square}.png"));
                let png = render::encode::png(&sheet, &RENDERER.palette(Theme::WOOD), layout.square);
                std::fs::write(&path, png).expect("a temporary file");
            }
        }
    }
}

#[test]
fn a_hand_of_sixteen_lies_in_one_row_with_every_index_to_be_seen() {
    let (_, scene) = scenes().into_iter().find(|(name, _)| *name == "a hand of 16").expect("it is there");
    let layout = Layout::of(&scene, false);
    let place = layout.places.spreads[0].rect;
    assert!(place.height < 2 * 105, "one row: {place:?}");
    // What is not covered of the 15 lower ones is wider than letter and pip.
    assert!((place.width - 78) / 15 >= 33, "{place:?}");
}

#[test]
fn the_longest_numbers_and_names_fit_into_their_places() {
    for tally in tallies(4) {
        let shown = text::Line::fitted(&tally.title, text::SMALLEST, 98.0);
        assert!(shown.width() <= 98.0, "{shown:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// Any things together, in any numbers, on a board of any shape.
    #[test]
    fn everything_has_its_own_room_whatever_comes_together(
        squares in proptest::collection::btree_set(0..Square::COUNT as u8, 0..68),
        counted in 0..6_usize,
        piled in proptest::collection::vec((0..12_usize, 0..70_usize), 0..5),
        held in proptest::collection::vec((0..12_usize, 0..40_usize, prop_oneof![Just(0), any::<u32>()]), 0..7),
        tables in proptest::collection::vec((0..12_usize, 0..13_usize, 0..13_usize), 0..3),
        titled in 0..9_usize,
        flipped: bool,
        square in 20..100_u32,
    ) {
        let scene = Scene {
            tallies: tallies(counted),
            piles: piled.into_iter().map(|(title, count)| pile(title, count)).collect(),
            spreads: held.into_iter().map(|(title, count, hidden)| hand(title, count, hidden)).collect(),
            grids: tables.into_iter().map(|(title, rows, columns)| table(title, rows, columns)).collect(),
            zones: zones(titled),
            ..empty(squares.into_iter().map(Square::new))
        };
        orderly("by chance", &scene, &Layout::sized(&scene, flipped, square));
    }
}
