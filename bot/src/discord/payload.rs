//! A screen as Discord's JSON.
//!
//! The JSON is ours, not serenity's builders', because builders can't be checked before they are sent. Every payload
//! names the people it may ping; nobody else is ever pinged, whatever the text says.

use serde_json::{Map, Value, json};
use serenity::builder::CreateAttachment;

use crate::app::screen::{Form, Row, Screen, Style};
use crate::outbox::Attachment;

use super::custom_id;

/// Only the person who asked sees the message.
const EPHEMERAL: u64 = 1 << 6;
/// The most characters of a message.
const TEXT: usize = 2000;
/// The most characters of alt text.
const ALT: usize = 1024;

/// A new message.
pub(super) fn message(screen: &Screen, attachment: Option<&Attachment>, nonce: &str) -> Value {
    let mut body = body(screen, attachment);
    body.insert("nonce".to_owned(), json!(nonce));
    body.insert("enforce_nonce".to_owned(), json!(true));
    Value::Object(body)
}

/// The answer to an interaction, in place of what was there before.
pub(super) fn answer(screen: &Screen, attachment: Option<&Attachment>) -> Value {
    let mut body = body(screen, attachment);
    // Named even when empty: an edit that doesn't name them keeps the old picture and the old buttons.
    body.entry("attachments").or_insert_with(|| json!([]));
    body.entry("components").or_insert_with(|| json!([]));
    Value::Object(body)
}

/// A change of a message that keeps its picture.
pub(super) fn alteration(text: Option<&str>, rows: &[Row]) -> Value {
    let mut body = Map::new();
    if let Some(text) = text {
        body.insert("content".to_owned(), json!(clip(text, TEXT)));
    }
    body.insert("components".to_owned(), components(rows));
    body.insert("allowed_mentions".to_owned(), json!({ "parse": [] }));
    Value::Object(body)
}

/// "Working on it", before anything else is done; seen, like the answer that follows, by the person who asked alone.
pub(super) fn defer_message() -> Value {
    json!({ "type": 5, "data": { "flags": EPHEMERAL } })
}

/// "Working on it", for a message that will be changed.
pub(super) fn defer_update() -> Value {
    json!({ "type": 6 })
}

/// A form to fill in.
pub(super) fn form(form: &Form) -> Value {
    json!({ "type": 9, "data": {
        "custom_id": custom_id::write(&form.press),
        "title": clip(&form.title, 45),
        "components": [{ "type": 1, "components": [{
            "type": 4, "custom_id": "text", "style": 1, "label": clip(&form.label, 45),
            "placeholder": clip(&form.placeholder, 100), "min_length": 1, "max_length": 200, "required": true,
        }] }],
    } })
}

/// What may be meant, while somebody types.
pub(super) fn suggestions(choices: &[(String, String)]) -> Value {
    let choices: Vec<Value> = choices
        .iter()
        .filter(|(_, value)| (1..=100).contains(&value.chars().count()))
        .take(25)
        .map(|(name, value)| json!({ "name": clip(name, 100), "value": value }))
        .collect();
    json!({ "type": 8, "data": { "choices": choices } })
}

/// An attachment as serenity uploads it.
pub(super) fn files(attachment: Option<Attachment>) -> Vec<CreateAttachment> {
    attachment.into_iter().map(|file| CreateAttachment::bytes(file.bytes, file.name)).collect()
}

fn body(screen: &Screen, attachment: Option<&Attachment>) -> Map<String, Value> {
    let mut body = Map::new();
    body.insert("content".to_owned(), json!(clip(&screen.text, TEXT)));
    let pings: Vec<String> = screen.pings.iter().map(ToString::to_string).collect();
    body.insert("allowed_mentions".to_owned(), json!({ "parse": [], "users": pings }));
    if !screen.rows.is_empty() {
        body.insert("components".to_owned(), components(&screen.rows));
    }
    if let Some(file) = attachment {
        let mut entry = json!({ "id": 0, "filename": file.name });
        if !file.alt.is_empty() {
            entry["description"] = json!(clip(&file.alt, ALT));
        }
        body.insert("attachments".to_owned(), json!([entry]));
    }
    body
}

fn components(rows: &[Row]) -> Value {
    rows.iter()
        .map(|row| {
            let inside: Vec<Value> = match row {
                Row::Buttons(buttons) => buttons
                    .iter()
                    .map(|button| {
                        json!({ "type": 2, "style": style(button.style), "label": clip(&button.label, 80),
                                "custom_id": custom_id::write(&button.press) })
                    })
                    .collect(),
                Row::Menu(menu) => vec![json!({
                    "type": 3,
                    "custom_id": custom_id::write(&menu.press),
                    "placeholder": clip(&menu.placeholder, 150),
                    "options": menu.choices.iter().map(|choice| {
                        let mut option = json!({ "label": clip(&choice.label, 100), "value": choice.value });
                        if !choice.note.is_empty() {
                            option["description"] = json!(clip(&choice.note, 100));
                        }
                        option
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

/// A text of at most `most` characters, with an ellipsis where it was cut.
fn clip(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

/// Which of Discord's limits a screen breaks; for tests, before production finds out.
#[must_use]
pub fn limits_broken(screen: &Screen) -> Vec<String> {
    let mut broken = Vec::new();
    let mut check = |fine: bool, what: &str| {
        if !fine {
            broken.push(what.to_owned());
        }
    };
    let length = |text: &str| text.chars().count();
    check(length(&screen.text) <= TEXT, "text over 2000 characters");
    check(!screen.text.is_empty() || screen.picture.is_some(), "neither text nor picture");
    check(screen.rows.len() <= 5, "more than five rows");
    check(screen.picture.is_none() || screen.file.is_none(), "picture and file");
    let mut ids = Vec::new();
    for row in &screen.rows {
        match row {
            Row::Buttons(buttons) => {
                check((1..=5).contains(&buttons.len()), "a row of no or more than five buttons");
                for button in buttons {
                    check((1..=80).contains(&length(&button.label)), "a button's label");
                    ids.push(custom_id::write(&button.press));
                }
            }
            Row::Menu(menu) => {
                check((1..=25).contains(&menu.choices.len()), "a menu of no or more than 25 choices");
                check(length(&menu.placeholder) <= 150, "a placeholder over 150 characters");
                for choice in &menu.choices {
                    check((1..=100).contains(&length(&choice.label)), "a choice's label");
                    check((1..=100).contains(&length(&choice.value)), "a choice's value");
                    check(length(&choice.note) <= 100, "a choice's note");
                }
                let mut values: Vec<&str> = menu.choices.iter().map(|choice| choice.value.as_str()).collect();
                values.sort_unstable();
                check(values.windows(2).all(|pair| pair[0] != pair[1]), "two choices of one value");
                ids.push(custom_id::write(&menu.press));
            }
        }
    }
    check(ids.iter().all(|id| id.len() <= 100), "a custom id over 100 characters");
    check(ids.iter().all(|id| custom_id::read(id).is_some()), "a custom id that can't be read back");
    ids.sort_unstable();
    check(ids.windows(2).all(|pair| pair[0] != pair[1]), "two controls of one custom id");
    broken
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::screen::{Button, Verb};
    use crate::ids::{GameId, UserId};

    #[test]
    fn only_the_named_people_are_pinged() {
        let screen =
            Screen { text: "@everyone <@5> <@6>".to_owned(), pings: vec![UserId(6)], ..Screen::default() };
        let sent = message(&screen, None, "abc");
        assert_eq!(sent["allowed_mentions"], json!({ "parse": [], "users": ["6"] }));
        assert_eq!(sent["enforce_nonce"], json!(true));
        assert_eq!(answer(&Screen::text("x"), None)["allowed_mentions"], json!({ "parse": [], "users": [] }));
        assert_eq!(alteration(Some("<@5>"), &[])["allowed_mentions"], json!({ "parse": [] }));
    }

    #[test]
    fn an_answer_without_picture_takes_the_old_one_away() {
        let sent = answer(&Screen::text("done"), None);
        assert_eq!((&sent["attachments"], &sent["components"]), (&json!([]), &json!([])));
    }

    #[test]
    fn long_texts_are_cut_with_an_ellipsis() {
        let sent = answer(&Screen::text("é".repeat(3000)), None);
        let text = sent["content"].as_str().expect("text");
        assert_eq!(text.chars().count(), 2000);
        assert!(text.ends_with('…'));
    }

    #[test]
    fn limits_are_noticed() {
        let button = || Button::new("Move", Style::Primary, Verb::Move, GameId(1), 1);
        assert_eq!(limits_broken(&Screen::text("x").with_buttons(vec![button()])), Vec::<String>::new());
        let twice = Screen::text("x").with_buttons(vec![button(), button()]);
        assert_eq!(limits_broken(&twice), ["two controls of one custom id"]);
        let six: Vec<_> = (0..6).map(|i| button().with_arg(i.to_string())).collect();
        assert_eq!(
            limits_broken(&Screen::text("x").with_buttons(six)),
            ["a row of no or more than five buttons"]
        );
        assert_eq!(limits_broken(&Screen::default()), ["neither text nor picture"]);
    }
}
