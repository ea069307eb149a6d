//! The outbox's artist: makes what it sends.

use model::game::Game;
use model::ids::ChannelId;
use model::job::{Job, Lane, NewJob, To};
use model::screen::{Button, Recipe, Screen, Style, Verb};
use outbox::{Artist, Attachment, Making};
use words::say;

use super::picture::Studio;
use crate::games::titles::heading_for;

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
        unposted(game, place)
    }
}

/// The message to a table's host if the invitation can't be posted in a place, or (`None`) its guest takes no direct messages.
fn unposted(game: &Game, place: Option<ChannelId>) -> NewJob {
    let (person, lang) = (game.host, game.lang_of(game.host));
    let text = match place {
        Some(place) => {
            say!(lang, "invitation-unposted", game = heading_for(lang, game), place = format!("<#{place}>"))
        }
        None => say!(lang, "invitation-unreached", game = heading_for(lang, game)),
    };
    let label = say!(lang, "table-take-back-button");
    let button = Button::new(label, Style::Secondary, Verb::Cancel, game.id, game.version);
    let job = Job::Post {
        to: To::Person(person),
        slot: None,
        screen: Screen::text(text).with_buttons(vec![button]),
    };
    NewJob { lane: Lane::Person(person), game: Some(game.id), job }
}
