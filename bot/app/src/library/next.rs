//! `/next`: the board of the game that waits longest, to play there and then.

use model::ids::GameId;
use model::screen::{Screen, Style};
use words::say;

use super::act::Act;
use super::list::moment;
use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::showing::look::{self, View};

/// More than the open games that anybody may have.
const MOST: usize = 500;

/// The board of the game that waits longest for the asker; the one after `after`, if that one waits, too.
pub(super) async fn next(
    context: &Context,
    asker: &Asker,
    after: Option<GameId>,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let mut waiting = context.store.turns_of(asker.person, MOST).await?;
    waiting.retain(|turn| !turn.paused);
    waiting.sort_by_key(|turn| (turn.asked_ms, turn.game));
    let passed = after.and_then(|after| waiting.iter().position(|turn| turn.game == after));
    let at = passed.map_or(0, |at| (at + 1) % waiting.len());
    let Some(turn) = waiting.get(at) else { return Ok(Screen::text(say!(lang, "library-next-none"))) };
    let found = Admitted::new(context.visible(asker, turn.game).await?);
    let mut screen = look::board(context, asker, &found, View { flip: false, text: false }).await?;
    let others = waiting.len() - 1;
    let news = say!(lang, "library-next-waits", since = moment(turn.asked_ms), others = others);
    screen.text = format!("{news}\n{}", screen.text);
    if others > 0 {
        let button = Act::Next(Some(turn.game)).button(say!(lang, "library-next-button"), Style::Secondary);
        screen.add_button(button);
    }
    Ok(screen)
}
