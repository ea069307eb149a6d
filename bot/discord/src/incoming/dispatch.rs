//! Handles an interaction from beginning to end: acknowledges, asks the app, answers. The app's work runs in the [pool](pool),
//! in the asker's lane; if that is full, they are told so instead, and nothing has happened.

mod answering;
mod awaiting;

use std::sync::Arc;
use std::time::Duration;

use metrics::{self, Kind};
use model::screen::{self, Verb};
use pool::{Full, Lane, Place, Pool};
use serde_json::Value;
use serenity::all::InteractionId;
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;
use words::Lang;
use words::say;

use app::forms;
use app::request::Request;
use app::{Asker, GuildEvent};

use self::awaiting::Awaiting;
use super::flood::{Flood, Pace};
use super::interaction::{ACK_ATTEMPT, Reply};
use super::latest::{InHand, Latest};
use super::repeated::Repeated;
use super::suggesting::Suggesting;
use crate::calls::received::{Asked, Command, Incoming, Message, Press, Received, Unread};
use crate::calls::rest::Rest;
use crate::commands::{self, Mentions};
use crate::emoji::Emojis;
use crate::endpoint::Endpoint;
use crate::{Answers, incoming::examined::is_examined, incoming::inbound, messages::payload};

/// The time limit for suggestions: Discord takes none after three seconds.
const SUGGESTIONS: Duration = Duration::from_millis(2500);

/// How long a form waits for its reader's language: they have to get it within three seconds.
const LANGUAGE: Duration = Duration::from_millis(800);

/// The dispatcher of interactions.
pub(crate) struct Dispatcher<A> {
    answers: Arc<A>,
    http: Rest,
    emojis: Emojis,
    mentions: Mentions,
    pool: Pool,
    flood: Flood,
    latest: Latest,
    suggesting: Suggesting,
    awaiting: Awaiting,
    repeated: Repeated,
}

impl<A: Answers> Dispatcher<A> {
    /// A dispatcher. Once `ending` is cancelled, nothing is done any more that can be left out.
    pub(crate) fn new(answers: Arc<A>, endpoint: &Endpoint, ending: CancellationToken) -> Self {
        let flood = Flood::new(answers.requests_per_person());
        let (http, emojis, mentions) =
            (endpoint.http.clone(), endpoint.emojis.clone(), endpoint.mentions.clone());
        Self {
            answers,
            http,
            emojis,
            mentions,
            pool: endpoint.pool.clone(),
            flood,
            latest: Latest::default(),
            suggesting: Suggesting::default(),
            awaiting: Awaiting::until(ending),
            repeated: Repeated::default(),
        }
    }

    /// Passes on an event about a server or a channel.
    pub(crate) async fn happened(&self, event: GuildEvent) {
        let answers = Arc::clone(&self.answers);
        let heard = self.pool.run(Lane::Program, async move { answers.happened(event).await });
        if let Err(why) = heard.await {
            tracing::error!(%why, "what happened to a server was not heard");
        }
    }

    /// Handles an incoming request.
    pub(crate) async fn take_in(&self, incoming: Incoming) {
        match incoming {
            // Pings come by HTTP only, and are answered there.
            Incoming::Ping => {}
            // A live examination runs beside this bot, and answers these.
            Incoming::Interaction(received) if is_examined(&received.asked) => {
                tracing::debug!("an interaction of the live examination is left to it");
            }
            Incoming::Interaction(received) => self.handle(&received).await,
            Incoming::Unread(unread) => self.unread(unread).await,
        }
    }

    /// Answers an unreadable interaction: better than "the application did not respond".
    async fn unread(&self, unread: Unread) {
        unread.note();
        let Unread { reply, kind, lang, .. } = unread;
        let Some((id, token)) = reply.filter(|(id, _)| !self.repeated.is_known(*id)) else { return };
        let kind = kind.unwrap_or(Kind::Component);
        let lang = lang.unwrap_or_default();
        let word = match kind {
            Kind::Autocomplete => payload::suggestions(&[]),
            _ => payload::word(&say!(lang, "general-unread")),
        };
        self.reply(kind, lang, id, &token).acknowledge(&word).await;
    }

    /// Handles one interaction.
    async fn handle(&self, received: &Received) {
        if self.repeated.is_known(received.id) {
            return;
        }
        let asker = inbound::asker(received);
        if let Some(most) = commands::too_long(&received.asked) {
            return self.too_long(received, &asker, most).await;
        }
        match &received.asked {
            Asked::Command(command) => {
                let mut reply = self.reply(Kind::Command, asker.lang, received.id, &received.token);
                if self.is_flood(&reply, &asker).await {
                    return;
                }
                reply.in_hand = self.latest.make(received.id);
                self.serve(&reply, asker, &payload::defer_message(), inbound::command(command)).await;
            }
            Asked::Typing(command) => self.suggest(received, asker, command).await,
            Asked::Press(press) => {
                let mut reply = self.reply(Kind::Component, asker.lang, received.id, &received.token);
                if self.is_flood(&reply, &asker).await {
                    return;
                }
                let request = inbound::press(press);
                if let Some(Request::Press { press, .. }) = &request
                    && forms::of(press, asker.lang).is_some()
                {
                    let lang = timeout(LANGUAGE, self.answers.language(&asker)).await.unwrap_or(asker.lang);
                    // A form is itself the acknowledgement; everything is checked when it is submitted.
                    if let Some(form) = forms::of(press, lang) {
                        reply.acknowledge(&payload::form(&form)).await;
                    }
                    return;
                }
                let changed = changed(press);
                reply.in_hand = self.take(changed, received.id, press);
                if let Some(Request::Press {
                    press: screen::Press { verb: Verb::Move, game: Some(game), .. },
                    ..
                }) = &request
                {
                    self.awaiting.give_way(asker.person, *game);
                }
                self.serve(&reply, asker, &acknowledgement(changed), request).await;
            }
            Asked::Form(form) => {
                let mut reply = self.reply(Kind::Form, asker.lang, received.id, &received.token);
                if self.is_flood(&reply, &asker).await {
                    return;
                }
                let changed = changed(form);
                reply.in_hand = self.take(changed, received.id, form);
                self.serve(&reply, asker, &acknowledgement(changed), inbound::press(form)).await;
            }
        }
    }

    /// Answers that a text is too long; nothing of it is processed.
    async fn too_long(&self, received: &Received, asker: &Asker, most: usize) {
        let kind = match &received.asked {
            Asked::Command(_) => Kind::Command,
            Asked::Typing(_) => Kind::Autocomplete,
            Asked::Press(_) => Kind::Component,
            Asked::Form(_) => Kind::Form,
        };
        let reply = self.reply(kind, asker.lang, received.id, &received.token);
        if kind == Kind::Autocomplete {
            reply.acknowledge(&payload::suggestions(&[])).await;
        } else if !self.is_flood(&reply, asker).await {
            reply.acknowledge(&payload::word(&say!(asker.lang, "general-too-long", most = most))).await;
        }
    }

    /// Begins the answer to a press or a form: it edits the private message it came from, or makes one.
    fn take(&self, changed: Option<&Message>, id: InteractionId, press: &Press) -> Option<InHand<'_>> {
        match changed {
            Some(message) => self.latest.change(message, id, &press.whole),
            None => self.latest.make(id),
        }
    }

    fn reply<'a>(&'a self, kind: Kind, lang: Lang, id: InteractionId, token: &'a str) -> Reply<'a> {
        Reply {
            http: &self.http,
            emojis: &self.emojis,
            mentions: &self.mentions,
            id,
            token,
            kind,
            lang,
            in_hand: None,
            begun: Instant::now(),
        }
    }

    /// Whether a person sends too many requests. They are told so, and nothing else happens; further presses may get no answer.
    async fn is_flood(&self, reply: &Reply<'_>, asker: &Asker) -> bool {
        let word = match self.flood.request(asker.person.0, Instant::now()) {
            Pace::Fine => return false,
            Pace::TooFast if reply.kind == Kind::Component => payload::defer_update(),
            Pace::Told | Pace::TooFast => payload::word(&say!(asker.lang, "general-slow-down")),
        };
        metrics::damped();
        reply.acknowledge(&word).await;
        true
    }

    /// Takes a place in the pool. Without one the person is told so, nothing else happens, and the message they pressed in
    /// stays as it is.
    async fn place(&self, reply: &Reply<'_>, asker: &Asker) -> Option<Place> {
        let full = match self.pool.place(Lane::Person(asker.person)) {
            Ok(place) => return Some(place),
            Err(full) => full,
        };
        metrics::damped();
        reply.acknowledge(&payload::word(&sorry(full, asker.lang))).await;
        None
    }

    /// Acknowledges; answers only if that counted. If the same request is in flight already, its answer stands for both.
    async fn serve(&self, reply: &Reply<'_>, asker: Asker, ack: &Value, request: Option<Request>) {
        let Some(place) = self.place(reply, &asker).await else { return };
        if !reply.acknowledge(ack).await || reply.in_hand.is_none() {
            return;
        }
        let awaited = self.answer(reply, &place, asker.clone(), request).await;
        metrics::answered(reply.kind, reply.begun.elapsed());
        drop(place);
        if let Some(game) = awaited {
            self.go_on(reply, &asker, game).await;
        }
    }

    /// Answers with suggestions: empty rather than an error, too late, or outdated.
    async fn suggest(&self, received: &Received, asker: Asker, command: &Command) {
        let reply = self.reply(Kind::Autocomplete, asker.lang, received.id, &received.token);
        let interaction = asker.interaction;
        let answers = Arc::clone(&self.answers);
        let wanted = inbound::suggest(command);
        let calm = self.flood.suggestion(asker.person.0, Instant::now());
        let wanted = wanted.filter(|_| calm).map(|wanted| (wanted, self.suggesting.ask(asker.person.0)));
        let asked = async {
            let (wanted, newest) = wanted?;
            let under_way = newest.begin().await?;
            let lane = Lane::Person(asker.person);
            let working = self.pool.run(lane, async move {
                let _under_way = under_way;
                answers.suggest(&asker, wanted).await
            });
            working.await.ok()
        };
        let choices = timeout(SUGGESTIONS, asked).await.ok().flatten().unwrap_or_default();
        let given = reply.respond(&payload::suggestions(&choices), ACK_ATTEMPT).await;
        // Suggestions are acknowledgement and answer in one.
        metrics::acknowledged(reply.kind, reply.begun.elapsed(), given.is_ok());
        if let Err(failure) = given {
            // Late or lost: the person types on, which asks again.
            tracing::debug!(interaction = %interaction, why = %failure.error, "choices did not arrive");
        }
    }
}

/// The answer when there is no place.
fn sorry(full: Full, lang: Lang) -> String {
    match full {
        Full::Person => say!(lang, "general-full-person"),
        Full::All => say!(lang, "general-full"),
    }
}

/// The acknowledgement: a private message is edited in place; any other gets a private answer beside it.
fn acknowledgement(changed: Option<&Message>) -> Value {
    if changed.is_some() { payload::defer_update() } else { payload::defer_message() }
}

/// The message that an answer edits: the one that was pressed in, if it is private.
fn changed(press: &Press) -> Option<&Message> {
    press.message.as_ref().filter(|message| message.private)
}
