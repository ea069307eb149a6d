//! One's own games: lists of open and finished ones, the next one that waits, exports.
//!
//! - `asked`: whose turn it is, noted in the rows; `list`: `/games`; `finished`: finished games; `next`: `/next`
//! - `export`, `shelf`: games as files; `act`: the actions of controls

mod act;
pub(crate) mod asked;
mod export;
mod finished;
pub(crate) mod list;
mod next;
pub(crate) mod shelf;

use model::ids::GameId;
use model::screen::Screen;
use store::Finished;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::showing::look::{self, View};

pub(super) use act::Act;
pub(super) use asked::note;
pub use export::Format;
pub(super) use export::iso;
pub(super) use shelf::LARGEST;

/// A request about one's own games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryRequest {
    /// List finished games.
    Finished(Finished),
    /// Show the game that waits longest.
    Next,
    /// Export a game, or all of them, as a file.
    Export {
        /// The format.
        format: Format,
        /// The game.
        game: Option<String>,
    },
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: LibraryRequest,
    found: Option<Admitted>,
) -> Result<Screen, Rejection> {
    match request {
        LibraryRequest::Finished(wanted) => finished::finished_page(context, asker, &wanted, 0).await,
        LibraryRequest::Next => next::next(context, asker, None).await,
        LibraryRequest::Export { format: Format::All, .. } => shelf::export_all(context, asker, None).await,
        LibraryRequest::Export { format, .. } => {
            export::export(context, asker, &Admitted::of(found)?, format).await
        }
    }
}

/// Answers a button, a menu or a form.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    act: Act,
    value: &str,
) -> Result<Screen, Rejection> {
    match act {
        Act::Open(page) => list::open_games_page(context, asker, page).await,
        Act::Old(page, wanted) => finished::finished_page(context, asker, &wanted, page).await,
        Act::Show => {
            let id = GameId::from_code(value).ok_or_else(Rejection::unknown_control)?;
            let found = Admitted::new(context.visible(asker, id).await?);
            look::board(context, asker, &found, View { flip: false, text: false }).await
        }
        Act::Next(after) => next::next(context, asker, after).await,
        Act::Year(year) => shelf::export_all(context, asker, Some(year)).await,
    }
}
