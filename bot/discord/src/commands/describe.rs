//! Builds descriptions of commands for Discord in every language: names and texts come from `bot/words`.

use engine::rules::Info;
use serde_json::{Map, Value, json};
use words::Lang;

/// Discord's type of a user command.
pub(super) const ON_PERSON: u8 = 2;

pub(super) const SUBCOMMAND: u8 = 1;
pub(super) const GROUP: u8 = 2;
pub(super) const STRING: u8 = 3;
pub(super) const INTEGER: u8 = 4;
pub(super) const BOOLEAN: u8 = 5;
pub(super) const USER: u8 = 6;
pub(super) const CHANNEL: u8 = 7;
pub(super) const ROLE: u8 = 8;

/// A command; its texts are under `command-<name>`.
pub(super) fn command(name: &str, options: &[Value]) -> Value {
    let named = named(name, &format!("command-{name}"));
    with(named, json!({ "type": 1, "options": options, "contexts": [0, 1], "integration_types": [0] }))
}

/// A command for servers only, shown to people with these permissions (Discord's bits). Discord's API description wants a
/// number, its documentation shows a text; it takes either.
pub(super) fn servers_command(name: &str, permissions: u64, options: &[Value]) -> Value {
    let extra = json!({ "contexts": [0], "default_member_permissions": permissions });
    with(command(name, options), extra)
}

/// A user command on servers; its texts are under `key`. Discord takes no description of it.
pub(super) fn person_command(name: &str, key: &str) -> Value {
    debug_assert_eq!(Lang::En.text(key, &[]), name, "the English name of {key}");
    json!({ "type": ON_PERSON, "name": name, "name_localizations": localised(key), "contexts": [0], "integration_types": [0] })
}

/// A subcommand; its path, `tournament-open`, is also its key: `command-tournament-open`.
pub(super) fn sub(path: &str, options: &[Value]) -> Value {
    with(named(last(path), &format!("command-{path}")), json!({ "type": SUBCOMMAND, "options": options }))
}

/// A group of subcommands.
pub(super) fn group(path: &str, subs: &[Value]) -> Value {
    with(named(last(path), &format!("command-{path}")), json!({ "type": GROUP, "options": subs }))
}

/// An option; its path, `seek-game`, is also its key: `option-seek-game`.
pub(super) fn option(kind: u8, path: &str) -> Value {
    with(named(last(path), &format!("option-{path}")), json!({ "type": kind }))
}

/// Adds fields to a command or an option, such as `json!({ "required": true })`.
pub(super) fn with(value: Value, more: Value) -> Value {
    match (value, more) {
        (Value::Object(mut value), Value::Object(more)) => {
            value.extend(more);
            Value::Object(value)
        }
        (value, _) => value,
    }
}

/// The choices of an option; the texts of `seek-when` and `now` are under `choice-seek-when-now`.
pub(super) fn choices(path: &str, words: &[&str]) -> Value {
    let choice = |word: &&str| {
        let key = format!("choice-{path}-{word}");
        json!({ "name": Lang::En.text(&key, &[]), "name_localizations": localised(&key), "value": word })
    };
    json!({ "choices": words.iter().map(choice).collect::<Vec<_>>() })
}

/// A choice of a game, with its name in each language.
pub(super) fn a_game(info: &Info) -> Value {
    let mut all = Map::new();
    for lang in Lang::ALL.into_iter().filter(|lang| lang.game_title(info) != info.title) {
        for locale in lang.locales() {
            all.insert((*locale).to_owned(), Value::String(lang.game_title(info)));
        }
    }
    match all.is_empty() {
        true => json!({ "name": info.title, "value": info.id }),
        false => json!({ "name": info.title, "name_localizations": all, "value": info.id }),
    }
}

fn last(path: &str) -> &str {
    path.rsplit('-').next().unwrap_or(path)
}

fn named(name: &str, key: &str) -> Value {
    debug_assert_eq!(Lang::En.text(key, &[]), name, "the English name of {key}");
    let about = format!("{key}.about");
    json!({
        "name": name, "name_localizations": localised(key),
        "description": Lang::En.text(&about, &[]), "description_localizations": localised(&about),
    })
}

/// A text in every language but English, by Discord's locales.
fn localised(key: &str) -> Value {
    let mut all = Map::new();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for locale in lang.locales() {
            all.insert((*locale).to_owned(), Value::String(lang.text(key, &[])));
        }
    }
    Value::Object(all)
}
