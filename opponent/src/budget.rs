//! [`Budget`]: the limits of a computer player's search.

use std::fmt;

/// The default memory for the transposition table, in bytes.
const USUAL_BYTES: usize = 8 << 20;

/// The limits of a computer player's search for a turn.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// The most positions to search; a [`Level`](crate::Level) may use fewer.
    pub nodes: u64,
    /// The most memory for the transposition table, in bytes.
    pub bytes: usize,
    /// Whether to stop early: asked now and then, and the best turn so far is the answer. The answer may then
    /// depend on the machine.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Budget<'_> {
    /// A limit of positions with the default memory, without a time limit.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, bytes: USUAL_BYTES, stop: &|| false }
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} nodes, {} bytes", self.nodes, self.bytes)
    }
}
