//! Writes films of games into a folder, to be looked at in a browser, at full size and at 350 pixels: of every game, and of
//! games with secrets as each side saw them. Each comes with the picture in its middle.
//! `cargo run --release -p render --example film -- FOLDER`

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::{env, fs, process};

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Effort, Options, Pending, Progress};
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use render::{Frame, Look, Renderer};

/// How many turns are played.
const TURNS: usize = 30;
/// The most bytes of a film.
const MOST: usize = 10 << 20;
/// Games in which the sides see different things.
const SECRET: [&str; 4] = ["zombie", "masquerade", "booster", "cooperative"];

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
        write(
            &renderer,
            &folder,
            id,
            &play(*game, |table| vec![(String::new(), table.scene(Viewer::Public))]),
        );
        if SECRET.contains(&id) {
            let three = |table: &dyn AnyTable| {
                [
                    ("What White saw", Viewer::Seat(Seat(0))),
                    ("The truth", Viewer::Public),
                    ("What Black saw", Viewer::Seat(Seat(1))),
                ]
                .map(|(title, viewer)| (title.to_owned(), table.scene(viewer)))
                .into()
            };
            write(&renderer, &folder, &format!("{id}-three"), &play(*game, three));
        }
    }
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

type Views = Vec<(String, engine::scene::Scene)>;

/// Plays random turns, captures preferred, with a frame for each.
fn play(game: &'static dyn AnyGame, views: impl Fn(&dyn AnyTable) -> Views) -> Vec<Frame> {
    let mut rng = StdRng::seed_from_u64(7);
    let mut table = game.open(&Options::default(), None).expect("the start");
    let mut frames = Vec::new();
    for number in 0..=TURNS {
        if number > 0 && turn(&mut *table, &mut rng).is_none() {
            break;
        }
        let caption = table
            .record(Viewer::Public)
            .last()
            .map_or_else(|| "The start".to_owned(), |turn| format!("{number}. {}", turn.text));
        frames.push(Frame { scenes: views(&*table), caption, hold: 150 });
    }
    frames
}

/// Plays a turn; `None` when nobody can.
fn turn(table: &mut dyn AnyTable, rng: &mut StdRng) -> Option<()> {
    loop {
        let entry = match table.pending() {
            Pending::Chance => {
                let (text, _) = table.outcomes().choose(rng)?.clone();
                Entry { actor: Actor::Chance, text }
            }
            Pending::Referee => {
                let effort = Effort { nodes: 100_000, bytes: 1 << 24, stop: &AtomicBool::new(false) };
                let text = catalogue::find(table.info().id)?.work_out(&table.question()?, &effort)?;
                Entry { actor: Actor::Referee, text }
            }
            Pending::Seats(seats) => {
                let seat = seats.iter().next()?;
                let offers = table.offers(Viewer::Seat(seat));
                let captures: Vec<_> = offers.iter().filter(|offer| offer.capture).collect();
                let preferred = captures.choose(rng).copied().filter(|_| rng.random_bool(0.4));
                let text = preferred.or_else(|| offers.choose(rng))?.text.clone();
                match table.step(seat, &text).ok()?.progress {
                    Progress::TurnOver => return Some(()),
                    _ => continue,
                }
            }
            Pending::Over(_) => return None,
        };
        table.apply(&entry).ok()?;
    }
}
