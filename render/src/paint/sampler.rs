//! Sample pictures with every colour of a theme's pictures.

use std::collections::HashMap;

use engine::board::{Square, SquareSet};
use engine::scene::{
    Arrow, Cell, Entry, Grid, GridRow, Marks, Pile, PlayingCard, Scene, Spread, Stack, State, Tally, Terrain,
    Tint, Token, Zone,
};

use super::arrow;
use super::element::{Element, elements};
use crate::art::{PIECES, Sprites};
use crate::canvas::{Area, Canvas, Painting, canvas};
use crate::layout::Layout;
use crate::palette::Sample;

/// The number of boards in the sample.
const PAGES: usize = 9;
const TINTS: [Tint; 5] = [Tint::White, Tint::Black, Tint::White, Tint::Black, Tint::Neutral];

/// The histogram of pictures with every colour of a theme's pictures, to choose its palette by.
#[must_use]
pub fn sampler(sprites: &Sprites) -> Sample {
    let mut sample = Sample::default();
    // Elements that occur several times are painted once.
    let mut occurring: HashMap<(Element, i32, i32), u32> = HashMap::new();
    for number in 0..PAGES {
        let page = page_scene(number);
        let layout = Layout::of(&page, false);
        if !page.arrows.is_empty() {
            sample.add(&whole(&page, &layout, sprites), 1);
            continue;
        }
        for (element, place) in elements(&page, &layout) {
            *occurring.entry((element, place.width, place.height)).or_default() += 1;
        }
    }
    for ((element, width, height), times) in occurring {
        sample.add(&element.painted((width as u32, height as u32), sprites), times);
    }
    sample
}

/// Paints a page with its arrows, which mix their colours with what they cross.
fn whole(page: &Scene, layout: &Layout, sprites: &Sprites) -> Canvas {
    let colours = sprites.theme.colours();
    let mut whole = canvas(layout.width, layout.height, colours.frame);
    for (element, place) in elements(page, layout) {
        let own = element.painted((place.width as u32, place.height as u32), sprites);
        whole.copy(&own, place.x, place.y);
    }
    arrow::each_pixel(page, layout, colours, |x, y, colour, alpha| {
        whole.blend(x as i32, y as i32, colour, alpha);
    });
    whole
}

fn token(art: &'static str, tint: Tint) -> Token {
    Token::new(art, "piece", "X", tint)
}

fn page_scene(page: usize) -> Scene {
    // Other kinds have the same inks; a letter stands for a piece without a drawing.
    let kinds: Vec<&'static str> = PIECES[..6].iter().map(|(name, _)| *name).chain(["letter"]).collect();
    let cells = Square::all().map(|square| cell(square, page, &kinds));
    let pile = Pile {
        title: "Graveyard".to_owned(),
        tokens: PIECES[..6]
            .iter()
            .flat_map(|(kind, _)| [Tint::White, Tint::Black].map(|tint| token(kind, tint)))
            .collect(),
    };
    let arrows = match page {
        3 => (0..8).map(|n| Arrow { from: Square::new(n), to: Square::new(63 - n * 3) }).collect(),
        _ => Vec::new(),
    };
    let tints = [Tint::White, Tint::Black, Tint::Neutral];
    let tallies = tints.map(|tint| Tally { title: "Checkers".to_owned(), count: 12, tint });
    let half = Square::all().filter(|square| square.file() < 4).collect::<SquareSet>();
    let zones = [Tint::White, Tint::Black].map(|tint| Zone {
        squares: half,
        title: "Half".to_owned(),
        tint,
        active: tint == Tint::White,
    });
    Scene {
        cells: cells.collect(),
        arrows,
        piles: vec![pile],
        tallies: if page == 6 { tallies.into() } else { Vec::new() },
        zones: if page == 6 { zones.into() } else { Vec::new() },
        // One spread and a table as wide as a row: how things share rows doesn't affect the colours.
        spreads: if page % 3 == 2 { vec![spread(tints[page / 3])] } else { Vec::new() },
        grids: if page % 3 == 2 { vec![grid()] } else { Vec::new() },
        ..Scene::default()
    }
}

fn spread(tint: Tint) -> Spread {
    let card = |(number, kind): (usize, &'static str)| PlayingCard {
        art: kind,
        name: "piece",
        letter: "N",
        tint,
        wild: number == 1,
    };
    let kinds = PIECES[..3].iter().map(|(kind, _)| *kind).chain(["checkers"]);
    Spread {
        title: "Cards".to_owned(),
        cards: kinds.enumerate().map(card).collect(),
        hidden: 2,
        tint,
        own: false,
    }
}

fn grid() -> Grid {
    let entries = vec![Entry::Cross, Entry::Circle, Entry::Text("12".to_owned()), Entry::Empty];
    let row = GridRow { head: "K".to_owned(), entries, active: true };
    let columns = (0..14).map(|column| column.to_string()).collect();
    Grid { title: "Sheet".to_owned(), columns, rows: vec![row; 2], ..Grid::default() }
}

fn cell(square: Square, page: usize, kinds: &[&'static str]) -> Cell {
    let number = square.index() + page * 5;
    let tint = TINTS[number % TINTS.len()];
    let filled = !number.is_multiple_of(7);
    let kind = kinds[(number / 2) % kinds.len()];
    let every = |step: usize, rest: usize| number % step == rest;
    let state = match page {
        3..=5 if every(3, 0) => Some(State::Risen("risen")),
        6 if every(4, 0) => Some(State::Mirrored),
        7 if every(5, 0) => Some(State::Asleep),
        _ => None,
    };
    let piece = Token {
        state,
        captures: (page == 8 && every(3, 0)).then_some(kinds[number % 6]),
        stack: (page == 7 && every(3, 1))
            .then(|| Stack { tint: TINTS[number / 3 % 2], count: 1 + (number % 4) as u8 }),
        ..token(kind, tint)
    };
    Cell {
        square,
        terrain: match number % 16 {
            1 if page > 6 => Terrain::Goal,
            5 if page > 6 => Terrain::Entrance,
            9 if page > 6 => Terrain::Box { latched: false },
            13 if page > 6 => Terrain::Box { latched: true },
            _ => Terrain::Plain,
        },
        token: filled.then_some(piece),
        buried: if (4..6).contains(&page) && number % 5 < 2 { vec![token(kind, tint)] } else { Vec::new() },
        marks: Marks {
            circled: page == 3 && every(4, 2),
            last_from: page % 4 == 1 && every(3, 0),
            last_to: page % 4 == 1 && every(3, 1),
            check: page == 2 && every(4, 1),
            selected: page == 3 && every(4, 2),
            target: page % 4 == 3 && every(4, 3),
            target_capture: page % 4 == 3 && every(4, 1),
            dug: page == 5 && !filled,
            given: page == 7 && every(6, 1),
            captor: page == 8 && every(8, 2),
            captured: page == 8 && every(8, 4),
            danger: page == 8 && every(4, 3),
        },
    }
}
