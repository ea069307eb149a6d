//! How large a square is on a desktop and on a telephone, for every game: at its start, in its middle, at its worst.
//!
//! `docs/SIZES.md` has the numbers; `MENAGERIE_BLESS=1 cargo test -p render --test sizes` writes them.

#[path = "support/moments.rs"]
mod moments;

use std::fmt::Write;
use std::{env, fs};

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::scene::Scene;
use moments::{play, viewers};
use render::layout::{Layout, SHOWN};

/// Games of each kind, and the most turns of each.
const GAMES: u64 = 6;
const TURNS: usize = 60;
/// The turn that represents a game.
const TYPICAL: usize = 16;

/// The measurements of a scene.
#[derive(Clone, Copy, PartialEq)]
struct Size {
    width: u32,
    height: u32,
    desktop: f32,
    phone: f32,
    /// Whether anything is beside or below the board or has a title.
    bare: bool,
    /// Whether there are hands, stacks or tables.
    cards: bool,
    /// Ranks of the board.
    ranks: i32,
}

impl Size {
    fn of(scene: &Scene) -> Self {
        let layout = Layout::of(scene, false);
        let (width, height) = (layout.width, layout.height);
        let (desktop, phone) = SHOWN.scaled(width, height, layout.square as f32);
        let bare = layout.places.all().next().is_none() && scene.zones.is_empty();
        let cards = !scene.spreads.is_empty() || !scene.grids.is_empty();
        Self { width, height, desktop, phone, bare, cards, ranks: layout.board.height / layout.square as i32 }
    }

    fn least(&self) -> f32 {
        self.desktop.min(self.phone)
    }

    fn cell(&self) -> String {
        format!("{}×{} | {:.1} | {:.1}", self.width, self.height, self.desktop, self.phone)
    }

    /// Checks the limits, in pixels of a page.
    fn check(&self, what: &str) {
        let bar = match (self.bare, self.cards, self.ranks) {
            // Ten ranks of a picture 350 high can't be 36 each.
            (.., 10) => (32.0, 40.0),
            (true, ..) => (40.0, 40.0),
            (false, false, _) => (36.0, 36.0),
            (false, true, _) => (28.0, 36.0),
        };
        let found = (self.desktop, self.phone);
        assert!(found.0 >= bar.0 && found.1 >= bar.1 - 0.001, "{what}: {found:?}, not {bar:?}");
    }
}

fn row(game: &dyn AnyGame) -> String {
    let (mut start, mut typical, mut worst): (Option<Size>, Vec<Size>, Option<Size>) =
        (None, Vec::new(), None);
    for seed in 0..GAMES {
        play(game, seed, TURNS, |number, table| {
            for viewer in viewers(game) {
                let size = Size::of(&table.scene_in_english(viewer));
                size.check(&format!("{} {seed} {number} {viewer:?}", game.info().id));
                start.get_or_insert(size);
                if number == TYPICAL {
                    typical.push(size);
                }
                if worst.is_none_or(|worst| size.least() < worst.least()) {
                    worst = Some(size);
                }
            }
        });
    }
    typical.sort_by(|one, two| one.least().total_cmp(&two.least()));
    let middle = typical.get(typical.len() / 2).copied().or(start).expect("a game has moments");
    let [start, worst] = [start, worst].map(|size| size.expect("a game has moments"));
    format!("| {} | {} | {} | {} |", game.info().title, start.cell(), middle.cell(), worst.cell())
}

#[test]
fn squares_and_letters_are_large_enough_in_every_game() {
    let mut page = String::from(
        "# How large the pictures are\n\n\
         Discord shows a picture at most 550 by 350 pixels of a page on a desktop, and 360 wide on a telephone. For every game: the\n\
         size of the file, and how wide a square of the board is then on a desktop and on a telephone; at the start, after sixteen\n\
         turns (the middle one of all viewers of six random games), and in the worst moment of those games. Letters are at least 22\n\
         pixels high in the file, from the tallest to the lowest: 10.6 on a desktop and 10.8 on a telephone for a board alone.\n\n\
         What lies beside the board costs a telephone width, what lies below it costs a desktop height; the layout tries both and\n\
         takes the one in which squares are largest where they are smallest.\n\n\
         `render/tests/sizes.rs` measures, holds bars, and writes this page with `MENAGERIE_BLESS=1`.\n\n\
         | game | start | desktop | telephone | typical | desktop | telephone | worst | desktop | telephone |\n\
         |---|---|---|---|---|---|---|---|---|---|\n",
    );
    for game in catalogue::all() {
        let row = row(*game);
        println!("{row}");
        writeln!(page, "{row}").expect("writing to a string can't fail");
    }
    let path = format!("{}/../docs/SIZES.md", env!("CARGO_MANIFEST_DIR"));
    if env::var_os("MENAGERIE_BLESS").is_some() {
        fs::write(&path, &page).expect("the page");
    }
    assert!(
        fs::read_to_string(&path).expect("the page") == page,
        "docs/SIZES.md is out of date: `scripts/bless sizes`"
    );
}
