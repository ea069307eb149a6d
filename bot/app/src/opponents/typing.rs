//! *… is typing* where a computer player is about to play: only in the channel of a game, and only where it takes longer than two seconds.
//! What it tells is public: that a computer is asked.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use model::ids::GameId;

use crate::context::Context;

/// From so many milliseconds on it is worth showing that an answer is on its way.
const LONG_MS: i64 = 2_000;
/// The longest pause of a computer before it plays.
const AHEAD_MS: i64 = 4_000;
/// Discord shows it for ten seconds.
const AGAIN_MS: i64 = 8_000;
/// What is that late isn't thought about: it waits to be tried again.
const LATE_MS: i64 = 60_000;
/// How many games it is shown in at a time.
const MOST: i64 = 20;

/// Where it was shown, and when: each turn by its game and the moment it is due.
#[derive(Default)]
pub(crate) struct Typing(Mutex<HashMap<(GameId, i64), i64>>);

impl Typing {
    /// Shows it where it is due to be shown.
    pub(crate) async fn look(&self, context: &Context, now: i64) {
        let Some(typist) = &context.typist else { return };
        let turns = context.store.computer_turns_between((now - LATE_MS, now + AHEAD_MS), MOST).await;
        let turns = match turns {
            Ok(turns) => turns,
            Err(error) => {
                tracing::debug!(%error, "nobody is shown that computers think");
                return;
            }
        };
        let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shown.retain(|turn, _| turns.iter().any(|(game, _, due)| (*game, *due) == *turn));
        for (game, place, due) in turns {
            let last = shown.get(&(game, due));
            if (due - now).abs() >= LONG_MS && last.is_none_or(|last| now - last >= AGAIN_MS) {
                shown.insert((game, due), now);
                typist.types(place);
            }
        }
    }
}
