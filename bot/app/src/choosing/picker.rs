//! Choosing a turn of a game by menus: piece, then target, then what the game asks next.
//!
//! The steps of an incomplete turn are a draft in the store, so a picker survives restarts. Its controls carry the
//! seat's prompt and the number of drafted steps; an older picker is answered with a fresh one. A prompt lasts until the
//! seat acts or is asked something new, independent of what others do.

use engine::any_game::AnyTable;
use engine::seat::Seat;
use model::game::Game;
use model::ids::UserId;
use model::screen::{Button, Press, Recipe, Row, Screen};
use store::StoreError;
use words::Lang;
use words::say;

use super::drafting::{self, Asked, Drafting, Longer};
use super::menus::Chosen;
use super::{confirm, next_question, typed};
use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::offering::more_button;
use crate::games::seats::{acts, entry};
use crate::games::studying::hint_button;
use crate::games::titles::heading_for;
use crate::play::{advance, news};

/// Opens the picker on the current board: the Move button.
pub(crate) async fn open_picker(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    turn: &str,
) -> Result<Screen, Rejection> {
    let game = &found.game;
    let (table, seat) = found.to_act(context, asker.person).await?;
    let mut screen = current(context, asker.lang, game, table, seat).await?;
    if !turn.is_empty()
        && turn != table.turns_completed().to_string()
        && !is_newest(context, game, turn).await?
    {
        screen.text = format!("{}\n{}", say!(asker.lang, "picker-earlier-board"), screen.text);
    }
    // The board, which has this button, too, may stand out of sight.
    let read = game.read_in(asker.lang);
    let hint = own_hint(context, &read, asker.person).await?;
    hint.into_iter().for_each(|button| screen.add_button(button));
    Ok(screen)
}

/// The hint button with the number of hints that a person has left; `None` without any.
async fn own_hint(context: &Context, game: &Game, person: UserId) -> Result<Option<Button>, Rejection> {
    let Some(button) = hint_button(game).filter(|_| context.has_hints()) else { return Ok(None) };
    let had = context.store.hints(game.id, person).await?.len();
    let left = (context.computers.hints as usize).saturating_sub(had);
    let label = say!(game.lang(), "hint-left-button", left = left);
    Ok((left > 0).then_some(Button { label, ..button }))
}

/// The answer that a person is not asked now, with a way to ask again: the pressed message may be all they
/// have, so the picture in it stays, too.
pub(crate) async fn not_yet(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    why: String,
) -> Result<Rejection, Rejection> {
    let table = context.table(&found.game).await?;
    let again = typed::next_turn(asker, &found.game, &*table);
    let told = Screen { keeps_picture: true, ..Screen::text(why).with_buttons(again) };
    let live = advance::is_live(&found.game, context.now());
    let awaiting = next_question::awaiting(asker.lang, (&found.game, &*table), asker.person, live, told);
    Ok(Rejection::Say(Box::new(awaiting)))
}

/// Whether the newest board shows this many turns: when several players decide at the same time, one of them
/// being done makes no new board.
async fn is_newest(context: &Context, game: &Game, turn: &str) -> Result<bool, Rejection> {
    let shown = context.tables.at(&context.store, game, game.board_entries).await?;
    Ok(turn == shown.turns_completed().to_string())
}

/// Handles a chosen piece by showing its targets; or a target that is still ambiguous (`>e8`), by asking what
/// is left.
pub(crate) async fn pick_piece(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
    value: &str,
) -> Result<Screen, Rejection> {
    let chosen = Chosen::piece(value);
    at(context, asker, found, press, |_| chosen.ok_or_else(Rejection::unknown_control)).await
}

/// Back to the choice of pieces.
pub(crate) async fn back(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
) -> Result<Screen, Rejection> {
    at(context, asker, found, press, |_| Ok(Chosen::default())).await
}

/// Takes back the last chosen step and the forced ones after it: the one that the pressed picker shows, so
/// that pressing twice takes back no more.
pub(crate) async fn undo(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
) -> Result<Screen, Rejection> {
    let game = &found.game;
    let (table, seat, draft) = pressed(context, asker, found, press).await?;
    let drafting = drafting(asker.lang, game, table, seat, &draft);
    let shorter = drafting.shorter().to_owned();
    keep(context, game, seat, &shorter).await?;
    screen(asker.lang, game, table, seat, &shorter, None)
}

/// Handles a chosen step: drafts it, or plays the turn when it is complete or its answer can't be taken back.
pub(crate) async fn pick_step(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
    value: &str,
) -> Result<Screen, Rejection> {
    if let Some(chosen) = Chosen::onwards(press, value) {
        return at(context, asker, found, press, |_| Ok(chosen)).await;
    }
    let game = &found.game;
    let (table, seat, draft) = pressed(context, asker, found, press).await?;
    let drafting = drafting(asker.lang, game, table, seat, &draft);
    match drafting.step(value)? {
        Longer::Draft(longer) => {
            keep(context, game, seat, &longer).await?;
            screen(asker.lang, game, table, seat, &longer, None)
        }
        Longer::Entry(whole) => play_at(context, asker, game, seat, &whole).await,
    }
}

/// Plays steps, or previews them for people who want that, if the seat is still at the prompt at which they
/// were chosen.
pub(super) async fn play_at(
    context: &Context,
    asker: &Asker,
    game: &Game,
    seat: Seat,
    steps: &str,
) -> Result<Screen, Rejection> {
    if let Some(shown) = confirm::instead_of(context, asker, game, seat, steps).await? {
        return Ok(shown);
    }
    let prompt = game.prompt(seat);
    let advanced = advance::advance_turn(context, asker, game, |game, _| {
        if game.prompt(seat) != prompt {
            return Err(Rejection::stale());
        }
        Ok(vec![entry(seat, steps)])
    })
    .await?;
    typed::after_play(asker, advanced, None, false)
}

/// Handles a step's button; one without a step ends the turn.
pub(crate) async fn pick_button(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
) -> Result<Screen, Rejection> {
    pick_step(context, asker, found, press, drafting::step_of(press)).await
}

/// The asked seat and its draft, if a picker control was made for both; otherwise the answer is a fresh
/// picker.
pub(super) async fn pressed<'a>(
    context: &Context,
    asker: &Asker,
    found: &'a Admitted,
    press: &Press,
) -> Result<(&'a dyn AnyTable, Seat, String), Rejection> {
    let (table, seat) = found.to_act(context, asker.person).await?;
    let draft = draft(context, &found.game, seat).await?;
    if drafting(asker.lang, &found.game, table, seat, &draft).fits(press) {
        return Ok((table, seat, draft));
    }
    Err(stale(asker.lang, screen(asker.lang, &found.game, table, seat, &draft, None)?))
}

/// The picker at a stage, if the press belongs to the current prompt and draft.
async fn at(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
    stage: impl Fn(&Game) -> Result<Chosen, Rejection>,
) -> Result<Screen, Rejection> {
    let game = &found.game;
    let (table, seat, draft) = pressed(context, asker, found, press).await?;
    screen(asker.lang, game, table, seat, &draft, Some(stage(game)?))
}

pub(super) async fn current(
    context: &Context,
    lang: Lang,
    game: &Game,
    table: &dyn AnyTable,
    seat: Seat,
) -> Result<Screen, Rejection> {
    let draft = draft(context, game, seat).await?;
    screen(lang, game, table, seat, &draft, None)
}

/// The drafted steps, if they were drafted at the current prompt.
pub(crate) async fn draft(context: &Context, game: &Game, seat: Seat) -> Result<String, Rejection> {
    let draft = context.store.draft(game.id, seat.0).await?;
    Ok(draft
        .filter(|draft| draft.prompt == game.prompt(seat))
        .map_or_else(String::new, |draft| confirm::going_on(&draft.text).to_owned()))
}

/// Keeps these steps as the seat's draft at its current prompt.
pub(super) async fn keep(context: &Context, game: &Game, seat: Seat, steps: &str) -> Result<(), StoreError> {
    let mut tx = context.store.begin().await?;
    tx.save_draft(game.id, seat.0, game.prompt(seat), steps).await?;
    tx.commit().await
}

/// The answer to an outdated picker: the fresh one.
pub(crate) fn stale(lang: Lang, mut fresh: Screen) -> Rejection {
    fresh.text = format!("{}\n{}", say!(lang, "picker-stale"), fresh.text);
    Rejection::Say(Box::new(fresh))
}

/// The asked seat of a game, with its draft.
pub(super) fn drafting<'a>(
    lang: Lang,
    game: &Game,
    table: &'a dyn AnyTable,
    seat: Seat,
    draft: &'a str,
) -> Drafting<'a> {
    Drafting { lang, game: Some(game.id), prompt: game.prompt(seat), table, seat, draft }
}

/// The picker: the next question, as menus over the seat's own view.
pub(crate) fn screen(
    lang: Lang,
    game: &Game,
    table: &dyn AnyTable,
    seat: Seat,
    draft: &str,
    chosen: Option<Chosen>,
) -> Result<Screen, Rejection> {
    let drafting = drafting(lang, game, table, seat, draft);
    let chosen = chosen.unwrap_or_default();
    let Asked { so_far, question, mut rows, buttons } = drafting.ask(chosen)?;
    // A game with numbered seats has no side to name.
    let own =
        game.seated().find(|(own, _)| *own == seat).map_or(0, |(_, person)| game.seats_of(person).count());
    let mut text = match table.info().is_open_round() && own == 1 {
        true => format!("{}.", heading_for(lang, game)),
        false => say!(
            lang,
            "picker-you-play",
            game = heading_for(lang, game),
            side = lang.seat(table.info(), seat)
        ),
    };
    text.push_str(&so_far);
    if !acts(table, seat) {
        text.push_str(&format!(" {}", say!(lang, "picker-sealed")));
    }
    // In the middle of a turn it would read as if the others had answered its beginning.
    let begins = draft.is_empty() && !typed::in_the_middle(table, seat);
    let before = if begins { news::before(lang, game, table, seat) } else { String::new() };
    if !before.is_empty() {
        text.push_str(&format!(" {before}"));
    }
    text.push('\n');
    text.push_str(&question);
    rows.push(Row::Buttons(buttons));
    let picture = drafting.marked(Recipe::new(game.id, game.entries, Some(seat.0)), chosen);
    let mut screen = Screen { text, rows, picture: Some(picture), ..Screen::default() };
    screen.add_button(more_button(&game.read_in(lang)));
    Ok(screen)
}
