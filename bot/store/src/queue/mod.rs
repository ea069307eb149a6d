//! What still has to be said and what was: the outbox's rows, messages that were posted, places that can't be reached.

pub(crate) mod boards;
pub(crate) mod delivery;
pub(crate) mod notices;
pub(crate) mod numbers;
pub(crate) mod openings;
pub(crate) mod places;
pub(crate) mod withdraw;
