//! Lessons: what is unusual about a game, in a few steps on real boards. A game gives the positions and what counts.
//!
//! Turns are written in canonical notation, where `*` stands for anything: `e4d5/@*` takes on d5 and buries
//! anywhere. Right turns and common mistakes are lists of such turns, so that a test can play each of them.

use super::Words;
use super::worked::Moment;

/// The lesson of a game.
///
/// Its texts for each step are `lesson-<game>-<step>` with attributes: `.look` (what to look at) for every step;
/// `.hint`, `.right` and `.other` (about all other legal turns) for a step with a task; and one for each of its
/// [mistakes](Mistake).
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The steps, in order.
    pub steps: &'static [LessonStep],
    /// The worked turn, picture by picture, if there is one.
    pub worked: &'static [Moment],
    /// The texts in every language: apart from the game's other words, since players don't need them.
    pub words: Words,
}

impl Lesson {
    /// No lesson.
    pub const NONE: Self = Self { steps: &[], worked: &[], words: Words::NONE };

    /// The step with this id.
    #[must_use]
    pub fn step(&self, id: &str) -> Option<&'static LessonStep> {
        self.steps.iter().find(|step| step.id == id)
    }

    /// The board with this id: a step, or a picture of the worked turn.
    #[must_use]
    pub fn shown(&self, id: &str) -> Option<&'static LessonStep> {
        let moments = || self.worked.iter().map(|moment| &moment.step);
        self.step(id).or_else(|| moments().find(|step| step.id == id))
    }
}

/// A step of a lesson: a board, and a question or something to see.
#[derive(Clone, Copy, Debug)]
pub struct LessonStep {
    /// The stable id in keys: small letters, digits, hyphens.
    pub id: &'static str,
    /// The starting position as a text; `None` for the usual start.
    pub position: Option<&'static str>,
    /// The options of the table.
    pub options: &'static [(&'static str, &'static str)],
    /// The turns played before, as people type them. The learner takes the seat that is asked then.
    pub before: &'static [&'static str],
    /// The task; `None` where there is only something to see.
    pub task: Option<Task>,
}

/// The task of a lesson step.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// What makes a turn right.
    pub goal: Goal,
    /// Common mistakes. A turn that is among them isn't right, so that the goal may be a wide pattern.
    pub mistakes: &'static [Mistake],
}

/// What makes a turn right.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// The turn wins the game at once.
    Win,
    /// The turn is one of these.
    Turns(&'static [&'static str]),
    /// The turn begins with this entry: up to its first commit point, where more may be revealed than was known.
    Entry(&'static str),
    /// The turn begins with these steps, whether they are all of its first entry or not.
    Start(&'static str),
    /// A single player reaches the end within this number of turns.
    Par(u32),
}

/// A common mistake: its id, which is the attribute with the explanation, and its turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The id: `late`.
    pub id: &'static str,
    /// The turns, as in [`Goal::Turns`].
    pub turns: &'static [&'static str],
    /// Whether the rules refuse them: then each is written as people type it, without `*`.
    pub refused: bool,
}

impl Mistake {
    /// A mistake that the rules allow.
    #[must_use]
    pub const fn played(id: &'static str, turns: &'static [&'static str]) -> Self {
        Self { id, turns, refused: false }
    }

    /// A mistake that the rules refuse.
    #[must_use]
    pub const fn refused(id: &'static str, turns: &'static [&'static str]) -> Self {
        Self { id, turns, refused: true }
    }

    /// Whether a turn is this mistake.
    #[must_use]
    pub fn is(&self, turn: &str) -> bool {
        self.turns.iter().any(|pattern| fits(pattern, turn))
    }

    /// Whether a turn is this mistake however it goes on.
    #[must_use]
    pub fn is_however(&self, beginning: &str) -> bool {
        self.turns.iter().any(|pattern| pattern.ends_with('*') && fits(pattern, beginning))
    }
}

impl LessonStep {
    /// A step that only shows the usual start.
    #[must_use]
    pub const fn show(id: &'static str) -> Self {
        Self { id, position: None, options: &[], before: &[], task: None }
    }

    /// A step that asks for one of these turns.
    #[must_use]
    pub const fn ask(id: &'static str, right: &'static [&'static str]) -> Self {
        Self { task: Some(Task { goal: Goal::Turns(right), mistakes: &[] }), ..Self::show(id) }
    }

    /// A step that asks for a turn which wins at once.
    #[must_use]
    pub const fn win(id: &'static str) -> Self {
        Self { task: Some(Task { goal: Goal::Win, mistakes: &[] }), ..Self::show(id) }
    }

    /// This step at a position.
    #[must_use]
    pub const fn at(self, position: &'static str) -> Self {
        Self { position: Some(position), ..self }
    }

    /// This step with options.
    #[must_use]
    pub const fn with(self, options: &'static [(&'static str, &'static str)]) -> Self {
        Self { options, ..self }
    }

    /// This step after some turns.
    #[must_use]
    pub const fn after(self, before: &'static [&'static str]) -> Self {
        Self { before, ..self }
    }

    /// This step with common mistakes.
    ///
    /// # Panics
    /// For a step that asks nothing; a constant of such a step doesn't compile.
    #[must_use]
    pub const fn mistakes(self, mistakes: &'static [Mistake]) -> Self {
        let Some(Task { goal, .. }) = self.task else { panic!("nothing is asked in this step") };
        Self { task: Some(Task { goal, mistakes }), ..self }
    }

    /// The key of its texts in a game's lesson.
    #[must_use]
    pub fn key(&self, game: &str) -> String {
        format!("lesson-{game}-{}", self.id)
    }
}

/// Whether a turn fits a pattern, in which `*` stands for anything.
#[must_use]
pub fn fits(pattern: &str, turn: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == turn,
        Some((before, behind)) => turn.strip_prefix(before).is_some_and(|rest| {
            (0..=rest.len()).any(|at| rest.get(at..).is_some_and(|rest| fits(behind, rest)))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_stands_for_anything() {
        for (pattern, turn) in [
            ("e2e4", "e2e4"),
            ("e4d5/@*", "e4d5/@b2"),
            ("*", ""),
            ("*/+h7", "f1a6/b7/+h7"),
            ("a*b*c", "abbc"),
        ] {
            assert!(fits(pattern, turn), "{pattern} {turn}");
        }
        for (pattern, turn) in
            [("e2e4", "e2e4/@b2"), ("e4d5/@*", "e4d5"), ("*/+h7", "f1a6/+h7/b7"), ("a*b", "a")]
        {
            assert!(!fits(pattern, turn), "{pattern} {turn}");
        }
    }
}
