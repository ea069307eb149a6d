//! Pictures against golden ones by decoded pixels, the same on every thread, and never a panic whatever the scene.
//!
//! When a picture changes on purpose: `MENAGERIE_BLESS=1 cargo test -p render`, then look at each golden file, at full
//! size and at 350 pixels.

use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::{env, fs, thread};

use engine::any_game::{Actor, AnyTable, Entry};
use engine::board::Square;
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::scene::{Arrow, Cell, Ground, Marks, Pile, Scene, State, Tint, Token};
use engine::seat::{Seat, Viewer};
use proptest::prelude::*;
use render::alt::MOST;
use render::{Look, Picture, Renderer, Theme, alt_text};

static RENDERER: LazyLock<Arc<Renderer>> = LazyLock::new(|| Arc::new(Renderer::new()));

/// A game after some turns.
fn table(game: &str, turns: &str) -> Box<dyn AnyTable> {
    let game = catalogue::find(game).expect("a game of the catalogue");
    let mut table = game.open(&Options::default(), None).expect("the start");
    for turn in turns.split_whitespace() {
        let Pending::Seats(seats) = table.pending() else { break };
        let seat = seats.iter().next().expect("somebody is to move");
        table.apply(&Entry { actor: Actor::Seat(seat), text: turn.to_owned() }).expect(turn);
    }
    table
}

/// A horde has marched, graves are known to White, squares were turned up.
fn horde() -> Scene {
    let line = "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/@b2 c6d4/@h7 c6b7/@a2 h7h5 b7a8=Q/h7f8/@c2/@d1";
    table("zombie", line).scene(Viewer::Seat(Seat(0)))
}

/// Width, height, and red, green, blue of every pixel.
fn decoded(png: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("not too large")];
    let info = reader.next_frame(&mut pixels).expect("a picture");
    pixels.truncate(info.buffer_size());
    assert_eq!(info.color_type, png::ColorType::Rgb);
    (info.width, info.height, pixels)
}

fn compare(name: &str, picture: &Picture) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let path = folder.join(format!("{name}.png"));
    if env::var_os("MENAGERIE_BLESS").is_some() {
        fs::write(&path, &picture.png).expect("the golden picture");
    }
    let golden = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (width, height, wanted) = decoded(&golden);
    let (own_width, own_height, found) = decoded(&picture.png);
    assert_eq!((own_width, own_height), (width, height), "{name}");
    assert_eq!((own_width, own_height), (picture.width, picture.height), "{name}");
    if wanted != found {
        let difference: Vec<u8> =
            wanted.iter().zip(&found).map(|(one, two)| 255 - one.abs_diff(*two)).collect();
        let beside = env::temp_dir().join(format!("{name}-difference.png"));
        let file = fs::File::create(&beside).expect("a temporary file");
        let mut encoder = png::Encoder::new(file, width, height);
        encoder.set_color(png::ColorType::Rgb);
        let mut writer = encoder.write_header().expect("a header");
        writer.write_image_data(&difference).expect("as many pixels");
        panic!("{name} is not the golden picture; {} shows where", beside.display());
    }
}

#[test]
fn pictures_are_the_golden_ones() {
    let wood = Look::default();
    let contrast = Look { theme: Theme::Contrast, flipped: true };
    compare("chess-start", &RENDERER.picture(&table("chess", "").scene(Viewer::Public), wood));
    compare("horde-wood", &RENDERER.picture(&horde(), wood));
    compare("horde-contrast-flipped", &RENDERER.picture(&horde(), contrast));
    let check = table("chess", "e2e4 f7f5 d1h5").scene(Viewer::Public);
    compare("check-from-below", &RENDERER.picture(&check, wood));
    let mut choosing = table("chess", "e2e4 d7d5").scene(Viewer::Seat(Seat(0)));
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
        let draw = |table: &dyn AnyTable, viewer| RENDERER.picture(&table.scene(viewer), Look::default());
        for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
            assert!(draw(&*one, viewer) == draw(&*two, viewer));
            assert_eq!(alt_text(&one.scene(viewer)), alt_text(&two.scene(viewer)));
        }
        let own = Viewer::Seat(Seat(0));
        assert!(draw(&*one, own) != draw(&*two, own), "the burier sees it");
        assert_ne!(alt_text(&one.scene(own)), alt_text(&two.scene(own)));
    }
}

#[test]
fn turned_around_the_corners_change_places() {
    let scene = table("chess", "e2e4").scene(Viewer::Public);
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
        alt_text(&horde()),
        "White: pawn b7 takes rook on a8, becomes a queen. White: knight h7 takes bishop on f8. No zombie at b7. \
         No zombie at h7. A Black rook is buried. A Black bishop is buried. Black to move. \
         White: Ke1, Qd1, Qa8, Ra1, Rh1, Bc1, Bf1, Nb1, Nf8, pawns a2 b2 c2 f2 g2 h2 e4. \
         Black: Ke8, Qd8, Rh8, Bc8, Nd4, Ng8, pawns h5 a7 c7 d7 f7 g7. \
         Zombies, on coins: white queen on a8, white knight on f8. \
         Buried: black bishop under d1, black pawn under a2, black pawn under b2, black rook under c2. \
         Graveyard: 2 black pawns, black bishop, black rook. Dust bin: empty."
    );
}

fn token() -> impl Strategy<Value = Token> {
    let arts = ["pawn", "knight", "queen", "king", "rook", "bishop", "dragon", ""];
    let letters = ["", "N", "K", "Æ", "WWWW", "😀", "\u{202e}x"];
    let tints = [Tint::White, Tint::Black, Tint::Neutral];
    (0..arts.len(), 0..letters.len(), 0..tints.len(), any::<bool>()).prop_map(
        move |(art, letter, tint, zombie)| Token {
            state: zombie.then_some(State::Zombie),
            ..Token::new(arts[art], if art == 6 { "dragon" } else { "piece" }, letters[letter], tints[tint])
        },
    )
}

prop_compose! {
    fn cell()(
        square in 0..Square::COUNT as u8,
        token in proptest::option::of(token()),
        buried in proptest::collection::vec(token(), 0..4),
        marks in proptest::array::uniform7(any::<bool>()),
    ) -> Cell {
        let [last_from, last_to, check, selected, target, target_capture, dug] = marks;
        let marks = Marks { last_from, last_to, check, selected, target, target_capture, dug, ..Marks::default() };
        Cell { square: Square::new(square), ground: Ground::Plain, token, buried, marks }
    }
}

prop_compose! {
    fn any_scene()(
        cells in proptest::collection::vec(cell(), 0..70),
        changed in ".{0,2000}",
        status in ".{0,60}",
        arrows in proptest::collection::vec((0..Square::COUNT as u8, 0..Square::COUNT as u8), 0..4),
        piles in proptest::collection::vec((".{0,40}", proptest::collection::vec(token(), 0..60)), 0..4),
        bottom in 0..3_usize,
    ) -> Scene {
        let arrows = arrows.into_iter().map(|(from, to)| Arrow { from: Square::new(from), to: Square::new(to) });
        Scene {
            changed,
            status,
            cells,
            arrows: arrows.collect(),
            piles: piles.into_iter().map(|(title, tokens)| Pile { title, tokens }).collect(),
            bottom: [Tint::White, Tint::Black, Tint::Neutral][bottom],
            ..Scene::default()
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn no_scene_makes_it_panic(scene in any_scene(), flipped: bool, contrast: bool) {
        let look = Look { theme: if contrast { Theme::Contrast } else { Theme::Wood }, flipped };
        let picture = RENDERER.picture(&scene, look);
        let (width, height, _) = decoded(&picture.png);
        prop_assert_eq!((width, height), (picture.width, picture.height));
        // Discord shows pictures wider than 11:7 smaller, and telephones cut narrow ones.
        prop_assert!(width * 7 <= height * 11);
        prop_assert!(alt_text(&scene).chars().count() <= MOST);
    }
}
