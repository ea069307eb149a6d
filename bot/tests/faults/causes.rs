//! Refusals that have a cause: people close their direct messages, moderators delete messages, threads and channels, archive and
//! lock threads, and take permissions away and give them back; and Discord quarantines the bot. Discord's answers follow from the
//! playground's world, as from the real one; each cause is recorded, since a message need not arrive where it can't be posted.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use playground::{Author, CHESS_CLUB, GUILD, Playground, TEA_ROOM, Who};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use tokio_util::sync::CancellationToken;

/// Discord's bits for what a bot needs in a channel.
const VIEW: u64 = 1 << 10;
const SEND: u64 = 1 << 11;
const ATTACH: u64 = 1 << 15;
const SEND_IN_THREADS: u64 = 1 << 38;

/// An operation that may happen in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Operation {
    CloseDoor,
    DeleteBoard,
    DeleteThread,
    DeleteChannel,
    Archive,
    Lock,
    Deny,
    Quarantine,
}

/// The operations that happened.
#[derive(Clone, Debug, Default)]
pub(crate) struct Done {
    /// People whose direct messages were closed at some time.
    pub(crate) closed: BTreeSet<Who>,
    /// Whether messages, threads or channels were deleted.
    pub(crate) deleted: bool,
    /// Whether threads were locked.
    pub(crate) locked: bool,
    /// Whether permissions were taken away.
    pub(crate) denied: bool,
    /// Whether the bot was quarantined.
    pub(crate) quarantined: bool,
    /// How many operations there were.
    pub(crate) count: usize,
}

impl Done {
    /// Whether these operations explain that a message ended with this error.
    pub(crate) fn explains(&self, error: &str) -> bool {
        match error {
            "direct messages are closed" => !self.closed.is_empty() || self.quarantined,
            "no direct messages can be opened" => self.quarantined,
            // A game is moved here only where its place is gone.
            "gone (10008)" | "gone (10003)" | "nowhere to post" | "the game is played elsewhere" => {
                self.deleted
            }
            "the place can't be reached" => self.deleted || self.denied || self.locked,
            "not allowed (50001)" | "not allowed (50013)" => self.denied || self.locked,
            "not allowed (160005)" => self.locked,
            // An archived thread that may not be opened.
            "not allowed (50083)" => self.locked || self.denied,
            _ => false,
        }
    }
}

/// The operations of a run; none in every fourth run.
fn repertoire(seed: u64) -> &'static [Operation] {
    match seed % 4 {
        0 => &[],
        1 => &[
            Operation::CloseDoor,
            Operation::CloseDoor,
            Operation::DeleteBoard,
            Operation::Archive,
            Operation::Quarantine,
        ],
        2 => &[Operation::Deny, Operation::Archive, Operation::DeleteBoard, Operation::Lock],
        _ => &[
            Operation::CloseDoor,
            Operation::CloseDoor,
            Operation::Deny,
            Operation::Deny,
            Operation::DeleteBoard,
            Operation::Archive,
            Operation::Lock,
            Operation::DeleteThread,
            Operation::DeleteChannel,
            Operation::Quarantine,
        ],
    }
}

/// Carries out operations until the run is over; then undoes everything that can be undone.
pub(crate) async fn cause(
    seed: u64,
    playground: Arc<Playground>,
    threads: Vec<u64>,
    over: CancellationToken,
) -> Done {
    let mut rng = StdRng::seed_from_u64(seed ^ 0xca05e);
    let mut done = Done::default();
    // A deletion can't be undone, so one in a run is enough.
    let mut left = repertoire(seed).to_vec();
    let mut ajar: BTreeSet<Who> = BTreeSet::new();
    while !over.is_cancelled() {
        wait(&mut rng, 60..800, &over).await;
        let Some(operation) = left.choose(&mut rng).copied() else {
            over.cancelled().await;
            break;
        };
        done.count += 1;
        match operation {
            Operation::CloseDoor => {
                let people = [Who::Ada, Who::Ben, Who::Cleo, Who::Dev, Who::Guest(1), Who::Guest(2)];
                let who = *people.choose(&mut rng).expect("somebody");
                playground.person(who).set_dms_open(false);
                done.closed.insert(who);
                // Some open them again, others never do.
                if rng.random_bool(0.6) {
                    ajar.insert(who);
                    wait(&mut rng, 50..900, &over).await;
                    playground.person(who).set_dms_open(true);
                }
            }
            Operation::DeleteBoard => {
                let boards = playground.messages().into_iter().rev();
                let by_the_bot = boards.filter(|seen| seen.author == Author::Bot && !seen.files.is_empty());
                let public =
                    by_the_bot.filter(|seen| !seen.private && !seen.gone && !is_direct(seen.channel));
                let newest: Vec<u64> = public.take(3).map(|seen| seen.id).collect();
                if let Some(board) = newest.choose(&mut rng) {
                    done.deleted = true;
                    playground.delete_message(*board);
                }
            }
            Operation::Archive => {
                // Not one that was locked: that would open it.
                if let Some(thread) = threads.choose(&mut rng).filter(|_| !done.locked) {
                    playground.set_archived(*thread, true, false);
                }
            }
            Operation::Lock => {
                left.retain(|other| *other != Operation::Lock);
                if let Some(thread) = threads.choose(&mut rng) {
                    done.locked |= playground.set_archived(*thread, true, true);
                }
            }
            Operation::DeleteThread => {
                left.retain(|other| *other != Operation::DeleteThread);
                if let Some(thread) = threads.choose(&mut rng) {
                    done.deleted |= playground.delete_channel(*thread);
                }
            }
            Operation::DeleteChannel => {
                left.retain(|other| *other != Operation::DeleteChannel);
                let channel = *[CHESS_CLUB, TEA_ROOM].choose(&mut rng).expect("two");
                done.deleted |= playground.delete_channel(channel);
            }
            Operation::Quarantine => {
                done.quarantined = true;
                playground.faults().quarantine(true);
                wait(&mut rng, 50..900, &over).await;
                playground.faults().quarantine(false);
            }
            Operation::Deny => {
                let place = *[CHESS_CLUB, TEA_ROOM, GUILD].choose(&mut rng).expect("three");
                let bits = *[VIEW, SEND | SEND_IN_THREADS, ATTACH].choose(&mut rng).expect("three");
                done.denied |= playground.deny(place, bits);
                wait(&mut rng, 50..900, &over).await;
                playground.deny(place, 0);
            }
        }
    }
    for who in ajar {
        playground.person(who).set_dms_open(true);
    }
    done
}

/// Waits for a while, or until it is over.
async fn wait(rng: &mut StdRng, ms: std::ops::Range<u64>, over: &CancellationToken) {
    tokio::select! {
        () = tokio::time::sleep(Duration::from_millis(rng.random_range(ms))) => {}
        () = over.cancelled() => {}
    }
}

/// Whether a channel is somebody's direct messages.
fn is_direct(channel: u64) -> bool {
    Who::ALL.into_iter().chain([Who::Guest(1), Who::Guest(2)]).any(|who| who.dm() == channel)
}
