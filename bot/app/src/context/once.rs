//! Transactions of requests: a request's changes and messages are committed together, once.

use model::game::Game;
use model::ids::GameId;
use model::job::NewJob;
use store::{StoreError, Tx};

use super::Context;
use crate::asking::Asker;
use crate::asking::rejection::Rejection;

impl Context {
    /// Begins a request's transaction, unless the same request was handled before.
    pub(crate) async fn begin_once(&self, asker: &Asker) -> Result<Tx, Rejection> {
        let mut tx = self.store.begin().await?;
        if tx.first_time(asker.interaction, self.now()).await? { Ok(tx) } else { Err(Rejection::Replayed) }
    }

    /// Begins a request's transaction that changes a game; answers the game, too, and the time by its clock, read before.
    pub(crate) async fn begin_in_game(
        &self,
        asker: &Asker,
        id: GameId,
    ) -> Result<(Tx, Game, i64), Rejection> {
        let read = self.reading();
        let mut tx = self.begin_once(asker).await?;
        let game = tx.game(id).await?.ok_or_else(Rejection::unknown_control)?;
        let now = read.by(&game);
        Ok((tx, game, now))
    }

    /// Commits changes with the messages about them.
    pub(crate) async fn commit_with_jobs(
        &self,
        mut tx: Tx,
        jobs: impl IntoIterator<Item = NewJob>,
    ) -> Result<(), StoreError> {
        let now = self.now();
        for job in jobs {
            tx.enqueue(&job, now).await?;
        }
        tx.commit().await?;
        self.wake.notify_one();
        Ok(())
    }
}
