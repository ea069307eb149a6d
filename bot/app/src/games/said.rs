//! Lines of a record in words, for lists and films.

use engine::any_game::{AnyTable, TableStep, TurnRecord};
use engine::rules::{Info, Value, Voice};
use engine::seat::Viewer;
use words::{Lang, say};

/// A turn in people's notation: SAN with the language's letters, if it is a move of chess.
pub(crate) fn written(lang: Lang, turn: &TurnRecord) -> String {
    turn.san.as_ref().map_or_else(|| lang.steps(&turn.text), |san| lang.notation(san))
}

/// The turns that a takeback removed, as everybody read them before.
pub(crate) fn undone(lang: Lang, before: &dyn AnyTable, after: &dyn AnyTable) -> Vec<String> {
    let (record, stays) = (before.record(Viewer::Public), after.record(Viewer::Public).len());
    let undone = record.get(stays..).unwrap_or_default().iter();
    let turns = undone.filter(|turn| turn.seat.is_some() && TableStep::from_word(&turn.text).is_none());
    turns.map(|turn| format!("`{}`", written(lang, turn))).collect()
}

/// A sentence about a turn: it was played, or tried and refused, or what the game itself calls it. Its player reads both,
/// except for a single step that says all: `0` adds nothing to "You bid impossible".
pub(crate) fn played(lang: Lang, info: &'static Info, person: Option<String>, turn: &TurnRecord) -> String {
    let text = written(lang, turn);
    let who = if person.is_some() { "other" } else { "you" };
    let told = turn.worded.clone().map(|told| {
        let person = Value::Text(person.clone().unwrap_or_default());
        lang.of(info).say(&told.with("who", Value::Case(who)).with("person", person))
    });
    match (person, told) {
        (None, Some(told)) if turn.text.contains('/') => match moves_of(&text).as_str() {
            "" => told,
            text => format!("{} (`{text}`).", told.trim_end_matches('.')),
        },
        (_, Some(told)) => told,
        (None, None) if turn.remark.is_some() => say!(lang, "turn-tried", turn = text),
        (None, None) => say!(lang, "turn-played", turn = text),
        (Some(person), None) => match turn.remark {
            Some(remark) => {
                say!(lang, "board-tried", person = person, turn = text, remark = lang.remark(remark))
            }
            None => say!(lang, "board-played", person = person, turn = text),
        },
    }
}

/// The steps of a turn that are moves; the game describes the others, such as the beginning of a sealed line, itself.
pub(crate) fn moves_of(turn: &str) -> String {
    let is_word = |step: &&str| step.len() > 1 && step.bytes().all(|byte| byte.is_ascii_lowercase());
    turn.split('/').filter(|step| !is_word(step)).collect::<Vec<_>>().join("/")
}

/// Whether all events are a move from square to square: the turn's text says as much.
pub(crate) fn only_moves(table: &dyn AnyTable) -> bool {
    let changed = table.scene(Viewer::Public).changed;
    changed.each().count() == 1
        && changed.key() == "engine-scene-move"
        && changed.case("way") == Some("moves")
}

/// Whether a turn is more than a move from square to square, so that its notation has marks of the game's own.
pub(crate) fn has_marks(turn: &TurnRecord) -> bool {
    let is_step = turn.seat.is_some() && TableStep::from_word(&turn.text).is_none();
    let is_letter = turn.text.len() == 1 && turn.text.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_step && turn.san.is_none() && (is_letter || turn.text.contains(['/', '@', '<']))
}

/// What the marks in a turn's notation mean, in small print: below the first turn that has any.
pub(crate) fn marks_explained(lang: Lang, table: &dyn AnyTable) -> String {
    let mut turns = table.recent(Viewer::Public).filter(|turn| turn.seat.is_some());
    let is_first = turns.next().is_some_and(|turn| has_marks(&turn)) && !turns.any(|turn| has_marks(&turn));
    let meaning = is_first.then(|| lang.marks_in(table.info())).flatten();
    meaning.map_or_else(String::new, |meaning| small(&meaning))
}

/// A line in small print.
pub(crate) fn small(line: &str) -> String {
    format!("-# {line}")
}

/// The answer to a turn, to stand behind its text.
pub(crate) fn remark(lang: Lang, turn: &TurnRecord) -> String {
    turn.remark.map_or_else(String::new, |remark| format!(" ({})", lang.remark(remark)))
}

/// A decision about the game itself in words: `White offered a draw`.
pub(crate) fn done(lang: Lang, who: &str, step: TableStep) -> String {
    let said = match step {
        TableStep::Resign => say!(lang, "record-resigned", who = who),
        TableStep::OfferDraw => say!(lang, "record-offered", who = who),
        TableStep::AcceptDraw => say!(lang, "record-agreed", who = who),
        TableStep::DeclineDraw => say!(lang, "record-played-on", who = who),
        TableStep::ClaimDraw => say!(lang, "record-claimed", who = who),
        TableStep::Timeout => say!(lang, "record-ran-out", who = who),
        TableStep::CallOff => say!(lang, "record-called-off"),
        TableStep::Takeback => say!(lang, "record-took-back", who = who),
    };
    words::capital(&said)
}
