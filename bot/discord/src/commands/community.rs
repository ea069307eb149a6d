//! Open seats, ratings, leaderboards, achievements.

use engine::catalogue;
use serde_json::{Value, json};

use app::request::{CommunityRequest, Request};

use super::describe::{BOOLEAN, STRING, USER, a_game, command, option, person_command, with};
use super::given::Given;

/// The name of the user command.
const CHALLENGE: &str = "Challenge";

/// Their descriptions for Discord.
pub(super) fn describe() -> Vec<Value> {
    let titles = |game: &&'static dyn engine::any_game::AnyGame| a_game(game.info());
    let games: Vec<Value> = catalogue::all().iter().map(titles).collect();
    let game = |path: &str| with(option(STRING, path), json!({ "choices": games }));
    let required = |option: Value| with(option, json!({ "required": true }));
    vec![
        person_command(CHALLENGE, "challenge-command"),
        command("seek", &[game("seek-game"), option(BOOLEAN, "seek-post")]),
        command("leaderboard", &[required(game("leaderboard-game"))]),
        command("stats", &[option(USER, "stats-user"), game("stats-game"), option(USER, "stats-with")]),
    ]
}

/// The request of a command; `None` for a command of another area.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    let rules = given.text("game");
    if let Some(person) = given.target().filter(|_| given.command() == CHALLENGE) {
        let is_bot = given.is_bot(person);
        return Some(Request::Community(CommunityRequest::Challenge { person, is_bot }));
    }
    Some(Request::Community(match given.command() {
        "seek" => CommunityRequest::Seek { rules, post: given.flag("post") },
        "leaderboard" => CommunityRequest::Ladder { rules: rules.unwrap_or_default() },
        "stats" => CommunityRequest::Stats { person: given.user("user"), rules, with: given.user("with") },
        _ => return None,
    }))
}
