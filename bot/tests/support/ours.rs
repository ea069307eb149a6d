//! The crates of this project, whose lines a log can contain.

/// Every line of these crates, in the notation of the `tracing` filters.
pub(crate) const EVERY_LINE: &str =
    "menagerie=trace,app=trace,discord=trace,outbox=trace,pool=trace,store=trace,words=trace";
