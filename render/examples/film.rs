//! Writes films of games into a folder, to be looked at in a browser, at full size and at 350 pixels: of every game, and of
//! games with secrets as each side saw them. Each comes with the picture in its middle.
//! `cargo run --release -p render --example film -- FOLDER`

#[path = "../tests/support/moments.rs"]
mod moments;

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, TableStep};
use engine::catalogue;
use engine::scene::Scene;
use engine::seat::{Seat, Viewer};
use moments::{play, viewers};
use render::{Frame, Look, Renderer};

/// How many turns are played, and which random ones.
const TURNS: usize = 30;
const SEED: u64 = 7;
/// The most bytes of a film.
const MOST: usize = 10 << 20;

fn main() {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("Say which folder the films go to.");
        process::exit(2);
    };
    if let Err(error) = fs::create_dir_all(&folder) {
        eprintln!("{} can't be made: {error}", folder.display());
        process::exit(1);
    }
    let renderer = Renderer::new();
    for game in catalogue::all() {
        let id = game.info().id;
        let alone = |table: &dyn AnyTable| vec![(String::new(), table.scene_in_english(Viewer::Public))];
        write(&renderer, &folder, id, &shoot(*game, alone));
        if let ([white, black, Viewer::Public], Some(_)) = (&viewers(*game)[..], game.info().secret) {
            let three = |table: &dyn AnyTable| {
                let saw = |title: &str, viewer: &Viewer| (title.to_owned(), table.scene_in_english(*viewer));
                let truth = ("The truth".to_owned(), truth(table));
                vec![saw("What White saw", white), truth, saw("What Black saw", black)]
            };
            write(&renderer, &folder, &format!("{id}-three"), &shoot(*game, three));
        }
    }
}

/// Everything, as it would open if the first seat gave up now.
fn truth(table: &dyn AnyTable) -> Scene {
    let mut ended = table.fork();
    let resigns = Entry { actor: Actor::Seat(Seat(0)), text: TableStep::Resign.word().to_owned() };
    // A game that is over already takes no more steps.
    let _ = ended.apply(&resigns);
    let opened = ended.disclosure().and_then(|disclosure| table.truth(&disclosure));
    opened
        .map_or_else(|| table.scene_in_english(Viewer::Public), |truth| truth.scene.in_english(table.info()))
}

/// A film, and the picture in its middle.
fn write(renderer: &Renderer, folder: &Path, name: &str, frames: &[Frame]) {
    let Some(film) = renderer.film(frames, Look::default(), MOST, &mut |_, _| true) else { return };
    println!("{name}: {} frames, {}x{}, {} bytes", film.frames, film.width, film.height, film.gif.len());
    let still = renderer.still(&frames[frames.len() / 2], Look::default());
    for (file, bytes) in [(format!("{name}.gif"), film.gif), (format!("{name}.png"), still.png)] {
        let path = folder.join(file);
        if let Err(error) = fs::write(&path, bytes) {
            eprintln!("{}: {error}", path.display());
        }
    }
}

type Views = Vec<(String, Scene)>;

/// A random game with a frame for each moment.
fn shoot(game: &dyn AnyGame, views: impl Fn(&dyn AnyTable) -> Views) -> Vec<Frame> {
    let mut frames = Vec::new();
    play(game, SEED, TURNS, |number, table| {
        let caption = table
            .record(Viewer::Public)
            .last()
            .map_or_else(|| "The start".to_owned(), |turn| format!("{number}. {}", turn.text));
        frames.push(Frame { scenes: views(table), caption, hold: 150 });
    });
    frames
}
