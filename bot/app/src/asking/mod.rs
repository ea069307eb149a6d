//! From a request to the area that answers it: which game and whom it means, what is refused, and the panel with everything else.

pub(crate) mod answering;
pub(crate) mod find;
pub(crate) mod more;
pub(crate) mod rejection;
pub(crate) mod typed;
pub(crate) mod who;
