//! Open seats, ratings, leaderboards, achievements.
//!
//! - `challenge`: inviting somebody by their name; `seek`: open seats; `ladder`: leaderboards; `profile`: what somebody did; `page`: the controls that lead from one to another
//! - `ratings`: the numbers; `verdicts`: how a finished game went for whom; `conclude`: what its end writes down
//! - `achievements`: badges, found when a game is over

mod achievements;
mod challenge;
mod conclude;
mod ladder;
mod page;
mod profile;
mod ratings;
mod seek;
mod verdicts;

use engine::catalogue;
use model::ids::UserId;
use model::screen::{Button, Press, Screen};
use words::Lang;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use page::{Cut, Page};

pub(super) use conclude::conclude;

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommunityRequest {
    /// Open seats on the server, or a table of one's own for whoever joins.
    Seek {
        /// The catalogue's id; `None`: every game.
        rules: Option<String>,
        /// Whether to open a table.
        post: bool,
    },
    /// Invite somebody, to a game that is chosen next.
    Challenge {
        /// Whom.
        person: UserId,
        /// Whether that is a bot.
        is_bot: bool,
    },
    /// A game's leaderboard on the server.
    Ladder {
        /// The catalogue's id.
        rules: String,
    },
    /// What somebody did.
    Stats {
        /// Who; `None`: the asker.
        person: Option<UserId>,
        /// The catalogue's id; `None`: every game.
        rules: Option<String>,
        /// Against this person only.
        with: Option<UserId>,
    },
}

impl Context {
    /// Answers a command.
    pub(super) async fn community_request(
        &self,
        asker: &Asker,
        request: CommunityRequest,
    ) -> Result<Screen, Rejection> {
        match request {
            CommunityRequest::Seek { rules, post: true } => self.open_table(asker, rules).await,
            CommunityRequest::Seek { rules, post: false } => self.open_seats(asker, rules, 0).await,
            CommunityRequest::Challenge { person, is_bot } => self.challenge(asker, person, is_bot).await,
            CommunityRequest::Ladder { rules } => self.ladder(asker, &rules, 0).await,
            CommunityRequest::Stats { person, rules, with } => {
                let person = person.unwrap_or(asker.person);
                match with {
                    Some(other) => self.head_to_head(asker, [person, other], rules.as_deref()).await,
                    None => self.profile(asker, person, rules.as_deref()).await,
                }
            }
        }
    }

    /// Answers a button, a menu or a form.
    pub(super) async fn community_press(
        &self,
        asker: &Asker,
        press: &Press,
        value: &str,
    ) -> Result<Screen, Rejection> {
        match Page::from_word(&press.arg).ok_or_else(Rejection::unknown_control)? {
            Page::Seats { rules, page } => self.open_seats(asker, rules, page).await,
            Page::Open { rules } => self.open_table(asker, Some(rules)).await,
            Page::Challenge { person } => self.challenge_to(asker, person, value).await,
            Page::Ladder { rules, page } => self.ladder(asker, &rules, page).await,
            Page::Ladders => self.ladder(asker, value, 0).await,
            Page::Person { person, rules } => self.profile(asker, person, rules.as_deref()).await,
            Page::Persons { person } => {
                self.profile(asker, person, Some(value).filter(|value| *value != "*")).await
            }
            Page::Deeds { person, page } => self.deeds(asker, person, page).await,
        }
    }
}

/// A game's title by its id, or a sentence.
fn title_of(rules: &str) -> Result<&'static str, Rejection> {
    let game = catalogue::find(rules).ok_or_else(|| reject!("game-unknown"))?;
    Ok(game.info().title)
}

/// The buttons to the pages before and behind, as far as there are any.
fn turn_pages<T>(lang: Lang, cut: &Cut<'_, T>, to: impl Fn(usize) -> Page) -> Vec<Button> {
    let before = cut.before.then(|| to(cut.page - 1).button(say!(lang, "page-before-button")));
    let behind = cut.behind.then(|| to(cut.page + 1).button(say!(lang, "page-behind-button")));
    before.into_iter().chain(behind).collect()
}
