//! Properties of every table of every game.

use engine::any_game::{AnyGame, AnyTable};
use engine::record;
use engine::rules::{Options, Pending};
use engine::seat::{Seat, Viewer};

/// Every viewer of a game: each seat, and the public.
pub(super) fn viewers(game: &dyn AnyGame) -> Vec<Viewer> {
    let seats = (0..game.info().seats.len()).map(|seat| Viewer::Seat(Seat(seat as u8)));
    seats.chain([Viewer::Public]).collect()
}

/// Checks that a text for people fits a message and can be printed.
pub(super) fn readable(sentence: &str) {
    assert!(!sentence.is_empty(), "a refusal says nothing");
    assert!(sentence.chars().count() <= 2_000, "a refusal is too long: {sentence}");
    assert!(!sentence.chars().any(char::is_control), "a refusal holds control characters: {sentence:?}");
}

/// Checks that every viewer can be shown the table, and that it can be written and read back.
pub(super) fn sound(game: &dyn AnyGame, options: &Options, table: &dyn AnyTable) {
    let position = table.position();
    assert!(!position.contains(char::is_control), "{position:?}");
    for viewer in viewers(game) {
        let asked = viewer.seat().is_some_and(|seat| table.may_act().contains(seat));
        let offers = table.offers(viewer);
        assert_eq!(!offers.is_empty(), asked, "{position}: {viewer:?}");
        for offer in &offers {
            let length = offer.label.in_english(table.info()).chars().count();
            assert!((1..=60).contains(&length), "{position}: {offer:?}");
            assert_eq!(offer.from.is_none(), offer.piece.is_empty(), "{position}: {offer:?}");
        }
        assert!(offers.is_sorted_by(|one, two| one.text != two.text), "{position}");
        let scene = table.scene(viewer);
        assert!(scene.cells.is_sorted_by_key(|cell| cell.square), "{position}");
        assert!(!scene.status.is_empty(), "{position}");
        let _ = record::write(table, options, viewer, &[]);
        if let Some(seat) = viewer.seat() {
            let _ = (table.table_offers(seat), table.shortcuts(seat), table.takeback(seat));
        }
    }
    let _ = (table.claim(), table.question(), table.limit(), table.places());
    // Between turns a position's text is complete.
    if let Pending::Seats(_) = table.pending() {
        let again = game.open(options, Some(&position));
        let again = again.unwrap_or_else(|error| panic!("{position}: {error}"));
        assert_eq!(again.position(), position);
        assert_eq!(again.pending(), table.pending(), "{position}");
    }
}

/// Everything that can be seen of a table.
pub(super) fn seen(game: &dyn AnyGame, table: &dyn AnyTable) -> String {
    let record: Vec<_> = viewers(game).into_iter().map(|viewer| table.record(viewer)).collect();
    format!("{} {:?} {} {record:?}", table.position(), table.pending(), table.lines())
}
