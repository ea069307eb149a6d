//! Greetings: one message to a server that the bot has just joined, in its system channel if the bot may write there, once
//! ever; and one in each channel that its managers open for tables.

use model::ids::{ChannelId, GuildId};
use model::job::{Job, Lane, NewJob, To};
use model::screen::Screen;
use store::{StoreError, Tx};
use words::Lang;

use crate::context::Context;
use crate::context::probe::Finding;
use crate::policy::permissions;
use crate::showing::welcome;

/// How long (ms) after joining a server is new: Discord lists every server at every start.
const NEW_MS: i64 = 24 * 3_600_000;

/// Greets a server, if the bot is new there and was never on it before.
pub(super) async fn greet(
    context: &Context,
    guild: GuildId,
    since_ms: i64,
    system: Option<ChannelId>,
    lang: Lang,
) -> Result<(), StoreError> {
    let now = context.now();
    let Some(channel) = system.filter(|_| now - since_ms < NEW_MS) else { return Ok(()) };
    if since_ms < context.store.greets_since(now).await? || context.store.is_greeted(guild).await? {
        return Ok(());
    }
    let may_write = match &context.probe {
        Some(probe) => probe.look(guild, &[channel]).await.first().copied(),
        None => None,
    };
    match may_write {
        Some(Finding::Allowed { bits, place }) if permissions::may_write(bits, place) => {}
        // Discord lists the server again at the next start.
        None | Some(Finding::Unknown) => return Ok(()),
        Some(_) => {
            tracing::info!("a new server's system channel is not for us: nobody is greeted there");
            return Ok(());
        }
    }
    let job = post(guild, channel, lang, slot_of_server(guild));
    let mut tx = context.store.begin().await?;
    if !tx.greeted(guild, now).await? {
        return Ok(());
    }
    context.commit_with_jobs(tx, [job]).await
}

/// The greeting for a channel that managers opened, as a job.
pub(super) fn in_channel(guild: GuildId, channel: ChannelId, lang: Lang) -> NewJob {
    post(guild, channel, lang, slot_in(channel))
}

/// Edits of the server's greetings in another language, with picture, so that the manager who chooses it sees the effect. Those
/// that nobody remembers stay.
pub(super) async fn translated(
    tx: &mut Tx,
    guild: GuildId,
    opened: &[ChannelId],
    lang: Lang,
) -> Result<Vec<NewJob>, StoreError> {
    let slots = [slot_of_server(guild)].into_iter().chain(opened.iter().map(|channel| slot_in(*channel)));
    let mut edits = Vec::new();
    for slot in slots {
        // In the lane of its place, in order with other messages there.
        let Some(greeting) = tx.notice(&slot).await? else { continue };
        let Screen { text, rows, picture, .. } = greeting_on(guild, lang);
        let job = Job::Edit { slot, text: Some(text), rows, picture };
        edits.push(NewJob { lane: Lane::Channel(greeting.channel), game: None, job });
    }
    Ok(edits)
}

fn post(guild: GuildId, channel: ChannelId, lang: Lang, slot: String) -> NewJob {
    let job = Job::Post { to: To::Channel(channel), slot: Some(slot), screen: greeting_on(guild, lang) };
    NewJob { lane: Lane::Channel(channel), game: None, job }
}

/// The greeting as a server sees it.
fn greeting_on(guild: GuildId, lang: Lang) -> Screen {
    let mut screen = welcome::greeting(lang);
    screen.picture = screen.picture.map(|picture| picture.seen_on(Some(guild)));
    screen
}

/// The slot of a new server's greeting.
fn slot_of_server(guild: GuildId) -> String {
    format!("greeting-{guild}")
}

/// The slot of the greeting in a channel that was opened for tables.
fn slot_in(channel: ChannelId) -> String {
    format!("greeting-in-{channel}")
}
