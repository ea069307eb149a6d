//! Commands for a server's settings and moderation.

use engine::catalogue;
use model::settings::OldBoards;
use serde_json::{Value, json};
use serenity::all::Permissions;
use store::Organisers;

use app::request::{Request, ServerChange, ServerRequest};

use super::describe::{
    BOOLEAN, CHANNEL, INTEGER, ROLE, STRING, a_game, choices, command, group, option, servers_command, sub,
    with,
};
use super::given::Given;

/// The types of text channels, announcements and threads.
const PLACES: [u8; 4] = [0, 5, 11, 12];

/// Their descriptions for Discord.
pub(super) fn describe() -> Vec<Value> {
    let required = |value: Value| with(value, json!({ "required": true }));
    let game = |path: &str| with(required(option(STRING, path)), json!({ "autocomplete": true }));
    let places = |path: &str| with(option(CHANNEL, path), json!({ "channel_types": PLACES }));
    let how = |path: &str| required(with(option(STRING, path), choices(path, &["allow", "remove", "any"])));
    let most = |path: &str| with(option(INTEGER, path), json!({ "min_value": 0, "max_value": 100 }));
    let language = with(option(STRING, "admin-language-language"), languages());
    let subs = [
        sub("admin-settings", &[]),
        sub("admin-channels", &[how("admin-channels-do"), places("admin-channels-channel")]),
        sub("admin-roles", &[how("admin-roles-do"), option(ROLE, "admin-roles-role")]),
        sub("admin-games", &[how("admin-games-do"), with(option(STRING, "admin-games-game"), played())]),
        sub(
            "admin-tournaments",
            &[
                required(with(
                    option(STRING, "admin-tournaments-who"),
                    choices("admin-tournaments-who", &["players", "managers", "role"]),
                )),
                option(ROLE, "admin-tournaments-role"),
            ],
        ),
        sub("admin-clock", &[required(option(STRING, "admin-clock-clock"))]),
        sub("admin-language", &[required(language)]),
        sub(
            "admin-pings",
            &[option(BOOLEAN, "admin-pings-invitations"), option(BOOLEAN, "admin-pings-boards")],
        ),
        sub(
            "admin-boards",
            &[
                with(
                    option(STRING, "admin-boards-old"),
                    choices(
                        "admin-boards-old",
                        &OldBoards::ALL.iter().map(|choice| choice.word()).collect::<Vec<_>>(),
                    ),
                ),
                option(BOOLEAN, "admin-boards-threads"),
            ],
        ),
        sub("admin-limits", &[most("admin-limits-person"), most("admin-limits-channel")]),
        group(
            "admin-game",
            &[
                sub("admin-game-end", &[game("admin-game-end-game")]),
                sub(
                    "admin-game-move",
                    &[game("admin-game-move-game"), required(places("admin-game-move-channel"))],
                ),
            ],
        ),
        sub(
            "admin-puzzle",
            &[
                required(with(
                    option(STRING, "admin-puzzle-do"),
                    choices("admin-puzzle-do", &["post", "stop"]),
                )),
                places("admin-puzzle-channel"),
                with(option(INTEGER, "admin-puzzle-hour"), json!({ "min_value": 0, "max_value": 23 })),
            ],
        ),
        sub("admin-audit", &[]),
    ];
    vec![servers_command("admin", Permissions::MANAGE_GUILD.bits(), &subs), command("doctor", &[])]
}

fn languages() -> Value {
    let all = words::Lang::ALL.map(|lang| json!({ "name": lang.title(), "value": lang.word() }));
    json!({ "choices": all })
}

/// A choice among all games.
fn played() -> Value {
    let games = catalogue::all().iter().map(|game| game.info());
    let games: Vec<Value> = games.map(a_game).collect();
    json!({ "choices": games })
}

/// The request of a command; `None` for a command of another area.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    let request = match *given.path() {
        ["admin", "settings"] => ServerRequest::Settings,
        ["admin", "channels"] => {
            ServerRequest::Set(match (given.text("do")?.as_str(), given.channel("channel")) {
                ("any", _) => vec![ServerChange::AnyChannel],
                ("allow", Some(channel)) => vec![ServerChange::AllowChannel(channel)],
                ("remove", Some(channel)) => vec![ServerChange::RemoveChannel(channel)],
                _ => Vec::new(),
            })
        }
        ["admin", "roles"] => ServerRequest::Set(match (given.text("do")?.as_str(), given.role("role")) {
            ("any", _) => vec![ServerChange::AnyRole],
            ("allow", Some(role)) => vec![ServerChange::AllowRole(role)],
            ("remove", Some(role)) => vec![ServerChange::RemoveRole(role)],
            _ => Vec::new(),
        }),
        ["admin", "games"] => ServerRequest::Set(match (given.text("do")?.as_str(), given.text("game")) {
            ("any", _) => vec![ServerChange::AnyGame],
            ("allow", Some(game)) => vec![ServerChange::AllowGame(game)],
            ("remove", Some(game)) => vec![ServerChange::RemoveGame(game)],
            _ => Vec::new(),
        }),
        ["admin", "tournaments"] => {
            let organisers = match (given.text("who")?.as_str(), given.role("role")) {
                ("players", _) => Some(Organisers::Players),
                ("managers", _) => Some(Organisers::Managers),
                (_, role) => role.map(Organisers::Role),
            };
            ServerRequest::Set(organisers.into_iter().map(ServerChange::Organisers).collect())
        }
        ["admin", "clock"] => ServerRequest::Set(vec![ServerChange::Clock(given.text("clock")?)]),
        ["admin", "language"] => ServerRequest::Set(vec![ServerChange::Language(given.text("language")?)]),
        ["admin", "pings"] => {
            let guests = given.switch("invitations").map(ServerChange::Guests);
            ServerRequest::Set(
                guests.into_iter().chain(given.switch("boards").map(ServerChange::Boards)).collect(),
            )
        }
        ["admin", "boards"] => {
            let old = given.text("old").as_deref().and_then(OldBoards::from_word);
            let threads = given.switch("threads").map(ServerChange::Threads);
            ServerRequest::Set(old.map(ServerChange::OldBoards).into_iter().chain(threads).collect())
        }
        ["admin", "limits"] => {
            let person = given.number("person").map(ServerChange::PersonGames);
            let channel = given.number("channel").map(ServerChange::ChannelTables);
            ServerRequest::Set(person.into_iter().chain(channel).collect())
        }
        ["admin", "puzzle"] => ServerRequest::Set(vec![match given.text("do")?.as_str() {
            "post" => ServerChange::Daily(given.channel("channel"), given.number("hour")),
            _ => ServerChange::NoDaily,
        }]),
        ["admin", "game", "end"] => ServerRequest::End { game: given.text("game")? },
        ["admin", "game", "move"] => {
            ServerRequest::Move { game: given.text("game")?, to: given.channel("channel")? }
        }
        ["doctor"] => ServerRequest::Doctor,
        ["admin", "audit"] => ServerRequest::Audit { page: 0 },
        _ => return None,
    };
    Some(Request::Server(request))
}
