//! A thread that starts from a message, archived and opened again; and direct messages to the application's owner.

use model::screen::Screen;
use serde_json::json;
use serenity::all::{ChannelId, MessageId};
use words::say;

use crate::calls::failure::{ARCHIVED, THREAD_EXISTS};
use crate::emoji::Known;
use crate::messages::payload::{self, Readers};

use super::bench::{Bench, End};
use super::messages::{nonce, signed};
use super::row::unless;
use super::start::Scene;

/// A day in minutes.
const MINUTES: u16 = 1_440;

/// Starts a thread, writes in it, archives it, and edits its message as the bot does with old boards.
///
/// # Errors
/// When it is stopped.
pub(super) async fn thread(
    bench: &mut Bench<'_>,
    scene: &Scene,
    message: Option<MessageId>,
) -> Result<(), End> {
    let Some(message) = message.filter(|_| scene.no_threads.is_empty()) else {
        bench.leave_out("threads", "there is no message to grow from, or a permission for them is missing");
        return Ok(());
    };
    let http = bench.http.clone();
    let body = json!({ "name": signed(&say!(scene.lang, "live-test")), "auto_archive_duration": MINUTES });
    // A thread has the id of its message, so it can be deleted even if nobody confirmed that it was made.
    let place = ChannelId::new(message.get());
    bench.made.thread = Some(place);
    let asked = http.create_thread_from_message(scene.channel, message, &body);
    let started = bench.try_call("a thread from a message", "with the message's id", asked, |made, _| {
        unless([(made.id == place, "it has another id")])
    });
    if started.await?.is_err() {
        bench.leave_out("writing in a thread, archiving it", "there is none");
        return Ok(());
    }
    let asked = http.create_thread_from_message(scene.channel, message, &body);
    bench.try_refused("a second thread from it", THREAD_EXISTS, asked).await?;
    let screen = Screen::text(signed(&say!(scene.lang, "live-test")));
    let text = payload::message(&screen, None, Readers::Several, &nonce(), &Known::default());
    let asked = http.send_message(place, Vec::new(), &text);
    let said = bench.try_call("a message in the thread", "taken", asked, |_, got| {
        unless([(got["channel_id"] == json!(place.to_string()), "it is somewhere else")])
    });
    let said = said.await?.ok().map(|made| made.id);
    bench.made.messages.extend(said.map(|id| (place, id)));
    let archive = json!({ "archived": true });
    let state = |got: &serde_json::Value| got["thread_metadata"]["archived"].as_bool();
    let asked = http.edit_thread(place, &archive);
    let archived = bench.try_call("the thread, archived", "archived", asked, |(), got| {
        unless([(state(got) == Some(true), "it is not")])
    });
    let archived = archived.await?.is_ok();
    let change =
        payload::alteration(Some(&signed(&say!(scene.lang, "live-changed"))), &[], &Known::default());
    if let Some(said) = said.filter(|_| archived) {
        let asked = http.edit_message(place, said, &change, Vec::new());
        bench.try_refused("a change in the archived thread", ARCHIVED, asked).await?;
    }
    let open = json!({ "archived": false });
    let asked = http.edit_thread(place, &open);
    let opened = bench.try_call("the thread, opened again", "open", asked, |(), got| {
        unless([(state(got) == Some(false), "it is not")])
    });
    opened.await?.ok();
    if let Some(said) = said {
        let asked = http.edit_message(place, said, &change, Vec::new());
        bench.try_call("a change in the open thread", "taken", asked, |_, _| Vec::new()).await?.ok();
    }
    Ok(())
}

/// Writes to the owner.
///
/// # Errors
/// When it is stopped.
pub(super) async fn direct(bench: &mut Bench<'_>, scene: &Scene) -> Result<(), End> {
    let Some(owner) = scene.owner else {
        bench.leave_out("direct messages", "nobody is known to own the application");
        return Ok(());
    };
    let http = bench.http.clone();
    let body = json!({ "recipient_id": owner.to_string() });
    let asked = http.create_private_channel(&body);
    let opened = bench.try_call(
        "direct messages with the owner, opened",
        "a channel of direct messages",
        asked,
        |_, got| unless([(got["type"] == 1, "another kind of channel")]),
    );
    let Ok(place) = opened.await? else {
        bench.leave_out("a direct message", "there is no channel for it");
        return Ok(());
    };
    bench.made.direct = Some(place.id);
    let screen = Screen::text(signed(&say!(scene.lang, "live-test")));
    let text = payload::message(&screen, None, Readers::One, &nonce(), &Known::default());
    let asked = http.send_message(place.id, Vec::new(), &text);
    let said = bench.try_call("a direct message", "taken", asked, |_, _| Vec::new()).await?.ok();
    bench.made.messages.extend(said.map(|made| (place.id, made.id)));
    Ok(())
}
