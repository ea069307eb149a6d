//! Plays a typed turn, from a command or a form, as far as the game takes it. What is left beyond a commit
//! point has to be typed again, since a refusal of everything would reveal what lies there.

use std::sync::{Mutex, PoisonError};

use engine::any_game::{AnyTable, Typed, Understood};
use engine::rules::{Audience, Event, Pending, Refusal, Voice};
use engine::seat::{Seat, Viewer};
use engine::typed::{Left, take_on, understand};
use model::game::Game;
use model::ids::GameId;
use model::screen::{Button, Recipe, Screen, Style, Verb};
use words::{Lang, cut, say};

use super::{confirm, examples, next_question, picker};
use crate::asking::rejection::Rejection;
use crate::asking::{Asker, typed};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::context::change::Advanced;
use crate::context::find::is_played_in;
use crate::games::said::played as played_turn;
use crate::games::seats::{acting_seat, acts, may_act, own_seat};
use crate::games::who::names;
use crate::play::board::lines;
use crate::play::{advance, asked};

/// How many letters are shown of what was typed and not played.
const LEFT: usize = 60;
/// The most events of a turn that share a line.
const MOST_IN_A_LINE: usize = 2;

/// Plays what was typed: with `/move`, or into the form of a board, if the seat is still at that `prompt`.
/// Previews it for people who want that.
pub(crate) async fn play(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    prompt: Option<i64>,
    typed: &str,
) -> Result<Screen, Rejection> {
    // Letters without width come along when something is copied.
    let mut typed = typed::turn(typed);
    let mut read = understood(context, asker, found, prompt, &typed).await;
    let mut continues = false;
    if let Some(Err(_)) = read {
        let longer = after_draft(context, asker, found, &typed).await?;
        continues = longer != typed;
        if continues {
            typed = longer;
            read = understood(context, asker, found, prompt, &typed).await;
        }
    }
    let read = match read {
        Some(Ok(Understood::Begun { steps, .. })) => return ask_on(context, asker, found, &steps.text).await,
        Some(Ok(Understood::Turn(read))) => {
            match confirm::instead(context, asker, found, &read, continues).await? {
                Some(shown) => return Ok(shown),
                None => Some(Ok(read)),
            }
        }
        Some(Err(refusal)) => Some(Err(refusal)),
        None => None,
    };
    play_now(context, asker, found, prompt, &typed, read).await
}

/// How the seat's view reads what was typed; `None` if it can't be played now, which playing it will explain.
async fn understood(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    prompt: Option<i64>,
    typed: &str,
) -> Option<Result<Understood, Refusal>> {
    let (table, seat) = found.to_act(context, asker.person).await.ok()?;
    let is_now = prompt.is_none_or(|prompt| prompt == found.game.prompt(seat));
    is_now.then(|| understand(table, seat, typed, asker.lang.letters()))
}

/// What was typed, behind the seat's draft if it belongs there.
async fn after_draft(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    typed: &str,
) -> Result<String, Rejection> {
    let (table, seat) = found.to_act(context, asker.person).await?;
    let draft = picker::draft(context, &found.game, seat).await?;
    Ok(picker::drafting(asker.lang, &found.game, table, seat, &draft).continued(typed))
}

/// The picker's next question, if what was typed is the beginning of a turn.
async fn ask_on(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    steps: &str,
) -> Result<Screen, Rejection> {
    let (table, seat) = found.to_act(context, asker.person).await?;
    let game = &found.game;
    picker::keep(context, game, seat, steps).await?;
    picker::screen(asker.lang, game, table, seat, steps, None)
}

/// Plays it without a preview. `read` is how it was read in the game as it was found; if the game has changed
/// since, it is read again.
pub(super) async fn play_now(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    prompt: Option<i64>,
    typed: &str,
    read: Option<Result<Typed, Refusal>>,
) -> Result<Screen, Rejection> {
    let left = Mutex::new(None);
    let played = advance::advance_turn(context, asker, &found.game, |game, table| {
        let seat = acting_seat(game, table, asker.person)?;
        if prompt.is_some_and(|prompt| prompt != game.prompt(seat)) {
            return Err(Rejection::stale());
        }
        let read = match &read {
            Some(read) if game.version == found.game.version => read.clone()?,
            _ => understand(table, seat, typed, asker.lang.letters())?.turn()?,
        };
        let taken = take_on(table, seat, read)?;
        *left.lock().unwrap_or_else(PoisonError::into_inner) = taken.left;
        Ok(taken.entries)
    })
    .await;
    let advanced = match played {
        Err(Rejection::Refused(refusal)) => {
            return Err(not_taken(context, asker, found.game.id, (typed, prompt), *refusal).await?);
        }
        played => played?,
    };
    let left = left.into_inner().unwrap_or_else(PoisonError::into_inner);
    after_play(asker, advanced, left, prompt.is_none())
}

/// The answer to a text that isn't a turn: why, what could be typed instead, and the picker as it was. A
/// typing error costs nothing.
///
/// Without a picture in places that have the game's own board: each typing error would leave another one to scroll past. The
/// answer to a form replaces a picker that has one; a draft is shown on no other board, and elsewhere there is none. A choice
/// in the menus brings it.
async fn not_taken(
    context: &Context,
    asker: &Asker,
    id: GameId,
    (typed, prompt): (&str, Option<i64>),
    refusal: Refusal,
) -> Result<Rejection, Rejection> {
    let game = context.visible(asker, id).await?;
    let table = context.table(&game).await?;
    let Ok(seat) = acting_seat(&game, &*table, asker.person) else { return Ok(refusal.into()) };
    let draft = picker::draft(context, &game, seat).await?;
    let mut screen = picker::screen(asker.lang, &game, &*table, seat, &draft, None)?;
    let examples = examples::near(&*table, seat, &draft, typed, asker.lang);
    screen.text = lines([asker.lang.refusal(&refusal), examples, screen.text]);
    if prompt.is_none() && draft.is_empty() && is_played_in(&game, asker) {
        screen.picture = None;
    }
    Ok(Rejection::Say(Box::new(screen)))
}

/// The answer after a turn: done, or the next question. `left` is what was typed beyond what was possible.
/// `is_new`: the answer is a message of its own and replaces no picker.
pub(super) fn after_play(
    asker: &Asker,
    advanced: Advanced,
    left: Option<Left>,
    is_new: bool,
) -> Result<Screen, Rejection> {
    let Advanced { game, table, events, by, live, .. } = advanced;
    let (game, table) = (&game, &*table);
    let seat = by.map_or_else(|| own_seat(game, table, asker.person), Ok)?;
    let is_sealed = matches!(table.pending(), Pending::Seats(_)) && table.sealed().contains(seat);
    let news = if is_sealed {
        sealed(asker.lang, table, seat)
    } else {
        news(asker.lang, game, table, seat, &events)
    };
    let left = left.map_or_else(String::new, |left| not_played(asker.lang, &left));
    // Who plays alone is asked again at once, and so is a seat that goes on, in its turn or after a decision that was the last.
    let goes_on =
        |own: &Seat| acts(table, *own) && (game.is_alone() || *own == seat || in_the_middle(table, *own));
    let still_asked = game.seats_of(asker.person).find(goes_on);
    let played = table
        .recent(Viewer::Seat(seat))
        .find(|turn| turn.seat == Some(seat))
        .map_or_else(String::new, |turn| played_turn(asker.lang, table.info(), None, &turn));
    if let Some(seat) = still_asked {
        let mut screen = picker::screen(asker.lang, game, table, seat, "", None)?;
        screen.text = lines([played, news, left, screen.text]);
        return Ok(screen);
    }
    let next = match table.pending() {
        Pending::Over(_) => asked::whose_turn_for(asker, game, table),
        _ => next_seat(asker, game, table, seat),
    };
    let told = Screen::text(lines([played, news, left, next]));
    let mut screen = next_question::awaiting(asker.lang, (game, table), asker.person, live, told);
    // The public board shows the same if nothing is hidden; another message would push it out of sight.
    if table.info().secret.is_some() || is_new {
        screen.picture = Some(Recipe::new(game.id, game.entries, Some(seat.0)));
    }
    Ok(screen.with_buttons(next_turn(asker, game, table)))
}

/// Buttons from a private answer to the next turn, which replaces the answer, so that a game leaves one
/// message. If the next turn is no move, they have the game's name for it.
pub(super) fn next_turn(asker: &Asker, game: &Game, table: &dyn AnyTable) -> Vec<Button> {
    let lang = asker.lang;
    if matches!(table.pending(), Pending::Over(_)) {
        return Vec::new();
    }
    // In a phase in which only others act the button would promise too much.
    let takes_part = game.seats_of(asker.person).any(|seat| may_act(table, seat));
    let action = table.action().filter(|_| takes_part).map(|action| lang.of(table.info()).say(&action));
    let label = action.unwrap_or_else(|| say!(lang, "turn-next-button"));
    vec![Button::new(label, Style::Secondary, Verb::Move, game.id, 0)]
}

/// A note on what happens to a decision that nobody else sees yet.
fn sealed(lang: Lang, table: &dyn AnyTable, seat: Seat) -> String {
    let mut sentences = vec![say!(lang, "turn-sealed")];
    if may_act(table, seat) {
        sentences.push(say!(lang, "turn-may-be-changed"));
    }
    sentences.join(" ")
}

/// Tells a person with several seats that another of theirs is to act.
fn next_seat(asker: &Asker, game: &Game, table: &dyn AnyTable, played: Seat) -> String {
    match game.seats_of(asker.person).find(|seat| *seat != played && acts(table, *seat)) {
        Some(seat) => say!(asker.lang, "turn-next-seat", side = asker.lang.seat(table.info(), seat)),
        None => String::new(),
    }
}

/// A note that the end of the typed text was not played, and why.
fn not_played(lang: Lang, left: &Left) -> String {
    say!(lang, "turn-left", turn = cut(&left.typed, LEFT), why = lang.refusal(&left.refusal))
}

/// The events of the turn, as far as the seat may know them.
fn news(lang: Lang, game: &Game, table: &dyn AnyTable, seat: Seat, events: &[Event]) -> String {
    let names = names(lang, game, table.info());
    let reader = lang.of(table.info()).naming(&names);
    let viewer = Viewer::Seat(seat);
    let alone = |event: &Event| event.audience != Audience::Everyone && event.audience.includes(viewer);
    let told_alone = events.iter().any(alone);
    let worded =
        table.recent(viewer).find(|turn| turn.seat == Some(seat)).is_some_and(|turn| turn.worded.is_some());
    // What only this seat is told says more than what everybody saw, unless the turn's own words say it.
    let repeats = |event: &&Event| !event.reveals && if alone(event) { worded } else { told_alone };
    let known = events.iter().filter(|event| event.audience.includes(viewer) && !repeats(event));
    let said: Vec<String> = known.map(|event| reader.event(event)).collect();
    // A paragraph of many sentences hides each of them.
    said.join(if said.len() > MOST_IN_A_LINE { "\n" } else { " " })
}

/// Whether the seat's turn has begun and isn't complete.
pub(super) fn in_the_middle(table: &dyn AnyTable, seat: Seat) -> bool {
    // Chance may have answered what the seat revealed, and others may have acted since.
    table.recent(Viewer::Seat(seat)).find(|turn| turn.seat == Some(seat)).is_some_and(|turn| !turn.complete)
}
