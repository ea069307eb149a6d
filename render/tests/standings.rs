//! Tables of standings: golden pictures, and everything in them fits.

mod support;

use proptest::prelude::*;
use render::Theme;
use render::standings::{Cell, Mark, Row, Side, Standings};
use support::{RENDERER, compare};

fn mark(square: Side, against: &str, result: &str) -> Mark {
    Mark {
        square,
        against: against.to_owned(),
        result: result.to_owned(),
        won: result == "1" || result == "+",
    }
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// A Swiss tournament of seven after two of three rounds.
fn swiss() -> Standings {
    let one = |place: &str, label: &str, marks: [Mark; 2], totals: [&str; 3]| Row {
        place: place.to_owned(),
        label: label.to_owned(),
        gone: label == "F",
        cells: marks
            .into_iter()
            .map(|mark| Cell::Marks(vec![mark]))
            .chain([Cell::Marks(Vec::new())])
            .collect(),
        totals: texts(&totals),
    };
    use Side::{Dark, Light, None};
    Standings {
        title: "Autumn Cup".to_owned(),
        note: "After round 2 of 3".to_owned(),
        heads: texts(&["1", "2", "3"]),
        totals: texts(&["Pts", "Bh", "SB"]),
        rows: vec![
            one("1", "A", [mark(Light, "D", "1"), mark(Dark, "B", "1")], ["2", "1", "1"]),
            one("2", "E", [mark(Dark, "B", "½"), mark(Light, "C", "1")], ["1½", "2½", "1.25"]),
            one("3", "G", [mark(None, "", "1"), mark(Light, "D", "½")], ["1½", "2", "1.75"]),
            one("4", "C", [mark(Light, "F", "1"), mark(Dark, "E", "0")], ["1", "1½", "0"]),
            one("5", "B", [mark(Light, "E", "½"), mark(Light, "A", "0")], ["½", "3½", "0.75"]),
            one("5", "D", [mark(Dark, "A", "0"), mark(Dark, "G", "½")], ["½", "3½", "0.75"]),
            one("7", "F", [mark(Dark, "C", "0"), mark(None, "", "–")], ["0", "1", "0"]),
        ],
    }
}

/// A round robin of this many players, after some rounds.
fn round_robin(players: usize, each: usize) -> Standings {
    let letters: Vec<String> = (0..players).map(|at| char::from(b'A' + at as u8).to_string()).collect();
    let cell = |own: usize, other: usize| {
        if own == other {
            return Cell::Own;
        }
        let game = |again: usize| {
            let light = (own + other + again + usize::from(own > other)).is_multiple_of(2);
            let square = if light { Side::Light } else { Side::Dark };
            let result = match (own * 7 + other * 5 + again) % 5 {
                0 => "½",
                1 => "·",
                _ if own < other => "1",
                _ => "0",
            };
            mark(square, "", result)
        };
        Cell::Marks((0..each).map(game).collect())
    };
    let row = |own: usize| Row {
        place: (own + 1).to_string(),
        label: letters[own].clone(),
        gone: false,
        cells: (0..players).map(|other| cell(own, other)).collect(),
        totals: texts(&["10½", "48.25"]),
    };
    Standings {
        title: "Zombie Chess Tournament".to_owned(),
        note: "After round 5 of 11".to_owned(),
        heads: letters.clone(),
        totals: texts(&["Pts", "SB"]),
        rows: (0..players).map(row).collect(),
    }
}

#[test]
fn tables_look_as_they_did() {
    for theme in Theme::ALL {
        compare(&format!("standings-swiss-{}", theme.word()), &RENDERER.standings(&swiss(), *theme));
    }
    compare("standings-everybody-wood", &RENDERER.standings(&round_robin(12, 1), Theme::WOOD));
    compare("standings-twice-slate", &RENDERER.standings(&round_robin(6, 2), Theme::SLATE));
}

/// In the widest tables letters are eleven pixels high when shown at a width of 350.
#[test]
fn letters_are_large_enough_on_a_telephone() {
    for table in [swiss(), round_robin(12, 1), round_robin(6, 2)] {
        let picture = RENDERER.standings(&table, Theme::WOOD);
        let shown = 32.0 * 350.0 / picture.width as f32;
        assert!(shown >= 11.0, "{} pixels wide: {shown}", picture.width);
    }
}

#[test]
fn the_same_table_has_the_same_bytes() {
    assert_eq!(RENDERER.standings(&swiss(), Theme::PAPER), RENDERER.standings(&swiss(), Theme::PAPER));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_table_is_too_odd(
        title in ".{0,80}", note in ".{0,80}",
        heads in proptest::collection::vec(".{0,9}", 0..8), totals in proptest::collection::vec(".{0,9}", 0..5),
        rows in proptest::collection::vec((".{0,9}", ".{0,9}", any::<bool>(),
            proptest::collection::vec((".{0,9}", ".{0,9}", any::<bool>()), 0..9)), 0..6),
    ) {
        let rows = rows.into_iter().map(|(place, label, gone, cells)| Row {
            place,
            label,
            gone,
            totals: cells.iter().map(|(one, _, _)| one.clone()).collect(),
            cells: cells
                .into_iter()
                .map(|(against, result, won)| Cell::Marks(vec![Mark { square: Side::Dark, against, result, won }]))
                .collect(),
        });
        let table = Standings { title, note, heads, totals, rows: rows.collect() };
        let picture = RENDERER.standings(&table, Theme::SLATE);
        prop_assert!(picture.width >= 480 && !picture.png.is_empty());
    }
}

#[test]
fn a_long_title_takes_two_lines() {
    let long = Standings { title: "Adrenaline Chess Tournament of Autumn".to_owned(), ..swiss() };
    let drawn = |standings: &Standings| RENDERER.standings(standings, Theme::WOOD);
    let (one, two) = (drawn(&swiss()), drawn(&long));
    assert_eq!(two.width, one.width);
    assert!(two.height > one.height, "{} {}", two.height, one.height);
}
