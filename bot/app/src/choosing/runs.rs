//! Merges a short run of small steps into one menu.

use engine::any_game::{AnyTable, Offer};
use engine::rules::Progress;
use engine::seat::{Seat, Viewer};

/// The most runs in one menu.
const MOST: usize = 25;

/// A run of steps, and the table after it if the turn goes on.
struct Run {
    offer: Offer,
    table: Option<Box<dyn AnyTable>>,
}

/// The seat's offers, with steps joined by `/` where one menu holds all such runs. Each step of a run but the
/// last leaves the turn a draft, so the seat knows what follows.
pub(super) fn joined(table: &dyn AnyTable, seat: Seat, offers: Vec<Offer>) -> Vec<Offer> {
    if offers.len() < 2 || !are_plain(&offers) {
        return offers;
    }
    let Some(mut runs) = offers.iter().map(|offer| first(table, seat, offer)).collect::<Option<Vec<_>>>()
    else {
        return offers;
    };
    while let Some(longer) = lengthened(&runs, seat) {
        runs = longer;
    }
    runs.into_iter().map(|run| run.offer).collect()
}

/// How many questions follow one that is answered by this run, if each asks for as many steps as its menu
/// holds; any other run is followed by as many.
pub(super) fn questions_after(table: &dyn AnyTable, seat: Seat, run: &str) -> usize {
    let mut fork = table.fork();
    let mut run = run.to_owned();
    for questions in 0..MOST {
        for step in run.split('/') {
            if !matches!(fork.step(seat, step), Ok(applied) if applied.progress == Progress::Draft) {
                return questions;
            }
        }
        let next = joined(&*fork, seat, fork.offers(Viewer::Seat(seat)));
        let Some(offer) = next.into_iter().next() else { return questions };
        run = offer.text;
    }
    MOST
}

/// Whether steps are about no square and no piece on the board, only labels.
fn are_plain(offers: &[Offer]) -> bool {
    offers.iter().all(|offer| offer.from.is_none() && offer.to.is_none() && !offer.text.is_empty())
}

fn first(table: &dyn AnyTable, seat: Seat, offer: &Offer) -> Option<Run> {
    Some(Run { offer: offer.clone(), table: behind(table, seat, &offer.text)? })
}

/// The table after a step, if the turn goes on there; the outer `None` if the step is refused.
fn behind(table: &dyn AnyTable, seat: Seat, step: &str) -> Option<Option<Box<dyn AnyTable>>> {
    let mut fork = table.fork();
    let applied = fork.step(seat, step).ok()?;
    Some((applied.progress == Progress::Draft).then_some(fork))
}

/// Every run with each of the steps that may follow it; `None` if these are too many, or none continues with
/// plain steps.
fn lengthened(runs: &[Run], seat: Seat) -> Option<Vec<Run>> {
    let mut longer = Vec::new();
    for run in runs {
        let table = run.table.as_deref()?;
        let next = table.offers(Viewer::Seat(seat));
        if next.is_empty() || !are_plain(&next) || longer.len() + next.len() > MOST {
            return None;
        }
        // The last of several that exclude each other follows from the others.
        let forced = next.len() == 1;
        for offer in next {
            let table = behind(table, seat, &offer.text)?;
            let text = format!("{}/{}", run.offer.text, offer.text);
            let label = run.offer.label.clone();
            let label = if forced { label } else { label.and(offer.label.clone()) };
            longer.push(Run { offer: Offer { text, label, brings: None, ..offer }, table });
        }
    }
    Some(longer)
}
