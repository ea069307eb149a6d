//! Whenever a king is in check, the text names the piece that gives check, and the picture shows its way.

use std::collections::BTreeSet;

use crate::each_moment;
use crate::support::usual;
use engine::any_game::AnyTable;
use engine::board::Square;
use engine::catalogue;
use engine::rules::{Pending, Phrase, Reason};
use engine::scene::{Scene, Tint};
use engine::seat::Viewer;

/// How many random games of each kind are played.
const GAMES: u64 = 40;
/// How many turns each has.
const TURNS: usize = 120;
/// The games in which a king can be in check.
const WITH_CHECK: [&str; 10] = [
    "adrenaline",
    "allthought",
    "booster",
    "chess",
    "chess960",
    "crowded-house",
    "fun-in-a-box",
    "half-alice",
    "thinktank",
    "zombie",
];

/// The ways of a scene, each from the piece that gives check to the king.
fn ways(scene: &Scene<Phrase>) -> Vec<Vec<Square>> {
    let mut ways: Vec<Vec<Square>> = Vec::new();
    for arrow in &scene.threats {
        match ways.last_mut().filter(|way| way.last() == Some(&arrow.from)) {
            Some(way) => way.push(arrow.to),
            None => ways.push(vec![arrow.from, arrow.to]),
        }
    }
    ways
}

fn apart(one: Square, other: Square) -> (i8, i8) {
    ((one.file() - other.file()).abs(), (one.rank() - other.rank()).abs())
}

/// The piece on a square: its letter, its side, the number of checkers under it.
fn standing(scene: &Scene<Phrase>, square: Square) -> Option<(&'static str, Tint, u8)> {
    let token = scene.cells.iter().find(|cell| cell.square == square)?.token.as_ref()?;
    Some((token.letter, token.tint, token.stack.map_or(0, |stack| stack.count)))
}

/// The squares from which a chess piece attacks a square, walked one by one.
fn attackers(scene: &Scene<Phrase>, king: Square) -> BTreeSet<Square> {
    let own = standing(scene, king).map(|(_, tint, _)| tint);
    let mut found = BTreeSet::new();
    for files in -2..=2_i8 {
        for ranks in -2..=2_i8 {
            let (mut file, mut rank, mut far) = (king.file(), king.rank(), 0);
            loop {
                (file, rank, far) = (file + files, rank + ranks, far + 1);
                let Some(square) = Square::at(file, rank).filter(|_| (files, ranks) != (0, 0)) else { break };
                let piece = standing(scene, square).filter(|(_, tint, _)| Some(*tint) != own);
                let strikes =
                    piece.is_some_and(|(letter, tint, _)| match (files.abs(), ranks.abs(), letter) {
                        (1, 2, "N") | (2, 1, "N") | (0 | 1, 0 | 1, "Q") => true,
                        (1, 0, "R") | (0, 1, "R") | (1, 1, "B") => true,
                        (1, 1, "") => far == 1 && ranks == if tint == Tint::White { -1 } else { 1 },
                        _ => false,
                    });
                if strikes {
                    found.insert(square);
                }
                if files.abs().max(ranks.abs()) > 1 || standing(scene, square).is_some() {
                    break;
                }
            }
        }
    }
    found
}

/// Compares the text and the picture of a check; returns whether there is one.
fn compared(table: &dyn AnyTable) -> bool {
    let (id, position) = (table.info().id, table.position());
    let scene = table.scene(Viewer::Public);
    let king = scene.cells.iter().find(|cell| cell.marks.check).map(|cell| cell.square);
    let asked = |viewer| {
        let seats = table.may_act();
        seats.iter().any(|seat| {
            let question = table.asks(viewer, seat);
            let found = question.each().any(|part| part.key() == "engine-asks-in-check-by");
            assert!(question.each().all(|part| part.key() != "engine-asks-in-check"), "{id} {position}");
            found
        })
    };
    let Some(king) = king else {
        assert!(scene.threats.is_empty() && scene.threat.is_empty(), "{id} {position}");
        assert!(!asked(Viewer::Public), "{id} {position}");
        return false;
    };
    let mated = matches!(table.pending(), Pending::Over(outcome) if outcome.reason == Reason::CHECKMATE);
    let over = matches!(table.pending(), Pending::Over(_));
    assert!(mated || over || asked(Viewer::Public), "{id} {position}");
    assert!(!scene.threat.is_empty(), "{id} {position}");
    let said = scene.threat.in_english(table.info());
    let ways = ways(&scene);
    assert!(!ways.is_empty(), "{id} {position}");
    let own = standing(&scene, king).map(|(_, tint, _)| tint);
    for way in &ways {
        assert_eq!(way.last(), Some(&king), "{id} {position}: {way:?}");
        let (_, tint, under) = standing(&scene, way[0]).expect("a piece gives check");
        assert_ne!(Some(tint), own, "{id} {position}: {way:?}");
        assert!(said.contains(&format!("on {}", way[0])), "{id} {position}: {said}");
        // A piece continues by king steps, each for a checker of its own or of a captured piece.
        let steps = way.len() - 2;
        let taken = way[1..way.len() - 1].iter().filter_map(|square| standing(&scene, *square));
        let checkers = usize::from(under) + taken.map(|(_, _, count)| usize::from(count)).sum::<usize>();
        assert!(id == "fun-in-a-box" || steps <= checkers, "{id} {position}: {way:?}");
        for pair in way[1..].windows(2) {
            assert!(matches!(apart(pair[0], pair[1]), (0, 1) | (1, 0 | 1)), "{id} {position}: {way:?}");
        }
        let over = way[1..way.len() - 1].iter().all(|square| said.contains(&square.to_string()));
        assert!(over || ways.len() > 1, "{id} {position}: {said} says nothing of {way:?}");
        let leaps = matches!(apart(way[0], way[1]), (1, 2) | (2, 1));
        let (files, ranks) = apart(way[0], way[1]);
        let glides = files == 0 || ranks == 0 || files == ranks;
        assert!(id == "fun-in-a-box" || leaps || glides, "{id} {position}: {way:?}");
    }
    if id.starts_with("chess") {
        let from: BTreeSet<Square> = ways.iter().map(|way| way[0]).collect();
        assert_eq!(from, attackers(&scene, king), "{id} {position}");
    }
    true
}

#[test]
fn whatever_gives_check_is_named_and_its_way_ends_on_the_king() {
    for game in catalogue::all().iter().copied() {
        let mut checks = 0;
        each_moment(game, GAMES, TURNS, |table| checks += usize::from(compared(table)));
        assert_eq!(checks > 20, WITH_CHECK.contains(&game.info().id), "{}: {checks}", game.info().id);
    }
}

/// The text about a check and its ways in the picture, each with its squares joined.
fn told(game: &str, position: &str) -> (String, Vec<String>) {
    let game = catalogue::find(game).expect("a game");
    let table = game.open(&usual(game), Some(position)).expect(position);
    let scene = table.scene(Viewer::Public);
    let way = |way: &Vec<Square>| way.iter().map(Square::to_string).collect::<Vec<_>>().join("-");
    (scene.threat.in_english(table.info()), ways(&scene).iter().map(way).collect())
}

#[test]
fn a_double_check_comes_from_both() {
    let (said, ways) = told("chess", "4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1");
    assert_eq!(said, "The king is in check at once from the rook on e1 and the knight on f6.");
    assert_eq!(ways, ["e1-e8", "f6-e8"]);
}

#[test]
fn a_way_goes_on_step_by_step() {
    let (said, ways) =
        told("adrenaline", "1nbq1b2/2pRpkpn/8/8/2P1PP1N/8/r7/5K2 b - - 0 22 checkers=c4:1,e7:1,d8:1");
    assert_eq!(said, "The king is in check from the rook on d7. The way to it leads over e7.");
    assert_eq!(ways, ["d7-e7-f7"], "it takes a pawn on a checker and goes on");
    let (said, ways) =
        told("fun-in-a-box", "r3kbnr/p2ppppp/2b5/8/P2P4/1Q2PP2/1P4PP/R1BtK1NR w KQkq - 1 13 box=d9");
    assert_eq!(said, "The king is in check from the thing on d9. The way to it leads over f1.");
    assert_eq!(ways, ["d9-f1-e1"], "it closes in from the other side");
}
