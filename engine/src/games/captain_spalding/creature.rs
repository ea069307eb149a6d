//! The fourteen kinds of creatures, and whose one is.

use crate::board::Side;
use crate::scene::{Tint, Token};

/// A kind of creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The box of animal crackers: royal, and a maker of creatures.
    Box,
    /// A maker of elephants and lint.
    Pajama,
    /// A maker of great elephants and dust bunnies.
    GreatPajama,
    /// One step rookwise, then perhaps one diagonally.
    Rhino,
    /// A rhino that can't capture with its second step.
    HeadlessRhino,
    /// One step straight forward.
    Bat,
    /// A bat that has reached the last rank.
    Booh,
    /// Only lies about.
    Crumb,
    /// Eats whatever moves next to it.
    CookieMonster,
    /// One step forward or diagonally.
    Elephant,
    /// An elephant that also leaps two squares.
    GreatElephant,
    /// Nobody's, and only lies about.
    Lint,
    /// Nobody's: moves like an elephant.
    DustBunny,
    /// Nobody's: moves like a great elephant and captures like an elephant.
    DustDemon,
}

/// Letter, name, name as a title, stem of the drawing.
const FACTS: [(&str, &str, &str, &str); Kind::ALL.len()] = [
    ("X", "box", "Box", "box"),
    ("P", "pajama", "Pajama", "pajama"),
    ("J", "great pajama", "Great Pajama", "great-pajama"),
    ("R", "rhino", "Rhino", "rhino"),
    ("H", "headless rhino", "Headless Rhino", "headless-rhino"),
    ("V", "bat", "Bat", "bat"),
    ("W", "booh", "Booh", "booh"),
    ("C", "crumb", "Crumb", "crumb"),
    ("M", "cookie monster", "Cookie Monster", "cookie-monster"),
    ("L", "elephant", "Elephant", "elephant"),
    ("E", "great elephant", "Great Elephant", "great-elephant"),
    ("N", "lint", "Lint", "lint"),
    ("B", "dust bunny", "Dust Bunny", "dust-bunny"),
    ("D", "dust demon", "Dust Demon", "dust-demon"),
];

impl Kind {
    /// Every kind, the makers first, nobody's last.
    pub const ALL: [Self; 14] = [
        Self::Box,
        Self::Pajama,
        Self::GreatPajama,
        Self::Rhino,
        Self::HeadlessRhino,
        Self::Bat,
        Self::Booh,
        Self::Crumb,
        Self::CookieMonster,
        Self::Elephant,
        Self::GreatElephant,
        Self::Lint,
        Self::DustBunny,
        Self::DustDemon,
    ];
    /// Those that a side makes once in a game, in the order of lists.
    pub const ONCE: [Self; 3] = [Self::Rhino, Self::HeadlessRhino, Self::GreatElephant];
    /// Those of which a side never has two on the board.
    pub const SINGLE: [Self; 7] = [
        Self::Box,
        Self::Pajama,
        Self::GreatPajama,
        Self::Rhino,
        Self::HeadlessRhino,
        Self::Elephant,
        Self::GreatElephant,
    ];

    /// The number of the kind, for tables.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter: `X`.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        FACTS[self.index()].0
    }

    /// The kind of a capital letter.
    #[must_use]
    pub fn from_letter(letter: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The name: `dust bunny`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        FACTS[self.index()].1
    }

    /// The name at the head of a label: `Dust Bunny`.
    #[must_use]
    pub const fn title(self) -> &'static str {
        FACTS[self.index()].2
    }

    /// `a` or `an`.
    #[must_use]
    pub const fn article(self) -> &'static str {
        if matches!(self, Self::Elephant) { "an" } else { "a" }
    }

    /// Whether it belongs to nobody.
    #[must_use]
    pub const fn is_neutral(self) -> bool {
        matches!(self, Self::Lint | Self::DustBunny | Self::DustDemon)
    }

    /// What it may make whenever it has moved; nothing for all but the three makers.
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

    /// Whether it has to make something whenever it moves.
    #[must_use]
    pub const fn is_maker(self) -> bool {
        !self.makes().is_empty()
    }
}

/// One creature on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Creature {
    /// What.
    pub kind: Kind,
    /// Whose; nobody's if neutral.
    pub owner: Option<Side>,
}

impl Creature {
    /// A creature that `side` makes: neutral kinds become nobody's.
    #[must_use]
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self { kind, owner: if kind.is_neutral() { None } else { Some(side) } }
    }

    /// The creature of a letter: capitals for White and for nobody, small letters for Black.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let kind = Kind::from_letter(letter.to_ascii_uppercase().encode_utf8(&mut [0; 4]))?;
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        Some(Self::new(side, kind)).filter(|_| side == Side::White || !kind.is_neutral())
    }

    /// Its letter in a position text.
    #[must_use]
    pub fn code(self) -> String {
        let letter = self.kind.letter();
        if self.owner == Some(Side::Black) { letter.to_lowercase() } else { letter.to_owned() }
    }

    /// `White's rhino`, `the dust bunny`.
    #[must_use]
    pub fn described(self) -> String {
        match self.owner {
            Some(side) => format!("{}'s {}", side.name(), self.kind.name()),
            None => format!("the {}", self.kind.name()),
        }
    }

    /// The creature as drawn.
    #[must_use]
    pub fn token(self) -> Token {
        let (letter, name, _, art) = FACTS[self.kind.index()];
        Token::new(art, name, letter, self.owner.map_or(Tint::Neutral, Side::tint))
    }
}
