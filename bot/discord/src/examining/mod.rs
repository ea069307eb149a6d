//! Examinations started by hand: the application's state, and every kind of call once against the real API.

pub(crate) mod examine;
pub(crate) mod live;
