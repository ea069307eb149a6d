//! Messages as Discord takes them: a screen as JSON, controls as text, and the limits of both.

pub(crate) mod custom_id;
pub(crate) mod limits;
pub(crate) mod payload;
