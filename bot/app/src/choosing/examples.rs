//! Examples of turns that are possible now, for refusals.

use engine::any_game::{Actor, AnyTable, Entry};
use engine::board::Square;
use engine::seat::{Seat, Viewer};
use words::Lang;
use words::say;

use crate::games::said::written;

/// How many examples are shown.
const SHOWN: usize = 3;
/// From how many turns they are chosen when nothing typed narrows them down.
const AMONG: usize = 25;
/// How many letters of the typed text are compared.
const LOOKED_AT: usize = 4;
/// The most parts of an example: a longer turn is a line nobody asked for.
const PARTS: usize = 5;

/// A sentence with possible turns that begin as much as can be like the typed text; empty if there are none.
/// They come from suggestions, so from the seat's view alone, and continue a draft.
pub(super) fn near(table: &dyn AnyTable, seat: Seat, draft: &str, typed: &str, lang: Lang) -> String {
    let rest = typed.strip_prefix(draft).unwrap_or(typed).trim_start_matches(['/', ',', ' ']);
    let going_on = |begin: String| if draft.is_empty() { begin } else { format!("{draft}/{begin}") };
    let found = beginnings(rest)
        .chain((!draft.is_empty()).then(String::new))
        .map(|begin| suggested(table, seat, &going_on(begin), lang))
        .find(|found| !found.is_empty());
    let Some(found) = found else { return String::new() };
    if !draft.is_empty() {
        return next_steps(draft, &found, lang);
    }
    let mut list: Vec<String> = Vec::with_capacity(found.len());
    let mut worded = false;
    for (text, label) in &found {
        let written = as_written(table, seat, text, lang);
        // The first example that isn't a plain move is explained: nobody knows a game's notation from the
        // start.
        let words = !worded && written.contains('/') && *label != *text;
        worded |= words;
        list.push(if words { format!("`{written}` ({label})") } else { format!("`{written}`") });
    }
    say!(lang, "turn-possible", turns = list.join(", "))
}

/// A sentence with possible next steps behind a draft: what is there already needn't be typed again.
fn next_steps(draft: &str, found: &[(String, String)], lang: Lang) -> String {
    let behind = |(text, _): &(String, String)| {
        let rest = text.strip_prefix(draft)?.strip_prefix('/')?;
        rest.split('/').next().map(|step| format!("`{}`", lang.steps(step)))
    };
    let mut steps: Vec<String> = found.iter().filter_map(behind).collect();
    steps.dedup();
    if steps.is_empty() {
        return String::new();
    }
    say!(lang, "turn-possible", turns = steps.join(", "))
}

/// The typed text, whole, then the squares it names ("knight g8 to f6"), then shortened from its end; at last empty, unless a square
/// comes first: then the reason speaks of that square, and turns of other pieces don't help.
fn beginnings(typed: &str) -> impl Iterator<Item = String> {
    let square: String = typed.chars().take(2).collect();
    let shortest = if square.parse::<Square>().is_ok() { square.len() } else { 0 };
    let lengths = (shortest..=LOOKED_AT.min(typed.chars().count())).rev();
    let cut = lengths.map(|length| typed.chars().take(length).collect());
    std::iter::once(typed.to_owned()).chain(way_in(typed)).chain(cut.collect::<Vec<String>>())
}

/// The first two squares that a text names, as a step; `None` if it names fewer.
fn way_in(typed: &str) -> Option<String> {
    let named = |word: &&str| word.parse::<Square>().is_ok();
    let mut squares = typed.split(|c: char| !c.is_ascii_alphanumeric()).filter(named);
    Some([squares.next()?, squares.next()?].concat())
}

/// Suggested turns with their labels. If nothing typed narrows them down they are spread out: three moves of
/// one pawn help nobody.
fn suggested(table: &dyn AnyTable, seat: Seat, begin: &str, lang: Lang) -> Vec<(String, String)> {
    let among = if begin.is_empty() { AMONG } else { SHOWN };
    let suggestions = table.suggest(seat, begin, among, &lang.of(table.info()));
    let short = |(text, _): &(String, String)| text.split('/').count() <= PARTS;
    let mut found: Vec<_> = suggestions.into_iter().filter(short).collect();
    if found.len() > SHOWN {
        found =
            (0..SHOWN).filter_map(|at| found.get(at * (found.len() - 1) / (SHOWN - 1)).cloned()).collect();
    }
    found
}

/// A turn as the record will show it, if the game is open; otherwise, and for the beginning of a turn, its
/// steps.
pub(super) fn as_written(table: &dyn AnyTable, seat: Seat, turn: &str, lang: Lang) -> String {
    let played = || {
        let mut fork = table.fork();
        fork.apply(&Entry { actor: Actor::Seat(seat), text: turn.to_owned() }).ok()?;
        let turn = fork.recent(Viewer::Seat(seat)).find(|turn| turn.seat == Some(seat))?;
        Some(written(lang, &turn))
    };
    let open = table.info().secret.is_none();
    open.then(played).flatten().unwrap_or_else(|| lang.steps(turn))
}

#[cfg(test)]
mod tests {
    use engine::catalogue;
    use engine::rules::Options;

    use super::*;

    #[test]
    fn a_sentence_that_names_squares_is_understood_so_far() {
        let chess = catalogue::find("chess").expect("a game of the catalogue");
        let table = chess.open(&Options::default(), None).expect("the start");
        let near = |typed| near(&*table, Seat(0), "", typed, Lang::En);
        assert_eq!(near("knight g1 to f3"), "You could type: `Nf3`.");
        assert!(near("knight to f3").contains("You could type: "), "one square is not enough");
    }
}
