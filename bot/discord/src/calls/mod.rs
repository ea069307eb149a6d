//! Calls of Discord's API: every request and its limits, what is read of the answers, what errors mean.

pub(crate) mod call;
pub(crate) mod failure;
pub(crate) mod read;
pub(crate) mod received;
pub(crate) mod rest;
