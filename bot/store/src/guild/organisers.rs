//! Who may open tournaments on a server, as it is kept.

use model::ids::RoleId;

/// Who may open tournaments on a server. Those who manage it always may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Organisers {
    /// The one who may play there.
    #[default]
    Players,
    /// Nobody else.
    Managers,
    /// Somebody who has this role.
    Role(RoleId),
}

impl Organisers {
    /// As it is kept; no role has the number 0.
    pub(crate) fn number(self) -> Option<i64> {
        match self {
            Self::Players => None,
            Self::Managers => Some(0),
            Self::Role(role) => Some(role.0),
        }
    }

    /// What is kept, read again.
    pub(crate) fn from_number(number: Option<i64>) -> Self {
        match number {
            None => Self::Players,
            Some(0) => Self::Managers,
            Some(role) => Self::Role(RoleId(role)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back() {
        for own in [Organisers::Players, Organisers::Managers, Organisers::Role(RoleId(7))] {
            assert_eq!(Organisers::from_number(own.number()), own);
        }
    }
}
