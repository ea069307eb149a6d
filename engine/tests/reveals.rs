//! Revealed information can't be taken back: after each kind of event that tells somebody a secret, there is no takeback. Every
//! event of games with secrets is played here, so that a new one needs a decision.

use std::collections::BTreeSet;

use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::Options;
use engine::seat::Seat;

/// Whether a turn may be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum After {
    Stands,
    Free,
}
use After::{Free, Stands};

/// A line of a log: who (a seat's number, `c` for chance, `r` for the referee), the text, the events it brings, and whether the
/// last whole turn of the seat that acted may be taken back then.
type Line = (char, &'static str, &'static [&'static str], After);

/// A game, a position (empty for the start), and its course.
const STORIES: &[(&str, &str, &[Line])] = &[
    // Something rises; something could have risen.
    ("zombie", "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1 buried=w:d2r", &[('0', "d2f3", &["zombie/rose"], Stands)]),
    ("zombie", "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1 buried=b:d2B", &[('0', "d2f3", &["zombie/rose"], Stands)]),
    ("zombie", "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1 buried=w:e1r", &[('0', "d2f3", &["zombie/none"], Stands)]),
    // Where nothing is buried, nothing can come to light.
    ("zombie", "4k3/8/8/8/8/8/3N4/4K3 w - - 0 1", &[('0', "d2f3", &[], Free), ('1', "e8e7", &[], Free)]),
    ("zombie", "4k3/p7/8/8/8/8/P2N4/4K3 w - - 0 1 zombies=d2", &[('0', "e1e2", &["zombie/crumbled"], Free)]),
    ("zombie", "P6k/8/8/8/8/8/8/4K3 w - - 0 1 zombies=a8", &[('0', "a8=R/a8a7", &["zombie/promoted"], Free)]),
    // A burial is the burier's secret, until a square is turned up where it could lie. Everybody knows that it can't lie where
    // the other side's king stood.
    (
        "zombie",
        "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1",
        &[
            ('0', "e4d5", &[], Stands),
            ('0', "@d5", &["zombie/buried", "zombie/grave"], Free),
            ('1', "e8e7", &[], Free),
            ('0', "e1e2", &["zombie/none"], Stands),
        ],
    ),
    // That there was no room reveals where all the graves are.
    (
        "zombie",
        "7k/8/8/8/8/8/4r3/4K3 w - - 0 1 buried=w:e2p",
        &[('0', "e1e2", &["zombie/none", "zombie/unburied"], Stands)],
    ),
    // Tables are filled in unseen.
    (
        "masquerade",
        "",
        &[
            ('1', "KR/QK/RN/BB/NQ", &["masquerade/given", "masquerade/ready"], Stands),
            ('0', "KR/QK/RN/BB/NQ", &["masquerade/given", "masquerade/ready"], Stands),
            ('0', "e2e4", &[], Free),
            ('1', "e7e5", &[], Free),
        ],
    ),
    // The referee's answers, unless the sheet of deductions gave them already.
    (
        "masquerade",
        "4k3/8/8/3pp3/8/3R4/8/4K3 w - - 0 1 white=KR,QK,RN,BB,NQ black=KR,QK,RN,BB,NQ",
        &[
            ('0', "d3d5", &["masquerade/wrong"], Stands),
            ('1', "e8e7", &[], Free),
            ('0', "d3d5", &["masquerade/wrong"], Free),
            ('1', "e7e8", &[], Free),
            ('0', "d3e5", &["masquerade/right"], Stands),
        ],
    ),
    // A card that is played, and cards that are drawn.
    (
        "booster",
        "4k3/pp6/8/8/8/8/PP6/1N2K3 w - - 0 1 hands=Npc|",
        &[
            ('0', "a2a3", &[], Free),
            ('1', "a7a6", &[], Free),
            ('0', "b1c3/+N@c3", &["booster/card", "booster/renewed"], Stands),
        ],
    ),
    // Cooperating, one plays a card each turn.
    (
        "cooperative",
        "4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1 hands=RP|p stacks=|q",
        &[('0', "R/d1d5", &["cooperative/card", "cooperative/gone"], Stands)],
    ),
    (
        "cooperative",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 hands=PPP|ppp deck=Q",
        &[('0', "e1e2/P", &["cooperative/card"], Stands), ('c', "w+Q", &["cooperative/drew"], Stands)],
    ),
    // On the course everything is sealed, drawn, shown or ruled.
    (
        "chess-golf",
        "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb phase=bid hole=1 players=3 dealer=1 cards=2 \
         deck=NNBBRRQnnbrrqk",
        &[
            ('0', "3", &["golf/bid"], Stands),
            ('0', "4", &[], Stands),
            ('1', "5", &["golf/bid"], Stands),
            ('2', "0", &["golf/bid", "golf/bids"], Stands),
            ('0', "e5g6/--", &["golf/failed"], Stands),
            ('1', "e5g6/g6h5/h5h2", &["golf/solved"], Stands),
            ('r', "par=3:e5g6/g6h5/h5h2", &["golf/par", "golf/result"], Stands),
            ('c', "K@a1", &["golf/returned"], Stands),
            ('0', "resign", &["golf/left"], Stands),
        ],
    ),
    (
        "chess-golf",
        "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb phase=bid hole=1 players=3 dealer=1 cards=2 \
         deck=NNBBRRQnnbrrqk",
        &[
            ('0', "3", &["golf/bid"], Stands),
            ('1', "5", &["golf/bid"], Stands),
            ('2', "0", &["golf/bid", "golf/bids"], Stands),
            ('0', "e5g6/g6h5/h5h2", &["golf/solved"], Stands),
            ('r', "par=3:e5g6/g6h5/h5h2", &["golf/par", "golf/result"], Stands),
        ],
    ),
    (
        "chess-golf",
        "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 phase=offer hole=2 players=3 dealer=2 cards=2 harder=yes \
         scores=3,3,3 deck=NNBBRRQnnbrrqk",
        &[
            ('1', "add", &["golf/harder"], Stands),
            ('c', "N", &[], Stands),
            ('c', "N", &[], Stands),
            ('c', "B", &["golf/dealt"], Stands),
        ],
    ),
    (
        "chess-golf",
        "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb phase=rule hole=3 players=2 dealer=1 cards=2 \
         scores=1,1|2,2 shown=0,0",
        &[('r', "impossible", &["golf/impossible", "golf/result"], Stands)],
    ),
    (
        "chess-golf",
        "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb phase=rule hole=3 players=2 dealer=1 cards=2 \
         scores=1,1|2,2 shown=0,0",
        &[('r', "open=9", &["golf/open", "golf/result"], Stands)],
    ),
    (
        "chess-golf",
        "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb phase=bid hole=1 players=1 dealer=1 cards=2 \
         deck=NNBBRRQnnbrrqk",
        &[
            ('0', "2", &["golf/bids"], Stands),
            ('0', "--", &["golf/failed-alone"], Stands),
            ('r', "open=9", &["golf/open", "golf/result"], Stands),
        ],
    ),
    (
        "chess-golf",
        "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb phase=bid hole=1 players=2 dealer=1 cards=2 \
         deck=NNBBRRQnnbrrqk",
        &[
            ('0', "line/e5-g6/g6-h5/h5-h2", &["golf/bid"], Stands),
            ('1', "5", &["golf/bid", "golf/bids", "golf/solved"], Stands),
        ],
    ),
];

/// Events of chance at the start, when nobody has played a turn that could be taken back.
const AT_THE_START: &[&str] = &["golf/dealer"];
/// Events that a player deduces without anything having happened.
const DEDUCED: &[&str] = &["zombie/could-lie", "zombie/could-lie-anywhere"];
/// Events together with a drawn card, after which nothing may be taken back, announced or not.
const WITH_A_CARD: &[&str] = &["booster/drew"];

fn open(game: &str, position: &str) -> Box<dyn AnyTable> {
    let game = catalogue::find(game).expect("a game of the catalogue");
    let position = (!position.is_empty()).then_some(position);
    game.open(&Options::default(), position).unwrap_or_else(|error| panic!("{position:?}: {error}"))
}

#[test]
fn what_came_to_light_stands() {
    let mut met = BTreeSet::new();
    for (game, position, lines) in STORIES {
        let mut table = open(game, position);
        let seats = table.info().seats.len() as u8;
        for (who, text, codes, after) in *lines {
            let actor = match who {
                'c' => Actor::Chance,
                'r' => Actor::Referee,
                seat => Actor::Seat(Seat(seat.to_digit(10).expect("a seat") as u8)),
            };
            let applied = table
                .apply(&Entry { actor, text: (*text).to_owned() })
                .unwrap_or_else(|refusal| panic!("{text}: {refusal}\n{}", table.position()));
            let mut told: Vec<&str> = applied.events.iter().map(|event| event.code).collect();
            told.sort_unstable();
            told.dedup();
            assert_eq!(told, *codes, "{game}: {text}");
            met.extend(told);
            for seat in (0..seats).map(Seat) {
                let free = table.takeback(seat).is_ok();
                match actor {
                    Actor::Seat(own) if own == seat => {
                        assert_eq!(free, *after == Free, "{game}: {text} for seat {}", seat.0);
                    }
                    // Nobody goes back behind it.
                    _ => assert!(!free || *after == Free, "{game}: {text} for seat {}", seat.0),
                }
            }
        }
    }
    let known = catalogue::all().iter().filter(|game| game.info().secret.is_some());
    for code in known.flat_map(|game| game.info().events) {
        let elsewhere = [AT_THE_START, WITH_A_CARD, DEDUCED].iter().any(|codes| codes.contains(code));
        assert!(met.contains(code) != elsewhere, "{code}: may a turn that tells it be taken back?");
    }
}

/// Results of chance and the referee can't be taken back, in games without secrets either.
#[test]
fn what_was_drawn_stands() {
    let mut table = open("chess960", "");
    table.apply(&Entry { actor: Actor::Chance, text: "#518".to_owned() }).expect("an array");
    let refused = |table: &dyn AnyTable, seat| table.takeback(Seat(seat)).map_err(|refusal| refusal.code());
    assert_eq!(refused(&*table, 0), Err("takeback/nothing"));
    table.apply(&Entry { actor: Actor::Seat(Seat(0)), text: "e2e4".to_owned() }).expect("legal");
    assert!(refused(&*table, 0).is_ok_and(|back| back.turns == 1 && back.lines == 1));
    assert_eq!(refused(&*table, 1), Err("takeback/nothing"));
    assert_eq!(refused(&*table, 9), Err("takeback/nothing"), "a seat that isn't there");
    table.apply(&Entry { actor: Actor::Seat(Seat(0)), text: "takeback".to_owned() }).expect("possible");
    assert_eq!(refused(&*table, 0), Err("takeback/nothing"));
    assert!(table.apply(&Entry { actor: Actor::Referee, text: "takeback".to_owned() }).is_err());
    assert!(table.apply(&Entry { actor: Actor::Chance, text: "takeback".to_owned() }).is_err());
}
