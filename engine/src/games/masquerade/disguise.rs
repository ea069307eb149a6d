//! [`Disguise`]: a table of how each kind of piece captures.

use std::fmt;
use std::str::FromStr;

use super::refusals;
use crate::board::Role;
use crate::rules::{Refusal, SetupError, Value};

/// The kinds in disguise, in the order tables are written; each is also a way of capturing.
pub const KINDS: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The index of a kind in [`KINDS`]; `None` for a pawn, which captures as usual.
#[must_use]
pub fn place(role: Role) -> Option<usize> {
    KINDS.iter().position(|kind| *kind == role)
}

/// One line of a table: a kind that moves, and the kind it captures like. Text: `KR`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line {
    /// The index in [`KINDS`] of the kind that moves.
    kind: u8,
    /// The index in [`KINDS`] of the kind it captures like.
    captures: u8,
}

impl Line {
    /// The line of two indices in [`KINDS`].
    pub(super) const fn at(kind: usize, captures: usize) -> Self {
        Self { kind: kind as u8, captures: captures as u8 }
    }

    /// The kind that moves.
    #[must_use]
    pub fn kind(self) -> Role {
        KINDS[usize::from(self.kind)]
    }

    /// The kind it captures like.
    #[must_use]
    pub fn captures(self) -> Role {
        KINDS[usize::from(self.captures)]
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind().code(), self.captures().code())
    }
}

impl FromStr for Line {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut places = text.chars().map(|letter| Role::from_letter(letter).and_then(place));
        match (places.next().flatten(), places.next().flatten(), places.next()) {
            (Some(kind), Some(captures), None) if text.chars().all(|letter| letter.is_ascii_uppercase()) => {
                Ok(Self::at(kind, captures))
            }
            _ => Err(Refusal::of(refusals::TABLE).into()),
        }
    }
}

/// A table of how a side's pieces capture, as far as it is filled in: the kinds in order, each way of capturing once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Disguise {
    /// For each kind in order, the index of the kind it captures like.
    captures: [u8; 5],
    /// The number of kinds filled in.
    filled: u8,
}

impl Disguise {
    /// The empty table.
    pub const EMPTY: Self = Self { captures: [0; 5], filled: 0 };

    /// Whether every kind is filled in.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        usize::from(self.filled) == KINDS.len()
    }

    /// The table to continue: itself, or an empty one if it is complete and is to be chosen again.
    #[must_use]
    pub fn or_anew(self) -> Self {
        if self.is_complete() { Self::EMPTY } else { self }
    }

    /// Whether nothing is filled in.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.filled == 0
    }

    /// The possible next lines: for the next kind, every way of capturing that is still free.
    pub fn next(&self) -> impl Iterator<Item = Line> + '_ {
        let kind = usize::from(self.filled);
        let taken = &self.captures[..kind];
        let free = (0..KINDS.len()).filter(move |place| !taken.contains(&(*place as u8)));
        free.filter(move |_| kind < KINDS.len()).map(move |captures| Line::at(kind, captures))
    }

    /// Fills in a line; `false` when it can't come next.
    #[must_use]
    pub fn fill(&mut self, line: Line) -> bool {
        let fits = self.next().any(|next| next == line);
        if fits {
            self.captures[usize::from(line.kind)] = line.captures;
            self.filled += 1;
        }
        fits
    }

    /// The arguments of a sentence about a whole table: each kind's way of capturing by the kind's name, and the
    /// `table` as people type it.
    #[must_use]
    pub fn told(&self) -> Vec<(&'static str, Value)> {
        let way = |kind: &Role| Some((kind.name(), Value::kind(self.captures(*kind)?.name())));
        let typed = self.to_string().replace(',', "/");
        KINDS.iter().filter_map(way).chain([("table", Value::Move(typed))]).collect()
    }

    /// The kind that a kind captures like, if it is filled in.
    #[must_use]
    pub fn captures(&self, kind: Role) -> Option<Role> {
        let place = place(kind).filter(|place| *place < usize::from(self.filled))?;
        Some(KINDS[usize::from(self.captures[place])])
    }

    /// The lines filled in.
    pub fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        (0..usize::from(self.filled)).map(|kind| Line::at(kind, usize::from(self.captures[kind])))
    }
}

impl fmt::Display for Disguise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.lines().map(|line| line.to_string()).collect();
        f.write_str(&lines.join(","))
    }
}

impl FromStr for Disguise {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let wrong = || SetupError::from(Refusal::of(refusals::TABLE));
        let mut disguise = Self::EMPTY;
        for line in text.split(',') {
            if !disguise.fill(line.parse().map_err(|_| wrong())?) {
                return Err(wrong());
            }
        }
        if disguise.is_complete() { Ok(disguise) } else { Err(wrong()) }
    }
}
