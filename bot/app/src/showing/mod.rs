//! What people look at: boards, secrets, records, films, themes, rules and help.

pub(crate) mod guide;
pub(crate) mod look;
pub(crate) mod record;
pub(crate) mod replay;
mod spoken;
pub(crate) mod themes;
