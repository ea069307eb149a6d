//! Lessons: a game taught in a few steps on real boards, with the picker of games. Only the learner sees it.

mod act;
mod learner;
mod page;
mod worked;

use engine::lesson::Verdict;
use model::computer::Level;
use model::screen::{Press, Screen, Verb};
use store::Lesson;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::choosing::drafting::Answer;
use crate::context::Context;
use crate::invitations::{NewTable, computers, invite};
use learner::{Learner, draft, find, keep, taught};
use page::Beside;

pub(crate) use act::Act;

/// `/learn`: the lesson of a game where the person left it, or the list of lessons.
pub(crate) async fn learn(
    context: &Context,
    asker: &Asker,
    rules: Option<&str>,
) -> Result<Screen, Rejection> {
    match rules {
        Some(rules) => open(context, asker, rules).await,
        None => Ok(page::list(asker.lang, &context.store.lessons(asker.person).await?)),
    }
}

/// Answers a control of lessons.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    act: Act,
    value: &str,
) -> Result<Screen, Rejection> {
    match act {
        Act::List => learn(context, asker, None).await,
        Act::Choose => open(context, asker, value).await,
        Act::Open(rules) => open(context, asker, &rules).await,
        Act::Step(rules, at) => begin(context, asker, &rules, at).await,
        Act::Hint(rules, at) => helped(context, asker, &rules, at, false).await,
        Act::Solution(rules, at) => helped(context, asker, &rules, at, true).await,
        Act::Worked(rules, at) => {
            let begun = find(context, asker, &rules).await?.is_some();
            worked::picture(asker.lang, &rules, at, begun)
        }
        Act::Computer(rules, level) => {
            let computer = level.or(Some(Level::Easy));
            invite::invite(context, asker, NewTable { computer, ..NewTable::first(rules) }).await
        }
        Act::Invite(rules) => invite::invite(context, asker, NewTable::first(rules)).await,
    }
}

/// The lesson of a game where the person left it.
async fn open(context: &Context, asker: &Asker, rules: &str) -> Result<Screen, Rejection> {
    let game = taught(rules)?;
    let kept = find(context, asker, rules).await?;
    let at = kept.as_ref().and_then(|kept| game.lesson().steps.iter().position(|step| step.id == kept.step));
    begin(context, asker, rules, at.unwrap_or(0)).await
}

/// Begins a step; behind the last one comes the end page.
async fn begin(context: &Context, asker: &Asker, rules: &str, at: usize) -> Result<Screen, Rejection> {
    let game = taught(rules)?;
    let solved = find(context, asker, rules).await?.map_or_else(Vec::new, |kept| kept.solved);
    let step = game.lesson().steps.get(at).or(game.lesson().steps.first());
    let fresh = Lesson {
        rules: rules.to_owned(),
        step: step.map_or_else(String::new, |step| step.id.to_owned()),
        solved,
        prompt: 0,
        entered: Vec::new(),
        draft: String::new(),
    };
    let learner = keep(context, asker, fresh).await?;
    if at < learner.steps().len() {
        return page::step(asker.lang, &learner, Beside::default());
    }
    let computer = computers::has_computer_for(context, rules);
    Ok(page::end(asker.lang, &learner, computer, asker.guild.is_some()))
}

/// Shows the current step with its hint, or with a right turn, too; begins another one first if the control belongs to that.
async fn helped(
    context: &Context,
    asker: &Asker,
    rules: &str,
    at: usize,
    solution: bool,
) -> Result<Screen, Rejection> {
    let there = find(context, asker, rules).await?.map(Learner::new).transpose()?;
    match there.filter(|learner| learner.at() == at) {
        // A whole turn is shown on the board on which it can be made.
        Some(learner) if solution && learner.has_begun() => {
            let fresh = Lesson { entered: Vec::new(), draft: String::new(), ..learner.kept };
            let learner = keep(context, asker, fresh).await?;
            page::step(asker.lang, &learner, Beside { hint: true, solution, ..Beside::default() })
        }
        Some(learner) => {
            page::step(asker.lang, &learner, Beside { hint: true, solution, ..Beside::default() })
        }
        None => begin(context, asker, rules, at).await,
    }
}

/// Answers a control of the picker below a step, and a turn typed into its form.
pub(super) async fn choose(
    context: &Context,
    asker: &Asker,
    press: &Press,
    value: &str,
) -> Result<Screen, Rejection> {
    let mut lessons = context.store.lessons(asker.person).await?;
    if lessons.is_empty() {
        return Err(reject!("learn-nothing-open"));
    }
    // A message is never answered with a step that was opened after it.
    let at = lessons.iter().position(|kept| kept.is_of(press.version));
    let at = at.ok_or_else(|| reject!("learn-closed"))?;
    let learner = Learner::new(lessons.swap_remove(at))?;
    if press.verb == Verb::Undo && learner.is_wrong() && press.version == learner.kept.prompt {
        return redo(context, asker, learner).await;
    }
    let answer = learner.drafting(asker.lang).answered(press, value)?;
    match answer.filter(|_| learner.is_asked()) {
        None => {
            let said = Some(say!(asker.lang, "picker-stale"));
            page::step(asker.lang, &learner, Beside { said, ..Beside::default() })
        }
        Some(Answer::Look(chosen)) => {
            page::step(asker.lang, &learner, Beside { chosen, ..Beside::default() })
        }
        Some(Answer::Draft(steps)) => drafted(context, asker, learner, steps).await,
        Some(Answer::Entry(entry)) => enter(context, asker, learner, &entry).await,
        Some(Answer::Typed(turn)) => type_in(context, asker, learner, &turn).await,
    }
}

/// Takes back what made a turn wrong, and leaves its beginning that may be right.
async fn redo(context: &Context, asker: &Asker, learner: Learner) -> Result<Screen, Rejection> {
    let (entered, draft) = learner.attempt.right_beginning();
    let learner = keep(context, asker, Lesson { entered, draft, ..learner.kept }).await?;
    page::step(asker.lang, &learner, Beside::default())
}

/// Shows the step with these steps drafted.
async fn drafted(
    context: &Context,
    asker: &Asker,
    learner: Learner,
    steps: String,
) -> Result<Screen, Rejection> {
    let learner = draft(context, asker, Lesson { draft: steps, ..learner.kept }).await?;
    page::step(asker.lang, &learner, Beside::default())
}

/// Enters a typed turn: if the rules refuse it nothing changes, and the picker stays.
async fn type_in(
    context: &Context,
    asker: &Asker,
    mut learner: Learner,
    turn: &str,
) -> Result<Screen, Rejection> {
    let verdict = learner.attempt.typed(turn, asker.lang.letters());
    judged(context, asker, learner, verdict).await
}

/// Enters an entry made with the picker.
async fn enter(
    context: &Context,
    asker: &Asker,
    mut learner: Learner,
    entry: &str,
) -> Result<Screen, Rejection> {
    let verdict = learner.attempt.enter(entry);
    judged(context, asker, learner, verdict).await
}

/// Shows the result of a turn: stored if the rules take it, explained if they refuse it.
async fn judged(
    context: &Context,
    asker: &Asker,
    learner: Learner,
    verdict: Verdict,
) -> Result<Screen, Rejection> {
    if let Verdict::Refused(refusal, mistake) = verdict {
        let why = asker.lang.refusal(&refusal);
        let key = learner.attempt.step().key(learner.game.info().id);
        let more = mistake.map(|mistake| asker.lang.text(&format!("{key}.{}", mistake.id), &[]));
        // What was typed may have stood in part: the step is shown as it was.
        let learner = Learner::new(learner.kept)?;
        let voice = asker.lang.of(learner.game.info());
        // A reason that shows how something is written needs no example.
        let example = if why.contains('`') { None } else { learner.attempt.example(&voice) };
        let typed_like = example.map(|turn| {
            say!(asker.lang, "learn-typed-like", turn = format!("`{}`", asker.lang.steps(&turn)))
        });
        let said = [Some(why), more, typed_like].into_iter().flatten().collect::<Vec<_>>().join("\n");
        let said = Some(say!(asker.lang, "learn-wrong", said = said));
        return page::step(asker.lang, &learner, Beside { said, ..Beside::default() });
    }
    let mut kept =
        Lesson { entered: learner.attempt.entries().to_vec(), draft: String::new(), ..learner.kept };
    if verdict == Verdict::Right && !kept.solved.contains(&kept.step) {
        kept.solved.push(kept.step.clone());
    }
    let learner = keep(context, asker, kept).await?;
    page::step(asker.lang, &learner, Beside::default())
}
