//! Worked turns: an example turn on a real board, picture by picture, to look at without a task. A game gives the
//! positions and steps; its own table draws them.

use super::lesson::LessonStep;

/// A picture of a worked turn; its text in the lesson's words says what happens and why:
/// `lesson-<game>-worked-<moment>`. All are seen from the first seat, so that the board never turns.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The board: a lesson step without a task, so that it is set up and drawn like one.
    pub step: LessonStep,
    /// The steps of the running turn, joined by `/`.
    pub draft: &'static str,
    /// Arrows for the next step: squares joined by `-`.
    pub arrows: &'static [&'static str],
}

impl Moment {
    /// A picture of a position, with an id that no step of the lesson has.
    #[must_use]
    pub const fn at(id: &'static str, position: &'static str) -> Self {
        Self { step: LessonStep::show(id).at(position), draft: "", arrows: &[] }
    }

    /// This picture after some turns.
    #[must_use]
    pub const fn after(self, before: &'static [&'static str]) -> Self {
        Self { step: self.step.after(before), ..self }
    }

    /// This picture within a turn, after the steps of `draft`.
    #[must_use]
    pub const fn amid(self, draft: &'static str) -> Self {
        Self { draft, ..self }
    }

    /// This picture with arrows for the next step.
    #[must_use]
    pub const fn next(self, arrows: &'static [&'static str]) -> Self {
        Self { arrows, ..self }
    }

    /// The key of its text in a game's lesson.
    #[must_use]
    pub fn key(&self, game: &str) -> String {
        format!("lesson-{game}-worked-{}", self.step.id)
    }
}
