//! Lines that are sealed with a bid.

use super::*;
use crate::rules::English;

const SHOWN: &str = "solves it in 3 moves: e5g6, g6h5, h5h2.";

/// Everything that all but one player can see.
fn others(round: &Round, but: u8) -> Vec<String> {
    let seats = (0..3).filter(|seat| *seat != but - 1).map(|seat| Viewer::Seat(Seat(seat)));
    let seen = |viewer| {
        let table = &round.0;
        let suggested = viewer != Viewer::Public;
        let seat = if let Viewer::Seat(seat) = viewer { seat } else { Seat(7) };
        let suggested = suggested.then(|| table.suggest(seat, "", 25, &English(table.info())));
        let parts = (table.scene(viewer), table.record(viewer), table.offers(viewer), suggested);
        format!("{parts:?} {:?} {:?}", table.limit(), table.question())
    };
    [Viewer::Public].into_iter().chain(seats).map(seen).collect()
}

#[test]
fn a_line_sealed_with_the_bid_is_played_when_its_player_is_to_demonstrate() {
    let mut round = Round::bidding(1);
    assert_eq!(round.seat(1, LINE), ["Player 1 has bid."]);
    assert_eq!((round.field("bids"), round.field("sealed")), ("3,-,-".to_owned(), format!("{SOLUTION}|-|-")));
    let text = round.0.position();
    assert_eq!(Round::open(&[], Some(&text)).expect("a position").0.position(), text);
    round.seat(2, "4");
    assert_eq!(
        round.seat(3, "0"),
        [
            "Player 3 has bid.".to_owned(),
            "The bids: Player 1 3, Player 2 4, Player 3 0.".to_owned(),
            format!("Player 1 {SHOWN}"),
        ]
    );
    assert_eq!((round.0.pending(), round.field("phase")), (Pending::Referee, "rule1".to_owned()));
    assert_eq!(round.0.record(Viewer::Seat(Seat(0)))[0].text, LINE);
    round.rule(PAR);
    assert_eq!((round.field("scores"), round.field("sealed")), ("3,4,5".to_owned(), String::new()));
}

#[test]
fn nobody_else_can_tell_a_line_from_a_bid() {
    let (mut line, mut bid) = (Round::bidding(1), Round::bidding(1));
    line.seat(1, LINE);
    bid.seat(1, "9");
    assert_eq!(others(&line, 1), others(&bid, 1));
    let own = |round: &Round| round.0.scene(Viewer::Seat(Seat(0))).in_english(round.0.info()).status;
    assert!(own(&line).ends_with("Sealed with your bid: e5g6, g6h5, h5h2."), "{}", own(&line));
    let hint = "If you are to show it, you will have an hour; a sealed line is shown for you.";
    assert!(own(&bid).ends_with(hint), "{}", own(&bid));
    // It stays sealed while somebody else demonstrates, and if it is never asked for.
    let (mut line, mut bid) = (Round::bidding(1), Round::bidding(1));
    line.bids(&["2", LINE, "4"]);
    bid.bids(&["2", "3", "4"]);
    assert_eq!(line.asked(), [1]);
    assert_eq!(others(&line, 2), others(&bid, 2));
    let text = line.0.position();
    assert!(text.contains(&format!("sealed=-|{SOLUTION}|-")), "{text}");
    assert_eq!(Round::open(&[], Some(&text)).expect("a position").0.position(), text);
    assert_eq!(
        line.seat(1, "--"),
        [
            "Player 1 could not show a solution in 2 moves and scores 5, one more than the highest bid."
                .to_owned(),
            format!("Player 2 {SHOWN}")
        ]
    );
}

#[test]
fn a_line_is_written_move_by_move_on_a_board_of_ones_own() {
    let round = Round::bidding(1);
    let own = Viewer::Seat(Seat(0));
    let labels = |round: &Round, viewer| -> Vec<String> {
        round.0.offers(viewer).into_iter().map(|offer| offer.label.in_english(round.0.info())).collect()
    };
    assert_eq!(labels(&round, own)[29..], ["30 moves", "Impossible", "Seal a line"]);
    let mut draft = Round(round.0.fork());
    for (step, sealed) in [("line", "."), ("e5-g6", "e5g6"), ("g6-h5", "e5g6/g6h5")] {
        assert_eq!(draft.0.step(Seat(0), step).expect(step).progress, Progress::Draft);
        assert_eq!(draft.field("sealed"), format!("{sealed}|-|-"));
        let text = draft.0.position();
        assert_eq!(Round::open(&[], Some(&text)).expect(&text).0.position(), text);
        assert_eq!(draft.asked(), [1, 2, 3], "nothing has been bid");
        for other in [Viewer::Public, Viewer::Seat(Seat(1))] {
            assert_eq!(draft.0.scene(other), round.0.scene(other), "{step}");
            assert_eq!(draft.0.offers(other), round.0.offers(other), "{step}");
        }
        for wrong in ["3", "line", "e5g6", "h5-h1", "--"] {
            assert!(draft.0.fork().step(Seat(0), wrong).is_err(), "{wrong} after {step}");
        }
    }
    let scene = draft.0.scene(own).in_english(draft.0.info());
    let at =
        |square: &str| scene.cells.iter().find(|cell| cell.square.to_string() == square).expect("a square");
    assert!(at("h5").token.is_some() && at("h5").marks.last_to && at("e5").token.is_none());
    assert!(scene.status.ends_with("You have written e5g6, g6h5; nobody else sees it."), "{}", scene.status);
    assert_eq!(labels(&draft, own).iter().filter(|label| *label == "Bh5xh2").count(), 1);
    // The last move would also be the bid, so it is asked about first: from the beginning, and from any draft.
    let asks = |round: &Round, steps: &str| {
        round.0.warns(Seat(0), steps).map(|warning| warning.question.in_english(round.0.info()))
    };
    let question = "Your line e5g6, g6h5, h5h2 solves the hole. Do you seal it, and so bid 3 moves?";
    assert_eq!(asks(&round, LINE).as_deref(), Some(question));
    assert_eq!(asks(&draft, "h5-h2").as_deref(), Some(question));
    assert_eq!(draft.0.step(Seat(0), "h5-h2").expect("the last move").progress, Progress::TurnOver);
    assert_eq!(draft.asked(), [2, 3]);
}

#[test]
fn suggestions_say_nothing_about_which_lines_solve_the_hole() {
    let round = Round::bidding(1);
    for typed in ["line/", "line/e5g6/", "line/e5g6/g6h5/", "line/e5g6/g6h5/h5", "line/e5g6/g6h5/B"] {
        let suggested = round.0.suggest(Seat(0), typed, 25, &English(round.0.info()));
        assert!(suggested.is_empty(), "{typed}: a line can end where it solves the hole: {suggested:?}");
    }
}

#[test]
fn a_bid_with_a_line_may_be_changed_like_any_other() {
    let mut round = Round::bidding(1);
    round.seat(1, LINE);
    let before = others(&round, 1);
    for bid in ["3", "line/b3-c3/b5-b3/a2-h2", "7", LINE, "4"] {
        assert!(round.seat(1, bid).is_empty(), "nobody hears of it");
        assert_eq!(others(&round, 1), before, "{bid}");
    }
    assert_eq!((round.field("bids"), round.field("sealed")), ("4,-,-".to_owned(), String::new()));
    assert_eq!(round.0.lines(), 1);
    round.seat(2, "9");
    round.seat(3, "9");
    // The line went with its bid.
    assert_eq!(round.asked(), [1]);
}

#[test]
fn a_line_that_solves_nothing_fails_at_the_longest_bid() {
    let mut round = Round::bidding(1);
    round.bids(&["0", "9"]);
    let mut line = vec!["line".to_owned()];
    let mut draft = round.0.fork();
    draft.step(Seat(2), "line").expect("a line");
    loop {
        let offers = draft.offers(Viewer::Seat(Seat(2)));
        let quiet = offers.iter().find(|offer| !offer.capture).expect("a move");
        line.push(quiet.text.clone());
        if draft.step(Seat(2), &quiet.text).expect("a move").progress == Progress::TurnOver {
            break;
        }
    }
    assert_eq!(line.len(), 31);
    round.seat(3, &line.join("/"));
    assert_eq!(round.asked(), [2], "the lower bid is first");
    let sentences = round.seat(2, "--");
    assert_eq!(
        sentences[1],
        "Player 3 could not show a solution in 30 moves and scores 31, one more than the highest bid."
    );
    assert_eq!(round.0.pending(), Pending::Referee);
}

#[test]
fn whoever_leaves_takes_their_line_along() {
    let mut round = Round::bidding(1);
    round.bids(&[LINE, "4"]);
    round.seat(1, "resign");
    assert_eq!((round.field("sealed"), round.asked()), (String::new(), vec![3]));
    round.seat(3, "5");
    assert_eq!(round.asked(), [2]);
}

#[test]
fn lines_are_typed_as_moves_are() {
    let round = Round::bidding(1);
    let read = |typed: &str| {
        let entries = round.0.read(Seat(0), typed).map_err(|refusal| refusal.code());
        entries.map(|read| read.entry.text)
    };
    for typed in [
        LINE,
        "line/e5g6/g6h5/h5h2",
        "line/e5g6 g6h5 h5h2",
        "line/Bg6 Bh5 Bxh2",
        "line/B e5 g6/g6 h5/h5h2",
        "LINE, Bg6, Bh5, Bxh2",
        "line / Be5-g6 / g6-h5 / h5xh2",
    ] {
        assert_eq!(read(typed).as_deref(), Ok(LINE), "{typed}");
    }
    assert_eq!(read("line/e5g6"), Err("step/incomplete"));
    for typed in ["e5g6", "Be5-g6", SOLUTION, "e5-g6"] {
        assert!(read(typed).is_err(), "{typed}");
    }
    let refusal = round.0.read(Seat(0), SOLUTION).expect_err("a number is asked for");
    assert!(refusal.to_string().contains("`line/e5g6/…`"), "{refusal}");
    // Whole lines are more than anybody could list; the last move of one is suggested.
    assert!(round.0.suggest(Seat(0), "line", 25, &English(round.0.info())).is_empty());
    let last = round.0.suggest(Seat(0), "line/e5-g6/g6-h5/h5-h2", 25, &English(round.0.info()));
    assert_eq!(last[0].0, LINE);
    assert_eq!(round.0.turns().len(), 3 * 31);
}
