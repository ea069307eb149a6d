//! A scene in words: what changed, whose turn it is, then what stands where, side by side with the picture.

mod below;

use engine::board::{Square, SquareSet};
use engine::scene::{Cell, Ground, Scene, Stack, State, Tint, Token};

/// The most characters an alternative text may have (Discord's limit).
pub const MOST: usize = 1024;
/// The most characters of it that tell what changed.
const CHANGED: usize = 420;

/// What the picture of a scene shows, in words.
#[must_use]
pub fn alt_text(scene: &Scene) -> String {
    let mut parts = vec![cut(&scene.changed, CHANGED), scene.status.clone(), zones(scene)];
    for (tint, side) in [(Tint::White, "White"), (Tint::Black, "Black"), (Tint::Neutral, "Neutral")] {
        parts.push(pieces(scene, tint, side));
    }
    parts.push(pairs(scene));
    parts.push(checkers(scene));
    parts.push(squares(scene, "Beyond the mirror", |cell| is(cell, State::Mirrored)));
    parts.push(squares(scene, "Asleep", |cell| is(cell, State::Asleep)));
    parts.push(squares(scene, "Danger", |cell| cell.marks.danger));
    parts.push(squares(scene, "Circled", |cell| cell.marks.circled));
    parts.push(zombies(scene));
    parts.push(buried(scene));
    parts.push(squares(scene, "Goals", |cell| cell.ground == Ground::Goal));
    parts.push(squares(scene, "Entrances", |cell| cell.ground == Ground::Entrance));
    parts.push(squares(scene, "Open box", |cell| cell.ground == Ground::Box { latched: false }));
    parts.push(squares(scene, "Latched box", |cell| cell.ground == Ground::Box { latched: true }));
    for tally in &scene.tallies {
        parts.push(format!("{}: {}.", tally.title, tally.count));
    }
    for pile in &scene.piles {
        let inside = if pile.tokens.is_empty() { "empty".to_owned() } else { counted(&pile.tokens) };
        parts.push(format!("{}: {inside}.", pile.title));
    }
    parts.push(squares(scene, "Checked", |cell| cell.marks.check));
    parts.push(squares(scene, "Checker given", |cell| cell.marks.given));
    parts.push(squares(scene, "Captured by", |cell| cell.marks.captor));
    parts.push(squares(scene, "Captured on", |cell| cell.marks.captured));
    parts.push(squares(scene, "Chosen", |cell| cell.marks.selected));
    parts.push(squares(scene, "Can go to", |cell| cell.marks.target && !cell.marks.target_capture));
    parts.push(squares(scene, "Can capture on", |cell| cell.marks.target_capture));
    let arrows = scene.arrows.iter().map(|arrow| format!("{} to {}", arrow.from, arrow.to));
    parts.push(sentence("Arrows", arrows));
    // What may be long comes last, so that nothing else is cut.
    parts.extend(scene.spreads.iter().map(below::spread));
    parts.extend(scene.grids.iter().map(below::grid));
    parts.retain(|part| !part.is_empty());
    cut(&parts.join(" "), MOST)
}

/// `Goals: a4, g5.`; nothing when there is nothing to list.
fn sentence(heading: &str, items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { String::new() } else { format!("{heading}: {}.", items.join(", ")) }
}

/// The squares of some cells.
fn squares(scene: &Scene, heading: &str, picked: impl Fn(&Cell) -> bool) -> String {
    let squares = scene.cells.iter().filter(|cell| picked(cell)).map(|cell| cell.square.to_string());
    sentence(heading, squares)
}

fn is(cell: &Cell, state: State) -> bool {
    cell.token.as_ref().is_some_and(|token| token.state == Some(state))
}

/// Every piece with its square.
fn standing(scene: &Scene) -> impl Iterator<Item = (&Token, Square)> {
    scene.cells.iter().filter_map(|cell| Some((cell.token.as_ref()?, cell.square)))
}

/// `Zones: White king-side e1 to h8 (now), White queen-side a1 to d8.`
fn zones(scene: &Scene) -> String {
    let zones = scene.zones.iter().map(|zone| {
        let now = if zone.active { " (now)" } else { "" };
        format!("{} {}{now}", zone.title, area(zone.squares))
    });
    sentence("Zones", zones)
}

/// Squares by their corners when they make a rectangle, else one by one.
fn area(squares: SquareSet) -> String {
    let (Some(first), Some(last)) = (squares.first(), squares.last()) else { return "nowhere".to_owned() };
    let inside = |square: &Square| {
        (first.file()..=last.file()).contains(&square.file())
            && (first.rank()..=last.rank()).contains(&square.rank())
    };
    let rectangle: SquareSet = Square::all().filter(inside).collect();
    if rectangle == squares {
        return format!("{first} to {last}");
    }
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

/// What cards say, once for each kind: `RN moves like a rook, captures like a knight.`
fn pairs(scene: &Scene) -> String {
    let mut known: Vec<String> = Vec::new();
    for (token, _) in standing(scene) {
        if let Some(captor) = token.captures {
            let kind = if token.letter.is_empty() { token.name } else { token.letter };
            let words = |art: &str| art.replace('-', " ");
            let pair =
                format!("{kind} moves like a {}, captures like a {}.", words(token.art), words(captor));
            if !known.contains(&pair) {
                known.push(pair);
            }
        }
    }
    known.sort_unstable();
    known.join(" ")
}

/// `Checkers: 3 white under c1, 1 black under e5.`
fn checkers(scene: &Scene) -> String {
    let stacks = standing(scene).filter_map(|(token, square)| {
        let Stack { tint, count } = token.stack?;
        Some(format!("{count}{} under {square}", colour(tint)))
    });
    sentence("Checkers", stacks)
}

/// A side's pieces by kind, the strongest first, pawns last: `White: Kc1, Rd1, pawns a2 b2.`
fn pieces(scene: &Scene, tint: Tint, side: &str) -> String {
    let of_side = || standing(scene).filter(|(token, _)| token.tint == tint);
    let mut named: Vec<(usize, String)> = of_side()
        .filter(|(token, _)| !token.letter.is_empty())
        .map(|(token, square)| (rank(token), format!("{}{square}", token.letter)))
        .collect();
    // Stable: within a kind the order of squares stays.
    named.sort_by_key(|(rank, _)| *rank);
    let mut list: Vec<String> = named.into_iter().map(|(_, text)| text).collect();
    // Kinds without a letter, such as pawns, share their name.
    let mut plain: Vec<(&str, Vec<String>)> = Vec::new();
    for (token, square) in of_side().filter(|(token, _)| token.letter.is_empty()) {
        match plain.iter_mut().find(|(name, _)| *name == token.name) {
            Some((_, squares)) => squares.push(square.to_string()),
            None => plain.push((token.name, vec![square.to_string()])),
        }
    }
    list.extend(plain.into_iter().map(|(name, squares)| {
        let name = if squares.len() > 1 { plural(name) } else { name.to_owned() };
        format!("{name} {}", squares.join(" "))
    }));
    if list.is_empty() { String::new() } else { format!("{side}: {}.", list.join(", ")) }
}

/// The order of kinds in a list: as chess players read positions.
fn rank(token: &Token) -> usize {
    ["K", "Q", "R", "B", "N"].iter().position(|letter| *letter == token.letter).unwrap_or(5)
}

fn zombies(scene: &Scene) -> String {
    let risen = standing(scene).filter(|(token, _)| token.state == Some(State::Zombie));
    sentence("Zombies, on coins", risen.map(|(token, square)| format!("{} on {square}", coloured(token))))
}

fn buried(scene: &Scene) -> String {
    let graves = scene.cells.iter().flat_map(|cell| {
        cell.buried.iter().map(move |token| format!("{} under {}", coloured(token), cell.square))
    });
    sentence("Buried", graves)
}

/// ` white`, ` black`, or nothing.
fn colour(tint: Tint) -> &'static str {
    match tint {
        Tint::White => " white",
        Tint::Black => " black",
        Tint::Neutral => "",
    }
}

fn coloured(token: &Token) -> String {
    format!("{} {}", colour(token.tint), token.name).trim_start().to_owned()
}

/// More than one of a kind: `pawns`, `boxes`, `bunnies`.
fn plural(name: &str) -> String {
    match name.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o', 'u']) => format!("{stem}ies"),
        _ if name.ends_with(['x', 's']) => format!("{name}es"),
        _ => format!("{name}s"),
    }
}

/// Pieces by number: `2 white pawns, black knight`.
fn counted(tokens: &[Token]) -> String {
    let mut counts: Vec<(String, usize)> = Vec::new();
    for token in tokens {
        let name = coloured(token);
        match counts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    let words = counts
        .into_iter()
        .map(|(name, count)| if count == 1 { name } else { format!("{count} {}", plural(&name)) });
    words.collect::<Vec<_>>().join(", ")
}

/// A text of at most so many characters, cut between words.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most - 2).collect();
    let end = kept.rfind(' ').unwrap_or(kept.len());
    format!("{} …", &kept[..end])
}
