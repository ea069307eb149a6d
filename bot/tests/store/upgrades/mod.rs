//! Databases of older programs, migrated and gone on with.

mod jobs;
mod outcomes;
