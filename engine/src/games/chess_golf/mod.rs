//! Chess Golf by Don Kirkby, as `rules.md` beside this file tells it.

pub mod board;
pub mod hole;
pub mod layout;
pub mod solver;
pub mod stroke;
pub mod text;
