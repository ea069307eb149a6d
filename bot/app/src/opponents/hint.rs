//! Hints: what a computer would play in place of a person who plays against computers, searched from their seat's view. A
//! person has a few in each game; another hint at the same prompt is free.

use std::time::Instant;

use engine::any_game::AnyTable;
use engine::seat::Seat;
use model::game::Game;
use model::screen::{Button, Recipe, Screen, Style, Verb};
use opponent::{Level, Thought};
use pool::background;
use store::Hint;
use words::say;

use super::bounded;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::choosing::menus::can_be_pressed;
use crate::choosing::{drafting, picker};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::spoken::{self, SpokenTurn};
use crate::games::studying::alone;
use crate::games::titles::heading_for;
use crate::play::board;

/// The seed of a hint's search: fixed, so that a hint depends on the seat's view only.
const SEED: u64 = 0;
/// How many turns of the expected line are shown.
const TOLD: usize = 3;

/// `/game hint`, and the button.
pub(super) async fn hint(context: &Context, asker: &Asker, found: &Admitted) -> Result<Screen, Rejection> {
    let game = &found.game;
    let most = i64::from(context.computers.hints);
    if most == 0 {
        return Err(reject!("hint-off"));
    }
    let (table, seat) = found.to_act(context, asker.person).await?;
    if alone(game).is_none() {
        return Err(reject!("hint-not-alone"));
    }
    let had = context.store.hints(game.id, asker.person).await?;
    let left = most - had.len() as i64;
    let known = had.into_iter().find(|hint| hint.seat == seat.0 && hint.prompt == game.prompt(seat));
    // Steps that were chosen already would come before those of the hint.
    let playable = picker::draft(context, game, seat).await?.is_empty();
    if let Some(hint) = known {
        return Ok(screen(asker, game, table, &hint, left.max(0), playable));
    }
    if left <= 0 {
        return Err(reject!("hint-none-left", most = most));
    }
    let Some(_hinting) = context.room.hint(asker.person) else { return Err(reject!("hint-thinking")) };
    let thought = think(context, game, table, seat).await?;
    let (prompt, entry) = (game.prompt(seat), thought.entry());
    let hint = Hint { seat: seat.0, prompt, entry, line: thought.line.join("/") };
    let left = keep(context, asker, game, &hint).await?;
    Ok(screen(asker, game, table, &hint, left, playable))
}

/// Searches from the seat's view as long as for a turn of the strongest computer.
async fn think(
    context: &Context,
    game: &Game,
    table: &dyn AnyTable,
    seat: Seat,
) -> Result<Thought, Rejection> {
    let Some(player) = context.players.find(&game.rules) else { return Err(reject!("hint-none-found")) };
    let (view, limits) = (table.view_of(seat), context.computers);
    let _seat = context.room.seat().await;
    let since = Instant::now();
    let begun = background::begin("hint", move |stop| {
        bounded(limits, limits.nodes, 0, stop, |budget| player.think(&view, Level::Hard, budget, SEED))
    });
    let Some((answer, _stop)) = begun else { return Err(reject!("hint-none-found")) };
    let thought = answer.await.ok().flatten();
    metrics::thought("hint", since.elapsed());
    thought.ok_or_else(|| reject!("hint-none-found"))
}

/// Stores a hint and its cost in one transaction, if the prompt is still the same. Answers how many are left.
async fn keep(context: &Context, asker: &Asker, game: &Game, hint: &Hint) -> Result<i64, Rejection> {
    let most = i64::from(context.computers.hints);
    retry_transaction(|| async {
        let mut tx = context.store.begin().await?;
        let now = tx.game(game.id).await?.ok_or_else(|| reject!("hint-late"))?;
        if now.prompt(Seat(hint.seat)) != hint.prompt || now.status != model::game::Status::Running {
            return Err(reject!("hint-late"));
        }
        // A person may have taken their seat back from a computer during the search.
        if alone(&now).is_none() {
            return Err(reject!("hint-not-alone"));
        }
        tx.lock_game_at_version(now.id, now.version).await?;
        let had = tx.keep_hint((game.id, asker.person), hint, most, context.now()).await?;
        let had = had.ok_or_else(|| reject!("hint-none-left", most = most))?;
        tx.commit().await?;
        Ok(most - had)
    })
    .await
}

/// A hint in words and as a picture, with a button that plays it where it is `playable` as it stands.
fn screen(
    asker: &Asker,
    game: &Game,
    table: &dyn AnyTable,
    hint: &Hint,
    left: i64,
    playable: bool,
) -> Screen {
    let (lang, seat) = (asker.lang, Seat(hint.seat));
    let world = || spoken::world_of(table, seat);
    let own: Vec<SpokenTurn> = spoken::turns(lang, world(), hint.entry.split('/'), 1);
    let line = spoken::turns(lang, world(), hint.line.split('/'), TOLD);
    let turn = own.first().map_or(hint.entry.as_str(), |turn| turn.noted.as_str());
    let mut text = format!("{}: {}", heading_for(lang, game), say!(lang, "hint-try", turn = turn));
    // Names of steps are for menus; in a sentence they would run into each other.
    if let Some(own) = own.first().filter(|own| own.said != own.noted) {
        text.push_str(&format!(" {}", say!(lang, "hint-menus", labels = own.said.replace(" / ", " → "))));
    }
    let mut line: Vec<&str> = line.iter().map(|turn| turn.noted.as_str()).collect();
    // The line begins with the turn itself, unless that goes on beyond what can be played now.
    let way = if line.first() == Some(&turn) { "after" } else { "whole" };
    if way == "after" {
        line.remove(0);
    }
    if !line.is_empty() {
        text.push_str(&format!(" {}", say!(lang, "hint-line", way = way, line = line.join(", "))));
    }
    text.push_str(&format!("\n{}", say!(lang, "hint-left", left = left)));
    let mut recipe = Recipe::new(game.id, game.entries, Some(seat.0));
    recipe.arrows = own.into_iter().flat_map(|turn| turn.arrows).collect();
    let mut buttons = Vec::new();
    if playable && can_be_pressed(&hint.entry) {
        let label = say!(lang, "hint-play-button");
        let play = Button::new(label, Style::Success, Verb::StepButton, game.id, hint.prompt);
        buttons.push(play.with_arg(drafting::first_steps(&hint.entry)));
    }
    buttons.push(board::move_button(&game.read_in(lang), table, table.turns_completed()));
    Screen::text(text).with_picture(recipe).with_buttons(buttons)
}
