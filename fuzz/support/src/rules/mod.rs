//! Targets of the rules: typed turns, positions, records.

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
