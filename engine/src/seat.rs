//! Seats, teams and viewers: who plays and who looks.
//!
//! A seat is a place at the table; a team is a set of seats that win together; a colour is how pieces look. In
//! most games the three coincide, but not in all, so they are three types.

use std::fmt;

/// A place at the table, 0 = the first to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

/// A team: seats that win and lose together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Team(pub u8);

/// A viewer of a game: everything that leaves the engine is made for one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// Spectators and the channel: what is public.
    Public,
    /// The person in a seat: the public part and that seat's own secrets.
    Seat(Seat),
}

impl Viewer {
    /// The seat looked from, if any.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Public => None,
            Self::Seat(seat) => Some(seat),
        }
    }
}

/// A set of seats.
///
/// ```
/// use engine::seat::{Seat, SeatSet};
///
/// let both = SeatSet::only(Seat(0)).with(Seat(3));
/// assert!(both.contains(Seat(3)) && both.len() == 2);
/// assert_eq!(both.without(Seat(0)), SeatSet::only(Seat(3)));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// One seat alone.
    #[must_use]
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with one more seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without a seat.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
