//! Settings of a server, moderation, and games whose place becomes unavailable.
//!
//! - `settings`: the panel and every change; `audit`: the audit log
//! - `moderating`: ending and moving a game; `again`: its newest board, posted again
//! - `doctor`: the bot's missing permissions
//! - `greeting`: messages to a new server; `guild_events`: Discord's events about servers and channels; `suspended`: games
//!   whose place can't be reached; `direct`: their move to direct messages

mod again;
pub(crate) mod audit;
mod direct;
mod doctor;
mod greeting;
pub(crate) mod guild_events;
pub(crate) mod moderating;
pub(crate) mod restored;
mod settings;
pub(crate) mod suspended;

use model::ids::ChannelId;
use model::screen::{Press, Screen};

use crate::asking::Asker;
use crate::asking::controls::controls;
use crate::asking::rejection::Rejection;
use crate::asking::rights::Effect::{Changes, Looks};
use crate::asking::rights::Right::{Manager, Player};
use crate::asking::rights::{Rule, Scope, When};
use crate::context::Context;

pub use guild_events::GuildEvent;
pub use settings::Change;

/// A request about a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerRequest {
    /// Show the server's settings.
    Settings,
    /// Change some of them.
    Set(Vec<Change>),
    /// Call a game off.
    End {
        /// Its number.
        game: String,
    },
    /// Move a game to another channel.
    Move {
        /// Its number.
        game: String,
        /// The channel.
        to: ChannelId,
    },
    /// Show the audit log.
    Audit {
        /// The page, counted from 0, the newest entries first.
        page: u32,
    },
    /// Show the bot's missing permissions.
    Doctor,
}

controls! {
    /// An action of a control of a server's settings.
    #[derive(Copy)]
    ServerAction of Server with pages {
        /// Show the panel.
        Settings = "settings", Rule::page(Manager, Looks);
        /// Choose the language of what everybody reads (menu).
        Language = "lang", Rule::page(Manager, Changes);
        /// Choose whether invitations ping.
        Guests(on: bool) = "guests", Rule::page(Manager, Changes);
        /// Choose whether boards ping.
        Boards(on: bool) = "boards", Rule::page(Manager, Changes);
        /// Show a page of the audit log.
        Audit(page: u32) = "audit", Rule::page(Manager, Looks);
        /// Call the game off, after the question.
        End = "end", Rule::new(Scope::ServerGame, Manager, When::OPEN, Changes);
        /// Go on in direct messages.
        Direct = "direct", Rule::new(Scope::Own, Player, When::RUNNING, Changes);
    }
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: ServerRequest,
) -> Result<Screen, Rejection> {
    match request {
        ServerRequest::Settings => settings::house_panel(context, asker).await,
        ServerRequest::Set(changes) => settings::change_house(context, asker, &changes).await,
        ServerRequest::End { game } => moderating::ask_end_game(context, asker, &game).await,
        ServerRequest::Move { game, to } => moderating::move_game(context, asker, &game, to).await,
        ServerRequest::Audit { page } => audit::audit(context, asker, page).await,
        ServerRequest::Doctor => doctor::doctor(context, asker).await,
    }
}

/// Answers a button, a menu or a form.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    press: &Press,
    action: ServerAction,
    value: &str,
) -> Result<Screen, Rejection> {
    match action {
        ServerAction::Settings => settings::house_panel(context, asker).await,
        ServerAction::Language => {
            settings::change_house(context, asker, &[Change::Language(value.to_owned())]).await
        }
        ServerAction::Guests(on) => settings::change_house(context, asker, &[Change::Guests(on)]).await,
        ServerAction::Boards(on) => settings::change_house(context, asker, &[Change::Boards(on)]).await,
        ServerAction::Audit(page) => audit::audit(context, asker, page).await,
        ServerAction::End => moderating::end_game(context, asker, press).await,
        ServerAction::Direct => direct::go_direct(context, asker, press).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_come_back_from_their_words() {
        for action in [
            ServerAction::Settings,
            ServerAction::Language,
            ServerAction::Guests(true),
            ServerAction::Boards(false),
            ServerAction::Audit(12),
            ServerAction::End,
            ServerAction::Direct,
        ] {
            assert_eq!(ServerAction::from_word(&action.word()), Some(action));
        }
        for forged in ["", "guests", "guests.maybe", "audit.-1", "audit.99999999999", "end all", "."] {
            assert_eq!(ServerAction::from_word(forged), None, "{forged}");
        }
    }
}
