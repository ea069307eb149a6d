//! Where the public part of a game is posted: its channel, or its players' direct messages.

use model::game::Game;
use model::ids::UserId;
use model::job::{Job, Lane, NewJob, To};
use model::screen::Screen;

use super::who::everybody;

/// A place where the public part of a game is posted.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) to: To,
    pub(crate) lane: Lane,
    /// The person, if these are direct messages.
    pub(crate) own: Option<UserId>,
}

impl Place {
    pub(crate) fn slot(self, name: &str) -> String {
        self.own.map_or_else(|| name.to_owned(), |person| format!("{name}-{person}"))
    }

    pub(crate) fn post(self, game: &Game, slot: &str, screen: Screen) -> NewJob {
        self.job(game, Job::Post { to: self.to, slot: Some(self.slot(slot)), screen })
    }

    pub(crate) fn edit(self, game: &Game, slot: &str, text: Option<String>) -> NewJob {
        self.job(game, Job::Edit { slot: self.slot(slot), text, rows: Vec::new(), picture: None })
    }

    pub(crate) fn job(self, game: &Game, job: Job) -> NewJob {
        NewJob { lane: self.lane, game: Some(game.id), job }
    }
}

/// The places of a running game: its channel, or every player's direct messages.
pub(crate) fn places(game: &Game) -> Vec<Place> {
    match game.channel {
        Some(channel) => vec![Place { to: To::Home, lane: Lane::Channel(channel), own: None }],
        None => everybody(game)
            .into_iter()
            .map(|person| Place { to: To::Person(person), lane: Lane::Person(person), own: Some(person) })
            .collect(),
    }
}
