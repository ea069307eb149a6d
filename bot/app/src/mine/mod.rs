//! One's own table: lists of games under way and finished, the next one that waits, games written down for keeping.
//!
//! - `asked`: whose turn it is, noted in the rows; `list`: `/games`; `finished`: those that are over; `next`: `/next`
//! - `export`, `shelf`: games in files; `act`: what the controls ask for

mod act;
mod asked;
mod export;
mod finished;
mod list;
mod next;
mod shelf;

use model::ids::GameId;
use model::screen::{Press, Screen};
use store::Finished;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use act::Act;

pub(super) use asked::note;
pub use export::Format;
pub(super) use export::iso;
pub(super) use shelf::LARGEST;

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MineRequest {
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

impl Context {
    /// Answers a command.
    pub(super) async fn mine_request(
        &self,
        asker: &Asker,
        request: MineRequest,
    ) -> Result<Screen, Rejection> {
        match request {
            MineRequest::Finished(wanted) => self.finished_page(asker, &wanted, 0).await,
            MineRequest::Next => self.next(asker, None).await,
            MineRequest::Export { format: Format::All, .. } => self.export_all(asker, None).await,
            MineRequest::Export { format, game } => self.export(asker, game.as_deref(), format).await,
        }
    }

    /// Answers a button, a menu or a form.
    pub(super) async fn mine_press(
        &self,
        asker: &Asker,
        press: &Press,
        value: &str,
    ) -> Result<Screen, Rejection> {
        match Act::from_word(&press.arg).ok_or_else(Rejection::unknown_control)? {
            Act::Open(page) => self.open_games_page(asker, page).await,
            Act::Old(wanted, page) => self.finished_page(asker, &wanted, page).await,
            Act::Show => {
                let id: GameId = value.parse().map_err(|_| Rejection::unknown_control())?;
                self.board_of(asker, id, crate::showing::look::View { flip: false, text: false }).await
            }
            Act::Next(after) => self.next(asker, after).await,
            Act::Year(year) => self.export_all(asker, Some(year)).await,
        }
    }
}
