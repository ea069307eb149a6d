//! `/game export what:all`: all of one's games in one file, the newest first; one file per year if that would be too
//! large.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use model::ids::{GameId, UserId};
use model::screen::{Button, Row, Screen, Style};
use model::time::quiet::utc_date;
use serde_json::{Value, json};
use words::say;

use super::act::Act;
use super::export;
use super::export::{VERSION, iso};
use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;

/// The largest file in bytes: Discord takes at least ten megabytes, the rest of the message included.
pub(crate) const LARGEST: usize = 7_500_000;
/// The most games of one file, so that nobody's export keeps others waiting.
const MOST: usize = 2000;
/// How many years there are buttons for.
const YEARS: i32 = 15;

/// Games exported together.
pub(crate) struct Shelf {
    /// JSON, one object per game.
    pub(crate) games: Vec<Value>,
    /// How many games there was no room for.
    pub(crate) left_out: usize,
}

/// `/game export what:all`, or a year's button.
pub(super) async fn export_all(
    context: &Context,
    asker: &Asker,
    year: Option<i32>,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let shelf = shelf(context, asker.person, year, LARGEST).await?;
    if shelf.games.is_empty() {
        return Ok(Screen::text(say!(lang, "library-export-nothing")));
    }
    let (count, left) = (shelf.games.len(), shelf.left_out);
    let file = json!({ "format": "menagerie-games", "version": VERSION, "written": iso(context.now()),
        "left_out": left, "games": shelf.games });
    let mut text = say!(lang, "library-export-all", count = count);
    let mut rows = Vec::new();
    if left > 0 {
        text = format!("{text} {}", say!(lang, "library-export-left-out", count = left));
        rows = Row::of(&years(context.now()));
    }
    Ok(Screen { rows, ..Screen::text(text).with_file("games.json", format!("{file}\n")) })
}

/// A person's games, open ones first, then the finished ones of a year, or all, as far as there is room.
pub(crate) async fn shelf(
    context: &Context,
    person: UserId,
    year: Option<i32>,
    room: usize,
) -> Result<Shelf, Rejection> {
    let (from, to) = year.map_or(Some((i64::MIN, i64::MAX)), span).ok_or_else(Rejection::unknown_control)?;
    let mut ids: Vec<GameId> = match year {
        Some(_) => Vec::new(),
        None => context.store.open_games(person, 0, MOST).await?,
    };
    ids.extend(context.store.finished_between(person, from, to).await?);
    let mut shelf = Shelf { games: Vec::new(), left_out: 0 };
    let mut size = 0;
    for (at, id) in ids.iter().enumerate() {
        let Some(game) = context.store.game(*id).await? else { continue };
        let written = Value::Object(export::game_json(context, &game, person).await?);
        size += written.to_string().len() + 1;
        if size > room || at >= MOST {
            shelf.left_out = ids.len() - at;
            break;
        }
        shelf.games.push(written);
    }
    Ok(shelf)
}

/// The beginning and end of a year, in milliseconds since 1970.
fn span(year: i32) -> Option<(i64, i64)> {
    let began = |year: i32| {
        let day = Date::new(i16::try_from(year).ok()?, 1, 1).ok()?;
        Some(day.to_zoned(TimeZone::UTC).ok()?.timestamp().as_millisecond())
    };
    Some((began(year)?, began(year.checked_add(1)?)?))
}

fn years(now: i64) -> Vec<Button> {
    let this = utc_date(now).map_or(2026, |date| i32::from(date.year()));
    let button = |year: i32| Act::Year(year).button(year.to_string(), Style::Secondary);
    (0..YEARS).map(|back| button(this - back)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_ends_where_the_next_begins() {
        assert_eq!(span(1970), Some((0, 365 * 86_400_000)));
        assert_eq!(span(2024).map(|(from, to)| (to - from) / 86_400_000), Some(366));
        assert_eq!(span(i32::MAX), None);
    }
}
