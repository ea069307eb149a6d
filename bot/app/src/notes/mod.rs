//! Private notes about a game, each stored with the board it was about. Only their writer sees them; they are in no post, no
//! record and no log.

mod act;

use model::game::{Game, Status};
use model::ids::GameId;
use model::screen::{Button, Choice, Menu, Press, Recipe, Row, Screen, Style, Verb};
use store::Note;
use words::{Lang, cut, say};

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::seats::{own_seat, viewer};
use crate::games::titles::heading_for;
pub(super) use act::{Act, form};

/// The most notes of a person about one game.
const MOST: i64 = 50;
/// The most characters of a note.
const LENGTH: usize = 1_000;
/// The most choices of a menu.
const MENU: usize = 25;
/// The most characters of a note in a menu, and of all notes below a board.
const CHOICE: usize = 80;
const BESIDE: usize = 700;

/// A request about notes.
#[derive(Clone, PartialEq, Eq)]
pub enum NoteRequest {
    /// Write a note about the current board.
    Write {
        /// Its text.
        text: String,
        /// The game.
        game: Option<String>,
    },
    /// Show one's notes.
    Show {
        /// The game.
        game: Option<String>,
    },
    /// Ask whether to delete a note, or all of them.
    Delete {
        /// Its number; `None`: all.
        number: Option<i64>,
        /// The game.
        game: Option<String>,
    },
}

/// Without the text of a note, which belongs in no log.
impl std::fmt::Debug for NoteRequest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Write { .. } => "Write",
            Self::Show { .. } => "Show",
            Self::Delete { .. } => "Delete",
        })
    }
}

/// The Notes button: one's notes about a game, and writing more.
pub(super) fn button(lang: Lang, game: GameId) -> Button {
    control(say!(lang, "note-button"), Style::Secondary, game, Act::Show)
}

fn control(label: String, style: Style, game: GameId, act: Act) -> Button {
    Button::new(label, style, Verb::Plan, game, 0).with_arg(act.word())
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: NoteRequest,
    found: &Admitted,
) -> Result<Screen, Rejection> {
    match request {
        NoteRequest::Write { text, .. } => write_note(context, asker, &found.game, &text).await,
        NoteRequest::Show { .. } => show_notes(context, asker, &found.game, "").await,
        NoteRequest::Delete { number, .. } => ask_forget(context, asker, &found.game, number).await,
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
        Act::Show | Act::Write => show_notes(context, asker, &game, "").await,
        Act::Text => write_note(context, asker, &game, value).await,
        Act::Choose(_) => show_note(context, asker, &game, value.parse().ok()).await,
        Act::Ask(number) => ask_forget(context, asker, &game, Some(number)).await,
        Act::Forget { number, at_ms } => forget_note(context, asker, &game, number, at_ms).await,
        Act::ForgetAll { until_ms } => forget_notes(context, asker, &game, until_ms).await,
    }
}

async fn write_note(context: &Context, asker: &Asker, game: &Game, text: &str) -> Result<Screen, Rejection> {
    if matches!(game.status, Status::Invited | Status::Dropped) {
        return Err(reject!("note-too-early"));
    }
    let table = context.table(game).await?;
    own_seat(game, &*table, asker.person)?;
    let text = text.trim();
    let length = text.chars().count();
    if length == 0 {
        return Err(reject!("note-empty"));
    }
    if length > LENGTH {
        return Err(reject!("note-too-long", most = LENGTH, length = length));
    }
    let note = Note {
        number: 0,
        turn: i64::from(table.turns_completed()),
        entries: game.entries,
        text: text.to_owned(),
        at_ms: context.now(),
    };
    let number = retry_transaction(async || {
        let mut tx = context.begin_once(asker).await?;
        let number = tx.write_note(game.id, asker.person, &note, MOST).await?;
        tx.commit().await?;
        Ok(number)
    })
    .await?;
    match number {
        None => Err(reject!("note-full", most = MOST)),
        Some(number) => {
            show_notes(
                context,
                asker,
                game,
                &say!(asker.lang, "note-kept", number = number, turn = note.turn),
            )
            .await
        }
    }
}

/// The list of a person's notes about a game, as a menu.
async fn show_notes(context: &Context, asker: &Asker, game: &Game, first: &str) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let notes = context.store.notes(game.id, asker.person).await?;
    let mut text = heading_for(lang, game);
    if !first.is_empty() {
        text.push_str(&format!(": {first}"));
    }
    text.push('\n');
    text.push_str(&match notes.len() {
        0 => say!(lang, "note-none"),
        notes => say!(lang, "note-list", notes = notes),
    });
    let mut rows = Vec::new();
    for (page, notes) in notes.chunks(MENU).enumerate() {
        let choices = notes.iter().map(|note| choice(lang, note)).collect();
        let press =
            Press { verb: Verb::Plan, game: Some(game.id), version: 0, arg: Act::Choose(page as i64).word() };
        rows.push(Row::Menu(Menu { placeholder: say!(lang, "note-placeholder"), choices, press }));
    }
    // Notes of a game that one has left can still be read and deleted.
    let mut buttons = Vec::new();
    if game.seat_of(asker.person).is_some() {
        buttons.push(control(say!(lang, "note-write-button"), Style::Primary, game.id, Act::Write));
    }
    let mut screen = Screen { text, rows, ..Screen::default() };
    if !buttons.is_empty() {
        screen = screen.with_buttons(buttons);
    }
    Ok(screen)
}

/// A note with its board.
async fn show_note(
    context: &Context,
    asker: &Asker,
    game: &Game,
    number: Option<i64>,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let note = note(context, asker, game, number).await?;
    let table = context.table(game).await?;
    let seat = viewer(game, &*table, asker.person).seat();
    let text =
        format!("{}: {}\n{}", heading_for(lang, game), title(lang, &note), quote(&note.text, usize::MAX));
    let entries = note.entries.min(game.entries);
    let recipe = Recipe::new(game.id, entries, seat.map(|seat| seat.0));
    Ok(Screen::text(text).with_picture(recipe).with_buttons(vec![
        control(say!(lang, "note-all-button"), Style::Secondary, game.id, Act::Show),
        control(say!(lang, "note-forget-button"), Style::Danger, game.id, Act::Ask(note.number)),
    ]))
}

async fn note(context: &Context, asker: &Asker, game: &Game, number: Option<i64>) -> Result<Note, Rejection> {
    let notes = context.store.notes(game.id, asker.person).await?;
    let note = notes.into_iter().find(|note| Some(note.number) == number);
    note.ok_or_else(|| reject!("note-no-such"))
}

/// Asks whether to delete a note, or all of them.
async fn ask_forget(
    context: &Context,
    asker: &Asker,
    game: &Game,
    number: Option<i64>,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let (question, act) = match number {
        Some(_) => {
            let note = note(context, asker, game, number).await?;
            let act = Act::Forget { number: note.number, at_ms: note.at_ms };
            let question = say!(lang, "note-forget-one");
            (format!("{question}\n{}\n{}", title(lang, &note), quote(&note.text, usize::MAX)), act)
        }
        None => {
            let notes = context.store.notes(game.id, asker.person).await?;
            let Some(last) = notes.iter().map(|note| note.at_ms).max() else {
                return Err(reject!("note-none"));
            };
            (say!(lang, "note-forget-all", notes = notes.len()), Act::ForgetAll { until_ms: last })
        }
    };
    Ok(Screen::text(format!("{}: {question}", heading_for(lang, game))).with_buttons(vec![
        control(say!(lang, "note-forget-yes-button"), Style::Danger, game.id, act),
        control(say!(lang, "note-forget-no-button"), Style::Secondary, game.id, Act::Show),
    ]))
}

async fn forget_note(
    context: &Context,
    asker: &Asker,
    game: &Game,
    number: i64,
    at_ms: i64,
) -> Result<Screen, Rejection> {
    let there = retry_transaction(async || {
        let mut tx = context.store.begin().await?;
        let there = tx.forget_note(game.id, asker.person, number, at_ms).await?;
        tx.commit().await?;
        Ok(there)
    })
    .await?;
    if !there {
        return Err(reject!("note-no-such"));
    }
    show_notes(context, asker, game, &say!(asker.lang, "note-forgotten")).await
}

async fn forget_notes(
    context: &Context,
    asker: &Asker,
    game: &Game,
    until_ms: i64,
) -> Result<Screen, Rejection> {
    let notes = retry_transaction(async || {
        let mut tx = context.store.begin().await?;
        let notes = tx.forget_notes(game.id, asker.person, until_ms).await?;
        tx.commit().await?;
        Ok(notes)
    })
    .await?;
    show_notes(context, asker, game, &say!(asker.lang, "note-forgotten-all", notes = notes)).await
}

/// A person's notes about the current board, as lines below it; empty without any.
pub(crate) async fn notes_beside(
    context: &Context,
    asker: &Asker,
    game: &Game,
    turn: u32,
) -> Result<String, Rejection> {
    let notes = context.store.notes(game.id, asker.person).await?;
    let here: Vec<String> = notes
        .iter()
        .filter(|note| note.turn == i64::from(turn))
        .map(|note| quote(&note.text, BESIDE))
        .collect();
    if here.is_empty() {
        return Ok(String::new());
    }
    // The newest come first, in case there is no room for all.
    let mut text = String::new();
    for note in here.iter().rev() {
        if text.chars().count() + note.chars().count() > BESIDE + BESIDE / 2 {
            break;
        }
        text = format!("\n{note}{text}");
    }
    Ok(format!("\n{}{text}", say!(asker.lang, "note-beside")))
}

fn title(lang: Lang, note: &Note) -> String {
    let moment = format!("<t:{}:f>", note.at_ms / 1000);
    say!(lang, "note-one", number = note.number, turn = note.turn, moment = moment)
}

fn choice(lang: Lang, note: &Note) -> Choice {
    let start = cut(&note.text.split_whitespace().collect::<Vec<_>>().join(" "), CHOICE);
    Choice {
        label: format!("{} · {start}", note.number),
        value: note.number.to_string(),
        note: say!(lang, "note-of-turn", turn = note.turn),
        glyph: None,
    }
}

/// A text as a quotation, shortened to the room there is.
fn quote(text: &str, most: usize) -> String {
    cut(text, most).lines().map(|line| format!("> {line}")).collect::<Vec<_>>().join("\n")
}
