//! The order in which drawings lie on each other.

/// The marks that lie below a piece; the others lie over it.
pub(crate) const BELOW: [&str; 14] = [
    "crate", "goal", "entrance", "mirror", "coin", "from", "left", "to", "dug", "check", "captor",
    "captured", "selected", "circled",
];
