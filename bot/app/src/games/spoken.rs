//! Lines of steps as turns in the reader's words and notation.

use engine::any_game::{AnyTable, Offer};
use engine::rules::{Pending, Voice};
use engine::seat::{Seat, Viewer};
use words::Lang;

use super::said::written;

/// A turn of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SpokenTurn {
    /// The seat that makes it.
    pub(crate) seat: Seat,
    /// Its steps.
    pub(crate) steps: Vec<String>,
    /// The turn for people: `Nf3`, or what its steps are called in menus.
    pub(crate) said: String,
    /// The turn as the game's record writes it: `e1e2/Rd3`.
    pub(crate) noted: String,
    /// Its arrows on the board, as in [`Recipe::arrows`](model::screen::Recipe::arrows).
    pub(crate) arrows: Vec<String>,
}

/// A world that fits what a seat sees: a line told from it says nothing of what the seat can't know.
pub(crate) fn world_of(table: &dyn AnyTable, seat: Seat) -> Box<dyn AnyTable> {
    table.resample(Viewer::Seat(seat), &mut table.imagination(0))
}

/// The first `most` turns of a line from a table on, as far as they can be played there. Each step is worded by the view of its
/// seat.
pub(crate) fn turns<'a>(
    lang: Lang,
    mut table: Box<dyn AnyTable>,
    steps: impl IntoIterator<Item = &'a str>,
    most: usize,
) -> Vec<SpokenTurn> {
    let voice = lang.of(table.info());
    let mut turns: Vec<SpokenTurn> = Vec::new();
    let mut done = None;
    for step in steps {
        let Pending::Seats(asked) = table.pending() else { break };
        let own = turns.last().map(|turn| turn.seat).filter(|seat| asked.contains(*seat));
        let Some(seat) = own.or_else(|| asked.iter().next()) else { break };
        let offered = table.offers(Viewer::Seat(seat)).into_iter().find(|offer| offer.text == step);
        let Some(offer) = offered else { break };
        let completed = table.turns_completed();
        if done != Some(completed) || turns.last().is_none_or(|turn| turn.seat != seat) {
            if turns.len() == most {
                break;
            }
            turns.push(SpokenTurn {
                seat,
                steps: Vec::new(),
                said: String::new(),
                noted: String::new(),
                arrows: Vec::new(),
            });
        }
        done = Some(completed);
        let Some(turn) = turns.last_mut() else { break };
        turn.steps.push(step.to_owned());
        if !step.is_empty() {
            let said = voice.say(&offer.label);
            turn.said = if turn.said.is_empty() { said } else { format!("{} / {said}", turn.said) };
            turn.arrows.extend(way(&offer));
        }
        if table.step(seat, step).is_err() {
            break;
        }
        // A move of chess in chess notation, with its check or mate sign.
        let played = table.recent(Viewer::Seat(seat)).find(|record| record.seat == Some(seat));
        let played = played.filter(|record| record.complete);
        turn.noted = match &played {
            Some(record) => written(lang, record),
            // A single step up to a commit point is mostly a move of chess, which its name writes best.
            None if turn.steps.len() == 1 => turn.said.clone(),
            None => lang.steps(&turn.steps.join("/")),
        };
        if played.is_some_and(|record| record.san.is_some()) {
            turn.said.clone_from(&turn.noted);
        }
    }
    turns
}

/// The arrow of a step.
fn way(offer: &Offer) -> Option<String> {
    let to = offer.to?;
    Some(offer.from.map_or_else(|| format!("-{to}"), |from| format!("{from}-{to}")))
}
