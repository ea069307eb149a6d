//! Deviations from Discord's description, as a live one has on bad days; switched on by tests.

use serde_json::{Value, json};

use crate::faults::Route;

/// The deviations switched on.
#[derive(Debug, Default)]
pub(crate) struct Deviations {
    /// The gateway accepts connections and sends nothing on them, not even the answer to the upgrade.
    pub(crate) silent_gateway: bool,
    /// The bot is quarantined: it may not write to people whom it hasn't written to before.
    pub(crate) quarantined: bool,
    /// The server has the application's commands, but the bot was never made a member.
    pub(crate) commands_only: bool,
    /// Answers have only the required fields, plus an unknown one.
    pub(crate) lean: bool,
    /// Interactions have unexpected fields, in places that nothing should depend on.
    pub(crate) odd: bool,
    /// People's messages are listed with values of unexpected kinds.
    pub(crate) odd_messages: bool,
    /// A repeated nonce is taken for a new one.
    pub(crate) forgets_nonces: bool,
    /// Paths removed from the answers of a route, as in `/attachments/0/description`, where `*` stands for all items of a list.
    pub(crate) withheld: Vec<(Route, String)>,
    /// Paths removed from interactions.
    pub(crate) untold: Vec<String>,
    /// How many of the next interactions lack something indispensable.
    pub(crate) halved: usize,
    /// How many have lacked something so far.
    halves: usize,
}

impl Deviations {
    /// An interaction as it is sent, with the deviations.
    pub(crate) fn bend(&mut self, mut event: Value) -> Value {
        if self.odd {
            oddly(&mut event);
        }
        self.untold.iter().for_each(|path| withhold(&mut event, path));
        if self.halved > 0 {
            self.halved -= 1;
            self.halves += 1;
            halve(&mut event, self.halves);
        }
        event
    }
}

/// Removes a field.
pub(crate) fn withhold(value: &mut Value, path: &str) {
    let path = path.trim_start_matches('/');
    let (first, rest) = path.split_once('/').unwrap_or((path, ""));
    match (value, rest) {
        (Value::Array(items), _) if first == "*" => items.iter_mut().for_each(|item| withhold(item, rest)),
        (Value::Array(items), rest) if !rest.is_empty() => {
            if let Some(item) = first.parse::<usize>().ok().and_then(|at| items.get_mut(at)) {
                withhold(item, rest);
            }
        }
        (Value::Object(fields), "") => {
            fields.remove(first);
        }
        (Value::Object(fields), rest) => {
            if let Some(inner) = fields.get_mut(first) {
                withhold(inner, rest);
            }
        }
        _ => {}
    }
}

/// Makes a person's message as unusual as a live Discord's may be to an older library.
pub(crate) fn strange(message: &mut Value) {
    let Some(fields) = message.as_object_mut() else { return };
    for (name, value) in [
        ("type", json!(177)),
        ("author", json!({ "id": "7", "avatar": "clyde", "username": null })),
        ("embeds", json!({ "new": true })),
        ("attachments", json!([{ "id": 3 }])),
        ("components", json!([177, { "type": "new" }])),
        ("timestamp", json!("tomorrow")),
        ("flags", json!("many")),
        ("content", Value::Null),
    ] {
        fields.insert(name.to_owned(), value);
    }
}

/// Removes something needed to know the sender or the request: each time something else.
fn halve(event: &mut Value, number: usize) {
    let Some(fields) = event.as_object_mut() else { return };
    // The type of a request for suggestions stays: it takes another kind of answer than all others.
    let typing = fields["type"] == 4;
    match number % 3 {
        0 if !typing => {
            fields.insert("type".to_owned(), json!(77));
        }
        0 | 1 => {
            fields.insert("data".to_owned(), json!("of another kind"));
        }
        _ => {
            fields.remove("member");
            fields.remove("user");
        }
    }
}

/// Changes what nothing should depend on: each is something that a live Discord sent one day and that libraries failed on, or
/// may send in future.
fn oddly(event: &mut Value) {
    for user in ["/user", "/member/user", "/message/author", "/message/interaction_metadata/user"] {
        if let Some(Value::Object(user)) = event.pointer_mut(user) {
            user.insert("avatar".to_owned(), json!("clyde"));
            user.insert("avatar_decoration_data".to_owned(), json!({ "asset": "v3_odd", "expires_at": -1 }));
            user.insert("collectibles".to_owned(), json!({ "nameplate": { "palette": 7 } }));
            user.insert("primary_guild".to_owned(), json!({ "badge": ["?"] }));
            user.insert("discriminator".to_owned(), Value::Null);
            user.insert("public_flags".to_owned(), json!("many"));
        }
    }
    for (at, value) in [
        ("/authorizing_integration_owners", json!({ "7": ["new"], "0": "0" })),
        ("/entitlements", json!([{ "kind": "new" }])),
        ("/context", json!(77)),
        ("/guild_locale", json!("tlh")),
        ("/channel/type", json!(77)),
        ("/channel/flags", json!("none")),
        ("/message/type", json!(177)),
        ("/message/embeds", json!("none")),
        ("/message/attachments", json!([{ "new": true }])),
        ("/message/timestamp", json!(0)),
        ("/message/interaction_metadata/authorizing_integration_owners", json!({ "9": {} })),
        ("/message/interaction_metadata/triggering_interaction_metadata", json!({})),
    ] {
        if let Some(there) = event.pointer_mut(at) {
            *there = value;
        }
    }
    if let Some(Value::Array(rows)) = event.pointer_mut("/message/components") {
        rows.push(json!({ "type": 177, "accessory": { "type": "new" } }));
    }
    unknown(event);
}

/// Adds an unknown field to every object.
pub(crate) fn unknown(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            // The keys of these are ids: an unknown field would be one of them.
            for (name, inner) in fields.iter_mut() {
                if name != "resolved" {
                    unknown(inner);
                }
            }
            fields.insert("added_tomorrow".to_owned(), json!({ "a": [1, "b", null] }));
        }
        Value::Array(items) => items.iter_mut().for_each(unknown),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_taken_away_wherever_it_stands() {
        let mut list = json!([{ "files": [{ "alt": "x", "name": "y" }] }, { "files": [] }, { "alt": "z" }]);
        withhold(&mut list, "/*/files/0/alt");
        assert_eq!(list, json!([{ "files": [{ "name": "y" }] }, { "files": [] }, { "alt": "z" }]));
        let mut one = json!({ "flags": 64, "content": "x" });
        withhold(&mut one, "/flags");
        assert_eq!(one, json!({ "content": "x" }));
    }

    #[test]
    fn an_interaction_comes_as_it_is_unless_something_is_switched_on() {
        let event = json!({ "type": 2, "data": { "name": "play" }, "user": { "id": "5", "avatar": null } });
        let mut deviations = Deviations::default();
        assert_eq!(deviations.bend(event.clone()), event);
        deviations.halved = 3;
        let bent: Vec<Value> = (0..4).map(|_| deviations.bend(event.clone())).collect();
        assert_eq!(bent[0]["data"], "of another kind");
        assert_eq!(bent[1].get("user"), None);
        assert_eq!(bent[2]["type"], 77);
        assert_eq!(bent[3], event);
        deviations.odd = true;
        let odd = deviations.bend(event);
        assert_eq!(
            (&odd["data"]["name"], &odd["user"]["id"], &odd["user"]["avatar"]),
            (&json!("play"), &json!("5"), &json!("clyde"))
        );
    }
}
