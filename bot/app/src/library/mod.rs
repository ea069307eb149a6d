//! One's own table: lists of games under way and finished, the next one that waits, games written down for keeping.
//!
//! - `asked`: whose turn it is, noted in the rows; `list`: `/games`; `finished`: those that are over; `next`: `/next`
//! - `export`, `shelf`: games in files; `act`: what the controls ask for

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

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryRequest {
    /// Finished games.
    Finished(Finished),
    /// The game that waits longest.
    Next,
    /// A game, or all of them, in a file.
    Export {
        /// What to write it in.
        format: Format,
        /// Which game.
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
            let id: GameId = value.parse().map_err(|_| Rejection::unknown_control())?;
            let found = Admitted::new(context.visible(asker, id).await?);
            look::board(context, asker, &found, View { flip: false, text: false }).await
        }
        Act::Next(after) => next::next(context, asker, after).await,
        Act::Year(year) => shelf::export_all(context, asker, Some(year)).await,
    }
}
