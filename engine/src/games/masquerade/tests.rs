//! The sentences of `rules.md`, each with a position that would tell if it were not so, and a second opinion on moves and
//! sheets.

use std::collections::BTreeSet;

use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use super::disguise::{Disguise, KINDS};
use crate::board::Role;
use crate::catalogue;
use crate::rules::{Audience, Options, Pending, Shortcut};
use crate::scene;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry, Understood};
use crate::trial::Trial;
use crate::trial::naive::{Naive, index, name};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const TABLE: &str = "KR,QK,RN,BB,NQ";

/// A trial of a game whose tables are filled in.
fn at(position: &str, white: &str, black: &str) -> Trial {
    Trial::at("masquerade", &format!("{position} white={white} black={black}"))
}

fn open(options: &[(&str, &str)], from: Option<&str>) -> Box<dyn AnyTable> {
    let game = catalogue::find("masquerade").expect("it is in the catalogue");
    game.open(&Options::new(game.info(), options.iter().copied()).expect("options"), from)
        .expect("a position")
}

fn entry(seat: u8, text: &str) -> Entry {
    Entry { actor: Actor::Seat(Seat(seat)), text: text.to_owned() }
}

/// Tests that a table sealed while the other was still asked is not opened by the end, however the game ends.
#[test]
fn a_table_stays_shut_where_the_game_ends_before_both_have_chosen() {
    let ends = [(Actor::Seat(Seat(0)), "resign"), (Actor::Seat(Seat(0)), "timeout")];
    let off = [(Actor::Seat(Seat(0)), "call-off"), (Actor::Referee, "call-off")];
    for (actor, word) in ends.into_iter().chain(off) {
        let ended = |choice: &str, answered: bool| {
            let mut table = open(&[], None);
            table.apply(&entry(1, choice)).expect("Black is first");
            assert!(table.hides() && table.sealed().iter().eq([Seat(1)]));
            if answered {
                table.apply(&entry(0, "KR/QK/RN/BB/NQ")).expect("White, too");
                assert!(table.hides() && table.sealed().is_empty());
            }
            table.apply(&Entry { actor, text: word.to_owned() }).expect("the end");
            assert!(matches!(table.pending(), Pending::Over(_)));
            assert_eq!(table.disclosure().is_some(), answered, "{word}");
            assert_eq!(crate::record::is_whole(&*table), answered);
            table
        };
        let (one, two) = ("KR/QK/RN/BB/NQ", "KK/QQ/RR/BB/NN");
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
            let seen = |choice: &str, answered: bool| {
                let table = ended(choice, answered);
                let recent: Vec<_> = table.recent(viewer).collect();
                (table.scene(viewer), table.record(viewer), table.record_from(viewer, 0), recent)
            };
            assert_eq!(seen(one, false), seen(two, false), "{word}");
            assert_ne!(seen(one, true), seen(two, true), "{word}: both had chosen, so both are opened");
        }
        let own = Viewer::Seat(Seat(1));
        assert_ne!(ended(one, false).scene(own), ended(two, false).scene(own), "one's own is one's own");
    }
}

#[test]
fn both_fill_in_a_table_unseen_and_in_any_order() {
    let mut table = open(&[], None);
    for seat in [0, 1] {
        assert!(table.may_act().contains(Seat(seat)));
        assert_eq!(table.shortcuts(Seat(seat)), [Shortcut::Random, BALANCED, Shortcut::Again]);
        let labels: Vec<String> = table
            .offers(Viewer::Seat(Seat(seat)))
            .into_iter()
            .map(|offer| offer.label.in_english(table.info()))
            .collect();
        let other = ["black", "white"][usize::from(seat)];
        assert_eq!(labels[0], format!("{other} king captures as ever"));
        assert_eq!(labels[1], format!("{other} king captures like a queen"));
    }
    let refused = table.apply(&entry(0, "e2e4")).expect_err("no table yet");
    assert!(refused.to_string().starts_with("First choose how"), "{refused}");
    let applied = table.apply(&entry(1, "KR/QK/RN/BB/NQ")).expect("Black is first");
    assert_eq!(applied.events[0].sentence(table.info()), "Black is ready.");
    assert_eq!(
        applied.events[1].sentence(table.info()),
        "You have chosen how White captures: the king like a rook, queens like a king, rooks like a knight, bishops like a \
         bishop, knights like a queen (`KR/QK/RN/BB/NQ`)."
    );
    assert!(matches!(applied.events[1].audience, Audience::Only(seats) if seats.iter().eq([Seat(1)])));
    assert_eq!(table.pending(), Pending::Seats(SeatSet::only(Seat(0))));
    let status = table.scene(Viewer::Public).in_english(table.info()).status;
    assert_eq!(status, "White has yet to choose how Black's pieces capture.");
    // What was chosen is seen by the chooser alone.
    let texts = |viewer| table.record(viewer).into_iter().map(|turn| turn.text).collect::<Vec<_>>();
    assert_eq!(texts(Viewer::Public), ["?"]);
    assert_eq!(texts(Viewer::Seat(Seat(0))), ["?"]);
    assert_eq!(texts(Viewer::Seat(Seat(1))), ["KR/QK/RN/BB/NQ"]);
    // Typed with commas, as tables are written.
    let typed = table.read(Seat(0), "KQ, QN, RB, BR, NK").expect("a table");
    table.apply(&typed.entry).expect("a table");
    assert_eq!(table.position(), format!("{START} white={TABLE} black=KQ,QN,RB,BR,NK"));
    assert!(table.may_act().iter().eq([Seat(0)]) && table.shortcuts(Seat(0)).is_empty());
    assert!(table.apply(&entry(1, "KR/QK/RN/BB/NQ")).is_err(), "both have chosen for good");
}

#[test]
fn a_table_may_be_typed_in_any_order() {
    let read = |typed: &str| open(&[], None).read(Seat(0), typed);
    let canonical = entry(0, "KQ/QN/RB/BK/NR");
    // As the rules print it, among others.
    for typed in ["KQ/QN/RB/NR/BK", "NR/BK/RB/QN/KQ", "bk, kq, nr, qn, rb", "KQ/QN/RB/BK/NR"] {
        assert_eq!(read(typed).expect(typed).entry, canonical, "{typed}");
    }
    for wrong in
        ["KQ/QN/RB/NR", "KQ/KN/RB/NR/BK", "KQ/QN/RB/NR/BQ", "KQ/QN/RB/NR/BK/QN", "NR/??/KQ/QN/RB", "NR"]
    {
        assert!(read(wrong).is_err(), "{wrong}");
    }
    // What is left of one that was begun.
    let mut begun = open(&[], None);
    begun.step(Seat(0), "KQ").expect("the king first");
    assert_eq!(begun.read(Seat(0), "NR/RB/BK/QN").expect("the rest").entry, entry(0, "QN/RB/BK/NR"));
}

/// The shortcut that the game recommends.
const BALANCED: Shortcut = Shortcut::Balanced("KQ/QN/RB/BK/NR");

#[test]
fn a_choice_may_be_changed_unnoticed_until_both_have_chosen() {
    let mut once = open(&[], None);
    once.apply(&entry(1, "KR/QK/RN/BB/NQ")).expect("Black is first");
    let mut twice = once.fork();
    assert!(twice.may_act().contains(Seat(1)));
    assert_eq!(twice.shortcuts(Seat(1)), [Shortcut::Random, BALANCED, Shortcut::Again]);
    let applied = twice.apply(&entry(1, "KQ/QN/RB/BK/NR")).expect("chosen anew");
    assert!(
        applied.events.iter().all(|event| !event.audience.includes(Viewer::Seat(Seat(0)))),
        "{:?}",
        applied.events
    );
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
        assert_eq!(twice.scene(viewer), once.scene(viewer));
        let texts =
            |table: &dyn AnyTable| table.record(viewer).into_iter().map(|turn| turn.text).collect::<Vec<_>>();
        assert_eq!(texts(&*twice), texts(&*once));
    }
    assert_eq!(twice.pending(), once.pending());
    twice.apply(&entry(0, "KR/QK/RN/BB/NQ")).expect("White's choice");
    assert_eq!(twice.position(), format!("{START} white=KQ,QN,RB,BK,NR black={TABLE}"));
    // In the middle of a change nothing but a whole new table counts.
    let refused = once.fork().apply(&entry(1, "KQ/QN"));
    assert!(refused.is_err(), "{refused:?}");
}

#[test]
fn menus_leave_what_is_still_free() {
    let mut draft = open(&[], None);
    for (line, left) in [("KR", 5), ("QK", 4), ("RN", 3), ("BB", 2), ("NQ", 1)] {
        let offers = draft.offers(Viewer::Seat(Seat(0)));
        assert_eq!(offers.len(), left, "before {line}");
        assert!(offers.iter().any(|offer| offer.text == line));
        draft.step(Seat(0), line).expect(line);
    }
    let mut draft = open(&[], None);
    draft.step(Seat(0), "KR").expect("free");
    assert_eq!(draft.shortcuts(Seat(0)), [Shortcut::Random]);
    assert!(draft.step(Seat(0), "QR").is_err(), "rooks' ways are taken");
    assert!(draft.step(Seat(0), "RK").is_err(), "the queen comes next");
    let refusal = draft.read(Seat(0), "RK").expect_err("the queen comes next");
    assert!(
        refusal.to_string().starts_with("Choose how the next kind captures: `QK`, `QQ`, `QB`, `QN`."),
        "{refusal}"
    );
}

#[test]
fn an_attempt_succeeds_as_the_row_says() {
    // The king on e4 reaches d4 like a king, queen or rook.
    for (way, right) in [("K", true), ("Q", true), ("R", true), ("B", false), ("N", false)] {
        let others: Vec<&str> = ["K", "Q", "R", "B", "N"].into_iter().filter(|other| *other != way).collect();
        let table = format!("K{way},Q{},R{},B{},N{}", others[0], others[1], others[2], others[3]);
        let mut game = at("7k/8/8/8/3pK3/8/8/8 w - - 3 9", &table, TABLE);
        let sentences = game.play("Kxd4");
        let board = game.position();
        if right {
            assert_eq!(sentences, ["“Capture?” – “Yes.” The king takes the pawn."]);
            assert!(board.starts_with("7k/8/8/8/3K4/8/8/8 b - - 0 9"), "{board}");
        } else {
            assert_eq!(
                sentences,
                [
                    "“Capture?” – “No.” The king can't take the pawn like that: nothing moves, and the turn is spent."
                ]
            );
            assert!(board.starts_with("7k/8/8/8/3pK3/8/8/8 b - - 4 9"), "{board}");
            assert_eq!(game.scene().changed, "White: the king on e4 tries to take the pawn on d4 and can't.");
            assert_eq!(game.scene().arrows.len(), 1);
        }
    }
}

#[test]
fn the_record_notes_what_was_wrong() {
    let mut table =
        open(&[], Some(&format!("7k/8/8/8/3pK3/8/8/8 w - - 3 9 white=KB,QK,RN,BR,NQ black={TABLE}")));
    table.apply(&entry(0, "e4d4")).expect("an attempt");
    table.apply(&entry(1, "d4d3")).expect("a move");
    let record: Vec<_> =
        table.record(Viewer::Public).into_iter().map(|turn| (turn.text, turn.remark)).collect();
    assert_eq!(record, [("e4d4".to_owned(), Some("wrong")), ("d4d3".to_owned(), None)]);
}

#[test]
fn a_wrong_attempt_ends_en_passant_rights() {
    let position = "4k3/8/8/3pP3/8/8/8/R3K2r w - d6 0 5";
    let mut game = at(position, "KB,QK,RN,BR,NQ", TABLE);
    assert!(game.allows("e5d6"));
    game.play("e1h1 e8e7 a1a2");
    assert!(game.position().starts_with("8/4k3/8/3pP3/8/8/R7/4K2r b - - 3 6"), "{}", game.position());
}

#[test]
fn attempts_are_what_one_of_five_ways_allows() {
    // From d4: a queen's lines and a knight's leaps, up to the first obstacle; own pieces and what hides behind are out.
    let game = at("k7/3p2p1/5p2/2p1p3/1P1B1p2/4P3/2p5/7K w - - 0 1", TABLE, TABLE);
    assert_eq!(
        game.turns_from("d4"),
        // Plain moves of a bishop; attempts on c5, e5, d7 and f4 along a queen's lines, on c2 by a knight's leap.
        "d4a1 d4b2 d4c2 d4c3 d4c5 d4d7 d4e5 d4f4"
    );
    // Pawns only what is legal, and that always.
    let mut game = at("k7/8/8/3p4/4P3/8/8/7K w - - 0 1", TABLE, TABLE);
    assert_eq!(game.turns_from("e4"), "e4d5 e4e5");
    assert!(game.play("exd5").is_empty(), "nobody has to ask");
    assert!(game.position().starts_with("k7/8/8/3P4/8/8/8/7K b - - 0 1"));
}

#[test]
fn what_is_offered_does_not_depend_on_the_own_table() {
    let position = "r3k2r/ppp2ppp/2n1bn2/3qp3/1b1P4/2N1BN2/PPP1QPPP/R3KB1R w KQkq - 4 8";
    let mut texts = BTreeSet::new();
    let mut open = vec![Disguise::EMPTY];
    let mut tables = 0;
    while let Some(table) = open.pop() {
        if table.is_complete() {
            tables += 1;
            texts.insert(at(position, &table.to_string(), TABLE).turns());
        }
        for line in table.next() {
            let mut longer = table;
            assert!(longer.fill(line));
            open.push(longer);
        }
    }
    assert_eq!((tables, texts.len()), (120, 1));
}

#[test]
fn a_promoted_piece_captures_as_its_new_kind() {
    // Queens capture like knights here.
    let mut game = at("7k/P7/2r5/8/8/8/8/K7 w - - 0 1", "KR,QN,RK,BB,NQ", TABLE);
    game.play("a8=Q Kg7");
    assert!(game.allows("a8c6") && game.play("Qxc6")[0].contains("No"), "not like a queen");
    let mut game = at("7k/P7/1r6/8/8/8/8/K7 w - - 0 1", "KR,QN,RK,BB,NQ", TABLE);
    game.play("a8=Q Kg7 a8b6");
    assert!(game.position().starts_with("8/6k1/1Q6/8/8/8/8/K7 b - - 0 2"), "{}", game.position());
}

#[test]
fn whoever_takes_the_king_wins() {
    let mut game = at("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "KQ,QK,RR,BB,NN", TABLE);
    // A king may stay in danger, and castling asks for no safety: the rook on e8's file would forbid it in chess.
    game.play("O-O Kd8 Kh1 Kd7 Rd1+");
    assert!(game.scene().status.ends_with("Black to move."));
    game.play("Kd6 Rxd6");
    assert_eq!(game.outcome().as_deref(), Some("White wins: king captured."));
    assert_eq!(game.position(), "8/8/3R4/8/8/8/8/7K b - - 0 4 white=KQ,QK,RR,BB,NN black=KR,QK,RN,BB,NQ");
    // One king takes the other, from afar if its row says so.
    let mut game = at("4k3/8/8/8/8/8/8/4K3 b - - 0 1", TABLE, TABLE);
    game.play("e8e1");
    assert_eq!(game.outcome().as_deref(), Some("Black wins: king captured."));
    let mut game = at("4k3/8/8/8/8/8/8/4K3 b - - 0 1", TABLE, "KN,QK,RR,BB,NQ");
    game.play("e8e1");
    assert_eq!(game.outcome(), None, "a wrong attempt on a king is a turn like any other");
}

#[test]
fn castling_ignores_attacks() {
    let game = at("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", TABLE, TABLE);
    assert!(game.allows("O-O") && game.allows("O-O-O"));
    let game = at("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", TABLE, TABLE);
    assert!(!game.allows("O-O") && !game.allows("O-O-O"), "squares between them must be free");
}

#[test]
fn a_try_that_the_answers_rule_out_is_marked_and_counts_as_no_capture() {
    let position = format!("4k3/p7/8/8/8/8/8/R3K3 w - - 0 1 white={TABLE} black={TABLE}");
    let mut table = open(&[], Some(&position));
    let offered = |table: &dyn AnyTable| {
        let offers = table.offers(Viewer::Seat(Seat(0)));
        let own = offers.iter().find(|offer| offer.text == "a1a7").expect("still offered");
        (own.label.in_english(table.info()), own.capture)
    };
    assert_eq!(offered(&*table), ("Rxa7?".to_owned(), true));
    // Rooks capture like knights, so it fails; from then on it is known to.
    for (seat, text) in [(0, "a1a7"), (1, "e8d8")] {
        table.apply(&entry(seat, text)).expect("a turn");
    }
    assert_eq!(offered(&*table), ("Rxa7×".to_owned(), false));
    assert!(matches!(table.understand(Seat(0), "Rxa7×"), Ok(Understood::Turn(_))));
}

#[test]
fn no_legal_turn_is_a_draw() {
    let walled = at("KRBNRBNQ/PPPPPPPP/2P1PP1P/8/8/8/8/k7 w - - 0 1", TABLE, TABLE);
    assert_eq!(walled.outcome().as_deref(), Some("Draw: stalemate."));
}

#[test]
fn answers_make_positions_different() {
    let mut game = at("4k3/8/8/8/8/p7/8/R3K3 w - - 0 1", "KR,QK,RN,BB,NQ", TABLE);
    let round = "Kd1 Kd8 Ke1 Ke8 ";
    game.play(&round.repeat(2));
    assert_eq!(game.claim(), Some("threefold repetition"));
    // The rook captures like a knight, so the attempt fails and the board stays; yet nothing has stood before now.
    game.play("a1a3");
    assert_eq!(game.claim(), None);
    game.play("Kd8 Kd1 Ke8 Ke1");
    assert_eq!(game.claim(), None, "it stood twice since the answer");
    let mut game = at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", TABLE, TABLE);
    game.play(&round.repeat(4));
    assert_eq!(game.outcome().as_deref(), Some("Draw: fivefold repetition."));
}

#[test]
fn clocks_claim_and_end() {
    assert_eq!(at("4k3/8/8/8/8/8/8/R3K3 w - - 100 80", TABLE, TABLE).claim(), Some("fifty-move rule"));
    let drawn = at("4k3/8/8/8/8/8/8/R3K3 w - - 150 99", TABLE, TABLE);
    assert_eq!(drawn.outcome().as_deref(), Some("Draw: seventy-five-move rule."));
    // Bare kings can still capture each other.
    assert_eq!(at("4k3/8/8/8/8/8/8/4K3 w - - 0 1", TABLE, TABLE).outcome(), None);
}

#[test]
fn en_passant_counts_where_a_pawn_could_take() {
    let game = at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5", TABLE, TABLE);
    assert!(game.position().contains(" d6 "));
    // Pinned in chess; here nobody asks.
    let game = at("k3r3/8/8/3pP3/8/8/8/4K3 w - d6 0 5", TABLE, TABLE);
    assert!(game.allows("e5d6"));
    let game = at("4k3/8/8/3p1P2/8/8/8/4K3 w - d6 0 5", TABLE, TABLE);
    assert!(game.position().contains(" - 0 5"));
}

#[test]
fn unusable_texts_are_refused_with_a_reason() {
    let no = |text: &str| Trial::no_position("masquerade", text);
    for table in ["KR", "KR,QK,RN,BB,NB", "QK,KR,RN,BB,NQ", "KR,QK,RN,BB,NQ,PP", "kr,qk,rn,bb,nq", ""] {
        let sentence = no(&format!("{START} white={table}"));
        assert!(sentence.starts_with("A table names K, Q, R, B and N in this order"), "{table}: {sentence}");
    }
    assert!(no("8/8/8/8/8/8/8/4K3 w - - 0 1").contains("exactly one king"));
    assert!(no(&format!("{START} buried=w:b2p")).contains("buried"));
    let clash =
        Trial::open("masquerade", &[("white", "KK,QQ,RR,BB,NN")], Some(&format!("{START} white={TABLE}")));
    assert!(clash.err().is_some_and(|sentence| sentence.contains("differ")));
    assert!(Trial::open("masquerade", &[("white", TABLE), ("black", TABLE)], None).is_ok());
    // A king in danger is no reason, with either side to move.
    assert_eq!(at("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", TABLE, TABLE).outcome(), None);
}

#[test]
fn own_disguises_show_once_they_are_proved() {
    let from = format!("4k3/8/8/8/8/p1p5/8/R3K3 w - - 0 1 white={TABLE} black={TABLE}");
    let mut table = open(&[], Some(&from));
    let rook = |table: &dyn AnyTable, viewer| {
        let mut scene = table.scene(viewer);
        scene.cell_mut("a1".parse().expect("a square")).and_then(|cell| cell.token.as_ref()?.captures)
    };
    let (own, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    assert_eq!(rook(&*table, other), Some("knight"), "who chose it sees it");
    assert_eq!(rook(&*table, own), None);
    // Neither like a rook or queen (a3), so a king, bishop or knight; then bishop and king are ruled out by c3 … no: a leap.
    for (seat, turn) in [(0, "a1a3"), (1, "e8d8"), (0, "a1a2"), (1, "d8e8"), (0, "a2c3")] {
        table.apply(&entry(seat, turn)).expect(turn);
    }
    assert_eq!(rook(&*table, own), None, "the rook has gone");
    let mut scene = table.scene(own);
    let token = scene.cell_mut("c3".parse().expect("a square")).and_then(|cell| cell.token.clone());
    assert_eq!(token.and_then(|token| token.captures), Some("knight"), "only a knight takes c3 from a2");
    assert!(
        table
            .scene(Viewer::Public)
            .cells
            .iter()
            .all(|cell| cell.token.as_ref().is_none_or(|t| t.captures.is_none()))
    );
    let sheet = &table.scene(own).in_english(table.info()).grids[0];
    assert_eq!(sheet.title, "White, as far as you know");
    assert!(
        sheet.spoken.contains("The rook captures like a knight."),
        "in words, not in letters: {}",
        sheet.spoken
    );
    let chosen = &table.scene(own).in_english(table.info()).grids[1];
    assert!(
        chosen.spoken.starts_with("the king captures like a rook, queens like a king"),
        "{}",
        chosen.spoken
    );
    assert!(chosen.spoken.ends_with("typed, that is KR/QK/RN/BB/NQ."), "{}", chosen.spoken);
    let rooks = &sheet.rows[2];
    assert_eq!(rooks.head, "R");
    assert_eq!(rooks.entries[4], scene::Entry::Circle);
    assert_eq!(rooks.entries[5], scene::Entry::Text("RN".to_owned()));
    assert_eq!(sheet.rows[0].entries[4], scene::Entry::Cross, "nobody else captures like a knight");
}

#[test]
fn everything_is_open_at_the_end() {
    let from = format!("4k3/8/8/8/8/8/8/4K3 w - - 0 1 white={TABLE} black=KQ,QN,RB,BR,NK");
    let mut table = open(&[], Some(&from));
    assert!(table.scene(Viewer::Public).grids.is_empty());
    table.apply(&entry(0, "e1e8")).expect("kings capture like rooks");
    let scene = table.scene(Viewer::Public).in_english(table.info());
    let titles: Vec<String> = scene.grids.into_iter().map(|grid| grid.title).collect();
    assert_eq!(titles, ["White, revealed", "Black, revealed"]);
    let mut table = open(&[], None);
    table.apply(&entry(0, "KR/QK/RN/BB/NQ")).expect("a table");
    let mut early = table.fork();
    early.apply(&entry(1, "resign")).expect("one may always give up");
    assert_eq!(early.record(Viewer::Public)[0].text, "?", "what was sealed when it ended stays shut");
    table.apply(&entry(1, "KQ/QN/RB/BR/NK")).expect("the other table");
    table.apply(&entry(1, "resign")).expect("one may always give up");
    let record = table.record(Viewer::Public);
    assert_eq!([&*record[0].text, &*record[1].text], ["KR/QK/RN/BB/NQ", "KQ/QN/RB/BR/NK"]);
}

/// A second opinion: moves and attempts by walking an array of letters.
fn second_opinion(position: &str) -> BTreeSet<String> {
    let fields: Vec<&str> = position.split(' ').collect();
    let (board, white) = (Naive::read(fields[0]), fields[1] == "w");
    let mut found = BTreeSet::new();
    for from in (0..64).filter(|from| board.owned(*from, white)) {
        let letter = board.0[from].to_ascii_uppercase();
        if letter == 'P' {
            let passed = (fields[3] != "-").then(|| index(fields[3]));
            let passing = passed.filter(|passed| board.reach(from, 'P', white).1.contains(passed));
            let targets = board.targets(from).into_iter().chain(passing);
            found.extend(targets.flat_map(|to| board.texts(from, to)));
            continue;
        }
        let plain = board.reach(from, letter, white).0.into_iter().filter(|to| board.0[*to] == '.');
        let tries = ['Q', 'N'].into_iter().flat_map(|kind| board.reach(from, kind, white).1);
        let tries = tries.filter(|to| board.owned(*to, !white));
        found.extend(plain.chain(tries).map(|to| format!("{}{}", name(from), name(to))));
    }
    let (home, rights) = if white { (0, "KQ") } else { (56, "kq") };
    let free = |files: &[usize]| files.iter().all(|file| board.0[home + file] == '.');
    for (right, files, text) in [(0, &[5, 6][..], "O-O"), (1, &[1, 2, 3][..], "O-O-O")] {
        if fields[2].contains(&rights[right..=right]) && free(files) {
            found.insert(text.to_owned());
        }
    }
    found
}

/// Every table as five letters.
fn tables() -> Vec<Vec<char>> {
    fn longer(so_far: &[char], all: &mut Vec<Vec<char>>) {
        if so_far.len() == 5 {
            all.push(so_far.to_vec());
        }
        for letter in "KQRBN".chars().filter(|letter| !so_far.contains(letter)) {
            longer(&[so_far, &[letter]].concat(), all);
        }
    }
    let mut all = Vec::new();
    longer(&[], &mut all);
    all
}

/// The text of the sheet that all tables which fit the answers leave.
fn brute_force(tables: &[Vec<char>]) -> String {
    let mut text = String::new();
    for row in 0..5 {
        for way in "KQRBN".chars() {
            let so = tables.iter().filter(|table| table[row] == way).count();
            text.push(if so == 0 {
                '×'
            } else if so == tables.len() {
                '○'
            } else {
                '-'
            });
        }
    }
    text
}

fn sheet_text(table: &dyn AnyTable, seat: u8) -> String {
    let grid = &table.scene(Viewer::Seat(Seat(seat))).in_english(table.info()).grids[0];
    let mark = |entry: &scene::Entry| match entry {
        scene::Entry::Cross => '×',
        scene::Entry::Circle => '○',
        _ => '-',
    };
    grid.rows.iter().flat_map(|row| row.entries[..5].iter().map(mark)).collect()
}

/// Tests thousands of random games that reveal much: moves are compared with the second opinion, each sheet with
/// all 120 tables.
#[test]
fn sheets_say_what_all_fitting_tables_say() {
    let games = 2_000;
    let mut rng = StdRng::seed_from_u64(120);
    let mut proved = 0;
    for number in 0..games {
        let mut chosen = || {
            let mut ways: Vec<&str> = KINDS.iter().map(|kind| Role::code(*kind)).collect();
            ways.shuffle(&mut rng);
            KINDS
                .iter()
                .zip(ways)
                .map(|(kind, way)| format!("{}{way}", kind.code()))
                .collect::<Vec<_>>()
                .join(",")
        };
        let (white, black) = (chosen(), chosen());
        let mut table = open(&[("white", &white), ("black", &black)], None);
        let mut fitting = [tables(), tables()];
        for _ in 0..60 {
            let Pending::Seats(seats) = table.pending() else { break };
            let seat = seats.iter().next().expect("somebody");
            let position = table.position();
            let offers = table.offers(Viewer::Seat(seat));
            if number % 20 == 0 {
                let texts: BTreeSet<String> = offers.iter().map(|offer| offer.text.clone()).collect();
                assert_eq!(texts, second_opinion(&position), "{position}");
            }
            let tries: Vec<_> = offers.iter().filter(|offer| offer.capture).collect();
            let offer = match tries.choose(&mut rng) {
                Some(attempt) if rng.random_bool(0.7) => attempt,
                _ => offers.choose(&mut rng).expect("something to do"),
            };
            table.apply(&entry(seat.0, &offer.text)).expect("it was offered");
            let board = Naive::read(position.split(' ').next().expect("a board"));
            let (Some(from), Some(to)) = (offer.from, offer.to) else { continue };
            let (from, to) = (index(&from.to_string()), index(&to.to_string()));
            let mut learnt = false;
            let row = "KQRBN".find(board.0[from].to_ascii_uppercase());
            if let Some(row) = row.filter(|_| offer.capture) {
                learnt = true;
                let right = table.record(Viewer::Public).last().is_some_and(|turn| turn.remark.is_none());
                let fits = |way: char| board.reach(from, way, seat.0 == 0).1.contains(&to);
                fitting[usize::from(seat.0)].retain(|other| fits(other[row]) == right);
            }
            if learnt && !matches!(table.pending(), Pending::Over(_)) {
                let expected = brute_force(&fitting[usize::from(seat.0)]);
                assert_eq!(sheet_text(&*table, seat.0), expected, "{position} {}", offer.text);
                proved += expected.matches('○').count();
            }
        }
    }
    assert!(proved > 1_000, "something is learnt: {proved}");
}
