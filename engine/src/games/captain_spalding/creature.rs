//! The fourteen kinds of creatures, and their owners.

use crate::board::{Kind as _, Piece, Side};
use crate::scene::{Tint, Token};

crate::kinds! {
    /// The kinds, makers first and neutral ones last. None moves or captures as pieces of chess do: see
    /// [`paths`](super::paths).
    pub enum Kind {
        /// The box of animal crackers: royal, and a maker of creatures.
        Box = "X", "box", "Box", Nowhere, Nowhere;
        /// A maker of elephants and lint.
        Pajama = "P", "pajama", "Pajama", Nowhere, Nowhere;
        /// A maker of great elephants and dust bunnies.
        GreatPajama = "J", "great pajama", "Great Pajama", Nowhere, Nowhere;
        /// One step rookwise, then perhaps one diagonally.
        Rhino = "R", "rhino", "Rhino", Nowhere, Nowhere;
        /// A rhino that can't capture with its second step.
        HeadlessRhino = "H", "headless rhino", "Headless Rhino", Nowhere, Nowhere;
        /// One step straight forward.
        Bat = "V", "bat", "Bat", Nowhere, Nowhere;
        /// A bat that has reached the last rank.
        Booh = "W", "booh", "Booh", Nowhere, Nowhere;
        /// Can't move.
        Crumb = "C", "crumb", "Crumb", Nowhere, Nowhere;
        /// Eats what moves next to it.
        CookieMonster = "M", "cookie monster", "Cookie Monster", Nowhere, Nowhere;
        /// One step forward or diagonally.
        Elephant = "L", "elephant", "Elephant", Nowhere, Nowhere;
        /// An elephant that also leaps two squares.
        GreatElephant = "E", "great elephant", "Great Elephant", Nowhere, Nowhere;
        /// Neutral, and can't move.
        Lint = "N", "lint", "Lint", Nowhere, Nowhere;
        /// Neutral: moves like an elephant.
        DustBunny = "B", "dust bunny", "Dust Bunny", Nowhere, Nowhere;
        /// Neutral: moves like a great elephant and captures like an elephant.
        DustDemon = "D", "dust demon", "Dust Demon", Nowhere, Nowhere;
    }
    neutral: Lint, DustBunny, DustDemon;
}

impl Kind {
    /// The kinds that a side makes once in a game, in the order of lists.
    pub const ONCE: [Self; 3] = [Self::Rhino, Self::HeadlessRhino, Self::GreatElephant];
    /// The kinds of which a side never has two on the board.
    pub const SINGLE: [Self; 7] = [
        Self::Box,
        Self::Pajama,
        Self::GreatPajama,
        Self::Rhino,
        Self::HeadlessRhino,
        Self::Elephant,
        Self::GreatElephant,
    ];

    /// The stem of the drawing's file.
    const fn art(self) -> &'static str {
        match self {
            Self::GreatPajama => "great-pajama",
            Self::HeadlessRhino => "headless-rhino",
            Self::CookieMonster => "cookie-monster",
            Self::GreatElephant => "great-elephant",
            Self::DustBunny => "dust-bunny",
            Self::DustDemon => "dust-demon",
            _ => self.name(),
        }
    }

    /// The article: `a` or `an`.
    #[must_use]
    pub const fn article(self) -> &'static str {
        if matches!(self, Self::Elephant) { "an" } else { "a" }
    }

    /// The kinds it may make after each of its moves; empty for all but the three makers.
    #[must_use]
    pub const fn makes(self) -> &'static [Self] {
        match self {
            Self::Box => {
                &[Self::Rhino, Self::HeadlessRhino, Self::Bat, Self::Booh, Self::Crumb, Self::CookieMonster]
            }
            Self::Pajama => &[Self::Elephant, Self::Lint, Self::DustBunny],
            Self::GreatPajama => &[Self::GreatElephant, Self::DustBunny, Self::DustDemon],
            _ => &[],
        }
    }

    /// Whether it has to make something after each of its moves.
    #[must_use]
    pub const fn is_maker(self) -> bool {
        !self.makes().is_empty()
    }
}

/// One creature on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Creature {
    /// The kind.
    pub kind: Kind,
    /// The owner; `None` for neutral creatures.
    pub owner: Option<Side>,
}

impl Creature {
    /// A creature that `side` makes: neutral kinds get no owner.
    #[must_use]
    pub fn new(side: Side, kind: Kind) -> Self {
        Self { kind, owner: Some(side).filter(|_| !kind.is_neutral()) }
    }

    /// Its letter in a position text.
    #[must_use]
    pub fn code(self) -> String {
        Piece::new(self.owner.unwrap_or(Side::White), self.kind).code()
    }

    /// The name with its owner: `White's rhino`, `the dust bunny`.
    #[must_use]
    pub fn described(self) -> String {
        match self.owner {
            Some(side) => format!("{}'s {}", side.name(), self.kind.name()),
            None => format!("the {}", self.kind.name()),
        }
    }

    /// The creature as a scene draws it.
    #[must_use]
    pub fn token(self) -> Token {
        let Self { kind, owner } = self;
        Token::new(kind.art(), kind.name(), kind.code(), owner.map_or(Tint::Neutral, Side::tint))
    }
}
