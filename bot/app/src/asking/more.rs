//! The private panel behind **More** under a board: what one can do besides playing, a line for each area.

use model::ids::GameId;
use model::screen::{Button, Row, Screen, Style, Verb};
use store::{Game, Status};
use words::say;

use super::find::own_seat;
use super::rejection::Rejection;
use crate::offers::{Deed, Kind};
use crate::play::announce::heading;
use crate::{App, Asker, clocks};

impl App {
    /// Shows the panel.
    pub(crate) async fn more(&self, asker: &Asker, id: GameId) -> Result<Screen, Rejection> {
        let game = self.visible(asker, id).await?;
        let table = self.table(&game).await?;
        own_seat(&game, &*table, asker.person)?;
        let text = say!(asker.lang, "more-panel", game = heading(&game));
        Ok(Screen { rows: Row::of(&buttons(asker, &game)), ..Screen::text(text) })
    }
}

/// The controls of the panel. Their number depends on public facts alone.
fn buttons(asker: &Asker, game: &Game) -> Vec<Button> {
    let lang = asker.lang;
    let offer = |kind: Kind, deed: Deed| {
        Button::new(kind.label(lang), Style::Secondary, Verb::Offer, game.id, 0).with_arg(deed.word())
    };
    // What opens a page of another area.
    let other = |label: String, verb, deed: &str| {
        Button::new(label, Style::Secondary, verb, game.id, 0).with_arg(deed)
    };
    let mut buttons = Vec::new();
    if game.status == Status::Running {
        buttons.push(offer(Kind::Takeback, Deed::Make(Kind::Takeback)));
        buttons.push(offer(Kind::Adjourn, Deed::HowLong));
        buttons.push(offer(Kind::CallOff, Deed::Make(Kind::CallOff)));
        if clocks::button(game).is_some() {
            buttons.push(other(say!(lang, "more-clocks-button"), Verb::Clock, "show"));
        }
        buttons.push(other(say!(lang, "more-plans-button"), Verb::Plan, "list"));
    } else {
        buttons.push(offer(Kind::Rematch, Deed::Make(Kind::Rematch)));
    }
    buttons.push(other(say!(lang, "more-notes-button"), Verb::Plan, "notes"));
    buttons
}
