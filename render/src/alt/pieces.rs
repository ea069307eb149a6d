//! The pieces on the board, in words.

use engine::board::Square;
use engine::rules::{Value, Voice};
use engine::scene::{Scene, Stack, State, Tint, Token};

use super::parts::Manner;
use super::words::{area, coloured, grouped, owner, sentence};

/// The kinds well known by their letters, in the order in which chess players read positions.
const KNOWN: [(&str, &str); 5] =
    [("K", "king"), ("Q", "queen"), ("R", "rook"), ("B", "bishop"), ("N", "knight")];

/// Every piece with its square.
fn standing(scene: &Scene) -> impl Iterator<Item = (&Token, Square)> {
    scene.cells.iter().filter_map(|cell| Some((cell.token.as_ref()?, cell.square)))
}

/// The letter of a drawing, if it is well known.
fn letter_of(art: &str) -> Option<&'static str> {
    KNOWN.iter().find(|(_, name)| *name == art).map(|(letter, _)| *letter)
}

/// Whether its letters name how it moves and how it captures: `RN`.
fn is_pair(token: &Token) -> bool {
    let captor = token.captures.and_then(letter_of);
    letter_of(token.art)
        .zip(captor)
        .is_some_and(|(one, other)| token.letter.strip_prefix(one).is_some_and(|rest| rest == other))
}

/// Whether a piece is named by its letter.
fn by_letter(token: &Token, manner: Manner) -> bool {
    manner == Manner::Brief && (KNOWN.contains(&(token.letter, token.name)) || is_pair(token))
}

/// Its letter or its name.
fn kind(token: &Token, manner: Manner, voice: &dyn Voice) -> String {
    if by_letter(token, manner) {
        voice.notation(token.letter)
    } else {
        voice.text("engine-alt-piece", &[("piece", Value::kind(token.name))])
    }
}

/// The order of kinds in a list; pawns and other pieces without a letter come last.
fn rank(token: &Token) -> usize {
    let known = KNOWN.iter().position(|(letter, _)| *letter == token.letter);
    known.unwrap_or(if token.letter.is_empty() { KNOWN.len() + 1 } else { KNOWN.len() })
}

/// A side's pieces by kind: `White: Kc1, Rd1, pawns a2 b2.`; in full `White: king c1, rook d1, pawns a2 b2.`
pub(super) fn of_side(scene: &Scene, tint: Tint, manner: Manner, voice: &dyn Voice) -> String {
    let mut those: Vec<(&Token, Square)> = standing(scene).filter(|(token, _)| token.tint == tint).collect();
    // Stable: within a kind the order of squares stays.
    those.sort_by_key(|(token, _)| rank(token));
    let kinds = grouped(those.into_iter().map(|(token, square)| {
        ((kind(token, manner, voice), token.name, by_letter(token, manner)), square.to_string())
    }));
    let items = kinds.into_iter().map(|((one, name, letter), squares)| match squares.len() {
        _ if letter => squares.iter().map(|at| format!("{one}{at}")).collect::<Vec<_>>().join(", "),
        1 => format!("{one} {}", squares.join(" ")),
        _ => {
            let several = voice.text("engine-alt-pieces", &[("piece", Value::kind(name))]);
            format!("{several} {}", squares.join(" "))
        }
    });
    sentence(&voice.text(&format!("engine-alt-{}", owner(tint)), &[]), items)
}

/// The ways of capturing: `White captures: B like a king, N f3 like a rook.` Squares are listed where a kind is
/// not all alike.
pub(super) fn captors(scene: &Scene, manner: Manner, voice: &dyn Voice) -> String {
    let paired = |(token, _): &(&Token, Square)| is_pair(token);
    let mut texts: Vec<String> = Vec::new();
    match manner {
        Manner::Brief if standing(scene).any(|piece| paired(&piece)) => {
            texts.push(voice.text("engine-alt-letters", &[]));
        }
        Manner::Brief => {}
        Manner::Full => {
            let known = grouped(standing(scene).filter(paired).map(|(token, _)| {
                let captor = token.captures.unwrap_or(token.art);
                let pair = [
                    ("piece", Value::kind(token.name)),
                    ("mover", Value::kind(token.art)),
                    ("captor", Value::kind(captor)),
                ];
                (voice.text("engine-alt-two-ways", &pair), ())
            }));
            texts.extend(known.into_iter().map(|(text, _)| text));
        }
    }
    for tint in [Tint::White, Tint::Black, Tint::Neutral] {
        let kinds = grouped(standing(scene).filter(|piece| piece.0.tint == tint && !paired(piece)).map(
            |(token, square)| {
                let known = if by_letter(token, manner) { token.letter } else { token.name };
                ((kind(token, manner, voice), known), ((token.art, token.captures), square.to_string()))
            },
        ));
        let items = kinds.into_iter().flat_map(|((kind, known), pieces)| {
            let ways = grouped(pieces.into_iter());
            let alike = ways.len() == 1;
            ways.into_iter().filter_map(move |((art, captor), squares)| {
                let at = if alike { String::new() } else { format!(" {}", squares.join(" ")) };
                let args = [
                    ("who", Value::Text(format!("{kind}{at}"))),
                    ("captor", Value::kind(captor?)),
                    ("mover", Value::kind(art)),
                ];
                // A drawing that isn't the kind's own shows that it also moves in another way.
                let own = known == art || letter_of(art) == Some(known) || letter_of(art).is_none();
                let [who, captor, mover] = args;
                Some(if own {
                    voice.text("engine-alt-captures-like", &[who, captor])
                } else {
                    voice.text("engine-alt-captures-and-moves", &[who, captor, mover])
                })
            })
        });
        texts.push(sentence(&voice.text(&format!("engine-alt-{}-captures", owner(tint)), &[]), items));
    }
    texts.retain(|text| !text.is_empty());
    texts.join(" ")
}

/// The checkers under pieces: `White checkers: 1 under a2 h7, 3 under c1. Black checkers: 2 under e5.`
pub(super) fn checkers(scene: &Scene, voice: &dyn Voice) -> String {
    let of = |wanted: Tint| {
        let mut stacks: Vec<(u8, String)> = standing(scene)
            .filter_map(|(token, square)| token.stack.map(|stack| (stack, square)))
            .filter(|(Stack { tint, .. }, _)| *tint == wanted)
            .map(|(Stack { count, .. }, square)| (count, square.to_string()))
            .collect();
        stacks.sort_by_key(|(count, _)| *count);
        let heights = grouped(stacks.into_iter());
        let heading = voice.text(&format!("engine-alt-{}-checkers", owner(wanted)), &[]);
        let height = |(count, at): (u8, Vec<String>)| {
            let args = [("count", Value::Count(count.into())), ("squares", Value::Text(at.join(" ")))];
            voice.text("engine-alt-checkers-under", &args)
        };
        sentence(&heading, heights.into_iter().map(height))
    };
    let mut texts = [Tint::White, Tint::Black, Tint::Neutral].map(of).to_vec();
    texts.retain(|text| !text.is_empty());
    texts.join(" ")
}

/// The risen pieces: `Ghosts, on coins: white queen on a8, white knight on f8.`
pub(super) fn risen(scene: &Scene, voice: &dyn Voice) -> String {
    let on = |token, square: Square| {
        voice.text("engine-alt-on", &[("piece", coloured(token)), ("square", square.into())])
    };
    let named = standing(scene).filter_map(|(token, square)| match token.state {
        Some(State::Risen(name)) => Some((name, on(token, square))),
        _ => None,
    });
    let of_name = |(name, places): (&'static str, Vec<String>)| {
        let heading = voice.text("engine-alt-risen", &[("piece", Value::kind(name))]);
        sentence(&heading, places.into_iter())
    };
    grouped(named).into_iter().map(of_name).collect::<Vec<_>>().join(" ")
}

/// The buried pieces: `Buried: black bishop under d1, black pawn under a2.`
pub(super) fn buried(scene: &Scene, voice: &dyn Voice) -> String {
    let graves = scene.cells.iter().flat_map(|cell| {
        cell.buried.iter().map(move |token| {
            voice.text("engine-alt-under", &[("piece", coloured(token)), ("square", cell.square.into())])
        })
    });
    sentence(&voice.text("engine-alt-buried", &[]), graves)
}

/// The zones: `Zones: White king-side, files e to h (now); White queen-side, files a to d.`
pub(super) fn zones(scene: &Scene, voice: &dyn Voice) -> String {
    let zones: Vec<String> = scene
        .zones
        .iter()
        .map(|zone| {
            let key = if zone.active { "engine-alt-zone-now" } else { "engine-alt-zone" };
            let area = area(zone.squares, voice);
            voice.text(key, &[("title", Value::Text(zone.title.clone())), ("area", Value::Text(area))])
        })
        .collect();
    let heading = || voice.text("engine-alt-zones", &[]);
    if zones.is_empty() { String::new() } else { format!("{}: {}.", heading(), zones.join("; ")) }
}
