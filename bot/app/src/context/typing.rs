//! Showing people that an answer is on its way.

use model::ids::ChannelId;

/// Shows in a channel that something is being written there: for some seconds, or until the next message. Best effort: it never waits, is
/// never tried again, and gives way to everything else.
pub trait Typist: Send + Sync + 'static {
    /// Shows it once.
    fn types(&self, place: ChannelId);
}
