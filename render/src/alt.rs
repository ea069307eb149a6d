//! A scene in words: what changed, whose turn it is, then what stands where, side by side with the picture.

use engine::scene::{Scene, State, Tint, Token};

/// The most characters an alternative text may have (Discord's limit).
pub const MOST: usize = 1024;
/// The most characters of it that tell what changed.
const CHANGED: usize = 420;

/// What the picture of a scene shows, in words.
#[must_use]
pub fn alt_text(scene: &Scene) -> String {
    let mut parts = vec![cut(&scene.changed, CHANGED), scene.status.clone()];
    for (tint, side) in [(Tint::White, "White"), (Tint::Black, "Black"), (Tint::Neutral, "Neutral")] {
        parts.push(pieces(scene, tint, side));
    }
    parts.push(zombies(scene));
    parts.push(buried(scene));
    for pile in &scene.piles {
        let inside = if pile.tokens.is_empty() { "empty".to_owned() } else { counted(&pile.tokens) };
        parts.push(format!("{}: {inside}.", pile.title));
    }
    parts.push(marked(scene, "Checked", |marks| marks.check));
    parts.push(marked(scene, "Chosen", |marks| marks.selected));
    parts.push(marked(scene, "Can go to", |marks| marks.target && !marks.target_capture));
    parts.push(marked(scene, "Can capture on", |marks| marks.target_capture));
    if !scene.arrows.is_empty() {
        let arrows: Vec<String> =
            scene.arrows.iter().map(|arrow| format!("{} to {}", arrow.from, arrow.to)).collect();
        parts.push(format!("Arrows: {}.", arrows.join(", ")));
    }
    parts.retain(|part| !part.is_empty());
    cut(&parts.join(" "), MOST)
}

/// A side's pieces by kind, the strongest first, pawns last: `White: Kc1, Rd1, pawns a2 b2.`
fn pieces(scene: &Scene, tint: Tint, side: &str) -> String {
    let of_side = || {
        let tokens = scene.cells.iter().filter_map(|cell| Some((cell.token.as_ref()?, cell.square)));
        tokens.filter(|(token, _)| token.tint == tint)
    };
    let mut named: Vec<(usize, String)> = of_side()
        .filter(|(token, _)| !token.letter.is_empty())
        .map(|(token, square)| (rank(token), format!("{}{square}", token.letter)))
        .collect();
    // Stable: within a kind the order of squares stays.
    named.sort_by_key(|(rank, _)| *rank);
    let mut list: Vec<String> = named.into_iter().map(|(_, text)| text).collect();
    let plain: Vec<(&Token, String)> = of_side()
        .filter(|(token, _)| token.letter.is_empty())
        .map(|(token, square)| (token, square.to_string()))
        .collect();
    if let Some((token, _)) = plain.first() {
        let squares: Vec<&str> = plain.iter().map(|(_, square)| square.as_str()).collect();
        let plural = if squares.len() > 1 { "s" } else { "" };
        list.push(format!("{}{plural} {}", token.name, squares.join(" ")));
    }
    if list.is_empty() { String::new() } else { format!("{side}: {}.", list.join(", ")) }
}

/// The order of kinds in a list: as chess players read positions.
fn rank(token: &Token) -> usize {
    ["K", "Q", "R", "B", "N"].iter().position(|letter| *letter == token.letter).unwrap_or(5)
}

fn zombies(scene: &Scene) -> String {
    let risen: Vec<String> = scene
        .cells
        .iter()
        .filter_map(|cell| {
            let token = cell.token.as_ref().filter(|token| token.state == Some(State::Zombie))?;
            Some(format!("{} on {}", coloured(token), cell.square))
        })
        .collect();
    if risen.is_empty() { String::new() } else { format!("Zombies, on coins: {}.", risen.join(", ")) }
}

fn buried(scene: &Scene) -> String {
    let graves: Vec<String> = scene
        .cells
        .iter()
        .flat_map(|cell| {
            cell.buried.iter().map(move |token| format!("{} under {}", coloured(token), cell.square))
        })
        .collect();
    if graves.is_empty() { String::new() } else { format!("Buried: {}.", graves.join(", ")) }
}

fn coloured(token: &Token) -> String {
    let colour = match token.tint {
        Tint::White => "white ",
        Tint::Black => "black ",
        Tint::Neutral => "",
    };
    format!("{colour}{}", token.name)
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
    let words =
        counts.into_iter().map(|(name, count)| if count == 1 { name } else { format!("{count} {name}s") });
    words.collect::<Vec<_>>().join(", ")
}

fn marked(scene: &Scene, what: &str, is_set: fn(&engine::scene::Marks) -> bool) -> String {
    let squares: Vec<String> =
        scene.cells.iter().filter(|cell| is_set(&cell.marks)).map(|cell| cell.square.to_string()).collect();
    if squares.is_empty() { String::new() } else { format!("{what}: {}.", squares.join(", ")) }
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
