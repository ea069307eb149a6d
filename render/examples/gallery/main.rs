//! Writes pictures into a folder, to be looked at, at full size and at 350 pixels: of every game in mid-play, of every
//! mark, and of every drawing in every size. `cargo run --release -p render --example gallery -- FOLDER`

#[path = "../../tests/support/card_games.rs"]
mod card_games;
mod made_up;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::{env, fs, process};

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::board::Square;
use engine::catalogue;
use engine::rules::{Effort, Options, Pending, Progress};
use engine::scene::{Marks, Scene, Tint};
use engine::seat::{Seat, Viewer};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use render::art::{MARKS, PIECES, Sprites, sizes};
use render::canvas::{Canvas, Rect};
use render::encode;
use render::palette::Palette;
use render::{Look, Renderer, Theme, alt_text};

/// Games played to find a picture of each.
const GAMES: u64 = 40;
/// The turns after which a picture may be taken.
const TURNS: RangeInclusive<usize> = 10..=40;
const TINTS: [Tint; 3] = [Tint::White, Tint::Black, Tint::Neutral];

fn main() {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("Say which folder the pictures go to.");
        process::exit(2);
    };
    if let Err(error) = fs::create_dir_all(&folder) {
        eprintln!("{} can't be made: {error}", folder.display());
        process::exit(1);
    }
    let gallery = Gallery { renderer: Renderer::new(), folder: &folder };
    for theme in Theme::ALL {
        gallery.sheet(*theme);
        let look = Look { theme: *theme, flipped: false };
        for (name, scene) in [
            ("marks", made_up::marks()),
            ("beside", made_up::beside()),
            ("odd", made_up::odd()),
            ("cards", made_up::cards()),
            ("booster-by-hand", card_games::booster()),
            ("cooperative-by-hand", card_games::cooperative()),
            ("masquerade-by-hand", card_games::masquerade()),
            ("golf-by-hand", card_games::golf()),
        ] {
            gallery.hang(&format!("{name}-{}", theme.word()), &scene, look);
        }
    }
    for game in catalogue::all() {
        gallery.game(*game);
    }
}

struct Gallery<'a> {
    renderer: Renderer,
    folder: &'a Path,
}

impl Gallery<'_> {
    fn write(&self, name: &str, png: &[u8]) {
        let path = self.folder.join(format!("{name}.png"));
        if let Err(error) = fs::write(&path, png) {
            eprintln!("{}: {error}", path.display());
        }
    }

    fn hang(&self, name: &str, scene: &Scene, look: Look) {
        let picture = self.renderer.picture(scene, look);
        println!("{name}: {}x{}, {} bytes", picture.width, picture.height, picture.png.len());
        println!("    {}", alt_text(scene));
        self.write(name, &picture.png);
    }

    /// A game in mid-play: as everybody sees it in one theme, as whoever moves next sees it in the other, and while a
    /// turn is being chosen.
    fn game(&self, game: &'static dyn AnyGame) {
        let id = game.info().id;
        let table = mid_play(game);
        let wood = Look::default();
        self.hang(id, &table.scene(Viewer::Public), wood);
        let viewer = mover(&*table).map_or(Viewer::Public, Viewer::Seat);
        let contrast = Look { theme: Theme::Contrast, flipped: false };
        self.hang(&format!("{id}-own-contrast"), &table.scene(viewer), contrast);
        self.hang(&format!("{id}-choosing"), &choosing(&*table), wood);
    }

    /// Every drawing in every colour and size, on light and dark.
    fn sheet(&self, theme: Theme) {
        let colours = theme.colours();
        for square in [84, 44] {
            let sprites = Sprites::new(theme, square);
            let columns = 12;
            let [whole, _, _, small] = sizes(square);
            let (step, block) = ((whole + small + 4) as i32, whole as i32 * 3);
            let rows = (PIECES.len() + MARKS.len()).div_ceil(columns) as i32;
            let mut canvas = Canvas::new(step as u32 * columns as u32, (rows * block) as u32, colours.frame);
            let place = |number: usize| ((number % columns) as i32 * step, (number / columns) as i32 * block);
            for (number, (name, _)) in PIECES.iter().enumerate() {
                let (x, y) = place(number);
                for (row, tint) in TINTS.into_iter().enumerate() {
                    let ground = if (row + number).is_multiple_of(2) { colours.dark } else { colours.light };
                    let y = y + row as i32 * whole as i32;
                    canvas.fill(Rect { x, y, width: step - 2, height: whole as i32 }, ground);
                    for (size, x, y) in [(whole, x, y), (small, x + whole as i32, y)] {
                        if let Some(sprite) = sprites.piece(name, tint, size) {
                            canvas.draw(sprite, x, y);
                        }
                    }
                    if let Some(sprite) = sprites.head(name, tint) {
                        canvas.draw(sprite, x + whole as i32, y + small as i32 + 4);
                    }
                }
            }
            for (number, (name, _)) in MARKS.iter().enumerate() {
                let (x, y) = place(PIECES.len() + number);
                for (row, ground) in [colours.light, colours.dark].into_iter().enumerate() {
                    let y = y + row as i32 * whole as i32;
                    canvas.fill(Rect { x, y, width: whole as i32, height: whole as i32 }, ground);
                    canvas.draw(sprites.mark(name), x, y);
                }
            }
            let palette = Palette::of(&colours.all(), &canvas);
            let png = encode::png(&palette.indexed(&canvas), palette.colours(), square);
            self.write(&format!("sheet-{square}-{}", theme.word()), &png);
        }
    }
}

/// Who is to act, one of them if there are several.
fn mover(table: &dyn AnyTable) -> Option<Seat> {
    match table.pending() {
        Pending::Seats(seats) => seats.iter().next(),
        Pending::Chance | Pending::Referee | Pending::Over(_) => None,
    }
}

/// A moment of a game made up from fixed seeds: of all in its middle, the one that shows the most different things.
fn mid_play(game: &'static dyn AnyGame) -> Box<dyn AnyTable> {
    let mut best: Option<(usize, Box<dyn AnyTable>)> = None;
    for seed in 0..GAMES {
        let mut rng = StdRng::seed_from_u64(seed);
        let mut table = game.open(&Options::default(), None).expect("the start");
        for number in 1..=*TURNS.end() {
            if turn(&mut *table, &mut rng).is_none() || mover(&*table).is_none() {
                break;
            }
            let variety = variety(&table.scene(Viewer::Public));
            if TURNS.contains(&number) && best.as_ref().is_none_or(|(most, _)| variety > *most) {
                best = Some((variety, table.fork()));
            }
        }
    }
    best.map_or_else(|| game.open(&Options::default(), None).expect("the start"), |(_, table)| table)
}

/// How many different things a scene shows: kinds of pieces in their colours and states, checkers, marks, grounds.
fn variety(scene: &Scene) -> usize {
    let mut things: BTreeSet<String> = BTreeSet::new();
    for cell in &scene.cells {
        let token = cell.token.as_ref();
        if let Some(token) = token {
            things.insert(format!("{} {:?} {:?} {:?}", token.art, token.tint, token.state, token.stack));
        }
        // Emptied boxes and goals say less than full ones.
        things.extend(token.map(|_| format!("{:?}", cell.ground)));
        things.extend((cell.marks != Marks::default()).then(|| format!("{:?}", cell.marks)));
    }
    things.len() + scene.arrows.len()
}

/// Plays a random turn, captures preferred; `None` when nobody can.
fn turn(table: &mut dyn AnyTable, rng: &mut StdRng) -> Option<()> {
    draw(table, rng)?;
    let seat = mover(table)?;
    loop {
        let offers = table.offers(Viewer::Seat(seat));
        let captures: Vec<_> = offers.iter().filter(|offer| offer.capture).collect();
        let preferred = captures.choose(rng).copied().filter(|_| rng.random_bool(0.4));
        let text = preferred.or_else(|| offers.choose(rng))?.text.clone();
        if table.step(seat, &text).ok()?.progress == Progress::TurnOver {
            return draw(table, rng);
        }
    }
}

/// Lets chance and the referee decide as long as they are asked.
fn draw(table: &mut dyn AnyTable, rng: &mut StdRng) -> Option<()> {
    loop {
        let entry = match table.pending() {
            Pending::Chance => {
                let (text, _) = table.outcomes().choose(rng)?.clone();
                Entry { actor: Actor::Chance, text }
            }
            Pending::Referee => {
                let effort = Effort { nodes: 100_000, bytes: 1 << 24, stop: &AtomicBool::new(false) };
                let answer = catalogue::find(table.info().id)?.work_out(&table.question()?, &effort)?;
                Entry { actor: Actor::Referee, text: answer }
            }
            Pending::Seats(_) | Pending::Over(_) => return Some(()),
        };
        table.apply(&entry).ok()?;
    }
}

/// A board on which a piece was chosen, one with many places to go.
fn choosing(table: &dyn AnyTable) -> Scene {
    let viewer = mover(table).map_or(Viewer::Public, Viewer::Seat);
    let mut scene = table.scene(viewer);
    let offers = table.offers(viewer);
    let goes = |square: &Square| offers.iter().filter(|offer| offer.from == Some(*square)).count();
    if let Some(from) = offers.iter().filter_map(|offer| offer.from).max_by_key(goes) {
        scene.select(from);
        for offer in offers.iter().filter(|offer| offer.from == Some(from)) {
            if let Some(to) = offer.to {
                scene.target(to, offer.capture);
            }
        }
    }
    scene
}
