//! A partner's prospects have the same turns as the rules, with the same results.

use crate::cards::Card;
use crate::games::cooperative::prospect::{Prospect, Stack};
use crate::games::cooperative::state::State;
use crate::search;

/// The text of what counts after a turn, before a card is drawn.
fn described(state: &State) -> String {
    let public = &state.public;
    format!("{:?} {:?} {:?}", public.board.placement, public.stacks, state.hands)
}

/// Asserts that every turn in a position agrees.
pub(super) fn agrees(position: &str) {
    let state = State::parse(position).expect(position);
    let mut expected: Vec<(String, String)> = search::turns(&state, described);
    let mut found = Vec::new();
    Prospect::new(&state).turns(&[], |steps, next| {
        let parts: Vec<String> =
            steps.iter().map(ToString::to_string).filter(|part| !part.is_empty()).collect();
        let stacks: Vec<&[Card]> = next.stacks.iter().map(Stack::cards).collect();
        found.push((parts.join("/"), format!("{:?} {stacks:?} {:?}", next.board.placement, next.hands)));
    });
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected, "{position}");
}
