//! Typing indicators of computer players that are about to play: in channels only, and only if it takes longer than two
//! seconds. They reveal only that a computer is asked, which is public.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use model::ids::GameId;

use crate::context::Context;

/// The least remaining time (ms) for an indicator.
const LONG_MS: i64 = 2_000;
/// The longest pause (ms) of a computer before it plays.
const AHEAD_MS: i64 = 4_000;
/// After how long (ms) the indicator is repeated: Discord shows it for ten seconds.
const AGAIN_MS: i64 = 8_000;
/// A turn that is this late (ms) isn't being searched: it waits for a retry.
const LATE_MS: i64 = 60_000;
/// The most indicators at a time.
const MOST: i64 = 20;

/// When an indicator was shown, by a turn's game and due time.
#[derive(Default)]
pub(crate) struct Typing(Mutex<HashMap<(GameId, i64), i64>>);

impl Typing {
    /// Shows the indicators that are due.
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
