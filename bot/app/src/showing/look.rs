//! Showing boards, secrets and seeds.

use engine::any_game::AnyTable;
use engine::chance::{Commitment, Salt, Seed};
use engine::seat::Seat;
use model::game::{Game, Status};
use model::screen::{Button, Recipe, Row, Screen, Style, Verb};
use words::Lang;
use words::say;

use super::{known, spoken};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::offering::more_button;
use crate::games::seats::{acting_seat, viewer};
use crate::games::titles::heading_for;
use crate::games::who::{names, players};
use crate::play::asked::whose_turn_for;
use crate::play::board;
use crate::play::news::has_begun;
use crate::{notes, plans};

/// How a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct View {
    /// Whether it is turned around.
    pub(crate) flip: bool,
    /// Whether it is in words and letters instead of a picture.
    pub(crate) text: bool,
}

impl View {
    /// The stable word in custom ids.
    fn word(self) -> &'static str {
        match (self.text, self.flip) {
            (false, false) => "",
            (false, true) => "flip",
            (true, false) => "text",
            (true, true) => "text-flip",
        }
    }

    /// The view with this word; a picture for unknown words.
    pub(crate) fn of(word: &str) -> Self {
        Self { flip: matches!(word, "flip" | "text-flip"), text: matches!(word, "text" | "text-flip") }
    }
}

/// Shows a board: `/board`, and the button.
pub(crate) async fn board(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    view: View,
) -> Result<Screen, Rejection> {
    if found.game.status == Status::Invited || found.game.status == Status::Dropped {
        return Err(reject!("look-no-board"));
    }
    // A private answer: all of it is in the reader's language.
    let game = &found.game.read_in(asker.lang);
    let table = found.table(context).await?;
    let viewer = viewer(game, table, asker.person);
    let mut recipe = Recipe::new(game.id, game.entries, viewer.seat().map(|seat| seat.0));
    recipe.flipped = view.flip;
    let text = format!(
        "{}\n{}\n{}",
        heading_for(asker.lang, game),
        players(asker.lang, game, table.info()),
        whose_turn_for(asker, game, table)
    );
    let button = |label: String, view: View| {
        Button::new(label, Style::Secondary, Verb::Board, game.id, 0).with_arg(view.word())
    };
    let turn_around = button(say!(asker.lang, "look-turn-around-button"), View { flip: !view.flip, ..view });
    let label = if view.text {
        say!(asker.lang, "look-picture-button")
    } else {
        say!(asker.lang, "look-text-button")
    };
    let other = button(label, View { text: !view.text, ..view });
    let mut screen = if view.text {
        spoken::screen(asker.lang, table, &recipe, &text)?
    } else {
        Screen::text(text).with_picture(recipe)
    };
    if game.seat_of(asker.person).is_some() {
        screen.rows = board::buttons(game, table, table.turns_completed(), context.has_hints());
    }
    let acts = acting_seat(game, table, asker.person).is_ok();
    // Ids are unique within a message: the row above has a Board button, too, with another argument when flipped.
    for row in &mut screen.rows {
        if let Row::Buttons(buttons) = row {
            buttons.retain(|button| match button.press.verb {
                Verb::Board => false,
                Verb::Move => acts,
                Verb::Study => acts || game.status == Status::Over,
                _ => true,
            });
        }
    }
    screen.rows.retain(|row| !matches!(row, Row::Buttons(buttons) if buttons.is_empty()));
    let mut below = vec![turn_around, other];
    if game.status == Status::Running && has_begun(table) {
        below.extend(board::look_back_buttons(asker.lang, game));
    }
    screen = screen.with_buttons(below);
    let mut below = Vec::new();
    if game.status == Status::Running && game.seat_of(asker.person).is_some() {
        below.push(plans::button(asker.lang, game.id));
    }
    if game.seat_of(asker.person).is_some() {
        below.push(notes::button(asker.lang, game.id));
        screen.text.push_str(&notes::notes_beside(context, asker, game, table.turns_completed()).await?);
    }
    Ok(screen.with_buttons(below))
}

/// Shows a player's secrets, as a picture of their view and as a list in words. A person with several seats sees one after the
/// other; `seat` says which, else it is the one that is asked.
pub(crate) async fn secrets(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    seat: &str,
) -> Result<Screen, Rejection> {
    let game = &found.game;
    let (table, own) = found.to_play(context, asker.person).await?;
    let seat = match seat {
        "" => own,
        seat => game
            .seats_of(asker.person)
            .find(|own| own.0.to_string() == seat)
            .ok_or_else(Rejection::unknown_control)?,
    };
    let Some(secret) = asker.lang.secret(table.info()) else {
        return Err(reject!("look-no-secrets", title = table.info()));
    };
    let (lang, heading) = (asker.lang, heading_for(asker.lang, game));
    let mut text =
        say!(lang, "look-secrets", game = heading, side = lang.seat(table.info(), seat), secret = secret);
    let names = names(lang, game, table.info());
    let deduced = deductions(lang, table, seat);
    let room = spoken::TEXT.saturating_sub(text.chars().count() + deduced.chars().count());
    let known = known::list(lang.of(table.info()).naming(&names), table, seat, room);
    if known.is_empty() && deduced.is_empty() {
        text.push_str(&format!("\n{}", say!(lang, "look-nothing-known")));
    }
    text.push_str(&known);
    text.push_str(&deduced);
    let of_seat = |other: Seat| {
        let label = say!(lang, "look-as-button", side = lang.seat(table.info(), other));
        Button::new(label, Style::Secondary, Verb::Secrets, game.id, 0).with_arg(other.0.to_string())
    };
    let read = game.read_in(lang);
    let asked = acting_seat(game, table, asker.person).is_ok();
    let back = asked.then(|| board::move_button(&read, table, table.turns_completed()));
    let others = game.seats_of(asker.person).filter(|other| *other != seat).map(of_seat);
    let others: Vec<Button> = back.into_iter().chain(others).chain([more_button(&read)]).collect();
    let mut screen = Screen::text(text).with_picture(Recipe::new(game.id, game.entries, Some(seat.0)));
    screen.rows = Row::of(&others);
    Ok(screen)
}

/// `/game verify`: how chance is sealed, for everybody from the first turn on; after the game the opened seed, too.
pub(crate) fn verify(asker: &Asker, game: &Game) -> Screen {
    let seed = Seed(*game.seed.bytes());
    let salt = Salt(*game.salt.bytes());
    let seal = Commitment::new(&salt, &seed).to_string();
    let heading = heading_for(asker.lang, game);
    if game.status != Status::Over {
        return Screen::text(say!(asker.lang, "verify-sealed", game = heading, seal = seal));
    }
    Screen::text(say!(
        asker.lang,
        "verify-opened",
        game = heading,
        seal = seal,
        seed = seed.to_string(),
        salt = salt.to_string(),
    ))
}

/// What a seat can deduce about hidden things, below a heading; empty if there is nothing.
fn deductions(lang: Lang, table: &dyn AnyTable, seat: Seat) -> String {
    let lines: Vec<String> = table
        .deductions(seat)
        .iter()
        .map(|event| format!("\n• {}", lang.event(table.info(), event)))
        .collect();
    if lines.is_empty() {
        return String::new();
    }
    format!("\n{}{}", say!(lang, "look-deductions"), lines.concat())
}
