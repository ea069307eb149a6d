//! Takebacks, calling off, adjournments, rematches.

use serde_json::{Value, json};

use app::request::{OfferRequest, Request};

use super::describe::{INTEGER, STRING, command, option, with};
use super::given::Given;

/// Their descriptions for Discord.
pub(super) fn describe() -> Vec<Value> {
    let game = |path: &str| with(option(STRING, path), json!({ "autocomplete": true }));
    let days = with(option(INTEGER, "adjourn-days"), json!({ "min_value": 1, "max_value": 90 }));
    vec![
        command("takeback", &[game("takeback-game")]),
        command("abort", &[game("abort-game")]),
        command("adjourn", &[days, option(STRING, "adjourn-until"), game("adjourn-game")]),
        // Finished games are named by number.
        command("rematch", &[option(STRING, "rematch-game")]),
    ]
}

/// The request of a command; `None` for a command of another area.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    let game = given.text("game");
    Some(Request::Offer(match given.command() {
        "takeback" => OfferRequest::Takeback { game },
        "abort" => OfferRequest::Abort { game },
        "adjourn" => OfferRequest::Adjourn { days: given.number("days"), until: given.text("until"), game },
        "rematch" => OfferRequest::Rematch { game },
        _ => return None,
    }))
}
