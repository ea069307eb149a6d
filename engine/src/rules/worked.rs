//! Worked turns: a real turn on a real board, picture by picture, to look at without being asked anything. A game says what stands there
//! and what is played; its own table draws it.

use super::lesson::LessonStep;

/// A picture of a worked turn; its words, among those of the lesson, say what happens and why: `lesson-<game>-worked-<moment>`. All are seen from the first seat, so that the board never turns.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// What stands on the board: a step of a lesson that only shows, so that it is set up and drawn as one.
    pub step: LessonStep,
    /// Steps of the turn under way, joined by `/`.
    pub draft: &'static str,
    /// What comes next, as an arrow: squares joined by `-`.
    pub arrows: &'static [&'static str],
}

impl Moment {
    /// What is seen in a position, by a word that no step of the lesson has.
    #[must_use]
    pub const fn at(id: &'static str, position: &'static str) -> Self {
        Self { step: LessonStep::show(id).at(position), draft: "", arrows: &[] }
    }

    /// The same after these turns.
    #[must_use]
    pub const fn after(self, before: &'static [&'static str]) -> Self {
        Self { step: self.step.after(before), ..self }
    }

    /// The same amid a turn.
    #[must_use]
    pub const fn amid(self, draft: &'static str) -> Self {
        Self { draft, ..self }
    }

    /// The same with arrows for what comes next.
    #[must_use]
    pub const fn next(self, arrows: &'static [&'static str]) -> Self {
        Self { arrows, ..self }
    }

    /// The key of its text in the lesson of a game.
    #[must_use]
    pub fn key(&self, game: &str) -> String {
        format!("lesson-{game}-worked-{}", self.step.id)
    }
}
