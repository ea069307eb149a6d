use proptest::prelude::*;

use super::*;
use crate::canvas::canvas;

fn texts(lines: &[Line]) -> Vec<&str> {
    lines.iter().map(|line| line.text.as_str()).collect()
}

#[test]
fn titles_break_between_words_and_are_cut_at_the_last_line() {
    let at = |most| lines("White can still shake out", SMALLEST, 140.0, most);
    assert_eq!(texts(&at(3)), ["White can", "still shake", "out"]);
    assert_eq!(texts(&at(2)), ["White can", "still shake out"], "letters get narrower first");
    assert_eq!(texts(&at(1)), ["White can stil…"]);
    assert_eq!(texts(&lines("Graveyard", SMALLEST, 152.0, 3)), ["Graveyard"]);
    assert_eq!(texts(&lines("", SMALLEST, 152.0, 3)), [""]);
    for line in lines("Hottentottenpotentatentantenattentat oh", SMALLEST, 152.0, 3) {
        assert!(line.width() <= 152.0, "{line:?}");
    }
}

#[test]
fn letters_get_narrower_before_any_is_left_out() {
    let room = width("Graveyard", SMALLEST) - 8.0;
    let line = Line::fitted("Graveyard", SMALLEST, room);
    assert_eq!(line.text, "Graveyard");
    assert!(line.stretch < 1.0 && line.width() <= room, "{line:?}");
    assert_eq!(fitted("Graveyard", SMALLEST, room), "Gravey…", "who asks for a text gets it cut");
    let line = Line::fitted("Graveyard", SMALLEST, room / 2.0);
    assert_eq!(line.text, "Gra…");
    assert!((line.stretch - NARROWEST).abs() < 1e-6);
}

#[test]
fn marks_join_their_letters_or_are_left_out() {
    for (written, shown) in [
        ("Ada", "Ada"),
        ("Cle\u{301}o", "Cléo"),
        ("Ben\u{20dd}", "Ben"),
        ("x\u{302}\u{303}\u{304}y", "xy"),
        ("Ǖ", "U"),
        ("Nguyễn", "Nguyễn"),
        ("Анна Καλή", "Анна Καλή"),
        ("ｆｕｌｌ　ｗｉｄｔｈ", "full width"),
        ("𝔇𝔢𝔳", "Dev"),
        ("ﬁne № ①", "fine No 1"),
        ("\u{202e}neB\u{202c}\u{200f}", "neB"),
        ("a\u{200d}b\u{200b}c\u{feff}\u{ad}d", "abcd"),
        ("one\r\n\ttwo\u{2028}three\u{a0}four\u{85}", "one two three four"),
        ("\0\u{7}\u{1b}[31m", "[31m"),
        ("👩‍👩‍👧 Cleo 🏳️‍🌈", "Cleo"),
        ("😀 😀", ""),
        ("שלום مرحبا 王小明", ""),
        ("\u{fdfa}", ""),
    ] {
        assert_eq!(printable(written), shown, "{written:?}");
    }
}

#[test]
fn nobody_is_without_a_name() {
    assert_eq!(name("Ada", "White"), "Ada");
    assert_eq!(name("🦄", "White"), "White");
    assert_eq!(name("!!", "Black"), "Black", "signs alone are no name");
    assert_eq!(name("王小明", ""), "?");
    assert_eq!(name("", "\u{200b}"), "?");
    assert!(has('?') && has('…'));
}

#[test]
fn a_name_of_32_wide_letters_is_cut_where_its_room_ends() {
    let wide = "Ｗ".repeat(32);
    for room in [0.0, 5.0, 40.0, 150.0, 700.0, 5000.0] {
        let shown = fitted(&wide, SMALLEST, room);
        assert!(width(&shown, SMALLEST) <= room, "{room}: {shown}");
        assert_eq!(shown.ends_with('…'), (20.0..700.0).contains(&room), "{room}: {shown}");
    }
    assert_eq!(fitted(&wide, SMALLEST, 5000.0), "W".repeat(32));
    // Marks are gone before anything is cut, so that no letter loses its own.
    assert_eq!(fitted("e\u{301}e\u{301}e\u{301}e\u{301}", SMALLEST, 45.0), "éé…");
}

/// Tests the limit that every drawing test relies on: smaller text fails at once.
#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "21.5 pixels high")]
fn nothing_is_written_smaller_than_can_be_read() {
    centred(&mut canvas(40, 30, [0; 3]), "Ada", 21.5, 20.0, 15.0, [255; 3]);
}

/// Random texts with letters of many scripts, marks, spaces and signs of all kinds.
fn anything() -> impl Strategy<Value = String> {
    let letters = prop_oneof![
        any::<char>(),
        proptest::char::range('\u{300}', '\u{36f}'),
        proptest::char::range('\u{590}', '\u{6ff}'),
        proptest::char::range('\u{2000}', '\u{206f}'),
        proptest::char::range('\u{ff01}', '\u{ff5e}'),
        proptest::char::range('\u{1f300}', '\u{1faff}'),
        proptest::char::range('a', 'z'),
    ];
    proptest::collection::vec(letters, 0..60).prop_map(String::from_iter)
}

proptest! {
    #[test]
    fn whatever_is_written_can_be_printed(text in anything(), room in 0.0..400.0_f32, most in 1..4_usize) {
        let shown = printable(&text);
        prop_assert!(shown.chars().all(has), "{shown:?}");
        prop_assert!(!shown.contains("  ") && shown.trim() == shown);
        prop_assert_eq!(printable(&shown), shown);
        prop_assert!(!name(&text, "").is_empty());
        prop_assert!(width(&fitted(&text, SMALLEST, room), SMALLEST) <= room);
        let lines = lines(&text, SMALLEST, room, most);
        prop_assert!((1..=most).contains(&lines.len()));
        for line in lines {
            prop_assert!(line.width() <= room + 0.01, "{line:?}");
            let mut canvas = canvas(40, 30, [0; 3]);
            line.write_centred(&mut canvas, 20.0, 15.0, [255; 3]);
        }
    }
}
