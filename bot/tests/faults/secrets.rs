//! Secrets of a person are nowhere else: in nothing that another person was ever sent (every version of every message, deleted ones
//! included, texts, alt texts, names of files, controls, choices, forms), and not in the log.

use std::collections::BTreeSet;

use engine::any_game::AnyTable;
use engine::seat::{Seat, Viewer};
use model::game::{Game, Status};
use model::ids::{GameId, UserId};
use playground::{Playground, Who};
use serde_json::Value;
use store::Store;

use crate::log::Log;
use crate::promise::last_table;
use crate::table::Table;
use crate::traces::everybody;

/// The beginning of every interaction's token here.
const INTERACTION_TOKEN: &str = "aW50ZXJhY3Rpb24";
/// Shorter turns may occur in other texts by chance.
const SHORTEST: usize = 4;
/// The beginning of a line with turns that a player could type now (`turn-possible`).
const OFFERED: &str = "You could type: ";

/// Secrets of a running game that were sent to another person, or logged.
pub(crate) async fn leaked(table: &Table, store: &Store, playground: &Playground, log: &Log) -> Vec<String> {
    let id: GameId = table.number.parse().expect("a number");
    let game = store.game(id).await.expect("the database").expect("the game");
    // In a finished game everything is disclosed.
    if game.status != Status::Running {
        return Vec::new();
    }
    let Some(last) = last_table(&game, store).await else { return Vec::new() };
    let sealed = [hex(game.seed.bytes()), hex(game.salt.bytes())];
    let mut wrong = log.lines_with(sealed.iter().map(String::as_str));
    let kept: Vec<(Who, BTreeSet<String>)> =
        table.players.iter().map(|player| (player.who(), hidden(&game, &*last, player.who()))).collect();
    for (_, turns) in &kept {
        // Not what could as well be part of a name or a number.
        let odd = turns.iter().filter(|turn| turn.contains(['@', '/', ' '])).map(String::as_str);
        wrong.extend(log.lines_with(odd));
    }
    for other in everybody() {
        let own = turns_known_to(&game, &*last, other);
        for received in playground.person(other).transcript().received {
            for seal in sealed.iter().filter(|seal| received.text.contains(seal.as_str())) {
                wrong
                    .push(format!("{} {}: {other} was sent {seal}: {received:?}", table.rules, table.number));
            }
            if !is_about(&received.text, &table.number) {
                continue;
            }
            let said: Value = serde_json::from_str(&received.text).unwrap_or(Value::Null);
            for (who, turns) in kept.iter().filter(|(who, _)| *who != other) {
                for turn in turns.iter().filter(|turn| !own.contains(*turn) && tells(&said, turn)) {
                    wrong.push(format!(
                        "{} {}: {other} was sent {who}'s `{turn}`: {received:?}",
                        table.rules, table.number
                    ));
                }
            }
        }
    }
    wrong
}

/// Tokens and people in the log.
pub(crate) fn logged(playground: &Playground, log: &Log) -> Vec<String> {
    let people: Vec<String> = everybody().map(|who| who.id().to_string()).collect();
    let words = people.iter().map(String::as_str).chain([INTERACTION_TOKEN, playground.token()]);
    let mut wrong = log.lines_with(words);
    if log.len() == 0 {
        wrong.push("nothing was logged".to_owned());
    }
    wrong
}

/// The turns of a person's seats as only they may know them.
fn hidden(game: &Game, table: &dyn AnyTable, who: Who) -> BTreeSet<String> {
    let public: BTreeSet<String> = table.record(Viewer::Public).into_iter().map(|turn| turn.text).collect();
    let own =
        |seat: Seat| table.record(Viewer::Seat(seat)).into_iter().filter(move |turn| turn.seat == Some(seat));
    seats(game, who)
        .into_iter()
        .flat_map(own)
        .map(|turn| turn.text)
        .filter(|text| text.len() >= SHORTEST && !public.contains(text))
        .collect()
}

/// Every turn as a person may know it; empty for people without a seat.
fn turns_known_to(game: &Game, table: &dyn AnyTable, who: Who) -> BTreeSet<String> {
    let seats = seats(game, who).into_iter();
    seats.flat_map(|seat| table.record(Viewer::Seat(seat))).map(|turn| turn.text).collect()
}

fn seats(game: &Game, who: Who) -> Vec<Seat> {
    game.seats_of(UserId(who.id() as i64)).collect()
}

/// Whether a received message is about a game: it names the game, or has its controls.
fn is_about(text: &str, number: &str) -> bool {
    let id: GameId = number.parse().expect("a game's number");
    text.contains(&format!("`{number}`")) || text.contains(&format!(":{}:", id.code()))
}

/// Whether a received message says a turn. Private choices, menus, forms, examples and typed texts may contain a turn of the
/// reader's own that looks like another person's; other texts may not.
fn tells(said: &Value, turn: &str) -> bool {
    let offered = |line: &str| said["private"] == true && line.starts_with(OFFERED);
    let text = |value: &Value| {
        let mut lines = value.as_str().unwrap_or_default().lines();
        lines.any(|line| !offered(line) && line.contains(&format!("`{turn}`")))
    };
    let alt = |file: &Value| ["alt", "name"].iter().any(|part| word_in(&file[*part], turn));
    let files = said["files"].as_array().into_iter().flatten().any(alt);
    let open =
        said["private"] == false && (word_in(&said["content"], turn) || anywhere(&said["components"], turn));
    text(&said["content"]) || anywhere(&said["embeds"], turn) || files || open
}

fn anywhere(value: &Value, turn: &str) -> bool {
    match value {
        Value::Array(items) => items.iter().any(|item| anywhere(item, turn)),
        Value::Object(fields) => fields.values().any(|field| anywhere(field, turn)),
        text => word_in(text, turn),
    }
}

/// Whether a turn is in a text, and not as part of something longer.
fn word_in(text: &Value, turn: &str) -> bool {
    let text = text.as_str().unwrap_or_default();
    let inside = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || "/@+=-".contains(c));
    text.match_indices(turn).any(|(at, _)| {
        !inside(text[..at].chars().next_back()) && !inside(text[at + turn.len()..].chars().next())
    })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_turn_is_found_wherever_it_is_said_and_nowhere_else() {
        let turn = "e5d4/@c6";
        let told = [
            json!({ "private": true, "content": "They played `e5d4/@c6`." }),
            json!({ "private": false, "content": "They played e5d4/@c6, I think." }),
            json!({ "private": true, "content": "", "files": [{ "name": "board.png", "alt": "Black: e5d4/@c6." }] }),
            json!({ "private": true, "content": "You could type: `e5d4`.\nThey played `e5d4/@c6`." }),
            json!({ "private": false, "content": "You could type: `e5d4/@c6`." }),
            json!({ "private": true, "content": "", "embeds": [{ "title": "e5d4/@c6" }] }),
            json!({ "private": false, "content": "", "components": [{ "components": [{ "label": "e5d4/@c6" }] }] }),
        ];
        assert!(told.iter().all(|said| tells(said, turn)));
        let kept = [
            json!({ "private": false, "content": "They played `e5d4`." }),
            json!({ "private": false, "content": "They played e5d4/@c6/@b7." }),
            // A choice of their own that looks the same, and an example.
            json!({ "private": true, "content": "A rook can't do that.\nYou could type: `e5d4`, `e5d4/@c6`." }),
            json!({ "private": true, "content": "Which?", "components": [{ "options": [{ "value": "e5d4/@c6" }] }] }),
            json!({ "choices": [["e5d4/@c6", "e5d4/@c6"]] }),
        ];
        assert!(!kept.iter().any(|said| tells(said, turn)));
    }

    #[test]
    fn only_what_is_about_the_game_counts() {
        assert!(is_about("**Zombie Chess** `#12`: you play", "#12"));
        assert!(is_about("m1:step:c:3:0.e2.0", "#12"));
        assert!(!is_about("**Zombie Chess** `#121`: m1:step:3d:3:0", "#12"));
    }
}
