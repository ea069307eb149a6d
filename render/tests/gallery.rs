//! The gallery, `docs/GALLERY.md`: every game in every theme, every kind of piece, every mark, every card, a film. It shows what
//! the renderer draws today.
//!
//! When pictures change on purpose: `MENAGERIE_BLESS=1 cargo test -p render --test gallery`, then look at them.

#[path = "support/moments.rs"]
mod moments;
mod support;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::rules::Credit;
use engine::scene::Scene;
use engine::seat::{Seat, Viewer};
use moments::{play, viewers};
use render::art::{CARDS, MARKS, PIECES};
use render::canvas::Canvas;
use render::palette::{Palette, Sample};
use render::showcase::sheet::Sheet;
use render::{Frame, Look, Picture, Theme, encode};
use support::{RENDERER, compare_in};

/// The moments that show most of a game's special features: a random game's seed, and the number of turns. Other games use
/// [`USUAL`].
const MOMENTS: &[(&str, u64, usize)] = &[
    ("chess", 0, 12),
    ("chess960", 0, 20),
    ("thinktank", 6, 21),
    ("allthought", 0, 8),
    ("fun-in-a-box", 10, 8),
    ("goal-box", 0, 13),
    ("captain-spalding", 23, 24),
    ("half-alice", 13, 13),
    ("adrenaline", 10, 28),
    ("crowded-house", 1, 11),
    ("zombie", 20, 27),
    ("masquerade", 0, 9),
    ("booster", 17, 10),
    ("cooperative", 8, 26),
    ("chess-golf", 0, 8),
];
/// The moment of all other games.
const USUAL: (u64, usize) = (0, 16);
/// The game and seed of the film, and its turns.
const FILM: (&str, u64, usize) = ("zombie", 20, 30);

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/gallery"))
}

fn blessing() -> bool {
    env::var_os("MENAGERIE_BLESS").is_some()
}

/// What the person in the first seat sees.
fn scene(game: &dyn AnyGame) -> Scene {
    let (seed, turns) = MOMENTS
        .iter()
        .find(|(id, ..)| *id == game.info().id)
        .map_or(USUAL, |(_, seed, turns)| (*seed, *turns));
    let mut found = Scene::default();
    let first = viewers(game)[0];
    play(game, seed, turns, |_, table| found = table.scene_in_english(first));
    found
}

fn picture(theme: Theme, canvas: &Canvas) -> Picture {
    let palette = Palette::of(&theme.colours().all(), &Sample::of(canvas));
    let png = encode::png(&palette.indexed(canvas), palette.colours(), 90);
    Picture { png, width: canvas.width(), height: canvas.height() }
}

#[test]
fn every_game_hangs_there_in_every_theme() {
    for game in catalogue::all() {
        let scene = scene(*game);
        for theme in Theme::ALL {
            let picture = RENDERER.picture(&scene, Look { theme: *theme, flipped: false });
            compare_in(&folder(), &format!("{}-{}", game.info().id, theme.word()), &picture);
        }
    }
}

#[test]
fn every_kind_every_mark_and_every_card_hangs_there() {
    let wood = Sheet::new(Theme::WOOD);
    compare_in(&folder(), "kinds", &picture(Theme::WOOD, &wood.pieces()));
    compare_in(&folder(), "cards", &picture(Theme::WOOD, &wood.cards()));
    for theme in Theme::ALL {
        let marks = picture(*theme, &Sheet::new(*theme).marks());
        compare_in(&folder(), &format!("marks-{}", theme.word()), &marks);
    }
}

#[test]
fn a_film_runs_there() {
    let (id, seed, turns) = FILM;
    let game = catalogue::find(id).expect("a game of the catalogue");
    let mut frames = Vec::new();
    play(game, seed, turns, |number, table| {
        let mut views =
            [("What White saw", Viewer::Seat(Seat(0))), ("What Black saw", Viewer::Seat(Seat(1)))]
                .map(|(title, viewer)| (title.to_owned(), table.scene_in_english(viewer)));
        for (_, scene) in &mut views {
            scene.bottom = engine::scene::Tint::White;
        }
        frames.push(Frame { scenes: views.into(), caption: format!("After {number} turns"), hold: 120 });
    });
    let film = RENDERER.film(&frames, Look::default(), 1 << 20, &mut |_, _| true).expect("a film");
    let path = folder().join("film.gif");
    if blessing() {
        fs::write(&path, &film.gif).expect("the film");
    }
    assert!(fs::read(&path).expect("the film") == film.gif, "docs/gallery/film.gif is out of date");
}

#[test]
fn the_page_shows_everything_and_nothing_else_is_kept() {
    let page = page();
    let path = folder().with_file_name("GALLERY.md");
    if blessing() {
        // The pictures are being written at the same time.
        return fs::write(&path, &page).expect("the page");
    }
    assert!(fs::read_to_string(&path).expect("the page") == page, "docs/GALLERY.md is out of date");
    let shown: BTreeSet<String> =
        page.split("gallery/").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect();
    let kept: BTreeSet<String> = fs::read_dir(folder())
        .expect("the gallery")
        .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(shown, kept);
}

/// A list of names in words: `dust bunny, great elephant`.
fn names(drawings: &[(&str, &str)]) -> String {
    drawings.iter().map(|(name, _)| name.replace('-', " ")).collect::<Vec<_>>().join(", ")
}

fn page() -> String {
    let mut page = String::from(
        "# Gallery\n\n\
         Every game in every theme, every kind of piece, every mark. All of it is drawn by `render/` from the drawings in\n\
         [`render/assets`](../render/assets/README.md), and `render/tests/gallery.rs` sees to it that what hangs here is what the bot posts.\n\
         How the themes keep colours apart for every kind of sight: [SIGHT.md](SIGHT.md). How large it all is on a screen:\n\
         [SIZES.md](SIZES.md).\n\n\
         ## The games\n\n\
         Each in the middle of a game, as the first player sees it, in the themes ",
    );
    let themes: Vec<_> = Theme::ALL.iter().map(|theme| theme.word()).collect();
    // Writing to a string can't fail.
    let _ = writeln!(page, "{}.", themes.join(", "));
    for game in catalogue::all() {
        let info = game.info();
        let word = match info.credit {
            Credit::Tradition(_) => "by",
            other => other.word(),
        };
        let _ = write!(page, "\n### {}\n\n{word} {}\n\n", info.title, info.credit.name());
        for theme in Theme::ALL {
            let (id, word) = (info.id, theme.word());
            let alt = format!("{} in the theme {word}", info.title);
            let _ = writeln!(page, "<img src=\"gallery/{id}-{word}.png\" alt=\"{alt}\" width=\"24%\">");
        }
    }
    let _ = write!(
        page,
        "\n## A film\n\nWhat both sides of a game of Zombie Chess saw, turn by turn.\n\n\
         <img src=\"gallery/film.gif\" alt=\"Two boards of the same game, each with the graves its player knows\" width=\"80%\">\n\n\
         ## The kinds\n\n\
         At 90, 44 and 24 pixels, in three colours, on light and dark squares and on those of the last move: {}.\n\n\
         <img src=\"gallery/kinds.png\" alt=\"Every kind of piece at three sizes\">\n\n\
         ## The cards\n\n{}.\n\n\
         <img src=\"gallery/cards.png\" alt=\"The grounds of playing cards\">\n\n\
         ## The marks\n\n\
         Alone, under or over a white and a black piece, in every theme: {}.\n\n",
        names(PIECES),
        names(CARDS),
        names(MARKS)
    );
    for theme in Theme::ALL {
        let word = theme.word();
        let _ =
            writeln!(page, "<img src=\"gallery/marks-{word}.png\" alt=\"Every mark in the theme {word}\">\n");
    }
    page
}
