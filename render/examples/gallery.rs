//! Writes pictures of games in mid-play, and a contact sheet of all kinds, into a folder: to be looked at, at full size
//! and at 350 pixels. `cargo run --release -p render --example gallery -- FOLDER`

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use engine::any_game::{Actor, AnyTable, Entry};
use engine::board::Square;
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::scene::{Arrow, Cell, Ground, Marks, Scene, State, Tint, Token};
use engine::seat::{Seat, Viewer};
use render::art::PIECES;
use render::{Look, Renderer, Theme, alt_text};

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
        let name = |what: &str| format!("{what}-{}", theme.word());
        let look = Look { theme: *theme, flipped: false };
        let zombie = table("zombie", None, "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4/@c6 f3d4/@b2 c6d4/@g7");
        gallery.hang(&name("zombie-public"), &zombie.scene(Viewer::Public), look);
        gallery.hang(&name("zombie-white"), &zombie.scene(Viewer::Seat(Seat(0))), look);
        gallery.hang(
            &name("zombie-black"),
            &zombie.scene(Viewer::Seat(Seat(1))),
            Look { flipped: true, ..look },
        );
        let start = table("chess", None, "");
        gallery.hang(&name("chess-start"), &start.scene(Viewer::Public), look);
        let middle = Some("r2q1rk1/1b2bppp/p1n1pn2/1p6/3P4/1BN1PN2/PP3PPP/R1BQ1RK1 w - - 0 11");
        let middle = table("chess", middle, "f1e1 f6d5");
        gallery.hang(&name("chess-middle"), &middle.scene(Viewer::Public), look);
        gallery.hang(&name("chess-choosing"), &choosing(&*middle, "c3"), look);
        let check = table("chess", None, "e2e4 f7f5 d1h5");
        gallery.hang(&name("chess-check"), &check.scene(Viewer::Public), look);
        gallery.hang(&name("everything"), &everything(), look);
        gallery.hang(&name("kinds"), &kinds(), look);
    }
}

struct Gallery<'a> {
    renderer: Renderer,
    folder: &'a Path,
}

impl Gallery<'_> {
    fn hang(&self, name: &str, scene: &Scene, look: Look) {
        let picture = self.renderer.picture(scene, look);
        let path = self.folder.join(format!("{name}.png"));
        match fs::write(&path, &picture.png) {
            Ok(()) => println!(
                "{name}: {}x{}, {} bytes\n    {}",
                picture.width,
                picture.height,
                picture.png.len(),
                alt_text(scene)
            ),
            Err(error) => eprintln!("{}: {error}", path.display()),
        }
    }
}

fn table(game: &str, from: Option<&str>, turns: &str) -> Box<dyn AnyTable> {
    let game = catalogue::find(game).expect("a game of the catalogue");
    let mut table = game.open(&Options::default(), from).expect("a position");
    for turn in turns.split_whitespace() {
        let Pending::Seats(seats) = table.pending() else { break };
        let seat = seats.iter().next().expect("somebody is to move");
        table.apply(&Entry { actor: Actor::Seat(seat), text: turn.to_owned() }).expect(turn);
    }
    table
}

/// A board on which a piece was chosen.
fn choosing(table: &dyn AnyTable, from: &str) -> Scene {
    let seat = match table.pending() {
        Pending::Seats(seats) => Viewer::Seat(seats.iter().next().expect("somebody")),
        _ => Viewer::Public,
    };
    let mut scene = table.scene(seat);
    let from: Square = from.parse().expect("a square");
    scene.select(from);
    for offer in table.offers(seat).into_iter().filter(|offer| offer.from == Some(from)) {
        if let Some(to) = offer.to {
            scene.target(to, offer.capture);
        }
    }
    scene
}

fn token(art: &'static str, tint: Tint, state: Option<State>) -> Token {
    Token { state, ..Token::new(art, art, "", tint) }
}

/// Every mark, on light and dark squares, empty, white and black.
fn everything() -> Scene {
    let marks: [Marks; 8] = [
        Marks { last_from: true, ..Marks::default() },
        Marks { last_to: true, ..Marks::default() },
        Marks { check: true, ..Marks::default() },
        Marks { selected: true, ..Marks::default() },
        Marks { target: true, ..Marks::default() },
        Marks { target_capture: true, ..Marks::default() },
        Marks { dug: true, last_from: true, ..Marks::default() },
        Marks { last_to: true, check: true, selected: true, target_capture: true, ..Marks::default() },
    ];
    let cells = Square::all().map(|square| {
        let rank = square.rank() as usize;
        let tint = if rank.is_multiple_of(2) { Tint::White } else { Tint::Black };
        let (kind, _) = PIECES[(square.file() as usize + rank) % PIECES.len()];
        let risen = (rank / 2 == 2).then_some(State::Zombie);
        let stone = token(kind, if tint == Tint::White { Tint::Black } else { Tint::White }, None);
        Cell {
            square,
            ground: Ground::Plain,
            token: (rank > 1).then(|| token(kind, tint, risen)),
            buried: if rank >= 6 { vec![stone; 1 + usize::from(square.file() % 3 == 0)] } else { Vec::new() },
            marks: marks[square.file() as usize],
        }
    });
    let square = |name: &str| name.parse().expect("a square");
    Scene {
        changed: "Everything at once.".to_owned(),
        status: "Nobody to move.".to_owned(),
        cells: cells.collect(),
        arrows: vec![
            Arrow { from: square("b1"), to: square("c3") },
            Arrow { from: square("h8"), to: square("e5") },
        ],
        ..Scene::default()
    }
}

/// Every kind in every colour.
fn kinds() -> Scene {
    let tints = [Tint::White, Tint::Black, Tint::Neutral];
    let cells = Square::all().map(|square| {
        let kind = PIECES.get(square.file() as usize).map(|(kind, _)| *kind);
        Cell {
            square,
            ground: Ground::Plain,
            token: kind.map(|kind| token(kind, tints[square.rank() as usize % 3], None)),
            buried: Vec::new(),
            marks: Marks::default(),
        }
    });
    Scene { cells: cells.collect(), ..Scene::default() }
}
