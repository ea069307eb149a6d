//! The order in which drawings lie on each other.

/// The marks that lie below a piece; the others lie over it.
pub(crate) const BELOW: [&str; 13] = [
    "crate", "goal", "entrance", "mirror", "coin", "from", "to", "dug", "check", "captor", "captured",
    "selected", "circled",
];
