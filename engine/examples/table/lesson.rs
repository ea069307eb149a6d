//! The lesson of a game: `lesson` lists its steps, `lesson STEP` asks, `lesson STEP TURN` answers.

use std::io::Write;

use engine::any_game::AnyGame;
use engine::lesson::{Attempt, Verdict};

use crate::Failure;

/// Writes what the lesson says, in English.
///
/// # Errors
/// When there is no such step, or nobody takes the answer.
pub(crate) fn teach(
    game: &'static dyn AnyGame,
    words: &[String],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let lesson = game.lesson();
    let text = |key: &str| lesson.words.plain("en", key).unwrap_or_default();
    let [id, turn @ ..] = words else {
        for step in lesson.steps {
            writeln!(out, "{}: {}", step.id, text(&step.key(game.info().id)))?;
        }
        return Ok(());
    };
    let known = || lesson.steps.iter().map(|step| step.id).collect::<Vec<_>>().join(", ");
    let step = lesson
        .step(id)
        .ok_or_else(|| Failure::asked(format!("there is no step “{id}”; there are {}", known())))?;
    let mut attempt = Attempt::begin(game, step)?;
    let key = step.key(game.info().id);
    let [turn] = turn else {
        writeln!(out, "{}\n{}\n{}", attempt.table().position(), text(&key), text(&format!("{key}.look")))?;
        return Ok(());
    };
    let said = |attribute: &str| text(&format!("{key}.{attribute}"));
    let line = match attempt.typed(turn, &[]) {
        Verdict::Unfinished => "unfinished".to_owned(),
        Verdict::Right => format!("right: {}", said("right")),
        Verdict::Mistake(mistake) => format!("{}: {}", mistake.id, said(mistake.id)),
        Verdict::Other => format!("other: {}", said("other")),
        Verdict::Refused(refusal, None) => format!("refused: {refusal}"),
        Verdict::Refused(refusal, Some(mistake)) => format!("refused: {refusal} {}", said(mistake.id)),
    };
    writeln!(out, "{line}")?;
    Ok(())
}
