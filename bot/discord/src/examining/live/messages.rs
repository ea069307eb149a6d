//! Messages: with a picture, a film and controls, twice with one nonce, read back, edited.

use std::time::Duration;

use model::screen::{Button, Choice, Menu, Row, Screen, Style};
use outbox::Attachment;
use serde_json::{Value, json};
use serenity::all::{MessageId, Permissions};
use serenity::builder::CreateAttachment;
use words::say;

use crate::calls::call::upload;
use crate::calls::failure::Failure;
use crate::calls::read::{Made, Posted};
use crate::calls::rest::Rest;
use crate::emoji::Known;
use crate::messages::payload::{self, Readers};

use super::bench::{Bench, End};
use super::cleanup::SIGN;
use super::controls::{ids, label, press};
use super::questions::Question;
use super::registered;
use super::row::unless;
use super::samples::Samples;
use super::start::Scene;

/// Unusual characters of the bot's texts: pieces, thin blanks, joiners, emoji.
pub(super) const SIGNS: &str = "♔ ♞ ½ é ñ ß · – … “x” a\u{2009}b c\u{200b}d e\u{00a0}f 👑 a/b (c) [d] 1. e4";
/// The flag of silent messages.
const SILENT: u64 = 1 << 12;
/// How many messages are read back at a time.
const PAGE: u8 = 50;

/// A text with the prefix of this examination, by which its messages are found.
pub(super) fn signed(text: &str) -> String {
    format!("{SIGN} {text}")
}

/// Posts, finds and edits messages; answers the first one, from which a thread may start.
///
/// # Errors
/// When it is stopped.
pub(super) async fn run(
    bench: &mut Bench<'_>,
    scene: &Scene,
    samples: &Option<Samples>,
    emoji: Option<&registered::Made>,
) -> Result<Option<MessageId>, End> {
    let board = samples.as_ref().map(|samples| samples.board.clone());
    let (first, wanted) = picture(bench, scene, board.as_ref(), emoji).await?;
    if let Some(first) = first {
        read_back(bench, scene, first, &wanted, board.as_ref()).await?;
        change(bench, scene, first, board.as_ref()).await?;
    } else {
        bench.leave_out("the same nonce again, reading back, changing", "there is no message to do it with");
    }
    typing(bench, scene).await?;
    film(bench, scene, samples.as_ref().map(|samples| samples.film.clone())).await?;
    quiet(bench, scene).await?;
    Ok(first)
}

/// A typing indicator in the channel.
async fn typing(bench: &mut Bench<'_>, scene: &Scene) -> Result<(), End> {
    let http = bench.http.clone();
    let asked = http.trigger_typing(scene.channel);
    bench.try_call("the bot is typing", "taken, with nothing to say", asked, |(), _| Vec::new()).await?.ok();
    Ok(())
}

/// A message with everything a board has, twice.
async fn picture(
    bench: &mut Bench<'_>,
    scene: &Scene,
    board: Option<&Attachment>,
    emoji: Option<&registered::Made>,
) -> Result<(Option<MessageId>, Value), End> {
    let button =
        |name: &str, style| Button::of_page(say!(scene.lang, "live-idle-button"), style, press(name));
    let choice = |value: &str| Choice {
        label: value.to_owned(),
        value: value.to_owned(),
        note: value.to_uppercase(),
        glyph: None,
    };
    let menu = Menu {
        placeholder: say!(scene.lang, "live-menu-placeholder"),
        choices: ["a", "b"].map(choice).to_vec(),
        press: press("idle-menu"),
    };
    let styles = [Style::Primary, Style::Secondary, Style::Success, Style::Danger];
    let buttons = styles.iter().enumerate().map(|(at, style)| button(&format!("idle{at}"), *style));
    let mut screen = Screen::text(signed(&say!(scene.lang, "live-test")));
    screen.rows = vec![Row::Buttons(buttons.collect()), Row::Menu(menu)];
    let nonce = nonce();
    let mut body = payload::message(&screen, board, Readers::Several, &nonce, &Known::default());
    label(&mut body);
    if let Some(emoji) = emoji {
        body["components"][0]["components"][0]["emoji"] = emoji.json();
    }
    let (with_emoji, mut shows_emoji) = (emoji.is_some(), false);
    let post = |http: Rest, board: Option<Attachment>| send(http, scene, body.clone(), board);
    let call = post(bench.http.clone(), board.cloned());
    let first = bench
        .try_call("a message with picture, alt text, buttons and a menu", "taken as it is", call, |_, got| {
            let mut wrong = same_message(got, &body, board);
            shows_emoji = got.pointer("/components/0/components/0/emoji/id").is_some();
            wrong.extend(unless([(shows_emoji || !with_emoji, "the button lacks its emoji")]));
            wrong
        })
        .await?
        .ok()
        .map(|made| made.id);
    bench.made.messages.extend(first.map(|id| (scene.channel, id)));
    if first.is_some() && with_emoji {
        let seen = match (scene.allowed.contains(Permissions::USE_EXTERNAL_EMOJIS), shows_emoji) {
            (_, false) => "no: it is taken off",
            (false, true) => "yes",
            (true, true) => "it shows, but the bot has that permission there, so this says nothing",
        };
        bench.answer(Question::EmojiPermission, seen);
    }
    if let Some(id) = first {
        let call = post(bench.http.clone(), board.cloned());
        let again = bench
            .try_call("the same with the same nonce", "the first one, and no second", call, |again, _| {
                unless([(again.id == id, "a second message: the nonce is not enforced")])
            })
            .await?
            .ok();
        bench.made.messages.extend(again.filter(|made| made.id != id).map(|made| (scene.channel, made.id)));
    }
    Ok((first, body))
}

/// The differences between a message as sent and as accepted.
fn same_message(got: &Value, sent: &Value, file: Option<&Attachment>) -> Vec<String> {
    let shown = &got["attachments"][0];
    let (name, alt) = (shown["filename"].as_str(), shown["description"].as_str());
    unless([
        (text_is(got, sent), "another text"),
        (ids(&got["components"]) == ids(&sent["components"]), "not the controls that were sent"),
        (name == file.map(|file| &*file.name), "not the file that was sent"),
        (file.is_none_or(|file| alt == Some(&*file.alt)), "the alt text is missing or another"),
        (file.is_none() || shown["width"].as_u64().is_some_and(|width| width > 0), "the picture has no size"),
        (file.is_none_or(|file| shown["size"] == json!(file.bytes.len())), "the file has another length"),
    ])
}

fn text_is(got: &Value, sent: &Value) -> bool {
    got["content"].as_str().map(str::trim) == sent["content"].as_str().map(str::trim)
}

/// Finds the message among those of the channel, as the bot does after a crash.
async fn read_back(
    bench: &mut Bench<'_>,
    scene: &Scene,
    first: MessageId,
    sent: &Value,
    board: Option<&Attachment>,
) -> Result<(), End> {
    let before = MessageId::new(first.get() - 1);
    let http = bench.http.clone();
    let asked = http.get_messages(scene.channel, before, PAGE);
    let own = scene.own.get();
    let found = bench.try_call("messages, read back", "the first one, as it was sent", asked, |page, got| {
        let there = |posted: &&Posted| posted.id == first && posted.author == Some(own);
        let Some(posted) = page.iter().find(there) else { return vec!["it is not among them".to_owned()] };
        let raw = got.as_array().into_iter().flatten().find(|one| one["id"] == json!(first.to_string()));
        let mut wrong = raw.map_or_else(Vec::new, |raw| same_message(raw, sent, board));
        wrong.extend(unless([
            (posted.controls == ids(&sent["components"]), "the bot can't read its controls"),
            (posted.file.as_deref() == board.map(|board| &*board.name), "the bot can't read its file"),
        ]));
        wrong
    });
    found.await?.ok();
    Ok(())
}

/// Removes the controls and edits the text; the picture stays.
async fn change(
    bench: &mut Bench<'_>,
    scene: &Scene,
    first: MessageId,
    board: Option<&Attachment>,
) -> Result<(), End> {
    let who = scene.owner.map_or_else(String::new, |owner| format!(" <@{owner}>"));
    let text = format!("{}{who}", signed(&say!(scene.lang, "live-changed")));
    let body = payload::alteration(Some(&text), &[], &Known::default());
    let mut named = 0;
    let http = bench.http.clone();
    let asked = http.edit_message(scene.channel, first, &body, Vec::new());
    let changed = bench.try_call(
        "the message, changed",
        "new text, no controls, the picture stays",
        asked,
        |made, got| {
            named = got["mentions"].as_array().map_or(0, Vec::len);
            let file = got["attachments"][0]["filename"].as_str();
            unless([
                (made.id == first, "another message"),
                (text_is(got, &body), "another text"),
                (ids(&got["components"]).is_empty(), "its controls are still there"),
                (file == board.map(|board| &*board.name), "the picture is gone"),
            ])
        },
    );
    if changed.await?.is_ok() && scene.owner.is_some() {
        let seen = if named > 0 { "yes" } else { "no" };
        bench.answer(Question::ChangedMentions, seen);
    }
    Ok(())
}

async fn film(bench: &mut Bench<'_>, scene: &Scene, film: Option<Attachment>) -> Result<(), End> {
    let Some(film) = film else {
        bench.leave_out("a message with a film", "it can't be drawn on this machine");
        return Ok(());
    };
    let screen = Screen::text(signed(&say!(scene.lang, "live-test")));
    let body = payload::message(&screen, Some(&film), Readers::Several, &nonce(), &Known::default());
    let call = send(bench.http.clone(), scene, body.clone(), Some(film.clone()));
    let sent = bench.try_call("a message with a film", "taken as it is, as a GIF", call, |_, got| {
        let mut wrong = same_message(got, &body, Some(&film));
        let kind = got["attachments"][0]["content_type"].as_str();
        wrong.extend(unless([(kind == Some("image/gif"), "it is no GIF any more")]));
        wrong
    });
    let sent = sent.await?.ok();
    bench.made.messages.extend(sent.map(|made| (scene.channel, made.id)));
    Ok(())
}

/// A silent message with unusual characters and a person's name.
async fn quiet(bench: &mut Bench<'_>, scene: &Scene) -> Result<(), End> {
    let who = scene.owner.map_or_else(String::new, |owner| format!(" <@{owner}>"));
    let screen = Screen { silent: true, ..Screen::text(format!("{}{who}", signed(SIGNS))) };
    let body = payload::message(&screen, None, Readers::Several, &nonce(), &Known::default());
    let call = send(bench.http.clone(), scene, body.clone(), None);
    let (mut lost, mut named) = (None, 0);
    let sent = bench.try_call("a message without a sound", "taken, and marked as such", call, |_, got| {
        lost = Some(missing(SIGNS, got["content"].as_str().unwrap_or_default()));
        named = got["mentions"].as_array().map_or(0, Vec::len);
        unless([(got["flags"].as_u64().is_some_and(|flags| flags & SILENT != 0), "it is not marked")])
    });
    let sent = sent.await?.ok();
    bench.made.messages.extend(sent.map(|made| (scene.channel, made.id)));
    if let Some(lost) = lost {
        let seen = if lost.is_empty() { "yes".to_owned() } else { format!("without {}", lost.join(", ")) };
        bench.answer(Question::Signs, seen);
        if scene.owner.is_some() {
            let seen = if named > 0 { "yes" } else { "no: the bot has to name them in plain text" };
            bench.answer(Question::SilentMentions, seen);
        }
    }
    Ok(())
}

/// The characters of a text that another one lacks, by code point.
pub(super) fn missing(sent: &str, came: &str) -> Vec<String> {
    let mut lost: Vec<String> = Vec::new();
    for sign in sent.chars().filter(|sign| !came.contains(*sign)) {
        let number = format!("U+{:04X}", u32::from(sign));
        if !lost.contains(&number) {
            lost.push(number);
        }
    }
    lost
}

async fn send(
    http: Rest,
    scene: &Scene,
    body: Value,
    file: Option<Attachment>,
) -> Result<Made<MessageId>, Failure> {
    let files: Vec<_> = file.into_iter().map(|file| CreateAttachment::bytes(file.bytes, file.name)).collect();
    let limit: Duration = upload(files.first().map_or(0, |file| file.data.len()));
    crate::calls::call::call(limit, http.send_message(scene.channel, files, &body)).await
}

/// A nonce that no message of the bot has: those are numbers.
pub(super) fn nonce() -> String {
    format!("doctor-{:08x}", rand::random::<u32>())
}
