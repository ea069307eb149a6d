//! Authority: one table of who may do what, and when, for every command and control, checked before anything is answered.
//!
//! - [`table`]: the rows, which `commands` and the controls of each area say themselves; `named`: which row a request belongs to; `gate`: asking it; `patience`: waiting for a computer player first
//!
//! What has no row is refused, so nothing new works until it is said here who may do it. The gate holds every row to what
//! the game's own row shows; what only a transaction can know (whose offer it is, whether that seat is late) is asked again
//! there, by the area it belongs to. A test tries each row as every kind of person in every state.

mod commands;
mod gate;
mod named;
mod patience;
pub mod table;

pub use crate::asking::rights::{Effect, Right, Row, Scope, Seek, What, When};
pub(super) use gate::admit;
pub use named::row_of;
pub use table::TABLE;
