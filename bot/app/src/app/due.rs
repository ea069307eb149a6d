//! Scheduled work: entry points that the program's clock and its start call.

use model::ids::GameId;
use model::ids::UserId;
use store::DueDigest;
use store::Plan;
use store::StoreError;

use super::App;
use crate::alone::puzzles::daily;
use crate::asking::working::Working;
use crate::clocks::{behind, downtime, late, pause, vacation};
use crate::invitations::{contact, seats};
use crate::library::asked;
use crate::notifications::{digest, remind};
use crate::offers::settle;
use crate::plans::due;
use crate::play::endings::{self, Endings};
use crate::play::{calling, waiting};
use crate::privacy::retain;
use crate::servers::{GuildEvent, audit, guild_events, restored, suspended};
use crate::tournaments::rounds;

impl App {
    /// Plays the due turn of a plan, as its owner would.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn play_plan<'a>(&'a self, plan: &'a Plan) -> Working<'a, Result<(), StoreError>> {
        Box::pin(due::play_plan(&self.context, plan))
    }

    /// Posts the puzzles of the day that are due, and edits posts to say how many have solved theirs. Called
    /// by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn post_daily_puzzles(&self, now: i64) -> Working<'_, Result<(), StoreError>> {
        Box::pin(daily::post_daily_puzzles(&self.context, now))
    }

    /// Carries out agreed offers that a crash left behind. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn carry_out_agreed(&self, most: i64) -> Working<'_, Result<(), StoreError>> {
        Box::pin(settle::carry_out_agreed(&self.context, most))
    }

    /// Advances every tournament in which something has happened. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn go_on_with_tournaments(&self, now: i64) -> Working<'_, Result<(), StoreError>> {
        Box::pin(rounds::go_on_with_tournaments(&self.context, now))
    }

    /// Converts the outcomes of finished games whose rows hold only a sentence to data, by replaying their logs, some at a
    /// time: games that a program of before migration 35 ends beside this one, and those whose sentence the migration couldn't
    /// read. Answers whether all were looked at.
    ///
    /// # Errors
    /// When the store fails; it is tried again.
    pub fn keep_endings<'a>(&'a self, so_far: &'a mut Endings) -> Working<'a, Result<bool, StoreError>> {
        Box::pin(endings::keep_endings(&self.context, so_far))
    }

    /// Ends a game's own time limit: seats that are still asked run out of time.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn time_is_up(&self, id: GameId) -> Working<'_, Result<(), StoreError>> {
        Box::pin(waiting::time_is_up(&self.context, id))
    }

    /// Notes whose turn it is in games of before that was recorded, some at a time: those after number
    /// `after`. Answers how far it came; `None` when all is done, which is remembered.
    ///
    /// # Errors
    /// When the store fails; it is tried again.
    pub fn note_turns(&self, after: GameId) -> Working<'_, Result<Option<GameId>, StoreError>> {
        Box::pin(asked::note_turns(&self.context, after))
    }

    /// Sends a person the list of their turns, if there are any.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn send_digest(&self, due: DueDigest) -> Working<'_, Result<(), StoreError>> {
        Box::pin(digest::send_digest(&self.context, due))
    }

    /// Reminds a person of a game, if that is due and of use.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn remind(&self, id: GameId, person: UserId) -> Working<'_, Result<(), StoreError>> {
        Box::pin(remind::remind(&self.context, id, person))
    }

    /// Updates boards whose text is out of date, some at a time. Called by the clock, after downtime
    /// compensation.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn catch_up_boards(&self) -> Working<'_, Result<(), StoreError>> {
        Box::pin(behind::catch_up_boards(&self.context))
    }

    /// Pings players who don't answer in live play. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn call_the_late(&self) -> Working<'_, Result<(), StoreError>> {
        Box::pin(calling::call_the_late(&self.context))
    }

    /// Writes this process's heartbeat, and notes which games need downtime compensation. Scheduled work has
    /// to wait for it.
    ///
    /// # Errors
    /// When the store fails; nothing has changed then.
    pub fn beat(&self) -> Working<'_, Result<(), StoreError>> {
        Box::pin(downtime::beat(&self.context))
    }

    /// Compensates downtime in games that nobody has touched since, for a while; answers whether any is left.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn give_back(&self) -> Working<'_, Result<bool, StoreError>> {
        Box::pin(downtime::give_back(&self.context))
    }

    /// Handles a player's clock that ran out.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn clock_ran_out(&self, id: GameId) -> Working<'_, Result<(), StoreError>> {
        Box::pin(late::clock_ran_out(&self.context, id))
    }

    /// Ends a pause whose time is over, and notifies the players who are asked.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn pause_is_over(&self, id: GameId) -> Working<'_, Result<(), StoreError>> {
        Box::pin(pause::pause_is_over(&self.context, id))
    }

    /// Ends holidays that are over: boards stop showing them. Deadlines knew of their end.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn vacations_over(&self, most: i64) -> Working<'_, Result<(), StoreError>> {
        Box::pin(vacation::vacations_over(&self.context, most))
    }

    /// Deletes audit entries that are too old. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn forget_old_audit_entries(&self) -> Working<'_, Result<(), StoreError>> {
        Box::pin(audit::forget_old_audit_entries(&self.context))
    }

    /// Notes a guild event. If that fails now, posting will show it later.
    pub fn happened(&self, event: GuildEvent) -> Working<'_, ()> {
        Box::pin(guild_events::happened(&self.context, event))
    }

    /// After a restore, posts the boards of all open games again, some at a time. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn go_on_after_restore(&self) -> Working<'_, Result<(), StoreError>> {
        Box::pin(restored::go_on_after_restore(&self.context))
    }

    /// Handles servers and channels that became unavailable or came back. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn mind_places(&self) -> Working<'_, Result<(), StoreError>> {
        Box::pin(suspended::mind_places(&self.context))
    }

    /// Deletes games whose retention time is over.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn retire(&self, now: i64) -> Working<'_, Result<(), StoreError>> {
        Box::pin(retain::retire(&self.context, now))
    }

    /// Deletes notes of Discord calls that no limit counts any more. Called by the clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn forget_old_calls(&self) -> Working<'_, Result<(), StoreError>> {
        Box::pin(contact::forget_old_calls(&self.context))
    }

    /// Drops an invitation whose time is over; does nothing when somebody joined meanwhile. Called by the
    /// clock.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub fn expire(&self, id: GameId) -> Working<'_, Result<(), store::StoreError>> {
        Box::pin(seats::expire(&self.context, id))
    }
}
