//! *Challenge*, the user command: asks for a game, and then makes the same invitation as `/play`.

use engine::catalogue;
use model::ids::UserId;
use model::screen::{Choice, Menu, Row, Screen};
use words::say;

use super::page::Page;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::invitations::{NewTable, invite};
use crate::policy::holding;

/// Asks to which game a person is to be invited.
pub(super) async fn challenge(
    context: &Context,
    asker: &Asker,
    person: UserId,
    is_bot: bool,
) -> Result<Screen, Rejection> {
    holding::refuse_taking_part(context, asker).await?;
    if is_bot {
        return Err(reject!("table-bot"));
    }
    if person == asker.person {
        return Err(reject!("table-yourself"));
    }
    let lang = asker.lang;
    let choices = catalogue::all().iter().map(|game| {
        let (label, value) = (lang.game_title(game.info()), game.info().id.to_owned());
        Choice { label, value, note: String::new(), glyph: None }
    });
    let menu = Menu {
        placeholder: say!(lang, "challenge-placeholder"),
        choices: choices.collect(),
        press: Page::Challenge { person }.press(),
    };
    let mut screen = Screen::text(say!(lang, "challenge-which", person = person));
    screen.rows.push(Row::Menu(menu));
    Ok(screen)
}

/// Invites a person to the chosen game.
pub(super) async fn challenge_to(
    context: &Context,
    asker: &Asker,
    person: UserId,
    rules: &str,
) -> Result<Screen, Rejection> {
    let wanted = NewTable { rules: rules.to_owned(), opponent: Some(person), ..NewTable::default() };
    invite::invite(context, asker, wanted).await
}
