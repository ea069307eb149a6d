//! Golf alone: the hole of the day, and published holes.

mod daily;
mod problems;
