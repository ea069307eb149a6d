//! Playing a typed turn, from a command or a form: as far as the game takes it. What is left beyond a commit point is asked
//! for anew, since a refusal of everything would tell what lies there.

use std::sync::{Mutex, PoisonError};

use engine::any_game::{AnyTable, Typed, Understood};
use engine::rules::{Audience, Event, Pending, Refusal, Voice};
use engine::seat::{Seat, Viewer};
use engine::typed::{Left, take_on, understand};
use model::game::Game;
use model::ids::GameId;
use model::screen::{Button, Recipe, Screen, Style, Verb};
use words::{Lang, cut, say};

use super::{confirm, examples, picker};
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

/// How much is shown of what was typed and not played, in letters.
const LEFT: usize = 60;

/// Plays what was typed: with `/move`, or into the form of a board, if that is still the board of the seat's `prompt`. Shows it first to
/// people who want that.
pub(crate) async fn play(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    prompt: Option<i64>,
    typed: &str,
) -> Result<Screen, Rejection> {
    // Letters without width come along when something is copied.
    let typed = &typed::turn(typed);
    let read = match understood(context, asker, found, prompt, typed).await {
        Some(Ok(Understood::Begun { steps, .. })) => return ask_on(context, asker, found, &steps.text).await,
        Some(Ok(Understood::Turn(read))) => match confirm::instead(context, asker, found, &read).await? {
            Some(shown) => return Ok(shown),
            None => Some(Ok(read)),
        },
        Some(Err(refusal)) => Some(Err(refusal)),
        None => None,
    };
    play_now(context, asker, found, prompt, typed, read).await
}

/// What was typed, by the seat's view alone; `None` where it can't be played now, which the turn itself says.
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

/// The picker's next question, where what was typed is a beginning after which the game asks for more.
async fn ask_on(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    steps: &str,
) -> Result<Screen, Rejection> {
    let (table, seat) = found.to_act(context, asker.person).await?;
    let game = &found.game;
    let mut tx = context.store.begin().await?;
    tx.save_draft(game.id, seat.0, game.prompt(seat), steps).await?;
    tx.commit().await?;
    picker::screen(asker.lang, game, table, seat, steps, None)
}

/// Plays it without showing it first. `read` is how it was understood in the game as it was found; if that has gone on since, it is
/// read anew.
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

/// What was typed isn't a turn: why, what could be typed instead, and the picker as it stood. A slip of the finger costs nothing.
///
/// Its picture is left out where the game's own board stands: each mistake would leave another one to scroll past. The answer to a form
/// takes the place of a picker that has one, a draft is on no other board, and elsewhere there is none. A choice in the menus brings it.
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

/// What the person who just played is shown: the turn is done, or what comes next is asked. `left` is what else they
/// typed that wasn't possible then. `is_new`: the answer is a message of its own and takes no picker's place.
pub(super) fn after_play(
    asker: &Asker,
    advanced: Advanced,
    left: Option<Left>,
    is_new: bool,
) -> Result<Screen, Rejection> {
    let Advanced { game, table, events, by, .. } = advanced;
    let (game, table) = (&game, &*table);
    let seat = by.map_or_else(|| own_seat(game, table, asker.person), Ok)?;
    let is_sealed = matches!(table.pending(), Pending::Seats(_)) && table.sealed().contains(seat);
    let news = if is_sealed {
        sealed(asker.lang, table, seat)
    } else {
        news(asker.lang, game, table, seat, &events)
    };
    let left = left.map_or_else(String::new, |left| not_played(asker.lang, &left));
    let still_asked =
        game.seats_of(asker.person).find(|seat| acts(table, *seat) && in_the_middle(table, *seat));
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
    let mut screen = Screen::text(lines([played, news, left, next]));
    // The board of all shows the same where there is nothing to hide; a new message pushes it out of a small screen's sight.
    if table.info().secret.is_some() || is_new {
        screen.picture = Some(Recipe::new(game.id, game.entries, Some(seat.0)));
    }
    Ok(screen.with_buttons(next_turn(asker, game, table)))
}

/// What leads from a private answer to the next turn: it is asked in place of the answer, so that a game leaves one of them. Where that is
/// no move, it is called what the game calls it.
pub(super) fn next_turn(asker: &Asker, game: &Game, table: &dyn AnyTable) -> Vec<Button> {
    let lang = asker.lang;
    if matches!(table.pending(), Pending::Over(_)) {
        return Vec::new();
    }
    // Of a phase in which others act alone it would promise what can't be done.
    let takes_part = game.seats_of(asker.person).any(|seat| may_act(table, seat));
    let action = table.action().filter(|_| takes_part).map(|action| lang.of(table.info()).say(&action));
    let label = action.unwrap_or_else(|| say!(lang, "turn-next-button"));
    vec![Button::new(label, Style::Secondary, Verb::Move, game.id, 0)]
}

/// What becomes of a decision that nobody else sees yet.
fn sealed(lang: Lang, table: &dyn AnyTable, seat: Seat) -> String {
    let mut sentences = vec![say!(lang, "turn-sealed")];
    if may_act(table, seat) {
        sentences.push(say!(lang, "turn-may-be-changed"));
    }
    sentences.join(" ")
}

/// Tells a person who holds several seats that another of theirs is to act.
fn next_seat(asker: &Asker, game: &Game, table: &dyn AnyTable, played: Seat) -> String {
    match game.seats_of(asker.person).find(|seat| *seat != played && acts(table, *seat)) {
        Some(seat) => say!(asker.lang, "turn-next-seat", side = asker.lang.seat(table.info(), seat)),
        None => String::new(),
    }
}

/// That the end of what somebody typed was not played, and why.
fn not_played(lang: Lang, left: &Left) -> String {
    say!(lang, "turn-left", turn = cut(&left.typed, LEFT), why = lang.refusal(&left.refusal))
}

/// What just happened, as far as the seat may know.
fn news(lang: Lang, game: &Game, table: &dyn AnyTable, seat: Seat, events: &[Event]) -> String {
    let names = names(lang, game, table.info());
    let reader = lang.of(table.info()).naming(&names);
    let viewer = Viewer::Seat(seat);
    let alone = |event: &Event| event.audience != Audience::Everyone && event.audience.includes(viewer);
    let told_alone = events.iter().any(alone);
    let worded =
        table.recent(viewer).find(|turn| turn.seat == Some(seat)).is_some_and(|turn| turn.worded.is_some());
    // What is told to this seat alone says more than what was plain to everybody, unless the turn's own words say it.
    let repeats = |event: &&Event| !event.reveals && if alone(event) { worded } else { told_alone };
    let known = events.iter().filter(|event| event.audience.includes(viewer) && !repeats(event));
    known.map(|event| reader.event(event)).collect::<Vec<_>>().join(" ")
}

/// Whether the seat's turn has begun and isn't complete.
fn in_the_middle(table: &dyn AnyTable, seat: Seat) -> bool {
    // Chance may have answered what this seat revealed, and others may have acted.
    table.recent(Viewer::Seat(seat)).find(|turn| turn.seat == Some(seat)).is_some_and(|turn| !turn.complete)
}
