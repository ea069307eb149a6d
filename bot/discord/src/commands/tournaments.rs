//! Commands for tournaments.

use engine::catalogue;
use serde_json::{Value, json};
use store::Format;

use app::request::{Request, TournamentAct, TournamentPlan, TournamentRequest, fits_tournaments};

use super::describe::{BOOLEAN, INTEGER, STRING, USER, a_game, choices, command, option, sub, with};
use super::given::Given;

/// The verdicts on a game without a result.
const VERDICTS: [&str; 4] = ["white", "black", "draw", "replay"];

/// Their descriptions for Discord.
pub(super) fn describe() -> Vec<Value> {
    let games: Vec<Value> = catalogue::all()
        .iter()
        .map(|game| game.info())
        .filter(|info| fits_tournaments(info))
        .map(a_game)
        .collect();
    let formats: Vec<&str> = Format::ALL.iter().map(|format| format.word()).collect();
    let required = || json!({ "required": true });
    let which = || with(option(STRING, "tournament-tournament"), json!({ "autocomplete": true }));
    let about = |name: &str| sub(&format!("tournament-{name}"), &[which()]);
    vec![command(
        "tournament",
        &[
            sub(
                "tournament-open",
                &[
                    with(
                        with(option(STRING, "tournament-open-game"), required()),
                        json!({ "choices": games }),
                    ),
                    with(option(STRING, "tournament-open-format"), choices("tournament-format", &formats)),
                    with(
                        option(INTEGER, "tournament-open-rounds"),
                        json!({ "min_value": 1, "max_value": 31 }),
                    ),
                    option(STRING, "tournament-open-clock"),
                    with(option(STRING, "tournament-open-name"), json!({ "max_length": 60 })),
                    option(BOOLEAN, "tournament-open-threads"),
                    option(BOOLEAN, "tournament-open-at_once"),
                ],
            ),
            about("show"),
            sub("tournament-list", &[]),
            about("join"),
            about("leave"),
            about("start"),
            about("withdraw"),
            about("end"),
            sub("tournament-remove", &[with(option(USER, "tournament-remove-player"), required()), which()]),
            sub(
                "tournament-result",
                &[
                    with(
                        with(option(STRING, "tournament-result-game"), required()),
                        json!({ "autocomplete": true }),
                    ),
                    with(
                        with(option(STRING, "tournament-result-result"), required()),
                        choices("tournament-result", &VERDICTS),
                    ),
                ],
            ),
        ],
    )]
}

/// The request of a command; `None` for a command of another area.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    let path = given.path();
    let ["tournament", what] = *path else { return None };
    let tournament = given.text("tournament");
    Some(Request::Tournament(match what {
        "open" => TournamentRequest::Open(TournamentPlan {
            rules: given.text("game").unwrap_or_default(),
            format: given.text("format"),
            rounds: given.number("rounds"),
            clock: given.text("clock"),
            name: given.text("name"),
            together: given.switch("threads") == Some(false),
            at_once: given.flag("at_once"),
        }),
        "list" => TournamentRequest::List,
        "remove" => TournamentRequest::Remove { person: given.user("player")?, tournament },
        "result" => TournamentRequest::Result { game: given.text("game")?, verdict: given.text("result")? },
        "show" | "join" | "leave" | "start" | "withdraw" | "end" => {
            TournamentRequest::About { act: TournamentAct::from_word(what)?, tournament }
        }
        _ => return None,
    }))
}
