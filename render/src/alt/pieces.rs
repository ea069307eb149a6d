//! What stands on the board, in words.

use engine::board::Square;
use engine::scene::{Scene, Stack, State, Tint, Token};

use super::parts::Manner;
use super::words::{area, capital, colour, coloured, grouped, one, plural, sentence};

/// The kinds everybody knows by their letters, in the order in which chess players read positions.
const KNOWN: [(&str, &str); 5] =
    [("K", "king"), ("Q", "queen"), ("R", "rook"), ("B", "bishop"), ("N", "knight")];

/// Every piece with its square.
fn standing(scene: &Scene) -> impl Iterator<Item = (&Token, Square)> {
    scene.cells.iter().filter_map(|cell| Some((cell.token.as_ref()?, cell.square)))
}

/// The letter of a drawing that everybody knows.
fn letter_of(art: &str) -> Option<&'static str> {
    KNOWN.iter().find(|(_, name)| *name == art).map(|(letter, _)| *letter)
}

/// Whether its letters say how it moves and how it captures: `RN`.
fn is_pair(token: &Token) -> bool {
    let captor = token.captures.and_then(letter_of);
    letter_of(token.art)
        .zip(captor)
        .is_some_and(|(one, other)| token.letter.strip_prefix(one).is_some_and(|rest| rest == other))
}

/// Whether a piece is called by its letter.
fn by_letter(token: &Token, manner: Manner) -> bool {
    manner == Manner::Brief && (KNOWN.contains(&(token.letter, token.name)) || is_pair(token))
}

/// Its letter or its name.
fn kind(token: &Token, manner: Manner) -> &'static str {
    if by_letter(token, manner) { token.letter } else { token.name }
}

/// The order of kinds in a list; pawns and other pieces without a letter come last.
fn rank(token: &Token) -> usize {
    let known = KNOWN.iter().position(|(letter, _)| *letter == token.letter);
    known.unwrap_or(if token.letter.is_empty() { KNOWN.len() + 1 } else { KNOWN.len() })
}

/// A side's pieces by kind: `White: Kc1, Rd1, pawns a2 b2.`; in full `White: king c1, rook d1, pawns a2 b2.`
pub(super) fn of_side(scene: &Scene, tint: Tint, side: &str, manner: Manner) -> String {
    let mut those: Vec<(&Token, Square)> = standing(scene).filter(|(token, _)| token.tint == tint).collect();
    // Stable: within a kind the order of squares stays.
    those.sort_by_key(|(token, _)| rank(token));
    let kinds = grouped(
        those
            .into_iter()
            .map(|(token, square)| ((kind(token, manner), by_letter(token, manner)), square.to_string())),
    );
    let items = kinds.into_iter().map(|((name, letter), squares)| match squares.len() {
        _ if letter => squares.iter().map(|at| format!("{name}{at}")).collect::<Vec<_>>().join(", "),
        1 => format!("{name} {}", squares.join(" ")),
        _ => format!("{} {}", plural(name), squares.join(" ")),
    });
    sentence(side, items)
}

/// `White captures: B like a king, N f3 like a rook.` Squares are told where a kind is not all alike.
pub(super) fn captors(scene: &Scene, manner: Manner) -> String {
    let paired = |(token, _): &(&Token, Square)| is_pair(token);
    let mut texts: Vec<String> = Vec::new();
    match manner {
        Manner::Brief if standing(scene).any(|piece| paired(&piece)) => {
            texts.push("Of two letters the first is how it moves, the second how it captures.".to_owned());
        }
        Manner::Brief => {}
        Manner::Full => {
            let known = grouped(standing(scene).filter(paired).map(|(token, _)| {
                let captor = token.captures.unwrap_or(token.art);
                (
                    format!("A {} moves like {}, captures like {}.", token.name, one(token.art), one(captor)),
                    (),
                )
            }));
            texts.extend(known.into_iter().map(|(text, _)| text));
        }
    }
    for (tint, side) in [(Tint::White, "White"), (Tint::Black, "Black"), (Tint::Neutral, "Neutral")] {
        let kinds =
            grouped(standing(scene).filter(|piece| piece.0.tint == tint && !paired(piece)).map(
                |(token, square)| (kind(token, manner), ((token.art, token.captures), square.to_string())),
            ));
        let items = kinds.into_iter().flat_map(|(kind, pieces)| {
            let ways = grouped(pieces.into_iter());
            let alike = ways.len() == 1;
            ways.into_iter().filter_map(move |((art, captor), squares)| {
                let like = one(captor?);
                let at = if alike { String::new() } else { format!(" {}", squares.join(" ")) };
                // A drawing that isn't the kind's own shows that it moves in another way too.
                let own = kind == art || letter_of(art) == Some(kind) || letter_of(art).is_none();
                let moves = if own { String::new() } else { format!(" (moves like {})", one(art)) };
                Some(format!("{kind}{at} like {like}{moves}"))
            })
        });
        texts.push(sentence(&format!("{side} captures"), items));
    }
    texts.retain(|text| !text.is_empty());
    texts.join(" ")
}

/// `White checkers: 1 under a2 h7, 3 under c1. Black checkers: 2 under e5.`
pub(super) fn checkers(scene: &Scene) -> String {
    let of = |wanted: Tint| {
        let mut stacks: Vec<(u8, String)> = standing(scene)
            .filter_map(|(token, square)| token.stack.map(|stack| (stack, square)))
            .filter(|(Stack { tint, .. }, _)| *tint == wanted)
            .map(|(Stack { count, .. }, square)| (count, square.to_string()))
            .collect();
        stacks.sort_by_key(|(count, _)| *count);
        let heights = grouped(stacks.into_iter());
        let heading = format!("{} checkers", colour(wanted)).trim_start().to_owned();
        sentence(
            &capital(&heading),
            heights.into_iter().map(|(count, at)| format!("{count} under {}", at.join(" "))),
        )
    };
    let mut texts = [Tint::White, Tint::Black, Tint::Neutral].map(of).to_vec();
    texts.retain(|text| !text.is_empty());
    texts.join(" ")
}

/// `Ghosts, on coins: white queen on a8, white knight on f8.`
pub(super) fn risen(scene: &Scene) -> String {
    let named = standing(scene).filter_map(|(token, square)| match token.state {
        Some(State::Risen(name)) => Some((name, format!("{} on {square}", coloured(token)))),
        _ => None,
    });
    let of_name = |(name, places): (&str, Vec<String>)| {
        sentence(&format!("{}, on coins", capital(&plural(name))), places.into_iter())
    };
    grouped(named).into_iter().map(of_name).collect::<Vec<_>>().join(" ")
}

/// `Buried: black bishop under d1, black pawn under a2.`
pub(super) fn buried(scene: &Scene) -> String {
    let graves = scene.cells.iter().flat_map(|cell| {
        cell.buried.iter().map(move |token| format!("{} under {}", coloured(token), cell.square))
    });
    sentence("Buried", graves)
}

/// `Zones: White king-side, files e to h (now); White queen-side, files a to d.`
pub(super) fn zones(scene: &Scene) -> String {
    let zones: Vec<String> = scene
        .zones
        .iter()
        .map(|zone| {
            let now = if zone.active { " (now)" } else { "" };
            format!("{}, {}{now}", zone.title, area(zone.squares))
        })
        .collect();
    if zones.is_empty() { String::new() } else { format!("Zones: {}.", zones.join("; ")) }
}
