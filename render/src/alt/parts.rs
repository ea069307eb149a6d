//! The parts of a scene's text, in the order they are told.

use engine::rules::Voice;
use engine::scene::{Cell, Scene, State, Terrain, Tint};

use super::words::{counted, sentence};
use super::{below, pieces};

/// The manner of telling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// With letters for the pieces that are well known by them.
    Brief,
    /// With names for everything.
    Full,
}

/// A part of the text.
#[derive(Debug)]
pub(super) struct Part {
    /// The priority: 0 must be told; the higher, the sooner it is left out.
    pub(super) matters: u8,
    /// The text, one or several sentences.
    pub(super) text: String,
}

impl Part {
    pub(super) fn new(matters: u8, text: String) -> Self {
        Self { matters, text }
    }
}

/// The list of the squares of some cells.
fn squares(scene: &Scene, heading: &str, picked: impl Fn(&Cell) -> bool) -> String {
    let squares = scene.cells.iter().filter(|cell| picked(cell)).map(|cell| cell.square.to_string());
    sentence(heading, squares)
}

fn is(cell: &Cell, state: State) -> bool {
    cell.token.as_ref().is_some_and(|token| token.state == Some(state))
}

/// All parts, the last change first.
pub(super) fn of(scene: &Scene, manner: Manner, voice: &dyn Voice) -> Vec<Part> {
    let heading = |key| voice.text(key, &[]);
    let mut parts = vec![Part::new(0, scene.changed.clone()), Part::new(0, scene.status.clone())];
    let mut say = |matters, text: String| parts.push(Part::new(matters, text));
    say(1, scene.threat.clone());
    say(3, pieces::zones(scene, voice));
    for tint in [Tint::White, Tint::Black, Tint::Neutral] {
        say(0, pieces::of_side(scene, tint, manner, voice));
    }
    // A table in words tells the same; a brief text leaves it out before the pieces.
    if manner == Manner::Brief || scene.grids.iter().all(|grid| grid.spoken.is_empty()) {
        say(2, pieces::captors(scene, manner, voice));
    }
    say(2, pieces::checkers(scene, voice));
    say(2, squares(scene, &heading("engine-alt-mirrored"), |cell| is(cell, State::Mirrored)));
    say(2, squares(scene, &heading("engine-alt-asleep"), |cell| is(cell, State::Asleep)));
    say(4, squares(scene, &heading("engine-alt-danger"), |cell| cell.marks.danger));
    say(2, squares(scene, &heading("engine-alt-circled"), |cell| cell.marks.circled));
    say(2, pieces::risen(scene, voice));
    say(3, pieces::buried(scene, voice));
    say(4, squares(scene, &heading("engine-alt-goals"), |cell| cell.terrain == Terrain::Goal));
    say(4, squares(scene, &heading("engine-alt-entrances"), |cell| cell.terrain == Terrain::Entrance));
    say(
        5,
        squares(scene, &heading("engine-alt-open-box"), |cell| {
            cell.terrain == Terrain::Box { latched: false }
        }),
    );
    say(
        3,
        squares(scene, &heading("engine-alt-latched-box"), |cell| {
            cell.terrain == Terrain::Box { latched: true }
        }),
    );
    for tally in &scene.tallies {
        say(4, format!("{}: {}.", tally.title, tally.count));
    }
    for pile in &scene.piles {
        let inside =
            if pile.tokens.is_empty() { heading("engine-alt-empty") } else { counted(&pile.tokens, voice) };
        say(6, format!("{}: {inside}.", pile.title));
    }
    say(1, squares(scene, &heading("engine-alt-checked"), |cell| cell.marks.check));
    say(5, squares(scene, &heading("engine-alt-given"), |cell| cell.marks.given));
    say(5, squares(scene, &heading("engine-alt-captors"), |cell| cell.marks.captor));
    say(5, squares(scene, &heading("engine-alt-captured"), |cell| cell.marks.captured));
    say(1, squares(scene, &heading("engine-alt-chosen"), |cell| cell.marks.selected));
    say(
        1,
        squares(scene, &heading("engine-alt-targets"), |cell| {
            cell.marks.target && !cell.marks.target_capture
        }),
    );
    say(1, squares(scene, &heading("engine-alt-victims"), |cell| cell.marks.target_capture));
    let arrows = scene
        .arrows
        .iter()
        .map(|arrow| voice.text("engine-alt-arrow", &[("from", arrow.from.into()), ("to", arrow.to.into())]));
    say(5, sentence(&heading("engine-alt-arrows"), arrows));
    for spread in &scene.spreads {
        say(if spread.own { 1 } else { 5 }, below::spread(spread, manner, voice));
    }
    for grid in &scene.grids {
        say(6, below::grid(grid, voice));
    }
    parts.retain(|part| !part.text.is_empty());
    parts
}
