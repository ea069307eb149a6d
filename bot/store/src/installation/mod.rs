//! The database itself and the processes at work on it: locks, leases, clocks of machines, copies, and what is looked at beside it.

pub(crate) mod copies;
pub(crate) mod facts;
pub(crate) mod figures;
pub(crate) mod leases;
pub(crate) mod processes;
pub(crate) mod restored;
pub(crate) mod steps;
pub(crate) mod upkeep;
