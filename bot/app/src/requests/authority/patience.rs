//! Waits briefly for a computer player whose turn it is, so that a person who presses **Move** or types a turn too early need
//! not do it again.

use std::time::Duration;

use tokio::time::sleep;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::seats::{computer_asked, may_act};

/// How often, and how many times, to check whether it has played.
const PAUSE: Duration = Duration::from_millis(250);
const LOOKS: u32 = 12;

/// The game once no computer player is asked; or, if that takes longer, as it is then. People who may change their decision
/// don't wait.
pub(super) async fn for_computer(
    context: &Context,
    asker: &Asker,
    found: Admitted,
) -> Result<Admitted, Rejection> {
    let mut found = found;
    for _ in 0..LOOKS {
        let game = &found.game;
        if game.pause.is_some() || game.seat_of(asker.person).is_none() {
            break;
        }
        let table = found.table(context).await?;
        let may_change = game.seats_of(asker.person).any(|seat| may_act(table, seat));
        if may_change || computer_asked(game, table).is_none() {
            break;
        }
        sleep(PAUSE).await;
        found = Admitted::new(context.visible(asker, found.game.id).await?);
    }
    Ok(found)
}
