//! Requests: all there are, who may make them, and which area answers.
//!
//! - [`request`]: what can be asked for; [`authority`]: who may do what, and when: one table that everything asks first
//! - `handling`: from a request to a screen; `pressed`: what a control means; `answering`: which area answers; `suggest`: what is offered while somebody types; [`forms`]: what buttons open

mod answering;
pub mod authority;
pub mod forms;
pub(crate) mod handling;
mod pressed;
pub mod request;
pub(crate) mod suggest;
