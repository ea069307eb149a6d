//! Putting a scene on a canvas, from the ground up: squares, marks below, pieces, marks above, arrows, piles.

use engine::board::Square;
use engine::scene::{Arrow, Cell, Ground, Marks, Pile, Scene, State, Tint, Token};
use resvg::tiny_skia::{Color, FillRule, Paint, PathBuilder, Pixmap, Transform};

use crate::art::{Sprites, ink, sizes};
use crate::canvas::{Canvas, Rect};
use crate::layout::Layout;
use crate::text;
use crate::theme::Rgb;

/// The height of a pile's title, in pixels.
const TITLE: i32 = 34;
/// The colour of arrows.
const ARROW: Rgb = [18, 56, 94];

/// Paints everything.
pub fn scene(canvas: &mut Canvas, scene: &Scene, layout: &Layout, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let board = layout.board;
    canvas.fill(
        Rect { x: board.x - 3, y: board.y - 3, width: board.width + 6, height: board.height + 6 },
        colours.rule,
    );
    for (label, x, y) in layout.coordinates() {
        text::centred(canvas, &label, text::SMALLEST + 2.0, x, y, colours.label);
    }
    for cell in &scene.cells {
        paint_cell(canvas, cell, layout, sprites);
    }
    if !scene.arrows.is_empty() {
        arrows(canvas, &scene.arrows, layout);
    }
    if let Some(strip) = layout.strip {
        piles(canvas, &scene.piles, strip, sprites);
    }
}

fn paint_cell(canvas: &mut Canvas, cell: &Cell, layout: &Layout, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let (x, y) = layout.corner(cell.square);
    let size = layout.square as i32;
    let marks = cell.marks;
    let ground = match (cell.square.is_light(), marks.last_from || marks.last_to) {
        (true, false) => colours.light,
        (false, false) => colours.dark,
        (true, true) => colours.last_light,
        (false, true) => colours.last_dark,
    };
    canvas.fill(Rect { x, y, width: size, height: size }, ground);
    let mut mark = |set: bool, name: &str| {
        if set {
            canvas.draw(sprites.mark(name), x, y);
        }
    };
    let occupied = cell.token.is_some();
    let zombie = cell.token.as_ref().is_some_and(|token| token.state == Some(State::Zombie));
    mark(marks.check, "check");
    mark(marks.last_to, "to");
    mark(marks.last_from && !marks.last_to && !marks.dug && !occupied, "from");
    mark(marks.dug, "dug");
    mark(marks.selected, "selected");
    mark(zombie, "coin");
    if let Some(token) = &cell.token {
        piece(canvas, token, x, y, layout.square, sprites);
    }
    let mut mark = |set: bool, name: &str| {
        if set {
            canvas.draw(sprites.mark(name), x, y);
        }
    };
    mark(zombie, "zombie");
    mark(marks.check, "alarm");
    mark(marks.target && !marks.target_capture, "target");
    mark(marks.target_capture, "capture");
    graves(canvas, &cell.buried, (x, y), layout.square, sprites);
}

/// A gravestone for each piece that lies below, with its likeness: bottom left, then bottom right.
fn graves(canvas: &mut Canvas, buried: &[Token], (x, y): (i32, i32), square: u32, sprites: &Sprites) {
    let [_, _, small] = sizes(square);
    let square = square as i32;
    for (number, token) in buried.iter().take(2).enumerate() {
        let shift = if number == 0 { 0 } else { square * 54 / 100 };
        canvas.draw(sprites.mark("stone"), x + shift, y);
        let (left, top) =
            (x + shift + square * 23 / 100 - small as i32 / 2, y + square * 97 / 100 - small as i32);
        piece(canvas, token, left, top, small, sprites);
    }
}

/// A piece; one without a drawing is a disc with its letter.
fn piece(canvas: &mut Canvas, token: &Token, x: i32, y: i32, size: u32, sprites: &Sprites) {
    if let Some(sprite) = sprites.piece(token.art, token.tint, size) {
        canvas.draw(sprite, x, y);
        return;
    }
    let colours = ink(sprites.theme, token.tint);
    let (radius, middle) = (size as f32 * 0.36, size as f32 / 2.0);
    for dy in 0..size {
        for dx in 0..size {
            let distance = (dx as f32 + 0.5 - middle).hypot(dy as f32 + 0.5 - middle);
            let colour = if distance > radius - 3.0 { colours.outline } else { colours.body };
            let cover = (radius - distance + 0.5).clamp(0.0, 1.0);
            canvas.blend(x + dx as i32, y + dy as i32, colour, (cover * 255.0) as u8);
        }
    }
    let letter: String =
        if token.letter.is_empty() { token.name } else { token.letter }.chars().take(2).collect();
    text::centred(canvas, &letter, size as f32 * 0.42, x as f32 + middle, y as f32 + middle, colours.line);
}

/// Piles one below the other, each with a title and as many of its pieces as there is room for.
fn piles(canvas: &mut Canvas, piles: &[Pile], strip: Rect, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let height = strip.height / piles.len().max(1) as i32;
    for (number, pile) in piles.iter().enumerate() {
        let top = strip.y + number as i32 * height;
        canvas.fill(Rect { x: strip.x, y: top + TITLE - 2, width: strip.width, height: 2 }, colours.rule);
        let title = text::fitted(&pile.title, text::SMALLEST, strip.width as f32);
        let middle = strip.x as f32 + strip.width as f32 / 2.0;
        text::centred(
            canvas,
            &title,
            text::SMALLEST,
            middle,
            top as f32 + TITLE as f32 / 2.0 - 2.0,
            colours.label,
        );
        let grid = |size: u32| {
            let step = size as i32 + 4;
            (step, (strip.width / step).max(1), ((height - TITLE - 8) / step).max(1))
        };
        // As large as possible, as small as needed.
        let [_, large, small] = sizes(sprites.square);
        let holds = |size: u32| grid(size).1 * grid(size).2 >= pile.tokens.len() as i32;
        let size = if holds(large) { large } else { small };
        let (step, across, rows) = grid(size);
        let room = (across * rows) as usize;
        // When not everything fits, the last place says how many are missing.
        let shown = if pile.tokens.len() > room { room - 1 } else { pile.tokens.len() };
        let place = |index: usize| {
            let (column, row) = (index as i32 % across, index as i32 / across);
            (strip.x + column * step, top + TITLE + 4 + row * step)
        };
        for (index, token) in pile.tokens.iter().take(shown).enumerate() {
            let (x, y) = place(index);
            tile(canvas, token.tint, x, y, size, sprites);
            piece(canvas, token, x, y, size, sprites);
        }
        if pile.tokens.len() > shown {
            let (x, y) = place(shown);
            let more = format!("+{}", pile.tokens.len() - shown);
            let half = size as f32 / 2.0;
            text::centred(canvas, &more, text::SMALLEST, x as f32 + half, y as f32 + half, colours.label);
        }
    }
}

/// What a piece beside the board lies on: a square of the colour that shows it best.
fn tile(canvas: &mut Canvas, tint: Tint, x: i32, y: i32, size: u32, sprites: &Sprites) {
    let colours = sprites.theme.colours();
    let ground = if tint == Tint::White { colours.dark } else { colours.light };
    canvas.fill(Rect { x, y, width: size as i32, height: size as i32 }, ground);
}

/// Arrows over everything: a shaft and a head, half transparent.
fn arrows(canvas: &mut Canvas, arrows: &[Arrow], layout: &Layout) {
    let Some(mut overlay) = Pixmap::new(canvas.width, canvas.height) else { return };
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(Color::from_rgba8(ARROW[0], ARROW[1], ARROW[2], 190));
    for arrow in arrows {
        let (from, to) = (layout.middle(arrow.from), layout.middle(arrow.to));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        if length < 1.0 {
            continue;
        }
        let (along, unit) = ((dx / length, dy / length), layout.square as f32);
        let at = |forward: f32, aside: f32| {
            (from.0 + along.0 * forward - along.1 * aside, from.1 + along.1 * forward + along.0 * aside)
        };
        let (shaft, head, neck) = (unit * 0.07, unit * 0.2, length - unit * 0.36);
        let points = [
            at(unit * 0.2, shaft),
            at(neck, shaft),
            at(neck, head),
            at(length - unit * 0.05, 0.0),
            at(neck, -head),
            at(neck, -shaft),
            at(unit * 0.2, -shaft),
        ];
        let mut path = PathBuilder::new();
        path.move_to(points[0].0, points[0].1);
        for (x, y) in &points[1..] {
            path.line_to(*x, *y);
        }
        path.close();
        if let Some(path) = path.finish() {
            overlay.fill_path(&path, &paint, FillRule::Winding, Transform::identity(), None);
        }
    }
    for (index, pixel) in overlay.pixels().iter().enumerate() {
        if pixel.alpha() > 0 {
            let plain = pixel.demultiply();
            let (x, y) = (index as u32 % canvas.width, index as u32 / canvas.width);
            canvas.blend(x as i32, y as i32, [plain.red(), plain.green(), plain.blue()], plain.alpha());
        }
    }
}

/// How many boards the sampler shows.
const PAGES: usize = 6;

/// A picture with every colour in it that a theme's pictures have, to choose palettes from.
#[must_use]
pub fn sampler(sprites: &Sprites) -> Canvas {
    let token = |art: &'static str, tint, zombie: bool| Token {
        state: zombie.then_some(State::Zombie),
        ..Token::new(art, "piece", "X", tint)
    };
    let kinds: Vec<&'static str> =
        crate::art::PIECES.iter().map(|(name, _)| *name).chain(["letter"]).collect();
    let mut samples: Vec<Canvas> = Vec::new();
    for page in 0..PAGES {
        let cells = Square::all().map(|square| {
            let number = square.index() + page * 5;
            let tint = [Tint::White, Tint::Black, Tint::White, Tint::Black, Tint::Neutral][number % 5];
            let filled = number % 7 != 0;
            let kind = kinds[(number / 2) % kinds.len()];
            Cell {
                square,
                ground: Ground::Plain,
                token: filled.then(|| token(kind, tint, page >= 3 && number % 3 == 0)),
                buried: if page >= 4 && number % 5 < 2 { vec![token(kind, tint, false)] } else { Vec::new() },
                marks: Marks {
                    last_from: page % 4 == 1 && number % 3 == 0,
                    last_to: page % 4 == 1 && number % 3 == 1,
                    check: page == 2 && number % 4 == 1,
                    selected: page == 3 && number % 4 == 2,
                    target: page % 4 == 3 && number % 4 == 3,
                    target_capture: page % 4 == 3 && number % 4 == 1,
                    dug: page == 5 && !filled,
                    ..Marks::default()
                },
            }
        });
        let pile = Pile {
            title: "Graveyard".to_owned(),
            tokens: kinds
                .iter()
                .flat_map(|kind| [Tint::White, Tint::Black].map(|tint| token(kind, tint, false)))
                .collect(),
        };
        let arrows = match page {
            3 => (0..8).map(|n| Arrow { from: Square::new(n), to: Square::new(63 - n * 3) }).collect(),
            _ => Vec::new(),
        };
        let sample = Scene { cells: cells.collect(), arrows, piles: vec![pile], ..Scene::default() };
        let layout = Layout::of(&sample, false);
        let mut canvas = Canvas::new(layout.width, layout.height, sprites.theme.colours().frame);
        scene(&mut canvas, &sample, &layout, sprites);
        samples.push(canvas);
    }
    let width = samples.first().map_or(0, |sample| sample.width);
    let height = samples.iter().map(|sample| sample.height).sum();
    Canvas { width, height, pixels: samples.into_iter().flat_map(|sample| sample.pixels).collect() }
}
