//! What is kept about a person: showing it, handing it over, forgetting it.
//!
//! - `kept`: `/privacy show` and `/privacy export`; `farewell`: `/privacy delete`, which asks twice; `erase`: how somebody is
//!   forgotten, in steps that a crash may interrupt anywhere; `reword`: what still has to be said without them; `retain`: how long
//!   games are kept

pub(crate) mod erase;
mod farewell;
mod kept;
pub(crate) mod retain;
mod reword;

use model::screen::{Press, Screen, Verb};
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;

/// What somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataRequest {
    /// What is kept about them, in words and numbers.
    Show,
    /// All of it in a file.
    Export,
    /// To be forgotten.
    Delete,
}

/// What a control asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// The file.
    Export,
    /// To be asked once more.
    Sure,
    /// To be forgotten now; asked in this minute.
    Now(i64),
    /// Nothing after all.
    No,
}

impl Act {
    fn word(self) -> String {
        match self {
            Self::Export => "export".to_owned(),
            Self::Sure => "sure".to_owned(),
            Self::Now(minute) => format!("now.{minute}"),
            Self::No => "no".to_owned(),
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        let (act, rest) = word.split_once('.').unwrap_or((word, ""));
        Some(match act {
            "export" => Self::Export,
            "sure" => Self::Sure,
            "now" => Self::Now(rest.parse().ok()?),
            "no" => Self::No,
            _ => return None,
        })
    }

    fn press(self) -> Press {
        Press { verb: Verb::Data, game: None, version: 0, arg: self.word() }
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
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    press: &Press,
    _value: &str,
) -> Result<Screen, Rejection> {
    match Act::from_word(&press.arg).ok_or_else(Rejection::unknown_control)? {
        Act::Export => kept::export_kept(context, asker).await,
        Act::Sure => Ok(farewell::ask_again(context, asker)),
        Act::Now(minute) => farewell::farewell(context, asker, minute).await,
        Act::No => Ok(Screen::text(say!(asker.lang, "privacy-stays"))),
    }
}
