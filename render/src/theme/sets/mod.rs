//! Sets of pieces: those that are built in, and those that themes bring along.

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

/// Where a set's drawings come from.
#[derive(Debug)]
enum Drawings {
    /// The drawings of a list, in a theme's inks.
    Listed(&'static [(&'static str, &'static str)]),
    /// The letters that stand for kinds, on plates in a theme's inks.
    Letters(letters::Own),
    /// Files.
    Own(Own),
}

/// The house's own: everybody looks back at you.
pub(crate) static TOYS: Pieces = Pieces::built_in("toys", "Toys", Drawings::Listed(art::PIECES));
/// Silhouettes without faces.
pub(crate) static PLAIN: Pieces = Pieces::built_in("plain", "Plain", Drawings::Listed(art::PLAIN));
/// A letter or two for each kind.
pub(crate) static LETTERS: Pieces = Pieces::built_in("letters", "Letters", Drawings::Letters(&[]));
/// The same set as people who write German read it: chosen by the word of [`LETTERS`].
static GERMAN: Pieces = Pieces::built_in("letters", "Letters", Drawings::Letters(letters::GERMAN));
/// The same for Spanish.
static SPANISH: Pieces = Pieces::built_in("letters", "Letters", Drawings::Letters(letters::SPANISH));

impl Pieces {
    /// The sets that are built in.
    pub const BUILT_IN: [&'static Self; 3] = [&TOYS, &PLAIN, &LETTERS];

    const fn built_in(word: &'static str, title: &'static str, drawings: Drawings) -> Self {
        Self { word: Cow::Borrowed(word), title: Cow::Borrowed(title), drawings }
    }

    /// A set of files.
    pub(crate) fn own(word: String, title: String, own: Own) -> Self {
        Self { word: Cow::Owned(word), title: Cow::Owned(title), drawings: Drawings::Own(own) }
    }

    /// The stable word in settings and databases: `toys`.
    #[must_use]
    pub fn word(&self) -> &str {
        &self.word
    }

    /// For people: `Toys`.
    #[must_use]
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Whether all colours of its pieces are those of a theme's inks.
    pub(crate) fn is_inked(&self) -> bool {
        !matches!(self.drawings, Drawings::Own(_))
    }

    /// The set as it looks to readers of a language, by its code (`de`): letters are those of its notation.
    pub(super) fn read_in(&'static self, language: &str) -> &'static Self {
        match (&self.drawings, language) {
            (Drawings::Letters(_), "de") => &GERMAN,
            (Drawings::Letters(_), "es") => &SPANISH,
            (Drawings::Letters(_), _) => &LETTERS,
            _ => self,
        }
    }

    /// The kinds that it has no drawing for, so that another set's is shown.
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
