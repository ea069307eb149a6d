//! What lies below the board, in words: cards and tables.

use engine::scene::{Entry, Grid, GridRow, PlayingCard, Spread, Tint};

/// The most cards that are told by name; of more the letters are told.
const NAMED: usize = 8;

/// `Your hand (White): 2 red pawns, black knight.` The undermost card comes first, as in the picture.
pub(super) fn spread(spread: &Spread) -> String {
    let mut items = Vec::new();
    if spread.hidden > 0 {
        items.push(format!("{} face down", spread.hidden));
    }
    // Neighbours that are alike are counted: the order stays.
    for alike in spread.cards.chunk_by(|one, other| one == other) {
        items.extend(alike.first().map(|card| several(card, alike.len(), spread.cards.len() <= NAMED)));
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
        _ if count > 1 => super::plural(card.name),
        _ => card.name.to_owned(),
    };
    let number = if count > 1 { format!("{count} ") } else { String::new() };
    format!("{number}{colour}{name}{}", if card.wild { " (wild)" } else { "" })
}

/// `Your own pieces: K: not R; N: is R, not K Q, combo = NR.`
pub(super) fn grid(grid: &Grid) -> String {
    let rows: Vec<String> = grid.rows.iter().map(|entries| row(entries, &grid.columns)).collect();
    let rows = if rows.is_empty() { "empty".to_owned() } else { rows.join("; ") };
    format!("{}: {rows}.", grid.title)
}

/// `N: is R, not K Q, combo = NR`. Columns that are numbered from 1 on need no name: `Player 1: 3, 5, total = 8`.
fn row(row: &GridRow, columns: &[String]) -> String {
    let titles = |wanted: &Entry| {
        let those = columns.iter().zip(&row.entries).filter(|(_, entry)| *entry == wanted);
        those.map(|(title, _)| title.as_str()).collect::<Vec<_>>().join(" ")
    };
    let (certain, out) = (titles(&Entry::Circle), titles(&Entry::Cross));
    let mut items = Vec::new();
    items.extend((!certain.is_empty()).then(|| format!("is {certain}")));
    items.extend((!out.is_empty()).then(|| format!("not {out}")));
    let mut counting = true;
    for (number, (title, entry)) in columns.iter().zip(&row.entries).enumerate() {
        counting &= *title == (number + 1).to_string() && matches!(entry, Entry::Text(_));
        if let Entry::Text(text) = entry {
            items.push(if counting { text.clone() } else { format!("{title} = {text}") });
        }
    }
    let now = if row.active { " (now)" } else { "" };
    let items = if items.is_empty() { "nothing yet".to_owned() } else { items.join(", ") };
    format!("{}{now}: {items}", row.head)
}
