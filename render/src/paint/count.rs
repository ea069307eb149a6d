//! Counts: a number on a disc; for cards face down, on the back of a card.

use engine::scene::{Spread, Tally, Tint};

use super::{card, piece, strip};
use crate::art::{Sprites, ink};
use crate::canvas::{Canvas, Rect};
use crate::tableau::{Extent, Place};
use crate::text::{self, Line};
use crate::theme::card::BLACK;

/// The height of a line below the board, in pixels.
const HEIGHT: i32 = 48;
/// The radius of the disc.
const DISC: f32 = 22.0;
/// The radius of the disc on a card.
const ON_CARD: f32 = 19.0;
/// The width of a card, which is turned sideways so that the disc doesn't hide it.
const CARD: i32 = 66;
/// The space between the disc and the words.
const BEFORE_WORDS: i32 = 10;
/// The most digits on a disc.
const DIGITS: usize = 2;

/// A thing of which only the number is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Counted {
    title: String,
    count: u32,
    tint: Tint,
    /// Whether it is cards face down.
    pub(crate) cards: bool,
}

impl Counted {
    pub(crate) fn tally(tally: &Tally) -> Self {
        Self { title: tally.title.clone(), count: tally.count, tint: tally.tint, cards: false }
    }

    /// A group of cards without any face up.
    pub(crate) fn cards(spread: &Spread) -> Option<Self> {
        let Spread { title, hidden, tint, cards, .. } = spread;
        cards.is_empty().then(|| Self { title: title.clone(), count: *hidden, tint: *tint, cards: true })
    }

    fn radius(&self) -> f32 {
        if self.cards { ON_CARD } else { DISC }
    }

    /// The width of the disc or of the card it lies on.
    fn width(&self) -> i32 {
        (2.0 * DISC + self.longer()).max(if self.cards { CARD as f32 } else { 0.0 }) as i32 + 4
    }

    /// The length by which the plate of its number exceeds a disc.
    fn longer(&self) -> f32 {
        let (digits, size) = number(self.count);
        if digits.len() > DIGITS { (text::width(&digits, size) - 1.3 * self.radius()).max(0.0) } else { 0.0 }
    }
}

/// A number in at most five characters, and their font size: thousands and millions are rounded down.
pub(super) fn number(count: u32) -> (String, f32) {
    let text = match count {
        0..100_000 => count.to_string(),
        100_000..100_000_000 => format!("{}k", count / 1000),
        _ => format!("{}M", count / 1_000_000),
    };
    let size = if text.len() > DIGITS { 24.0 } else { 28.0 };
    (text, size)
}

/// The space it takes below the board.
pub(crate) fn extent(counted: &Counted, room: i32) -> Extent {
    let words = text::known_width(&counted.title, text::SMALLEST) as i32 + 2;
    let width = (counted.width() + BEFORE_WORDS + words).min(room);
    Extent { least: width, most: width, height: HEIGHT }
}

/// The height it takes beside the board.
pub(crate) fn height_beside(counted: &Counted, width: i32) -> i32 {
    strip::title_height(&counted.title, width) + HEIGHT
}

/// Paints the count.
pub(super) fn paint(canvas: &mut Canvas, counted: &Counted, place: Place, sprites: &Sprites) {
    let rect = place.rect;
    let half = HEIGHT as f32 / 2.0;
    if place.beside {
        let below = strip::title(canvas, &counted.title, rect, sprites);
        disc(canvas, counted, rect.x as f32 + rect.width as f32 / 2.0, below as f32 + half, sprites);
        return;
    }
    let y = rect.y as f32 + half;
    disc(canvas, counted, rect.x as f32 + counted.width() as f32 / 2.0, y, sprites);
    let words = counted.width() + BEFORE_WORDS;
    let title = Line::fitted(&counted.title, text::SMALLEST, (rect.width - words) as f32);
    title.write(canvas, (rect.x + words) as f32, y, sprites.theme.colours().label);
}

fn disc(canvas: &mut Canvas, counted: &Counted, x: f32, y: f32, sprites: &Sprites) {
    let colours = ink(sprites.theme, counted.tint);
    if counted.cards {
        let (width, height) = (CARD, HEIGHT - 2);
        let place = Rect { x: x as i32 - width / 2, y: y as i32 - height / 2, width, height };
        card::small(canvas, place, counted.count > 0, sprites);
    }
    if counted.cards && counted.count == 0 {
        return;
    }
    let (digits, size) = number(counted.count);
    if counted.cards && counted.tint == Tint::Neutral {
        // Neutral cards have a plain plate: a disc has an owner's colour.
        let width = text::width(&digits, size) as i32 + 12;
        let plate = Rect { x: x as i32 - width / 2, y: y as i32 - 15, width, height: 30 };
        card::plate(canvas, plate);
        text::centred(canvas, &digits, size, x, y, BLACK);
        return;
    }
    piece::pill(canvas, (x, y), counted.longer() / 2.0, counted.radius(), 3.0, colours);
    text::centred(canvas, &digits, size, x, y, colours.line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_length_have_five_signs_at_most() {
        let shown = |count| number(count).0;
        let numbers = [0, 24, 100, 99_999, 100_000, 12_345_678, 99_999_999, 100_000_000, u32::MAX];
        let texts = ["0", "24", "100", "99999", "100k", "12345k", "99999k", "100M", "4294M"];
        assert_eq!(numbers.map(shown), texts);
    }
}
