//! The worker: takes jobs, does them, remembers what became of them.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, Semaphore};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::app::picture::Studio;
use crate::app::screen::{Row, Screen};
use crate::app::{BOARD, Clock};
use crate::ids::{ChannelId, GuildId, MessageId, UserId, base36};
use crate::metrics::{self, Attempt, Loop};
use crate::operations::{shown_lane, tick};
use crate::store::{Leased, Post, Status, Store, StoreError};
use crate::time::quiet;

use super::job::{Job, LINK, Lane, NewJob, To};
use super::{Alteration, Attachment, Fate, Outgoing, Transport};

/// How many lanes are served at once.
const LANES: usize = 16;
/// How long a job is held without word from its worker. Short, since a lane waits that long after a crash; should a
/// worker that is only slow lose a lease, the nonce keeps its message from being posted twice.
const LEASE: Duration = Duration::from_secs(3);
/// How often a worker holds on to what it has in hand.
const RENEW: Duration = Duration::from_secs(1);
/// How long one attempt may take.
const ATTEMPT: Duration = Duration::from_secs(60);
/// How long what is being sent may take at the end: all in all a stop may last ten seconds.
const FAREWELL: Duration = Duration::from_secs(8);
/// How often to look without being told: other processes write, too, and postponed jobs fall due.
const POLL: Duration = Duration::from_millis(500);
/// From which age on Discord counts changes of a message apart.
const OLD_MS: i64 = 3_600_000;
/// For waits up to this nobody relies on being looked for every now and then.
const SOON: Duration = Duration::from_secs(15);
/// How long Discord is trusted to remember a nonce ("a few minutes").
const NONCE_MS: i64 = 120_000;
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_secs(300);

/// Does the jobs of the outbox.
pub struct Outbox<T> {
    store: Store,
    transport: Arc<T>,
    studio: Arc<Studio>,
    clock: Clock,
    /// Told when all lanes should be looked at again.
    wake: Arc<Notify>,
    worker: String,
    /// The jobs under way. What was leased and isn't among them (nobody heard of it, or nobody could note how it ended) is let
    /// go, or its lane would stand still for as long as others keep this worker busy.
    in_hand: Mutex<BTreeSet<i64>>,
}

/// What a job leaves to be remembered.
enum Done {
    /// Nothing but that it was done, or why not.
    Plain(&'static str),
    /// A message was posted.
    Posted(ChannelId, MessageId),
    /// A thread was made.
    Thread(ChannelId),
    /// A person takes no direct messages.
    NoDirectMessages(UserId),
    /// A person took none before.
    Closed,
    /// Another job says it.
    HandedOn(Box<NewJob>),
    /// A channel or thread can't be reached.
    Unreachable(ChannelId, Fate),
}

/// Runs the outbox until `shutdown`; then finishes what is being sent and gives the rest back.
pub async fn run<T: Transport>(outbox: Outbox<T>, shutdown: CancellationToken) {
    let outbox = Arc::new(outbox);
    let lanes = Arc::new(Semaphore::new(LANES));
    let tasks = TaskTracker::new();
    let renewing = tokio::spawn(Arc::clone(&outbox).renew());
    while !shutdown.is_cancelled() {
        tick(Loop::Outbox);
        // Registered before looking: what is written meanwhile is not missed.
        let woken = outbox.wake.notified();
        match outbox.take(lanes.available_permits()).await {
            Ok(jobs) if !jobs.is_empty() => {
                for job in jobs {
                    let Ok(permit) = Arc::clone(&lanes).acquire_owned().await else { return };
                    let outbox = Arc::clone(&outbox);
                    outbox.in_hand().insert(job.id);
                    tasks.spawn(async move {
                        outbox.handle(&job).await;
                        outbox.in_hand().remove(&job.id);
                        drop(permit);
                        // The lane's next job may go now.
                        outbox.wake.notify_one();
                    });
                }
                continue;
            }
            Ok(_) => {}
            Err(error) => tracing::warn!(%error, "the outbox can't be read"),
        }
        tokio::select! {
            () = woken => {}
            () = tokio::time::sleep(POLL) => {}
            () = shutdown.cancelled() => {}
        }
    }
    tasks.close();
    let finished = tokio::time::timeout(FAREWELL, tasks.wait()).await;
    renewing.abort();
    if finished.is_err() {
        tracing::warn!(
            "some messages were still under way at the end; they are looked for at the next start"
        );
        return;
    }
    if let Err(error) = outbox.store.release(&outbox.worker).await {
        tracing::warn!(%error, "leases end by themselves");
    }
}

impl<T: Transport> Outbox<T> {
    /// An outbox over a store.
    #[must_use]
    pub fn new(
        store: Store,
        transport: Arc<T>,
        studio: Arc<Studio>,
        clock: Clock,
        wake: Arc<Notify>,
    ) -> Self {
        // In containers every process has the same number.
        let worker = base36(rand::random());
        let in_hand = Mutex::default();
        Self { store, transport, studio, clock, wake, worker, in_hand }
    }

    fn in_hand(&self) -> MutexGuard<'_, BTreeSet<i64>> {
        self.in_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Holds on to the jobs in hand for as long as there are any.
    async fn renew(self: Arc<Self>) {
        loop {
            tokio::time::sleep(RENEW).await;
            let jobs: Vec<i64> = self.in_hand().iter().copied().collect();
            if jobs.is_empty() {
                continue;
            }
            let until = (self.clock)() + LEASE.as_millis() as i64;
            if let Err(error) = self.store.renew(&self.worker, &jobs, until).await {
                tracing::warn!(%error, "leases could not be renewed; what is under way may be looked for again");
            }
        }
    }

    async fn take(&self, lanes: usize) -> Result<Vec<Leased>, StoreError> {
        if lanes == 0 {
            return Ok(Vec::new());
        }
        let now = (self.clock)();
        self.store.lease_jobs(&self.worker, now, now + LEASE.as_millis() as i64, lanes as i64).await
    }

    /// Does one job and remembers what became of it. What can't be remembered is done again: every job may be.
    async fn handle(&self, leased: &Leased) {
        let attempt = tokio::time::timeout(ATTEMPT, self.attempt(leased)).await;
        let result = attempt.unwrap_or_else(|_| Err(retry("no answer")));
        metrics::attempted(outcome(&result));
        let remembered = match result {
            Ok(done) => self.remember(leased, done).await,
            Err(Fate::Limited { after }) => {
                let lane = shown_lane(&leased.lane);
                tracing::debug!(job = leased.id, lane, ?after, "a message waits for a limit");
                self.look_again_in(after);
                let due = (self.clock)() + after.as_millis() as i64 + 1;
                self.store.put_off(&self.worker, leased.id, due).await
            }
            // Not a word is lost: whoever runs this is told, the program ends, and the next one says it.
            Err(Fate::Unauthorised) => {
                self.store.put_off(&self.worker, leased.id, (self.clock)() + 1000).await
            }
            Err(Fate::Retry { after, reason }) => {
                let wait = wait_before(leased.attempts, after);
                let lane = shown_lane(&leased.lane);
                tracing::info!(job = leased.id, lane, reason, ?wait, "a message waits");
                let due = (self.clock)() + wait.as_millis() as i64;
                self.store.postpone(&self.worker, leased.id, due, &reason).await
            }
            Err(fate) => {
                let lane = shown_lane(&leased.lane);
                tracing::warn!(job = leased.id, lane, %fate, "a message can't be delivered");
                self.finish(leased, &fate.to_string()).await
            }
        };
        if let Err(error) = remembered {
            tracing::warn!(job = leased.id, %error, "what became of a message could not be noted; it is looked for again");
        }
    }

    /// What was put off for a moment shall not wait for the next look besides.
    fn look_again_in(&self, wait: Duration) {
        if wait < SOON {
            let wake = Arc::clone(&self.wake);
            tokio::spawn(async move {
                tokio::time::sleep(wait + Duration::from_millis(2)).await;
                wake.notify_one();
            });
        }
    }

    async fn attempt(&self, leased: &Leased) -> Result<Done, Fate> {
        match &leased.job {
            Job::Post { to, screen, .. } => self.post(leased, *to, screen).await,
            Job::Edit { slot, text, rows } => {
                let Some(post) = self.slot(leased, slot).await? else {
                    return Ok(Done::Plain("nothing to edit"));
                };
                self.edit(leased, post, text, rows).await
            }
            Job::Change { channel, message, text, rows } => {
                let change = Alteration { text: text.clone(), rows: rows.clone() };
                self.transport.edit(*channel, *message, &change).await?;
                Ok(Done::Plain("sent"))
            }
            Job::Direct { person, screen, .. } => self.post(leased, To::Person(*person), screen).await,
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
                Ok(Done::Thread(self.transport.start_thread(post.channel, post.message, title).await?))
            }
        }
    }

    /// Changes a message. Discord lets few old ones be changed at a time: one that has to wait for that goes into a lane of its
    /// own, since nothing new needs to wait for it. Changes of old messages that come after it follow it there: each message is
    /// changed in order.
    async fn edit(
        &self,
        leased: &Leased,
        post: Post,
        text: &Option<String>,
        rows: &[Row],
    ) -> Result<Done, Fate> {
        let lane = Lane::Edits(post.channel);
        let old = (self.clock)() - post.message.posted_ms() >= OLD_MS;
        let change = Alteration { text: text.clone(), rows: rows.to_vec() };
        let others = old && self.store.is_waiting(lane).await.map_err(|error| retry(&error.to_string()))?;
        let limited = if others {
            true
        } else {
            match self.transport.edit(post.channel, post.message, &change).await {
                Err(Fate::Limited { .. }) if old => true,
                edited => {
                    edited?;
                    false
                }
            }
        };
        if !limited {
            return Ok(Done::Plain("sent"));
        }
        let Alteration { text, rows } = change;
        let job = Job::Change { channel: post.channel, message: post.message, text, rows };
        Ok(Done::HandedOn(Box::new(NewJob { lane, game: leased.game, job })))
    }

    async fn post(&self, leased: &Leased, to: To, screen: &Screen) -> Result<Done, Fate> {
        let channel = match to {
            To::Channel(channel) => channel,
            To::Home => match self.home(leased).await? {
                Some(channel) => channel,
                None => return Ok(Done::Plain("nowhere to post")),
            },
            To::Person(person) => match self.direct(person).await {
                Ok(Some(channel)) => channel,
                Ok(None) => return Ok(Done::Closed),
                Err(Fate::NoDirectMessages(_)) => return Ok(Done::NoDirectMessages(person)),
                Err(fate) => return Err(fate),
            },
        };
        // Before the work of drawing is done in vain.
        if let Some(after) = self.transport.wait(channel) {
            return Err(Fate::Limited { after });
        }
        let attachment = match &screen.picture {
            None => None,
            Some(recipe) => match self.studio.draw(recipe).await {
                Ok(picture) => Some(Attachment {
                    name: picture.file_name.to_owned(),
                    alt: picture.alt,
                    bytes: picture.bytes,
                }),
                Err(error) => return Err(retry(&format!("no picture: {error}"))),
            },
        };
        let message = Outgoing { screen, attachment };
        if leased.attempts > 0 && (self.clock)() - leased.created_ms > NONCE_MS {
            match self.transport.find(channel, leased.created_ms, &message).await {
                Ok(Some(found)) => return Ok(Done::Posted(channel, found)),
                Ok(None) => {}
                Err(fate) if !matches!(to, To::Person(_)) && unreachable(&fate) => {
                    return Ok(Done::Unreachable(channel, fate));
                }
                Err(fate) => return Err(fate),
            }
        }
        match self.transport.post(channel, &base36(leased.id.unsigned_abs()), &message).await {
            Ok(posted) => Ok(Done::Posted(channel, posted)),
            Err(Fate::NoDirectMessages(code)) => match to {
                To::Person(person) => Ok(Done::NoDirectMessages(person)),
                _ => Err(Fate::Refused(code)),
            },
            Err(fate) if !matches!(to, To::Person(_)) && unreachable(&fate) => {
                Ok(Done::Unreachable(channel, fate))
            }
            Err(fate) => Err(fate),
        }
    }

    /// Where the job's game is played.
    async fn home(&self, leased: &Leased) -> Result<Option<ChannelId>, Fate> {
        let Some(game) = leased.game else { return Ok(None) };
        let game = self.store.game(game).await.map_err(|error| retry(&error.to_string()))?;
        Ok(game.and_then(|game| game.thread.or(game.channel)))
    }

    /// A person's direct messages; `None` when they were refused before.
    async fn direct(&self, person: UserId) -> Result<Option<ChannelId>, Fate> {
        let store_failed = |error: StoreError| retry(&error.to_string());
        let known = self.store.person(person).await.map_err(store_failed)?;
        if known.dm_closed {
            return Ok(None);
        }
        if let Some(channel) = known.dm_channel {
            return Ok(Some(channel));
        }
        let channel = self.transport.open_dm(person).await?;
        let mut tx = self.store.begin().await.map_err(store_failed)?;
        tx.dm_opened(person, channel).await.map_err(store_failed)?;
        tx.commit().await.map_err(store_failed)?;
        Ok(Some(channel))
    }

    /// The way to a message of the job's game; to where it is played, if there is no such message.
    async fn link(&self, leased: &Leased, slot: &str) -> Result<String, Fate> {
        let Some(id) = leased.game else { return Ok(String::new()) };
        let game = self.store.game(id).await.map_err(|error| retry(&error.to_string()))?;
        let Some(game) = game else { return Ok(String::new()) };
        let post = self.slot(leased, slot).await?;
        let place = post.map(|post| post.channel).or(game.thread).or(game.channel);
        Ok(place.map_or_else(String::new, |place| link(game.guild, place, post.map(|post| post.message))))
    }

    /// Whether somebody wants to hear nothing now.
    async fn is_quiet(&self, person: UserId) -> Result<bool, Fate> {
        let telling = self.store.telling(person).await.map_err(|error| retry(&error.to_string()))?;
        let zone = quiet::zone(telling.zone.as_deref());
        Ok(telling.quiet.is_some_and(|quiet| quiet.around((self.clock)(), &zone).is_some()))
    }

    /// What is said instead where a direct message didn't arrive.
    async fn instead(&self, leased: &Leased) -> Result<Option<NewJob>, StoreError> {
        let (Job::Direct { instead, .. }, Some(id)) = (&leased.job, leased.game) else { return Ok(None) };
        let channel = self.store.game(id).await?.and_then(|game| game.channel);
        let job = Job::Post { to: To::Home, slot: None, screen: (**instead).clone() };
        Ok(channel.map(|channel| NewJob { lane: Lane::Channel(channel), game: leased.game, job }))
    }

    /// How a game ended, for its players' direct messages where its place can't be reached: what runs moves or rests, but a game
    /// that is over goes nowhere, and they would never hear of it.
    async fn brought(&self, leased: &Leased) -> Result<Vec<NewJob>, StoreError> {
        let (Job::Post { slot: Some(slot), screen, .. }, Some(id)) = (&leased.job, leased.game) else {
            return Ok(Vec::new());
        };
        let Some(game) = self.store.game(id).await? else { return Ok(Vec::new()) };
        let newest = screen.picture.as_ref().is_some_and(|recipe| recipe.entries == game.entries);
        if slot != BOARD || game.status != Status::Over || !newest {
            return Ok(Vec::new());
        }
        let people: BTreeSet<UserId> = game.seated().map(|(_, person)| person).collect();
        let to = |person: UserId| {
            let (to, slot) = (To::Person(person), Some(format!("{BOARD}-{person}")));
            let job = Job::Post { to, slot, screen: screen.clone() };
            NewJob { lane: Lane::Person(person), game: leased.game, job }
        };
        Ok(people.into_iter().map(to).collect())
    }

    async fn slot(&self, leased: &Leased, slot: &str) -> Result<Option<Post>, Fate> {
        let found = match leased.game {
            Some(game) => self.store.post(game, slot).await,
            None => self.store.notice(slot).await,
        };
        found.map_err(|error| retry(&error.to_string()))
    }

    /// Should a power cut take this away again, the job is done again, as after a crash.
    async fn remember(&self, leased: &Leased, done: Done) -> Result<(), StoreError> {
        let next = match &done {
            Done::NoDirectMessages(_) | Done::Closed => self.instead(leased).await?.into_iter().collect(),
            Done::HandedOn(job) => vec![(**job).clone()],
            Done::Unreachable(..) => self.brought(leased).await?,
            Done::Plain(_) | Done::Posted(..) | Done::Thread(_) => Vec::new(),
        };
        let mut tx = self.store.begin_relaxed().await?;
        let fate = match done {
            Done::Plain(fate) => fate,
            Done::Closed => "direct messages are closed",
            Done::HandedOn(_) => "handed on",
            Done::Posted(channel, message) => {
                metrics::posted(Duration::from_millis(
                    ((self.clock)() - leased.created_ms).max(0).unsigned_abs(),
                ));
                if let Job::Post { slot: Some(slot), .. } = &leased.job {
                    let post = Post { channel, message };
                    match leased.game {
                        Some(game) => tx.remember_post(game, slot, post).await?,
                        None => tx.remember_notice(slot, post).await?,
                    }
                }
                "sent"
            }
            Done::Thread(thread) => {
                if let Some(game) = leased.game {
                    tx.set_thread(game, thread).await?;
                }
                "sent"
            }
            Done::NoDirectMessages(person) => {
                tx.dm_refused(person).await?;
                "direct messages are closed"
            }
            Done::Unreachable(place, fate) => {
                tracing::warn!(job = leased.id, %place, %fate, "a place can't be reached");
                let now = (self.clock)();
                match fate {
                    Fate::Gone(code) | Fate::Refused(code @ LOCKED) => {
                        tx.place_gone(place, None, code, now).await?;
                    }
                    Fate::Refused(code) => tx.place_refused(place, code, now).await?,
                    _ => {}
                }
                "the place can't be reached"
            }
        };
        let now = (self.clock)();
        // Whoever ends the job says what follows, so that it is said once.
        if tx.finish_job(leased.id, fate, now).await? {
            for job in &next {
                tx.enqueue(job, now).await?;
            }
        }
        tx.commit().await
    }

    async fn finish(&self, leased: &Leased, fate: &str) -> Result<(), StoreError> {
        let mut tx = self.store.begin_relaxed().await?;
        tx.finish_job(leased.id, fate, (self.clock)()).await?;
        tx.commit().await
    }
}

/// What became of an attempt, for counting.
fn outcome(result: &Result<Done, Fate>) -> Attempt {
    match result {
        Ok(Done::Plain(_) | Done::Posted(..) | Done::Thread(_) | Done::HandedOn(_)) => Attempt::Sent,
        Ok(Done::NoDirectMessages(_) | Done::Closed) => Attempt::Closed,
        Ok(Done::Unreachable(..)) => Attempt::Unreachable,
        Err(Fate::Retry { .. } | Fate::Limited { .. } | Fate::Unauthorised) => Attempt::PutOff,
        Err(_) => Attempt::GivenUp,
    }
}

/// The way to a channel, or to a message in it, as people's clients open it.
pub(crate) fn link(guild: Option<GuildId>, channel: ChannelId, message: Option<MessageId>) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let message = message.map_or_else(String::new, |message| format!("/{message}"));
    format!("https://discord.com/channels/{guild}/{channel}{message}")
}

/// Discord's code for a locked thread.
const LOCKED: u32 = 160_005;

/// Whether a refusal means that nothing can be posted in that place: unknown channel; no access, no permission; locked.
fn unreachable(fate: &Fate) -> bool {
    matches!(fate, Fate::Gone(10003) | Fate::Refused(50001 | 50013 | LOCKED))
}

fn retry(reason: &str) -> Fate {
    Fate::Retry { after: None, reason: reason.to_owned() }
}

/// Doubling from a quarter of a second, never shorter than asked for, with a little chance so that lanes don't march in step.
fn wait_before(attempts: i64, asked: Option<Duration>) -> Duration {
    let doubled = Duration::from_millis(250 << attempts.clamp(0, 11) as u32).min(LONGEST_WAIT);
    let jitter = Duration::from_millis(rand::random_range(0..100));
    asked.unwrap_or_default().max(doubled) + jitter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_channels_and_messages() {
        let (guild, channel) = (Some(GuildId(5)), ChannelId(7));
        assert_eq!(link(guild, channel, Some(MessageId(9))), "https://discord.com/channels/5/7/9");
        assert_eq!(link(guild, channel, None), "https://discord.com/channels/5/7");
        assert_eq!(link(None, channel, Some(MessageId(9))), "https://discord.com/channels/@me/7/9");
    }

    #[test]
    fn waits_grow_and_respect_what_was_asked() {
        assert!(wait_before(0, None) < Duration::from_millis(351));
        assert!(wait_before(3, None) >= Duration::from_secs(2));
        assert!(wait_before(60, None) <= LONGEST_WAIT + Duration::from_millis(100));
        assert!(wait_before(0, Some(Duration::from_secs(7))) >= Duration::from_secs(7));
    }
}
