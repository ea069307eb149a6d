//! Requests: all there are, who may make them, and which area answers.
//!
//! - [`request`]: all requests; [`authority`]: who may do what, and when: one table that everything asks first
//! - `handling`: from a request to a screen; `pressed`: the actions of controls; `answering`: the area that answers; `suggest`:
//!   suggestions while a person types; [`forms`]: forms that buttons open

mod answering;
pub mod authority;
pub mod forms;
pub(crate) mod handling;
mod pressed;
pub mod request;
pub(crate) mod suggest;
