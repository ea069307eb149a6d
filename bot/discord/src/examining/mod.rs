//! What is asked by hand: how the application stands, and every kind of call once against the real API.

pub(crate) mod examine;
pub(crate) mod live;
