//! A screen as Discord's JSON.
//!
//! The JSON is made here and not by serenity's builders, because builders can't be checked before they are sent. Every payload
//! says whom it may ping: a new message for several people only those who are called, independent of its text; others it
//! mentions are named in plain text, since clients resolve no mention that does not ping. A private message, and every edit,
//! lets all mentions be resolved: neither notifies anybody.

use std::borrow::Cow;

use model::screen::{Form, Glyph, Row, Screen, Style, TextFile};
use outbox::{Alteration, Attachment, Picture};
use serde_json::{Map, Value, json};
use serenity::builder::CreateAttachment;
use words::cut;

use super::custom_id;
use super::limits::{self, ALT, CHOICES, LABEL, MENU_TEXT, PLACEHOLDER, TEXT, TITLE};
use crate::emoji::Known;

/// The flag of a private message.
const EPHEMERAL: u64 = 1 << 6;
/// The flag of a silent message.
const SILENT: u64 = 1 << 12;
/// The most characters of a typed line: a demonstration in golf may be a hundred moves long.
pub(crate) const LINE: usize = 1000;

/// The readers of a new message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Readers {
    /// One person: a private answer, or their direct messages.
    One,
    /// Everybody who sees the channel.
    Several,
}

/// A new message.
pub(crate) fn message(
    screen: &Screen,
    attachment: Option<&Attachment>,
    readers: Readers,
    nonce: &str,
    known: &Known,
) -> Value {
    let mut body = body(screen, attachment, readers, known);
    if screen.silent {
        body.insert("flags".to_owned(), json!(SILENT));
    }
    body.insert("nonce".to_owned(), json!(nonce));
    body.insert("enforce_nonce".to_owned(), json!(true));
    Value::Object(body)
}

/// The answer to an interaction, in place of what was there before, except for a picture that it keeps.
pub(crate) fn answer(screen: &Screen, attachment: Option<&Attachment>, known: &Known) -> Value {
    let mut body = body(screen, attachment, Readers::One, known);
    // Named even when empty: an edit without them keeps the old picture and the old buttons.
    if !screen.keeps_picture {
        body.entry("attachments").or_insert_with(|| json!([]));
    }
    body.entry("components").or_insert_with(|| json!([]));
    Value::Object(body)
}

/// An edit of a message that keeps its picture.
pub(crate) fn alteration(text: Option<&str>, rows: &[Row], known: &Known) -> Value {
    let mut body = Map::new();
    if let Some(text) = text {
        body.insert("content".to_owned(), json!(cut(text, TEXT)));
    }
    body.insert("components".to_owned(), components(rows, known));
    body.insert("allowed_mentions".to_owned(), everybody_resolves());
    Value::Object(body)
}

/// An edit of a message and its picture. An edit keeps files unless it has a list of attachments; an empty list removes them.
pub(crate) fn change(change: &Alteration, known: &Known) -> Value {
    let mut body = alteration(change.text.as_deref(), &change.rows, known);
    match &change.picture {
        Picture::Stays => {}
        Picture::Goes => body["attachments"] = json!([]),
        Picture::Becomes(picture) => body["attachments"] = json!([entry(&picture.name, Some(picture))]),
    }
    body
}

/// The new picture of a message as serenity uploads it.
pub(crate) fn picture(change: &Alteration) -> Vec<CreateAttachment> {
    match &change.picture {
        Picture::Becomes(picture) => {
            vec![CreateAttachment::bytes(picture.bytes.clone(), picture.name.clone())]
        }
        Picture::Stays | Picture::Goes => Vec::new(),
    }
}

/// A private "thinking …" acknowledgement, before anything else is done.
pub(crate) fn defer_message() -> Value {
    json!({ "type": 5, "data": { "flags": EPHEMERAL } })
}

/// A short private answer, at once.
pub(crate) fn word(text: &str) -> Value {
    let mentions = everybody_resolves();
    json!({ "type": 4, "data": { "content": cut(text, TEXT), "flags": EPHEMERAL, "allowed_mentions": mentions } })
}

/// The acknowledgement of a message that will be edited.
pub(crate) fn defer_update() -> Value {
    json!({ "type": 6 })
}

/// A form to fill in.
pub(crate) fn form(form: &Form) -> Value {
    json!({ "type": 9, "data": {
        "custom_id": custom_id::write(&form.press),
        "title": cut(&form.title, TITLE),
        "components": [{ "type": 1, "components": [{
            "type": 4, "custom_id": "text", "style": if form.long { 2 } else { 1 }, "label": cut(&form.label, TITLE),
            "placeholder": cut(&form.placeholder, MENU_TEXT), "min_length": 1, "max_length": LINE, "required": true,
        }] }],
    } })
}

/// Suggestions while a person types.
pub(crate) fn suggestions(choices: &[(String, String)]) -> Value {
    let choices: Vec<Value> = choices
        .iter()
        // A label can be shortened; a shortened value would mean something else.
        .filter(|(name, value)| !name.is_empty() && (1..=MENU_TEXT).contains(&value.chars().count()))
        .take(CHOICES)
        .map(|(name, value)| json!({ "name": cut(name, MENU_TEXT), "value": value }))
        .collect();
    json!({ "type": 8, "data": { "choices": choices } })
}

/// The text of a screen as sent to these readers.
pub(crate) fn content(screen: &Screen, readers: Readers) -> String {
    match readers {
        Readers::One => cut(&screen.text, TEXT),
        Readers::Several => cut(&named(screen), TEXT),
    }
}

/// The text with names in place of mentions that don't ping; with the mentions if names make it too long.
fn named(screen: &Screen) -> Cow<'_, str> {
    let silent = screen.names.iter().filter(|named| !screen.pings.contains(&named.person));
    let text = silent.fold(Cow::Borrowed(screen.text.as_str()), |text, named| {
        Cow::Owned(text.replace(&format!("<@{}>", named.person), &escaped(&named.name)))
    });
    if text.chars().count() > TEXT { Cow::Borrowed(&screen.text) } else { text }
}

/// A name with all markup, mentions and links escaped.
fn escaped(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for (at, c) in name.chars().enumerate() {
        let special = "\\*_~`|<>@#:/[]()".contains(c) || (at == 0 && "-+".contains(c));
        text.extend(special.then_some('\\'));
        text.push(c);
    }
    text
}

/// All mentions may be resolved, and nobody is notified: one person reads it, or it is an edit.
fn everybody_resolves() -> Value {
    json!({ "parse": ["users"] })
}

/// The upload of a screen for serenity: the picture, drawn, or the text file.
pub(crate) fn files(screen: &Screen, attachment: Option<Attachment>) -> Vec<CreateAttachment> {
    let picture = attachment.into_iter().map(|file| CreateAttachment::bytes(file.bytes, file.name));
    let text = |file: &TextFile| CreateAttachment::bytes(file.text.clone().into_bytes(), file.name.clone());
    picture.chain(screen.file.iter().map(text)).take(1).collect()
}

/// The name of a screen's file.
pub(crate) fn file_name<'a>(screen: &'a Screen, attachment: Option<&'a Attachment>) -> Option<&'a str> {
    let picture = attachment.map(|file| file.name.as_str());
    picture.or_else(|| screen.file.as_ref().map(|file| file.name.as_str()))
}

fn body(
    screen: &Screen,
    attachment: Option<&Attachment>,
    readers: Readers,
    known: &Known,
) -> Map<String, Value> {
    let broken = limits::limits_broken(screen);
    if !broken.is_empty() {
        tracing::error!(?broken, "a screen breaks Discord's limits");
    }
    let mut body = Map::new();
    body.insert("content".to_owned(), json!(content(screen, readers)));
    let pings: Vec<String> = screen.pings.iter().map(ToString::to_string).collect();
    let mentions = match readers {
        Readers::One => everybody_resolves(),
        Readers::Several => json!({ "parse": [], "users": pings }),
    };
    body.insert("allowed_mentions".to_owned(), mentions);
    if !screen.rows.is_empty() {
        body.insert("components".to_owned(), components(&screen.rows, known));
    }
    if let Some(name) = file_name(screen, attachment) {
        body.insert("attachments".to_owned(), json!([entry(name, attachment)]));
    }
    body
}

/// The description of a message's file.
fn entry(name: &str, attachment: Option<&Attachment>) -> Value {
    let mut entry = json!({ "id": 0, "filename": name });
    if let Some(file) = attachment.filter(|file| !file.alt.is_empty()) {
        entry["description"] = json!(cut(&file.alt, ALT));
    }
    entry
}

fn components(rows: &[Row], known: &Known) -> Value {
    let with_emoji = |mut control: Value, glyph: Option<&Glyph>| {
        if let Some(emoji) = glyph.and_then(|glyph| known.json(glyph)) {
            control["emoji"] = emoji;
        }
        control
    };
    rows.iter()
        .map(|row| {
            let inside: Vec<Value> = match row {
                Row::Buttons(buttons) => buttons
                    .iter()
                    .map(|button| {
                        let mut plain = json!({ "type": 2, "style": style(button.style), "label": cut(&button.label, LABEL),
                                                "custom_id": custom_id::write(&button.press) });
                        if button.idle {
                            plain["disabled"] = json!(true);
                        }
                        with_emoji(plain, button.glyph.as_ref())
                    })
                    .collect(),
                Row::Menu(menu) => vec![json!({
                    "type": 3,
                    "custom_id": custom_id::write(&menu.press),
                    "placeholder": cut(&menu.placeholder, PLACEHOLDER),
                    "options": menu.choices.iter().map(|choice| {
                        let mut option = json!({ "label": cut(&choice.label, MENU_TEXT), "value": choice.value });
                        if !choice.note.is_empty() {
                            option["description"] = json!(cut(&choice.note, MENU_TEXT));
                        }
                        with_emoji(option, choice.glyph.as_ref())
                    }).collect::<Vec<_>>(),
                })],
            };
            json!({ "type": 1, "components": inside })
        })
        .collect()
}

fn style(style: Style) -> u8 {
    match style {
        Style::Primary => 1,
        Style::Secondary => 2,
        Style::Success => 3,
        Style::Danger => 4,
    }
}

#[cfg(test)]
mod tests;
