//! Converts interactions to requests.

use model::ids::InteractionId;

use app::request::Request;
use app::{Asker, Suggest};

use crate::calls::received::{Command, Press, Received};
use crate::commands::{self, Given};
use crate::messages::custom_id;

/// The asker of an interaction.
pub(crate) fn asker(received: &Received) -> Asker {
    let from = &received.from;
    Asker {
        interaction: InteractionId(received.id.get() as i64),
        person: from.person,
        channel: from.channel,
        parent: from.parent,
        guild: from.guild,
        voice: from.voice,
        name: from.name.as_deref().map(Into::into),
        manages: from.manages,
        roles: from.roles.iter().copied().collect(),
        allowed: from.allowed,
        lang: from.lang.unwrap_or_default(),
    }
}

/// The request of a slash command; `None` for an unknown one.
pub(crate) fn command(command: &Command) -> Option<Request> {
    commands::read(&Given::new(command))
}

/// The suggestions that a command's option needs.
pub(crate) fn suggest(command: &Command) -> Option<Suggest> {
    let given = Given::new(command);
    let (option, typed) = given.typing()?;
    Some(match (given.command(), option) {
        ("move", "turn") => Suggest::Turn { game: given.text("game"), typed },
        ("play", "options") => Suggest::Options { rules: given.text("game"), typed },
        ("play" | "rules" | "learn" | "puzzle", "game") => Suggest::Rules { typed },
        ("help", "about") => Suggest::Command { typed },
        ("theme", "theme") => Suggest::Theme { typed },
        ("settings", "zone") => Suggest::Zone { typed },
        ("play", "clock") => Suggest::Clock { typed },
        ("tournament", "tournament") => Suggest::Tournament { typed },
        ("tournament", "game") => Suggest::Undecided { typed },
        ("admin", "game") => Suggest::OnServer { typed },
        (_, "game") => Suggest::Game { typed },
        _ => return None,
    })
}

/// The request of a used control or a submitted form; `None` when it is not ours.
pub(crate) fn press(press: &Press) -> Option<Request> {
    Some(Request::Press { press: custom_id::read(&press.custom_id)?, value: press.value.clone() })
}
