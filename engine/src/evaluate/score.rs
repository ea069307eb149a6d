//! [`Score`]: a value that changes as pieces leave the board.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A pair of values, with all pieces on the board and with hardly any left; interpolated between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The value in the opening.
    pub early: i32,
    /// The value in the endgame.
    pub late: i32,
}

impl Score {
    /// Zero.
    pub const NONE: Self = Self::new(0, 0);

    /// A score of two values.
    #[must_use]
    pub const fn new(early: i32, late: i32) -> Self {
        Self { early, late }
    }

    /// A score with one value for the whole game.
    #[must_use]
    pub const fn even(value: i32) -> Self {
        Self::new(value, value)
    }

    /// The value when `parts` of `whole` are still on the board.
    #[must_use]
    pub fn at(self, parts: i32, whole: i32) -> i32 {
        let parts = parts.clamp(0, whole);
        (self.early * parts + self.late * (whole - parts)) / whole
    }
}

impl Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.early + other.early, self.late + other.late)
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.early, -self.late)
    }
}

impl Sub for Score {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl SubAssign for Score {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Mul<i32> for Score {
    type Output = Self;

    fn mul(self, times: i32) -> Self {
        Self::new(self.early * times, self.late * times)
    }
}
