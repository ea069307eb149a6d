//! Private play for one person: `lessons` teach a game step by step, `puzzles` are positions with one good
//! turn (`/puzzle`), `holes` are those of golf, played without an opponent; `rows` holds what their pages share.

pub(crate) mod holes;
pub(crate) mod lessons;
pub(crate) mod puzzles;
mod rows;

use model::screen::{Press, Screen};
use store::Puzzler;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;

/// Answers a picker control that belongs to no game, and a turn typed into its form: the prompt tells a
/// puzzle from a lesson.
pub(crate) async fn choose(
    context: &Context,
    asker: &Asker,
    press: &Press,
    value: &str,
) -> Result<Screen, Rejection> {
    if press.version >= Puzzler::FIRST {
        puzzles::choose(context, asker, press, value).await
    } else {
        lessons::choose(context, asker, press, value).await
    }
}
