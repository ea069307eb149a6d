//! Puzzles: positions with one good turn, found by computer players and kept as [data](engine::tactics), solved with the picker of games.
//! Only the person who solves one sees anything of it; a server may want one a day in a channel ([`daily`]), and sees how many solved that.

mod act;
mod choice;
pub(crate) mod daily;
mod page;
mod reasons;
mod solver;

use engine::lesson::Verdict;
use engine::lesson::posed::Posed;
use engine::tactics::Grade;
use model::screen::{Press, Screen};
use store::{Puzzler, SolvedPuzzle, Tried};
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::choosing::drafting::Answer;
use crate::context::Context;
use crate::invitations::computers;
use act::Wanted;
use page::Beside;
use solver::{Done, Solver, draft, find, keep, posing};

pub(crate) use act::Act;

/// The length of a day, in milliseconds.
const DAY_MS: i64 = 24 * 3_600_000;

/// Today, in days since 1970-01-01 (UTC), for streaks.
fn today(context: &Context) -> i64 {
    context.now().div_euclid(DAY_MS)
}

/// `/puzzle`: the person's current one, another one of a game or a grade, or the list of games.
pub(crate) async fn puzzle(
    context: &Context,
    asker: &Asker,
    rules: Option<&str>,
    grade: Option<Grade>,
) -> Result<Screen, Rejection> {
    let there = find(context, asker).await?;
    let fits = |solver: &Solver| {
        let of_game = rules.is_none_or(|rules| rules == solver.kept.rules);
        of_game && grade.is_none_or(|grade| grade == solver.posed.tactic.grade) && solver.is_asked()
    };
    match (there, rules) {
        (Some(solver), _) if fits(&solver) => shown(context, asker, &solver, Beside::default()),
        (_, Some(rules)) => next(context, asker, rules, grade).await,
        (Some(solver), None) => next(context, asker, &solver.kept.rules, grade).await,
        (None, None) => list(context, asker).await,
    }
}

/// Answers a control of puzzles.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    act: Act,
    value: &str,
) -> Result<Screen, Rejection> {
    match act {
        Act::List => list(context, asker).await,
        Act::Choose => puzzle(context, asker, Some(value), None).await,
        Act::Next(rules, Wanted(grade)) => go_on(context, asker, &rules, grade).await,
        Act::Back(puzzle) => shown(context, asker, &at(context, asker, &puzzle).await?, Beside::default()),
        Act::Again(puzzle) => again(context, asker, &puzzle).await,
        Act::Show(puzzle) => show(context, asker, &puzzle).await,
        Act::Daily(day) => daily::open(context, asker, day).await,
    }
}

async fn list(context: &Context, asker: &Asker) -> Result<Screen, Rejection> {
    Ok(page::list(asker.lang, &context.store.puzzle_tries(asker.person).await?, None))
}

/// *Next puzzle*: another one, or the one of that game that is open. It was opened since from another message, and isn't
/// given up for a button that stands below a finished one; a puzzle of another game is.
async fn go_on(
    context: &Context,
    asker: &Asker,
    rules: &str,
    grade: Option<Grade>,
) -> Result<Screen, Rejection> {
    match find(context, asker).await?.filter(|open| open.is_asked() && open.kept.rules == rules) {
        Some(open) => {
            let said = Some(say!(asker.lang, "puzzle-still-open"));
            shown(context, asker, &open, Beside { said, ..Beside::default() })
        }
        None => next(context, asker, rules, grade).await,
    }
}

/// Begins another puzzle of a game.
async fn next(
    context: &Context,
    asker: &Asker,
    rules: &str,
    grade: Option<Grade>,
) -> Result<Screen, Rejection> {
    let game = posing(rules)?;
    let tries = context.store.puzzle_tries(asker.person).await?;
    let before = context.store.puzzler(asker.person).await?;
    let current = before.as_ref().filter(|kept| kept.rules == rules).map(|kept| kept.puzzle.as_str());
    let wanted = grade.unwrap_or_else(|| choice::level(rules, &tries));
    let Some(posed) = choice::next(rules, &tries, wanted, current) else {
        let said = say!(asker.lang, "puzzle-all-solved", title = game.info());
        return Ok(page::list(asker.lang, &tries, Some(said)));
    };
    begin(context, asker, rules, posed, &tries).await
}

/// Begins a puzzle in place of the person's current one; `tries` are all that the person made.
async fn begin(
    context: &Context,
    asker: &Asker,
    rules: &str,
    posed: &'static Posed,
    tries: &[Tried],
) -> Result<Screen, Rejection> {
    let before = context.store.puzzler(asker.person).await?;
    let fresh = Puzzler {
        rules: rules.to_owned(),
        puzzle: posed.step.id.to_owned(),
        prompt: before.map_or(0, |kept| kept.prompt),
        entered: Vec::new(),
        draft: String::new(),
        shown: false,
    };
    let (solver, _) = keep(context, asker, fresh, Done::Nothing).await?;
    let is_new = choice::tried(rules, posed, tries).is_none();
    let said = is_new.then(|| say!(asker.lang, "puzzle-first-counts"));
    shown(context, asker, &solver, Beside { said, ..Beside::default() })
}

/// The person's current puzzle, which has to be the one a control belongs to: a message is never answered with a puzzle that was
/// opened after it.
async fn at(context: &Context, asker: &Asker, puzzle: &str) -> Result<Solver, Rejection> {
    let there = find(context, asker).await?.ok_or_else(|| reject!("puzzle-nothing-open"))?;
    if there.kept.puzzle == puzzle { Ok(there) } else { Err(reject!("puzzle-closed")) }
}

/// *Start again*: takes back what was entered of a solution in several turns.
async fn again(context: &Context, asker: &Asker, puzzle: &str) -> Result<Screen, Rejection> {
    let there = at(context, asker, puzzle).await?;
    if !there.is_asked() || there.kept.entered.is_empty() {
        return shown(context, asker, &there, Beside::default());
    }
    let kept = Puzzler { entered: Vec::new(), draft: String::new(), ..there.kept };
    let (solver, _) = keep(context, asker, kept, Done::Nothing).await?;
    shown(context, asker, &solver, Beside::default())
}

/// Plays the solution of the person's current puzzle.
async fn show(context: &Context, asker: &Asker, puzzle: &str) -> Result<Screen, Rejection> {
    let there = at(context, asker, puzzle).await?;
    if !there.is_asked() {
        return shown(context, asker, &there, Beside::default());
    }
    let entered = there.posed.tactic.entries().map(str::to_owned).collect();
    let kept = Puzzler { entered, draft: String::new(), shown: true, ..there.kept };
    let (solver, _) = keep(context, asker, kept, Done::Shown).await?;
    shown(context, asker, &solver, Beside::default())
}

/// Answers a picker control below a puzzle, and a turn typed into its form.
pub(super) async fn choose(
    context: &Context,
    asker: &Asker,
    press: &Press,
    value: &str,
) -> Result<Screen, Rejection> {
    let mut solver = find(context, asker).await?.ok_or_else(|| reject!("puzzle-nothing-open"))?;
    if !solver.kept.is_of(press.version) {
        return Err(reject!("puzzle-closed"));
    }
    let answer = solver.drafting(asker.lang).answered(press, value)?;
    match answer.filter(|_| solver.is_asked()) {
        None => {
            // It was solved, or its solution shown, in another message: nothing of the choice is judged.
            let late = !solver.is_asked();
            let said = if late { say!(asker.lang, "puzzle-late") } else { say!(asker.lang, "picker-stale") };
            shown(context, asker, &solver, Beside { said: Some(said), late, ..Beside::default() })
        }
        Some(Answer::Look(chosen)) => shown(context, asker, &solver, Beside { chosen, ..Beside::default() }),
        Some(Answer::Draft(steps)) => {
            let solver = draft(context, asker, Puzzler { draft: steps, ..solver.kept }).await?;
            shown(context, asker, &solver, Beside::default())
        }
        Some(Answer::Entry(entry)) => {
            let verdict = solver.attempt.enter(&entry);
            judged(context, asker, solver, verdict).await
        }
        Some(Answer::Typed(turn)) => {
            let verdict = solver.attempt.typed(&turn, asker.lang.letters());
            judged(context, asker, solver, verdict).await
        }
    }
}

/// Shows the result of a turn: the good one is kept, any other leaves the puzzle as it was, with a comment.
async fn judged(
    context: &Context,
    asker: &Asker,
    solver: Solver,
    verdict: Verdict,
) -> Result<Screen, Rejection> {
    let lang = asker.lang;
    let entered = solver.attempt.entries().to_vec();
    let turn = solver.said(lang, &entered.join("/"))?;
    let kept = Puzzler { draft: String::new(), ..solver.kept.clone() };
    let (kept, done, said) = match verdict {
        Verdict::Refused(refusal, _) => {
            let said = say!(lang, "learn-wrong", said = lang.refusal(&refusal));
            let solver = Solver::new(kept)?.ok_or_else(Rejection::stale)?;
            return shown(context, asker, &solver, Beside { said: Some(said), ..Beside::default() });
        }
        Verdict::Unfinished => (Puzzler { entered, ..kept }, Done::Nothing, None),
        Verdict::Right => (Puzzler { entered, ..kept }, Done::Solved, None),
        // Nothing of it is kept: what a wrong turn would have uncovered stays hidden.
        Verdict::Mistake(_) | Verdict::Other => {
            let said = say!(lang, "puzzle-wrong", turn = turn, why = reasons::why_not(lang, &solver));
            (Puzzler { entered: Vec::new(), ..kept }, Done::Wrong, Some(said))
        }
    };
    let (solver, means) = keep(context, asker, kept, done).await?;
    let score = match means {
        Some(_) => Some(context.store.puzzle_score(asker.person, today(context)).await?),
        None => None,
    };
    let counts = match means {
        Some(SolvedPuzzle::Before) => Some(say!(lang, "puzzle-again")),
        Some(SolvedPuzzle::Helped) => Some(say!(lang, "puzzle-helped")),
        Some(SolvedPuzzle::Counts) | None => None,
    };
    shown(context, asker, &solver, Beside { said, counts, score, ..Beside::default() })
}

/// The page of a puzzle.
fn shown(context: &Context, asker: &Asker, solver: &Solver, beside: Beside) -> Result<Screen, Rejection> {
    let computer = computers::has_computer_for(context, &solver.kept.rules);
    page::puzzle(asker.lang, solver, Beside { computer, ..beside })
}
