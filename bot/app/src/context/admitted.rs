//! The game of an authorised request: found once, and handed on to the area that answers.

use std::sync::Arc;

use engine::any_game::AnyTable;
use engine::seat::Seat;
use model::game::Game;
use model::ids::UserId;
use tokio::sync::OnceCell;

use super::Context;
use crate::asking::rejection::Rejection;
use crate::games::seats::{acting_seat, must_run, own_seat};

/// A game that the asker may see, in a state in which they may do what they ask for. A transaction may find a newer state.
pub(crate) struct Admitted {
    /// The game's row as it was found.
    pub(crate) game: Game,
    /// Its table at that time, opened when first needed.
    table: OnceCell<Arc<dyn AnyTable>>,
}

impl Admitted {
    /// A game that was found.
    pub(crate) fn new(game: Game) -> Self {
        Self { game, table: OnceCell::new() }
    }

    /// The game of a request that needs one.
    pub(crate) fn of(found: Option<Self>) -> Result<Self, Rejection> {
        found.ok_or_else(Rejection::unknown_control)
    }

    /// Its table.
    pub(crate) async fn table(&self, context: &Context) -> Result<&dyn AnyTable, Rejection> {
        self.table.get_or_try_init(|| context.table(&self.game)).await.map(|table| &**table)
    }

    /// Its table with the seat that the person is asked to play, or a rejection.
    pub(crate) async fn to_act(
        &self,
        context: &Context,
        person: UserId,
    ) -> Result<(&dyn AnyTable, Seat), Rejection> {
        let table = self.table(context).await?;
        Ok((table, acting_seat(&self.game, table, person)?))
    }

    /// Its table, if it is running, with the seat from which the person plays, or a rejection.
    pub(crate) async fn to_play(
        &self,
        context: &Context,
        person: UserId,
    ) -> Result<(&dyn AnyTable, Seat), Rejection> {
        must_run(&self.game)?;
        let table = self.table(context).await?;
        Ok((table, own_seat(&self.game, table, person)?))
    }
}
