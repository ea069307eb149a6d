//! Recording a job's result, and what follows from it.

use std::collections::BTreeSet;
use std::time::Duration;

use model::game::Status;
use model::ids::{ChannelId, MessageId, UserId};
use model::job::{BOARD, INVITATION, Job, Lane, NewJob, To};
use model::screen::{Recipe, Screen};
use store::{Leased, Post, StoreError};
use words::say;

use super::outbox::Outbox;
use super::{DeliveryError, Transport};

/// Discord's code for a locked thread.
pub(super) const LOCKED: u32 = 160_005;
/// "Maximum number of active threads reached."
const TOO_MANY_THREADS: u32 = 160_006;

/// The result of a job.
pub(super) enum Done {
    /// Done, or given up for this reason, and nothing else to record.
    Plain(&'static str),
    /// A message was posted.
    Posted(ChannelId, MessageId),
    /// The existing board was edited into the newest one.
    Changed(Post),
    /// A message's text or controls were edited.
    Edited(Post),
    /// It was about the board of a channel that its game has left: nothing was sent.
    LeftBehind,
    /// A thread was made.
    Thread {
        /// The channel it belongs to.
        of: ChannelId,
        /// The thread.
        thread: ChannelId,
    },
    /// No thread could be made: the game stays in its channel.
    NoThread(DeliveryError),
    /// A person takes no direct messages.
    NoDirectMessages(UserId),
    /// A person refused direct messages before.
    Closed,
    /// Another job takes its place.
    HandedOn(Box<NewJob>),
    /// A channel or thread can't be reached.
    Unreachable(ChannelId, DeliveryError),
}

impl<T: Transport> Outbox<T> {
    /// Records a result without waiting for the disk: if a power cut loses it, the job is done again, as
    /// after a crash.
    pub(super) async fn remember(&self, leased: &Leased, done: Done) -> Result<(), StoreError> {
        let mut next: Vec<NewJob> = match &done {
            Done::NoDirectMessages(_) | Done::Closed => {
                self.instead(leased).await?.into_iter().chain(self.unposted(leased, None).await?).collect()
            }
            Done::NoThread(error) => self.unthreaded(leased, error).await?.into_iter().collect(),
            Done::HandedOn(job) => vec![(**job).clone()],
            Done::Unreachable(place, _) => {
                let unposted = self.unposted(leased, Some(*place)).await?;
                self.brought(leased).await?.into_iter().chain(unposted).collect()
            }
            Done::Plain(_)
            | Done::Posted(..)
            | Done::Changed(_)
            | Done::Edited(_)
            | Done::LeftBehind
            | Done::Thread { .. } => Vec::new(),
        };
        let (posted, changed, edited) = match &done {
            Done::Posted(channel, message) => {
                (Some(Post { channel: *channel, message: *message }), None, None)
            }
            Done::Changed(post) => (None, Some(*post), None),
            Done::Edited(post) => (None, None, Some(*post)),
            _ => (None, None, None),
        };
        if let Some(post) = posted {
            self.newest.note(post);
        }
        let mut tx = self.store.begin_relaxed().await?;
        let behind = self.settles_behind(&mut tx, leased).await?;
        if !behind {
            next.extend(self.put_away(&mut tx, leased, Some(&done)).await?);
        }
        let end = match done {
            Done::Plain(end) => end,
            Done::Closed => "direct messages are closed",
            Done::HandedOn(_) => "handed on",
            Done::Posted(..) => {
                metrics::posted(Duration::from_millis(
                    ((self.clock)() - leased.created_ms).max(0).unsigned_abs(),
                ));
                "sent"
            }
            Done::Changed(_) | Done::Edited(_) => "sent",
            Done::LeftBehind => "the game is played elsewhere",
            Done::Thread { of, thread } => {
                if let Some(game) = leased.game {
                    tx.set_thread(game, of, thread).await?;
                }
                "sent"
            }
            Done::NoThread(error) => {
                tracing::info!(job = leased.id, %error, "a game gets no thread");
                "no thread"
            }
            Done::NoDirectMessages(person) => {
                tx.dm_refused(person).await?;
                "direct messages are closed"
            }
            Done::Unreachable(place, error) => {
                tracing::warn!(job = leased.id, %place, %error, "a place can't be reached");
                let now = (self.clock)();
                match error {
                    DeliveryError::Gone(code) | DeliveryError::Refused(code @ LOCKED) => {
                        tx.place_gone(place, None, code, now).await?;
                    }
                    DeliveryError::Refused(code) => tx.place_refused(place, code, now).await?,
                    _ => {}
                }
                "the place can't be reached"
            }
        };
        let now = (self.clock)();
        // The process that ends the job enqueues what follows, so that it is sent once.
        if tx.finish_job(leased.id, end, now).await? && !behind {
            if let (Some(slot), Some(post)) = (slot(&leased.job), posted) {
                match leased.game {
                    Some(game) => tx.remember_post(game, slot, post).await?,
                    None => tx.remember_notice(slot, post).await?,
                }
            }
            if let (Some(_), Some(game), Some(recipe)) = (changed, leased.game, picture(&leased.job)) {
                tx.call_later(game, recipe.entries, self.call_ms()).await?;
            }
            for job in &next {
                tx.enqueue(job, now).await?;
            }
        } else if let (Some(slot), Some(game), Some(own)) =
            (slot(&leased.job), leased.game, posted.or(changed).or(edited))
            && tx.post(game, slot).await? != Some(own)
        {
            // Another process did the same while this one stood still, or the game was moved meanwhile and is
            // shown elsewhere: this message must not keep controls.
            let Post { channel, message } = own;
            let job = Job::Change {
                channel,
                message,
                text: None,
                rows: Vec::new(),
                no_picture: false,
                picture: None,
            };
            tx.enqueue(&NewJob { lane: Lane::Edits(channel), game: Some(game), job }, now).await?;
        }
        tx.commit().await
    }

    /// The fallback of a direct message that didn't arrive.
    async fn instead(&self, leased: &Leased) -> Result<Option<NewJob>, StoreError> {
        let (Job::Direct { instead, .. }, Some(id)) = (&leased.job, leased.game) else { return Ok(None) };
        let channel = self.store.game(id).await?.and_then(|game| game.channel);
        let job = Job::Post { to: To::Home, slot: None, screen: (**instead).clone() };
        Ok(channel.map(|channel| NewJob { lane: Lane::Channel(channel), game: leased.game, job }))
    }

    /// The message to the host when an invitation can't be posted, or its guest can't be reached.
    async fn unposted(
        &self,
        leased: &Leased,
        place: Option<ChannelId>,
    ) -> Result<Option<NewJob>, StoreError> {
        let (Job::Post { to, slot: Some(slot), .. }, Some(id)) = (&leased.job, leased.game) else {
            return Ok(None);
        };
        let Some(game) = self.store.game(id).await?.filter(|game| game.status == Status::Invited) else {
            return Ok(None);
        };
        let own = matches!(to, To::Person(person) if *person == game.host);
        Ok((slot.starts_with(INVITATION) && !own).then(|| self.artist.unposted(&game, place)))
    }

    /// The message to the channel where no thread can be made.
    async fn unthreaded(&self, leased: &Leased, error: &DeliveryError) -> Result<Option<NewJob>, StoreError> {
        let Some(id) = leased.game else { return Ok(None) };
        let Some(game) = self.store.game(id).await? else { return Ok(None) };
        let text = match error {
            DeliveryError::Refused(TOO_MANY_THREADS) => say!(game.lang(), "no-thread-too-many"),
            _ => say!(game.lang(), "no-thread"),
        };
        let job = Job::Post { to: To::Home, slot: None, screen: Screen::text(text) };
        Ok(game.channel.map(|channel| NewJob { lane: Lane::Channel(channel), game: Some(id), job }))
    }

    /// The result of a finished game, as direct messages to its players when its place can't be reached. A
    /// running game is moved or suspended; a finished one goes nowhere, and they would never learn of it.
    async fn brought(&self, leased: &Leased) -> Result<Vec<NewJob>, StoreError> {
        let (Job::Board { slot, screen, before, .. }, Some(id)) = (&leased.job, leased.game) else {
            return Ok(Vec::new());
        };
        let Some(game) = self.store.game(id).await? else { return Ok(Vec::new()) };
        let newest = picture(&leased.job).is_some_and(|recipe| recipe.entries == game.entries);
        if slot != BOARD || game.status != Status::Over || !newest {
            return Ok(Vec::new());
        }
        let people: BTreeSet<UserId> = game.seated().map(|(_, person)| person).collect();
        let to = |person: UserId| {
            let (to, slot) = (To::Person(person), format!("{BOARD}-{person}"));
            let (screen, before) = (screen.clone(), before.clone());
            let job = Job::Board { to, slot, screen, live: false, before };
            NewJob { lane: Lane::Person(person), game: leased.game, job }
        };
        Ok(people.into_iter().map(to).collect())
    }
}

/// The name under which what a job posts or changes is remembered.
fn slot(job: &Job) -> Option<&str> {
    match job {
        Job::Post { slot, .. } => slot.as_deref(),
        Job::Board { slot, .. } | Job::Edit { slot, .. } => Some(slot),
        _ => None,
    }
}

/// The recipe of a job's board.
fn picture(job: &Job) -> Option<&Recipe> {
    match job {
        Job::Board { screen, .. } => screen.picture.as_ref(),
        _ => None,
    }
}
