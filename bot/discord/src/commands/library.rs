//! Commands for one's own games: lists, the next game, export.

use engine::catalogue;
use model::game::SeatResult;
use serde_json::{Value, json};
use store::Finished;

use app::request::{Format, LibraryRequest, Request};

use super::describe::{BOOLEAN, STRING, USER, a_game, choices, command, option, with};
use super::given::Given;

/// Their descriptions for Discord.
pub(super) fn describe() -> Vec<Value> {
    let games: Vec<Value> = catalogue::all().iter().map(|game| a_game(game.info())).collect();
    let words = Format::ALL.map(|(word, _)| word);
    vec![
        command(
            "games",
            &[
                option(BOOLEAN, "games-finished"),
                with(option(STRING, "games-game"), json!({ "choices": games })),
                option(USER, "games-with"),
                with(option(STRING, "games-result"), choices("games-result", &["won", "lost", "drawn"])),
            ],
        ),
        command("next", &[]),
        command(
            "export",
            &[
                with(
                    with(option(STRING, "export-what"), choices("export-what", &words)),
                    json!({ "required": true }),
                ),
                with(option(STRING, "export-game"), json!({ "autocomplete": true })),
            ],
        ),
    ]
}

/// The request of a command; `None` for a command of another area.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    Some(match given.command() {
        "games" => {
            let result = given.text("result").and_then(|word| SeatResult::from_word(&word));
            let wanted = Finished { rules: given.text("game"), with: given.user("with"), result };
            // A search means finished games.
            if given.flag("finished") || wanted != Finished::default() {
                Request::Library(LibraryRequest::Finished(wanted))
            } else {
                Request::Games
            }
        }
        "next" => Request::Library(LibraryRequest::Next),
        "export" => {
            let format = Format::from_word(&given.text("what")?)?;
            Request::Library(LibraryRequest::Export { format, game: given.text("game") })
        }
        _ => return None,
    })
}
