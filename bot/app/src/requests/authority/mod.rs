//! Authority: one table of who may do what, and when, for every command and control, checked before anything is answered.
//!
//! - [`table`]: the rows, which `commands` and the controls of each area declare themselves; `named`: the row of a request;
//!   `gate`: checks it; `patience`: waits for a computer player first
//!
//! A request without a row is refused, so new ones don't work before their rule is declared. The gate checks every row against
//! the game's own row; what only a transaction can know (whose offer it is, whether that seat is late) is checked again there,
//! by its area. A test tries each row as every kind of person in every state.

mod commands;
mod gate;
mod named;
mod patience;
pub mod table;

pub use crate::asking::rights::{Effect, Right, Row, Scope, Seek, What, When};
pub(super) use gate::admit;
pub use named::row_of;
pub use table::TABLE;
