//! Shortcuts that fill in a whole turn at one press: random, balanced, or as in the last game.

use engine::any_game::AnyTable;
use engine::rules::{Progress, Shortcut};
use engine::seat::{Seat, Viewer};
use model::game::Game;
use model::ids::UserId;
use model::screen::{Button, Press, Row, Screen, Style, Verb};
use rand::seq::IndexedRandom;
use words::{Lang, say};

use super::menus::Controls;
use super::picker;
use super::picker::screen;
use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::seats::acting_seat;
use crate::games::tables::{self, entry};

/// The most steps a turn chosen at random may have.
const STEPS: usize = 200;
/// How many earlier games are searched for the last choice.
const EARLIER: usize = 20;

/// The buttons of the game's shortcuts.
pub(crate) fn buttons(controls: &Controls<'_>, table: &dyn AnyTable, seat: Seat) -> Vec<Button> {
    let label = |way: &Shortcut| match way {
        Shortcut::Random => say!(controls.lang, "picker-random-button"),
        Shortcut::Again => say!(controls.lang, "picker-again-button"),
        Shortcut::Balanced(_) => say!(controls.lang, "picker-balanced-button"),
    };
    let button = |way: &Shortcut| controls.button(&label(way), Style::Secondary, verb(way));
    table.shortcuts(seat).iter().map(button).collect()
}

/// Explanations of those shortcuts whose names don't say what they do.
pub(crate) fn about(lang: Lang, table: &dyn AnyTable, seat: Seat) -> String {
    let sentence = |way: &Shortcut| match way {
        Shortcut::Random => Some(say!(lang, "picker-random-about")),
        Shortcut::Balanced(_) => Some(say!(lang, "picker-balanced-about")),
        Shortcut::Again => None,
    };
    table.shortcuts(seat).iter().filter_map(sentence).collect::<Vec<_>>().join(" ")
}

/// The action of a shortcut.
fn verb(way: &Shortcut) -> Verb {
    match way {
        Shortcut::Random => Verb::Random,
        Shortcut::Again => Verb::Again,
        Shortcut::Balanced(_) => Verb::Balanced,
    }
}

/// Plays a whole turn: the Random, Balanced and Same-as-last-time buttons.
pub(crate) async fn shortcut(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
) -> Result<Screen, Rejection> {
    let game = &found.game;
    let (table, seat, draft) = picker::pressed(context, asker, found, press).await?;
    let way = table.shortcuts(seat).iter().find(|way| verb(way) == press.verb);
    let turn = match way.ok_or_else(Rejection::unknown_control)? {
        Shortcut::Random => at_random(table, seat).ok_or_else(Rejection::unknown_control)?,
        Shortcut::Again => {
            let last = last_choice(context, game, table, seat, asker.person).await?;
            let Some(last) = last else {
                let mut again = screen(asker.lang, game, table, seat, &draft, None)?;
                again.text = format!("{}\n{}", say!(asker.lang, "picker-no-last-time"), again.text);
                return Err(Rejection::Say(Box::new(again)));
            };
            last
        }
        Shortcut::Balanced(turn) => (*turn).to_owned(),
    };
    picker::play_at(context, asker, game, seat, &turn).await
}

/// An answer without the button "same as last time" if there was no last time.
pub(crate) async fn only_known(
    context: &Context,
    asker: &Asker,
    screen: Screen,
) -> Result<Screen, Rejection> {
    let again = |button: &Button| button.press.verb == Verb::Again;
    let buttons = screen.rows.iter().flat_map(|row| if let Row::Buttons(all) = row { &all[..] } else { &[] });
    let Some(id) = buttons.into_iter().find(|button| again(button)).and_then(|button| button.press.game)
    else {
        return Ok(screen);
    };
    let game = context.visible(asker, id).await?;
    let table = context.table(&game).await?;
    let seat = acting_seat(&game, &*table, asker.person)?;
    if last_choice(context, &game, &*table, seat, asker.person).await?.is_some() {
        return Ok(screen);
    }
    let mut screen = screen;
    for row in &mut screen.rows {
        if let Row::Buttons(all) = row {
            all.retain(|button| !again(button));
        }
    }
    Ok(screen)
}

/// A person's last choice when a game of the same rules asked the same.
async fn last_choice(
    context: &Context,
    game: &Game,
    table: &dyn AnyTable,
    seat: Seat,
    person: UserId,
) -> Result<Option<String>, Rejection> {
    for earlier in context.store.earlier_games(person, &game.rules, game.id, EARLIER).await? {
        for chosen in choices(context, &earlier, person).await?.into_iter().rev() {
            if table.fork().apply(&crate::games::seats::entry(seat, chosen.as_str())).is_ok() {
                return Ok(Some(chosen));
            }
        }
    }
    Ok(None)
}

/// A person's turns in a game that could be repeated as a shortcut.
async fn choices(context: &Context, game: &Game, person: UserId) -> Result<Vec<String>, Rejection> {
    let mut table = tables::begin(game)?;
    let own: Vec<Seat> = game.seats_of(person).collect();
    let mut choices = Vec::new();
    for row in context.store.log_between(game.id, 0, game.entries).await? {
        let asked = |seat: &Seat| own.contains(seat) && table.shortcuts(*seat).contains(&Shortcut::Again);
        if row.seat.map(Seat).filter(asked).is_some_and(|seat| is_turn(&*table, seat, &row.text)) {
            choices.push(row.text.clone());
        }
        table
            .apply(&entry(&row, table.pending()))
            .map_err(|_| Rejection::Broken(format!("entry {} of game {} is refused", row.number, game.id)))?;
    }
    Ok(choices)
}

/// Whether a text is steps of the rules: resigning is an entry, too, but no choice to repeat.
fn is_turn(table: &dyn AnyTable, seat: Seat, text: &str) -> bool {
    let mut fork = table.fork();
    text.split('/').all(|step| fork.step(seat, step).is_ok())
}

/// A turn with each step drawn by lot, up to the first step that reveals something.
fn at_random(table: &dyn AnyTable, seat: Seat) -> Option<String> {
    let mut fork = table.fork();
    let mut steps: Vec<String> = Vec::new();
    // Seeded by the operating system: unpredictable, and independent of any game's sealed chance.
    let mut rng = rand::rng();
    for _ in 0..STEPS {
        let offers = fork.offers(Viewer::Seat(seat));
        let offer = offers.choose(&mut rng)?;
        if !offer.text.is_empty() {
            steps.push(offer.text.clone());
        }
        if fork.step(seat, &offer.text).ok()?.progress != Progress::Draft {
            return Some(steps.join("/"));
        }
    }
    None
}
