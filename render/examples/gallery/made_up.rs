//! Scenes made up to show what scenes can have.

use engine::board::{Square, SquareSet};
use engine::scene::{Arrow, Cell, Ground, Marks, Pile, Scene, Stack, State, Tally, Tint, Token, Zone};
use render::art::PIECES;

use crate::TINTS;
use crate::card_games::{board, score_card, sheet, spread};

fn token(art: &'static str, tint: Tint, state: Option<State>) -> Token {
    Token { state, ..Token::new(art, art, "X", tint) }
}

/// A cell of a scene made up to show something.
fn cell(square: Square, token: Option<Token>) -> Cell {
    Cell { square, ground: Ground::Plain, token, buried: Vec::new(), marks: Marks::default() }
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Every mark and state, on light and dark squares, empty, under white and under black pieces.
pub(crate) fn marks() -> Scene {
    let plain = Marks::default();
    let all: [Marks; 8] = [
        Marks { last_from: true, captured: true, ..plain },
        Marks { last_to: true, ..plain },
        Marks { check: true, ..plain },
        Marks { selected: true, ..plain },
        Marks { target: true, danger: true, ..plain },
        Marks { target_capture: true, ..plain },
        Marks { captor: true, ..plain },
        Marks { given: true, ..plain },
    ];
    let cells = Square::all().map(|square| {
        let rank = square.rank() as usize;
        let tint = TINTS[rank % 2];
        let (kind, _) = PIECES[(square.file() as usize + rank) % 6];
        let (captor, _) = PIECES[1 + (square.file() as usize * 2 + rank) % 4];
        let state = match rank {
            2 => Some(State::Zombie),
            3 => Some(State::Mirrored),
            7 => Some(State::Asleep),
            _ => None,
        };
        let piece = Token {
            captures: (rank == 4 || rank == 5).then_some(captor),
            stack: (rank > 5)
                .then(|| Stack { tint: TINTS[square.file() as usize % 2], count: 1 << (square.file() / 2) }),
            ..token(kind, tint, state)
        };
        let stone = token(kind, TINTS[(rank + 1) % 2], None);
        Cell {
            buried: if rank == 1 { vec![stone; 1 + usize::from(square.file() % 3 == 0)] } else { Vec::new() },
            marks: all[square.file() as usize],
            ..cell(square, (rank > 0).then_some(piece))
        }
    });
    Scene {
        changed: "Everything at once.".to_owned(),
        status: "Nobody to move.".to_owned(),
        cells: cells.collect(),
        arrows: vec![
            Arrow { from: square("b1"), to: square("c3") },
            Arrow { from: square("h8"), to: square("g7") },
            Arrow { from: square("g7"), to: square("g6") },
        ],
        ..Scene::default()
    }
}

/// Boxes beside the board, zones, piles and tallies.
pub(crate) fn beside() -> Scene {
    let mut cells: Vec<Cell> = Square::all()
        .map(|square| {
            let (kind, _) = PIECES[6 + square.index() % (PIECES.len() - 6)];
            let tint = TINTS[square.rank() as usize % 3];
            cell(square, (square.rank() != 4).then(|| token(kind, tint, None)))
        })
        .collect();
    for (name, latched, tint) in [
        ("d0", false, Some(Tint::White)),
        ("e0", false, None),
        ("d9", true, Some(Tint::Black)),
        ("e9", true, Some(Tint::White)),
    ] {
        let thing = tint.map(|tint| token("thing", tint, None));
        cells.push(Cell { ground: Ground::Box { latched }, ..cell(square(name), thing) });
    }
    let half = |files: std::ops::Range<i8>| -> SquareSet {
        Square::all().filter(|square| files.contains(&square.file())).collect()
    };
    let zone = |files, title: &str, tint, active| Zone {
        squares: half(files),
        title: title.to_owned(),
        tint,
        active,
    };
    let tally = |title: &str, count, tint| Tally { title: title.to_owned(), count, tint };
    let pile = |title: &str, kinds: std::ops::Range<usize>| Pile {
        title: title.to_owned(),
        tokens: PIECES[kinds].iter().map(|(kind, _)| token(kind, Tint::White, None)).collect(),
    };
    Scene {
        cells,
        zones: vec![
            zone(4..8, "White king-side", Tint::White, true),
            zone(0..4, "White queen-side", Tint::White, false),
            zone(4..8, "Black king-side", Tint::Black, false),
            zone(0..4, "Black queen-side", Tint::Black, false),
        ],
        piles: vec![pile("White's Box", 9..12), pile("White's Great Pajama", 12..15), pile("Bin", 0..23)],
        tallies: vec![tally("White's free checkers", 12, Tint::White), tally("Supply", 107, Tint::Neutral)],
        ..Scene::default()
    }
}

/// A board of another shape, with goals and the ways to them.
pub(crate) fn odd() -> Scene {
    let mut scene = Scene::default();
    for square in Square::all() {
        let ground = match square.to_string().as_str() {
            "a4" | "g5" => Ground::Goal,
            "b4" | "f5" => Ground::Entrance,
            _ if (1..6).contains(&square.file()) => Ground::Plain,
            _ => continue,
        };
        let (kind, _) = PIECES[square.index() % 6];
        let piece = (square.index() % 3 != 1).then(|| token(kind, TINTS[square.rank() as usize / 4], None));
        scene.cells.push(Cell { ground, ..cell(square, piece) });
    }
    scene
}

/// Hands and heaps of every size, sheets and score cards as large as they get, every piece ringed.
pub(crate) fn cards() -> Scene {
    let mut scene = board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    for cell in &mut scene.cells {
        cell.marks.circled = cell.token.is_some();
    }
    let many = |count| "PPnNBbRrQqKkCcPpPpPpPpNnPpPpPpPpPpPpPpPpPpPpPpPpPpPpPpPpPpPpPpPp"[..count].to_owned();
    scene.spreads = vec![
        spread("Hand", &many(8), 0, Tint::White),
        spread("Hand", &many(14), 0, Tint::Black),
        spread("Nothing", "", 0, Tint::White),
        spread("One hidden", "", 1, Tint::Black),
        spread("Hundred", "", 100, Tint::Neutral),
        spread("Both", "KqC", 2, Tint::Neutral),
        spread("Discards", &many(36), 0, Tint::Neutral),
        spread("Too many", &many(60), 12, Tint::Neutral),
    ];
    for card in scene.spreads.iter_mut().flat_map(|spread| spread.cards.iter_mut().skip(3).step_by(5)) {
        card.wild = true;
    }
    scene.grids = vec![
        sheet("Your own pieces", [".....", "xoxxx", "o.xxx", "xx..x", "....."]),
        sheet("Black's pieces", ["..o..", "o....", "....o", "...o.", ".o..."]),
        score_card(8, 9),
    ];
    scene
}
