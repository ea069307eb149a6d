//! The colours of playing cards, the same in every theme: a card brings its own paper. The drawings in
//! `assets/cards` use them, too.

use super::Rgb;

/// The letter of a red card, as dark as its pip.
pub const RED: Rgb = [179, 18, 29];
/// The letter of a black card.
pub const BLACK: Rgb = [26, 23, 21];
/// The letter of a card of neither colour.
pub const PLAIN: Rgb = [75, 71, 99];
/// The face of a card.
pub const FACE: Rgb = [255, 250, 240];
/// The mark of wild cards.
pub const WILD: Rgb = [255, 197, 38];
/// The background of backs.
pub const BACK: Rgb = [39, 80, 107];
/// The pattern of backs.
pub const BACK_LINE: Rgb = [134, 180, 207];

/// The colours that must be exact.
pub const COLOURS: [Rgb; 7] = [RED, BLACK, PLAIN, FACE, WILD, BACK, BACK_LINE];
