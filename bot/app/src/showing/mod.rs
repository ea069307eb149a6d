//! What people look at: boards in pictures, words and letters, records, films, themes, rules and help.

pub(crate) mod artist;
pub(crate) mod guide;
pub(crate) mod letters;
pub(crate) mod look;
pub mod picture;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod spoken;
pub(crate) mod themes;
