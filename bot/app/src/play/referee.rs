//! The referee: answers games' questions, one at a time, on a thread of its own, before or when the answer is needed.
//!
//! A question is a background job while it has no answer, or a game waits that has yet to get it: a restart forgets nothing. An
//! answer changes no game before that game can't go on without it; so nothing shows when it was found.

use engine::rules::Effort;
use pool::background;

use super::waiting;
use crate::context::Context;
use crate::context::claim::{Claim, Halt, Outcome};
use crate::context::settings::RefereeConfig;
use crate::games::tables::work_out;

/// How many games get their ruling at a time.
const BATCH: i64 = 100;
/// After how long (ms) to look for games that got none, or asked meanwhile.
const AGAIN_MS: i64 = 1_000;

/// Answers a question if a game still asks it, and lets the games that wait for it go on. Neither is logged: both may be
/// secret.
pub(crate) async fn rule(
    context: &Context,
    claim: &Claim,
    effort: RefereeConfig,
    rules: &str,
    question: &str,
) -> Result<Outcome, Halt> {
    let store = &context.store;
    if store.ruling(rules, question).await?.is_none() && store.is_asked(rules, question).await? {
        let (asked, attempts) = ((rules.to_owned(), question.to_owned()), claim.attempts);
        let thought = claim.think("referee", move |stop| {
            let (nodes, bytes) = background::effort(effort.nodes, effort.memory_mib, attempts);
            work_out(&asked.0, &asked.1, &Effort { nodes, bytes, stop })
        });
        match thought.await? {
            Some(Some(answer)) => store.keep_ruling(rules, question, &answer).await?,
            Some(None) => {
                tracing::error!(rules, "the referee has no answer to a question");
                return Ok(Outcome::Failed);
            }
            None => {
                tracing::error!(rules, "the referee broke down over a question and tries less hard");
                return Ok(Outcome::Failed);
            }
        }
    }
    for game in store.games_at_referee(rules, question, BATCH).await? {
        waiting::hand_out_ruling(context, game).await?;
    }
    let mut tx = store.begin().await?;
    if !tx.finish_ruling(&claim.worker, rules, question).await? {
        return Ok(Outcome::Later(context.now() + AGAIN_MS));
    }
    tx.commit().await?;
    Ok(Outcome::Done)
}
