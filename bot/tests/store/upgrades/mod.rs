//! Databases of older programs are migrated, and work continues in them.

mod jobs;
mod outcomes;
