//! The worst possible scenes.
#![allow(dead_code, reason = "not every suite needs all of it")]

use engine::board::{Square, SquareSet};
use engine::scene::{
    Arrow, Cell, Entry, Grid, GridRow, Marks, Pile, PlayingCard, Scene, Spread, Stack, State, Tally, Terrain,
    Tint, Token, Zone,
};

/// Names that people may have: with marks of direction, emoji, combining and invisible characters, wide and endless ones.
pub(crate) const NAMES: [&str; 12] = [
    "Ada",
    "",
    "\u{202e}neB\u{202c} \u{2067}שלום\u{2069}",
    "👩‍👩‍👧‍👦🏳️‍🌈🦄 🦄",
    "C\u{301}\u{302}\u{303}l\u{20dd}e\u{301}o\u{336}\u{337}",
    "ＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷ",
    "one\r\n\ttwo\u{2028}three\0\u{1b}[31m",
    "Hottentottenpotentatentantenattentatsverhandlung in several acts, with a prologue and an epilogue",
    "a\u{200b}\u{200d}\u{feff}\u{ad}b",
    "王小明 مرحبا",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Devbot the third of his name, of the house of \u{fdfa}",
];
const TINTS: [Tint; 3] = [Tint::White, Tint::Black, Tint::Neutral];
const KINDS: [(&str, &str); 6] =
    [("pawn", ""), ("knight", "N"), ("bishop", "B"), ("rook", "R"), ("queen", "Q"), ("king", "K")];

pub(crate) fn name(number: usize) -> String {
    NAMES[number % NAMES.len()].to_owned()
}

pub(crate) fn piece(number: usize) -> Token {
    let (art, letter) = KINDS[number % KINDS.len()];
    Token::new(art, art, letter, TINTS[number / 2 % TINTS.len()])
}

pub(crate) fn empty(squares: impl Iterator<Item = Square>) -> Scene {
    Scene { cells: squares.map(Cell::empty).collect(), ..Scene::default() }
}

/// Every mark, on every square.
pub(crate) fn every_mark() -> Marks {
    Marks {
        last_from: true,
        last_to: true,
        check: true,
        selected: true,
        target: true,
        target_capture: true,
        dug: true,
        given: true,
        captor: true,
        captured: true,
        danger: true,
        circled: true,
    }
}

/// Every mark on every square, every state, 24 checkers, gravestones, boxes.
pub(crate) fn crowded() -> Scene {
    let mut scene =
        empty(Square::all().chain(["d0", "e0", "d9", "e9"].map(|name| name.parse().expect("a square"))));
    for (number, cell) in scene.cells.iter_mut().enumerate() {
        cell.marks = every_mark();
        cell.buried = vec![piece(number), piece(number + 1), piece(number + 2)];
        cell.terrain = match number % 5 {
            0 => Terrain::Goal,
            1 => Terrain::Entrance,
            2 => Terrain::Box { latched: false },
            3 => Terrain::Box { latched: true },
            _ => Terrain::Plain,
        };
        let stack =
            (number % 4 != 0).then(|| Stack { tint: TINTS[number % 2], count: [24, 1, 255, 9][number % 4] });
        let state = [State::Risen("zombie"), State::Mirrored, State::Asleep].get(number % 4).copied();
        let captures = (number % 3 == 0).then_some("knight");
        cell.token = Some(Token { stack, state, captures, ..piece(number) });
    }
    scene.arrows = (0..8).map(|n| Arrow { from: Square::new(n), to: Square::new(63 - n * 5) }).collect();
    scene
}

pub(crate) fn pile(number: usize, count: usize) -> Pile {
    Pile { title: name(number), tokens: (0..count).map(|token| piece(token * 5 + number)).collect() }
}

pub(crate) fn hand(number: usize, count: usize, hidden: u32) -> Spread {
    let letters = ["P", "N", "WWWW", "", "😀", "Æ"];
    let card = |card: usize| PlayingCard {
        art: KINDS[card % KINDS.len()].0,
        name: "piece",
        letter: letters[card % letters.len()],
        tint: TINTS[card % TINTS.len()],
        wild: card % 5 == 1,
    };
    let tint = TINTS[number % TINTS.len()];
    Spread { title: name(number), cards: (0..count).map(card).collect(), hidden, tint, own: number % 2 == 1 }
}

pub(crate) fn table(number: usize, rows: usize, columns: usize) -> Grid {
    let entry = |field: usize| match field % 4 {
        0 => Entry::Cross,
        1 => Entry::Circle,
        2 => Entry::Text(name(field)),
        _ => Entry::Empty,
    };
    let row = |row: usize| GridRow {
        head: name(row + number),
        entries: (0..columns).map(|column| entry(row + column)).collect(),
        active: row.is_multiple_of(3),
    };
    Grid {
        title: name(number),
        down: name(number + 1),
        across: name(number + 2),
        columns: (0..columns).map(name).collect(),
        rows: (0..rows).map(row).collect(),
        ..Grid::default()
    }
}

pub(crate) fn tallies(count: usize) -> Vec<Tally> {
    let numbers = [u32::MAX, 0, 7, 99_999];
    let tally = |number: usize| Tally {
        title: name(number + 4),
        count: numbers[number % numbers.len()],
        tint: TINTS[number % TINTS.len()],
    };
    (0..count).map(tally).collect()
}

/// Overlapping zones, on both sides.
pub(crate) fn zones(count: usize) -> Vec<Zone> {
    let squares = |number: usize| -> SquareSet {
        Square::all().filter(|square| (square.file() as usize + number) % 4 < 2).collect()
    };
    let zone = |number: usize| Zone {
        squares: squares(number),
        title: name(number + 2),
        tint: TINTS[number % TINTS.len()],
        active: number.is_multiple_of(2),
    };
    (0..count).map(zone).collect()
}

/// All scenes, each with a name.
pub(crate) fn scenes() -> Vec<(&'static str, Scene)> {
    let usual = || empty(Square::all());
    let square = |name: &str| -> Square { name.parse().expect("a square") };
    let on_goal_box =
        |square: &Square| (1..6).contains(&square.file()) || ["a4", "g5"].contains(&&*square.to_string());
    let decked = |mut scene: Scene| {
        scene.tallies = tallies(2);
        scene.piles = vec![pile(0, 9), pile(2, 5)];
        scene.spreads = vec![hand(1, 6, 0), hand(2, 0, 3)];
        scene
    };
    let mut list = vec![
        ("crowded", crowded()),
        ("one square", empty(["e4"].map(square).into_iter())),
        ("no square", empty(std::iter::empty())),
        ("one square and more", decked(empty(["e4"].map(square).into_iter()))),
        ("the goal box", decked(empty(Square::all().filter(on_goal_box)))),
        ("boxes", decked(empty(Square::all().chain(["d0", "e0", "d9", "e9"].map(square))))),
        ("a row", decked(empty(Square::all().filter(|square| square.rank() == 3)))),
        ("a column", decked(empty(Square::all().filter(|square| square.file() == 3)))),
        ("tallies", Scene { tallies: tallies(4), ..usual() }),
        ("piles of 64", Scene { piles: vec![pile(0, 64), pile(3, 64)], ..usual() }),
        ("four piles", Scene { piles: (0..4).map(|number| pile(number + 4, 12)).collect(), ..usual() }),
        ("a hand of 16", Scene { spreads: vec![hand(5, 16, 0)], ..usual() }),
        ("hands", Scene { spreads: vec![hand(2, 16, 0), hand(5, 8, 40), hand(7, 0, u32::MAX)], ..usual() }),
        ("a table", Scene { grids: vec![table(5, 12, 12)], ..usual() }),
        ("no table", Scene { grids: vec![Grid::default(), table(3, 0, 0), table(4, 1, 0)], ..usual() }),
        ("zones", Scene { zones: zones(8), ..usual() }),
    ];
    let mut everything = crowded();
    everything.zones = zones(3);
    everything.tallies = tallies(2);
    everything.piles = vec![pile(5, 24)];
    everything.spreads = vec![hand(2, 16, 0), hand(7, 0, 3)];
    everything.grids = vec![table(5, 3, 11)];
    list.push(("everything", everything));
    list
}
