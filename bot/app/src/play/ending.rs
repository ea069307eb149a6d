//! Resignation and draws.

use engine::any_game::{AnyTable, TableStep};
use engine::rules::Pending;
use engine::seat::{Seat, SeatSet};
use model::game::Game;
use model::ids::UserId;
use model::screen::{Button, Press, Screen, Style, Verb};
use words::say;

use super::{advance, asked, board};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::seats::{entry, must_run, own_seat};
use crate::games::titles::heading_for;
use crate::games::who::{mentions, people_for, team_name, team_seats, who_may_answer};

/// An action about a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawAction {
    /// Offer a draw.
    Offer,
    /// Accept the offer.
    Accept,
    /// Decline the offer.
    Decline,
    /// Claim a draw by the rules.
    Claim,
}

impl DrawAction {
    /// The action with this word, as in the command's choices.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "offer" => Self::Offer,
            "accept" => Self::Accept,
            "decline" => Self::Decline,
            "claim" => Self::Claim,
            _ => return None,
        })
    }
}

/// Asks whether to resign: `/game resign`, and the button.
pub(crate) async fn ask_resign(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
) -> Result<Screen, Rejection> {
    let (table, seat) = found.to_play(context, asker.person).await?;
    resign_panel(asker, &found.game, table, seat)
}

/// Resigns, if the board is still the one on which the question was asked.
pub(crate) async fn resign(
    context: &Context,
    asker: &Asker,
    game: &Game,
    press: &Press,
) -> Result<Screen, Rejection> {
    let advanced = advance::advance(context, asker, game, |game, table| {
        let seat = own_seat(game, table, asker.person)?;
        if press.version != game.prompt(seat) || press.arg != standing_offers(table) {
            return Err(asked_anew(asker, game, table, seat)?);
        }
        if board::gone(table).contains(seat) {
            return Err(left_already());
        }
        Ok(vec![entry(seat, TableStep::Resign.word())])
    })
    .await?;
    let next = asked::whose_turn_for(asker, &advanced.game, &*advanced.table);
    Ok(Screen::text(say!(asker.lang, "resigned", next = next)))
}

/// `/game draw`.
pub(crate) async fn draw(
    context: &Context,
    asker: &Asker,
    game: &Game,
    action: DrawAction,
) -> Result<Screen, Rejection> {
    let step = match action {
        DrawAction::Offer => TableStep::OfferDraw,
        DrawAction::Accept => TableStep::AcceptDraw,
        DrawAction::Decline => TableStep::DeclineDraw,
        DrawAction::Claim => TableStep::ClaimDraw,
    };
    table_step(context, asker, game, step).await
}

/// The buttons about draws.
pub(crate) async fn draw_press(
    context: &Context,
    asker: &Asker,
    game: &Game,
    verb: Verb,
) -> Result<Screen, Rejection> {
    let step = match verb {
        Verb::DrawYes => TableStep::AcceptDraw,
        Verb::DrawNo => TableStep::DeclineDraw,
        Verb::Claim => TableStep::ClaimDraw,
        _ => TableStep::OfferDraw,
    };
    table_step(context, asker, game, step).await
}

async fn table_step(
    context: &Context,
    asker: &Asker,
    game: &Game,
    step: TableStep,
) -> Result<Screen, Rejection> {
    let advanced = advance::advance(context, asker, game, |game, table| {
        must_run(game)?;
        let seat = seat_offered(game, table, asker.person, step)?;
        Ok(vec![entry(seat, step.word())])
    })
    .await?;
    let asked = who_may_answer(&advanced.game, &*advanced.table, advanced.table.draw_offered_by());
    Ok(Screen::text(match step {
        TableStep::OfferDraw if asked.iter().all(|person| person.is_computer()) => {
            say!(asker.lang, "draw-offered-computer", computers = mentions(asker.lang, &asked))
        }
        TableStep::OfferDraw => say!(asker.lang, "draw-offered"),
        TableStep::DeclineDraw => say!(asker.lang, "draw-declined"),
        _ => asked::whose_turn_for(asker, &advanced.game, &*advanced.table),
    }))
}

/// A person's seat that may take the step, preferably one that is asked; without any the rules word the refusal. One answers
/// for the whole side, but nobody answers an offer of their own from another seat.
fn seat_offered(
    game: &Game,
    table: &dyn AnyTable,
    person: UserId,
    step: TableStep,
) -> Result<Seat, Rejection> {
    let own = own_seat(game, table, person)?;
    let mut seats = std::iter::once(own).chain(game.seats_of(person));
    let Some(seat) = seats.find(|seat| table.table_offers(*seat).contains(&step)) else { return Ok(own) };
    let may_answer = |offered| who_may_answer(game, table, offered);
    match step {
        TableStep::AcceptDraw | TableStep::DeclineDraw
            if !may_answer(table.draw_offered_by()).contains(&person) =>
        {
            Err(reject!("draw-own-offer"))
        }
        TableStep::OfferDraw if may_answer(SeatSet::only(seat)).is_empty() => {
            Err(reject!("draw-nobody-to-answer"))
        }
        _ => Ok(seat),
    }
}

/// The question again, on the current board, to a person who confirmed an older one: nobody resigns unseen, and an opponent's
/// turn meanwhile costs one press.
fn asked_anew(asker: &Asker, game: &Game, table: &dyn AnyTable, seat: Seat) -> Result<Rejection, Rejection> {
    let mut screen = resign_panel(asker, game, table, seat)?;
    screen.text = format!("{}\n{}", say!(asker.lang, "resign-stale"), screen.text);
    Ok(Rejection::Say(Box::new(screen)))
}

fn left_already() -> Rejection {
    reject!("resign-left-already")
}

/// The number of standing draw offers: a new one may be better than resigning.
fn standing_offers(table: &dyn AnyTable) -> String {
    table.draw_offered_by().len().to_string()
}

fn resign_panel(asker: &Asker, game: &Game, table: &dyn AnyTable, seat: Seat) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let button = |label: String, style, verb| {
        Button::new(label, style, verb, game.id, game.prompt(seat)).with_arg(standing_offers(table))
    };
    let mut text = say!(lang, "resign-question", game = heading_for(lang, game));
    if board::gone(table).contains(seat) {
        return Err(left_already());
    }
    let team = team_seats(table.info(), seat);
    let mut after = table.fork();
    let goes_on = after.apply(&entry(seat, TableStep::Resign.word())).is_ok()
        && !matches!(after.pending(), Pending::Over(_));
    if goes_on {
        text.push_str(&format!(" {}", say!(lang, "resign-others-go-on")));
    }
    if team.len() > 1 {
        let name = team_name(asker.lang, table.info(), seat);
        let words = say!(lang, "resign-whole-team", team = name, people = people_for(lang, game, team));
        text.push_str(&format!(" {words}"));
    }
    Ok(Screen::text(text).with_buttons(vec![
        button(say!(lang, "resign-yes-button"), Style::Danger, Verb::ResignYes),
        button(say!(lang, "resign-no-button"), Style::Secondary, Verb::Never),
    ]))
}
