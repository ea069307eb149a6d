//! Discord's form of messages: a screen as JSON, controls as custom ids, and the limits of both.

pub(crate) mod custom_id;
pub(crate) mod limits;
pub(crate) mod payload;
