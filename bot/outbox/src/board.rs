//! The newest board of a game: edited in place during live play, otherwise posted; and what happens to the
//! previous one.
//!
//! An edit pings nobody and leaves the old board nowhere, so a board is edited only when it is certain to be seen: it is still
//! the last message of its place. Only the first attempt edits: a post whose reply was lost may still arrive, and then an edit
//! would show the same twice. So every later attempt posts, by the same nonce, and finds what the earlier ones left.
//!
//! A game that moved to another channel is posted there, by the lane of that channel. Jobs about its board in the old channel's
//! lane are older, and would come after it: they are dropped.

use model::ids::ChannelId;
use model::job::{BOARD, Job, Lane, NewJob, PutAway, To};
use model::screen::Screen;
use store::{Leased, Post, StoreError, Tx};

use super::attempt::OLD_MS;
use super::in_hand::InHand;
use super::outbox::Outbox;
use super::remember::Done;
use super::{Alteration, DeliveryError, Picture, Transport};

/// How long (ms) after a turn its board may be edited in place: later, its player has probably left.
const FRESH_MS: i64 = 120_000;
/// When (ms) players are pinged whose board was edited in place, if they haven't moved by then.
const CALL_MS: i64 = 120_000;

impl<T: Transport> Outbox<T> {
    /// Shows the newest board of a game in a place.
    pub(super) async fn board(
        &self,
        leased: &InHand,
        to: To,
        slot: &str,
        screen: &Screen,
        live: bool,
    ) -> Result<Done, DeliveryError> {
        let in_time = (self.clock)() - leased.created_ms < FRESH_MS;
        if live
            && in_time
            && leased.attempts == 0
            && let Some(post) = self.slot(leased, slot).await?
            && self.is_last(leased, to, post).await?
            && self.change_board(leased, post, screen).await?
        {
            return Ok(Done::Changed(post));
        }
        self.post(leased, to, screen).await
    }

    /// Whether a message is where a board would be posted now, recent enough to be edited freely, and the
    /// last one there.
    async fn is_last(&self, leased: &Leased, to: To, post: Post) -> Result<bool, DeliveryError> {
        if self.newest.is_after(post) {
            return Ok(false);
        }
        let there = match to {
            To::Channel(channel) => channel == post.channel,
            To::Home => self.home(leased).await? == Some(post.channel),
            To::Person(_) => true,
        };
        if !there || (self.clock)() - post.message.posted_ms() >= OLD_MS {
            return Ok(false);
        }
        // An edit that waits for Discord's limit may remove its controls, and would remove those of the next
        // board.
        let changing = self.store.is_change_waiting(leased.game, post).await;
        if changing.map_err(|error| DeliveryError::retry(&error.to_string()))? {
            return Ok(false);
        }
        match self.transport.last(post.channel).await {
            Ok(last) => Ok(last == Some(post.message)),
            Err(error) if error.may_pass() => Err(error),
            // Posting will find out what is wrong there.
            Err(_) => Ok(false),
        }
    }

    /// Edits a board into the newest one; `false` where that is refused, and it has to be posted.
    async fn change_board(
        &self,
        leased: &InHand,
        post: Post,
        screen: &Screen,
    ) -> Result<bool, DeliveryError> {
        let picture = self.becomes(screen.picture.as_ref(), Picture::Goes).await?;
        let change = Alteration { text: Some(screen.text.clone()), rows: screen.rows.clone(), picture };
        self.must_hold(leased).await?;
        match self.transport.edit(post.channel, post.message, &change).await {
            Ok(()) => Ok(true),
            Err(error) if error.may_pass() => Err(error),
            Err(_) => Ok(false),
        }
    }

    /// The edit that puts the previous board away, once the new one's delivery is known (`None`: failed). A
    /// new board that arrived nowhere takes the controls off the previous one, too: they are for a turn that
    /// is over.
    pub(super) async fn put_away(
        &self,
        tx: &mut Tx,
        leased: &Leased,
        done: Option<&Done>,
    ) -> Result<Option<NewJob>, StoreError> {
        let (Job::Board { slot, before, .. }, Some(game)) = (&leased.job, leased.game) else {
            return Ok(None);
        };
        let Some(Post { channel, message }) = tx.post(game, slot).await? else { return Ok(None) };
        let PutAway { text, no_picture } = match done {
            Some(Done::Posted(_, posted)) if *posted == message => return Ok(None),
            Some(Done::Posted(..)) => before.clone(),
            Some(
                Done::Changed(_)
                | Done::Edited(_)
                | Done::LeftBehind
                | Done::HandedOn(_)
                | Done::Thread { .. }
                | Done::NoThread(_),
            ) => return Ok(None),
            None
            | Some(Done::Plain(_) | Done::Closed | Done::NoDirectMessages(_) | Done::Unreachable(..)) => {
                PutAway::default()
            }
        };
        let job = Job::Change { channel, message, text, rows: Vec::new(), no_picture, picture: None };
        Ok(Some(NewJob { lane: Lane::Edits(channel), game: leased.game, job }))
    }

    /// Whether a job is about the newest board of a channel that its game has left.
    pub(super) async fn is_left_behind(&self, leased: &Leased) -> Result<bool, DeliveryError> {
        let Some(game) = leased.game.filter(|_| is_of_channel_board(leased)) else { return Ok(false) };
        let place = self.store.channel_of(game).await;
        let place = place.map_err(|error| DeliveryError::retry(&error.to_string()))?;
        Ok(place.is_some_and(|place| has_left(leased, place)))
    }

    /// Like [`Self::is_left_behind`], but in the transaction that ends an attempt, during which the game may
    /// have been moved; until that commits, the game stays where it is.
    pub(super) async fn settles_behind(&self, tx: &mut Tx, leased: &Leased) -> Result<bool, StoreError> {
        let (Some(game), Job::Board { .. } | Job::Edit { .. }) = (leased.game, &leased.job) else {
            return Ok(false);
        };
        let place = tx.lock_place(game).await?;
        Ok(is_of_channel_board(leased) && place.is_some_and(|place| has_left(leased, place)))
    }

    /// When players are pinged whose board was edited in place.
    pub(super) fn call_ms(&self) -> i64 {
        (self.clock)() + CALL_MS
    }

    /// Whether a direct message that leads to a board has to wait: another one calls its person later, if
    /// they don't move.
    pub(super) async fn is_called_later(&self, leased: &Leased, slot: &str) -> Result<bool, DeliveryError> {
        let Some(game) = leased.game.filter(|_| slot.starts_with(BOARD)) else {
            return Ok(false);
        };
        let waits = self.store.is_called_later(game).await;
        waits.map_err(|error| DeliveryError::retry(&error.to_string()))
    }
}

/// Whether a job is about the newest board of a channel, not about one person's copy.
fn is_of_channel_board(leased: &Leased) -> bool {
    matches!(&leased.job, Job::Board { slot, .. } | Job::Edit { slot, .. } if slot == BOARD)
}

/// Whether a job waits in the lane of a channel that its game has left.
fn has_left(leased: &Leased, place: Option<ChannelId>) -> bool {
    place.is_none_or(|channel| leased.lane != Lane::Channel(channel).to_string())
}
