//! Choosing a turn by menus: piece, then target, then whatever the game asks next.
//!
//! The steps of a turn that isn't complete yet are a draft in the store, so a picker survives restarts. Its controls
//! carry the seat's moment and the number of drafted steps; an older picker is answered with a fresh one. A moment lasts
//! until the seat acts or is asked something new, whatever others do meanwhile.

use engine::any_game::AnyTable;
use engine::rules::Progress;
use engine::seat::{Seat, Viewer};
use model::ids::GameId;
use model::screen::{Press, Recipe, Row, Screen, Style, Verb};
use store::Game;
use words::Lang;
use words::say;

use super::menus::{Chosen, Controls};
use super::typed::type_button;
use super::{shortcut, typed};
use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::games::seats::{acting_seat, acts, entry};
use crate::games::titles::heading;
use crate::play::advance;

/// The value of the choice that ends a turn.
const END: &str = ".";

/// The Move button: opens the picker on the board as it stands.
pub(crate) async fn open_picker(
    context: &Context,
    asker: &Asker,
    id: GameId,
    turn: &str,
) -> Result<Screen, Rejection> {
    let game = context.visible(asker, id).await?;
    let table = context.table(&game).await?;
    let seat = acting_seat(&game, &*table, asker.person)?;
    let mut screen = current(context, asker.lang, &game, &*table, seat).await?;
    if !turn.is_empty()
        && turn != table.turns_completed().to_string()
        && !is_newest(context, &game, turn).await?
    {
        screen.text = format!("{}\n{}", say!(asker.lang, "picker-earlier-board"), screen.text);
    }
    Ok(screen)
}

/// Whether the newest board shows this many turns: when several decide at the same time, one of them being done
/// makes no new board.
async fn is_newest(context: &Context, game: &Game, turn: &str) -> Result<bool, Rejection> {
    let shown = context.tables.at(&context.store, game, game.board_entries).await?;
    Ok(turn == shown.turns_completed().to_string())
}

/// A piece was chosen: its targets; or a target that is still ambiguous (`>e8`): what is left to say.
pub(crate) async fn pick_piece(
    context: &Context,
    asker: &Asker,
    id: GameId,
    press: &Press,
    value: &str,
) -> Result<Screen, Rejection> {
    let chosen = Chosen::piece(value);
    at(context, asker, id, press, |_| chosen.ok_or_else(Rejection::unknown_control)).await
}

/// Back to the choice of pieces.
pub(crate) async fn back(
    context: &Context,
    asker: &Asker,
    id: GameId,
    press: &Press,
) -> Result<Screen, Rejection> {
    at(context, asker, id, press, |_| Ok(Chosen::default())).await
}

/// Drops the drafted steps.
pub(crate) async fn undo(
    context: &Context,
    asker: &Asker,
    id: GameId,
    _press: &Press,
) -> Result<Screen, Rejection> {
    let game = context.visible(asker, id).await?;
    let table = context.table(&game).await?;
    let seat = acting_seat(&game, &*table, asker.person)?;
    let mut tx = context.store.begin().await?;
    tx.save_draft(game.id, seat.0, game.moment(seat), "").await?;
    tx.commit().await?;
    screen(asker.lang, &game, &*table, seat, "", None)
}

/// A step was chosen: drafts it, or plays the turn when it is complete or its answer can't be taken back.
pub(crate) async fn pick_step(
    context: &Context,
    asker: &Asker,
    id: GameId,
    press: &Press,
    value: &str,
) -> Result<Screen, Rejection> {
    if let Some(chosen) = Chosen::square(press, value) {
        return at(context, asker, id, press, |_| Ok(chosen)).await;
    }
    let game = context.visible(asker, id).await?;
    let table = context.table(&game).await?;
    let seat = acting_seat(&game, &*table, asker.person)?;
    let draft = draft(context, &game, seat).await?;
    if !fits(press, &game, seat, &draft) {
        return Err(stale(asker.lang, screen(asker.lang, &game, &*table, seat, &draft, None)?));
    }
    let step = if value == END { "" } else { value };
    let mut fork = replay(&*table, seat, &draft)?;
    let applied = fork.step(seat, step)?;
    let longer = lengthen(&draft, step);
    if applied.progress == Progress::Draft {
        let mut tx = context.store.begin().await?;
        tx.save_draft(game.id, seat.0, game.moment(seat), &longer).await?;
        tx.commit().await?;
        return screen(asker.lang, &game, &*table, seat, &longer, None);
    }
    play_at(context, asker, &game, seat, &longer).await
}

/// Plays steps for good, if the seat is still at the moment at which they were chosen.
pub(super) async fn play_at(
    context: &Context,
    asker: &Asker,
    game: &Game,
    seat: Seat,
    steps: &str,
) -> Result<Screen, Rejection> {
    let moment = game.moment(seat);
    let advanced = advance::advance(context, asker, game.id, |game, _| {
        if game.moment(seat) != moment {
            return Err(Rejection::stale());
        }
        Ok(vec![entry(seat, steps)])
    })
    .await?;
    typed::after_play(asker, advanced, None)
}

/// A step was chosen by its button; one without a step ends the turn.
pub(crate) async fn pick_button(
    context: &Context,
    asker: &Asker,
    id: GameId,
    press: &Press,
) -> Result<Screen, Rejection> {
    let step = press.arg.split_once('.').map_or(END, |(_, step)| step);
    pick_step(context, asker, id, press, step).await
}

/// The picker at a stage, if the press belongs to the board and draft as they stand.
async fn at(
    context: &Context,
    asker: &Asker,
    id: GameId,
    press: &Press,
    stage: impl Fn(&Game) -> Result<Chosen, Rejection>,
) -> Result<Screen, Rejection> {
    let game = context.visible(asker, id).await?;
    let table = context.table(&game).await?;
    let seat = acting_seat(&game, &*table, asker.person)?;
    let draft = draft(context, &game, seat).await?;
    if !fits(press, &game, seat, &draft) {
        return Err(stale(asker.lang, screen(asker.lang, &game, &*table, seat, &draft, None)?));
    }
    screen(asker.lang, &game, &*table, seat, &draft, Some(stage(&game)?))
}

async fn current(
    context: &Context,
    lang: Lang,
    game: &Game,
    table: &dyn AnyTable,
    seat: Seat,
) -> Result<Screen, Rejection> {
    let draft = draft(context, game, seat).await?;
    screen(lang, game, table, seat, &draft, None)
}

/// The steps drafted so far, if they were drafted at this very moment.
pub(super) async fn draft(context: &Context, game: &Game, seat: Seat) -> Result<String, Rejection> {
    let draft = context.store.draft(game.id, seat.0).await?;
    Ok(draft.filter(|draft| draft.moment == game.moment(seat)).map_or_else(String::new, |draft| draft.text))
}

/// An answer to a picker that is out of date: the fresh one.
pub(crate) fn stale(lang: Lang, mut fresh: Screen) -> Rejection {
    fresh.text = format!("{}\n{}", say!(lang, "picker-stale"), fresh.text);
    Rejection::Say(Box::new(fresh))
}

/// Whether a control of the picker was made for this moment and draft.
pub(crate) fn fits(press: &Press, game: &Game, seat: Seat, draft: &str) -> bool {
    press.version == game.moment(seat) && press.arg.split('.').next() == Some(&steps(draft).to_string())
}

fn steps(draft: &str) -> usize {
    if draft.is_empty() { 0 } else { draft.split('/').count() }
}

fn lengthen(draft: &str, step: &str) -> String {
    match (draft.is_empty(), step.is_empty()) {
        (true, _) => step.to_owned(),
        (false, true) => draft.to_owned(),
        (false, false) => format!("{draft}/{step}"),
    }
}

fn replay(table: &dyn AnyTable, seat: Seat, draft: &str) -> Result<Box<dyn AnyTable>, Rejection> {
    let mut fork = table.fork();
    for step in draft.split('/').filter(|step| !step.is_empty()) {
        fork.step(seat, step)?;
    }
    Ok(fork)
}

/// The picker: what is asked next, as menus over the seat's own view.
pub(crate) fn screen(
    lang: Lang,
    game: &Game,
    table: &dyn AnyTable,
    seat: Seat,
    draft: &str,
    chosen: Option<Chosen>,
) -> Result<Screen, Rejection> {
    let fork = replay(table, seat, draft)?;
    let offers = fork.offers(Viewer::Seat(seat));
    let chosen = chosen.unwrap_or_default();
    let scene = fork.scene(Viewer::Seat(seat));
    let controls = Controls {
        lang,
        game: game.id,
        moment: game.moment(seat),
        drafted: steps(draft),
        scene: &scene,
        info: table.info(),
    };
    let mut text = say!(lang, "picker-you-play", game = heading(game), side = lang.seat(table.info(), seat));
    if !draft.is_empty() {
        text.push_str(&format!(" {}", say!(lang, "picker-so-far", draft = draft)));
    }
    if !acts(table, seat) {
        text.push_str(&format!(" {}", say!(lang, "picker-sealed")));
    }
    let (question, mut rows) = controls.ask(&offers, chosen);
    text.push('\n');
    text.push_str(&question);
    let mut buttons = Vec::new();
    if offers.iter().any(|offer| offer.text.is_empty()) {
        buttons.push(controls.button(&say!(lang, "picker-end-button"), Style::Success, Verb::StepButton));
    }
    if let Some(label) = chosen.way_back(lang) {
        buttons.push(controls.button(&label, Style::Secondary, Verb::Back));
    }
    if !draft.is_empty() {
        buttons.push(controls.button(&say!(lang, "picker-undo-button"), Style::Secondary, Verb::Undo));
    }
    if draft.is_empty() && chosen.way_back(lang).is_none() {
        buttons.extend(shortcut::buttons(&controls, table, seat));
    }
    buttons.push(type_button(lang, game, seat));
    rows.push(Row::Buttons(buttons));
    let mut recipe = Recipe::new(game.id, game.entries, Some(seat.0));
    recipe.draft = draft.to_owned();
    recipe.selected = chosen.mark().map(|square| square.to_string());
    recipe.targets = true;
    Ok(Screen { text, rows, picture: Some(recipe), ..Screen::default() })
}
