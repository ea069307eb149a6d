//! Limits that Discord documents or enforces, but that its OpenAPI description lacks.

use std::collections::HashSet;

use serde_json::Value;

use super::Problem;
use crate::api::body::{Payload, Upload};
use crate::api::route::Route;
use crate::api::snowflake;
use crate::world::message::{COMPONENTS_V2, EPHEMERAL, SILENT, controls};
use crate::world::wire::FILE_LIMIT;

mod command;
mod component;
mod emoji;

pub(crate) use emoji::picture;

/// The most characters of a message.
const TEXT: usize = 2000;
/// The most characters of all embeds together.
const EMBEDS: usize = 6000;
/// The most rows of controls.
const ROWS: usize = 5;
/// The most files of one message.
const FILES: usize = 10;
/// Flags a bot may set on a message: no embeds, ephemeral, silent, components only.
const FLAGS: u64 = 1 << 2 | EPHEMERAL | SILENT | COMPONENTS_V2;

/// Collects problems.
#[derive(Default)]
struct Lint {
    problems: Vec<Problem>,
}

impl Lint {
    fn check(&mut self, fine: bool, path: &str, code: &'static str, message: &str) {
        if !fine {
            self.problems.push(Problem::new(path, code, message));
        }
    }
}

/// The rules that a request breaks.
pub(super) fn problems(route: Route, payload: &Payload) -> Vec<Problem> {
    let nothing = Value::Null;
    let json = payload.json.as_ref().unwrap_or(&nothing);
    let mut lint = Lint::default();
    match route {
        Route::CreateMessage | Route::CreateFollowup => lint.message("", json, &payload.files, true),
        Route::EditMessage | Route::EditOriginal | Route::EditFollowup => {
            lint.message("", json, &payload.files, false);
        }
        Route::Callback => lint.callback(json, &payload.files),
        Route::SetCommands => lint.commands(json),
        Route::CreateCommand => lint.command("", json),
        Route::EditCommand => lint.command_parts("", json),
        Route::CreateEmoji => lint.emoji(json, true),
        Route::EditEmoji => lint.emoji(json, false),
        Route::StartThread | Route::StartThreadFromMessage => {
            let name = json["name"].as_str().unwrap_or_default();
            lint.check(!name.trim().is_empty(), "/name", "BASE_TYPE_BAD_LENGTH", "a thread needs a name");
        }
        _ => lint.check(payload.files.is_empty(), "", "FILES_NOT_TAKEN", "this request takes no files"),
    }
    lint.problems
}

fn characters(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

impl Lint {
    /// Checks a message. New ones must contain something; edits may leave fields out.
    fn message(&mut self, at: &str, json: &Value, files: &[Upload], new: bool) {
        let path = |name: &str| format!("{at}/{name}");
        self.check(
            characters(&json["content"]) <= TEXT,
            &path("content"),
            "BASE_TYPE_MAX_LENGTH",
            "a message has at most 2000 characters",
        );
        let rows = items(&json["components"]);
        let v2 = json["flags"].as_u64().unwrap_or(0) & COMPONENTS_V2 != 0;
        if v2 {
            for name in ["content", "embeds", "poll", "sticker_ids"] {
                let absent = matches!(&json[name], Value::Null)
                    || items(&json[name]).is_empty() && json[name].is_array();
                self.check(
                    absent,
                    &path(name),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    "a message made of components has none of this",
                );
            }
            self.check(
                component::count(rows) <= 40,
                &path("components"),
                "BASE_TYPE_BAD_LENGTH",
                "at most 40 components",
            );
        } else {
            self.check(rows.len() <= ROWS, &path("components"), "BASE_TYPE_BAD_LENGTH", "at most five rows");
            let plain = rows.iter().all(|row| row["type"] == 1);
            self.check(
                plain,
                &path("components"),
                "UNION_TYPE_CHOICES",
                "only rows, without the flag for components only",
            );
        }
        self.components(&path("components"), rows);
        self.embeds(&path("embeds"), items(&json["embeds"]));
        self.files(&path("attachments"), json, files, new);
        self.mentions(&path("allowed_mentions"), &json["allowed_mentions"]);
        self.check(
            json["flags"].as_u64().unwrap_or(0) & !FLAGS == 0,
            &path("flags"),
            "BASE_TYPE_CHOICES",
            "bots may set only the flags 4, 64, 4096 and 32768",
        );
        self.check(
            json["enforce_nonce"] != true || !json["nonce"].is_null(),
            &path("nonce"),
            "BASE_TYPE_REQUIRED",
            "enforce_nonce without a nonce does nothing",
        );
        if new {
            let something = !json["content"].as_str().unwrap_or_default().trim().is_empty()
                || !items(&json["embeds"]).is_empty()
                || !files.is_empty()
                || v2 && !rows.is_empty();
            self.check(something, at, "CANNOT_SEND_EMPTY_MESSAGE", "an empty message");
        }
    }

    /// Checks the first answer to an interaction.
    fn callback(&mut self, json: &Value, files: &[Upload]) {
        let data = &json["data"];
        let kind = json["type"].as_u64();
        let needed = matches!(kind, Some(4 | 7 | 8 | 9));
        self.check(data.is_object() || !needed, "/data", "BASE_TYPE_REQUIRED", "this answer needs data");
        match kind {
            Some(4) if data.is_object() => self.message("/data", data, files, true),
            Some(7) if data.is_object() => self.message("/data", data, files, false),
            Some(5) => {
                let flags = data["flags"].as_u64().unwrap_or(0);
                self.check(
                    flags & !FLAGS == 0,
                    "/data/flags",
                    "BASE_TYPE_CHOICES",
                    "flags a bot may not set",
                );
                // Clients fill in empty values by themselves.
                let empty = |value: &Value| {
                    matches!(value, Value::Null | Value::Bool(false))
                        || *value == ""
                        || items(value).is_empty() && value.is_array()
                };
                let only_flags = data
                    .as_object()
                    .into_iter()
                    .flatten()
                    .all(|(name, value)| name == "flags" || empty(value));
                self.check(
                    only_flags,
                    "/data",
                    "BASE_TYPE_CHOICES",
                    "only flags count before the message itself",
                );
            }
            Some(9) => self.modal(data),
            _ => {}
        }
        if !matches!(kind, Some(4 | 7)) {
            self.check(files.is_empty(), "", "FILES_NOT_TAKEN", "this answer takes no files");
        }
    }

    fn modal(&mut self, data: &Value) {
        let rows = items(&data["components"]);
        let path = "/data/components";
        self.check(
            (1..=ROWS).contains(&rows.len()),
            path,
            "BASE_TYPE_BAD_LENGTH",
            "a form has one to five rows",
        );
        self.check(
            characters(&data["title"]) > 0,
            "/data/title",
            "BASE_TYPE_REQUIRED",
            "a form needs a title",
        );
        self.distinct_ids(path, rows);
        for (at, input) in controls(rows).into_iter().enumerate() {
            let path = format!("{path}/{at}/components/0");
            if input["type"] != 4 {
                continue;
            }
            let least = input["min_length"].as_u64().unwrap_or(0);
            let most = input["max_length"].as_u64().unwrap_or(4000);
            self.check(least <= most, &path, "BASE_TYPE_BAD_LENGTH", "min_length is greater than max_length");
            let given = characters(&input["value"]) as u64;
            self.check(given <= most, &path, "BASE_TYPE_BAD_LENGTH", "the value is longer than max_length");
            self.check(
                characters(&input["placeholder"]) <= 100,
                &path,
                "BASE_TYPE_BAD_LENGTH",
                "a placeholder has at most 100 characters",
            );
        }
        for (at, row) in rows.iter().enumerate().filter(|(_, row)| row["type"] == 1) {
            self.check(
                items(&row["components"]).len() == 1,
                &format!("{path}/{at}"),
                "BASE_TYPE_BAD_LENGTH",
                "a row of a form holds one field",
            );
        }
    }

    fn embeds(&mut self, at: &str, embeds: &[Value]) {
        let mut sum = 0;
        for embed in embeds {
            sum += characters(&embed["title"]) + characters(&embed["description"]);
            sum += characters(&embed["footer"]["text"]) + characters(&embed["author"]["name"]);
            for field in items(&embed["fields"]) {
                sum += characters(&field["name"]) + characters(&field["value"]);
            }
        }
        self.check(
            sum <= EMBEDS,
            at,
            "MAX_EMBED_SIZE_EXCEEDED",
            "all embeds together have at most 6000 characters",
        );
    }

    /// Checks files and the list that describes them.
    fn files(&mut self, at: &str, json: &Value, files: &[Upload], new: bool) {
        let list = items(&json["attachments"]);
        let mut indices = HashSet::new();
        for file in files {
            self.check(indices.insert(file.index), at, "FILES_TWICE", "two files of one number");
            self.check(file.bytes.len() <= FILE_LIMIT, at, "FILE_TOO_LARGE", "a file has at most 10 MiB");
            self.check(!file.name.is_empty(), at, "BASE_TYPE_REQUIRED", "a file needs a name");
        }
        self.check(files.len() <= FILES, at, "BASE_TYPE_BAD_LENGTH", "at most ten files");
        let mut ids = HashSet::new();
        for (number, entry) in list.iter().enumerate() {
            let path = format!("{at}/{number}/id");
            let Some(id) = snowflake(&entry["id"]) else { continue };
            self.check(ids.insert(id), &path, "ATTACHMENT_TWICE", "two entries of one id");
            self.check(
                !new || indices.contains(&id),
                &path,
                "ATTACHMENT_NOT_FOUND",
                "no file of this number came along",
            );
        }
        self.references(at, json, files, list);
    }

    /// Checks that `attachment://name` names an existing file.
    fn references(&mut self, at: &str, json: &Value, files: &[Upload], list: &[Value]) {
        let mut wanted = Vec::new();
        addresses(&json["embeds"], &mut wanted);
        addresses(&json["components"], &mut wanted);
        for name in wanted {
            let there = list.iter().any(|entry| entry["filename"] == name)
                || files.iter().any(|file| file.name == name)
                // An edit need not repeat the name of a kept attachment.
                || list.iter().any(|entry| entry["filename"].is_null());
            self.check(there, at, "ATTACHMENT_NOT_FOUND", &format!("attachment://{name} names no file"));
        }
    }

    fn mentions(&mut self, at: &str, allowed: &Value) {
        let parses = |what: &str| items(&allowed["parse"]).iter().any(|one| one == what);
        for what in ["users", "roles"] {
            let both = parses(what) && !items(&allowed[what]).is_empty();
            self.check(
                !both,
                at,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                &format!("{what} are both listed and all allowed"),
            );
            self.check(items(&allowed[what]).len() <= 100, at, "BASE_TYPE_BAD_LENGTH", "at most 100 listed");
        }
    }
}

/// The names in all `attachment://` addresses within a value.
fn addresses<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
    match value {
        Value::String(text) => found.extend(text.strip_prefix("attachment://")),
        Value::Array(items) => items.iter().for_each(|item| addresses(item, found)),
        Value::Object(fields) => fields.values().for_each(|field| addresses(field, found)),
        _ => {}
    }
}
