//! Typing indicators.

use model::ids::ChannelId;

/// Shows a typing indicator in a channel, for some seconds or until the next message. Best effort: it never waits, is never
/// retried, and gives way to everything else.
pub trait Typist: Send + Sync + 'static {
    /// Shows it once.
    fn types(&self, place: ChannelId);
}
