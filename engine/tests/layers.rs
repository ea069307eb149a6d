//! What modules of the engine may not name, and what games have to list. `layers/` tests for all crates that modules form no
//! circle.

use std::fs;
use std::path::PathBuf;

use layers::{arrows, sources};

#[test]
fn boards_and_chess_know_nothing_of_what_draws_them() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "src"].iter().collect();
    let all = arrows(&root);
    let wrong: Vec<(&str, &str)> = ["board", "chess"]
        .into_iter()
        .flat_map(|from| ["cards", "duel", "evaluate", "pgn", "scene", "table"].map(|to| (from, to)))
        .filter(|(from, to)| all[*from].contains(*to))
        .collect();
    assert_eq!(wrong, [], "arrows that point the wrong way");
}

/// The capabilities, each with its word in the list of a game.
const CAPABILITIES: [(&str, &str); 12] = [
    ("Chance", "chance"),
    ("Claims", "claims"),
    ("Deck", "deck"),
    ("FastPerft", "fast_perft"),
    ("Forfeit", "forfeit"),
    ("Places", "places"),
    ("Reading", "reading"),
    ("Referee", "referee"),
    ("Sealing", "sealing"),
    ("Secrets", "secrets"),
    ("Shortcuts", "shortcuts"),
    ("TimeLimit", "time_limit"),
];

/// A capability that is implemented but not listed would do nothing, and nobody would notice.
#[test]
fn what_a_game_can_do_stands_in_its_list() {
    let root: PathBuf = [env!("CARGO_MANIFEST_DIR"), "src"].iter().collect();
    let mut lists = 0;
    for file in sources(&root) {
        let text = fs::read_to_string(&file).expect("a source");
        let list = text.split("const CAPABILITIES: Capabilities<Self> =").nth(1);
        let Some(list) = list.and_then(|rest| rest.split(';').next()) else { continue };
        if file.ends_with("rules/mod.rs") {
            continue;
        }
        lists += 1;
        for (capability, word) in CAPABILITIES {
            // Hands and a draw pile bring what chance does with them.
            let drawn = ["Chance", "Deck"].contains(&capability) && text.contains("impl CardGame for ");
            let written = drawn || text.contains(&format!(" {capability} for "));
            assert_eq!(written, list.contains(&format!(".{word}()")), "{capability} in {}", file.display());
        }
    }
    // Chesslike's serves nine games.
    assert!(lists >= 7, "{lists} lists were found");
}
