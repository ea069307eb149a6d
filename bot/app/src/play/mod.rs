//! Turns: the one transaction of a change, the new board, who is asked next, and how games end.

pub(crate) mod advance;
pub(crate) mod announce;
pub(crate) mod ask;
pub(crate) mod asked;
pub(crate) mod board;
pub(crate) mod calling;
pub(crate) mod ending;
pub(crate) mod endings;
pub(crate) mod news;
mod prompts;
pub(crate) mod referee;
pub(crate) mod waiting;
