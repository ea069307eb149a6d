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
use engine::rules::Info;
use model::ids::UserId;
use model::screen::{Button, Press, Screen};
use store::Game;
use words::Lang;
use words::say;

use super::asking::rejection::{Rejection, reject};
use super::asking::who::teams;
use super::request::Wish;
use super::showing::look::info_of;
use super::{App, Asker};
use page::{Cut, Page};

pub(super) use conclude::conclude;
pub(super) use seek::with_the_way;

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

impl App {
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

/// Whether a new table's end is to change ratings: as the host wishes, else on servers, where there are sides that can win.
pub(super) fn is_to_be_rated(asker: &Asker, info: &Info, wish: &Wish) -> Result<bool, Rejection> {
    let sides = teams(info).len() > 1;
    if wish.rated == Some(true) && wish.computer.is_some() {
        return Err(reject!("computer-unrated"));
    }
    if wish.rated == Some(true) && !sides {
        return Err(reject!("rated-impossible", title = info.title));
    }
    Ok(sides && wish.computer.is_none() && wish.rated.unwrap_or(asker.guild.is_some()))
}

/// What an invitation says about ratings, with a blank before it; nothing where nobody could win.
pub(super) fn invitation_words(game: &Game) -> String {
    match info_of(game).filter(|info| teams(info).len() > 1) {
        Some(_) if game.rated => format!(" {}", say!(game.lang, "invitation-rated")),
        Some(_) => format!(" {}", say!(game.lang, "invitation-unrated")),
        None => String::new(),
    }
}
