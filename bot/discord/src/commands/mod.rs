//! Slash commands: their descriptions for Discord, and the request of each. One file per area.

mod basics;
mod bounds;
mod clocks;
mod community;
mod describe;
mod given;
mod layout;
mod library;
mod mentions;
mod notifications;
mod offers;
mod plans;
mod privacy;
mod registering;
mod servers;
mod tournaments;

use serde_json::Value;

use app::request::Request;

pub(super) use bounds::broken as too_long;
pub(super) use given::Given;
pub(super) use mentions::Mentions;
pub use registering::has_registered;
pub(super) use registering::{register, remember};

/// All commands as Discord takes them.
#[must_use]
pub fn descriptions() -> Value {
    layout::grouped(described()).into()
}

/// The descriptions of each area, under the commands' own names.
fn described() -> Vec<Value> {
    let areas = [
        basics::describe(),
        clocks::describe(),
        notifications::describe(),
        offers::describe(),
        plans::describe(),
        library::describe(),
        privacy::describe(),
        community::describe(),
        tournaments::describe(),
        servers::describe(),
    ];
    areas.into_iter().flatten().collect()
}

/// The request of a command, by its own name; `None` for an unknown one.
pub(super) fn read(given: &Given<'_>) -> Option<Request> {
    basics::read(given)
        .or_else(|| clocks::read(given))
        .or_else(|| notifications::read(given))
        .or_else(|| offers::read(given))
        .or_else(|| plans::read(given))
        .or_else(|| library::read(given))
        .or_else(|| privacy::read(given))
        .or_else(|| community::read(given))
        .or_else(|| tournaments::read(given))
        .or_else(|| servers::read(given))
}

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use serde_json::json;

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
            if command["type"] == json!(2) {
                // A user command has only a name.
                short(&command["name"], 32);
                assert!(command.get("description").is_none() && command.get("options").is_none());
                continue;
            }
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

    /// The golden file shows what people see. After an intended change, write it again with `MENAGERIE_BLESS=1
    /// cargo test -p menagerie golden`, and read the difference.
    #[test]
    fn descriptions_are_the_golden_ones() {
        let mut commands = descriptions();
        for option in commands
            .as_array_mut()
            .expect("a list")
            .iter_mut()
            .filter_map(|command| command.get_mut("options")?.as_array_mut())
            .flatten()
        {
            // Games change with the catalogue; the rest doesn't.
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
