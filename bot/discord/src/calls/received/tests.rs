//! Missing, additional or changed fields: the request is understood, or reported as unreadable.

use serde_json::json;
use serenity::all::Interaction;

use super::*;
use crate::incoming::events::raw;

/// Interactions of every kind, as sent by Discord.
const SENT: [(&str, &str); 10] = [
    ("play-from", include_str!("../../../../../fuzz/corpus/interaction/play-from")),
    ("move", include_str!("../../../../../fuzz/corpus/interaction/move")),
    ("admin", include_str!("../../../../../fuzz/corpus/interaction/admin")),
    ("direct", include_str!("../../../../../fuzz/corpus/interaction/direct")),
    ("settings", include_str!("../../../../../fuzz/corpus/interaction/settings")),
    ("typing", include_str!("../../../../../fuzz/corpus/interaction/typing")),
    ("button", include_str!("../../../../../fuzz/corpus/interaction/button")),
    ("menu", include_str!("../../../../../fuzz/corpus/interaction/menu")),
    ("form", include_str!("../../../../../fuzz/corpus/interaction/form")),
    ("thread", include_str!("../../../../../fuzz/corpus/interaction/thread")),
];

/// Fields without which the request or its sender is unknown, or no answer is possible. Discord's description requires
/// each of them.
const INDISPENSABLE: [&str; 10] = [
    "/id",
    "/token",
    "/type",
    "/data",
    "/data/name",
    "/data/custom_id",
    "/member",
    "/member/user",
    "/member/user/id",
    "/user",
];

/// Optional fields: without one something else is understood, but no error occurs.
const USED: [&str; 16] = [
    "/member/permissions",
    "/member/roles",
    "/member/nick",
    "/global_name",
    "/username",
    "/guild_id",
    "/channel",
    "/channel_id",
    "/app_permissions",
    "/locale",
    "/message/id",
    "/message/flags",
    "/message/interaction_metadata",
    "/data/",
    "/message",
    "/user/id",
];

fn sent() -> impl Iterator<Item = (&'static str, Value)> {
    SENT.into_iter().map(|(name, text)| (name, serde_json::from_str(text).expect("JSON")))
}

/// The paths of all fields, at any depth.
fn fields(value: &Value, at: &str, found: &mut Vec<String>) {
    let inner: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(name, inner)| (name.clone(), inner)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(n, inner)| (n.to_string(), inner)).collect(),
        _ => return,
    };
    for (name, inner) in inner {
        let path = format!("{at}/{name}");
        fields(inner, &path, found);
        found.push(path);
    }
}

fn all_fields(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    fields(value, "", &mut found);
    found
}

fn without(value: &Value, path: &str) -> Value {
    let mut value = value.clone();
    let (parent, name) = path.rsplit_once('/').expect("a path");
    match value.pointer_mut(parent).expect("it is there") {
        Value::Object(fields) => drop(fields.remove(name)),
        Value::Array(items) => drop(items.remove(name.parse().expect("a number"))),
        _ => unreachable!("a field is of something"),
    }
    value
}

/// What is understood, without what is only kept to tell presses apart.
fn meaning(json: &Value) -> Incoming {
    let mut read = read(json);
    if let Incoming::Interaction(received) = &mut read
        && let Asked::Press(press) | Asked::Form(press) = &mut received.asked
    {
        press.whole.clear();
    }
    read
}

#[test]
fn every_kind_is_understood() {
    for (name, json) in sent() {
        let Incoming::Interaction(received) = read(&json) else { panic!("{name} is not understood") };
        assert_eq!((received.id.get(), received.token.as_str()), (1001, "t"), "{name}");
        assert_eq!(received.from.name.as_deref(), Some("Ada"), "{name}");
    }
    assert_eq!(read(&json!({ "type": 1, "id": "5" })), Incoming::Ping);
}

#[test]
fn any_field_may_be_missing_and_only_the_indispensable_are_missed() {
    for (name, json) in sent() {
        let whole = meaning(&json);
        for path in all_fields(&json) {
            let read = meaning(&without(&json, &path));
            let direct = json.get("member").is_none();
            let indispensable = INDISPENSABLE.contains(&path.as_str()) || direct && path == "/user/id";
            match &read {
                Incoming::Unread(unread) => {
                    assert!(indispensable, "{name} without {path}: {unread:?}");
                    assert_eq!(unread.reply.is_some(), path != "/id" && path != "/token", "{name}, {path}");
                }
                _ => assert!(!indispensable, "{name} without {path} is understood as {read:?}"),
            }
            let used = USED.iter().any(|used| path.contains(used));
            assert!(indispensable || used || read == whole, "{name} without {path}: {read:?}");
        }
    }
}

#[test]
fn any_field_may_be_of_another_kind_and_nothing_breaks() {
    for (name, json) in sent() {
        let whole = meaning(&json);
        for path in all_fields(&json) {
            for odd in
                [Value::Null, json!(177), json!("v3_odd"), json!([{ "new": 1 }]), json!({ "new": [1] })]
            {
                let mut changed = json.clone();
                *changed.pointer_mut(&path).expect("it is there") = odd.clone();
                let read = meaning(&changed);
                let meant = INDISPENSABLE.iter().chain(&USED).any(|used| path.contains(used));
                assert!(meant || read == whole, "{name} with {path} = {odd}: {read:?}");
            }
        }
    }
}

#[test]
fn texts_come_without_nul() {
    fn poison(value: &mut Value) {
        match value {
            Value::Object(fields) => fields.values_mut().for_each(poison),
            Value::Array(items) => items.iter_mut().for_each(poison),
            // Ids are numbers.
            Value::String(text) if text.parse::<u64>().is_err() => text.push('\0'),
            _ => {}
        }
    }
    for (name, mut json) in sent() {
        for field in ["data", "member", "user"] {
            if let Some(value) = json.get_mut(field) {
                poison(value);
            }
        }
        let read = match read(&json) {
            Incoming::Interaction(read) => *read,
            other => panic!("{name}: {other:?}"),
        };
        let whole = |press: Press| Press { whole: String::new(), ..press };
        let asked = match read.asked {
            Asked::Press(press) => Asked::Press(whole(press)),
            Asked::Form(press) => Asked::Form(whole(press)),
            other => other,
        };
        let shown = format!("{asked:?} {:?}", read.from.name);
        assert!(!shown.contains("\\0"), "{name}: {shown}");
    }
}

#[test]
fn unknown_fields_change_nothing() {
    fn grow(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.values_mut().for_each(grow);
                fields.insert("added_tomorrow".to_owned(), json!({ "id": "1", "name": ["x"] }));
            }
            Value::Array(items) => items.iter_mut().for_each(grow),
            _ => {}
        }
    }
    for (name, json) in sent() {
        let mut grown = json.clone();
        grow(&mut grown);
        assert_eq!(meaning(&grown), meaning(&json), "{name}");
    }
}

#[test]
fn what_came_through_the_client_library_means_the_same() {
    let mut came_through = 0;
    for (name, json) in sent() {
        for path in std::iter::once(None).chain(all_fields(&json).into_iter().map(Some)) {
            let json = path.as_deref().map_or_else(|| json.clone(), |path| without(&json, path));
            let Ok(theirs) = serde_json::from_value::<Interaction>(json.clone()) else { continue };
            came_through += 1;
            assert_eq!(meaning(&raw(&theirs)), meaning(&json), "{name} without {path:?}");
        }
    }
    assert!(came_through > 100, "{came_through}");
}

#[test]
fn what_is_indispensable_is_required_by_discords_description() {
    let required: Value =
        serde_json::from_str(include_str!("../../../../playground/spec/required.json")).expect("JSON");
    let member = &required["GET /guilds/{guild_id}/members/{user_id}"];
    let message = &required["POST /channels/{channel_id}/messages"];
    for (of, names) in
        [(member, ["user", "roles"]), (&member["user"], ["id", "username"]), (message, ["id", "flags"])]
    {
        assert!(names.iter().all(|name| of.get(name).is_some()), "{names:?} in {of}");
    }
}

#[test]
fn forms_are_read_however_they_are_packed_and_names_are_those_people_see() {
    let mut form = sent().find(|(name, _)| *name == "form").expect("it is sent").1;
    let value = |form: &Value| match read(form) {
        Incoming::Interaction(received) => match received.asked {
            Asked::Form(press) => press.value,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    };
    assert_eq!(value(&form).as_deref(), Some("Nf3"));
    form["data"]["components"] = json!([
        { "type": 10, "content": "A heading" },
        { "type": 18, "component": { "type": 4, "custom_id": "text", "value": "e4" } },
    ]);
    assert_eq!(value(&form).as_deref(), Some("e4"));
    let name = |json: &Value| match read(json) {
        Incoming::Interaction(received) => received.from.name,
        other => panic!("{other:?}"),
    };
    form["member"]["nick"] = json!("The Countess");
    assert_eq!(name(&form).as_deref(), Some("The Countess"));
    form["member"]["nick"] = json!(" ");
    form["member"]["user"]["global_name"] = Value::Null;
    assert_eq!(name(&form).as_deref(), Some("ada"));
}
