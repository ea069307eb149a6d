//! Commands and emoji: read back, set again unchanged, made and deleted.

use std::collections::BTreeMap;

use outbox::Attachment;
use serde_json::{Value, json};
use serenity::all::EmojiId;
use words::Lang;
use words::say;

use crate::calls::read::Command;
use crate::commands::descriptions;
use crate::examining::examine::outline;
use crate::messages::payload;

use super::bench::{Bench, End};
use super::row::unless;
use crate::incoming::examined::COMMAND;

/// The emoji's name: none that the bot makes or deletes.
pub(super) const EMOJI: &str = "doctor_live";

/// An emoji of the application.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub(super) id: EmojiId,
}

impl Made {
    /// Its form in components.
    pub(super) fn json(&self) -> Value {
        json!({ "id": self.id.to_string(), "name": EMOJI })
    }
}

/// Reads the registered commands back. If they are this program's, they are set again, which changes nothing.
///
/// # Errors
/// When it is stopped.
pub(super) async fn commands(bench: &mut Bench<'_>) -> Result<(), End> {
    let (http, wanted) = (bench.http.clone(), descriptions());
    let mut current = false;
    let listed = bench
        .try_call(
            "commands, read back",
            "all that this program has",
            http.get_global_commands(),
            |_, body| {
                current = outline(body) == outline(&wanted);
                unless([(current, "they are not this program's; its first start registers them")])
            },
        )
        .await?;
    const SET: &str = "commands, set again as they are";
    let (Ok(listed), true) = (listed, current) else {
        bench.leave_out(
            SET,
            "only where they are this program's already: start the bot once, then examine again",
        );
        return Ok(());
    };
    let ids = |all: &[Command]| -> BTreeMap<String, u64> {
        all.iter().map(|command| (command.name.clone(), command.id.get())).collect()
    };
    let asked = http.create_global_commands(&wanted);
    let set = bench.try_call(SET, "the same names with the same ids", asked, |set, _| {
        unless([(ids(set) == ids(&listed), "names or ids have changed")])
    });
    set.await?.ok();
    Ok(())
}

/// Makes an emoji of the application and finds it in the list.
///
/// # Errors
/// When it is stopped.
pub(super) async fn emoji(bench: &mut Bench<'_>, board: Option<&Attachment>) -> Result<Option<Made>, End> {
    let http = bench.http.clone();
    let Some(board) = board else {
        bench.leave_out("an emoji", "its picture can't be drawn on this machine");
        return Ok(None);
    };
    let image = serenity::builder::CreateAttachment::bytes(board.bytes.as_slice(), "emoji.png").to_base64();
    let body = json!({ "name": EMOJI, "image": image });
    bench.made.emoji = true;
    let made = bench.try_call("an emoji, made", "its id", http.create_application_emoji(&body), |_, body| {
        unless([(body["name"] == EMOJI, "it has another name")])
    });
    let made = made.await?.ok();
    let id = made.map(|made| made.id);
    let asked = http.get_application_emojis();
    let listed = bench.try_call("emoji, listed", "the new one among them", asked, |all, _| {
        let there = all.iter().any(|one| Some(one.id) == id && one.name == EMOJI);
        unless([(there || id.is_none(), "the new one is not among them")])
    });
    listed.await?.ok();
    Ok(id.map(|id| Made { id }))
}

/// The choices of the command's option.
const WORDS: [&str; 3] = ["owl", "fox", "hare"];

/// The command of this examination, as Discord takes it.
pub(super) fn command(lang: Lang) -> Value {
    json!({
        "type": 1, "name": COMMAND, "description": say!(lang, "live-command-choice"),
        "options": [{
            "type": 3, "name": "word", "description": say!(lang, "live-word-choice"), "required": true, "autocomplete": true,
        }],
    })
}

/// The suggestions for its option.
pub(super) fn suggestions(lang: Lang) -> Value {
    let names =
        [say!(lang, "live-owl-choice"), say!(lang, "live-fox-choice"), say!(lang, "live-hare-choice")];
    let choices: Vec<(String, String)> =
        names.into_iter().zip(WORDS).map(|(name, word)| (name, word.to_owned())).collect();
    payload::suggestions(&choices)
}

/// Whether it is one of the suggestions.
pub(super) fn is_offered(word: &str) -> bool {
    WORDS.contains(&word)
}
