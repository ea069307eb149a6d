//! The ground everything stands on: squares, sets of squares, pieces and how they move.

mod square;

pub use square::{NoSuchSquare, Square};
