//! How games ended: in words for people, as data in their rows.

use engine::any_game::AnyTable;
use engine::rules::Pending;
use model::ids::GameId;
use store::{Ending, Game, KeptOutcome, StoreError};
use words::Lang;

use crate::App;
use crate::asking::rejection::Rejection;
use crate::showing::look::info_of;

/// How many games are looked at in one go.
const BATCH: i64 = 100;

/// How the game at a table ended: `White wins: checkmate`; nothing while it goes on.
pub(crate) fn outcome_text(lang: Lang, table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Over(outcome) => lang.outcome(table.info(), outcome.result, outcome.reason.code()),
        _ => String::new(),
    }
}

/// The end of the game at a table, as its row keeps it.
pub(crate) fn ending(table: &dyn AnyTable) -> Option<Ending> {
    let Pending::Over(outcome) = table.pending() else { return None };
    Some(Ending { outcome: Some(KeptOutcome::from(outcome)), english: outcome_text(Lang::En, table) })
}

/// How a game ended, from its row. What is no data, or of a game that nobody knows any more, is said as it was kept.
pub(crate) fn ended(lang: Lang, game: &Game) -> Option<String> {
    let Ending { outcome, english } = game.outcome.as_ref()?;
    Some(match (info_of(game), outcome) {
        (Some(info), Some(outcome)) => lang.outcome(info, outcome.result, &outcome.reason),
        _ => english.clone(),
    })
}

impl App {
    /// Keeps as data how games ended whose rows say so only in a sentence: those that programs of before migration 35 end beside
    /// this one, and those whose sentence the migration couldn't read. Their logs are played through for it.
    ///
    /// # Errors
    /// When the store fails; it is tried again.
    pub async fn keep_endings(&self) -> Result<(), StoreError> {
        let mut after = GameId(0);
        loop {
            let games = self.store.games_without_ending(after, BATCH).await?;
            let Some(last) = games.last() else { return Ok(()) };
            after = *last;
            for id in games {
                match self.keep_ending(id).await {
                    Err(Rejection::Store(error)) => return Err(error),
                    Err(_) => tracing::debug!(game = %id, "how a game ended can't be found out"),
                    Ok(()) => {}
                }
            }
        }
    }

    async fn keep_ending(&self, id: GameId) -> Result<(), Rejection> {
        let Some(game) = self.store.game(id).await? else { return Ok(()) };
        let table = self.table(&game).await?;
        let Some(outcome) = ending(&*table).and_then(|ending| ending.outcome) else { return Ok(()) };
        let mut tx = self.store.begin().await?;
        tx.keep_ending(id, &outcome).await?;
        Ok(tx.commit().await?)
    }
}
