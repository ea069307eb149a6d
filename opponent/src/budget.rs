//! How much a computer player may spend on a turn.

use std::fmt;

/// What a table of positions takes at most if nothing else is said.
const USUAL_BYTES: usize = 8 << 20;

/// How much a computer player may spend on a turn.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// How many positions it may look at; a [`Level`](crate::Level) may do with fewer.
    pub nodes: u64,
    /// How much memory the table of positions seen may take, in bytes.
    pub bytes: usize,
    /// Whether nobody waits any longer: asked now and then, and what is best so far is the answer. With it the answer may depend on
    /// the machine.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl Budget<'_> {
    /// So many positions and the usual memory, however long it takes.
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
