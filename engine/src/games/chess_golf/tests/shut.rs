//! Sealed decisions that never came to the table stay closed when the course is over.

use super::*;
use crate::record;

/// Another solution of the same length.
const OTHER: &str = "line/b3-c3/b5-b3/a2-h2";

#[test]
fn a_bid_that_was_never_opened_stays_shut_when_somebody_leaves() {
    for (leaves, outcome) in [(2, "Player 1 wins: resignation."), (1, "Player 2 wins: resignation.")] {
        let sealed = |bid: &str| {
            let mut round = Round::example("phase=bid hole=1 players=2 dealer=1 cards=2 deck=NNBBRRQnnbrrqk");
            round.seat(1, bid);
            round.seat(leaves, "resign");
            assert_eq!(round.outcome(), outcome);
            assert!(round.0.sealed().iter().eq([Seat(0)]) && round.0.disclosure().is_none());
            round
        };
        let rounds = ["3", "17", LINE].map(sealed);
        for (one, two) in rounds.iter().zip(&rounds[1..]) {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
                let seen = |round: &Round| (round.0.scene(viewer), round.0.record(viewer));
                assert_eq!(seen(one), seen(two), "{leaves} leaves");
            }
        }
        let own = |round: &Round| round.0.record(Viewer::Seat(Seat(0)));
        assert_ne!(own(&rounds[0]), own(&rounds[1]), "one's own is one's own");
    }
}

/// The states of a course from the bids on, one after each entry.
fn course(entries: &[(Actor, &str)]) -> Vec<Round> {
    course_from(Round::bidding(1), entries)
}

fn course_from(start: Round, entries: &[(Actor, &str)]) -> Vec<Round> {
    let mut moments = vec![start];
    for (actor, text) in entries {
        let mut next = Round(moments.last().expect("the beginning").0.fork());
        next.apply(*actor, text);
        moments.push(next);
    }
    moments
}

/// Everything that can be read of a finished course: each of its states as all but one player see it, and the record.
fn read(moments: &[Round], but: Seat) -> Vec<String> {
    let over = &moments.last().expect("the end").0;
    let disclosure = over.disclosure().expect("it is over and open");
    assert!(!disclosure.opens_all());
    let others = (0..3).map(Seat).filter(|seat| *seat != but).map(Viewer::Seat);
    let viewers: Vec<Viewer> = [Viewer::Public].into_iter().chain(others).collect();
    let mut seen = vec![over.position()];
    for Round(moment) in moments {
        // A bid that was changed later is in no log.
        let Some(truth) = moment.truth(&disclosure) else { continue };
        let hindsight = moment.hindsight(&disclosure).expect("a moment of it");
        let state = hindsight.of::<super::super::ChessGolf>().expect("golf").clone();
        let from = moment.truth_from(&disclosure, 0);
        seen.push(format!("{truth:?} {from:?} {:?} {:?}", state.sealed, state.lines));
        for viewer in &viewers {
            let recent: Vec<_> = moment.recent(*viewer).collect();
            let record = (moment.record(*viewer), moment.record_from(*viewer, 0), recent);
            let written = record::write(&**moment, &Options::default(), *viewer, &[]);
            seen.push(format!("{:?} {record:?} {written} {}", moment.scene(*viewer), moment.hides()));
        }
    }
    seen
}

/// Asserts that one sealed decision can't be told from another, except by its player while the course is running.
fn stays_shut(player: u8, sealed: [&str; 2], then: &[(Actor, &str)]) {
    stays_shut_from(|| Round::bidding(1), player, sealed, then);
}

fn stays_shut_from(start: impl Fn() -> Round, player: u8, sealed: [&str; 2], then: &[(Actor, &str)]) {
    let own = Seat(player - 1);
    let worlds = sealed.map(|sealed| {
        let entries: Vec<_> =
            then.iter().map(|(actor, text)| (*actor, text.replace("SEALED", sealed))).collect();
        course_from(start(), &entries.iter().map(|(actor, text)| (*actor, text.as_str())).collect::<Vec<_>>())
    });
    let [one, two] = [&worlds[0], &worlds[1]].map(|moments| read(moments, own));
    assert_eq!(one.len(), two.len());
    for (number, (one, two)) in one.iter().zip(&two).enumerate() {
        assert!(one == two, "{sealed:?}, then {then:?}: they differ in {number}");
    }
    let own_of = |moments: &[Round], at: usize| moments[at].0.record(Viewer::Seat(own));
    let before = then.len() - 1;
    assert_ne!(own_of(&worlds[0], before), own_of(&worlds[1], before), "one's own is one's own");
    for moments in &worlds {
        let over = &moments[then.len()].0;
        assert_eq!(own_of(moments, then.len()), over.record(Viewer::Public), "one record of what is over");
    }
}

const ONE: Actor = Actor::Seat(Seat(0));
const TWO: Actor = Actor::Seat(Seat(1));
const THREE: Actor = Actor::Seat(Seat(2));
const RESIGN: &str = "resign";

fn called_off() -> (Actor, &'static str) {
    (Actor::Referee, TableStep::CallOff.word())
}

#[test]
fn a_line_whose_turn_never_came_stays_shut() {
    let solved = [(ONE, "3"), (TWO, "SEALED"), (THREE, "4"), (ONE, SOLUTION)];
    let rest = [
        vec![(Actor::Referee, PAR), called_off()],
        vec![called_off()],
        vec![(TWO, RESIGN), (Actor::Referee, PAR), (THREE, RESIGN)],
        vec![(ONE, RESIGN), (THREE, RESIGN)],
    ];
    for rest in rest {
        stays_shut(2, [LINE, OTHER], &[&solved[..], &rest].concat());
        stays_shut(2, [LINE, "3"], &[&solved[..], &rest].concat());
    }
}

#[test]
fn a_line_stays_shut_where_the_course_ends_while_somebody_shows() {
    let shows = [(ONE, "2"), (TWO, "SEALED"), (THREE, "4")];
    let ends = [
        vec![called_off()],
        vec![(TWO, RESIGN), called_off()],
        vec![(TWO, RESIGN), (ONE, RESIGN)],
        vec![(THREE, RESIGN), (ONE, RESIGN)],
    ];
    for end in &ends {
        stays_shut(2, [LINE, OTHER], &[&shows[..], end].concat());
    }
    // Here the line came to the table: it was its player's turn to show.
    let shown = course(&[(ONE, "2"), (TWO, LINE), (THREE, "4"), (ONE, "--"), called_off()]);
    let record = shown.last().expect("the end").0.record(Viewer::Public);
    assert!(record.iter().any(|turn| turn.text == LINE), "{record:?}");
}

#[test]
fn the_bid_of_a_player_who_left_before_it_opened_stays_shut() {
    let left: &[_] = &[(ONE, "SEALED"), (ONE, RESIGN)];
    let changed: &[_] = &[(ONE, "9"), (TWO, "5"), (ONE, "SEALED"), (ONE, RESIGN)];
    let late: &[_] = &[(TWO, "5"), (ONE, TableStep::Timeout.word()), (ONE, "SEALED"), (ONE, RESIGN)];
    let open = vec![(TWO, "3"), (THREE, "4"), called_off()];
    for sealed in [["3", "17"], ["0", LINE], [LINE, OTHER]] {
        for begins in [left, changed, late] {
            stays_shut(1, sealed, &[begins, &open].concat());
        }
        stays_shut(1, sealed, &[left, &[(THREE, RESIGN)]].concat());
    }
}

/// The last hole leaves no time for another to begin: what it didn't open stays shut as well.
#[test]
fn what_the_last_hole_did_not_open_stays_shut() {
    let last = |options: &[(&str, &str)], hole: usize| {
        let scores = vec!["1,1,1"; hole - 1].join("|");
        let pars = vec!["1"; hole - 1].join(",");
        let text = format!(
            "{EXAMPLE} phase=bid hole={hole} players=3 dealer=1 cards=2 scores={scores} pars={pars} deck=NNBBRRQnnbrrqk"
        );
        Round::open(options, Some(&text)).expect("a course")
    };
    let unasked: &[_] = &[(ONE, "3"), (TWO, "SEALED"), (THREE, "4"), (ONE, SOLUTION), (Actor::Referee, PAR)];
    let left: &[_] =
        &[(ONE, "SEALED"), (ONE, RESIGN), (TWO, "3"), (THREE, "4"), (TWO, SOLUTION), (Actor::Referee, PAR)];
    let nine = || last(&[], 9);
    let three = || last(&[("holes", "3")], 3);
    for sealed in [[LINE, OTHER], [LINE, "3"]] {
        stays_shut_from(nine, 2, sealed, unasked);
        stays_shut_from(three, 2, sealed, unasked);
    }
    for sealed in [["3", "17"], ["0", LINE], [LINE, OTHER]] {
        stays_shut_from(nine, 1, sealed, left);
        stays_shut_from(three, 1, sealed, left);
    }
}
