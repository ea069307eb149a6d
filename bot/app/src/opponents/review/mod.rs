//! Reviews: who stood better in a finished game, the turning points, and what was better there. A review is requested by a row
//! and a job, made in the background, posted once where the game was played, and stored.
//!
//! - `make`: makes a study from a log, position by position; `why`: why a turn was better
//! - `job`: the background job; `page`: the messages

mod job;
mod make;
mod page;
mod why;

use engine::any_game::AnyTable;
use engine::rules::{GameResult, Outcome, Pending};
use model::game::Game;
use model::screen::{Screen, Style};
use store::Review;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::study::Study;
use crate::games::studying::{FEWEST_TURNS, StudyAction};
use crate::games::titles::heading_for;
use crate::games::who::teams;

pub(crate) use job::look_back;
pub(super) use page::better;

/// The most pending reviews of one person.
const MOST_WANTED: i64 = 5;

/// `/game review`, and the button: shows the review or its progress, or begins it.
pub(super) async fn review(context: &Context, asker: &Asker, found: &Admitted) -> Result<Screen, Rejection> {
    let game = &found.game;
    let table = found.table(context).await?;
    match context.store.review(game.id).await? {
        Some(Review { study: Some(text), .. }) => {
            page::page(context, asker.lang, game, &read(game, &text)?).await
        }
        Some(review) => Ok(waiting(asker, game, &review)),
        // It is posted publicly, so only its players may ask for it.
        None if game.seat_of(asker.person).is_none() => {
            Err(reject!("review-not-asked", game = game.id.to_string()))
        }
        None => {
            must_fit(context, game, table)?;
            if context.store.reviews_wanted_by(asker.person).await? >= MOST_WANTED {
                return Err(reject!("review-enough", most = MOST_WANTED));
            }
            retry_transaction(|| async {
                let mut tx = context.store.begin().await?;
                tx.ask_review(game.id, asker.person, context.now()).await?;
                Ok(tx.commit().await?)
            })
            .await?;
            let review = Review { done: 0, turns: 0, study: None, given_up: false };
            Ok(waiting(asker, game, &review))
        }
    }
}

/// The answer while a review is being made.
fn waiting(asker: &Asker, game: &Game, review: &Review) -> Screen {
    let (lang, heading) = (asker.lang, heading_for(asker.lang, game));
    if review.given_up {
        return Screen::text(say!(lang, "review-broken", game = heading));
    }
    let text = match review.turns {
        0 => say!(lang, "review-waits", game = heading),
        turns => say!(lang, "review-under-way", game = heading, done = review.done, turns = turns),
    };
    let again = StudyAction::Review.button(say!(lang, "review-again-button"), Style::Secondary, game);
    Screen::text(text).with_buttons(vec![again])
}

/// Refuses games that can't be reviewed, with a sentence that says why.
fn must_fit(context: &Context, game: &Game, table: &dyn AnyTable) -> Result<(), Rejection> {
    let title = table.info();
    if context.computers.review_nodes == 0 {
        return Err(reject!("review-off"));
    }
    let fits = context.players.find(&game.rules).is_some_and(opponent::AnyPlayer::looks_back);
    if !fits || teams(table.info()).len() != 2 {
        return Err(reject!("review-no-sides", title = title));
    }
    let void = matches!(table.pending(), Pending::Over(Outcome { result: GameResult::Void, .. }));
    if void || table.turns_completed() < FEWEST_TURNS {
        return Err(reject!("review-too-short", game = game.id.to_string(), turns = FEWEST_TURNS));
    }
    if table.disclosure().is_none() {
        return Err(reject!("review-sealed", game = game.id.to_string()));
    }
    Ok(())
}

/// Reads a stored review.
fn read(game: &Game, text: &str) -> Result<Study, Rejection> {
    let unreadable = |error| Rejection::Broken(format!("the review of game {}: {error}", game.id));
    serde_json::from_str(text).map_err(unreadable)
}
