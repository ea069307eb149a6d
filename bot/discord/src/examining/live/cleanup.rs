//! Deletes everything that was made, also what Discord never confirmed, and however the examination ended.

use std::collections::BTreeSet;
use std::time::Duration;

use outbox::DeliveryError;
use serde_json::json;
use serenity::all::{ChannelId, MessageId};
use tokio::time::sleep;

use crate::calls::failure::Failure;

use super::bench::Bench;
use super::registered::EMOJI;
use super::row::{Outcome, Part};
use super::start::Scene;
use crate::incoming::examined::COMMAND;

/// The prefix of every message and thread of this examination; nothing else by the bot has it.
pub(super) const SIGN: &str = "🩺";
/// How often a failure that may pass is retried.
const ATTEMPTS: u32 = 6;
/// How many messages are listed at a time, and how many lists are searched.
const PAGE: u8 = 100;
const PAGES: usize = 10;

/// What has to be deleted.
#[derive(Debug, Default)]
pub(super) struct Made {
    pub(super) messages: Vec<(ChannelId, MessageId)>,
    pub(super) thread: Option<ChannelId>,
    /// The channel of direct messages.
    pub(super) direct: Option<ChannelId>,
    /// Whether an emoji was requested, made or not.
    pub(super) emoji: bool,
    pub(super) command: bool,
    /// Tokens of interactions that have private answers.
    pub(super) answers: Vec<String>,
    pub(super) followups: Vec<(String, MessageId)>,
}

/// Deletes everything; reports what is left.
pub(super) async fn clean(bench: &mut Bench<'_>, scene: &Scene) {
    bench.part = Part::Cleanup;
    let made = std::mem::take(&mut bench.made);
    let mut left = Vec::new();
    answers(bench, &made, &mut left).await;
    if made.command {
        command(bench, scene, &mut left).await;
    }
    messages(bench, scene, &made, &mut left).await;
    let thread = match made.thread {
        Some(thread) => end_thread(bench, thread, &mut left).await,
        None => "",
    };
    if made.emoji {
        emoji(bench, &mut left).await;
    }
    if thread.is_empty() {
        bench.saw("everything that was made", "taken away", &left);
        return;
    }
    bench.saw("everything else that was made", "taken away", &left);
    bench.remark(Outcome::Noted, "the thread", "taken away", thread);
}

/// Retries a call until it succeeds or can't.
macro_rules! persist {
    ($bench:ident, $call:expr) => {{
        let mut tries = 0;
        loop {
            let done = $bench.no_matter_what_happens($call).await;
            tries += 1;
            match pause(&done, tries) {
                Some(wait) => sleep(wait).await,
                None => break done,
            }
        }
    }};
}

/// How long to wait before a retry, if that may help.
fn pause<T>(done: &Result<T, Failure>, tries: u32) -> Option<Duration> {
    let failure = done.as_ref().err().filter(|_| tries < ATTEMPTS)?;
    match &failure.error {
        DeliveryError::Limited { after } => Some((*after).min(Duration::from_secs(30))),
        DeliveryError::Retry { .. } | DeliveryError::Unfamiliar { .. } => {
            Some(Duration::from_millis(200 << tries))
        }
        _ => None,
    }
}

/// Whether it doesn't exist any more.
fn is_gone<T>(done: &Result<T, Failure>) -> bool {
    matches!(done, Ok(_) | Err(Failure { error: DeliveryError::Gone(_), .. }))
}

/// Deletes the private answers: possible for fifteen minutes, and they vanish by themselves.
async fn answers(bench: &mut Bench<'_>, made: &Made, left: &mut Vec<String>) {
    let http = bench.http.clone();
    for (token, message) in &made.followups {
        let done = persist!(bench, http.delete_followup(token, *message));
        if !is_gone(&done) {
            left.push("a private answer is left; it goes when it is dismissed".to_owned());
        }
    }
    for token in &made.answers {
        let done = persist!(bench, http.delete_original_interaction_response(token));
        if !is_gone(&done) {
            left.push("a private answer is left; it goes when it is dismissed".to_owned());
        }
    }
}

/// Deletes the server's command, by its name: the bot's own are global and stay.
async fn command(bench: &mut Bench<'_>, scene: &Scene, left: &mut Vec<String>) {
    let http = bench.http.clone();
    let Ok(all) = persist!(bench, http.get_guild_commands(scene.guild)) else {
        left.push(format!("whether the command /{COMMAND} is left is not known"));
        return;
    };
    for one in all.iter().filter(|one| one.name == COMMAND) {
        let done = persist!(bench, http.delete_guild_command(scene.guild, one.id));
        if !is_gone(&done) {
            left.push(format!("the command /{COMMAND} is left; examine again to take it away"));
        }
    }
}

async fn emoji(bench: &mut Bench<'_>, left: &mut Vec<String>) {
    let http = bench.http.clone();
    let Ok(all) = persist!(bench, http.get_application_emojis()) else {
        left.push(format!("whether the emoji {EMOJI} is left is not known"));
        return;
    };
    for one in all.iter().filter(|one| one.name == EMOJI) {
        let done = persist!(bench, http.delete_application_emoji(one.id));
        if !is_gone(&done) {
            left.push(format!("the emoji {EMOJI} is left; delete it on the application's page"));
        }
    }
}

/// Deletes the messages, also unconfirmed ones.
async fn messages(bench: &mut Bench<'_>, scene: &Scene, made: &Made, left: &mut Vec<String>) {
    let http = bench.http.clone();
    if let Some(thread) = made.thread {
        // In an archived thread nothing can be deleted. If it was never made, there is nothing in it.
        let _ = persist!(bench, http.edit_thread(thread, &json!({ "archived": false })));
    }
    let mut all: BTreeSet<(ChannelId, MessageId)> = made.messages.iter().copied().collect();
    let places = [Some(scene.channel), made.thread, made.direct];
    for place in places.into_iter().flatten() {
        match find(bench, scene, place).await {
            Some(found) => all.extend(found.into_iter().map(|id| (place, id))),
            None => left.push("whether a message is left that nobody told of is not known".to_owned()),
        }
    }
    let mut stay = 0;
    for (place, id) in &all {
        let done = persist!(bench, http.delete_message(*place, *id));
        stay += usize::from(!is_gone(&done));
    }
    if stay > 0 {
        left.push(format!("{stay} of its messages are left; delete those that begin with {SIGN}"));
    }
}

/// The messages of this examination in a place; `None` when it can't be read.
async fn find(bench: &mut Bench<'_>, scene: &Scene, place: ChannelId) -> Option<Vec<MessageId>> {
    let http = bench.http.clone();
    let mut after = MessageId::new(bench.begun());
    let mut found = Vec::new();
    for _ in 0..PAGES {
        let page = match persist!(bench, http.get_messages(place, after, PAGE)) {
            Ok(page) => page,
            Err(Failure { error: DeliveryError::Gone(_), .. }) => return Some(found),
            Err(_) => return None,
        };
        let ours =
            page.iter().filter(|one| one.author == Some(scene.own.get()) && one.text.starts_with(SIGN));
        found.extend(ours.map(|one| one.id));
        match page.iter().map(|one| one.id).max() {
            Some(last) if page.len() == usize::from(PAGE) => after = last,
            _ => break,
        }
    }
    Some(found)
}

/// Deletes the thread, or archives it where the bot lacks the permission; answers its state.
async fn end_thread(bench: &mut Bench<'_>, thread: ChannelId, left: &mut Vec<String>) -> &'static str {
    let http = bench.http.clone();
    let done = persist!(bench, http.delete_channel(thread));
    match &done {
        done if is_gone(done) => "",
        Err(Failure { error: DeliveryError::Refused(_), .. }) => {
            let archived = persist!(bench, http.edit_thread(thread, &json!({ "archived": true })));
            if archived.is_ok() {
                "empty and archived; to delete a thread takes Manage Threads, which the bot is not given"
            } else {
                "empty; to delete a thread takes Manage Threads, which the bot is not given"
            }
        }
        _ => {
            left.push(format!("the thread is left; delete the one that begins with {SIGN}"));
            ""
        }
    }
}
