//! The checker's table of requests that Discord refuses or accepts.

#![allow(clippy::needless_pass_by_value, reason = "the tables read better with values")]

use serde_json::{Value, json};

use super::*;
use crate::api::body::Upload;
use crate::api::route;

const MESSAGES: &str = "/channels/7/messages";
const CALLBACK: &str = "/interactions/7/token/callback";
const COMMANDS: &str = "/applications/7/commands";

thread_local! {
    /// One for all tests: its schemas take a moment to compile.
    static CHECKER: Checker = Checker::new();
}

fn problems_with(method: Method, path: &str, json: Value, files: &[(u64, &str, usize)]) -> Vec<Problem> {
    let target = route::find(&method, path).expect("a served route");
    let file = |(index, name, size): &(u64, &str, usize)| Upload {
        index: *index,
        name: (*name).to_owned(),
        bytes: vec![0; *size],
    };
    let payload = Payload { json: Some(json), files: files.iter().map(file).collect() };
    CHECKER.with(|checker| checker.problems(&method, &target, &payload))
}

fn problems(method: Method, path: &str, json: Value) -> Vec<Problem> {
    problems_with(method, path, json, &[])
}

#[track_caller]
fn refused(method: Method, path: &str, json: Value, place: &str) {
    let found = problems(method.clone(), path, json.clone());
    assert!(
        found.iter().any(|problem| problem.path.starts_with(place)),
        "{method} {path} {json} should be refused at {place:?}, but: {found:?}"
    );
}

#[track_caller]
fn fine(method: Method, path: &str, json: Value, files: &[(u64, &str, usize)]) {
    let found = problems_with(method.clone(), path, json.clone(), files);
    assert_eq!(found, [], "{method} {path} {json}");
}

fn row(components: Value) -> Value {
    json!({ "content": "x", "components": [{ "type": 1, "components": components }] })
}

fn button() -> Value {
    json!({ "type": 2, "style": 1, "label": "Move", "custom_id": "move" })
}

fn with(mut value: Value, name: &str, change: Value) -> Value {
    value[name] = change;
    value
}

fn options(count: usize) -> Vec<Value> {
    (0..count).map(|n| json!({ "label": format!("{n}"), "value": format!("{n}") })).collect()
}

#[test]
fn bad_messages_are_refused() {
    let text = |length: usize| "x".repeat(length);
    for (json, place) in [
        (json!({}), ""),
        (json!({ "content": "  " }), ""),
        (json!({ "content": text(2001) }), "/content"),
        (json!({ "content": 5 }), "/content"),
        (json!({ "content": "x", "nonce": text(26) }), "/nonce"),
        (json!({ "content": "x", "enforce_nonce": true }), "/nonce"),
        (json!({ "content": "x", "colour": "red" }), "/colour"),
        (json!({ "content": "x", "flags": 1 << 7 }), "/flags"),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["everybody"] } }),
            "/allowed_mentions/parse",
        ),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
            "/allowed_mentions",
        ),
        (json!({ "embeds": vec![json!({ "title": "x" }); 11] }), "/embeds"),
        (json!({ "embeds": [{ "title": text(257) }] }), "/embeds/0/title"),
        (json!({ "embeds": [{ "description": text(4097) }] }), "/embeds/0/description"),
        (json!({ "embeds": [{ "fields": [{ "name": "x" }] }] }), "/embeds/0/fields/0"),
        (json!({ "embeds": vec![json!({ "description": text(3001) }); 2] }), "/embeds"),
        (
            json!({ "embeds": [{ "title": "x", "image": { "url": "attachment://board.png" } }] }),
            "/attachments",
        ),
        (json!({ "content": "x", "attachments": [{ "id": 0, "filename": "board.png" }] }), "/attachments/0"),
        (json!({ "content": "x", "flags": 1 << 15 }), "/content"),
        (json!({ "content": "x", "components": [{ "type": 10, "content": "text" }] }), "/components"),
    ] {
        refused(Method::POST, MESSAGES, json, place);
    }
}

#[test]
fn bad_components_are_refused() {
    let rows = |count: usize| {
        let rows: Vec<Value> = (0..count)
            .map(|n| json!({ "type": 1, "components": [with(button(), "custom_id", json!(format!("{n}")))] }))
            .collect();
        json!({ "content": "x", "components": rows })
    };
    let buttons: Vec<Value> = (0..6).map(|n| with(button(), "custom_id", json!(format!("{n}")))).collect();
    let menu = |options: Vec<Value>| json!({ "type": 3, "custom_id": "menu", "options": options });
    let long = "x".repeat(101);
    for (json, place) in [
        (rows(6), "/components"),
        (json!({ "content": "x", "components": [button()] }), "/components/0"),
        (row(json!([])), "/components/0/components"),
        (row(json!(buttons)), "/components/0/components"),
        (row(json!([button(), button()])), "/components"),
        (row(json!([with(button(), "label", json!(""))])), "/components/0"),
        (row(json!([with(button(), "label", json!("x".repeat(81)))])), "/components/0/components/0/label"),
        (row(json!([with(button(), "custom_id", json!(long))])), "/components/0/components/0/custom_id"),
        (row(json!([with(button(), "custom_id", Value::Null)])), "/components/0"),
        (row(json!([with(button(), "style", json!(9))])), "/components/0/components/0/style"),
        (row(json!([with(button(), "style", json!(5))])), "/components/0"),
        (row(json!([with(button(), "url", json!("https://example.com"))])), "/components/0"),
        (
            row(json!([{ "type": 4, "custom_id": "text", "style": 1, "label": "x" }])),
            "/components/0/components/0",
        ),
        (row(json!([menu(options(26))])), "/components/0/components/0/options"),
        (row(json!([menu(vec![])])), "/components/0/components/0"),
        (row(json!([menu([options(1), options(1)].concat())])), "/components/0"),
        (row(json!([with(menu(options(2)), "max_values", json!(3))])), "/components/0"),
        (
            row(json!([with(menu(options(30)), "max_values", json!(26))])),
            "/components/0/components/0/max_values",
        ),
        (row(json!([with(menu(options(2)), "min_values", json!(2))])), "/components/0"),
        (
            row(json!([with(menu(options(2)), "placeholder", json!("x".repeat(151)))])),
            "/components/0/components/0",
        ),
        (
            row(json!([menu(vec![json!({ "label": long, "value": "a" })])])),
            "/components/0/components/0/options/0/label",
        ),
        (
            row(json!([menu(vec![json!({ "label": "a", "value": long })])])),
            "/components/0/components/0/options/0/value",
        ),
        (row(json!([menu(options(2)), button()])), "/components/0"),
    ] {
        refused(Method::POST, MESSAGES, json.clone(), place);
        refused(Method::PATCH, "/channels/7/messages/8", json.clone(), place);
        refused(Method::POST, CALLBACK, json!({ "type": 4, "data": json }), &format!("/data{place}"));
    }
}

#[test]
fn bad_answers_to_interactions_are_refused() {
    let choices = |count: usize| -> Vec<Value> {
        (0..count).map(|n| json!({ "name": format!("{n}"), "value": format!("{n}") })).collect()
    };
    let field = json!({ "type": 4, "custom_id": "text", "style": 1, "label": "Turn" });
    let form = |fields: Value| json!({ "custom_id": "form", "title": "Type", "components": fields });
    let rows = |field: &Value| json!([{ "type": 1, "components": [field] }]);
    let good = form(rows(&field));
    for (json, place) in [
        (json!({}), ""),
        (json!({ "type": 3 }), "/type"),
        (json!({ "type": 4 }), "/data"),
        (json!({ "type": 4, "data": {} }), "/data"),
        (json!({ "type": 4, "data": { "content": "x".repeat(2001) } }), "/data/content"),
        (json!({ "type": 5, "data": { "flags": 1 << 7 } }), "/data/flags"),
        (json!({ "type": 5, "data": { "content": "x" } }), "/data"),
        (json!({ "type": 7 }), "/data"),
        (json!({ "type": 8 }), "/"),
        (json!({ "type": 8, "data": { "choices": choices(26) } }), "/data/choices"),
        (
            json!({ "type": 8, "data": { "choices": [{ "name": "x".repeat(101), "value": "x" }] } }),
            "/data/choices/0",
        ),
        (json!({ "type": 9 }), ""),
        (json!({ "type": 9, "data": with(good.clone(), "title", json!("x".repeat(46))) }), "/data/title"),
        (json!({ "type": 9, "data": with(good.clone(), "custom_id", Value::Null) }), "/data/custom_id"),
        (json!({ "type": 9, "data": form(json!([])) }), "/data/components"),
        (json!({ "type": 9, "data": form(rows(&button())) }), "/data/components/0/components/0"),
        (
            json!({ "type": 9, "data": form(rows(&with(field.clone(), "label", json!("x".repeat(46))))) }),
            "/data/components/0/components/0/label",
        ),
        (
            json!({ "type": 9, "data": form(rows(&with(field.clone(), "max_length", json!(4001)))) }),
            "/data/components/0/components/0/max_length",
        ),
        (
            json!({ "type": 9, "data": form(rows(&with(with(field, "max_length", json!(3)), "min_length", json!(4)))) }),
            "/data/components/0",
        ),
    ] {
        refused(Method::POST, CALLBACK, json, place);
    }
}

#[test]
fn bad_commands_are_refused() {
    let command = || json!({ "name": "play", "description": "Play", "type": 1 });
    let option = || json!({ "type": 3, "name": "game", "description": "Which" });
    let taking = |options: Vec<Value>| with(command(), "options", json!(options));
    let numbered =
        |count: usize| (0..count).map(|n| with(option(), "name", json!(format!("o{n}")))).collect();
    let choice = json!({ "name": "a", "value": "a" });
    let choices: Vec<Value> =
        (0..26).map(|n| json!({ "name": format!("{n}"), "value": format!("{n}") })).collect();
    for (json, place) in [
        (with(command(), "name", json!("Play")), "/0/name"),
        (with(command(), "name", json!("play it")), "/0/name"),
        (with(command(), "name", json!("x".repeat(33))), "/0/name"),
        (with(command(), "description", json!("")), "/0/description"),
        (with(command(), "description", json!("x".repeat(101))), "/0/description"),
        (with(command(), "contexts", json!([7])), "/0/contexts/0"),
        (taking(numbered(26)), "/0/options"),
        (taking(vec![option(), option()]), "/0"),
        (taking(vec![with(option(), "name", json!("Game"))]), "/0/options/0/name"),
        (taking(vec![with(option(), "type", json!(12))]), "/0/options/0/type"),
        (taking(vec![with(option(), "description", json!("x".repeat(101)))]), "/0/options/0/description"),
        (
            taking(vec![option(), json!({ "type": 3, "name": "b", "description": "B", "required": true })]),
            "/0",
        ),
        (taking(vec![with(option(), "choices", json!(choices))]), "/0/options/0/choices"),
        (taking(vec![with(option(), "choices", json!([choice, choice]))]), "/0/options/0"),
        (
            taking(vec![with(with(option(), "choices", json!([choice])), "autocomplete", json!(true))]),
            "/0/options/0",
        ),
        (taking(vec![option(), json!({ "type": 1, "name": "sub", "description": "Sub" })]), "/0"),
    ] {
        refused(Method::PUT, COMMANDS, json!([json]), place);
    }
    refused(Method::PUT, COMMANDS, json!([command(), command()]), "");
    refused(Method::POST, COMMANDS, with(command(), "name", json!("Play")), "/name");
}

#[test]
fn bad_files_are_refused() {
    let listed = json!({ "content": "x", "attachments": [{ "id": 0, "filename": "a.png", "description": "x".repeat(1025) }] });
    for (json, files, place) in [
        (listed, vec![(0, "a.png", 1)], "/attachments/0/description"),
        (json!({ "attachments": [{ "id": 1 }] }), vec![(0, "a.png", 1)], "/attachments/0/id"),
        (json!({ "attachments": [{ "id": 0 }, { "id": 0 }] }), vec![(0, "a.png", 1)], "/attachments/1/id"),
        (json!({ "content": "x" }), vec![(0, "a.png", 1), (0, "b.png", 1)], "/attachments"),
        (json!({ "content": "x" }), vec![(0, "", 1)], "/attachments"),
        (json!({ "content": "x" }), vec![(0, "a.png", 10 * 1024 * 1024 + 1)], "/attachments"),
        (json!({ "content": "x" }), (0..11).map(|n| (n, "a.png", 1)).collect(), "/attachments"),
    ] {
        let found = problems_with(Method::POST, MESSAGES, json.clone(), &files);
        assert!(found.iter().any(|problem| problem.path.starts_with(place)), "{json}: {found:?}");
    }
    let found =
        problems_with(Method::POST, "/users/@me/channels", json!({ "recipient_id": "1" }), &[(0, "a", 1)]);
    assert_eq!(found.len(), 1, "direct messages are opened without files");
}

#[test]
fn other_bad_requests_are_refused() {
    for (method, path, json, place) in [
        (Method::POST, "/users/@me/channels", json!({ "recipient_id": "ada" }), "/recipient_id"),
        (Method::POST, "/channels/7/messages/8/threads", json!({}), ""),
        (Method::POST, "/channels/7/messages/8/threads", json!({ "name": " " }), "/name"),
        (Method::POST, "/channels/7/messages/8/threads", json!({ "name": "x".repeat(101) }), "/name"),
        (
            Method::POST,
            "/channels/7/messages/8/threads",
            json!({ "name": "x", "auto_archive_duration": 61 }),
            "",
        ),
        (Method::PATCH, "/channels/7", json!({ "name": "x".repeat(101) }), ""),
    ] {
        refused(method, path, json, place);
    }
}

#[test]
fn good_requests_pass() {
    let board = json!({
        "content": "<@1> to move", "allowed_mentions": { "parse": [], "users": ["1"] }, "nonce": "k7", "enforce_nonce": true,
        "attachments": [{ "id": 0, "filename": "board.png", "description": "White to move" }],
        "components": [{ "type": 1, "components": [
            button(), { "type": 2, "style": 5, "label": "Rules", "url": "https://example.com" },
            { "type": 2, "style": 2, "emoji": { "name": "🔄" }, "custom_id": "flip", "disabled": true },
        ] }],
    });
    fine(Method::POST, MESSAGES, board, &[(0, "board.png", 10)]);
    fine(
        Method::POST,
        MESSAGES,
        json!({ "content": "x", "tts": false, "embeds": [], "sticker_ids": [] }),
        &[],
    );
    fine(Method::POST, MESSAGES, json!({}), &[(0, "board.png", 10)]);
    let image = json!({ "embeds": [{ "title": "x", "image": { "url": "attachment://board.png" } }] });
    fine(Method::POST, MESSAGES, image, &[(0, "board.png", 10)]);
    let v2 = json!({ "flags": 1 << 15, "components": [
        { "type": 17, "components": [{ "type": 10, "content": "A board" },
            { "type": 12, "items": [{ "media": { "url": "attachment://board.png" } }] }] },
        { "type": 1, "components": [button()] },
    ] });
    fine(Method::POST, MESSAGES, v2, &[(0, "board.png", 10)]);
    fine(
        Method::PATCH,
        "/channels/7/messages/8",
        json!({ "content": "", "components": [], "attachments": [] }),
        &[],
    );
    fine(Method::PATCH, "/webhooks/7/t/messages/@original", json!({ "content": "x" }), &[]);
    fine(Method::POST, "/webhooks/7/t", json!({ "content": "x", "flags": 64 }), &[]);
    fine(Method::POST, CALLBACK, json!({ "type": 5, "data": { "flags": 64 } }), &[]);
    fine(Method::POST, CALLBACK, json!({ "type": 6 }), &[]);
    fine(
        Method::POST,
        CALLBACK,
        json!({ "type": 8, "data": { "choices": [{ "name": "e4", "value": "e2e4" }] } }),
        &[],
    );
    fine(
        Method::POST,
        CALLBACK,
        json!({ "type": 4, "data": row(json!([{
        "type": 3, "custom_id": "menu", "options": options(25), "min_values": 1, "max_values": 25 }])) }),
        &[],
    );
    fine(
        Method::POST,
        CALLBACK,
        json!({ "type": 9, "data": { "custom_id": "form", "title": "Type", "components": [
        { "type": 1, "components": [{ "type": 4, "custom_id": "text", "style": 1, "label": "Turn", "required": true }] }] } }),
        &[],
    );
    fine(
        Method::PUT,
        COMMANDS,
        json!([{ "type": 1, "name": "play", "description": "Play", "contexts": [0, 1],
        "integration_types": [0], "nsfw": false, "options": [
            { "type": 3, "name": "game", "description": "Which", "required": true, "choices": [{ "name": "A", "value": "a" }] },
            { "type": 6, "name": "opponent", "description": "Whom", "choices": [] },
            { "type": 3, "name": "turn", "description": "What", "autocomplete": true } ] }]),
        &[],
    );
    fine(Method::POST, "/users/@me/channels", json!({ "recipient_id": 318_274_019_563_274_240_u64 }), &[]);
    fine(
        Method::POST,
        "/channels/7/messages/8/threads",
        json!({ "name": "x", "auto_archive_duration": 10080 }),
        &[],
    );
    fine(Method::PATCH, "/channels/7", json!({ "archived": true, "locked": false }), &[]);
}
