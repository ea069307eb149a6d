//! The measurements of every theme: pairs of colours that must be told apart, and how much of a square each mark changes as it is
//! drawn. `docs/SIGHT.md` has them as tables.

use std::collections::HashMap;
use std::fmt::Write;

use engine::board::Square;
use engine::scene::{Cell, Scene, Stack, State, Terrain, Tint, Token};
use render::layout::Layout;
use render::theme::{Rgb, Theme};
use render::{Look, Renderer};

use crate::support::decoded;
use render::theme::sight::{GLANCE, Sight, distance, pairs};

/// The least part of a square that a mark has to change clearly, in per cent, for every kind of sight.
pub(crate) const LEAST: f64 = 2.5;

/// A mark on a square.
pub(crate) struct Mark {
    /// Its meaning.
    pub(crate) what: &'static str,
    put: fn(&mut Cell),
    on: On,
}

/// Where a mark may be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Empty,
    Piece,
    Any,
}

/// Every mark.
#[rustfmt::skip]
pub(crate) fn marks() -> Vec<Mark> {
    let mark = |what, on, put| Mark { what, put, on };
    vec![
        mark("the last move began here", On::Empty, |cell| cell.marks.last_from = true),
        mark("it began here, where something stands", On::Piece, |cell| cell.marks.last_from = true),
        mark("the last move ended here", On::Any, |cell| cell.marks.last_to = true),
        mark("a king in check", On::Piece, |cell| cell.marks.check = true),
        mark("chosen", On::Any, |cell| cell.marks.selected = true),
        mark("may be chosen next", On::Any, |cell| cell.marks.target = true),
        mark("may be captured next", On::Any, |cell| cell.marks.target_capture = true),
        mark("to go here is dangerous", On::Any, |cell| cell.marks.danger = true),
        mark("one that the task is about", On::Any, |cell| cell.marks.circled = true),
        mark("captured from afar", On::Any, |cell| cell.marks.captor = true),
        mark("was captured here", On::Any, |cell| cell.marks.captured = true),
        mark("a checker was given", On::Piece, |cell| cell.marks.given = true),
        mark("nothing rose", On::Empty, |cell| cell.marks.dug = true),
        mark("something is buried", On::Any, |cell| cell.buried = vec![piece("pawn", Tint::Black)]),
        mark("a goal", On::Any, |cell| cell.terrain = Terrain::Goal),
        mark("an entrance", On::Any, |cell| cell.terrain = Terrain::Entrance),
        mark("a box", On::Any, |cell| cell.terrain = Terrain::Box { latched: false }),
        mark("a latched box", On::Any, |cell| cell.terrain = Terrain::Box { latched: true }),
        mark("a zombie", On::Piece, |cell| state(cell, State::Risen("zombie"))),
        mark("beyond the mirror", On::Piece, |cell| state(cell, State::Mirrored)),
        mark("asleep", On::Piece, |cell| state(cell, State::Asleep)),
        mark("captures like another kind", On::Piece, |cell| token(cell, |token| token.captures = Some("rook"))),
        mark("White's checker below", On::Piece, |cell| token(cell, |token| token.stack = Some(Stack { tint: Tint::White, count: 1 }))),
        mark("Black's checker below", On::Piece, |cell| token(cell, |token| token.stack = Some(Stack { tint: Tint::Black, count: 1 }))),
    ]
}

fn piece(art: &'static str, tint: Tint) -> Token {
    Token::new(art, art, "", tint)
}

fn token(cell: &mut Cell, change: impl Fn(&mut Token)) {
    cell.token.iter_mut().for_each(change);
}

fn state(cell: &mut Cell, state: State) {
    token(cell, |token| token.state = Some(state));
}

/// A square as drawn.
type Drawn = Vec<Rgb>;

/// Every mark as drawn in a theme: the square without it and with it.
pub(crate) struct Shown {
    /// Its number in [`marks`].
    pub(crate) mark: usize,
    /// The colour of the square and the piece on it.
    pub(crate) place: (bool, Option<Tint>),
    without: Drawn,
    with: Drawn,
}

/// Draws every mark on light and dark squares, empty and under a piece of either side.
pub(crate) fn shown(renderer: &Renderer, theme: Theme) -> Vec<Shown> {
    let marks = marks();
    let mut shown = Vec::new();
    for tint in [None, Some(Tint::White), Some(Tint::Black)] {
        let cell = |square| Cell { token: tint.map(|tint| piece("king", tint)), ..Cell::empty(square) };
        let squares = |light: bool| Square::all().filter(move |square| square.is_light() == light);
        let mut scene = Scene { cells: Square::all().map(cell).collect(), ..Scene::default() };
        // The first square of each colour stays as it is, the others have a mark each.
        for light in [true, false] {
            for (mark, square) in marks.iter().zip(squares(light).skip(1)) {
                scene.cell_mut(square).into_iter().for_each(mark.put);
            }
        }
        let cut = cutter(renderer, &scene, theme);
        for light in [true, false] {
            let plain = squares(light).next().map(&cut).unwrap_or_default();
            for (number, (mark, square)) in marks.iter().zip(squares(light).skip(1)).enumerate() {
                if mark.on == On::Any || (mark.on == On::Empty) == tint.is_none() {
                    shown.push(Shown {
                        mark: number,
                        place: (light, tint),
                        without: plain.clone(),
                        with: cut(square),
                    });
                }
            }
        }
    }
    shown
}

/// Draws a scene and returns its squares one by one.
fn cutter(renderer: &Renderer, scene: &Scene, theme: Theme) -> impl Fn(Square) -> Drawn + use<> {
    let (width, _, pixels) = decoded(&renderer.picture(scene, Look { theme, flipped: false }).png);
    let layout = Layout::of(scene, false);
    move |square| {
        let ((x, y), size) = (layout.corner(square), layout.square as usize);
        let row = |row: usize| {
            let start = ((y as usize + row) * width as usize + x as usize) * 3;
            pixels[start..start + size * 3].chunks_exact(3).map(|pixel| [pixel[0], pixel[1], pixel[2]])
        };
        (0..size).flat_map(row).collect()
    }
}

/// How much of a square, in per cent, differs at a glance, by kind of sight. Caches pairs of colours, since there are few.
#[derive(Default)]
pub(crate) struct Differences {
    known: HashMap<(Rgb, Rgb), [bool; 5]>,
}

impl Differences {
    fn of(&mut self, one: &Drawn, two: &Drawn) -> [f64; 5] {
        let mut counts = [0_u32; 5];
        for (one, two) in one.iter().zip(two).filter(|(one, two)| one != two) {
            let differ = self
                .known
                .entry((*one, *two))
                .or_insert_with(|| Sight::ALL.map(|sight| distance(*one, *two, sight) >= GLANCE));
            for (count, differ) in counts.iter_mut().zip(differ) {
                *count += u32::from(*differ);
            }
        }
        counts.map(|count| f64::from(count) * 100.0 / one.len() as f64)
    }

    /// What a mark changes.
    pub(crate) fn made_by(&mut self, shown: &Shown) -> [f64; 5] {
        self.of(&shown.without, &shown.with)
    }

    /// The differences between two marks on the same square.
    pub(crate) fn between(&mut self, one: &Shown, two: &Shown) -> [f64; 5] {
        self.of(&one.with, &two.with)
    }
}

/// The changes of each mark where it changes least.
pub(crate) fn changes(renderer: &Renderer, theme: Theme) -> Vec<(&'static str, [f64; 5])> {
    let mut differences = Differences::default();
    let mut least: Vec<_> = marks().iter().map(|mark| (mark.what, [f64::INFINITY; 5])).collect();
    for shown in shown(renderer, theme) {
        let found = differences.made_by(&shown);
        for (least, found) in least[shown.mark].1.iter_mut().zip(found) {
            *least = least.min(found);
        }
    }
    least
}

/// The page `docs/SIGHT.md`.
pub(crate) fn page(renderer: &Renderer) -> String {
    let mut page = HEAD.to_owned();
    let sights = Sight::ALL.map(Sight::title).join(" | ");
    for theme in Theme::ALL {
        let _ = write!(
            page,
            "\n## {}\n\n| colours | contrast | {sights} |\n|---|{}\n",
            theme.title(),
            "--:|".repeat(6)
        );
        for pair in pairs(theme.colours(), theme.grain()) {
            let _ = write!(page, "| {} | {:.1} |", pair.what, pair.least_contrast());
            for sight in Sight::ALL {
                let _ = write!(page, " {:.0} |", pair.least_distance(sight));
            }
            page.push('\n');
        }
        let _ = write!(page, "\n| marks, % of the square | {sights} |\n|---|{}\n", "--:|".repeat(5));
        for (what, found) in changes(renderer, *theme) {
            let found = found.map(|part| format!("{part:.0}")).join(" | ");
            let _ = writeln!(page, "| {what} | {found} |");
        }
    }
    page
}

/// The text above the tables.
const HEAD: &str = "\
# Themes, measured

How boards look is chosen with `/me theme`, and [anybody who runs a bot can make themes](THEMES.md). This page is written by a program (`cargo run -p render --example colours`), and a test fails when it is not what
the program writes or when a number falls below its least.

**Colours.** *Contrast* is that of WCAG 2.1, from 1 to 21. The other columns are distances by CIEDE2000, as seen by people who
see all colours, by those without the receptors for green (deutan), red (protan) or blue (tritan), simulated as Machado,
Oliveira and Fernandes describe (2009), and in shades of grey. Below 2 hardly anybody notices a difference; 10 shows at a glance.
Where there are several pairs, the two most alike count.

**Marks.** Nothing is told by colour alone: each mark is drawn on light and dark squares, empty and with a white and a black king
where it may be so, and compared with the same square without it. The number says how many of a hundred pixels differ by 10 or more,
where they are fewest. In shades of grey there must be some, too: that is the mark's shape.
";
