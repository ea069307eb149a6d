//! Cards and tables below the board, in words.

use engine::board::Side;
use engine::rules::{Value, Voice};
use engine::scene::{Entry, Grid, GridRow, PlayingCard, Spread, Tint};

use super::parts::Manner;

/// The most cards told by name in a brief text; of more, only the letters are told.
const NAMED: usize = 8;

/// The text of a group of cards: `Your hand (White): 2 red pawns, black knight.` The lowest card comes first, as
/// in the picture.
pub(super) fn spread(spread: &Spread, manner: Manner, voice: &dyn Voice) -> String {
    let named = manner == Manner::Full || spread.cards.len() <= NAMED;
    let mut items = Vec::new();
    if spread.hidden > 0 {
        items.push(voice.text("engine-alt-face-down", &[("count", Value::Count(spread.hidden))]));
    }
    // Equal neighbours are counted: the order stays.
    for alike in spread.cards.chunk_by(|one, other| one == other) {
        items.extend(alike.first().map(|card| several(card, alike.len(), named, voice)));
    }
    if items.is_empty() {
        items.push(voice.text("engine-alt-empty", &[]));
    }
    let title = || [("title", Value::Text(spread.title.clone()))];
    let title = match spread.tint {
        Tint::White if spread.own => voice.text("engine-alt-owner-white", &title()),
        Tint::Black if spread.own => voice.text("engine-alt-owner-black", &title()),
        _ => spread.title.clone(),
    };
    format!("{title}: {}.", items.join(", "))
}

/// The text of equal cards: `red knight`, `2 black pawns`, `red checkers card (wild)`; by letters `2 black P`.
fn several(card: &PlayingCard, count: usize, named: bool, voice: &dyn Voice) -> String {
    let count = ("count", Value::Count(count as u32));
    let side = match card.tint {
        Tint::White => Some(Side::White),
        Tint::Black => Some(Side::Black),
        Tint::Neutral => None,
    };
    let colour = if side == Some(Side::Black) { "black" } else { "red" };
    let said = if !named && !card.letter.is_empty() {
        let letter = ("letter", Value::Text(card.letter.to_owned()));
        voice.text(&format!("engine-alt-card-letter-{colour}"), &[count, letter])
    } else if card.name == "checkers" {
        voice.text(&format!("engine-alt-card-checkers-{colour}"), &[count])
    } else {
        let card = side.map_or(Value::kind(card.name), |side| Value::Card(card.name, side));
        voice.text("engine-alt-card", &[count, ("card", card)])
    };
    if card.wild { voice.text("engine-alt-wild", &[("card", Value::Text(said))]) } else { said }
}

/// The text of a table: `White, as far as you know (piece: captures like): K: not R; N: is R, no other, code = NR.`
pub(super) fn grid(grid: &Grid, voice: &dyn Voice) -> String {
    if !grid.spoken.is_empty() {
        return format!("{}: {}", grid.title, grid.spoken);
    }
    let rows: Vec<String> = grid.rows.iter().map(|entries| row(entries, &grid.columns, voice)).collect();
    let rows = if rows.is_empty() { voice.text("engine-alt-empty", &[]) } else { rows.join("; ") };
    let names: Vec<&str> =
        [&grid.down, &grid.across].into_iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let names = if names.is_empty() { String::new() } else { format!(" ({})", names.join(": ")) };
    format!("{}{names}: {rows}.", grid.title)
}

/// The text of a row: `N: is R, no other, code = NR`; `Player 1 (now): bid = 3, 1 to 3 = 0 5 10, total = 15`.
fn row(row: &GridRow, columns: &[String], voice: &dyn Voice) -> String {
    let titles = |wanted: &Entry| {
        let those = columns.iter().zip(&row.entries).filter(|(_, entry)| *entry == wanted);
        those.map(|(title, _)| title.as_str()).collect::<Vec<_>>().join(" ")
    };
    let text = |text: &str| Value::Text(text.to_owned());
    let (certain, out) = (titles(&Entry::Circle), titles(&Entry::Cross));
    // Where an entry is certain, the others are ruled out and aren't listed.
    let settled = !certain.is_empty() && !row.entries.contains(&Entry::Empty);
    let mut items = Vec::new();
    if !certain.is_empty() {
        items.push(voice.text("engine-alt-is", &[("what", text(&certain))]));
    }
    if !out.is_empty() {
        items.push(match settled {
            true => voice.text("engine-alt-no-other", &[]),
            false => voice.text("engine-alt-not", &[("what", text(&out))]),
        });
    }
    let written: Vec<(&str, &str)> = columns
        .iter()
        .zip(&row.entries)
        .filter_map(|(title, entry)| match entry {
            Entry::Text(text) => Some((title.as_str(), text.as_str())),
            _ => None,
        })
        .collect();
    // Consecutive numbered columns are told together.
    items.extend(written.chunk_by(|one, next| follows(one.0, next.0)).map(|chunk| {
        let texts: Vec<&str> = chunk.iter().map(|(_, text)| *text).collect();
        match chunk {
            [("", text)] => (*text).to_owned(),
            [(title, text)] => format!("{title} = {text}"),
            [(first, _), .., (last, _)] => {
                let range = voice.text("engine-alt-from-to", &[("from", text(first)), ("to", text(last))]);
                format!("{range} = {}", texts.join(" "))
            }
            [] => String::new(),
        }
    }));
    let head =
        if row.active { voice.text("engine-alt-now", &[("who", text(&row.head))]) } else { row.head.clone() };
    let items = if items.is_empty() { voice.text("engine-alt-nothing-yet", &[]) } else { items.join(", ") };
    format!("{head}: {items}")
}

/// Whether one title is a number and the next title the next number.
fn follows(one: &str, next: &str) -> bool {
    matches!((one.parse::<u32>(), next.parse::<u32>()), (Ok(one), Ok(next)) if one.checked_add(1) == Some(next))
}
