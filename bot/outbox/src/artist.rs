//! What the outbox needs of what makes messages.

use std::future::Future;
use std::pin::Pin;

use model::game::Game;
use model::ids::ChannelId;
use model::job::NewJob;
use model::screen::{Recipe, Screen};

use crate::Attachment;

/// Something in the making.
pub type Making<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Makes what recipes describe. What knows the rules and draws is above the outbox and gives it one of these.
pub trait Artist: Send + Sync {
    /// Draws a picture; or why that can't be done, for the log.
    fn draw<'a>(&'a self, recipe: &'a Recipe) -> Making<'a, Result<Attachment, String>>;

    /// A screen without its picture or file, for places that take no files: with as much of the board in letters as has room.
    fn in_letters<'a>(&'a self, screen: &'a Screen) -> Making<'a, Screen>;

    /// What its host is told where an invitation can't be posted in a place, or (`None`) its guest takes no direct messages.
    fn unposted(&self, game: &Game, place: Option<ChannelId>) -> NewJob;
}
