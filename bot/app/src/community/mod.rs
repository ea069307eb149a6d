//! Open seats, ratings, leaderboards, achievements.
//!
//! - `challenge`: inviting a person by the user command; `seek`: open seats; `ladder`: leaderboards; `profile`: a person's
//!   results; `page`: the controls between these pages
//! - `ratings`: rating arithmetic; `verdicts`: results by side; `conclude`: records and ratings at a game's end
//! - `achievements`: found when a game is over

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
use model::screen::{Button, Screen, Style};
use words::Lang;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use page::Cut;

pub(super) use conclude::conclude;
pub(super) use page::Page;

/// A request about the community.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommunityRequest {
    /// Show open seats on the server, or open a table for the first who joins.
    Seek {
        /// The catalogue's id; `None`: every game.
        rules: Option<String>,
        /// Whether to open a table.
        post: bool,
    },
    /// Invite a person; the game is chosen next.
    Challenge {
        /// The person.
        person: UserId,
        /// Whether they are a bot.
        is_bot: bool,
    },
    /// Show a game's leaderboard on the server.
    Ladder {
        /// The catalogue's id.
        rules: String,
    },
    /// Show a person's results.
    Stats {
        /// The person; `None`: the asker.
        person: Option<UserId>,
        /// The catalogue's id; `None`: every game.
        rules: Option<String>,
        /// Against this person only.
        with: Option<UserId>,
    },
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: CommunityRequest,
) -> Result<Screen, Rejection> {
    match request {
        CommunityRequest::Seek { rules, post: true } => seek::open_table(context, asker, rules).await,
        CommunityRequest::Seek { rules, post: false } => seek::open_seats(context, asker, rules, 0).await,
        CommunityRequest::Challenge { person, is_bot } => {
            challenge::challenge(context, asker, person, is_bot).await
        }
        CommunityRequest::Ladder { rules } => ladder::ladder(context, asker, &rules, 0).await,
        CommunityRequest::Stats { person, rules, with } => {
            let person = person.unwrap_or(asker.person);
            match with {
                Some(other) => profile::head_to_head(context, asker, [person, other], rules.as_deref()).await,
                None => profile::profile(context, asker, person, rules.as_deref()).await,
            }
        }
    }
}

/// Answers a button, a menu or a form.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    page: Page,
    value: &str,
) -> Result<Screen, Rejection> {
    match page {
        Page::Seats { rules, page } => seek::open_seats(context, asker, rules, page).await,
        Page::Open { rules } => seek::open_table(context, asker, Some(rules)).await,
        Page::Challenge { person } => challenge::challenge_to(context, asker, person, value).await,
        Page::Ladder { rules, page } => ladder::ladder(context, asker, &rules, page).await,
        Page::Ladders => ladder::ladder(context, asker, value, 0).await,
        Page::Person { person, rules } => profile::profile(context, asker, person, rules.as_deref()).await,
        Page::Persons { person } => {
            profile::profile(context, asker, person, Some(value).filter(|value| *value != "*")).await
        }
        Page::Achievements { person, page } => profile::achieved(context, asker, person, page).await,
    }
}

/// A game's title by its id, or a rejection.
fn title_of(lang: Lang, rules: &str) -> Result<String, Rejection> {
    let game = catalogue::find(rules).ok_or_else(|| reject!("game-unknown"))?;
    Ok(lang.game_title(game.info()))
}

/// Buttons to the previous and next page, as far as there are any.
fn turn_pages<T>(lang: Lang, cut: &Cut<'_, T>, to: impl Fn(usize) -> Page) -> Vec<Button> {
    let before =
        cut.before.then(|| to(cut.page - 1).button(say!(lang, "page-before-button"), Style::Secondary));
    let behind =
        cut.behind.then(|| to(cut.page + 1).button(say!(lang, "page-behind-button"), Style::Secondary));
    before.into_iter().chain(behind).collect()
}
