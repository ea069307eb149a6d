//! The private panel behind **More** under a board: what can be done apart from playing, a row for each area.

use model::game::{Game, Status};
use model::screen::{Button, Row, Screen, Style, Verb};
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::clock_words;
use crate::games::offering::{OfferAction, OfferKind};
use crate::games::seats::own_seat;
use crate::games::titles::heading_for;
use crate::games::who::everybody;
use crate::invitations::computers::has_computer_for;

/// Shows the panel.
pub(super) async fn more(context: &Context, asker: &Asker, found: &Admitted) -> Result<Screen, Rejection> {
    let game = &found.game;
    own_seat(game, found.table(context).await?, asker.person)?;
    let text = say!(asker.lang, "more-panel", game = heading_for(asker.lang, game));
    Ok(Screen { rows: Row::of(&buttons(context, asker, game)), ..Screen::text(text) })
}

/// The controls of the panel. Their number depends on public facts alone.
fn buttons(context: &Context, asker: &Asker, game: &Game) -> Vec<Button> {
    let lang = asker.lang;
    let offer = |kind: OfferKind, action: OfferAction| {
        Button::new(kind.label(lang), Style::Secondary, Verb::Offer, game.id, 0).with_arg(action.word())
    };
    // A button that opens a page of another area.
    let other = |label: String, verb, action: &str| {
        Button::new(label, Style::Secondary, verb, game.id, 0).with_arg(action)
    };
    let mut buttons = Vec::new();
    if game.status == Status::Running {
        buttons.push(offer(OfferKind::Takeback, OfferAction::MakeTakeback));
        buttons.push(offer(OfferKind::Adjourn, OfferAction::HowLong));
        buttons.push(offer(OfferKind::CallOff, OfferAction::MakeCallOff));
        let others = everybody(game).iter().any(|other| *other != asker.person);
        let stands_in = others && game.channel.is_some() && has_computer_for(context, &game.rules);
        if let Some(seat) = game.seat_of(asker.person).filter(|_| stands_in) {
            buttons.push(offer(OfferKind::Computer, OfferAction::StandIn(seat)));
        }
        if clock_words::button(game).is_some() {
            buttons.push(other(say!(lang, "more-clocks-button"), Verb::Clock, "show"));
        }
        buttons.push(other(say!(lang, "more-plans-button"), Verb::Plan, "list"));
    } else {
        buttons.push(offer(OfferKind::Rematch, OfferAction::MakeRematch));
    }
    buttons.push(other(say!(lang, "more-notes-button"), Verb::Plan, "notes"));
    buttons
}
