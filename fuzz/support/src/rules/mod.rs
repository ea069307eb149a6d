//! Games: what is typed, given as a position or read from a record.

mod position;
mod promises;
mod record;
mod san;
mod turns;
mod walk;

pub use position::position;
pub use record::record;
pub use san::san;
pub use turns::turns;
