//! Films: every picture in them is the right one, they keep to the allowed size, and no scene makes them fail.

#[path = "support/card_games.rs"]
#[allow(dead_code)]
mod card_games;
#[path = "support/cinema.rs"]
mod cinema;
mod support;

use std::thread;

use cinema::{Seen, game, long_game, seen};
use engine::board::Square;
use engine::scene::{Arrow, Cell, Scene, Tint};
use engine::seat::{Seat, Viewer};
use render::layout::{Layout, SQUARE};
use render::{Film, Frame, Look, Picture, Renderer, Theme};
use support::{RENDERER, compare, decoded};

/// Enough for any film here.
const ROOM: usize = 10 << 20;
/// The height of the line along the bottom edge, which stills don't have.
const LINE: u32 = 6;
/// Too short a moment for arrows.
const QUICK: u32 = 50;
/// Long enough a moment for arrows.
const SLOW: u32 = 150;

const WOOD: Look = Look { theme: Theme::WOOD, flipped: false };
const CONTRAST: Look = Look { theme: Theme::CONTRAST, flipped: true };

fn film(frames: &[Frame], look: Look, most: usize) -> Film {
    RENDERER.film(frames, look, most, &mut |_, _| true).expect("there are frames and nobody stops it")
}

/// The frames with White at the bottom, as films show them.
fn upright(mut frames: Vec<Frame>) -> Vec<Frame> {
    for (_, scene) in frames.iter_mut().flat_map(|frame| &mut frame.scenes) {
        scene.bottom = Tint::White;
    }
    frames
}

fn one(scene: Scene, caption: &str) -> Frame {
    Frame { scenes: vec![(String::new(), scene)], caption: caption.to_owned(), hold: QUICK }
}

/// The views of both sides, and between them the truth.
fn three(views: [Scene; 3], caption: &str) -> Frame {
    let titles = ["What White saw", "The truth", "What Black saw"].map(str::to_owned);
    Frame { scenes: titles.into_iter().zip(views).collect(), caption: caption.to_owned(), hold: QUICK }
}

/// Compares a film's frame with a still, except the line along the bottom edge.
fn assert_same(seen: &Seen, still: &Picture, what: &str) {
    let (width, height, pixels) = decoded(&still.png);
    assert_eq!((seen.width, seen.height), (width, height + LINE), "{what}");
    assert!(seen.rgb()[..pixels.len()] == pixels, "{what} is not the still");
}

#[test]
fn every_picture_of_a_film_is_the_still_of_its_frame() {
    let frames = upright(long_game(QUICK));
    for look in [WOOD, CONTRAST] {
        let film = film(&frames, look, ROOM);
        let pictures = seen(&film.gif);
        assert_eq!((film.frames, pictures.len()), (frames.len(), frames.len()));
        for (number, (picture, frame)) in pictures.iter().zip(&frames).enumerate() {
            assert_same(picture, &RENDERER.still(frame, look), &format!("{look:?} {number}"));
        }
    }
}

#[test]
fn between_two_moments_the_move_is_an_arrow_with_its_caption() {
    let frames = upright(long_game(SLOW));
    let pictures = seen(&film(&frames, WOOD, ROOM).gif);
    assert_eq!(pictures.len(), 2 * frames.len() - 1);
    for (number, pair) in frames.windows(2).enumerate() {
        let marked = |mark: fn(&Cell) -> bool| -> Square {
            pair[1].scenes[0].1.cells.iter().find(|cell| mark(cell)).expect("a move").square
        };
        let step = Arrow { from: marked(|cell| cell.marks.last_from), to: marked(|cell| cell.marks.last_to) };
        let before = Scene { arrows: vec![step], ..pair[0].scenes[0].1.clone() };
        let arrow = RENDERER.still(&one(before, &pair[1].caption), WOOD);
        assert_same(&pictures[2 * number], &RENDERER.still(&pair[0], WOOD), &format!("{number}"));
        assert_same(&pictures[2 * number + 1], &arrow, &format!("the arrow after {number}"));
    }
    let arrow = &pictures[2 * 18 + 1];
    let mut png = Vec::new();
    let mut encoder = png::Encoder::new(&mut png, arrow.width, arrow.height);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&arrow.rgb()).expect("as many pixels");
    writer.finish().expect("memory takes everything");
    compare("film-arrow", &Picture { png, width: arrow.width, height: arrow.height });
}

#[test]
fn time_passes_as_the_frames_say() {
    for hold in [QUICK, SLOW] {
        let frames = long_game(hold);
        let pictures = seen(&film(&frames, WOOD, ROOM).gif);
        // The first a second at least, the last three; the arrows take their time from the moment before.
        let arrow = if hold == QUICK { 0 } else { 50 };
        assert_eq!(pictures[0].hold, hold.max(100) - arrow);
        let total: u32 = pictures.iter().map(|picture| picture.hold).sum();
        assert_eq!(total, hold.max(100) + hold * 91 + 300);
        assert_eq!(pictures.last().map(|picture| picture.hold), Some(300));
    }
}

#[test]
fn boards_that_turn_and_grow_stay_where_they_are() {
    let (white, black) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    let line = "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/@b2 c6d4/@h7 c6b7/@a2 h7h5 b7a8=Q/h7f8/@c2/@d1";
    let cards = [
        card_games::booster(),
        card_games::cooperative(),
        card_games::golf(),
        card_games::board("8/8/8/8/8/8/8/8"),
    ];
    let cards = cards.into_iter().map(|scene| one(scene, "Cards")).collect();
    let games = [game("zombie", line, white, QUICK), game("zombie", line, black, QUICK), cards];
    for (number, frames) in games.iter().enumerate() {
        for look in [WOOD, CONTRAST] {
            let pictures = seen(&film(frames, look, ROOM).gif);
            assert_eq!(pictures.len(), frames.len());
            for (picture, frame) in pictures.iter().zip(frames) {
                let (_, scene) = &frame.scenes[0];
                let turned = scene.bottom != frames[0].scenes[0].1.bottom;
                let layout = Layout::sized(scene, look.flipped != turned, SQUARE);
                let sheet = RENDERER.sheet(scene, &layout, look.theme);
                let rows = picture.pixels.chunks_exact(picture.width as usize);
                for (y, (shown, drawn)) in rows.zip(sheet.chunks_exact(sheet.width() as usize)).enumerate() {
                    assert!(shown[..drawn.len()] == *drawn, "game {number}, {}, row {y}", frame.caption);
                }
            }
        }
    }
}

#[test]
fn several_boards_have_titles_and_keep_discords_shape() {
    let line = "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/@b2 c6d4/@h7 c6b7/@a2 h7h5 b7a8=Q/h7f8/@c2/@d1";
    let views = [Viewer::Seat(Seat(0)), Viewer::Public, Viewer::Seat(Seat(1))]
        .map(|viewer| game("zombie", line, viewer, QUICK).pop().expect("a frame").scenes.remove(0).1);
    let secrets = three(views, "6… b7a8=Q");
    let views = [card_games::cooperative(), card_games::cooperative(), card_games::cooperative()];
    let cards = three(views, "16… Qxe4/=Q");
    for (name, frame) in [("film-secrets", &secrets), ("film-cards", &cards)] {
        let still = RENDERER.still(frame, WOOD);
        assert!(still.width * 7 <= still.height * 11, "{name}");
        compare(name, &still);
        assert_same(&seen(&film(std::slice::from_ref(frame), WOOD, ROOM).gif)[0], &still, name);
    }
    let mut bare = secrets.clone();
    bare.scenes[2].0.clear();
    assert_ne!(RENDERER.still(&bare, WOOD).png, RENDERER.still(&secrets, WOOD).png);
}

#[test]
fn a_film_is_no_longer_than_it_may_be() {
    let game = long_game(SLOW);
    // Back and forth: 600 turns.
    let frames: Vec<Frame> = game.iter().chain(game.iter().rev()).cycle().take(600).cloned().collect();
    let full = film(&frames, WOOD, ROOM);
    assert_eq!((full.frames, full.width), (600, 732));
    let mut last = full.gif.len();
    for most in [last - 1, last / 3, last / 8, 60_000, 30_000] {
        let shorter = film(&frames, WOOD, most);
        assert!(shorter.gif.len() <= most, "{} of {most}", shorter.gif.len());
        assert!(shorter.gif.len() < last);
        assert!(shorter.gif.len() * 4 > most, "{} of {most}: room wasted", shorter.gif.len());
        last = shorter.gif.len();
        let pictures = seen(&shorter.gif);
        assert!(pictures.len() >= shorter.frames);
        // The end is always in it.
        let end = seen(&film(&frames[599..], WOOD, most).gif);
        assert_eq!(end.len(), 1);
        // Frames are left out only when squares can't get smaller.
        assert!(shorter.frames == 600 || shorter.width < 450, "{} frames in {most}", shorter.frames);
    }
    // An impossible length becomes the shortest possible.
    let shortest = film(&frames, WOOD, 1);
    assert_eq!((shortest.frames, shortest.width < 732), (1, true));
}

#[test]
fn progress_is_told_and_may_stop_it() {
    let frames = long_game(QUICK);
    let mut told = Vec::new();
    let mut tell = |done, of| {
        told.push((done, of));
        true
    };
    assert!(RENDERER.film(&frames, WOOD, ROOM, &mut tell).is_some());
    assert_eq!(told, (1..=93).map(|done| (done, 93)).collect::<Vec<_>>());
    let mut calls = 0;
    let mut stop = |done, _| {
        calls += 1;
        done < 40
    };
    assert_eq!(RENDERER.film(&frames, WOOD, ROOM, &mut stop), None);
    assert_eq!(calls, 40);
    assert_eq!(RENDERER.film(&[], WOOD, ROOM, &mut |_, _| true), None);
}

#[test]
fn the_same_frames_give_the_same_bytes_on_every_thread() {
    let frames = &long_game(SLOW)[..30];
    let first = Renderer::new().film(frames, WOOD, ROOM, &mut |_, _| true);
    thread::scope(|scope| {
        let others: Vec<_> = (0..3).map(|_| scope.spawn(|| film(frames, WOOD, ROOM))).collect();
        for other in others {
            assert_eq!(other.join().ok(), first);
        }
    });
}

#[test]
fn nothing_makes_it_fail() {
    let board = card_games::board("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR");
    let texts = [
        String::new(),
        "\u{202e}desrever\u{2066} \u{200f}".to_owned(),
        "🧟‍♀️".repeat(40),
        "Z̴̢̛͈a̵l̷g̸o̶".repeat(30),
        "WWWW…\n\t\0\u{7f}".repeat(3000),
        "王".repeat(50),
    ];
    let mut frames: Vec<Frame> = texts.iter().map(|text| one(board.clone(), text)).collect();
    frames.extend(texts.iter().map(|text| Frame {
        scenes: vec![(text.clone(), board.clone()), (text.clone(), Scene::default())],
        caption: text.clone(),
        hold: u32::MAX,
    }));
    // Without boards, with many, without time.
    frames.push(Frame::default());
    let five = vec![("Five".to_owned(), board); 5];
    frames.push(Frame { scenes: five, caption: "Five".to_owned(), hold: 0 });
    for frame in &frames {
        let still = RENDERER.still(frame, WOOD);
        let (width, height, _) = decoded(&still.png);
        assert!(width * 7 <= height * 11, "{}", frame.caption);
        assert_eq!(seen(&film(std::slice::from_ref(frame), CONTRAST, ROOM).gif).len(), 1);
    }
    let all = film(&frames, WOOD, ROOM);
    assert_eq!(all.frames, frames.len());
    assert!(seen(&all.gif).len() >= frames.len() - 1);
}
