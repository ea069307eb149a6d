//! Whether a table's game is rated.

use engine::rules::Info;
use model::game::Game;
use words::say;

use super::NewTable;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::games::titles::info_of;
use crate::games::who::teams;

/// Whether a new table is rated: as the host wants, else on servers, if there are sides that can win.
pub(crate) fn is_to_be_rated(asker: &Asker, info: &Info, wanted: &NewTable) -> Result<bool, Rejection> {
    let sides = teams(info).len() > 1;
    if wanted.rated == Some(true) && wanted.computer.is_some() {
        return Err(reject!("computer-unrated"));
    }
    if wanted.rated == Some(true) && !sides {
        return Err(reject!("rated-impossible", title = info));
    }
    Ok(sides && wanted.computer.is_none() && wanted.rated.unwrap_or(asker.guild.is_some()))
}

/// The invitation's words about ratings, with a blank before them; empty if nobody could win.
pub(crate) fn invitation_words(game: &Game) -> String {
    match info_of(game).filter(|info| teams(info).len() > 1) {
        Some(_) if game.rated => format!(" {}", say!(game.lang(), "invitation-rated")),
        Some(_) => format!(" {}", say!(game.lang(), "invitation-unrated")),
        None => String::new(),
    }
}
