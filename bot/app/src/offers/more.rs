//! The private panel behind **More** under a board: what can be done apart from playing, a row for each purpose.

use engine::any_game::AnyTable;
use model::game::{Game, Status};
use model::screen::{Button, Screen, Style, Verb};
use words::{Lang, say};

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::clock_words;
use crate::games::offering::{OfferAction, OfferKind};
use crate::games::reading::RulesPage;
use crate::games::seats::may_act;
use crate::games::titles::heading_for;
use crate::games::who::{everybody, teams};
use crate::invitations::computers::has_computer_for;
use crate::play::board::{self, lines, look_back_buttons};
use crate::play::news::has_begun;

/// Shows the panel. Who has no seat can look back.
pub(super) async fn more(context: &Context, asker: &Asker, found: &Admitted) -> Result<Screen, Rejection> {
    let (game, lang) = (&found.game, asker.lang);
    let table = found.table(context).await?;
    let heading = heading_for(lang, game);
    let Some(seat) = game.seat_of(asker.person) else {
        let text = say!(lang, "more-onlooker", game = heading);
        return Ok(Screen::text(text).with_buttons(to_look_back(lang, game, table)));
    };
    let others = everybody(game).iter().any(|other| *other != asker.person);
    let stands_in = others && game.channel.is_some() && has_computer_for(context, &game.rules);
    let stand_in = stands_in.then_some(OfferAction::StandIn(seat));
    let panel = Screen::text(say!(lang, "more-panel", game = heading))
        .with_buttons(to_the_board(asker, game, table))
        .with_buttons(to_look_back(lang, game, table))
        .with_buttons(to_agree_on(lang, game, table, stand_in));
    Ok(panel.with_buttons(for_oneself(lang, game)))
}

/// The panel below what was wrong in a form that stands in it: the button that opened the form is there again.
pub(super) async fn again(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    wrong: Rejection,
) -> Result<Screen, Rejection> {
    let Rejection::Text(said) = wrong else { return Err(wrong) };
    let panel = more(context, asker, found).await?;
    let text = lines([said.to(asker.lang), panel.text]);
    Err(Rejection::Say(Box::new(Screen { text, ..panel })))
}

/// A button of the panel that opens a page of an area, or acts.
fn button(game: &Game, label: String, verb: Verb, arg: &str) -> Button {
    Button::new(label, Style::Secondary, verb, game.id, 0).with_arg(arg)
}

/// Back to the question, if the person is asked, and what they see of the board.
fn to_the_board(asker: &Asker, game: &Game, table: &dyn AnyTable) -> Vec<Button> {
    let read = game.read_in(asker.lang);
    to_move(asker, game, table).into_iter().chain(board::look_buttons(&read, table)).collect()
}

/// The button to the person's question, if they are asked.
pub(super) fn to_move(asker: &Asker, game: &Game, table: &dyn AnyTable) -> Option<Button> {
    let asked =
        game.status == Status::Running && game.seats_of(asker.person).any(|seat| may_act(table, seat));
    asked.then(|| board::move_button(&game.read_in(asker.lang), table, table.turns_completed()))
}

/// What has happened, and by which rules.
fn to_look_back(lang: Lang, game: &Game, table: &dyn AnyTable) -> Vec<Button> {
    // What is sealed has not happened yet, or the number of buttons would tell of it.
    let begun = game.status != Status::Running || has_begun(table);
    let back = look_back_buttons(lang, game).into_iter().filter(|_| begun);
    back.chain(clock_words::button(lang, game)).chain([RulesPage::usual_button(lang, &game.rules)]).collect()
}

/// What needs the consent of the others. The number of buttons depends on public facts alone.
fn to_agree_on(lang: Lang, game: &Game, table: &dyn AnyTable, stand_in: Option<OfferAction>) -> Vec<Button> {
    let offer =
        |kind: OfferKind, action: OfferAction| button(game, kind.label(lang), Verb::Offer, &action.word());
    if game.status != Status::Running {
        return vec![offer(OfferKind::Rematch, OfferAction::MakeRematch)];
    }
    let mut buttons = vec![
        offer(OfferKind::Takeback, OfferAction::MakeTakeback),
        offer(OfferKind::Adjourn, OfferAction::HowLong),
        offer(OfferKind::CallOff, OfferAction::MakeCallOff),
    ];
    // Draws are between two sides.
    if teams(table.info()).len() == 2 {
        buttons.push(button(game, say!(lang, "board-draw-button"), Verb::Draw, ""));
    }
    buttons.extend(stand_in.map(|action| offer(OfferKind::Computer, action)));
    buttons
}

/// What a player does alone.
fn for_oneself(lang: Lang, game: &Game) -> Vec<Button> {
    let notes = button(game, say!(lang, "more-notes-button"), Verb::Plan, "notes");
    if game.status != Status::Running {
        return vec![notes];
    }
    let plans = button(game, say!(lang, "more-plans-button"), Verb::Plan, "list");
    let resign = button(game, say!(lang, "board-resign-button"), Verb::Resign, "");
    vec![plans, notes, Button { style: Style::Danger, ..resign }]
}
