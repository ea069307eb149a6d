//! Computer players as seats know them: one for each level, under an id that no person has.

use words::{Arg, Somebody};

use crate::ids::UserId;

crate::named! {
    /// The level of a computer player.
    Level {
        /// For a person's first games.
        Easy = "easy",
        /// For those who know the rules.
        Medium = "medium",
        /// As well as it can.
        Hard = "hard",
    }
}

impl Level {
    /// The id under which a computer player of this level sits. Negative, as Discord's ids never are.
    #[must_use]
    pub const fn player(self) -> UserId {
        UserId(-1 - self as i64)
    }
}

impl UserId {
    /// The level of a computer player; `None` for people.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        Level::ALL.iter().copied().find(|level| level.player() == self)
    }

    /// Whether a computer plays under this id.
    #[must_use]
    pub fn is_computer(self) -> bool {
        self.level().is_some()
    }
}

impl From<UserId> for Somebody {
    fn from(person: UserId) -> Self {
        person.level().map_or(Self::Account(person.0), |level| Self::Computer(level.word()))
    }
}

impl From<UserId> for Arg {
    fn from(person: UserId) -> Self {
        Self::from(Somebody::from(person))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_plays_under_an_id_of_its_own_that_no_person_has() {
        // Stored in seats: never to change.
        assert_eq!(Level::ALL.iter().map(|level| level.player().0).collect::<Vec<_>>(), [-1, -2, -3]);
        for level in Level::ALL {
            assert_eq!(level.player().level(), Some(*level));
        }
        assert!(!UserId(0).is_computer() && !UserId(1).is_computer() && !UserId(-4).is_computer());
    }
}
