//! What lies below the board, in words: cards and tables.

use engine::scene::{Entry, Grid, GridRow, PlayingCard, Spread, Tint};

use super::parts::Manner;
use super::words::plural;

/// The most cards that are told by name where there is little room; of more the letters are told.
const NAMED: usize = 8;

/// `Your hand (White): 2 red pawns, black knight.` The undermost card comes first, as in the picture.
pub(super) fn spread(spread: &Spread, manner: Manner) -> String {
    let named = manner == Manner::Full || spread.cards.len() <= NAMED;
    let mut items = Vec::new();
    if spread.hidden > 0 {
        items.push(format!("{} face down", spread.hidden));
    }
    // Neighbours that are alike are counted: the order stays.
    for alike in spread.cards.chunk_by(|one, other| one == other) {
        items.extend(alike.first().map(|card| several(card, alike.len(), named)));
    }
    if items.is_empty() {
        items.push("empty".to_owned());
    }
    let owner = match spread.tint {
        Tint::White if !spread.title.contains("White") => " (White)",
        Tint::Black if !spread.title.contains("Black") => " (Black)",
        _ => "",
    };
    format!("{}{owner}: {}.", spread.title, items.join(", "))
}

/// `red knight`, `2 black pawns`, `red checkers card (wild)`; by letters `2 black P`.
fn several(card: &PlayingCard, count: usize, named: bool) -> String {
    let colour = match card.tint {
        Tint::White => "red ",
        Tint::Black => "black ",
        Tint::Neutral => "",
    };
    let name = match (named, card.name.ends_with('s')) {
        (false, _) if !card.letter.is_empty() => card.letter.to_owned(),
        (_, true) if count > 1 => format!("{} cards", card.name),
        (_, true) => format!("{} card", card.name),
        _ if count > 1 => plural(card.name),
        _ => card.name.to_owned(),
    };
    let number = if count > 1 { format!("{count} ") } else { String::new() };
    format!("{number}{colour}{name}{}", if card.wild { " (wild)" } else { "" })
}

/// `Your own pieces: K: not R; N: is R, no other, combo = NR.`
pub(super) fn grid(grid: &Grid) -> String {
    let rows: Vec<String> = grid.rows.iter().map(|entries| row(entries, &grid.columns)).collect();
    let rows = if rows.is_empty() { "empty".to_owned() } else { rows.join("; ") };
    format!("{}: {rows}.", grid.title)
}

/// `N: is R, no other, combo = NR`; `Player 1 (now): bid = 3, 1 to 3 = 0 5 10, total = 15`.
fn row(row: &GridRow, columns: &[String]) -> String {
    let titles = |wanted: &Entry| {
        let those = columns.iter().zip(&row.entries).filter(|(_, entry)| *entry == wanted);
        those.map(|(title, _)| title.as_str()).collect::<Vec<_>>().join(" ")
    };
    let (certain, out) = (titles(&Entry::Circle), titles(&Entry::Cross));
    // Where something is certain, all the others being ruled out needs no list.
    let settled = !certain.is_empty() && !row.entries.contains(&Entry::Empty);
    let mut items = Vec::new();
    items.extend((!certain.is_empty()).then(|| format!("is {certain}")));
    items.extend(
        (!out.is_empty()).then(|| if settled { "no other".to_owned() } else { format!("not {out}") }),
    );
    let written: Vec<(&str, &str)> = columns
        .iter()
        .zip(&row.entries)
        .filter_map(|(title, entry)| match entry {
            Entry::Text(text) => Some((title.as_str(), text.as_str())),
            _ => None,
        })
        .collect();
    // Numbered columns side by side are told together.
    items.extend(written.chunk_by(|one, next| follows(one.0, next.0)).map(|chunk| {
        let texts: Vec<&str> = chunk.iter().map(|(_, text)| *text).collect();
        match chunk {
            [("", text)] => (*text).to_owned(),
            [(title, text)] => format!("{title} = {text}"),
            [(first, _), .., (last, _)] => format!("{first} to {last} = {}", texts.join(" ")),
            [] => String::new(),
        }
    }));
    let now = if row.active { " (now)" } else { "" };
    let items = if items.is_empty() { "nothing yet".to_owned() } else { items.join(", ") };
    format!("{}{now}: {items}", row.head)
}

/// Whether one title is a number and the next title the next number.
fn follows(one: &str, next: &str) -> bool {
    matches!((one.parse::<u32>(), next.parse::<u32>()), (Ok(one), Ok(next)) if one.checked_add(1) == Some(next))
}
