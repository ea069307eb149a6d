//! Playing, looking, learning: the commands that were there from the beginning.

use engine::catalogue;
use render::Theme;
use serde_json::{Value, json};

use crate::app::request::{Cut, DrawAction, Request, USUAL, Whose, Wish};

use super::describe::{BOOLEAN, STRING, SUBCOMMAND, USER, option, plain, with};
use super::given::Given;

/// What Discord is told.
pub(super) fn describe() -> Vec<Value> {
    let games: Vec<Value> = catalogue::all()
        .iter()
        .map(|game| json!({ "name": game.info().title, "value": game.info().id }))
        .collect();
    let game = || {
        json!({ "type": STRING, "name": "game", "autocomplete": true,
                "description": "Which game, when you have several: its number, such as #k7" })
    };
    let choice = |words: &[(&str, &str)]| -> Value {
        words.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect()
    };
    let mut themes: Vec<_> = Theme::ALL.iter().map(|theme| (theme.title(), theme.word())).collect();
    themes.push(("As usual", USUAL));
    let list = [
        (
            "play",
            "Open a table for a strange game of chess",
            vec![
                json!({ "type": STRING, "name": "game", "description": "Which game", "required": true, "choices": games }),
                json!({ "type": USER, "name": "opponent", "description": "Whom to invite; nobody: whoever joins first" }),
                json!({ "type": STRING, "name": "colour", "description": "Your side; if left out drawn by lot, or the first of more than two seats",
                    "choices": choice(&[("White", "white"), ("Black", "black")]) }),
                json!({ "type": STRING, "name": "options", "autocomplete": true,
                    "description": "The game's own options, such as position=518" }),
                json!({ "type": BOOLEAN, "name": "thread", "description": "Give the game a thread of its own" }),
                json!({ "type": BOOLEAN, "name": "shared",
                    "description": "With more than two seats: one person may take several" }),
                with(option(STRING, "play-from"), json!({ "max_length": 400 })),
                option(BOOLEAN, "play-rated"),
            ],
        ),
        (
            "move",
            "Play a turn by typing it",
            vec![
                json!({ "type": STRING, "name": "turn", "required": true, "autocomplete": true,
                    "description": "e2e4, Nf3, exd5, O-O, e7e8=Q; parts of one turn joined by /" }),
                game(),
            ],
        ),
        (
            "board",
            "See a board, as you may see it",
            vec![
                game(),
                json!({ "type": BOOLEAN, "name": "flip", "description": "From the other side" }),
                json!({ "type": BOOLEAN, "name": "text",
                    "description": "In words and letters, for screen readers and slow lines" }),
            ],
        ),
        (
            "theme",
            "Choose how boards look",
            vec![
                json!({ "type": STRING, "name": "theme", "description": "Which theme; if left out you are shown the present one",
                    "choices": choice(&themes) }),
                json!({ "type": STRING, "name": "for",
                    "description": "Boards that only you see, or everybody's here (if you may manage this server)",
                    "choices": choice(&[("Only me", "me"), ("This server", "server")]) }),
            ],
        ),
        ("secrets", "See what only you may know in a game", vec![game()]),
        ("history", "Get the record of a game, as text and where possible as PGN", vec![game()]),
        (
            "replay",
            "See a game move by move, as a film",
            vec![
                game(),
                json!({ "type": STRING, "name": "view", "description": "Whose view; left out: yours",
                    "choices": choice(&[("As everybody sees it", "public"), ("As I see it", "mine")]) }),
                json!({ "type": BOOLEAN, "name": "reveal",
                    "description": "After the end: with everything that was hidden" }),
            ],
        ),
        (
            "rules",
            "Read the rules of a game",
            vec![
                json!({ "type": STRING, "name": "game", "description": "Which game", "required": true, "choices": games }),
            ],
        ),
        (
            "draw",
            "Offer, accept, decline or claim a draw",
            vec![
                json!({ "type": STRING, "name": "action", "required": true, "description": "What to do",
                    "choices": choice(&[("Offer", "offer"), ("Accept", "accept"), ("Decline", "decline"),
                                        ("Claim by the rules", "claim")]) }),
                game(),
            ],
        ),
        ("resign", "Give up a game (you are asked first)", vec![game()]),
        (
            "ask",
            "Ask your partner something that yes or no answers, where all play together",
            vec![
                json!({ "type": STRING, "name": "question", "required": true, "max_length": 200,
                    "description": "The question; your partner answers by a button" }),
                game(),
            ],
        ),
        ("verify", "Check the sealed seed of a finished game", vec![game()]),
        (
            "golf",
            "Chess Golf",
            vec![json!({ "type": SUBCOMMAND, "name": "daily",
                "description": "The hole of the day, the same for everybody",
                "options": [
                    { "type": STRING, "name": "line", "max_length": 200,
                      "description": "Your answer: all moves, such as e5g6/g6h5/h5h2" },
                    { "type": BOOLEAN, "name": "yesterday", "description": "How yesterday's hole went" },
                ] })],
        ),
        ("help", "How this works", vec![]),
    ];
    list.into_iter().map(|(name, description, options)| plain(name, description, &options)).collect()
}

/// What somebody asks for; `None` for a command of another name.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    let game = given.text("game");
    Some(match given.command() {
        "play" => {
            let opponent = given.user("opponent");
            let is_bot = opponent.is_some_and(|person| given.is_bot(person));
            Request::Play(Wish {
                rules: game.unwrap_or_default(),
                opponent,
                opponent_is_bot: is_bot,
                colour: given.text("colour"),
                thread: given.flag("thread"),
                shared: given.flag("shared"),
                options: given.text("options").unwrap_or_default(),
                from: given.text("from"),
                rated: given.switch("rated"),
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
        "rules" => Request::Rules { rules: game },
        "resign" => Request::Resign { game },
        "draw" => Request::Draw { action: DrawAction::from_word(&given.text("action")?)?, game },
        "verify" => Request::Verify { game },
        "golf" => Request::Daily { line: given.text("line"), yesterday: given.flag("yesterday") },
        "ask" => Request::Ask { question: given.text("question").unwrap_or_default(), game },
        "help" => Request::Help,
        _ => return None,
    })
}
