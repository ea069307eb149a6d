//! The puzzles of the installed catalogue's games, read once per process and posed as lesson steps.

use std::sync::OnceLock;

use crate::catalogue;
use crate::rules::lesson::{Goal, LessonStep, Task};
use crate::tactics::{Tactic, Worth, read};

/// A puzzle of an installed game, posed as a lesson step.
#[derive(Debug)]
pub struct Posed {
    /// The puzzle.
    pub tactic: Tactic,
    /// The step with the question and the answer, for an [`Attempt`](super::Attempt).
    pub step: LessonStep,
}

/// The puzzles of an installed game, the easiest first; none if it has none or isn't installed.
#[must_use]
pub fn of(game: &str) -> &'static [Posed] {
    static ALL: OnceLock<Vec<(&'static str, Vec<Posed>)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let infos = catalogue::all().iter().map(|game| game.info());
        // Puzzles that can't be read were refused with the catalogue.
        infos
            .map(|info| {
                (info.id, read(info, info.puzzles).unwrap_or_default().into_iter().map(posed).collect())
            })
            .collect()
    });
    all.iter().find(|(id, _)| *id == game).map_or(&[], |(_, puzzles)| puzzles)
}

/// A puzzle of a game by its [id](Tactic::id).
#[must_use]
pub fn find(game: &str, id: &str) -> Option<&'static Posed> {
    of(game).iter().find(|posed| posed.step.id == id)
}

/// Turns a puzzle into a lesson step. Its texts are leaked: there are only as many as the installed games have.
fn posed(tactic: Tactic) -> Posed {
    let text = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
    let goal = match tactic.worth {
        Worth::Par(par) => Goal::Par(par),
        _ if tactic.start.is_some() => Goal::Start(text(tactic.key())),
        Worth::Won { .. } | Worth::Better { .. } | Worth::Points { .. } => Goal::Entry(text(&tactic.turn)),
    };
    let step = LessonStep {
        task: Some(Task { goal, mistakes: &[] }),
        ..LessonStep::show(text(&tactic.id())).at(text(&tactic.position))
    };
    Posed { tactic, step }
}
