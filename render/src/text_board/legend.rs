//! The legend of a board of letters: its letters and signs, as far as they occur.

use std::collections::BTreeSet;

use engine::rules::{Value, Voice};
use engine::scene::{Cell, Marks, Scene, State, Terrain, Tint, Token};

use super::cell::{KNOWN, Letters, captor};

/// A sign, the key of its meaning, and when a cell has it.
type Sign = (&'static str, &'static str, fn(&Cell) -> bool);

/// The signs of owners, which come before the names of risen pieces.
const OWNERS: [Sign; 4] = [
    ("=", "engine-sign-nobodys", |cell| tint(cell, Tint::Neutral)),
    ("2", "engine-sign-checkers", |cell| checkers(cell) == Some(Tint::Neutral)),
    ("2w", "engine-sign-white-checkers", |cell| checkers(cell) == Some(Tint::White)),
    ("2b", "engine-sign-black-checkers", |cell| checkers(cell) == Some(Tint::Black)),
];

/// All other signs.
const SIGNS: [Sign; 14] = [
    ("'", "engine-sign-mirrored", |cell| state(cell, State::Mirrored)),
    ("~", "engine-sign-asleep", |cell| state(cell, State::Asleep)),
    ("*", "engine-sign-goal", |cell| cell.terrain == Terrain::Goal),
    ("^", "engine-sign-entrance", |cell| cell.terrain == Terrain::Entrance),
    ("_", "engine-sign-open-box", |cell| cell.terrain == Terrain::Box { latched: false }),
    ("#", "engine-sign-latched-box", |cell| cell.terrain == Terrain::Box { latched: true }),
    ("!", "engine-sign-check", |cell| cell.marks.check),
    ("@", "engine-sign-circled", |cell| cell.marks.circled),
    ("+", "engine-sign-given", |cell| cell.marks.given),
    ("?", "engine-sign-danger", |cell| cell.marks.danger),
    ("%", "engine-sign-captured", |cell| cell.marks.captured),
    ("&", "engine-sign-buried", |cell| !cell.buried.is_empty()),
    ("{ }", "engine-sign-chosen", |cell| cell.marks.selected),
    ("( )", "engine-sign-target", |cell| may_be_chosen(cell.marks)),
];

fn tint(cell: &Cell, tint: Tint) -> bool {
    cell.token.as_ref().is_some_and(|token| token.tint == tint)
}

fn checkers(cell: &Cell) -> Option<Tint> {
    cell.token.as_ref()?.stack.map(|stack| stack.tint)
}

/// The game's word for a risen piece, if it is one.
fn risen(token: &Token) -> Option<&'static str> {
    match token.state {
        Some(State::Risen(name)) => Some(name),
        _ => None,
    }
}

fn state(cell: &Cell, state: State) -> bool {
    cell.token.as_ref().is_some_and(|token| token.state == Some(state))
}

fn may_be_chosen(marks: Marks) -> bool {
    !marks.selected && (marks.target || marks.target_capture)
}

fn last(marks: Marks) -> bool {
    !marks.selected && !may_be_chosen(marks) && (marks.last_from || marks.last_to)
}

/// The legend, a line for the letters and one for the signs; empty where everything is well known.
pub(super) fn of(scene: &Scene, letters: &Letters<'_>, voice: &dyn Voice) -> Vec<String> {
    let tokens = || scene.cells.iter().filter_map(|cell| cell.token.as_ref());
    let mut kinds: Vec<String> = Vec::new();
    for token in tokens() {
        let kind = explained(token, letters, voice);
        if let Some(kind) = kind.filter(|kind| !kinds.contains(kind)) {
            kinds.push(kind);
        }
    }
    let mut signs: Vec<String> = Vec::new();
    if tokens().any(|token| captor(token, voice).is_some()) {
        signs.push(voice.text("engine-sign-two-letters", &[]));
    }
    if scene.cells.iter().any(|cell| last(cell.marks)) {
        signs.push(format!("[ ] {}", voice.text("engine-sign-last-move", &[])));
    }
    let occurring = |(sign, key, is): &Sign| {
        scene.cells.iter().any(is).then(|| format!("{sign} {}", voice.text(key, &[])))
    };
    signs.extend(OWNERS.iter().filter_map(occurring));
    let risen: BTreeSet<&'static str> = tokens().filter_map(risen).collect();
    signs.extend(risen.into_iter().map(|name| format!("$ {}", called(name, voice))));
    signs.extend(SIGNS.iter().filter_map(occurring));
    [kinds.join(", "), signs.join(", ")].into_iter().filter(|line| !line.is_empty()).collect()
}

/// The explanation of a letter that isn't well known: `T thing`.
fn explained(token: &Token, letters: &Letters<'_>, voice: &dyn Voice) -> Option<String> {
    let letter = letters.letter(token);
    let name = called(token.name, voice);
    let own = KNOWN.iter().find(|(_, name)| *name == token.name);
    let known = own.is_some_and(|(english, _)| {
        // A pawn's letter is clear only where its name begins with it.
        letter == voice.notation(english)
            && (token.name != "pawn" || name.to_uppercase().starts_with(&letter))
    });
    (!known).then(|| format!("{letter} {name}"))
}

/// The name of a kind, without characters that would end the board's code block.
fn called(kind: &'static str, voice: &dyn Voice) -> String {
    let name = voice.text("engine-alt-piece", &[("piece", Value::kind(kind))]);
    name.chars().filter(|sign| !sign.is_control() && *sign != '`').collect()
}
