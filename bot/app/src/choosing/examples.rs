//! Turns that could be typed now: what stands beside a refusal, instead of an example that may not be possible.

use engine::any_game::AnyTable;
use engine::seat::Seat;
use words::Lang;
use words::say;

/// How many are shown.
const SHOWN: usize = 3;
/// How much of what was typed is looked at, in letters.
const LOOKED_AT: usize = 4;
/// The most parts of a turn that is shown: a longer one is a line nobody asked for.
const PARTS: usize = 5;

/// A sentence with turns that are possible now and begin as much as can be like what was typed; nothing where there are none. They
/// are suggestions, so they come from the seat's view alone.
pub(super) fn near(table: &dyn AnyTable, seat: Seat, typed: &str, lang: Lang) -> String {
    let found =
        beginnings(typed).map(|begin| suggested(table, seat, &begin, lang)).find(|found| !found.is_empty());
    let Some(found) = found else { return String::new() };
    let list = found.iter().map(|text| format!("`{text}`")).collect::<Vec<_>>().join(", ");
    say!(lang, "turn-possible", turns = list)
}

/// What was typed, whole and then cut shorter and shorter at its end; at last nothing.
fn beginnings(typed: &str) -> impl Iterator<Item = String> {
    let lengths = (0..=LOOKED_AT.min(typed.chars().count())).rev();
    let cut = lengths.map(|length| typed.chars().take(length).collect());
    std::iter::once(typed.to_owned()).chain(cut.collect::<Vec<String>>())
}

/// The texts of suggested turns.
fn suggested(table: &dyn AnyTable, seat: Seat, begin: &str, lang: Lang) -> Vec<String> {
    let suggestions = table.suggest(seat, begin, SHOWN, &lang.of(table.info()));
    let short = |text: &String| text.split('/').count() <= PARTS;
    suggestions.into_iter().map(|(text, _)| text).filter(short).collect()
}
