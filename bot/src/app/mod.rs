//! What people do: plain functions that know neither Discord nor SQL.

pub mod screen;
