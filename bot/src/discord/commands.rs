//! The slash commands, and registering them only when their description changed.

use std::collections::BTreeSet;

use engine::catalogue;
use render::Theme;
use serde_json::{Value, json};
use serenity::http::Http;
use sha2::{Digest, Sha256};

use crate::app::request::USUAL;
use crate::outbox::Fate;
use crate::store::{Store, StoreError};

use super::call::{CALL, call};
use super::fate::Failure;

/// The fact that holds the hash of what was registered last.
const REGISTERED: &str = "commands";

const SUBCOMMAND: u8 = 1;
const STRING: u8 = 3;
const BOOLEAN: u8 = 5;
const USER: u8 = 6;

/// All commands as Discord takes them.
#[must_use]
pub fn descriptions() -> Value {
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
        ("games", "List your games", vec![]),
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
        ("privacy", "What is kept about you", vec![]),
    ];
    list.into_iter()
        .map(|(name, description, options)| {
            // Usable on servers (0) and in direct messages with the bot (1); installed on servers (0).
            json!({ "type": 1, "name": name, "description": description, "options": options,
                    "contexts": [0, 1], "integration_types": [0] })
        })
        .collect()
}

/// Why the commands are not registered.
#[derive(Debug, thiserror::Error)]
pub(super) enum RegisterError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Discord(Fate),
}

impl RegisterError {
    /// Whether it may work later.
    pub(super) fn may_pass(&self) -> bool {
        matches!(self, Self::Store(_) | Self::Discord(Fate::Retry { .. }))
    }
}

/// Registers the commands, unless these very ones were registered before for this application and are still there:
/// Discord counts registrations, and clients reload what changed.
pub(super) async fn register(http: &Http, store: &Store) -> Result<(), RegisterError> {
    let commands = descriptions();
    let application = http.application_id().map_or(0, serenity::all::ApplicationId::get);
    let hash = hash(&format!("{application} {commands}"));
    if store.fact(REGISTERED).await?.as_deref() == Some(&hash) && are_there(http, &commands).await? {
        return Ok(());
    }
    call(CALL, http.create_global_commands(&commands)).await.map_err(refused)?;
    let mut tx = store.begin().await?;
    tx.set_fact(REGISTERED, &hash).await?;
    tx.commit().await?;
    tracing::info!("the commands are registered");
    Ok(())
}

/// Whether Discord has commands of these names. (Somebody may have taken them away, or this is another playground.)
async fn are_there(http: &Http, commands: &Value) -> Result<bool, RegisterError> {
    let registered = call(CALL, http.get_global_commands()).await.map_err(refused)?;
    let registered: BTreeSet<&str> = registered.iter().map(|command| command.name.as_str()).collect();
    let wanted = commands.as_array().into_iter().flatten().filter_map(|command| command["name"].as_str());
    Ok(registered == wanted.collect())
}

fn refused(failure: Failure) -> RegisterError {
    RegisterError::Discord(failure.fate)
}

fn hash(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptions_keep_discords_limits() {
        let commands = descriptions();
        let commands = commands.as_array().expect("a list");
        let short = |value: &Value, most: usize| {
            let text = value.as_str().expect("text");
            assert!((1..=most).contains(&text.chars().count()), "{text}");
        };
        let plain = |value: &Value| {
            let name = value.as_str().expect("a name");
            assert!(name.chars().all(|c| c.is_ascii_lowercase() || c == '-') && name.len() <= 32, "{name}");
        };
        for command in commands {
            plain(&command["name"]);
            short(&command["description"], 100);
            let options = command["options"].as_array().expect("options");
            assert!(options.len() <= 25);
            let required: Vec<bool> =
                options.iter().map(|option| option["required"] == json!(true)).collect();
            assert!(required.is_sorted_by(|a, b| a >= b), "required options come first");
            for option in options {
                plain(&option["name"]);
                short(&option["description"], 100);
                let choices = option["choices"].as_array().map_or(0, Vec::len);
                assert!(choices <= 25 && !(choices > 0 && option["autocomplete"] == json!(true)));
            }
        }
    }

    /// The golden file shows what people get to see. After a change on purpose, write it anew with
    /// `MENAGERIE_BLESS=1 cargo test -p menagerie golden`, and read the difference.
    #[test]
    fn descriptions_are_the_golden_ones() {
        let mut commands = descriptions();
        for option in commands
            .as_array_mut()
            .expect("a list")
            .iter_mut()
            .flat_map(|command| command["options"].as_array_mut().expect("options").iter_mut())
        {
            // Games come and go with the catalogue; the rest doesn't.
            if option["name"] == "game" && option.get("choices").is_some() {
                let named: Vec<&str> = option["choices"]
                    .as_array()
                    .expect("a list")
                    .iter()
                    .filter_map(|choice| choice["value"].as_str())
                    .collect();
                assert_eq!(named, catalogue::all().iter().map(|game| game.info().id).collect::<Vec<_>>());
                option["choices"] = json!("one for each game of the catalogue");
            }
        }
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/commands.json");
        if std::env::var_os("MENAGERIE_BLESS").is_some() {
            std::fs::write(path, format!("{commands:#}\n")).expect("the golden file");
        }
        let golden = std::fs::read_to_string(path).expect("the golden file");
        let golden: Value = serde_json::from_str(&golden).expect("JSON");
        assert!(golden == commands, "the commands are not those of {path}, but:\n{commands:#}");
    }
}
