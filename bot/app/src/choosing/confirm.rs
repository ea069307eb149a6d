//! Confirming a turn before it is played, for people who chose that in `/settings`: a private board with
//! *Play it* and *Change*.
//!
//! The unconfirmed turn is stored as the seat's draft with the prefix [`WAITING`]: it survives restarts, belongs to the seat's
//! prompt, and is deleted as drafts are. It is read by the seat's view alone, up to its first commit point; none of it has
//! happened.

use std::hash::{DefaultHasher, Hash, Hasher};

use engine::any_game::{AnyTable, Typed};
use engine::rules::Voice;
use engine::rules::capability::Warning;
use engine::seat::Seat;
use model::game::Game;
use model::screen::{Button, Press, Recipe, Screen, Style, Verb};
use words::say;

use super::examples::as_written;
use super::{picker, typed};
use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::seats::entry;
use crate::games::spoken;
use crate::games::titles::heading_for;

/// The prefix of a draft that is a complete turn waiting for confirmation.
const WAITING: char = '=';
/// Separates the turn from what was typed beyond it.
const BEYOND: char = ' ';

/// What is asked instead of playing what was typed: the game's own question, if the text only `continues` a draft and so isn't the
/// whole turn that the player sees; the preview, if they want to confirm turns.
pub(super) async fn instead(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    read: &Typed,
    continues: bool,
) -> Result<Option<Screen>, Rejection> {
    let (table, seat) = found.to_act(context, asker.person).await?;
    if continues && let Some(asked) = warned(context, asker, &found.game, table, seat, read).await? {
        return Ok(Some(asked));
    }
    if !wants(context, asker).await? {
        return Ok(None);
    }
    show(context, asker, &found.game, table, seat, read.clone()).await.map(Some)
}

/// Like [`instead`], for steps that were chosen. A step that only ends a turn is its own confirmation.
pub(super) async fn instead_of(
    context: &Context,
    asker: &Asker,
    game: &Game,
    seat: Seat,
    steps: &str,
) -> Result<Option<Screen>, Rejection> {
    if steps.is_empty() {
        return Ok(None);
    }
    let table = context.table(game).await?;
    let read = Typed { entry: entry(seat, steps), rest: String::new() };
    if let Some(asked) = warned(context, asker, game, &*table, seat, &read).await? {
        return Ok(Some(asked));
    }
    if !wants(context, asker).await? {
        return Ok(None);
    }
    show(context, asker, game, &*table, seat, read).await.map(Some)
}

/// The game's own question before a turn, if it has one; the turn is stored meanwhile.
async fn warned(
    context: &Context,
    asker: &Asker,
    game: &Game,
    table: &dyn AnyTable,
    seat: Seat,
    read: &Typed,
) -> Result<Option<Screen>, Rejection> {
    let warning = table.warns(seat, &read.entry.text);
    let Some(Warning { question, take, leave, costs }) = warning else { return Ok(None) };
    let mark = keep(context, game, seat, read).await?;
    let voice = asker.lang.of(table.info());
    let text = format!("{}: {}", heading_for(asker.lang, game), voice.say(&question));
    let (yes, no) = (voice.say(&take), voice.say(&leave));
    let mut board = Recipe::new(game.id, game.entries, Some(seat.0));
    // The last step might end what the picture is of, so it is an arrow on the board before it.
    board.draft = before_last(&read.entry.text).to_owned();
    let world = spoken::world_of(table, seat);
    let turns = spoken::turns(asker.lang, world, read.entry.text.split('/'), 1);
    board.arrows = turns.into_iter().flat_map(|turn| turn.arrows.into_iter().last()).collect();
    let style = if costs { Style::Danger } else { Style::Success };
    let screen = Screen::text(text).with_picture(board);
    Ok(Some(screen.with_buttons(buttons(game, seat, mark, (yes, style), no))))
}

/// Stores a turn as the seat's draft with the prefix [`WAITING`]; answers its mark.
async fn keep(
    context: &Context,
    game: &Game,
    seat: Seat,
    Typed { entry, rest }: &Typed,
) -> Result<String, Rejection> {
    let waiting = format!("{WAITING}{}{BEYOND}{rest}", entry.text);
    picker::keep(context, game, seat, waiting.trim_end()).await?;
    Ok(mark(waiting.trim_end()))
}

/// The buttons that play the stored turn, by its mark, or change it.
fn buttons(
    game: &Game,
    seat: Seat,
    mark: String,
    (play, style): (String, Style),
    change: String,
) -> Vec<Button> {
    vec![
        Button::new(play, style, Verb::Confirm, game.id, game.prompt(seat)).with_arg(mark),
        Button::new(change, Style::Secondary, Verb::Move, game.id, 0),
    ]
}

async fn wants(context: &Context, asker: &Asker) -> Result<bool, Rejection> {
    Ok(context.store.notification_settings(asker.person).await?.confirm)
}

/// Stores the turn, and shows the preview.
async fn show(
    context: &Context,
    asker: &Asker,
    game: &Game,
    table: &dyn AnyTable,
    seat: Seat,
    read: Typed,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let mark = keep(context, game, seat, &read).await?;
    let Typed { entry, rest } = read;
    let side = lang.seat(table.info(), seat);
    let turn = as_written(table, seat, &entry.text, lang);
    let mut text = say!(lang, "confirm-question", game = heading_for(lang, game), side = side, turn = turn);
    if !rest.is_empty() {
        text.push_str(&format!("\n{}", say!(lang, "confirm-rest", rest = rest)));
    }
    let mut board = Recipe::new(game.id, game.entries, Some(seat.0));
    board.draft = match table.info().secret {
        None => entry.text,
        // Its last step may uncover something, which may be seen only once it is played.
        Some(_) => before_last(&entry.text).to_owned(),
    };
    let (play, change) = (say!(lang, "confirm-play-button"), say!(lang, "confirm-change-button"));
    Ok(Screen::text(text).with_picture(board).with_buttons(buttons(
        game,
        seat,
        mark,
        (play, Style::Success),
        change,
    )))
}

/// The steps of a turn except the last.
fn before_last(turn: &str) -> &str {
    turn.rsplit_once('/').map_or("", |(before, _)| before)
}

/// A draft for the picker: of a turn that waits for confirmation, all but its last step.
pub(super) fn going_on(draft: &str) -> &str {
    draft.strip_prefix(WAITING).map_or(draft, |turn| {
        let (turn, _) = turn.split_once(BEYOND).unwrap_or((turn, ""));
        before_last(turn)
    })
}

/// A hash that identifies a waiting turn within its prompt: *Play it* plays what its own message shows, or
/// nothing. Only the turn's player gets it; another build of the program may compute another one, and then
/// asks again.
fn mark(waiting: &str) -> String {
    let mut hasher = DefaultHasher::new();
    waiting.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// *Play it*: plays the waiting turn if it is the one that was shown; otherwise shows the current one first.
pub(crate) async fn play(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
) -> Result<Screen, Rejection> {
    let game = &found.game;
    let (table, seat) = found.to_act(context, asker.person).await?;
    let prompt = game.prompt(seat);
    let kept = context.store.draft(game.id, seat.0).await?;
    let kept = kept.filter(|draft| draft.prompt == prompt && press.version == prompt);
    let waiting = kept.as_ref().and_then(|draft| draft.text.strip_prefix(WAITING));
    let Some(waiting) = waiting else {
        let fresh = picker::current(context, asker.lang, game, table, seat).await?;
        return Err(picker::stale(asker.lang, fresh));
    };
    if press.arg != mark(&format!("{WAITING}{waiting}")) {
        let (turn, rest) = waiting.split_once(BEYOND).unwrap_or((waiting, ""));
        let read = Typed { entry: entry(seat, turn), rest: rest.to_owned() };
        return match warned(context, asker, game, table, seat, &read).await? {
            Some(asked) => Ok(asked),
            None => show(context, asker, game, table, seat, read).await,
        };
    }
    typed::play_now(context, asker, found, Some(prompt), &waiting.replacen(BEYOND, "/", 1), None).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picker_goes_on_before_the_last_step_of_a_turn_that_waits() {
        for (draft, steps) in [
            ("", ""),
            ("e4d5", "e4d5"),
            ("=e2e4", ""),
            ("=KK/QQ/RR", "KK/QQ"),
            ("=g7h8 @g7", ""),
            ("=b7a8=Q/h7f8 @c2/@d1", "b7a8=Q"),
        ] {
            assert_eq!(going_on(draft), steps, "{draft}");
        }
    }
}
