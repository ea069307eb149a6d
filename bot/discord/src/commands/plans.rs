//! Conditional turns, and private notes.

use serde_json::{Value, json};

use app::request::{NoteRequest, PlanRequest, Request};

use super::describe::{INTEGER, STRING, command, option, sub, with};
use super::given::Given;

/// Their descriptions for Discord.
pub(super) fn describe() -> Vec<Value> {
    let game = || with(option(STRING, "plan-game"), json!({ "autocomplete": true }));
    let lines = with(option(STRING, "plan-lines"), json!({ "required": true, "max_length": 1500 }));
    let line = with(option(INTEGER, "plan-line"), json!({ "min_value": 1 }));
    let note_game = || with(option(STRING, "notes-game"), json!({ "autocomplete": true }));
    let text = with(option(STRING, "notes-text"), json!({ "required": true, "max_length": 1000 }));
    let number = with(option(INTEGER, "notes-number"), json!({ "min_value": 1 }));
    vec![
        command(
            "plan",
            &[
                sub("plan-set", &[lines, game()]),
                sub("plan-list", &[game()]),
                sub("plan-drop", &[line, game()]),
            ],
        ),
        command(
            "notes",
            &[
                sub("notes-write", &[text, note_game()]),
                sub("notes-show", &[note_game()]),
                sub("notes-delete", &[number, note_game()]),
            ],
        ),
    ]
}

/// The request of a command; `None` for a command of another area.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    let game = given.text("game");
    Some(Request::Plan(match given.path() {
        ["plan", "set"] => PlanRequest::Set { lines: given.text("lines").unwrap_or_default(), game },
        ["plan", "list"] => PlanRequest::List { game },
        ["plan", "drop"] => PlanRequest::Drop { number: given.number("line"), game },
        ["notes", "write"] => {
            PlanRequest::Notes(NoteRequest::Write { text: given.text("text").unwrap_or_default(), game })
        }
        ["notes", "show"] => PlanRequest::Notes(NoteRequest::Show { game }),
        ["notes", "delete"] => {
            PlanRequest::Notes(NoteRequest::Delete { number: given.number("number"), game })
        }
        _ => return None,
    }))
}
