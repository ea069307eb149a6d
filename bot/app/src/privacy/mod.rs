//! A person's data: showing, exporting, erasing them.
//!
//! - `kept`: `/me privacy show` and `/me privacy export`; `farewell`: `/me privacy delete`, which asks twice; `erase`: erasure
//!   in steps that a crash may interrupt anywhere; `reword`: pending messages without the person; `retain`: retention times of
//!   games

pub(crate) mod erase;
mod farewell;
mod kept;
pub(crate) mod retain;
mod reword;

use model::screen::Screen;
use words::say;

use crate::asking::Asker;
use crate::asking::controls::controls;
use crate::asking::rejection::Rejection;
use crate::asking::rights::Effect::{Changes, Looks};
use crate::asking::rights::Right::Anyone;
use crate::asking::rights::Rule;
use crate::context::Context;

/// A request about one's data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataRequest {
    /// Show what is stored, in words and numbers.
    Show,
    /// Export all of it as a file.
    Export,
    /// Erase it.
    Delete,
}

controls! {
    /// An action of a control of privacy.
    #[derive(Copy)]
    Act of Data with pages {
        /// Export the file.
        Export = "export", Rule::page(Anyone, Looks);
        /// Ask whether to erase everything, as `/me privacy delete` does.
        Delete = "delete", Rule::page(Anyone, Looks);
        /// Ask once more before erasing.
        Sure = "sure", Rule::page(Anyone, Looks);
        /// Erase now; the question was asked in this minute.
        Now(minute: i64) = "now", Rule::page(Anyone, Changes);
        /// Don't erase.
        No = "no", Rule::page(Anyone, Looks);
    }
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: DataRequest,
) -> Result<Screen, Rejection> {
    match request {
        DataRequest::Show => kept::show_kept(context, asker).await,
        DataRequest::Export => kept::export_kept(context, asker).await,
        DataRequest::Delete => farewell::ask_farewell(context, asker).await,
    }
}

/// Answers a button.
pub(crate) async fn press(context: &Context, asker: &Asker, act: Act) -> Result<Screen, Rejection> {
    match act {
        Act::Export => kept::export_kept(context, asker).await,
        Act::Delete => farewell::ask_farewell(context, asker).await,
        Act::Sure => Ok(farewell::ask_again(context, asker)),
        Act::Now(minute) => farewell::farewell(context, asker, minute).await,
        Act::No => Ok(Screen::text(say!(asker.lang, "privacy-stays"))),
    }
}
