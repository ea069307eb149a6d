//! Sets of pieces: built-in ones, and those that themes bring along.

mod letters;
pub(crate) mod own;

use std::borrow::Cow;

use engine::scene::Tint;

use crate::art::{self, Part, Sprite, rasterise, tinted, tree};
use crate::theme::Ink;

pub(crate) use own::Own;

/// A set of pieces.
#[derive(Debug)]
pub struct Pieces {
    word: Cow<'static, str>,
    title: Cow<'static, str>,
    drawings: Drawings,
}

/// The source of a set's drawings.
#[derive(Debug)]
enum Drawings {
    /// Drawings of a list, in a theme's inks.
    Listed(&'static [(&'static str, &'static str)]),
    /// Letters for kinds, on plates in a theme's inks.
    Letters(letters::Own),
    /// Files.
    Own(Own),
}

/// The default set: pieces with faces.
pub(crate) static TOYS: Pieces = Pieces::built_in("toys", "Toys", Drawings::Listed(art::PIECES));
/// The set of silhouettes without faces.
pub(crate) static PLAIN: Pieces = Pieces::built_in("plain", "Plain", Drawings::Listed(art::PLAIN));
/// The set of one or two letters for each kind.
pub(crate) static LETTERS: Pieces = Pieces::built_in("letters", "Letters", Drawings::Letters(&[]));
/// [`LETTERS`] in German, chosen by the same word.
static GERMAN: Pieces = Pieces::built_in("letters", "Letters", Drawings::Letters(letters::GERMAN));
/// [`LETTERS`] in Spanish, chosen by the same word.
static SPANISH: Pieces = Pieces::built_in("letters", "Letters", Drawings::Letters(letters::SPANISH));

impl Pieces {
    /// The built-in sets.
    pub const BUILT_IN: [&'static Self; 3] = [&TOYS, &PLAIN, &LETTERS];

    const fn built_in(word: &'static str, title: &'static str, drawings: Drawings) -> Self {
        Self { word: Cow::Borrowed(word), title: Cow::Borrowed(title), drawings }
    }

    /// A set from files.
    pub(crate) fn own(word: String, title: String, own: Own) -> Self {
        Self { word: Cow::Owned(word), title: Cow::Owned(title), drawings: Drawings::Own(own) }
    }

    /// The stable word in settings and databases: `toys`.
    #[must_use]
    pub fn word(&self) -> &str {
        &self.word
    }

    /// The name for people: `Toys`.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Whether all colours of its pieces come from a theme's inks.
    pub(crate) fn is_inked(&self) -> bool {
        !matches!(self.drawings, Drawings::Own(_))
    }

    /// The set for readers of a language, by its code (`de`): letters are those of its notation.
    pub(super) fn read_in(&'static self, language: &str) -> &'static Self {
        match (&self.drawings, language) {
            (Drawings::Letters(_), "de") => &GERMAN,
            (Drawings::Letters(_), "es") => &SPANISH,
            (Drawings::Letters(_), _) => &LETTERS,
            _ => self,
        }
    }

    /// The kinds without a drawing in this set, for which another set's is shown.
    #[must_use]
    pub fn missing(&self) -> Vec<&'static str> {
        let Drawings::Own(own) = &self.drawings else { return Vec::new() };
        let has = |art: &&str| art::TINTS.iter().all(|tint| own.has(art, *tint));
        art::PIECES.iter().map(|(art, _)| *art).filter(|art| !has(art)).collect()
    }

    /// A part of a drawing at a size; `None` if there is none of that name.
    pub(crate) fn sprite(&self, art: &str, tint: Tint, ink: &Ink, size: u32, part: Part) -> Option<Sprite> {
        let drawn = |svg: &str| rasterise(&tree(&tinted(svg, ink)), size, part);
        match &self.drawings {
            Drawings::Listed(list) => list.iter().find(|(name, _)| *name == art).map(|(_, svg)| drawn(svg)),
            Drawings::Letters(own) => letters::svg(art, own)
                .map(|svg| rasterise(&tree(&tinted(&svg, ink)), size, letters::shown(part))),
            Drawings::Own(own) => own.sprite(art, tint, ink, size, part),
        }
    }
}
