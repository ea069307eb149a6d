//! What there is to say about a scene, in the order it is said.

use engine::scene::{Cell, Ground, Scene, Spread, State, Tint};

use super::words::{counted, sentence};
use super::{below, pieces};

/// How to say it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// With letters for the pieces that everybody knows by their letters.
    Brief,
    /// With names for everything.
    Full,
}

/// Something to say.
#[derive(Debug)]
pub(super) struct Part {
    /// 0 for what must be said; the higher, the sooner it is left out.
    pub(super) matters: u8,
    /// One sentence or several.
    pub(super) text: String,
}

impl Part {
    pub(super) fn new(matters: u8, text: String) -> Self {
        Self { matters, text }
    }
}

/// The squares of some cells.
fn squares(scene: &Scene, heading: &str, picked: impl Fn(&Cell) -> bool) -> String {
    let squares = scene.cells.iter().filter(|cell| picked(cell)).map(|cell| cell.square.to_string());
    sentence(heading, squares)
}

fn is(cell: &Cell, state: State) -> bool {
    cell.token.as_ref().is_some_and(|token| token.state == Some(state))
}

/// Everything, what changed first.
pub(super) fn of(scene: &Scene, manner: Manner) -> Vec<Part> {
    let mut parts = vec![Part::new(0, scene.changed.clone()), Part::new(0, scene.status.clone())];
    let mut say = |matters, text: String| parts.push(Part::new(matters, text));
    say(3, pieces::zones(scene));
    for (tint, side) in [(Tint::White, "White"), (Tint::Black, "Black"), (Tint::Neutral, "Neutral")] {
        say(0, pieces::of_side(scene, tint, side, manner));
    }
    say(2, pieces::captors(scene, manner));
    say(2, pieces::checkers(scene));
    say(2, squares(scene, "Beyond the mirror", |cell| is(cell, State::Mirrored)));
    say(2, squares(scene, "Asleep", |cell| is(cell, State::Asleep)));
    say(4, squares(scene, "Danger", |cell| cell.marks.danger));
    say(2, squares(scene, "Circled", |cell| cell.marks.circled));
    say(2, pieces::risen(scene));
    say(3, pieces::buried(scene));
    say(4, squares(scene, "Goals", |cell| cell.ground == Ground::Goal));
    say(4, squares(scene, "Entrances", |cell| cell.ground == Ground::Entrance));
    say(5, squares(scene, "Open box", |cell| cell.ground == Ground::Box { latched: false }));
    say(3, squares(scene, "Latched box", |cell| cell.ground == Ground::Box { latched: true }));
    for tally in &scene.tallies {
        say(4, format!("{}: {}.", tally.title, tally.count));
    }
    for pile in &scene.piles {
        let inside = if pile.tokens.is_empty() { "empty".to_owned() } else { counted(&pile.tokens) };
        say(6, format!("{}: {inside}.", pile.title));
    }
    say(1, squares(scene, "Checked", |cell| cell.marks.check));
    say(5, squares(scene, "Checker given", |cell| cell.marks.given));
    say(5, squares(scene, "Captured by", |cell| cell.marks.captor));
    say(5, squares(scene, "Captured on", |cell| cell.marks.captured));
    say(1, squares(scene, "Chosen", |cell| cell.marks.selected));
    say(1, squares(scene, "Can go to", |cell| cell.marks.target && !cell.marks.target_capture));
    say(1, squares(scene, "Can capture on", |cell| cell.marks.target_capture));
    let arrows = scene.arrows.iter().map(|arrow| format!("{} to {}", arrow.from, arrow.to));
    say(5, sentence("Arrows", arrows));
    for spread in &scene.spreads {
        say(if is_own(spread) { 1 } else { 5 }, below::spread(spread, manner));
    }
    for grid in &scene.grids {
        say(6, below::grid(grid));
    }
    parts.retain(|part| !part.text.is_empty());
    parts
}

/// Whether it is the viewer's own hand.
fn is_own(spread: &Spread) -> bool {
    spread.title.starts_with("Your")
}
