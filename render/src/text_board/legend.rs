//! What the letters and signs of a board of letters mean, as far as they occur.

use std::collections::BTreeSet;

use engine::scene::{Cell, Ground, Marks, Scene, State, Tint, Token};

use super::cell::{Letters, captor};

/// The letters that need no explanation.
const KNOWN: [(&str, &str); 6] =
    [("K", "king"), ("Q", "queen"), ("R", "rook"), ("B", "bishop"), ("N", "knight"), ("P", "pawn")];

/// A sign and when it stands on a board.
type Sign = (&'static str, fn(&Cell) -> bool);

/// Whose something is; before the names of those who have risen.
const OWNERS: [Sign; 4] = [
    ("= nobody's", |cell| tint(cell, Tint::Neutral)),
    ("2 checkers", |cell| checkers(cell) == Some(Tint::Neutral)),
    ("2w White's checkers", |cell| checkers(cell) == Some(Tint::White)),
    ("2b Black's checkers", |cell| checkers(cell) == Some(Tint::Black)),
];

/// Everything else that a sign can mean.
const SIGNS: [Sign; 14] = [
    ("' beyond the mirror", |cell| state(cell, State::Mirrored)),
    ("~ asleep", |cell| state(cell, State::Asleep)),
    ("* goal", |cell| cell.ground == Ground::Goal),
    ("^ entrance", |cell| cell.ground == Ground::Entrance),
    ("_ open box", |cell| cell.ground == Ground::Box { latched: false }),
    ("# latched box", |cell| cell.ground == Ground::Box { latched: true }),
    ("! in check", |cell| cell.marks.check),
    ("@ circled", |cell| cell.marks.circled),
    ("+ checker given", |cell| cell.marks.given),
    ("? danger", |cell| cell.marks.danger),
    ("% captured here", |cell| cell.marks.captured),
    ("& buried below", |cell| !cell.buried.is_empty()),
    ("{ } chosen", |cell| cell.marks.selected),
    ("( ) may be chosen", |cell| may_be_chosen(cell.marks)),
];

fn tint(cell: &Cell, tint: Tint) -> bool {
    cell.token.as_ref().is_some_and(|token| token.tint == tint)
}

fn checkers(cell: &Cell) -> Option<Tint> {
    cell.token.as_ref()?.stack.map(|stack| stack.tint)
}

/// What the game calls those who have risen, of one of them.
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

/// The legend, a line for the letters and one for the signs; nothing where everything is known.
pub(super) fn of(scene: &Scene, letters: &Letters) -> Vec<String> {
    let tokens = || scene.cells.iter().filter_map(|cell| cell.token.as_ref());
    let mut kinds: Vec<String> = Vec::new();
    for token in tokens() {
        let kind = explained(token, letters);
        if let Some(kind) = kind.filter(|kind| !kinds.contains(kind)) {
            kinds.push(kind);
        }
    }
    let mut signs: Vec<String> = Vec::new();
    if tokens().any(|token| captor(token).is_some()) {
        signs.push("two letters: moves like, captures like".to_owned());
    }
    if scene.cells.iter().any(|cell| last(cell.marks)) {
        signs.push("[ ] last move".to_owned());
    }
    let occurring = |(meaning, is): &Sign| scene.cells.iter().any(is).then(|| (*meaning).to_owned());
    signs.extend(OWNERS.iter().filter_map(occurring));
    let risen: BTreeSet<&str> = tokens().filter_map(risen).collect();
    signs.extend(risen.into_iter().map(|name| format!("$ {}", readable(name))));
    signs.extend(SIGNS.iter().filter_map(occurring));
    [kinds.join(", "), signs.join(", ")].into_iter().filter(|line| !line.is_empty()).collect()
}

/// `T thing`, for a kind that isn't known by its letter.
fn explained(token: &Token, letters: &Letters) -> Option<String> {
    let letter = letters.letter(token);
    let known = KNOWN.contains(&(letter.as_str(), token.name));
    (!known).then(|| format!("{letter} {}", readable(token.name)))
}

/// A name without what would end the board's block.
fn readable(name: &str) -> String {
    name.chars().filter(|sign| !sign.is_control() && *sign != '`').collect()
}
