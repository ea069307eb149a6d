//! An interaction's two calls: the acknowledgement, and the answer in its place.

use std::time::Duration;

use metrics::{self, Kind};
use model::screen::Screen;
use outbox::{Attachment, DeliveryError};
use serde_json::Value;
use serenity::all::InteractionId;
use tokio::sync::{MutexGuard, watch};
use tokio::time::{Instant, sleep};
use words::Lang;
use words::say;

use super::latest::InHand;
use crate::calls::call::{call, longer, upload};
use crate::calls::failure::{ALREADY_ACKNOWLEDGED, BLOCKED, Failure, TOO_LARGE};
use crate::calls::rest::Rest;
use crate::commands::Mentions;
use crate::emoji::{Emojis, Known};
use crate::messages::payload;

/// How long Discord takes an acknowledgement.
const ACK: Duration = Duration::from_secs(3);
/// The time limit of the first attempt: short, so that a lost reply leaves time for another. Each further one has that much more, or
/// a Discord that is slower than this would never be heard.
pub(crate) const ACK_ATTEMPT: Duration = Duration::from_millis(1400);
/// How long to find out whether an acknowledgement without a reply counted.
const ACK_DOUBT: Duration = Duration::from_secs(60);
/// How long to try to send the answer: the token lives fifteen minutes, counted from before it arrived.
const ANSWER: Duration = Duration::from_secs(14 * 60);
/// The longest wait between two attempts at the answer.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// How often an answer is tried that Discord refuses for an unknown reason.
const STRANGE: u32 = 3;

/// How often progress is reported, and the time limit of such an edit.
const TELL: Duration = Duration::from_secs(2);

/// The result of sending an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// There is nothing more to be done, sent or not.
    Done,
    /// Its file was too large: something else has to be sent.
    TooLarge,
    /// Files are not taken there: it has to be sent without one.
    NoFiles,
}

/// An interaction to be answered.
pub(crate) struct Reply<'a> {
    pub(crate) http: &'a Rest,
    pub(crate) emojis: &'a Emojis,
    pub(crate) mentions: &'a Mentions,
    pub(crate) id: InteractionId,
    /// With it anybody can answer in the bot's name: never logged.
    pub(crate) token: &'a str,
    pub(crate) kind: Kind,
    /// The language of the asker's client.
    pub(crate) lang: Lang,
    /// Its place among the answers in the same private message; `None` if the same request is in flight already, so that only
    /// the acknowledgement is due, and for suggestions.
    pub(crate) in_hand: Option<InHand<'a>>,
    /// When it arrived.
    pub(crate) begun: Instant,
}

impl Reply<'_> {
    /// Acknowledges; answers whether that counted. If not, another process answers or nobody may.
    pub(crate) async fn acknowledge(&self, ack: &Value) -> bool {
        let counted = self.try_acknowledge(ack).await;
        metrics::acknowledged(self.kind, self.begun.elapsed(), counted);
        counted
    }

    async fn try_acknowledge(&self, ack: &Value) -> bool {
        let begun = Instant::now();
        let mut in_doubt = false;
        let mut wait = Duration::from_millis(50);
        let mut limit = Duration::ZERO;
        loop {
            limit += ACK_ATTEMPT;
            match self.respond(ack, limit).await {
                Ok(()) => return true,
                // Our own earlier attempt, whose reply was lost, had counted.
                Err(failure) if failure.code == ALREADY_ACKNOWLEDGED && in_doubt => return true,
                Err(failure)
                    if matches!(
                        failure.error,
                        DeliveryError::Retry { .. } | DeliveryError::Unfamiliar { .. }
                    ) =>
                {
                    in_doubt |= failure.maybe_done;
                }
                // Discord takes none after three seconds, so longer waits for its limits are useless.
                Err(Failure { error: DeliveryError::Limited { after }, .. }) => {
                    wait = wait.max(after).min(ACK);
                }
                Err(failure) => {
                    tracing::info!(interaction = %self.id, why = %failure.error, "an acknowledgement was refused");
                    return false;
                }
            }
            // In doubt the person may see "thinking …", so Discord is asked until it answers.
            if begun.elapsed() >= if in_doubt { ACK_DOUBT } else { ACK } {
                tracing::warn!(interaction = %self.id, "an acknowledgement did not arrive");
                return false;
            }
            sleep(wait).await;
            wait = longer(wait, Duration::from_secs(1));
        }
    }

    /// The first answer: an acknowledgement, suggestions or a form. One attempt, within a time limit.
    pub(crate) async fn respond(&self, body: &Value, limit: Duration) -> Result<(), Failure> {
        let http = self.http.in_a_hurry();
        call(limit, http.create_interaction_response(self.id, self.token, body, Vec::new())).await
    }

    /// Reports progress now and then, until the work is done. Short work reports none. Returns early, which stops the work,
    /// when nobody can see it any more.
    pub(crate) async fn tell(&self, mut heard: watch::Receiver<(usize, usize)>) {
        loop {
            tokio::select! {
                () = sleep(TELL) => {}
                () = ended(&mut heard) => return,
            }
            let (done, all) = *heard.borrow();
            if all == 0 {
                continue;
            }
            let Some(_turn) = self.turn_to_edit().await else { return };
            let screen = Screen::text(say!(self.lang, "general-drawing", done = done, all = all));
            let body = payload::answer(&screen, None, &Known::default());
            let edit = self.http.edit_original_interaction_response(self.token, &body, Vec::new());
            if let Err(Failure { error: DeliveryError::Gone(_), .. }) = call(TELL, edit).await {
                return;
            }
        }
    }

    /// Sends the answer in place of the acknowledgement. Repeating it is harmless, as it is an edit, unless a newer answer
    /// stands there already: then there is nothing more to be said.
    pub(crate) async fn answer(&self, screen: &Screen, attachment: Option<Attachment>) -> Taken {
        let has_file = attachment.is_some();
        match self.edit(screen, attachment).await {
            Ok(()) => Taken::Done,
            Err(Failure { code: TOO_LARGE, .. }) if has_file => {
                tracing::warn!(interaction = %self.id, "an answer was too large");
                Taken::TooLarge
            }
            Err(Failure { error: DeliveryError::FileRefused(code), .. }) if has_file => {
                tracing::warn!(interaction = %self.id, code, "an answer's file was refused");
                Taken::NoFiles
            }
            Err(Failure {
                error: why @ (DeliveryError::Rejected(_) | DeliveryError::Unfamiliar { .. }),
                ..
            }) => {
                tracing::error!(interaction = %self.id, %why, "an answer was rejected");
                // Better a short message than "thinking …" for ever: the request has been carried out by then, so it must not
                // deny that. If this fails, too, the failure was logged above.
                let _ = self.edit(&Screen::text(say!(self.lang, "general-unshowable")), None).await;
                Taken::Done
            }
            // People dismiss private messages before they are filled.
            Err(Failure { error, .. }) => {
                tracing::info!(interaction = %self.id, %error, "an answer could not be given");
                Taken::Done
            }
        }
    }

    async fn edit(&self, screen: &Screen, attachment: Option<Attachment>) -> Result<(), Failure> {
        let known = self.emojis.known();
        match self.try_edit(screen, attachment.clone(), &known).await {
            Err(failure) if self.emojis.are_to_blame(&failure, &known, &screen.rows) => {
                self.try_edit(screen, attachment, &Known::default()).await
            }
            edited => edited,
        }
    }

    async fn try_edit(
        &self,
        screen: &Screen,
        attachment: Option<Attachment>,
        known: &Known,
    ) -> Result<(), Failure> {
        let mut body = payload::answer(screen, attachment.as_ref(), known);
        self.mentions.put_into(&mut body);
        let begun = Instant::now();
        let mut wait = Duration::from_millis(200);
        let mut strange = 0;
        loop {
            // Where a newer answer is to be read, this one goes nowhere.
            let Some(turn) = self.turn_to_edit().await else { return Ok(()) };
            let files = payload::files(screen, attachment.clone());
            let limit = upload(files.first().map_or(0, |file| file.data.len()));
            let edited =
                call(limit, self.http.edit_original_interaction_response(self.token, &body, files)).await;
            drop(turn);
            match edited {
                Ok(_) => return Ok(()),
                Err(Failure { error: DeliveryError::Limited { after }, .. }) if begun.elapsed() < ANSWER => {
                    sleep(after).await;
                }
                Err(Failure { error: DeliveryError::Retry { after, .. }, .. })
                    if begun.elapsed() < ANSWER =>
                {
                    sleep(after.unwrap_or_default().max(wait)).await;
                    wait = longer(wait, LONGEST_WAIT);
                }
                // A server in front of Discord refuses for a while; Discord itself refuses the contents.
                Err(Failure { error: DeliveryError::Unfamiliar { code, .. }, .. })
                    if begun.elapsed() < ANSWER && (strange < STRANGE || matches!(code, 0 | BLOCKED)) =>
                {
                    strange += 1;
                    sleep(wait).await;
                    wait = longer(wait, LONGEST_WAIT);
                }
                Err(failure) => return Err(failure),
            }
        }
    }

    /// Waits until no other edit of the message is on its way: see [`InHand::turn_to_edit`].
    async fn turn_to_edit(&self) -> Option<Option<MutexGuard<'_, ()>>> {
        match &self.in_hand {
            Some(in_hand) => in_hand.turn_to_edit().await.map(Some),
            None => Some(None),
        }
    }

    /// Whether a later request was made in the same private message.
    pub(crate) fn is_outdated(&self) -> bool {
        self.in_hand.as_ref().is_some_and(InHand::is_outdated)
    }
}

/// Waits until no more progress will be reported.
async fn ended(heard: &mut watch::Receiver<(usize, usize)>) {
    while heard.changed().await.is_ok() {}
}
