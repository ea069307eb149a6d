//! Behaviour common to all games, tested with a game that shows it best.

use std::sync::Arc;

use super::Table;
use crate::catalogue;
use crate::games::chess::Chess;
use crate::rules::{Options, Rules};
use crate::seat::{Seat, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry, Typing, Understood};

fn entry(seat: u8, text: &str) -> Entry {
    Entry { actor: Actor::Seat(Seat(seat)), text: text.to_owned() }
}

#[test]
fn a_log_is_not_copied_for_each_entry() {
    let mut table = Table::<Chess>::new(Chess::start(&Options::default()).expect("the start"));
    let log = Arc::as_ptr(&table.log);
    for (seat, text) in [(0, "e2e4"), (1, "e7e5"), (0, "g1f3")] {
        table.apply(&entry(seat, text)).expect("a turn");
    }
    assert_eq!((Arc::as_ptr(&table.log), table.log.len()), (log, 3), "replaying takes as long as the log is");
}

#[test]
fn a_slash_too_many_changes_nothing() {
    let table = Table::<Chess>::new(Chess::start(&Options::default()).expect("the start"));
    for typed in ["/e2e4", "e2e4/", " e2e4 , /"] {
        let Ok(Understood::Turn(read)) = table.understand(Seat(0), typed) else { panic!("{typed}") };
        assert_eq!((read.entry.text.as_str(), read.rest.as_str()), ("e2e4", ""), "{typed}");
    }
    for typed in ["", "/", " , / "] {
        let refused = table.understand(Seat(0), typed).expect_err("nothing");
        assert_eq!(refused.code(), "step/empty", "{typed}");
    }
}

/// A table of three about to bid on a hole of Chess Golf; bids are sealed and may be changed.
fn sealing() -> Box<dyn AnyTable> {
    let hole = "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb";
    let position = format!("{hole} phase=bid hole=1 players=3 dealer=1 cards=2 deck=NNBBRRQnnbrrqk");
    let golf = catalogue::find("chess-golf").expect("a game of the catalogue");
    golf.open(&Options::default(), Some(&position)).expect("a position")
}

/// A table after these entries.
fn after(entries: &[(u8, &str)]) -> Box<dyn AnyTable> {
    let mut table = sealing();
    for (seat, text) in entries {
        table.apply(&entry(*seat, text)).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    table
}

fn assert_same(one: &dyn AnyTable, two: &dyn AnyTable) {
    assert_eq!(one.position(), two.position());
    assert_eq!((one.lines(), one.turns_completed()), (two.lines(), two.turns_completed()));
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))] {
        assert_eq!(one.scene(viewer), two.scene(viewer));
        assert_eq!(one.record(viewer), two.record(viewer));
        assert!(one.record_from(viewer, 1).iter().flatten().eq(one.record(viewer).iter().skip(1)));
    }
}

#[test]
fn a_change_of_a_sealed_decision_replaces_the_one_before() {
    let mut table = after(&[(0, "5"), (1, "9")]);
    assert!(table.replaces(&entry(0, "30")) && !table.replaces(&entry(2, "4")));
    assert!(!table.replaces(&entry(0, "resign")), "leaving is no change of a bid");
    for bid in ["30", "0", "30", "7"] {
        table.apply(&entry(0, bid)).expect("a bid");
    }
    assert_same(&*table, &*after(&[(0, "7"), (1, "9")]));
    table.apply(&entry(2, "4")).expect("a bid");
    assert_same(&*table, &*after(&[(0, "7"), (1, "9"), (2, "4")]));
    assert!(!table.replaces(&entry(0, "8")), "the bids are shown");
}

#[test]
fn a_refused_change_leaves_the_sealed_decision() {
    let mut table = after(&[(0, "5"), (1, "9")]);
    // The first part alone would have been a change.
    assert!(table.apply(&entry(0, "7/8")).is_err() && table.apply(&entry(0, "31")).is_err());
    assert_same(&*table, &*after(&[(0, "5"), (1, "9")]));
}

#[test]
fn what_time_decided_is_changed_beside_it_once() {
    let mut table = after(&[(0, "timeout")]);
    assert!(!table.replaces(&entry(0, "3")), "there is no bid to replace");
    table.apply(&entry(0, "3")).expect("a bid");
    assert!(table.replaces(&entry(0, "4")));
    for bid in ["4", "5", "6"] {
        table.apply(&entry(0, bid)).expect("a bid");
    }
    assert_same(&*table, &*after(&[(0, "timeout"), (0, "6")]));
    assert_eq!(table.lines(), 2);
}
