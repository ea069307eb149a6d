//! A person's progress in a lesson: the stored row, and the current step with what they entered.

use engine::any_game::AnyGame;
use engine::lesson::{Attempt, Verdict};
use engine::rules::lesson::LessonStep;
use store::Lesson;
use words::Lang;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::choosing::drafting::Drafting;
use crate::context::Context;
use crate::games::{spoken, tables};

/// A person in a step of a lesson.
pub(super) struct Learner {
    pub(super) kept: Lesson,
    pub(super) game: &'static dyn AnyGame,
    pub(super) attempt: Attempt,
    /// The verdict on the turn entered so far.
    pub(super) verdict: Verdict,
}

impl Learner {
    /// The current step. Stored entries that this version of the rules refuses are dropped, and the step
    /// begins again.
    pub(super) fn new(kept: Lesson) -> Result<Self, Rejection> {
        let game = taught(&kept.rules)?;
        let first = game.lesson().steps.first().map_or("", |step| step.id);
        let known = game.lesson().step(&kept.step).map_or(first, |step| step.id);
        let entered = tables::attempt(&kept.rules, known, &kept.entered);
        let (attempt, verdict) = match entered {
            Ok(entered) if known == kept.step => entered,
            _ => tables::attempt(&kept.rules, known, &[])?,
        };
        let kept = Lesson { step: known.to_owned(), entered: attempt.entries().to_vec(), ..kept };
        let mut learner = Self { kept, game, attempt, verdict };
        if learner.drafting(Lang::default()).is_stuck() {
            learner.kept.draft.clear();
        }
        Ok(learner)
    }

    /// What the picker needs.
    pub(super) fn drafting(&self, lang: Lang) -> Drafting<'_> {
        Drafting::alone(lang, self.kept.prompt, &self.attempt, &self.kept.draft)
    }

    /// The number of the current step, from 0.
    pub(super) fn at(&self) -> usize {
        self.steps().iter().position(|step| step.id == self.kept.step).unwrap_or(0)
    }

    pub(super) fn steps(&self) -> &'static [LessonStep] {
        self.game.lesson().steps
    }

    /// A right turn of the step in words, and its arrows; `None` where none is known.
    pub(super) fn solution(&self, lang: Lang) -> Option<(String, Vec<String>)> {
        let turn = self.attempt.solution()?;
        let start = Attempt::begin(self.game, self.attempt.step()).ok()?;
        let spoken = spoken::turns(lang, start.table().fork(), turn.split('/'), 1).pop();
        // A step that isn't offered, such as a sealed line, has no name.
        let spoken = spoken.filter(|spoken| spoken.steps.len() == turn.split('/').count());
        Some(spoken.map_or_else(|| (lang.steps(&turn), Vec::new()), |spoken| (spoken.said, spoken.arrows)))
    }

    /// Whether the picker asks for a step.
    pub(super) fn is_asked(&self) -> bool {
        self.attempt.step().task.is_some() && self.verdict == Verdict::Unfinished
    }

    /// Whether it asks for a step and some were made.
    pub(super) fn has_begun(&self) -> bool {
        self.is_asked() && !(self.kept.entered.is_empty() && self.kept.draft.is_empty())
    }

    /// Whether what was entered is a whole turn, and not the right one.
    pub(super) fn is_wrong(&self) -> bool {
        self.attempt.step().task.is_some() && matches!(self.verdict, Verdict::Mistake(_) | Verdict::Other)
    }

    /// How many of the steps with a question are solved, and of how many.
    pub(super) fn score(&self) -> (usize, usize) {
        score(self.game, Some(&self.kept))
    }
}

/// How many of the steps with a question in a game's lesson are solved, and of how many.
pub(super) fn score(game: &dyn AnyGame, kept: Option<&Lesson>) -> (usize, usize) {
    let asked = || game.lesson().steps.iter().filter(|step| step.task.is_some());
    let is_solved = |step: &&LessonStep| kept.is_some_and(|kept| kept.solved.iter().any(|id| id == step.id));
    (asked().filter(is_solved).count(), asked().count())
}

/// A game that has a lesson.
pub(super) fn taught(rules: &str) -> Result<&'static dyn AnyGame, Rejection> {
    let game = tables::known(rules)?;
    if game.lesson().steps.is_empty() {
        return Err(reject!("learn-none", title = game.info()));
    }
    Ok(game)
}

/// The stored progress of a person in a game's lesson, if they ever began it.
pub(super) async fn find(context: &Context, asker: &Asker, rules: &str) -> Result<Option<Lesson>, Rejection> {
    let lessons = context.store.lessons(asker.person).await?;
    Ok(lessons.into_iter().find(|kept| kept.rules == rules))
}

/// Stores a person's progress with the next prompt, for which controls are made.
pub(super) async fn keep(context: &Context, asker: &Asker, mut kept: Lesson) -> Result<Learner, Rejection> {
    kept.prompt = retry_transaction(async || {
        let mut tx = context.store.begin().await?;
        let prompt = tx.keep_lesson(asker.person, &kept, context.now()).await?;
        tx.commit().await?;
        Ok(prompt)
    })
    .await?;
    Learner::new(kept)
}

/// Stores drafted steps at the prompt at which they were chosen.
pub(super) async fn draft(context: &Context, asker: &Asker, kept: Lesson) -> Result<Learner, Rejection> {
    let stands = retry_transaction(async || {
        let mut tx = context.store.begin().await?;
        let stands = tx.draft_lesson(asker.person, &kept, context.now()).await?;
        tx.commit().await?;
        Ok(stands)
    })
    .await?;
    if stands { Learner::new(kept) } else { Err(Rejection::stale()) }
}
