//! Using buttons, menus and forms.

use serde_json::{Value, json};

use super::{Refusal, begin, is_user, resolved};
use crate::api::InteractionKind;
use crate::world::World;
use crate::world::message::controls;
use crate::world::people::Who;

const BUTTON: u64 = 2;
const STRING_SELECT: u64 = 3;
const USER_SELECT: u64 = 5;
const MENTIONABLE_SELECT: u64 = 7;
const CHANNEL_SELECT: u64 = 8;
/// The style of a link button.
const LINK: u64 = 5;

/// A press of a button or a choice from a menu.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Press<'a> {
    pub(crate) message: u64,
    pub(crate) custom_id: &'a str,
    /// `None` for a button.
    pub(crate) values: Option<&'a [String]>,
    /// Whether to send it even if the message has no such control or value now.
    pub(crate) forged: bool,
}

/// Uses a control of a message.
pub(crate) fn press(world: &mut World, who: Who, press: Press<'_>) -> Result<u64, Refusal> {
    let missing = Refusal::NoMessage { who, message: press.message };
    let message = world.messages.get(&press.message).ok_or_else(|| missing.clone())?;
    if !world.sees(who, message) && !press.forged {
        return Err(missing);
    }
    let channel = message.channel;
    if world.channels.get(&channel).is_none_or(|channel| channel.locked) && !press.forged {
        return Err(Refusal::ThreadClosed);
    }
    let all = controls(&message.components);
    let control = all.iter().find(|control| control["custom_id"] == press.custom_id);
    let default = if press.values.is_some() { STRING_SELECT } else { BUTTON };
    let kind = control.and_then(|control| control["type"].as_u64()).unwrap_or(default);
    if !press.forged {
        let control = control.ok_or_else(|| {
            let known: Vec<String> = all.iter().map(|control| control["custom_id"].to_string()).collect();
            Refusal::NoControl { custom_id: press.custom_id.to_owned(), known: known.join(", ") }
        })?;
        usable(world, control, press)?;
    }
    let mut data = json!({ "custom_id": press.custom_id, "component_type": kind });
    if let Some(values) = press.values {
        data["values"] = json!(values);
        if matches!(kind, USER_SELECT | MENTIONABLE_SELECT) {
            let ids: Vec<u64> = values.iter().filter_map(|value| value.parse().ok()).collect();
            data["resolved"] = resolved(world, &ids, channel);
        }
    }
    Ok(begin(world, InteractionKind::Component, who, channel, Some(press.message), &data))
}

/// Checks that a control can be used like this.
fn usable(world: &World, control: &Value, press: Press<'_>) -> Result<(), Refusal> {
    let id = press.custom_id.to_owned();
    if control["disabled"] == true || control["style"] == LINK {
        return Err(Refusal::Disabled(id));
    }
    let is_button = control["type"] == BUTTON;
    let Some(values) = press.values else {
        let why = "this is a menu: something must be chosen from it".to_owned();
        return if is_button { Ok(()) } else { Err(Refusal::Menu { custom_id: id, why }) };
    };
    if is_button {
        return Err(Refusal::Menu { custom_id: id, why: "this is a button".to_owned() });
    }
    let least = control["min_values"].as_u64().unwrap_or(1) as usize;
    let most = control["max_values"].as_u64().unwrap_or(1) as usize;
    if !(least..=most).contains(&values.len()) {
        let why = format!("{least} to {most} values are needed, not {}", values.len());
        return Err(Refusal::Menu { custom_id: id, why });
    }
    let offered = |value: &String| match control["type"].as_u64() {
        Some(STRING_SELECT) => {
            control["options"].as_array().into_iter().flatten().any(|option| option["value"] == *value)
        }
        Some(USER_SELECT | MENTIONABLE_SELECT) => value.parse().is_ok_and(|id| is_user(world, id)),
        Some(CHANNEL_SELECT) => value.parse().is_ok_and(|id| world.guild_of(id).is_some()),
        _ => false,
    };
    match values.iter().find(|value| !offered(value)) {
        Some(stranger) => {
            let known: Vec<&str> = control["options"]
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|option| option["value"].as_str())
                .collect();
            let why = format!("{stranger:?} is not on it; on it are: {}", known.join(", "));
            Err(Refusal::Menu { custom_id: id, why })
        }
        None => Ok(()),
    }
}

/// Submits a form: `modal` is what the bot showed, `None` for a forged one.
pub(crate) fn submit(
    world: &mut World,
    who: Who,
    (channel, source): (u64, Option<u64>),
    modal: Option<&Value>,
    custom_id: &str,
    fields: &[(String, String)],
) -> Result<u64, Refusal> {
    if !world.is_in(who, channel) {
        return Err(Refusal::NoChannel { who, channel });
    }
    if let Some(modal) = modal {
        filled(modal, fields)?;
    }
    let rows: Vec<Value> = fields
        .iter()
        .map(|(id, value)| {
            json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "value": value }] })
        })
        .collect();
    let data = json!({ "custom_id": custom_id, "components": rows });
    let source = source.filter(|id| world.messages.contains_key(id));
    Ok(begin(world, InteractionKind::Modal, who, channel, source, &data))
}

/// Checks that a form is filled in correctly.
fn filled(modal: &Value, fields: &[(String, String)]) -> Result<(), Refusal> {
    let rows = modal["components"].as_array().map_or(&[][..], Vec::as_slice);
    let inputs = controls(rows);
    let wrong = |field: &str, why: String| Err(Refusal::Field { field: field.to_owned(), why });
    for (id, _) in fields {
        if inputs.iter().all(|input| input["custom_id"] != *id) {
            return wrong(id, "the form has no such field".to_owned());
        }
    }
    for input in inputs {
        let id = input["custom_id"].as_str().unwrap_or_default();
        let value = fields.iter().find(|(own, _)| own == id).map_or("", |(_, value)| value);
        let length = value.chars().count() as u64;
        let most = input["max_length"].as_u64().unwrap_or(4000);
        if length == 0 && input["required"] == false {
            continue;
        }
        let least = input["min_length"].as_u64().unwrap_or(0).max(1);
        if !(least..=most).contains(&length) {
            return wrong(id, format!("{least} to {most} characters are needed, not {length}"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::clock::Time;
    use crate::world::message::{Author, Message};
    use crate::world::place::CHESS_CLUB;

    fn world() -> (World, u64) {
        let mut world = World::new(([127, 0, 0, 1], 1).into(), 99, Time::Frozen, 0);
        let id = world.clock.snowflake();
        let mut message = Message::new(id, CHESS_CLUB, Author::Bot);
        message.content = "a board".to_owned();
        message.components = vec![
            json!({ "type": 1, "components": [
                { "type": 2, "style": 1, "label": "Move", "custom_id": "move" },
                { "type": 2, "style": 1, "label": "Old", "custom_id": "old", "disabled": true },
            ] }),
            json!({ "type": 1, "components": [
                { "type": 3, "custom_id": "menu", "max_values": 2,
                  "options": [{ "label": "A", "value": "a" }, { "label": "B", "value": "b" }] },
            ] }),
        ];
        world.post(message);
        (world, id)
    }

    fn try_press(custom_id: &str, values: Option<&[&str]>, forged: bool) -> Result<u64, Refusal> {
        let (mut world, message) = world();
        let values: Option<Vec<String>> =
            values.map(|values| values.iter().map(|value| (*value).to_owned()).collect());
        press(&mut world, Who::Ada, Press { message, custom_id, values: values.as_deref(), forged })
    }

    #[test]
    fn only_what_is_there_can_be_pressed_unless_forged() {
        assert!(try_press("move", None, false).is_ok());
        assert!(matches!(try_press("old", None, false), Err(Refusal::Disabled(_))));
        assert!(matches!(try_press("gone", None, false), Err(Refusal::NoControl { .. })));
        assert!(matches!(try_press("menu", None, false), Err(Refusal::Menu { .. })));
        assert!(try_press("gone", None, true).is_ok());
    }

    #[test]
    fn only_what_is_on_a_menu_can_be_chosen_unless_forged() {
        assert!(try_press("menu", Some(&["a", "b"]), false).is_ok());
        assert!(matches!(try_press("menu", Some(&["c"]), false), Err(Refusal::Menu { .. })));
        assert!(matches!(try_press("menu", Some(&[]), false), Err(Refusal::Menu { .. })));
        assert!(try_press("menu", Some(&["c"]), true).is_ok());
    }

    #[test]
    fn private_messages_are_nobody_elses_to_press() {
        let (mut world, message) = world();
        world.edit(message, |message| message.only = Some(Who::Ada));
        let button = Press { message, custom_id: "move", values: None, forged: false };
        assert!(press(&mut world, Who::Ada, button).is_ok());
        assert!(matches!(press(&mut world, Who::Ben, button), Err(Refusal::NoMessage { .. })));
    }

    #[test]
    fn a_form_is_filled_in_as_it_asks() {
        let modal = json!({ "components": [{ "type": 1, "components": [
            { "type": 4, "custom_id": "text", "min_length": 2, "max_length": 4 }] }] });
        let with = |field: &str, value: &str| filled(&modal, &[(field.to_owned(), value.to_owned())]);
        assert_eq!(with("text", "e4"), Ok(()));
        assert!(
            with("text", "e").is_err() && with("text", "e2e4e5").is_err() && with("other", "e4").is_err()
        );
        assert!(filled(&modal, &[]).is_err(), "required unless it says otherwise");
    }
}
