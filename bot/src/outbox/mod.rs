//! What still has to be said, and says it exactly once.

pub mod job;
