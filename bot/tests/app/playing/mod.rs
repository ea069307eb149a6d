//! What players do in a game and with it: offers, plans, notes, records, films.

pub(crate) mod changing;
mod confirmed;
pub(crate) mod draws;
pub(crate) mod notes;
pub(crate) mod offers;
mod picking;
pub(crate) mod plans;
pub(crate) mod plans_together;
pub(crate) mod quiet;
pub(crate) mod records;
pub(crate) mod refused;
pub(crate) mod replay;
pub(crate) mod reviews;
pub(crate) mod themes;
pub(crate) mod typos;
mod which;
