//! Films: `/game replay` shows the game so far, as a film or frame by frame, and after the end with everything it hid.
//!
//! Controls carry the game, the view and the frame; everything is made from the log when they are pressed.

use engine::any_game::AnyTable;
use engine::seat::Seat;
use model::game::{Game, Status};
use model::ids::UserId;
use model::screen::{Button, Press, Recipe, Replay, Row, Screen, Style, Verb};
use render::film::Frame;
use words::Lang;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::drawing::EVERYTHING;
use crate::games::seats::seat_at;
use crate::games::titles::heading_for;

/// The word for the public view.
const PUBLIC: &str = "p";

/// A kind of film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// The public view.
    Public,
    /// The asker's view.
    Mine,
    /// The truth beside what each side saw.
    Reveal,
}

/// The view of a film, settled for one person.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sight {
    /// The seat looked from; with `reveal` the seat whose side is at the bottom.
    seat: Option<Seat>,
    reveal: bool,
}

impl Sight {
    /// The word in controls.
    fn word(self) -> String {
        match self.seat {
            _ if self.reveal => EVERYTHING.to_owned(),
            Some(seat) => seat.0.to_string(),
            None => PUBLIC.to_owned(),
        }
    }
}

/// A direction from a frame.
#[derive(Clone, Copy)]
enum Way {
    First,
    Back,
    Next,
    Last,
}

impl Way {
    const ALL: [(Self, &'static str); 4] =
        [(Self::First, "first"), (Self::Back, "back"), (Self::Next, "next"), (Self::Last, "last")];

    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, own)| *own == word).map(|(way, _)| way)
    }

    fn label(self, lang: Lang) -> String {
        match self {
            Self::First => say!(lang, "replay-first-button"),
            Self::Back => say!(lang, "replay-back-button"),
            Self::Next => say!(lang, "replay-next-button"),
            Self::Last => say!(lang, "replay-last-button"),
        }
    }

    fn from(self, at: usize, last: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Back => at.saturating_sub(1),
            Self::Next => at.saturating_add(1),
            Self::Last => last,
        }
        .min(last)
    }
}

/// `/game replay`.
pub(crate) async fn replay(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    view: Option<Cut>,
) -> Result<Screen, Rejection> {
    let (game, table) = begun(context, found).await?;
    let own = seat_at(game, table, asker.person);
    let sight = match view {
        Some(Cut::Reveal) => reveal(asker.lang, game, table, own)?,
        Some(Cut::Public) => Sight { seat: None, reveal: false },
        Some(Cut::Mine) if own.is_none() => {
            return Err(reject!("replay-not-yours", game = game.id.to_string()));
        }
        Some(Cut::Mine) | None => Sight { seat: own, reveal: false },
    };
    show_film(context, asker, game, table, sight).await
}

/// Answers the buttons that show a film: Replay, Film, Reveal and those for another view.
pub(crate) async fn replay_of(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
) -> Result<Screen, Rejection> {
    let (game, table) = begun(context, found).await?;
    let sight = sight(asker.lang, game, table, asker.person, &press.arg)?;
    show_film(context, asker, game, table, sight).await
}

/// Answers the buttons that go from frame to frame: the version is the frame shown.
pub(crate) async fn moment_of(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
) -> Result<Screen, Rejection> {
    let (game, table) = begun(context, found).await?;
    let (word, way) = press.arg.split_once('.').ok_or_else(Rejection::unknown_control)?;
    let sight = sight(asker.lang, game, table, asker.person, word)?;
    let way = Way::from_word(way).ok_or_else(Rejection::unknown_control)?;
    let recipe = recipe(asker, game, sight);
    let frames = context.studio.reel(game, &recipe).await?;
    let last = frames.len().saturating_sub(1);
    let at = way.from(usize::try_from(press.version).unwrap_or(usize::MAX).min(last), last);
    let replay = Replay { frame: Some(at as u32), ..recipe.replay.clone().unwrap_or_default() };
    let text = say!(
        asker.lang,
        "replay-moment",
        game = heading_for(asker.lang, game),
        at = at + 1,
        all = frames.len(),
        seen = seen(asker, game, table, sight),
        said = frames.get(at).map(said).unwrap_or_default(),
    );
    let mut screen = Screen::text(text).with_picture(Recipe { replay: Some(replay), ..recipe });
    screen.rows = rows(asker, game, table, sight, (at, last), true);
    Ok(screen)
}

async fn show_film(
    context: &Context,
    asker: &Asker,
    game: &Game,
    table: &dyn AnyTable,
    sight: Sight,
) -> Result<Screen, Rejection> {
    let recipe = recipe(asker, game, sight);
    let frames = context.studio.reel(game, &recipe).await?;
    let (lang, heading, seen) = (asker.lang, heading_for(asker.lang, game), seen(asker, game, table, sight));
    let text = match (game.status, frames.len()) {
        (_, 1) => say!(lang, "replay-film-start", game = heading, seen = seen),
        (Status::Over, all) => say!(lang, "replay-film-whole", game = heading, seen = seen, all = all),
        (_, all) => say!(lang, "replay-film-so-far", game = heading, seen = seen, all = all),
    };
    let mut screen = Screen::text(text).with_picture(recipe);
    let last = frames.len().saturating_sub(1);
    // A film begins at the start, and so does stepping by hand after it.
    screen.rows = rows(asker, game, table, sight, (0, last), false);
    Ok(screen)
}

/// A game that has begun, with its table.
async fn begun<'a>(
    context: &Context,
    found: &'a Admitted,
) -> Result<(&'a Game, &'a dyn AnyTable), Rejection> {
    if found.game.status == Status::Invited || found.game.status == Status::Dropped {
        return Err(reject!("replay-not-begun"));
    }
    Ok((&found.game, found.table(context).await?))
}

/// The film of a person's choice, if they may see it.
fn sight(
    lang: Lang,
    game: &Game,
    table: &dyn AnyTable,
    person: UserId,
    word: &str,
) -> Result<Sight, Rejection> {
    let own = seat_at(game, table, person);
    match word {
        "" => Ok(Sight { seat: own, reveal: false }),
        PUBLIC => Ok(Sight { seat: None, reveal: false }),
        EVERYTHING => reveal(lang, game, table, own),
        seat => {
            let seat = game.seats_of(person).find(|own| own.0.to_string() == seat);
            let seat = seat.ok_or_else(|| reject!("replay-other-seat"))?;
            Ok(Sight { seat: Some(seat), reveal: false })
        }
    }
}

fn reveal(lang: Lang, game: &Game, table: &dyn AnyTable, own: Option<Seat>) -> Result<Sight, Rejection> {
    let info = table.info();
    match lang.secret(info) {
        None => Err(reject!("replay-nothing-to-reveal", title = info)),
        Some(secret) if game.status != Status::Over => {
            Err(reject!("replay-reveal-later", game = game.id.to_string(), secret = secret))
        }
        Some(secret) if table.disclosure().is_none() => {
            Err(reject!("replay-reveal-sealed", game = game.id.to_string(), secret = secret))
        }
        Some(_) => Ok(Sight { seat: own, reveal: true }),
    }
}

fn recipe(asker: &Asker, game: &Game, sight: Sight) -> Recipe {
    let replay = Replay { reveal: sight.reveal, frame: None, small: false };
    let recipe = Recipe::new(game.id, game.entries, sight.seat.map(|seat| seat.0));
    Recipe { replay: Some(replay), looker: Some(asker.person), ..recipe }
}

/// A note on the film's view, where that makes a difference.
fn seen(asker: &Asker, game: &Game, table: &dyn AnyTable, sight: Sight) -> String {
    let lang = asker.lang;
    match sight.seat {
        _ if table.info().secret.is_none() => String::new(),
        _ if sight.reveal => say!(lang, "replay-revealed"),
        Some(seat) if game.seats_of(asker.person).count() > 1 => {
            say!(lang, "replay-as-seat", side = lang.seat(table.info(), seat))
        }
        Some(_) => say!(lang, "replay-as-you"),
        None => say!(lang, "replay-as-everybody"),
    }
}

/// A caption: the turn in a fixed-width font, as in boards and records.
fn said(frame: &Frame) -> String {
    if frame.caption.contains('`') { frame.caption.clone() } else { format!("`{}`", frame.caption) }
}

/// The buttons below a frame (with the number of frames), or below the film.
fn rows(
    asker: &Asker,
    game: &Game,
    table: &dyn AnyTable,
    sight: Sight,
    (at, last): (usize, usize),
    still: bool,
) -> Vec<Row> {
    let (lang, word) = (asker.lang, sight.word());
    // Below a film the first frame isn't shown yet: its button leads there.
    let shown = |way: Way| still || matches!(way, Way::Back);
    let mut ways: Vec<Button> = Way::ALL
        .iter()
        .map(|(own, way)| {
            Button::new(own.label(lang), Style::Secondary, Verb::Moment, game.id, at as i64)
                .with_arg(format!("{word}.{way}"))
                // At either end of the game some buttons are disabled, and keep their places.
                .idle_if(shown(*own) && own.from(at, last) == at)
        })
        .collect();
    let film = |label: String, sight: Sight| {
        Button::new(label, Style::Secondary, Verb::Replay, game.id, 0).with_arg(sight.word())
    };
    if still {
        ways.push(film(say!(lang, "replay-film-button"), sight));
    }
    let mut others = Vec::new();
    // Nothing is kept from who plays alone.
    if table.info().secret.is_some() && !game.is_alone() {
        let seats: Vec<Seat> = game.seats_of(asker.person).collect();
        for seat in &seats {
            let label = match seats.len() {
                1 => say!(lang, "replay-as-me-button"),
                _ => say!(lang, "replay-as-seat-button", side = lang.seat(table.info(), *seat)),
            };
            others.push((label, Sight { seat: Some(*seat), reveal: false }));
        }
        others.push((say!(lang, "replay-as-everybody-button"), Sight { seat: None, reveal: false }));
        if game.status == Status::Over && table.disclosure().is_some() {
            others.push((say!(lang, "replay-reveal-button"), Sight { seat: sight.seat, reveal: true }));
        }
    }
    let others: Vec<Button> = others
        .into_iter()
        .filter(|(_, other)| other.word() != word)
        .map(|(label, other)| film(label, other))
        .collect();
    std::iter::once(Row::Buttons(ways)).chain(Row::of(&others)).collect()
}
