//! Slash commands, and suggestions while a person types.

use serde_json::{Value, json};

use super::{Refusal, begin, enter, is_user, resolved};
use crate::api::InteractionKind;
use crate::api::snowflake;
use crate::world::World;
use crate::world::people::Who;

/// Discord's type of a user command.
const ON_PERSON: u64 = 2;

/// Discord's option types.
mod kind {
    pub(super) const SUBCOMMAND: u64 = 1;
    pub(super) const GROUP: u64 = 2;
    pub(super) const STRING: u64 = 3;
    pub(super) const INTEGER: u64 = 4;
    pub(super) const BOOLEAN: u64 = 5;
    pub(super) const USER: u64 = 6;
    pub(super) const CHANNEL: u64 = 7;
    pub(super) const ROLE: u64 = 8;
    pub(super) const MENTIONABLE: u64 = 9;
    pub(super) const NUMBER: u64 = 10;
}

/// A typed command: its name, with subcommands after blanks, and the options by name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Typed<'a> {
    pub(crate) command: &'a str,
    pub(crate) options: &'a Value,
}

/// Sends a slash command.
pub(crate) fn slash(world: &mut World, who: Who, channel: u64, typed: Typed<'_>) -> Result<u64, Refusal> {
    enter(world, who, channel)?;
    let data = data(world, channel, typed, None)?;
    Ok(begin(world, InteractionKind::Command, who, channel, None, &data))
}

/// Asks for suggestions for one option; others may still be missing.
pub(crate) fn autocomplete(
    world: &mut World,
    who: Who,
    channel: u64,
    typed: Typed<'_>,
    focused: &str,
) -> Result<u64, Refusal> {
    enter(world, who, channel)?;
    let data = data(world, channel, typed, Some(focused))?;
    Ok(begin(world, InteractionKind::Autocomplete, who, channel, None, &data))
}

/// An interaction's data.
fn data(world: &World, channel: u64, typed: Typed<'_>, focused: Option<&str>) -> Result<Value, Refusal> {
    let mut words = typed.command.split_whitespace();
    let name = words.next().unwrap_or_default();
    let command = registered(world, channel, name)?;
    if command["type"] == ON_PERSON {
        return on_person(world, channel, typed, &command);
    }
    // Descends to the subcommand, whose options count.
    let mut at = &command;
    let mut path = Vec::new();
    for word in words {
        at = list(at)
            .iter()
            .find(|option| option["name"] == word && is_sub(option))
            .ok_or_else(|| wrong(typed, word, "no such subcommand"))?;
        path.push(at);
    }
    if let Some(missing) = list(at).iter().find(|option| is_sub(option)) {
        let why = format!("a subcommand is needed, such as {}", missing["name"]);
        return Err(wrong(typed, "", &why));
    }
    let (mut options, people) = options(world, typed, list(at), focused)?;
    for sub in path.iter().rev() {
        options = json!([{ "name": sub["name"], "type": sub["type"], "options": options }]);
    }
    let mut data =
        json!({ "id": command["id"], "name": command["name"], "type": command["type"], "options": options });
    if !people.is_empty() {
        data["resolved"] = resolved(world, &people, channel);
    }
    if let Some(guild) = command.get("guild_id") {
        data["guild_id"] = guild.clone();
    }
    Ok(data)
}

/// The data of a user command; here it is typed, with the option `user`.
fn on_person(world: &World, channel: u64, typed: Typed<'_>, command: &Value) -> Result<Value, Refusal> {
    let about = snowflake(&typed.options["user"]).filter(|id| is_user(world, *id));
    let id = about.ok_or_else(|| wrong(typed, "user", "a person's id is needed"))?;
    let mut data = json!({ "id": command["id"], "name": command["name"], "type": ON_PERSON, "target_id": id.to_string() });
    data["resolved"] = resolved(world, &[id], channel);
    Ok(data)
}

/// The command with this name that may be used in a channel; the server's own come first.
fn registered(world: &World, channel: u64, name: &str) -> Result<Value, Refusal> {
    let guild = world.guild_of(channel).map(|id| id.to_string());
    let context = if guild.is_some() { 0 } else { 1 };
    let mut here: Vec<&Value> = world
        .commands
        .iter()
        .filter(|command| match command["guild_id"].as_str() {
            Some(own) => guild.as_deref() == Some(own),
            None => match command["contexts"].as_array() {
                Some(contexts) => contexts.iter().any(|one| one == context),
                None => guild.is_some() || command["dm_permission"] != false,
            },
        })
        .filter(|command| command["type"] == 1 || command["type"] == ON_PERSON)
        .collect();
    here.sort_by_key(|command| !command["guild_id"].is_string());
    let found = here.iter().find(|command| command["name"] == name);
    found.map(|command| (*command).clone()).ok_or_else(|| {
        let known: Vec<_> = here.iter().filter_map(|command| command["name"].as_str()).collect();
        Refusal::NoCommand { name: name.to_owned(), known: known.join(", ") }
    })
}

fn list(of: &Value) -> &[Value] {
    of["options"].as_array().map_or(&[], Vec::as_slice)
}

fn is_sub(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(kind::SUBCOMMAND | kind::GROUP))
}

fn wrong(typed: Typed<'_>, option: &str, why: &str) -> Refusal {
    Refusal::Option { command: typed.command.to_owned(), option: option.to_owned(), why: why.to_owned() }
}

/// The given options in the command's order, checked, and the people among them.
fn options(
    world: &World,
    typed: Typed<'_>,
    described: &[Value],
    focused: Option<&str>,
) -> Result<(Value, Vec<u64>), Refusal> {
    let known = |name: &str| described.iter().any(|option| option["name"] == name);
    if let Some(stranger) = typed.options.as_object().into_iter().flatten().find(|(name, _)| !known(name)) {
        return Err(wrong(typed, stranger.0, "no such option"));
    }
    let mut people = Vec::new();
    let mut sent = Vec::new();
    for option in described {
        let name = option["name"].as_str().unwrap_or_default();
        let given = &typed.options[name];
        if focused == Some(name) {
            if option["autocomplete"] != true {
                return Err(wrong(typed, name, "this option offers no choices while one types"));
            }
            let text = given.as_str().map_or_else(
                || if given.is_null() { String::new() } else { given.to_string() },
                str::to_owned,
            );
            sent.push(json!({ "name": name, "type": option["type"], "value": text, "focused": true }));
            continue;
        }
        if given.is_null() {
            if option["required"] == true && focused.is_none() {
                return Err(wrong(typed, name, "this option is required"));
            }
            continue;
        }
        let value = if focused.is_some() {
            given.clone()
        } else {
            check(world, option, given).map_err(|why| wrong(typed, name, &why))?
        };
        if matches!(option["type"].as_u64(), Some(kind::USER | kind::MENTIONABLE)) {
            people.extend(snowflake(&value));
        }
        sent.push(json!({ "name": name, "type": option["type"], "value": value }));
    }
    if let Some(name) = focused.filter(|name| !known(name)) {
        return Err(wrong(typed, name, "no such option"));
    }
    Ok((Value::Array(sent), people))
}

/// A value as it is sent, if it matches the option's description.
fn check(world: &World, option: &Value, given: &Value) -> Result<Value, String> {
    let value = match option["type"].as_u64() {
        Some(kind::STRING) => {
            let text = given.as_str().ok_or("a text is needed")?;
            let length = text.chars().count() as u64;
            let least = option["min_length"].as_u64().unwrap_or(0).max(1);
            let most = option["max_length"].as_u64().unwrap_or(6000);
            if !(least..=most).contains(&length) {
                return Err(format!("{least} to {most} characters are needed, not {length}"));
            }
            given.clone()
        }
        Some(kind::INTEGER) => within(option, given, given.as_i64().is_some())?,
        Some(kind::NUMBER) => within(option, given, given.is_number())?,
        Some(kind::BOOLEAN) if given.is_boolean() => given.clone(),
        Some(kind::BOOLEAN) => return Err("true or false is needed".to_owned()),
        Some(kind::USER | kind::MENTIONABLE) => {
            let id = snowflake(given).filter(|id| is_user(world, *id)).ok_or("a person's id is needed")?;
            json!(id.to_string())
        }
        Some(kind::CHANNEL) => {
            let id = snowflake(given).filter(|id| world.guild_of(*id).is_some());
            json!(id.ok_or("the id of one of the server's channels is needed")?.to_string())
        }
        Some(kind::ROLE) => {
            json!(snowflake(given).ok_or("the id of one of the server's roles is needed")?.to_string())
        }
        other => return Err(format!("nobody in the playground can fill in an option of type {other:?}")),
    };
    let choices = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
    if !choices.is_empty() && choices.iter().all(|choice| choice["value"] != value) {
        let known: Vec<String> = choices.iter().map(|choice| choice["value"].to_string()).collect();
        return Err(format!("{value} is not on offer; on offer are {}", known.join(", ")));
    }
    Ok(value)
}

fn within(option: &Value, given: &Value, fits: bool) -> Result<Value, String> {
    let number = given.as_f64().filter(|_| fits).ok_or("a number is needed")?;
    let least = option["min_value"].as_f64().unwrap_or(-9_007_199_254_740_992.0);
    let most = option["max_value"].as_f64().unwrap_or(9_007_199_254_740_992.0);
    if (least..=most).contains(&number) {
        Ok(given.clone())
    } else {
        Err(format!("{least} to {most} is needed"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::clock::Time;
    use crate::world::place::CHESS_CLUB;

    fn world() -> World {
        let mut world = World::new(([127, 0, 0, 1], 1).into(), 99, Time::Frozen, 0);
        world.commands = vec![
            json!({ "id": "5", "type": 1, "name": "play", "options": [
                { "type": 3, "name": "game", "required": true, "choices": [{ "name": "Chess", "value": "chess" }] },
                { "type": 6, "name": "opponent" },
                { "type": 4, "name": "minutes", "min_value": 1, "max_value": 90 },
                { "type": 3, "name": "options", "autocomplete": true, "max_length": 5 },
            ] }),
            json!({ "id": "6", "type": 1, "name": "admin", "contexts": [0], "options": [
                { "type": 1, "name": "show", "options": [{ "type": 5, "name": "all" }] },
            ] }),
        ];
        world
    }

    fn sent(channel: u64, command: &str, options: &Value) -> Result<Value, Refusal> {
        data(&world(), channel, Typed { command, options }, None)
    }

    #[test]
    fn options_are_sent_in_the_commands_order_with_the_people_in_them() {
        let ben = Who::Ben.id().to_string();
        let data = sent(CHESS_CLUB, "play", &json!({ "opponent": ben, "game": "chess" })).expect("fine");
        assert_eq!(data["options"][0], json!({ "name": "game", "type": 3, "value": "chess" }));
        assert_eq!(data["options"][1]["value"], json!(ben));
        assert_eq!(data["resolved"]["users"][&ben]["global_name"], "Ben");
        assert!(data["resolved"]["members"][&ben].is_object());
    }

    #[test]
    fn what_the_client_would_not_send_is_refused() {
        let refused = |options: Value| sent(CHESS_CLUB, "play", &options).map_err(|error| error.to_string());
        for (options, why) in [
            (json!({}), "required"),
            (json!({ "game": "go" }), "on offer"),
            (json!({ "game": 5 }), "a text"),
            (json!({ "game": "chess", "colour": "white" }), "no such option"),
            (json!({ "game": "chess", "opponent": "17" }), "a person's id"),
            (json!({ "game": "chess", "minutes": 91 }), "1 to 90"),
            (json!({ "game": "chess", "minutes": 1.5 }), "a number"),
            (json!({ "game": "chess", "options": "abcdef" }), "1 to 5 characters"),
        ] {
            assert!(refused(options.clone()).is_err_and(|text| text.contains(why)), "{options}");
        }
        assert!(refused(json!({ "game": "chess", "minutes": 90 })).is_ok());
        assert!(sent(CHESS_CLUB, "plya", &json!({})).is_err_and(|error| error.to_string().contains("play")));
    }

    #[test]
    fn subcommands_nest_and_contexts_count() {
        let data = sent(CHESS_CLUB, "admin show", &json!({ "all": true })).expect("fine");
        assert_eq!(data["options"][0]["options"][0]["value"], true);
        assert!(sent(CHESS_CLUB, "admin", &json!({})).is_err());
        assert!(sent(Who::Ada.dm(), "admin show", &json!({})).is_err(), "not in direct messages");
    }

    #[test]
    fn autocomplete_takes_what_is_half_typed() {
        let typed = Typed { command: "play", options: &json!({ "options": "po" }) };
        let data = data(&world(), CHESS_CLUB, typed, Some("options")).expect("fine");
        assert_eq!(
            data["options"],
            json!([{ "name": "options", "type": 3, "value": "po", "focused": true }])
        );
        let typed = Typed { command: "play", options: &json!({ "game": "c" }) };
        assert!(super::data(&world(), CHESS_CLUB, typed, Some("game")).is_err(), "it has fixed choices");
    }
}
