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

/// Declares methods of [`App`] that run one piece of scheduled work each: the function of that name in an area. Boxed,
/// so that the caller's crate doesn't compile it again.
macro_rules! scheduled {
    ($($(#[$doc:meta])* $name:ident($($given:ident: $kind:ty),*) -> $answer:ty = $area:ident;)*) => {
        impl App {
            $(
                $(#[$doc])*
                ///
                /// # Errors
                /// When the store fails; it is tried again.
                pub fn $name<'a>(&'a self $(, $given: $kind)*) -> Working<'a, Result<$answer, StoreError>> {
                    Box::pin($area::$name(&self.context $(, $given)*))
                }
            )*
        }
    };
}

scheduled! {
    /// Plays the due turn of a plan, as its owner would.
    play_plan(plan: &'a Plan) -> () = due;

    /// Posts the puzzles of the day that are due, and edits posts to say how many have solved theirs. Called
    /// by the clock.
    post_daily_puzzles(now: i64) -> () = daily;

    /// Carries out agreed offers that a crash left behind. Called by the clock.
    carry_out_agreed(most: i64) -> () = settle;

    /// Advances every tournament in which something has happened. Called by the clock.
    go_on_with_tournaments(now: i64) -> () = rounds;

    /// Converts the outcomes of finished games whose rows hold only a sentence to data, by replaying their logs, some at a
    /// time: games that a program of before migration 35 ends beside this one, and those whose sentence the migration couldn't
    /// read. Answers whether all were looked at.
    keep_endings(so_far: &'a mut Endings) -> bool = endings;

    /// Ends a game's own time limit: seats that are still asked run out of time.
    time_is_up(id: GameId) -> () = waiting;

    /// Notes whose turn it is in games of before that was recorded, some at a time: those after number
    /// `after`. Answers how far it came; `None` when all is done, which is remembered.
    note_turns(after: GameId) -> Option<GameId> = asked;

    /// Sends a person the list of their turns, if there are any.
    send_digest(due: DueDigest) -> () = digest;

    /// Reminds a person of a game, if that is due and of use.
    remind(id: GameId, person: UserId) -> () = remind;

    /// Updates boards whose text is out of date, some at a time. Called by the clock, after downtime
    /// compensation.
    catch_up_boards() -> () = behind;

    /// Pings players who don't answer in live play. Called by the clock.
    call_the_late() -> () = calling;

    /// Writes this process's heartbeat, and notes which games need downtime compensation. Scheduled work has
    /// to wait for it. If the store fails, nothing has changed.
    beat() -> () = downtime;

    /// Compensates downtime in games that nobody has touched since, for a while; answers whether any is left.
    give_back() -> bool = downtime;

    /// Handles a player's clock that ran out.
    clock_ran_out(id: GameId) -> () = late;

    /// Ends a pause whose time is over, and notifies the players who are asked.
    pause_is_over(id: GameId) -> () = pause;

    /// Ends holidays that are over: boards stop showing them. Deadlines knew of their end.
    vacations_over(most: i64) -> () = vacation;

    /// Deletes audit entries that are too old. Called by the clock.
    forget_old_audit_entries() -> () = audit;

    /// After a restore, posts the boards of all open games again, some at a time. Called by the clock.
    go_on_after_restore() -> () = restored;

    /// Handles servers and channels that became unavailable or came back. Called by the clock.
    mind_places() -> () = suspended;

    /// Deletes games whose retention time is over.
    retire(now: i64) -> () = retain;

    /// Deletes notes of Discord calls that no limit counts any more. Called by the clock.
    forget_old_calls() -> () = contact;

    /// Drops an invitation whose time is over; does nothing when somebody joined meanwhile. Called by the
    /// clock.
    expire(id: GameId) -> () = seats;
}

impl App {
    /// Notes a guild event. If that fails now, posting will show it later.
    pub fn happened(&self, event: GuildEvent) -> Working<'_, ()> {
        Box::pin(guild_events::happened(&self.context, event))
    }
}
