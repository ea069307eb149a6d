//! A game as it is kept: its rows and its log, its seats and their clocks, and what is offered and decided ahead in it.

pub(crate) mod behind;
pub(crate) mod calls;
pub(crate) mod changes;
pub(crate) mod clocks;
pub(crate) mod compensation;
pub(crate) mod computers;
pub(crate) mod endings;
pub(crate) mod former;
pub(crate) mod games;
pub(crate) mod hints;
pub(crate) mod inquiries;
pub(crate) mod log;
pub(crate) mod offers;
pub(crate) mod plans;
pub(crate) mod refills;
pub(crate) mod reviews;
pub(crate) mod rows;
pub(crate) mod rulings;
pub(crate) mod stand_ins;
pub(crate) mod suspended;
