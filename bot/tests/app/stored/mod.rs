//! Stored data: where secrets are, backups, moving between databases, editions of rules, and how people are forgotten.

pub(crate) mod at_rest;
pub(crate) mod backups;
pub(crate) mod editions;
pub(crate) mod keeping;
pub(crate) mod moving;
pub(crate) mod privacy;
