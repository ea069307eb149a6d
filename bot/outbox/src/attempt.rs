//! One attempt at a job: draws, looks for an earlier post, sends.

use std::sync::Arc;
use std::time::Duration;

use model::ids::{ChannelId, MessageId, UserId, base36};
use model::job::{Job, LINK, Lane, NewJob, To};
use model::link::link;
use model::screen::{Recipe, Row, Screen};
use model::time::quiet;
use store::{Leased, Post};

use super::door::Door;
use super::in_hand::InHand;
use super::outbox::Outbox;
use super::remember::{Done, LOCKED};
use super::{Alteration, Attachment, DeliveryError, Outgoing, Picture, Transport};

/// The age (ms) from which Discord counts edits of a message against a limit of their own.
pub(super) const OLD_MS: i64 = 3_600_000;
/// How long Discord is trusted to remember a nonce ("a few minutes").
const NONCE_MS: i64 = 120_000;
/// How long to wait where the bot itself is restricted.
const RESTRICTED: Duration = Duration::from_secs(600);

impl<T: Transport> Outbox<T> {
    /// Does a job once; `remember` records the result.
    pub(super) async fn attempt(&self, leased: &InHand) -> Result<Done, DeliveryError> {
        if self.is_left_behind(leased).await? {
            return Ok(Done::LeftBehind);
        }
        match &leased.job {
            Job::Post { to, screen, .. } => self.post(leased, *to, screen).await,
            Job::Board { to, slot, screen, live, .. } => self.board(leased, *to, slot, screen, *live).await,
            Job::Edit { slot, text, rows, picture } => {
                let Some(post) = self.slot(leased, slot).await? else {
                    return Ok(Done::Plain("nothing to edit"));
                };
                self.edit(leased, post, text, rows, picture.as_ref()).await
            }
            Job::Change { channel, message, text, rows, no_picture, picture } => {
                let other = if *no_picture { Picture::Goes } else { Picture::Stays };
                let picture = self.becomes(picture.as_ref(), other).await?;
                let change = Alteration { text: text.clone(), rows: rows.clone(), picture };
                self.must_hold(leased).await?;
                self.transport.edit(*channel, *message, &change).await?;
                Ok(Done::Plain("sent"))
            }
            Job::Direct { person, screen, .. } | Job::Private { person, screen } => {
                self.post(leased, To::Person(*person), screen).await
            }
            Job::Notice { slot, .. } if self.is_called_later(leased, slot).await? => {
                Ok(Done::Plain("called later"))
            }
            Job::Notice { slot, person, screen, instead } => {
                let mut screen = screen.clone();
                screen.text = screen.text.replace(LINK, &self.link(leased, slot).await?);
                screen.silent = self.is_quiet(*person).await?;
                let job = Job::Direct { person: *person, screen, instead: instead.clone() };
                let lane = Lane::Person(*person);
                Ok(Done::HandedOn(Box::new(NewJob { lane, game: leased.game, job })))
            }
            Job::Thread { slot, title } => {
                let Some(post) = self.slot(leased, slot).await? else {
                    return Ok(Done::Plain("nothing to grow from"));
                };
                // A thread of a channel that the game has left would take it back there.
                if leased.game.is_some() && self.home(leased).await? != Some(post.channel) {
                    return Ok(Done::Plain("the game is played elsewhere"));
                }
                self.must_hold(leased).await?;
                match self.transport.start_thread(post.channel, post.message, title).await {
                    Ok(thread) => Ok(Done::Thread { of: post.channel, thread }),
                    Err(error) if error.may_pass() => Err(error),
                    Err(error) => Ok(Done::NoThread(error)),
                }
            }
        }
    }

    /// The picture of a message, drawn in the pool, in the lane of its game, since no one person waits for
    /// it.
    pub(super) async fn drawn(&self, recipe: &Recipe) -> Result<Attachment, String> {
        let (artist, recipe) = (Arc::clone(&self.artist), recipe.clone());
        let lane = pool::Lane::Game(recipe.game);
        let drawn = self.pool.run(lane, async move { artist.draw(&recipe).await }).await;
        drawn.map_err(|why| why.to_string())?
    }

    /// The picture of an edited message: drawn from a recipe, removed or kept.
    pub(super) async fn becomes(
        &self,
        recipe: Option<&Recipe>,
        other: Picture,
    ) -> Result<Picture, DeliveryError> {
        let Some(recipe) = recipe else { return Ok(other) };
        let drawn = self.drawn(recipe).await;
        drawn.map(Picture::Becomes).map_err(|error| DeliveryError::retry(&format!("no picture: {error}")))
    }

    /// Edits a message. Discord limits edits of old messages: one that has to wait goes into a lane of its
    /// own, so that new messages don't wait for it. Later edits of old messages follow it there, so each
    /// message is edited in order.
    async fn edit(
        &self,
        leased: &InHand,
        post: Post,
        text: &Option<String>,
        rows: &[Row],
        recipe: Option<&Recipe>,
    ) -> Result<Done, DeliveryError> {
        let lane = Lane::Edits(post.channel);
        let old = (self.clock)() - post.message.posted_ms() >= OLD_MS;
        let others = old
            && self.store.is_waiting(lane).await.map_err(|error| DeliveryError::retry(&error.to_string()))?;
        let limited = if others {
            true
        } else {
            let picture = self.becomes(recipe, Picture::Stays).await?;
            let change = Alteration { text: text.clone(), rows: rows.to_vec(), picture };
            self.must_hold(leased).await?;
            match self.transport.edit(post.channel, post.message, &change).await {
                Err(DeliveryError::Limited { .. }) if old => true,
                edited => {
                    edited?;
                    false
                }
            }
        };
        if !limited {
            return Ok(Done::Edited(post));
        }
        let (channel, message) = (post.channel, post.message);
        let (text, rows, picture) = (text.clone(), rows.to_vec(), recipe.cloned());
        let job = Job::Change { channel, message, text, rows, no_picture: false, picture };
        Ok(Done::HandedOn(Box::new(NewJob { lane, game: leased.game, job })))
    }

    pub(super) async fn post(&self, leased: &InHand, to: To, screen: &Screen) -> Result<Done, DeliveryError> {
        let channel = match to {
            To::Channel(channel) => channel,
            To::Home => match self.home(leased).await? {
                Some(channel) => channel,
                None => return Ok(Done::Plain("nowhere to post")),
            },
            To::Person(person) => match self.door(leased, person).await? {
                Door::Open(channel) => channel,
                Door::Closed => return Ok(Done::Closed),
                Door::Refused => return Ok(Done::NoDirectMessages(person)),
                Door::Unasked => return Ok(Done::Plain("not asked for")),
                Door::Shut(until) => return self.shut_out(leased, until).await,
            },
        };
        // Asked before drawing, so that no drawing is done in vain.
        if let Some(after) = self.transport.wait(channel) {
            return Err(DeliveryError::Limited { after });
        }
        let attachment = match &screen.picture {
            None => None,
            Some(recipe) => match self.drawn(recipe).await {
                Ok(picture) => Some(picture),
                Err(error) => return Err(DeliveryError::retry(&format!("no picture: {error}"))),
            },
        };
        let direct = matches!(to, To::Person(_));
        let message = Outgoing { screen, direct, attachment };
        if leased.attempts > 0 && (self.clock)() - leased.created_ms > NONCE_MS {
            match self.transport.find(channel, leased.created_ms, &message).await {
                Ok(Some(found)) => return Ok(Done::Posted(channel, found)),
                Ok(None) => {}
                Err(error) if !matches!(to, To::Person(_)) && unreachable(&error) => {
                    return Ok(Done::Unreachable(channel, error));
                }
                Err(error) => return Err(error),
            }
        }
        match self.say(leased, channel, message).await {
            Ok(posted) => Ok(Done::Posted(channel, posted)),
            Err(DeliveryError::NoDirectMessages(code)) => match to {
                To::Person(person) => Ok(Done::NoDirectMessages(person)),
                _ => Err(DeliveryError::Refused(code)),
            },
            Err(DeliveryError::NoOpenings(code)) => match to {
                To::Person(_) => {
                    let until = self.shut(code).await?;
                    self.shut_out(leased, until).await
                }
                _ => Err(DeliveryError::Retry { after: Some(RESTRICTED), reason: code.to_string() }),
            },
            Err(error) if !matches!(to, To::Person(_)) && unreachable(&error) => {
                Ok(Done::Unreachable(channel, error))
            }
            Err(error) => Err(error),
        }
    }

    /// Posts a message; if its file is refused, posts it again with the board in letters.
    async fn say(
        &self,
        leased: &InHand,
        channel: ChannelId,
        message: Outgoing<'_>,
    ) -> Result<MessageId, DeliveryError> {
        let nonce = base36(leased.id.unsigned_abs());
        self.must_hold(leased).await?;
        let posted = self.transport.post(channel, &nonce, &message).await;
        let Err(DeliveryError::FileRefused(code)) = posted else { return posted };
        tracing::warn!(%channel, code, "a picture is not taken there; the board is posted in letters");
        let (artist, screen) = (Arc::clone(&self.artist), message.screen.clone());
        let recipe = screen.picture.as_ref();
        let lane = recipe.map_or(pool::Lane::Program, |recipe| pool::Lane::Game(recipe.game));
        let lettered = self.pool.run(lane, async move { artist.in_letters(&screen).await }).await;
        let screen = lettered.map_err(|why| DeliveryError::retry(&why.to_string()))?;
        self.must_hold(leased).await?;
        self.transport
            .post(channel, &nonce, &Outgoing { screen: &screen, direct: message.direct, attachment: None })
            .await
    }

    /// What happens to a message whose reader's direct messages can't be opened until a given time: the
    /// fallback is sent, or it is dropped because it can be seen elsewhere, or it waits.
    async fn shut_out(&self, leased: &Leased, until: i64) -> Result<Done, DeliveryError> {
        if matches!(leased.job, Job::Direct { .. }) {
            return Ok(Done::Closed);
        }
        if self.can_do_without(leased).await? {
            return Ok(Done::Plain("no direct messages can be opened"));
        }
        let after = u64::try_from(until - (self.clock)()).unwrap_or(0);
        Err(DeliveryError::Limited { after: Duration::from_millis(after) })
    }

    /// The place where the job's game is played.
    pub(super) async fn home(&self, leased: &Leased) -> Result<Option<ChannelId>, DeliveryError> {
        let Some(game) = leased.game else { return Ok(None) };
        self.store.home(game).await.map_err(|error| DeliveryError::retry(&error.to_string()))
    }

    /// The link to a message of the job's game, or to the place where it is played if there is no such
    /// message.
    async fn link(&self, leased: &Leased, slot: &str) -> Result<String, DeliveryError> {
        let Some(id) = leased.game else { return Ok(String::new()) };
        let game = self.store.game(id).await.map_err(|error| DeliveryError::retry(&error.to_string()))?;
        let Some(game) = game else { return Ok(String::new()) };
        let post = self.slot(leased, slot).await?;
        let place = post.map(|post| post.channel).or(game.thread).or(game.channel);
        Ok(place.map_or_else(String::new, |place| link(game.guild, place, post.map(|post| post.message))))
    }

    /// Whether a person's quiet hours are on now.
    async fn is_quiet(&self, person: UserId) -> Result<bool, DeliveryError> {
        let telling = self
            .store
            .notification_settings(person)
            .await
            .map_err(|error| DeliveryError::retry(&error.to_string()))?;
        let zone = quiet::zone(telling.zone.as_deref());
        Ok(telling.quiet.is_some_and(|quiet| quiet.around((self.clock)(), &zone).is_some()))
    }

    pub(super) async fn slot(&self, leased: &Leased, slot: &str) -> Result<Option<Post>, DeliveryError> {
        let found = match leased.game {
            Some(game) => self.store.post(game, slot).await,
            None => self.store.notice(slot).await,
        };
        found.map_err(|error| DeliveryError::retry(&error.to_string()))
    }
}

/// Whether an error means that nothing can be posted in that place: unknown channel; no access, no
/// permission; locked.
fn unreachable(error: &DeliveryError) -> bool {
    matches!(error, DeliveryError::Gone(10003) | DeliveryError::Refused(50001 | 50013 | LOCKED))
}
