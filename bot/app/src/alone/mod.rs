//! What people do alone and in private: `lessons` teach a game step by step, `puzzles` are games for one.

pub(crate) mod lessons;
pub(crate) mod puzzles;
