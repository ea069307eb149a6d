//! What a change of a game brings with it besides its board: in the same transaction, each area in its turn.

use engine::any_game::AnyTable;

use crate::outbox::job::NewJob;
use crate::store::Tx;

use super::Circumstances;
use super::advance::Advanced;
use super::trouble::Trouble;

/// Lets every area do its part after a change, and answers what has to be said about it. `before` is the table before the
/// change; `None` when the game has just begun.
pub(super) async fn follow(
    _tx: &mut Tx,
    _advanced: &Advanced,
    _before: Option<&dyn AnyTable>,
    _at: Circumstances<'_>,
) -> Result<Vec<NewJob>, Trouble> {
    Ok(Vec::new())
}
