//! Commands for playing, looking and learning.

use engine::catalogue;
use engine::rules::Puzzles;
use engine::tactics::Grade;
use model::computer::Level;
use serde_json::{Value, json};

use app::request::{Cut, DrawAction, NewTable, Request, StudyRequest, Whose};

use super::describe::{BOOLEAN, INTEGER, STRING, USER, choices, command, option, sub, with};
use super::given::Given;

/// Their descriptions for Discord.
pub(super) fn describe() -> Vec<Value> {
    // Found by name or by a description.
    let rules = |path: &str| with(option(STRING, path), json!({ "autocomplete": true, "max_length": 100 }));
    let game = || with(option(STRING, "any-game"), json!({ "autocomplete": true }));
    let chosen = |path: &str, words: &[&str]| with(option(STRING, path), choices(path, words));
    let play = [
        with(rules("play-game"), json!({ "required": true })),
        option(USER, "play-opponent"),
        chosen("play-computer", &["easy", "medium", "hard"]),
        chosen("play-colour", &["white", "black"]),
        with(option(STRING, "play-options"), json!({ "autocomplete": true, "max_length": 400 })),
        option(BOOLEAN, "play-thread"),
        option(BOOLEAN, "play-shared"),
        with(option(STRING, "play-from"), json!({ "max_length": 400 })),
        option(BOOLEAN, "play-rated"),
        with(option(STRING, "play-clock"), json!({ "autocomplete": true, "max_length": 60 })),
        chosen("play-late", &["lose", "ask", "auto"]),
        option(BOOLEAN, "play-weekends"),
    ];
    let turn = with(
        option(STRING, "move-turn"),
        json!({ "required": true, "autocomplete": true, "max_length": 1000 }),
    );
    // Without choices: an operator may have added themes.
    let theme = with(option(STRING, "theme-theme"), json!({ "autocomplete": true, "max_length": 100 }));
    let draw =
        with(chosen("draw-action", &["offer", "accept", "decline", "claim"]), json!({ "required": true }));
    let question = with(option(STRING, "ask-question"), json!({ "required": true, "max_length": 200 }));
    let mut commands = vec![
        command("play", &play),
        command("move", &[turn, game()]),
        command("board", &[game(), option(BOOLEAN, "board-flip"), option(BOOLEAN, "board-text")]),
        command("theme", &[theme, chosen("theme-for", &["me", "server"])]),
        command("secrets", &[game()]),
        command("history", &[game()]),
        command(
            "replay",
            &[game(), chosen("replay-view", &["public", "mine"]), option(BOOLEAN, "replay-reveal")],
        ),
        command("hint", &[game()]),
        command("review", &[game()]),
        command("rules", &[with(rules("rules-game"), json!({ "required": true }))]),
        command("learn", &[rules("learn-game")]),
        command("puzzle", &[rules("puzzle-game"), chosen("puzzle-grade", &Grade::ALL.map(Grade::word))]),
        command("draw", &[draw, game()]),
        command("resign", &[game()]),
        command("ask", &[question, game()]),
        command("verify", &[game()]),
    ];
    commands.extend(catalogue::puzzles().map(|(_, puzzles)| of_puzzles(puzzles)));
    let about = with(option(STRING, "help-about"), json!({ "autocomplete": true, "max_length": 100 }));
    commands.push(command("help", &[about]));
    commands
}

/// The command for the puzzle of the day and the published ones.
fn of_puzzles(puzzles: Puzzles) -> Value {
    let name = puzzles.command;
    let path = |rest: &str| format!("{name}-{rest}");
    let line = |rest: &str| with(option(STRING, &path(rest)), json!({ "max_length": 200 }));
    let number = with(
        option(INTEGER, &path("problem-number")),
        json!({ "required": true, "min_value": 1, "max_value": puzzles.problems.len() }),
    );
    let yesterday = option(BOOLEAN, &path("daily-yesterday"));
    let subs = [
        sub(&path("daily"), &[line("daily-line"), yesterday]),
        sub(&path("problem"), &[number, line("problem-line")]),
    ];
    command(name, &subs)
}

/// The request of a command; `None` for a command of another area.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    let game = given.text("game");
    Some(match given.command() {
        "play" => {
            let opponent = given.user("opponent");
            let is_bot = opponent.is_some_and(|person| given.is_bot(person));
            Request::Play(NewTable {
                rules: game.unwrap_or_default(),
                opponent,
                opponent_is_bot: is_bot,
                computer: given.text("computer").as_deref().and_then(Level::from_word),
                colour: given.text("colour"),
                thread: given.switch("thread"),
                shared: given.flag("shared"),
                options: given.text("options").unwrap_or_default(),
                from: given.text("from"),
                rated: given.switch("rated"),
                clock: given.text("clock"),
                late: given.text("late"),
                weekends: given.switch("weekends"),
            })
        }
        "move" => Request::Move { turn: given.text("turn").unwrap_or_default(), game },
        "board" => Request::Board { game, flip: given.flag("flip"), text: given.flag("text") },
        "theme" => {
            let whose =
                if given.text("for").as_deref() == Some("server") { Whose::Server } else { Whose::Own };
            Request::Theme { theme: given.text("theme"), whose }
        }
        "secrets" => Request::Secrets { game },
        "history" => Request::History { game },
        "replay" => {
            let view = match given.text("view").as_deref() {
                _ if given.flag("reveal") => Some(Cut::Reveal),
                Some("public") => Some(Cut::Public),
                Some("mine") => Some(Cut::Mine),
                _ => None,
            };
            Request::Replay { game, view }
        }
        "hint" => Request::Study(StudyRequest::Hint { game }),
        "review" => Request::Study(StudyRequest::Review { game }),
        "rules" => Request::Rules { rules: game },
        "learn" => Request::Learn { rules: game },
        "puzzle" => {
            let grade = given.text("grade").and_then(|grade| grade.parse().ok());
            Request::Puzzle { rules: game, grade }
        }
        "resign" => Request::Resign { game },
        "draw" => Request::Draw { action: DrawAction::from_word(&given.text("action")?)?, game },
        "verify" => Request::Verify { game },
        "ask" => Request::Ask { question: given.text("question").unwrap_or_default(), game },
        "help" => given.text("about").map_or(Request::Help, |about| Request::LookUp { about }),
        name if catalogue::puzzles().is_some_and(|(_, puzzles)| puzzles.command == name) => {
            match *given.path() {
                [_, "problem"] => {
                    Request::Problem { number: given.number("number").unwrap_or(1), line: given.text("line") }
                }
                _ => Request::Daily { line: given.text("line"), yesterday: given.flag("yesterday") },
            }
        }
        _ => return None,
    })
}
