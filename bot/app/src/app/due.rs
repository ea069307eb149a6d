//! What falls due without anybody asking: the program's clock and its start call each.

use model::ids::GameId;
use model::ids::UserId;
use store::DueDigest;
use store::Plan;
use store::StoreError;

use super::App;
use crate::alone::tactics::daily;
use crate::clocks::{behind, downtime, late, pause, vacation};
use crate::invitations::{contact, seats};
use crate::library::asked;
use crate::notifications::{digest, remind};
use crate::offers::settle;
use crate::plans::due;
use crate::play::{calling, endings, waiting};
use crate::privacy::retain;
use crate::servers::{GuildEvent, audit, guild_events, restored, suspended};
use crate::tournaments::rounds;

impl App {
    /// Plays the turn of a plan that is due, as its owner would.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn play_plan(&self, plan: &Plan) -> Result<(), StoreError> {
        due::play_plan(&self.context, plan).await
    }

    /// Posts the puzzles of the day that are due, and how many have solved them. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn post_daily_puzzles(&self, now: i64) -> Result<(), StoreError> {
        daily::post_daily_puzzles(&self.context, now).await
    }

    /// Carries out what was agreed before a crash. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn carry_out_agreed(&self, most: i64) -> Result<(), StoreError> {
        settle::carry_out_agreed(&self.context, most).await
    }

    /// Goes on with every tournament in which something has happened. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn go_on_with_tournaments(&self, now: i64) -> Result<(), StoreError> {
        rounds::go_on_with_tournaments(&self.context, now).await
    }

    /// Keeps as data how games ended whose rows say so only in a sentence: those that programs of before migration 35 end beside
    /// this one, and those whose sentence the migration couldn't read. Their logs are played through for it.
    ///
    /// # Errors
    /// When the store fails; it is tried again.
    pub async fn keep_endings(&self) -> Result<(), StoreError> {
        endings::keep_endings(&self.context).await
    }

    /// A game's own time limit has passed: the person who is still asked runs out of time.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn time_is_up(&self, id: GameId) -> Result<(), StoreError> {
        waiting::time_is_up(&self.context, id).await
    }

    /// Notes whose turn it is in games from before that was noted, a few at a time: those after number `after`. Answers how far
    /// it came; `None` when all is done, which is remembered.
    ///
    /// # Errors
    /// When the store fails; it is tried again.
    pub async fn note_turns(&self, after: GameId) -> Result<Option<GameId>, StoreError> {
        asked::note_turns(&self.context, after).await
    }

    /// Sends somebody the list of their turns, if there are any.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn send_digest(&self, due: DueDigest) -> Result<(), StoreError> {
        digest::send_digest(&self.context, due).await
    }

    /// Reminds somebody of a game, if that is due and of any use.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn remind(&self, id: GameId, person: UserId) -> Result<(), StoreError> {
        remind::remind(&self.context, id, person).await
    }

    /// Makes the texts anew that are behind, some at a time. Called by the clock, after time was given back.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn catch_up_boards(&self) -> Result<(), StoreError> {
        behind::catch_up_boards(&self.context).await
    }

    /// Calls those who don't answer where people play live. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn call_the_late(&self) -> Result<(), StoreError> {
        calling::call_the_late(&self.context).await
    }

    /// Says that this process is at work, and notes which games get back the time in which none was. What falls due has to wait
    /// for it.
    ///
    /// # Errors
    /// When the store fails; nothing has changed then.
    pub async fn beat(&self) -> Result<(), StoreError> {
        downtime::beat(&self.context).await
    }

    /// Gives time back to games that nobody touched since, for a while; whether any is left.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn give_back(&self) -> Result<bool, StoreError> {
        downtime::give_back(&self.context).await
    }

    /// Somebody's time in a game is over.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn clock_ran_out(&self, id: GameId) -> Result<(), StoreError> {
        late::clock_ran_out(&self.context, id).await
    }

    /// A rest ends by itself. The person who is asked is told, once.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn pause_is_over(&self, id: GameId) -> Result<(), StoreError> {
        pause::pause_is_over(&self.context, id).await
    }

    /// Holidays that are over by themselves: boards say no more of them. Deadlines knew of their end.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn vacations_over(&self, most: i64) -> Result<(), StoreError> {
        vacation::vacations_over(&self.context, most).await
    }

    /// Forgets what is too old to be kept. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn forget_old_audit_entries(&self) -> Result<(), StoreError> {
        audit::forget_old_audit_entries(&self.context).await
    }

    /// Notes what happened. If that fails now, posting will show it later.
    pub async fn happened(&self, event: GuildEvent) {
        guild_events::happened(&self.context, event).await;
    }

    /// Posts the boards of all open games once more, a few at a time. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn go_on_after_restore(&self) -> Result<(), StoreError> {
        restored::go_on_after_restore(&self.context).await
    }

    /// Looks after servers and places that went away or came back. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn mind_places(&self) -> Result<(), StoreError> {
        suspended::mind_places(&self.context).await
    }

    /// Forgets games that were kept long enough.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn retire(&self, now: i64) -> Result<(), StoreError> {
        retain::retire(&self.context, now).await
    }

    /// Forgets the calls that no limit counts any more. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn forget_old_calls(&self) -> Result<(), StoreError> {
        contact::forget_old_calls(&self.context).await
    }

    /// Drops an invitation whose time is over. Called by the clock; does nothing when somebody joined meanwhile.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn expire(&self, id: GameId) -> Result<(), store::StoreError> {
        seats::expire(&self.context, id).await
    }
}
