//! What a change of a game brings with it besides its board: in the same transaction, each area in its turn.

use engine::any_game::AnyTable;
use model::job::NewJob;
use store::Tx;

use super::advance::Advanced;
use crate::asking::rejection::Rejection;
use crate::{Circumstances, offers, opponents, plans, told, tournaments};

/// Lets every area do its part after a change, and answers what has to be said about it. `before` is the table before the
/// change; `None` when the game has just begun.
pub(crate) async fn follow(
    tx: &mut Tx,
    advanced: &Advanced,
    before: Option<&dyn AnyTable>,
    at: Circumstances<'_>,
) -> Result<Vec<NewJob>, Rejection> {
    told::follow(tx, advanced, at.now).await?;
    plans::follow(tx, advanced, before, at).await?;
    opponents::follow(tx, advanced, at.now).await?;
    let mut jobs = offers::follow(tx, advanced, before, at).await?;
    jobs.extend(tournaments::follow(tx, advanced, before, at).await?);
    Ok(jobs)
}
