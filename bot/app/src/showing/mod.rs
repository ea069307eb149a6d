//! Showing boards, secrets, records, films, themes, rules, first contact and help.

mod chronicle;
pub(crate) mod guide;
mod known;
pub(crate) mod look;
pub(crate) mod record;
pub(crate) mod replay;
mod spoken;
pub(crate) mod themes;
pub(crate) mod welcome;
