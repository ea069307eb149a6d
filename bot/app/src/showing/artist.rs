//! What the outbox sends is made here.

use model::ids::ChannelId;
use model::job::NewJob;
use model::screen::{Recipe, Screen};
use outbox::{Artist, Attachment, Making};
use store::Game;

use super::picture::Studio;
use crate::invitations::invitation;

impl Artist for Studio {
    fn draw<'a>(&'a self, recipe: &'a Recipe) -> Making<'a, Result<Attachment, String>> {
        Box::pin(async move {
            let picture = Self::draw(self, recipe).await.map_err(|why| why.to_string())?;
            Ok(Attachment { name: picture.file_name.to_owned(), alt: picture.alt, bytes: picture.bytes })
        })
    }

    fn in_letters<'a>(&'a self, screen: &'a Screen) -> Making<'a, Screen> {
        Box::pin(Self::in_letters(self, screen))
    }

    fn unposted(&self, game: &Game, place: Option<ChannelId>) -> NewJob {
        invitation::unposted(game, place)
    }
}
