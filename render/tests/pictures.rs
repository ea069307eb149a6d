//! Pictures equal golden ones by decoded pixels, are the same on every thread, and no scene makes the renderer panic.
//!
//! When a picture changes on purpose: `MENAGERIE_BLESS=1 cargo test -p render`, then look at each golden file, at full
//! size and at 350 pixels.

#[path = "support/played.rs"]
mod played;
mod support;

use std::sync::Arc;
use std::thread;

use engine::any_game::AnyTable;
use engine::board::{Square, SquareSet};
use engine::rules::English;
use engine::scene::{
    Arrow, Cell, Entry, Grid, GridRow, Marks, Pile, PlayingCard, Scene, Spread, Stack, State, Tally, Terrain,
    Tint, Token, Zone,
};
use engine::seat::{Seat, Viewer};
use played::table;
use proptest::prelude::*;
use render::alt::MOST;
use render::{Look, Renderer, Theme, alt_text, listing, text_board};
use support::{RENDERER, compare, decoded};

/// A horde has moved, graves are known to White, squares were turned up.
fn horde() -> Scene {
    let line = "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/@b2 c6d4/@h7 c6b7/@a2 h7h5 b7a8=Q/h7f8/@c2/@d1";
    table("zombie", line).scene_in_english(Viewer::Seat(Seat(0)))
}

#[test]
fn pictures_are_the_golden_ones() {
    let wood = Look::default();
    let contrast = Look { theme: Theme::CONTRAST, flipped: true };
    compare("chess-start", &RENDERER.picture(&table("chess", "").scene_in_english(Viewer::Public), wood));
    compare("horde-wood", &RENDERER.picture(&horde(), wood));
    compare("horde-contrast-flipped", &RENDERER.picture(&horde(), contrast));
    let check = table("chess", "e2e4 f7f5 d1h5").scene_in_english(Viewer::Public);
    compare("check-from-below", &RENDERER.picture(&check, wood));
    let mut choosing = table("chess", "e2e4 d7d5").scene_in_english(Viewer::Seat(Seat(0)));
    let square = |name: &str| name.parse::<Square>().expect("a square");
    choosing.select(square("e4"));
    choosing.target(square("e5"), false);
    choosing.target(square("d5"), true);
    choosing.arrows = vec![Arrow { from: square("d1"), to: square("h5") }];
    compare("choosing", &RENDERER.picture(&choosing, wood));
}

#[test]
fn the_same_scene_gives_the_same_bytes_on_every_thread_and_in_every_renderer() {
    let first = RENDERER.picture(&horde(), Look::default());
    let others: Vec<_> = (0..4)
        .map(|number| {
            thread::spawn(move || {
                let own = Arc::new(Renderer::new());
                let renderer = if number % 2 == 0 { &own } else { &*RENDERER };
                renderer.picture(&horde(), Look::default())
            })
        })
        .collect();
    for other in others {
        assert!(other.join().expect("no panic") == first);
    }
}

#[test]
fn what_only_the_burier_sees_is_in_no_other_picture() {
    let line = "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/";
    for graves in [("b2", "a2"), ("h2", "d1")] {
        let [one, two] = [graves.0, graves.1].map(|grave| table("zombie", &format!("{line}@{grave}")));
        let draw =
            |table: &dyn AnyTable, viewer| RENDERER.picture(&table.scene_in_english(viewer), Look::default());
        for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
            assert!(draw(&*one, viewer) == draw(&*two, viewer));
            assert_eq!(
                alt_text(&one.scene_in_english(viewer), &English::PLAIN),
                alt_text(&two.scene_in_english(viewer), &English::PLAIN)
            );
        }
        let own = Viewer::Seat(Seat(0));
        assert!(draw(&*one, own) != draw(&*two, own), "the burier sees it");
        assert_ne!(
            alt_text(&one.scene_in_english(own), &English::PLAIN),
            alt_text(&two.scene_in_english(own), &English::PLAIN)
        );
    }
}

#[test]
fn turned_around_the_corners_change_places() {
    let scene = table("chess", "e2e4").scene_in_english(Viewer::Public);
    let look = Look::default();
    let straight = RENDERER.picture(&scene, look);
    let turned = RENDERER.picture(&scene, Look { flipped: true, ..look });
    assert_ne!(decoded(&straight.png), decoded(&turned.png));
    let mut white_below = scene.clone();
    white_below.bottom = Tint::White;
    assert!(RENDERER.picture(&white_below, look) == turned, "Black's turn has Black below");
}

#[test]
fn words_say_what_the_picture_shows() {
    assert_eq!(
        alt_text(&horde(), &English::PLAIN),
        "White: pawn b7 takes rook on a8, becomes a queen. White: knight h7 takes bishop on f8. No zombie at b7. \
         A black rook is buried. A black bishop is buried. Black to move. \
         White: Ke1, Qd1, Qa8, Ra1, Rh1, Bc1, Bf1, Nb1, Nf8, pawns a2 b2 c2 f2 g2 h2 e4. \
         Black: Ke8, Qd8, Rh8, Bc8, Nd4, Ng8, pawns h5 a7 c7 d7 f7 g7. \
         Zombies, on coins: white queen on a8, white knight on f8. \
         Buried: black bishop under d1, black pawn under a2, black pawn under b2, black rook under c2. \
         Graveyard: 2 black pawns, black bishop, black rook. Dust bin: empty."
    );
}

const TINTS: [Tint; 3] = [Tint::White, Tint::Black, Tint::Neutral];

fn tint() -> impl Strategy<Value = Tint> {
    (0..TINTS.len()).prop_map(|tint| TINTS[tint])
}

prop_compose! {
    fn token()(
        art in 0..9_usize,
        letter in 0..7_usize,
        tint in tint(),
        state in 0..5_usize,
        captures in 0..12_usize,
        stack in proptest::option::of((tint(), any::<u8>())),
    ) -> Token {
        let arts = ["pawn", "knight", "queen", "king", "rook", "bishop", "dragon", "great-elephant", ""];
        let letters = ["", "N", "K", "Æ", "WWWW", "😀", "\u{202e}x"];
        Token {
            state: [State::Risen("zombie"), State::Mirrored, State::Asleep].get(state).copied(),
            captures: arts.get(captures).copied(),
            stack: stack.map(|(tint, count)| Stack { tint, count }),
            ..Token::new(arts[art], if art == 6 { "dragon" } else { "piece" }, letters[letter], tint)
        }
    }
}

prop_compose! {
    fn cell()(
        square in 0..Square::COUNT as u8,
        terrain in 0..8_usize,
        token in proptest::option::of(token()),
        buried in proptest::collection::vec(token(), 0..4),
        marks in proptest::array::uniform12(any::<bool>()),
    ) -> Cell {
        let [last_from, last_to, check, selected, target, target_capture, ..] = marks;
        let [.., dug, given, captor, captured, danger, circled] = marks;
        let marks = Marks {
            last_from, last_to, check, selected, target, target_capture,
            dug, given, captor, captured, danger, circled,
        };
        let grounds = [Terrain::Goal, Terrain::Entrance, Terrain::Box { latched: false }, Terrain::Box { latched: true }];
        let terrain = grounds.get(terrain).copied().unwrap_or_default();
        Cell { square: Square::new(square), terrain, token, buried, marks }
    }
}

prop_compose! {
    fn zone()(squares: u64, boxes in 0..16_u8, title in ".{0,40}", tint in tint(), active: bool) -> Zone {
        let boxed = (64..Square::COUNT as u8).filter(|index| boxes >> (index - 64) & 1 == 1).map(Square::new);
        let squares: SquareSet = SquareSet::from_bits(squares).iter().chain(boxed).collect();
        Zone { squares, title, tint, active }
    }
}

prop_compose! {
    fn card()(art in 0..6_usize, letter in 0..6_usize, tint in tint(), wild: bool) -> PlayingCard {
        let arts = ["pawn", "knight", "checkers", "great-elephant", "dragon", ""];
        let letters = ["P", "", "WWWW", "Æ", "😀", "\u{202e}x"];
        PlayingCard { art: arts[art], name: arts[art], letter: letters[letter], tint, wild }
    }
}

prop_compose! {
    fn spread()(
        title in ".{0,40}",
        cards in proptest::collection::vec(card(), 0..90),
        hidden in prop_oneof![0..5_u32, any::<u32>()],
        tint in tint(),
        own in any::<bool>(),
    ) -> Spread {
        Spread { title, cards, hidden, tint, own }
    }
}

fn entry() -> impl Strategy<Value = Entry> {
    prop_oneof![Just(Entry::Empty), Just(Entry::Cross), Just(Entry::Circle), ".{0,20}".prop_map(Entry::Text)]
}

prop_compose! {
    fn grid_row()(
        head in ".{0,40}",
        entries in proptest::collection::vec(entry(), 0..14),
        active: bool,
    ) -> GridRow {
        GridRow { head, entries, active }
    }
}

prop_compose! {
    fn grid()(
        title in ".{0,40}",
        down in ".{0,20}",
        across in ".{0,20}",
        columns in proptest::collection::vec(".{0,20}", 0..14),
        rows in proptest::collection::vec(grid_row(), 0..10),
    ) -> Grid {
        Grid { title, down, across, columns, rows, ..Grid::default() }
    }
}

prop_compose! {
    fn any_scene()(
        cells in proptest::collection::vec(cell(), 0..70),
        changed in ".{0,2000}",
        status in ".{0,60}",
        threat in ".{0,60}",
        threats in proptest::collection::vec((0..Square::COUNT as u8, 0..Square::COUNT as u8), 0..4),
        arrows in proptest::collection::vec((0..Square::COUNT as u8, 0..Square::COUNT as u8), 0..4),
        zones in proptest::collection::vec(zone(), 0..4),
        piles in proptest::collection::vec((".{0,40}", proptest::collection::vec(token(), 0..60)), 0..7),
        tallies in proptest::collection::vec((".{0,40}", any::<u32>(), tint()), 0..5),
        spreads in proptest::collection::vec(spread(), 0..5),
        grids in proptest::collection::vec(grid(), 0..4),
        numbered: bool,
        bottom in tint(),
    ) -> Scene {
        let arrow = |(from, to)| Arrow { from: Square::new(from), to: Square::new(to) };
        let tallies = tallies.into_iter().map(|(title, count, tint)| Tally { title, count, tint });
        Scene {
            changed,
            status,
            cells,
            threat,
            threats: threats.into_iter().map(arrow).collect(),
            arrows: arrows.into_iter().map(arrow).collect(),
            numbered,
            zones,
            piles: piles.into_iter().map(|(title, tokens)| Pile { title, tokens }).collect(),
            tallies: tallies.collect(),
            spreads,
            grids,
            bottom,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn no_scene_makes_it_panic(scene in any_scene(), flipped: bool, theme in 0..Theme::ALL.len()) {
        let look = Look { theme: Theme::ALL[theme], flipped };
        let picture = RENDERER.picture(&scene, look);
        let (width, height, _) = decoded(&picture.png);
        prop_assert_eq!((width, height), (picture.width, picture.height));
        // Discord shows pictures wider than 11:7 smaller, and telephones cut narrow ones.
        prop_assert!(width * 7 <= height * 11);
        prop_assert!(alt_text(&scene, &English::PLAIN).chars().count() <= MOST);
        let all = listing(&scene, &English::PLAIN);
        prop_assert!(all.contains(&scene.changed) && all.contains(&scene.status));
        let board = text_board(&scene, flipped, &English::PLAIN);
        let risky = board.contains(['`', '\u{202e}', '😀']);
        prop_assert!(!risky, "{}", board);
        let squares: std::collections::BTreeSet<_> = scene.cells.iter().map(|cell| cell.square.rank()).collect();
        prop_assert!(squares.is_empty() || board.lines().count() >= squares.len() + 2);
    }
}
