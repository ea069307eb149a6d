//! Open seats, ratings, leaderboards, deeds.
//!
//! - [`ratings`]: the numbers; `verdicts`: how a finished game went for whom; `conclude`: what its end writes down

mod conclude;
mod ratings;
mod verdicts;

use engine::rules::Info;

use crate::say;
use crate::store::Game;

use super::look::info_of;
use super::screen::{Press, Screen};
use super::trouble::Trouble;
use super::who::teams;
use super::{App, Asker};

pub(super) use conclude::conclude;

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommunityRequest {}

impl App {
    /// Answers a command.
    pub(super) async fn community_request(
        &self,
        _asker: &Asker,
        request: CommunityRequest,
    ) -> Result<Screen, Trouble> {
        match request {}
    }

    /// Answers a button, a menu or a form.
    pub(super) async fn community_press(
        &self,
        _asker: &Asker,
        _press: &Press,
        _value: &str,
    ) -> Result<Screen, Trouble> {
        Err(Trouble::unknown_control())
    }
}

/// Whether a new table's end is to change ratings: as the host wishes, else on servers, where there are sides that can win.
pub(super) fn is_to_be_rated(asker: &Asker, info: &Info, wish: Option<bool>) -> Result<bool, Trouble> {
    let sides = teams(info).len() > 1;
    if wish == Some(true) && !sides {
        return Err(Trouble::say(say!(asker.lang, "rated-impossible", title = info.title)));
    }
    Ok(sides && wish.unwrap_or(asker.guild.is_some()))
}

/// What an invitation says about ratings, with a blank before it; nothing where nobody could win.
pub(super) fn invitation_words(game: &Game) -> String {
    match info_of(game).filter(|info| teams(info).len() > 1) {
        Some(_) if game.rated => format!(" {}", say!(game.lang, "invitation-rated")),
        Some(_) => format!(" {}", say!(game.lang, "invitation-unrated")),
        None => String::new(),
    }
}
