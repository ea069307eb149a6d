//! The background job that makes reviews. Each position waits for a permit of the thinking room, so that turns of computer
//! players come in between.

use std::sync::Arc;
use std::time::Instant;

use model::game::{Game, Status};
use model::ids::GameId;
use model::screen::Screen;

use super::make::{Insight, Making, Moment, Shared};
use super::page;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::claim::{Claim, Halt, Outcome};
use crate::games::places::places;
use crate::games::study::Study;
use crate::opponents::bounded;

/// The most attempts of a review: one that crashes the process shall not do so for ever.
const ATTEMPTS: i64 = 6;
/// The slot of its message.
const SLOT: &str = "review";

/// Reviews a game, unless too many attempts have failed.
pub(crate) async fn look_back(context: &Context, claim: &Claim, id: GameId) -> Result<Outcome, Halt> {
    if claim.attempts >= ATTEMPTS {
        return give_up(context, claim, id).await;
    }
    let made = make(context, claim, id).await;
    if let Err(Halt::Stopped | Halt::Broken(_)) = made {
        // Each attempt starts at the first turn.
        context.store.note_review(id, (0, 0)).await?;
    }
    match made {
        Err(Halt::Broken(rejection))
            if claim.attempts + 1 >= ATTEMPTS && !matches!(rejection, Rejection::Store(_)) =>
        {
            tracing::error!(game = %id, ?rejection, "a game can't be reviewed");
            give_up(context, claim, id).await
        }
        made => made,
    }
}

async fn give_up(context: &Context, claim: &Claim, id: GameId) -> Result<Outcome, Halt> {
    tracing::error!(game = %id, "the review of a game is given up");
    let mut tx = context.store.begin().await?;
    tx.finish_task(&claim.worker, &claim.task).await?;
    tx.commit().await?;
    Ok(Outcome::Done)
}

/// Makes a review, posts and stores it.
async fn make(context: &Context, claim: &Claim, id: GameId) -> Result<Outcome, Halt> {
    let store = &context.store;
    let broken = |what: String| Halt::Broken(Rejection::Broken(what));
    let game = store.game(id).await?.filter(|game| game.status == Status::Over);
    let game = game.ok_or_else(|| broken(format!("game {id} isn't over")))?;
    let player = context.players.find(&game.rules).filter(|player| player.looks_back());
    let player = player.ok_or_else(|| broken(format!("no computer reviews {}", game.rules)))?;
    let log = store.log_between(id, 0, game.entries).await?;
    let mut making = Making::begin(&game, &log).await?;
    while let Some(moment) = making.moment(player).await? {
        let insight = think(context, claim, &making, moment, id).await?;
        making.take(&insight)?;
    }
    let end = think(context, claim, &making, making.end(player)?, id).await?;
    let turns = making.turns();
    keep(context, claim, &game, turns, &making.study(&end)).await
}

/// Searches one position, and notes the review's progress.
async fn think(
    context: &Context,
    claim: &Claim,
    making: &Making,
    moment: Moment,
    id: GameId,
) -> Result<Insight, Halt> {
    context.store.note_review(id, (making.done() as i64, making.turns() as i64)).await?;
    let (limits, attempts) = (context.computers, claim.attempts);
    let nodes = making.nodes(limits.review_nodes.max(1));
    let moment: Shared = Arc::new(moment);
    let _seat = claim.seat(&context.room).await?;
    let since = Instant::now();
    let thought = claim
        .think("review", move |stop| bounded(limits, nodes, attempts, stop, |budget| moment.think(budget)));
    let thought = thought.await?;
    metrics::thought("review", since.elapsed());
    thought.ok_or_else(|| Halt::Broken(Rejection::Broken("nothing came of a review".to_owned())))
}

/// Stores a review, with the messages that show it where the game was played, in one transaction, once.
async fn keep(
    context: &Context,
    claim: &Claim,
    game: &Game,
    turns: usize,
    study: &Study,
) -> Result<Outcome, Halt> {
    let broken = |error| Rejection::Broken(format!("a review can't be written: {error}"));
    let text = serde_json::to_string(study).map_err(broken)?;
    let mut jobs = Vec::new();
    for place in places(game) {
        let lang = place.own.map_or(game.lang(), |person| game.lang_of(person));
        let screen = page::page(context, lang, game, study).await?;
        let mut screen = Screen { silent: true, ..screen };
        screen.picture = screen.picture.map(|mut recipe| {
            recipe.looker = place.own;
            recipe
        });
        jobs.push(place.post(game, SLOT, screen));
    }
    let mut tx = context.store.begin().await?;
    if !tx.keep_review(&claim.worker, game.id, turns as i64, &text).await? {
        return Err(Halt::Gone);
    }
    context.commit_with_jobs(tx, jobs).await?;
    Ok(Outcome::Done)
}
