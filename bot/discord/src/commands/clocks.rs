//! Clocks: time controls, vacation, pauses.

use serde_json::{Value, json};

use app::request::{Away, ClockRequest, Request};

use super::describe::{INTEGER, STRING, command, option, sub, with};
use super::given::Given;

/// Their descriptions for Discord.
pub(super) fn describe() -> Vec<Value> {
    let game = |path: &str| with(option(STRING, path), json!({ "autocomplete": true }));
    let time = with(option(STRING, "clock-give-time"), json!({ "required": true, "max_length": 20 }));
    let days = with(option(INTEGER, "vacation-start-days"), json!({ "min_value": 1, "max_value": 60 }));
    let until = with(option(STRING, "vacation-start-until"), json!({ "max_length": 10 }));
    vec![
        command(
            "clock",
            &[
                sub("clock-show", &[game("clock-show-game")]),
                sub("clock-give", &[time, game("clock-give-game")]),
            ],
        ),
        command(
            "vacation",
            &[sub("vacation-start", &[days, until]), sub("vacation-end", &[]), sub("vacation-show", &[])],
        ),
    ]
}

/// The request of a command; `None` for a command of another area.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    let game = given.text("game");
    let request = match *given.path() {
        ["clock", "show"] => ClockRequest::Show { game },
        ["clock", "give"] => ClockRequest::Give { time: given.text("time").unwrap_or_default(), game },
        ["vacation", "start"] => {
            ClockRequest::VacationStart(match (given.text("until"), given.number("days")) {
                (Some(until), _) => Away::Until(until),
                (None, days) => Away::Days(days.unwrap_or(7)),
            })
        }
        ["vacation", "end"] => ClockRequest::VacationEnd,
        ["vacation", "show"] => ClockRequest::VacationShow,
        _ => return None,
    };
    Some(Request::Clock(request))
}
