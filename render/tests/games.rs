//! Pictures of each game show what they have to: cards, checkers, mirrors, goals, boxes, zones, creatures.

#[path = "support/differing.rs"]
mod differing;
#[path = "support/played.rs"]
mod played;
mod support;

use differing::{Change, seen_and_said};
use engine::any_game::AnyTable;
use engine::board::{Square, SquareSet};
use engine::catalogue;
use engine::rules::{English, Options};
use engine::scene::{Arrow, Cell, Marks, Pile, Scene, Stack, State, Tally, Terrain, Tint, Token, Zone};
use engine::seat::Viewer;
use played::table;
use render::{Look, Theme, alt_text, listing};
use support::{RENDERER, compare, decoded};

const WOOD: Look = Look { theme: Theme::WOOD, flipped: false };
const CONTRAST: Look = Look { theme: Theme::CONTRAST, flipped: false };

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn piece(art: &'static str, letter: &'static str, tint: Tint) -> Token {
    Token::new(art, art, letter, tint)
}

/// A board of these squares with nothing on it.
fn empty(squares: impl Iterator<Item = Square>) -> Scene {
    Scene { cells: squares.map(Cell::empty).collect(), ..Scene::default() }
}

fn at<'a>(scene: &'a mut Scene, name: &str) -> &'a mut Cell {
    scene.cell_mut(square(name)).expect("a square of the board")
}

fn put(scene: &mut Scene, name: &str, token: Token) {
    at(scene, name).token = Some(token);
}

/// The 42 squares, some pieces, one of them in a goal.
fn goals() -> Scene {
    let on =
        |square: &Square| (1..6).contains(&square.file()) || ["a4", "g5"].contains(&&*square.to_string());
    let mut scene = empty(Square::all().filter(on));
    for (name, ground) in
        [("a4", Terrain::Goal), ("g5", Terrain::Goal), ("b4", Terrain::Entrance), ("f5", Terrain::Entrance)]
    {
        at(&mut scene, name).terrain = ground;
    }
    put(&mut scene, "a4", piece("knight", "N", Tint::White));
    put(&mut scene, "f5", piece("rook", "R", Tint::White));
    put(&mut scene, "d8", piece("queen", "Q", Tint::Black));
    put(&mut scene, "g5", piece("pawn", "", Tint::Black));
    scene
}

/// White's Things have captured a bishop; Black's are latched.
fn boxes() -> Scene {
    let all = Square::all().chain(["d0", "e0", "d9", "e9"].map(square));
    let mut scene = empty(all);
    for (name, latched) in [("d0", false), ("e0", false), ("d9", true), ("e9", true)] {
        at(&mut scene, name).terrain = Terrain::Box { latched };
    }
    for (name, tint) in [("f4", Tint::White), ("h2", Tint::White), ("d9", Tint::Black), ("e9", Tint::Black)] {
        put(&mut scene, name, piece("thing", "T", tint));
    }
    put(&mut scene, "e1", piece("king", "K", Tint::White));
    put(&mut scene, "e8", piece("king", "K", Tint::Black));
    at(&mut scene, "e0").marks.last_from = true;
    at(&mut scene, "f4").marks = Marks { last_to: true, captor: true, ..Marks::default() };
    at(&mut scene, "h2").marks.captor = true;
    at(&mut scene, "g3").marks.captured = true;
    scene
}

/// A bishop has moved on and given a checker.
fn adrenaline() -> Scene {
    let mut scene = empty(Square::all());
    let on = |art, letter, tint, stack: (Tint, u8)| Token {
        stack: Some(Stack { tint: stack.0, count: stack.1 }),
        ..piece(art, letter, tint)
    };
    put(&mut scene, "b7", on("bishop", "B", Tint::White, (Tint::White, 1)));
    put(&mut scene, "h7", on("pawn", "", Tint::Black, (Tint::Black, 1)));
    put(&mut scene, "c1", on("king", "K", Tint::White, (Tint::White, 3)));
    put(&mut scene, "e5", on("rook", "R", Tint::Black, (Tint::White, 12)));
    put(&mut scene, "e8", piece("king", "K", Tint::Black));
    at(&mut scene, "f1").marks.last_from = true;
    at(&mut scene, "b7").marks.last_to = true;
    at(&mut scene, "h7").marks.given = true;
    scene.arrows =
        [("f1", "a6"), ("a6", "b7")].map(|(from, to)| Arrow { from: square(from), to: square(to) }).into();
    scene.tallies = vec![Tally { title: "Supply".to_owned(), count: 7, tint: Tint::Neutral }];
    scene
}

/// The halves of four players, Black king-side to move.
fn halves() -> Scene {
    let mut scene = table("chess", "e2e4").scene_in_english(Viewer::Public);
    for (tint, side) in [(Tint::White, "White"), (Tint::Black, "Black")] {
        for (files, half) in [(4..8, "king-side"), (0..4, "queen-side")] {
            scene.zones.push(Zone {
                squares: Square::all().filter(|square| files.contains(&square.file())).collect(),
                title: format!("{side} {half}"),
                tint,
                active: tint == Tint::Black && files.start == 4,
            });
        }
    }
    scene
}

/// Every creature, a sleeping monster, and what may still be made.
fn creatures() -> Scene {
    let mut scene = empty(Square::all());
    let own: [(&'static str, &'static str); 11] = [
        ("box", "X"),
        ("pajama", "P"),
        ("great-pajama", "J"),
        ("rhino", "R"),
        ("headless-rhino", "H"),
        ("bat", "V"),
        ("booh", "W"),
        ("crumb", "C"),
        ("cookie-monster", "M"),
        ("elephant", "L"),
        ("great-elephant", "E"),
    ];
    for (number, (art, letter)) in own.into_iter().enumerate() {
        let file = char::from(b'a' + (number % 6) as u8);
        put(&mut scene, &format!("{file}{}", 1 + number / 6), piece(art, letter, Tint::White));
        put(&mut scene, &format!("{file}{}", 8 - number / 6), piece(art, letter, Tint::Black));
    }
    for (name, art, letter) in [("f4", "lint", "N"), ("g4", "dust-bunny", "B"), ("h4", "dust-demon", "D")] {
        put(&mut scene, name, piece(art, letter, Tint::Neutral));
    }
    let monster = at(&mut scene, "c2").token.as_mut().expect("the monster");
    monster.state = Some(State::Asleep);
    for name in ["b1", "c1", "d1", "b2", "d2", "b3", "c3", "d3"] {
        at(&mut scene, name).marks.danger = true;
    }
    let pile = |title: &str, arts: &[&'static str], tint| Pile {
        title: title.to_owned(),
        tokens: arts.iter().map(|art| piece(art, "", tint)).collect(),
    };
    scene.piles = vec![
        pile("Black's Box", &["rhino", "headless-rhino", "bat", "crumb"], Tint::Black),
        pile("Black's Pajama", &["elephant", "lint"], Tint::Black),
        pile("Black's Great Pajama", &["great-elephant", "dust-bunny"], Tint::Black),
        pile("White's Box", &["bat", "crumb"], Tint::White),
        pile("White's Pajama", &["elephant", "lint"], Tint::White),
        pile("White's Great Pajama", &["dust-bunny"], Tint::White),
    ];
    scene
}

/// A king in check beyond the mirror.
fn mirror_in_check() -> Box<dyn AnyTable> {
    let position = "2k5/3b1ppp/1p1b4/pP6/6PP/8/5P1K/8 w - - 1 46 far=h2,h4,a5,b5,b6,d6,d7";
    let game = catalogue::find("half-alice").expect("a game");
    game.open(&Options::default(), Some(position)).expect("a position")
}

/// The side of the mirror that a king is on can be seen while it is in check.
#[test]
fn check_hides_no_mirror() {
    let scene = mirror_in_check().scene_in_english(Viewer::Public);
    let mut hither = scene.clone();
    let king = hither.cells.iter_mut().find(|cell| cell.marks.check).expect("a king in check");
    let state = king.token.as_mut().expect("the king").state.take();
    assert_eq!(state, Some(State::Mirrored));
    for look in [WOOD, CONTRAST] {
        let [one, two] = [&scene, &hither].map(|scene| decoded(&RENDERER.picture(scene, look).png));
        let differ = one.2.chunks(3).zip(two.2.chunks(3)).filter(|(one, two)| one != two).count();
        // Most of the square's 84 by 84 pixels that the king leaves free, and not a rim.
        assert!(differ > 2_000, "{differ} pixels");
    }
}

#[test]
fn every_game_is_drawn_as_the_golden_pictures_show() {
    let pairs = table("allthought", "d2e3 d7c6 b1d2 g8f6 g1h3").scene_in_english(Viewer::Public);
    compare("cards-wood", &RENDERER.picture(&pairs, WOOD));
    compare("cards-contrast", &RENDERER.picture(&pairs, CONTRAST));
    let mirror = table("half-alice", "e2e4 g8f6 d1f3 b8c6").scene_in_english(Viewer::Public);
    compare("mirror-wood", &RENDERER.picture(&mirror, WOOD));
    compare("mirror-contrast", &RENDERER.picture(&mirror, CONTRAST));
    let checked = mirror_in_check().scene_in_english(Viewer::Public);
    compare("mirror-check-wood", &RENDERER.picture(&checked, WOOD));
    for (name, scene) in [
        ("goals", goals()),
        ("boxes", boxes()),
        ("adrenaline", adrenaline()),
        ("halves", halves()),
        ("creatures", creatures()),
    ] {
        compare(&format!("{name}-wood"), &RENDERER.picture(&scene, WOOD));
        compare(
            &format!("{name}-contrast-flipped"),
            &RENDERER.picture(&scene, Look { flipped: true, ..CONTRAST }),
        );
    }
}

#[test]
fn whatever_differs_is_both_seen_and_said() {
    let mut base = empty(Square::all());
    put(&mut base, "e4", piece("rook", "R", Tint::White));
    fn token(scene: &mut Scene) -> &mut Token {
        at(scene, "e4").token.as_mut().expect("the rook")
    }
    fn stack(scene: &mut Scene, tint: Tint, count: u8) {
        token(scene).stack = Some(Stack { tint, count });
    }
    fn zone(scene: &mut Scene, squares: SquareSet, tint: Tint, active: bool) {
        scene.zones.push(Zone { squares, title: "Own part".to_owned(), tint, active });
    }
    fn tally(scene: &mut Scene, count: u32) {
        scene.tallies.push(Tally { title: "Left".to_owned(), count, tint: Tint::Neutral });
    }
    let changes: &[Change] = &[
        ("nothing", |_| {}),
        ("captures like a knight", |scene| token(scene).captures = Some("knight")),
        ("captures like a bishop", |scene| token(scene).captures = Some("bishop")),
        ("a checker", |scene| stack(scene, Tint::White, 1)),
        ("two checkers", |scene| stack(scene, Tint::White, 2)),
        ("many checkers", |scene| stack(scene, Tint::White, 11)),
        ("more checkers", |scene| stack(scene, Tint::White, 12)),
        ("a black checker", |scene| stack(scene, Tint::Black, 1)),
        ("a zombie", |scene| token(scene).state = Some(State::Risen("zombie"))),
        ("mirrored", |scene| token(scene).state = Some(State::Mirrored)),
        ("asleep", |scene| token(scene).state = Some(State::Asleep)),
        ("nobody's", |scene| token(scene).tint = Tint::Neutral),
        ("a goal", |scene| at(scene, "e4").terrain = Terrain::Goal),
        ("an entrance", |scene| at(scene, "e4").terrain = Terrain::Entrance),
        ("a box", |scene| at(scene, "e4").terrain = Terrain::Box { latched: false }),
        ("a latched box", |scene| at(scene, "e4").terrain = Terrain::Box { latched: true }),
        ("given", |scene| at(scene, "e4").marks.given = true),
        ("captor", |scene| at(scene, "e4").marks.captor = true),
        ("captured", |scene| at(scene, "e4").marks.captured = true),
        ("danger", |scene| at(scene, "e4").marks.danger = true),
        ("circled", |scene| at(scene, "e4").marks.circled = true),
        ("check", |scene| at(scene, "e4").marks.check = true),
        ("a zone", |scene| zone(scene, SquareSet::rank(3), Tint::White, false)),
        ("another zone", |scene| zone(scene, SquareSet::rank(4), Tint::White, false)),
        ("a zone that matters", |scene| zone(scene, SquareSet::rank(3), Tint::White, true)),
        ("none left", |scene| tally(scene, 0)),
        ("three left", |scene| tally(scene, 3)),
    ];
    for look in [WOOD, CONTRAST] {
        seen_and_said(&base, changes, look);
    }
}

#[test]
fn words_tell_of_goals_boxes_checkers_zones_and_creatures() {
    assert_eq!(
        alt_text(&goals(), &English::PLAIN),
        "White: Rf5, Na4. Black: Qd8, pawn g5. Goals: a4, g5. Entrances: b4, f5."
    );
    assert_eq!(
        alt_text(&boxes(), &English::PLAIN),
        "White: Ke1, things h2 f4. Black: Ke8, things d9 e9. Open box: d0, e0. Latched box: d9, e9. \
         Captured by: h2, f4. Captured on: g3."
    );
    assert_eq!(
        alt_text(&adrenaline(), &English::PLAIN),
        "White: Kc1, Bb7. Black: Ke8, Re5, pawn h7. \
         White checkers: 1 under b7, 3 under c1, 12 under e5. Black checkers: 1 under h7. Supply: 7. \
         Checker given: h7. Arrows: f1 to a6, a6 to b7."
    );
    assert!(alt_text(&halves(), &English::PLAIN).starts_with(
        "White: pawn e2 to e4. Black to move. Zones: White king-side, files e to h; White queen-side, files a to d; \
         Black king-side, files e to h (now); Black queen-side, files a to d."
    ));
    let words = alt_text(&creatures(), &English::PLAIN);
    for part in [
        "Neutral: dust bunny g4, lint f4, dust demon h4.",
        "Asleep: c2.",
        "Danger: b1, c1, d1, b2, d2, b3, c3, d3.",
        "Black's Great Pajama: black great elephant, black dust bunny.",
    ] {
        assert!(words.contains(part), "{part} is not in: {words}");
    }
    let pairs = alt_text(&table("allthought", "").scene_in_english(Viewer::Public), &English::PLAIN);
    assert!(
        pairs.contains("Of two letters the first is how it moves, the second how it captures."),
        "{pairs}"
    );
    let pairs = listing(&table("allthought", "").scene_in_english(Viewer::Public), &English::PLAIN);
    assert!(pairs.contains("A rookni moves like a rook, captures like a knight."), "{pairs}");
    assert!(pairs.contains("berolinas a2 b2"), "{pairs}");
    let mirror = alt_text(&table("half-alice", "e2e4").scene_in_english(Viewer::Public), &English::PLAIN);
    assert!(mirror.contains("Beyond the mirror: e4."), "{mirror}");
    assert!(mirror.contains("White's free checkers: 11."), "{mirror}");
}

#[test]
fn pieces_are_counted_in_good_english() {
    let mut scene = empty(std::iter::empty());
    let many = |arts: &[&'static str]| Pile {
        title: "Bin".to_owned(),
        tokens: arts.iter().flat_map(|art| std::iter::repeat_n(piece(art, "", Tint::Neutral), 2)).collect(),
    };
    scene.piles = vec![many(&["box", "bunny", "pawn", "boy"])];
    assert_eq!(alt_text(&scene, &English::PLAIN), "Bin: 2 boxes, 2 bunnies, 2 pawns, 2 boys.");
}
