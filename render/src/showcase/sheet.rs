//! Contact sheets: every drawing at three sizes, on light and dark squares and on those of the last move; marks
//! also over a piece.

use crate::art::{CARDS, MARKS, PIECES, Sprite, Sprites};
use crate::canvas::{Area, Canvas, Painting, Rect, canvas};
use crate::paint::BELOW;
use crate::text;
use crate::theme::{Colours, Rgb, Theme};
use engine::scene::Tint;

/// The sizes of a square: in the file, on a desktop, on a watch.
const SIZES: [u32; 3] = [90, 44, 24];
const TINTS: [Tint; 3] = [Tint::White, Tint::Black, Tint::Neutral];
/// The space for a name above its drawing, and between drawings.
const LABEL: i32 = 28;
const GAP: i32 = 4;

/// The contact sheets of a theme.
pub struct Sheet {
    colours: &'static Colours,
    /// The sprites, in the order of [`SIZES`].
    sprites: Vec<Sprites>,
}

impl Sheet {
    /// The contact sheets of a theme, rasterised on demand.
    #[must_use]
    pub fn new(theme: Theme) -> Self {
        let sprites = SIZES.iter().map(|size| Sprites::new(theme, *size)).collect();
        Self { colours: theme.colours(), sprites }
    }

    /// Each kind in a block: one row per colour with the sizes on light and dark; then the squares of the last
    /// move, and the head for a card.
    #[must_use]
    pub fn pieces(&self) -> Canvas {
        let grounds = [self.colours.light, self.colours.dark];
        let last = [self.colours.last_light, self.colours.last_dark];
        let (width, height) = (2 * (90 + 44 + 24) + 5 * GAP, LABEL + 3 * (90 + GAP) + GAP);
        self.blocks(PIECES.len(), 5, width, height, |canvas, number, x, y| {
            let (name, _) = PIECES[number];
            self.label(canvas, name, x, y);
            for (row, tint) in TINTS.into_iter().enumerate() {
                let y = y + LABEL + row as i32 * (90 + GAP);
                let mut x = x;
                for (size, sprites) in SIZES.iter().zip(&self.sprites) {
                    let Some(sprite) = sprites.piece(name, tint, *size) else { continue };
                    for (column, ground) in grounds.into_iter().enumerate() {
                        cell(canvas, (x + column as i32 * *size as i32, y), *size, ground, &[sprite]);
                    }
                    if *size == 44 {
                        for (column, ground) in last.into_iter().enumerate() {
                            cell(canvas, (x + column as i32 * 44, y + 46), 44, ground, &[sprite]);
                        }
                    }
                    x += 2 * *size as i32 + GAP;
                }
                if let Some(head) = self.sprites[0].head(name, tint) {
                    cell(canvas, (x - 48, y + 48), head.width(), self.colours.light, &[head]);
                }
            }
        })
    }

    /// Each mark in a block: the sizes on light and dark, without a piece and with one of either colour.
    #[must_use]
    pub fn marks(&self) -> Canvas {
        let grounds = [self.colours.light, self.colours.dark];
        let (width, height) = (3 * (90 + 44 + 24 + GAP) + GAP, LABEL + 2 * (90 + GAP) + GAP);
        self.blocks(MARKS.len(), 4, width, height, |canvas, number, x, y| {
            let (name, _) = MARKS[number];
            self.label(canvas, name, x, y);
            for (row, ground) in grounds.into_iter().enumerate() {
                let y = y + LABEL + row as i32 * (90 + GAP);
                let mut x = x;
                for (size, sprites) in SIZES.iter().zip(&self.sprites) {
                    let mark = sprites.mark(name);
                    cell(canvas, (x, y), *size, ground, &[mark]);
                    for (column, tint) in [Tint::White, Tint::Black].into_iter().enumerate() {
                        let Some(piece) = sprites.piece("knight", tint, *size) else { continue };
                        // Marks below a piece are drawn first, as on a board.
                        let below = BELOW.iter().any(|(below, _)| *below == name);
                        let layers = if below { [mark, piece] } else { [piece, mark] };
                        cell(canvas, (x + (column as i32 + 1) * *size as i32, y), *size, ground, &layers);
                    }
                    x += 3 * *size as i32 + GAP;
                }
            }
        })
    }

    /// The backgrounds of the playing cards.
    #[must_use]
    pub fn cards(&self) -> Canvas {
        self.blocks(CARDS.len(), 6, 120, LABEL + 116, |canvas, number, x, y| {
            let (name, _) = CARDS[number];
            self.label(canvas, name, x, y);
            if let Some(sprite) = self.sprites[0].card(name) {
                canvas.draw(sprite, x, y + LABEL);
            }
        })
    }

    fn label(&self, canvas: &mut Canvas, name: &str, x: i32, y: i32) {
        text::from(canvas, name, text::SMALLEST, x as f32, (y + LABEL / 2) as f32, self.colours.label);
    }

    /// A canvas of `count` blocks, `columns` in a row.
    fn blocks(
        &self,
        count: usize,
        columns: usize,
        width: i32,
        height: i32,
        paint: impl Fn(&mut Canvas, usize, i32, i32),
    ) -> Canvas {
        let rows = count.div_ceil(columns) as i32;
        let size = (width * columns as i32 + GAP, rows * height + GAP);
        let mut canvas = canvas(size.0 as u32, size.1 as u32, self.colours.frame);
        for number in 0..count {
            let (column, row) = ((number % columns) as i32, (number / columns) as i32);
            paint(&mut canvas, number, GAP + column * width, GAP + row * height);
        }
        canvas
    }
}

fn cell(canvas: &mut Canvas, (x, y): (i32, i32), size: u32, ground: Rgb, layers: &[&Sprite]) {
    canvas.fill(Rect { x, y, width: size as i32, height: size as i32 }, ground);
    for sprite in layers {
        canvas.draw(sprite, x, y);
    }
}
