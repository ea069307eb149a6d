//! The puzzles of the games in force, read once for each process and asked like steps of a lesson.

use std::sync::OnceLock;

use crate::catalogue;
use crate::rules::lesson::{Goal, LessonStep, Task};
use crate::tactics::{Tactic, Worth, read};

/// A puzzle of a game in force, as somebody is asked it: like a step of a lesson.
#[derive(Debug)]
pub struct Posed {
    /// The puzzle.
    pub tactic: Tactic,
    /// What is asked and what counts: an [`Attempt`](super::Attempt) is made of it.
    pub step: LessonStep,
}

/// The puzzles of a game of the catalogue, the easiest first; none where it has none, or isn't there.
#[must_use]
pub fn of(game: &str) -> &'static [Posed] {
    static ALL: OnceLock<Vec<(&'static str, Vec<Posed>)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let infos = catalogue::all().iter().map(|game| game.info());
        // What can't be read was refused with the catalogue.
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

/// Puts a puzzle as a step of a lesson. Its texts are kept for ever: there are as many as the games in force have.
fn posed(tactic: Tactic) -> Posed {
    let text = |text: &str| -> &'static str { Box::leak(text.to_owned().into_boxed_str()) };
    let goal = match tactic.worth {
        Worth::Par(par) => Goal::Par(par),
        Worth::Won { .. } | Worth::Better { .. } if tactic.start.is_some() => Goal::Start(text(tactic.key())),
        Worth::Won { .. } | Worth::Better { .. } => Goal::Entry(text(&tactic.turn)),
    };
    let step = LessonStep {
        task: Some(Task { goal, mistakes: &[] }),
        ..LessonStep::show(text(&tactic.id())).at(text(&tactic.position))
    };
    Posed { tactic, step }
}
