//! What the outbox needs for making messages.

use std::future::Future;
use std::pin::Pin;

use model::game::Game;
use model::ids::ChannelId;
use model::job::NewJob;
use model::screen::{Recipe, Screen};

use crate::Attachment;

/// The future of something that is made.
pub type Making<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Draws recipes. Implemented above the outbox, by the crate that knows the rules and can draw.
pub trait Artist: Send + Sync {
    /// Draws a picture. The error is for the log.
    fn draw<'a>(&'a self, recipe: &'a Recipe) -> Making<'a, Result<Attachment, String>>;

    /// A screen without its picture or file, for places that take no files: the board in letters instead, as
    /// far as there is room.
    fn in_letters<'a>(&'a self, screen: &'a Screen) -> Making<'a, Screen>;

    /// The message to the host when an invitation can't be posted in a place, or (`None`) its guest takes no
    /// direct messages.
    fn unposted(&self, game: &Game, place: Option<ChannelId>) -> NewJob;
}
