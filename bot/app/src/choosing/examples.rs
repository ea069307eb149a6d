//! Turns that could be typed now: what stands beside a refusal, instead of an example that may not be possible.

use engine::any_game::{Actor, AnyTable, Entry};
use engine::board::Square;
use engine::seat::{Seat, Viewer};
use words::Lang;
use words::say;

use crate::games::said::written;

/// How many are shown.
const SHOWN: usize = 3;
/// Among how many they are chosen where any would do.
const AMONG: usize = 25;
/// How much of what was typed is looked at, in letters.
const LOOKED_AT: usize = 4;
/// The most parts of a turn that is shown: a longer one is a line nobody asked for.
const PARTS: usize = 5;

/// A sentence with turns that are possible now and begin as much as can be like what was typed; nothing where there are none. They
/// are suggestions, so they come from the seat's view alone. With a draft on the board they go on from there.
pub(super) fn near(table: &dyn AnyTable, seat: Seat, draft: &str, typed: &str, lang: Lang) -> String {
    let rest = typed.strip_prefix(draft).unwrap_or(typed).trim_start_matches(['/', ',', ' ']);
    let going_on = |begin: String| if draft.is_empty() { begin } else { format!("{draft}/{begin}") };
    let found = beginnings(rest)
        .chain((!draft.is_empty()).then(String::new))
        .map(|begin| suggested(table, seat, &going_on(begin), lang))
        .find(|found| !found.is_empty());
    let Some(found) = found else { return String::new() };
    let mut list: Vec<String> = Vec::with_capacity(found.len());
    let mut worded = false;
    for (text, label) in &found {
        let written = as_written(table, seat, text, lang);
        // The first that is more than a move says what it is: nobody knows a game's notation from the start.
        let words = !worded && written.contains('/') && *label != *text;
        worded |= words;
        list.push(if words { format!("`{written}` ({label})") } else { format!("`{written}`") });
    }
    say!(lang, "turn-possible", turns = list.join(", "))
}

/// What was typed, whole and then cut shorter and shorter at its end; at last nothing, but where a square comes first: then the reason
/// speaks of what stands there, and turns of other pieces help nobody.
fn beginnings(typed: &str) -> impl Iterator<Item = String> {
    let square: String = typed.chars().take(2).collect();
    let shortest = if square.parse::<Square>().is_ok() { square.len() } else { 0 };
    let lengths = (shortest..=LOOKED_AT.min(typed.chars().count())).rev();
    let cut = lengths.map(|length| typed.chars().take(length).collect());
    std::iter::once(typed.to_owned()).chain(cut.collect::<Vec<String>>())
}

/// Suggested turns with their labels. Where nothing that was typed says which are meant, they lie far apart: three moves of one pawn help nobody.
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

/// A turn as the record will show it, where all is open; else, and where it is a beginning, its steps.
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
