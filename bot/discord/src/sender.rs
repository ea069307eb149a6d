//! Sends the outbox's messages through Discord's API.

use std::time::Duration;

use model::ids::{ChannelId, MessageId, UserId};
use outbox::{Alteration, DeliveryError, Outgoing, Transport};
use serde_json::json;
use serenity::all::{ChannelId as Channel, MessageId as Id};
use tokio::sync::OnceCell;

use app::LETTERS;

use super::calls::call::{CALL, call, upload};
use super::calls::failure::{ARCHIVED, Failure, THREAD_EXISTS};
use super::calls::read::Posted;
use super::calls::rest::Rest;
use super::commands::Mentions;
use super::emoji::{Emojis, Known};
use super::messages::limits::custom_ids;
use super::messages::payload::{self, Readers};

/// Discord's epoch: snowflakes count milliseconds from the first of January 2015.
const EPOCH_MS: i64 = 1_420_070_400_000;
/// How far (ms) another clock may be ahead of ours.
pub(super) const SKEW_MS: i64 = 60_000;
/// How many messages Discord lists at once.
const PAGE: u8 = 100;
/// How many pages are searched for a message; a channel busier than that may get one twice.
const PAGES: usize = 20;
/// A week in minutes: the longest time before a thread is archived.
const THREAD_MINUTES: u16 = 10_080;

/// Sends messages through Discord's API.
pub struct Sender {
    http: Rest,
    /// The bot's user id, fetched when first needed.
    own: OnceCell<u64>,
    emojis: Emojis,
    mentions: Mentions,
}

impl Sender {
    pub(super) fn new(http: Rest, emojis: Emojis, mentions: Mentions) -> Self {
        Self { http, own: OnceCell::new(), emojis, mentions }
    }

    async fn own_id(&self) -> Result<u64, DeliveryError> {
        let ask = || async { call(CALL, self.http.get_current_user()).await.map(|user| user.id.get()) };
        self.own.get_or_try_init(ask).await.copied().map_err(|failure| failure.error)
    }
}

impl Transport for Sender {
    async fn post(
        &self,
        to: ChannelId,
        nonce: &str,
        message: &Outgoing<'_>,
    ) -> Result<MessageId, DeliveryError> {
        let channel = channel(to)?;
        let send = async |known: &Known| {
            let (screen, file) = (message.screen, message.attachment.as_ref());
            let mut body = payload::message(screen, file, readers(message), nonce, known);
            self.mentions.put_into(&mut body);
            let files = payload::files(message.screen, message.attachment.clone());
            let limit = upload(files.first().map_or(0, |file| file.data.len()));
            call(limit, self.http.send_message(channel, files, &body)).await
        };
        let known = self.emojis.known();
        let sent = match send(&known).await {
            Err(failure) if self.emojis.are_to_blame(&failure, &known, &message.screen.rows) => {
                send(&Known::default()).await
            }
            sent => sent,
        };
        sent.map(|sent| MessageId(sent.id.get() as i64)).map_err(|failure| failure.error)
    }

    fn wait(&self, at: ChannelId) -> Option<Duration> {
        self.http.wait_to_send(channel(at).ok()?)
    }

    async fn edit(
        &self,
        at: ChannelId,
        message: MessageId,
        change: &Alteration,
    ) -> Result<(), DeliveryError> {
        let (channel, id) = (channel(at)?, Id::new(snowflake(message.0)?));
        let edit = async |known: &Known| {
            let mut body = payload::change(change, known);
            self.mentions.put_into(&mut body);
            let files = payload::picture(change);
            let limit = upload(files.first().map_or(0, |file| file.data.len()));
            call(limit, self.http.edit_message(channel, id, &body, files)).await
        };
        let known = self.emojis.known();
        let mut first = edit(&known).await;
        if first.as_ref().is_err_and(|failure| failure.code == ARCHIVED) {
            // Posting opens an archived thread by itself, editing doesn't. A locked one stays as it is.
            let open = json!({ "archived": false });
            match call(CALL, self.http.edit_thread(channel, &open)).await {
                Ok(_) => first = edit(&known).await.map_err(closed_again),
                // It is unknown whether the thread can be opened.
                Err(failure) if failure.error.may_pass() => return Err(failure.error),
                Err(_) => {}
            }
        }
        let edited = match first {
            Err(failure) if self.emojis.are_to_blame(&failure, &known, &change.rows) => {
                edit(&Known::default()).await
            }
            edited => edited,
        };
        edited.map(drop).map_err(|failure| failure.error)
    }

    async fn last(&self, at: ChannelId) -> Result<Option<MessageId>, DeliveryError> {
        let place = call(CALL, self.http.get_channel(channel(at)?)).await.map_err(|failure| failure.error)?;
        Ok(place.last.map(|last| MessageId(last.get() as i64)))
    }

    async fn open_dm(&self, person: UserId) -> Result<ChannelId, DeliveryError> {
        let body = json!({ "recipient_id": person.to_string() });
        let opened = call(CALL, self.http.create_private_channel(&body)).await;
        opened.map(|opened| ChannelId(opened.id.get() as i64)).map_err(|failure| failure.error)
    }

    async fn start_thread(
        &self,
        at: ChannelId,
        message: MessageId,
        title: &str,
    ) -> Result<ChannelId, DeliveryError> {
        let body = json!({ "name": title, "auto_archive_duration": THREAD_MINUTES });
        let id = Id::new(snowflake(message.0)?);
        let started = self.http.create_thread_from_message(channel(at)?, id, &body);
        match call(CALL, started).await {
            Ok(thread) => Ok(ChannelId(thread.id.get() as i64)),
            // A thread has the id of the message it started from.
            Err(failure) if failure.code == THREAD_EXISTS => Ok(ChannelId(message.0)),
            Err(failure) => Err(failure.error),
        }
    }

    async fn find(
        &self,
        at: ChannelId,
        since_ms: i64,
        message: &Outgoing<'_>,
    ) -> Result<Option<MessageId>, DeliveryError> {
        let own = self.own_id().await?;
        let mut after = Id::new(first_id_of(since_ms - SKEW_MS));
        for _ in 0..PAGES {
            let page = call(CALL, self.http.get_messages(channel(at)?, after, PAGE))
                .await
                .map_err(|failure| failure.error)?;
            let ours = |found: &&Posted| found.author == Some(own) && equals(found, message, &self.mentions);
            if let Some(found) = page.iter().find(ours) {
                return Ok(Some(MessageId(found.id.get() as i64)));
            }
            match page.iter().map(|found| found.id).max() {
                Some(last) if page.len() == usize::from(PAGE) => after = last,
                _ => break,
            }
        }
        Ok(None)
    }
}

fn readers(message: &Outgoing<'_>) -> Readers {
    if message.direct { Readers::One } else { Readers::Several }
}

/// Ids come from Discord or from our own rows; zero is neither, and serenity would panic over it.
fn channel(id: ChannelId) -> Result<Channel, DeliveryError> {
    snowflake(id.0).map(Channel::new)
}

fn snowflake(id: i64) -> Result<u64, DeliveryError> {
    u64::try_from(id)
        .ok()
        .filter(|id| *id > 0)
        .ok_or_else(|| DeliveryError::Rejected(format!("{id} is no id")))
}

/// The smallest snowflake of this millisecond.
pub(super) fn first_id_of(ms: i64) -> u64 {
    u64::try_from(ms - EPOCH_MS).map_or(1, |since| (since << 22).max(1))
}

/// Whether a posted text equals this one. Mentions of commands may not have been known when it was sent.
fn says(found: &str, text: &str, mentions: &Mentions) -> bool {
    bare(found).eq(bare(text)) || bare(found).eq(bare(&mentions.linked(text)))
}

/// Whether a posted message is this one: by its controls and its file's name, which come back as sent, then by its text, from
/// which Discord removes outer blanks and maybe "certain characters". A message whose picture was refused has the same text,
/// followed by the board in letters.
fn equals(found: &Posted, wanted: &Outgoing<'_>, mentions: &Mentions) -> bool {
    if found.controls != custom_ids(&wanted.screen.rows) {
        return false;
    }
    let (text, file) = (
        payload::content(wanted.screen, readers(wanted)),
        payload::file_name(wanted.screen, wanted.attachment.as_ref()),
    );
    if file.is_some() && found.file.is_none() {
        let said = found
            .text
            .split_once(LETTERS)
            .map(|(said, _)| said.rsplit_once('\n').map_or("", |(said, _)| said));
        return said.is_some_and(|said| says(said, &text, mentions));
    }
    found.file.as_deref() == file && says(&found.text, &text, mentions)
}

/// The characters of a text that are never changed: letters, digits and common punctuation.
fn bare(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|sign| sign.is_alphanumeric() || sign.is_ascii_graphic())
}

/// A thread that was archived again just after it was opened can be opened once more.
fn closed_again(failure: Failure) -> Failure {
    match failure.code {
        ARCHIVED => Failure {
            error: DeliveryError::Retry { after: None, reason: "archived again".to_owned() },
            ..failure
        },
        _ => failure,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outbox::Attachment;

    #[test]
    fn ids_tell_the_time() {
        // The example of Discord's documentation: 175928847299117063 was made at 1462015105796.
        assert_eq!(first_id_of(1_462_015_105_796), 175_928_847_299_117_063 >> 22 << 22);
        assert_eq!((first_id_of(0), first_id_of(EPOCH_MS)), (1, 1));
    }

    #[test]
    fn a_message_is_known_by_its_controls_its_file_and_the_letters_of_its_text() {
        let screen = model::screen::Screen::text("White  to move \u{2009}♔\u{200b}: e4");
        let equals =
            |found: &Posted, wanted: &Outgoing<'_>| super::equals(found, wanted, &Mentions::default());
        let wanted = Outgoing { screen: &screen, direct: false, attachment: None };
        let posted = |text: &str| Posted {
            id: Id::new(1),
            author: Some(5),
            text: text.to_owned(),
            controls: Vec::new(),
            file: None,
        };
        assert!(equals(&posted("White to move : e4"), &wanted));
        assert!(!equals(&posted("White to move: e5"), &wanted));
        assert!(!equals(&Posted { controls: vec!["a".to_owned()], ..posted("White to move: e4") }, &wanted));
        assert!(!equals(&Posted { file: Some("a".to_owned()), ..posted("White to move: e4") }, &wanted));
        let picture = Attachment { name: "board.png".to_owned(), alt: String::new(), bytes: vec![1] };
        let wanted = Outgoing { screen: &screen, direct: false, attachment: Some(picture) };
        assert!(!equals(&posted("White to move : e4"), &wanted));
        assert!(equals(&posted("White to move : e4\n-# No pictures here.\n```\n8 r n b\n```"), &wanted));
        assert!(!equals(&posted("Black to move : e4\n-# No pictures here.\n```\n8 r n b\n```"), &wanted));
    }

    #[test]
    fn what_is_no_id_is_refused_before_serenity_panics() {
        for id in [0, -1, i64::MIN] {
            assert!(matches!(channel(ChannelId(id)), Err(DeliveryError::Rejected(_))), "{id}");
        }
        assert_eq!(channel(ChannelId(5)), Ok(Channel::new(5)));
    }
}
