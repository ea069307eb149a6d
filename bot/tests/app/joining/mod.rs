//! Tables for two, three and four players: invitations, joining, leaving, and playing at the same time.

pub(crate) mod company;
pub(crate) mod computers;
pub(crate) mod contact;
pub(crate) mod four;
pub(crate) mod hints;
pub(crate) mod invitations;
pub(crate) mod partners;
pub(crate) mod seats;
pub(crate) mod sides;
pub(crate) mod together;
pub(crate) mod typing;
