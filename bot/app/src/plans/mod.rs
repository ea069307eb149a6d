//! Conditional turns (plans): what a person plays in case others play this or that.
//!
//! A line is read ahead (`lookahead`), shown back in words (`phrases`), and counts once its owner confirms it. From then on
//! every change of the game is compared with it in the same transaction; when its turn is due, that is played after an
//! unpredictable time (`due`). Nobody else learns that a plan exists: no version moves, no message is sent.

pub(crate) mod due;
mod line;
mod lookahead;
mod phrases;
mod press;
mod typed;

use std::sync::Arc;

use engine::any_game::AnyTable;
use engine::seat::Seat;
use model::game::Game;
use model::ids::InteractionId;
use model::screen::Screen;
use store::{Plan, PlanState, Tx};
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::seats::{must_run, own_seat};
use crate::notes::{self, NoteRequest};
use line::{Line, Progress, seen};
use lookahead::Why;

pub(super) use due::follow;
pub(super) use press::{Act, button, form};

/// The most lines of a person in one game.
const LINES: usize = 10;
/// The most own turns in a line.
const TURNS: usize = 10;
/// The most characters shown back at once.
const SHOWN: usize = 1_600;

/// A request about plans or notes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanRequest {
    /// A request about private notes.
    Notes(NoteRequest),
    /// Read lines and show them back.
    Set {
        /// Lines as typed, divided by semicolons.
        lines: String,
        /// The game.
        game: Option<String>,
    },
    /// Show one's lines.
    List {
        /// The game.
        game: Option<String>,
    },
    /// Delete a line, or all of them.
    Drop {
        /// The line's number; `None`: all.
        number: Option<i64>,
        /// The game.
        game: Option<String>,
    },
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: PlanRequest,
    found: Option<Admitted>,
) -> Result<Screen, Rejection> {
    let found = Admitted::of(found)?;
    match request {
        PlanRequest::Notes(request) => notes::request(context, asker, request, &found).await,
        PlanRequest::Set { lines, .. } => propose(context, asker, &found.game, &lines).await,
        PlanRequest::List { .. } => list_plans(context, asker, &found.game, "").await,
        PlanRequest::Drop { number, .. } => drop_plans(context, asker, &found.game, number, None).await,
    }
}

/// Answers a button, a menu or a form.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    Admitted { game, .. }: Admitted,
    act: Act,
    value: &str,
) -> Result<Screen, Rejection> {
    match act {
        Act::List | Act::Write => list_plans(context, asker, &game, "").await,
        Act::Lines => propose(context, asker, &game, value).await,
        Act::Set(asked) => set_plans(context, asker, &game, asked).await,
        Act::No(asked) => refuse_plans(context, asker, &game, asked).await,
        Act::Drop { number, asked } => drop_plans(context, asker, &game, Some(number), Some(asked)).await,
        Act::DropAll => drop_plans(context, asker, &game, None, None).await,
    }
}

/// Reads lines and shows them back for confirmation.
async fn propose(context: &Context, asker: &Asker, game: &Game, text: &str) -> Result<Screen, Rejection> {
    let table = own_table(context, asker, game).await?;
    let rows: Vec<String> = typed::rows(text).into_iter().map(str::to_owned).collect();
    if rows.is_empty() {
        return Err(reject!("plan-empty"));
    }
    let kept = context.store.plans(game.id, asker.person).await?;
    let set = kept.iter().filter(|plan| plan.state == PlanState::Set).count();
    if set + rows.len() > LINES {
        return Err(reject!("plan-too-many", most = LINES, set = set));
    }
    let seats: Vec<Seat> = game.seats_of(asker.person).collect();
    let read = {
        // Limited to one per person at a time.
        let reading = context.readers.begin(asker.person);
        let _reading = reading.ok_or_else(|| reject!("plan-reading"))?;
        read_ahead(&*table, &seats, &rows, asker.lang.letters()).await
    };
    let (seat, lines) = read.map_err(|(row, why)| {
        let row = rows.get(row).map_or("", String::as_str);
        Rejection::say(phrases::why(asker.lang, game, &*table, row, &why))
    })?;
    check_against(seat, &kept, &lines)?;
    let shown = phrases::proposal(asker.lang, game, &*table, seat, &lines, asker.interaction);
    if shown.text.chars().count() > SHOWN {
        return Err(reject!("plan-too-long"));
    }
    let since = seen(&*table, seat).len() as i64;
    let written: Vec<String> = lines.iter().map(Line::written).collect();
    retry_transaction(async || {
        let mut tx = context.begin_once(asker).await?;
        tx.lock_game(game.id).await?;
        tx.propose_plans(game.id, asker.person, seat.0, asker.interaction, since, &written).await?;
        Ok(tx.commit().await?)
    })
    .await?;
    Ok(shown)
}

/// Refuses lines that are too long, or answer the same case in two ways.
fn check_against(seat: Seat, kept: &[Plan], lines: &[Line]) -> Result<(), Rejection> {
    let own_turns = |line: &Line| line.0.iter().filter(|step| step.0 == seat.0).count();
    if lines.iter().any(|line| own_turns(line) > TURNS) {
        return Err(reject!("plan-too-far", most = TURNS));
    }
    let against = |line: &Line, others: &[Line]| others.iter().any(|other| line.contradicts(other, seat));
    if lines.iter().enumerate().any(|(at, line)| against(line, lines.get(..at).unwrap_or_default())) {
        return Err(reject!("plan-contradiction"));
    }
    let contradicted =
        kept.iter().filter(|plan| plan.state == PlanState::Set && plan.seat == seat.0).find(|plan| {
            // Lines with different beginnings can't be compared word by word; if both fit, the older one is played.
            Line::read(&plan.line)
                .is_some_and(|other| lines.iter().any(|line| line.contradicts(&other, seat)))
        });
    match contradicted {
        Some(plan) => Err(reject!("plan-contradicts", number = plan.number)),
        None => Ok(()),
    }
}

/// Confirms lines, if they are still possible: the Set button.
async fn set_plans(
    context: &Context,
    asker: &Asker,
    game: &Game,
    asked: InteractionId,
) -> Result<Screen, Rejection> {
    let set = retry_transaction(async || {
        let mut tx = context.begin_once(asker).await?;
        let set = set_in(context, &mut tx, asker, game, asked).await?;
        tx.commit().await?;
        Ok(set)
    })
    .await?;
    list_plans(context, asker, game, &say!(asker.lang, "plan-set", lines = set)).await
}

async fn set_in(
    context: &Context,
    tx: &mut Tx,
    asker: &Asker,
    game: &Game,
    asked: InteractionId,
) -> Result<usize, Rejection> {
    // A concurrent change of the game has to see the lines, or they have to see it.
    tx.lock_game(game.id).await?;
    let game = tx.game(game.id).await?.ok_or_else(Rejection::unknown_control)?;
    let table = own_table(context, asker, &game).await?;
    let all = tx.plans_in(game.id).await?;
    let own: Vec<&Plan> = all.iter().filter(|plan| plan.person == asker.person).collect();
    let new: Vec<&&Plan> =
        own.iter().filter(|plan| plan.asked == asked && plan.state == PlanState::Asked).collect();
    if new.is_empty() {
        return Err(reject!("plan-gone"));
    }
    if own.iter().filter(|plan| plan.state == PlanState::Set).count() + new.len() > LINES {
        return Err(reject!("plan-full", most = LINES));
    }
    let mut set = 0;
    for plan in new {
        match due::stand(&game, &*table, plan) {
            Some(Progress::Waits(_)) => tx.move_plan(plan, PlanState::Set, None).await?,
            Some(Progress::Ready(_)) => {
                let due = due::may_play(&game, &*table, plan)
                    .then(|| due::moment(&game, plan, context.change_context()));
                tx.move_plan(plan, PlanState::Set, due).await?
            }
            _ => continue,
        };
        set += 1;
    }
    if set == 0 {
        return Err(reject!("plan-overtaken"));
    }
    // Missed lines make room.
    for missed in own.iter().filter(|plan| plan.state == PlanState::Missed) {
        tx.drop_plan(missed).await?;
    }
    Ok(set)
}

/// Rejects proposed lines: the No button.
async fn refuse_plans(
    context: &Context,
    asker: &Asker,
    game: &Game,
    asked: InteractionId,
) -> Result<Screen, Rejection> {
    retry_transaction(async || {
        let mut tx = context.store.begin().await?;
        tx.lock_game(game.id).await?;
        for plan in tx.plans_in(game.id).await? {
            if plan.person == asker.person && plan.asked == asked && plan.state == PlanState::Asked {
                tx.drop_plan(&plan).await?;
            }
        }
        Ok(tx.commit().await?)
    })
    .await?;
    Ok(Screen::text(say!(asker.lang, "plan-refused")))
}

/// A person's lines in a game, below a first sentence.
async fn list_plans(context: &Context, asker: &Asker, game: &Game, first: &str) -> Result<Screen, Rejection> {
    let table = own_table(context, asker, game).await?;
    let mut plans = context.store.plans(game.id, asker.person).await?;
    plans.retain(|plan| {
        plan.state != PlanState::Asked && game.seats_of(asker.person).any(|seat| seat.0 == plan.seat)
    });
    Ok(phrases::list(asker.lang, game, &*table, &plans, first))
}

/// Deletes a line, or all of them. `asked` guards buttons: numbers are reused.
async fn drop_plans(
    context: &Context,
    asker: &Asker,
    game: &Game,
    number: Option<i64>,
    asked: Option<InteractionId>,
) -> Result<Screen, Rejection> {
    own_table(context, asker, game).await?;
    let dropped = retry_transaction(async || {
        let mut tx = context.store.begin().await?;
        tx.lock_game(game.id).await?;
        let dropped = drop_in(&mut tx, asker, game, number, asked).await?;
        tx.commit().await?;
        Ok(dropped)
    })
    .await?;
    let said = match (number, dropped) {
        (None, true) => say!(asker.lang, "plan-dropped-all"),
        (None, false) => say!(asker.lang, "plan-none"),
        (Some(number), true) => say!(asker.lang, "plan-dropped", number = number),
        (Some(number), false) => {
            return Err(reject!("plan-no-such", number = number));
        }
    };
    list_plans(context, asker, game, &said).await
}

/// Deletes a line, or all, in a transaction; answers whether there was any.
async fn drop_in(
    tx: &mut Tx,
    asker: &Asker,
    game: &Game,
    number: Option<i64>,
    asked: Option<InteractionId>,
) -> Result<bool, Rejection> {
    let Some(number) = number else { return Ok(tx.drop_plans_of(game.id, asker.person).await? > 0) };
    let meant = |plan: &&Plan| {
        plan.person == asker.person
            && plan.number == number
            && asked.is_none_or(|asked| plan.asked == asked)
            && plan.state != PlanState::Asked
    };
    match tx.plans_in(game.id).await?.iter().find(meant) {
        Some(plan) => Ok(tx.drop_plan(plan).await?),
        None => Ok(false),
    }
}

/// The table of a running game in which the asker plays.
async fn own_table(context: &Context, asker: &Asker, game: &Game) -> Result<Arc<dyn AnyTable>, Rejection> {
    must_run(game)?;
    let table = context.table(game).await?;
    own_seat(game, &*table, asker.person)?;
    Ok(table)
}

/// Reads all lines for the first of these seats for which they make sense; else answers the row that doesn't, and why.
async fn read_ahead(
    table: &dyn AnyTable,
    seats: &[Seat],
    rows: &[String],
    letters: &[(char, char)],
) -> Result<(Seat, Vec<Line>), (usize, Why)> {
    let mut first = None;
    let mut left = lookahead::WORK;
    for seat in seats {
        let mut lines = Vec::new();
        let mut refused = None;
        for (at, row) in rows.iter().enumerate() {
            // Reading ahead may take many tables: others go on between two lines.
            pool::breathe().await;
            let typed = typed::line(row).ok_or(Why::Unfinished);
            match typed.and_then(|typed| lookahead::line(table, *seat, &typed, letters, &mut left)) {
                Ok(line) => lines.push(line),
                Err(why) => {
                    refused = Some((at, why));
                    break;
                }
            }
        }
        match refused {
            None => return Ok((*seat, lines)),
            Some(why) => first = first.or(Some(why)),
        }
    }
    Err(first.unwrap_or((0, Why::Nobody)))
}
