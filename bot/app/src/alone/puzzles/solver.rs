//! A person's progress with a puzzle: the stored row, and the puzzle with what they entered.

use engine::any_game::AnyGame;
use engine::lesson::posed::{self, Posed};
use engine::lesson::{Attempt, Verdict};
use store::{Puzzler, SolvedPuzzle};
use words::Lang;

use super::daily;
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::choosing::drafting::Drafting;
use crate::context::Context;
use crate::games::{spoken, tables};

/// The most turns of a shown line: no puzzle takes as many.
const LONGEST: usize = 12;

/// A person at a puzzle.
pub(super) struct Solver {
    pub(super) kept: Puzzler,
    pub(super) game: &'static dyn AnyGame,
    pub(super) posed: &'static Posed,
    pub(super) attempt: Attempt,
    /// The verdict on the turn entered so far.
    pub(super) verdict: Verdict,
}

impl Solver {
    /// The current puzzle; stored entries that this version of the rules refuses are dropped. `None` if the
    /// puzzle doesn't exist any more.
    pub(super) fn new(kept: Puzzler) -> Result<Option<Self>, Rejection> {
        let Ok(game) = tables::known(&kept.rules) else { return Ok(None) };
        let Some(posed) = posed::find(&kept.rules, &kept.puzzle) else { return Ok(None) };
        let entered = tables::attempt(&kept.rules, &kept.puzzle, &kept.entered);
        let (attempt, verdict) = match entered {
            Ok(entered) => entered,
            Err(_) => tables::attempt(&kept.rules, &kept.puzzle, &[])?,
        };
        let kept = Puzzler { entered: attempt.entries().to_vec(), ..kept };
        let mut solver = Self { kept, game, posed, attempt, verdict };
        if solver.drafting(Lang::default()).is_stuck() {
            solver.kept.draft.clear();
        }
        Ok(Some(solver))
    }

    /// What the picker needs.
    pub(super) fn drafting(&self, lang: Lang) -> Drafting<'_> {
        Drafting::alone(lang, self.kept.prompt, &self.attempt, &self.kept.draft)
    }

    /// Turns from the puzzle's position in its solver's notation: chess in chess notation, other games in
    /// words.
    pub(super) fn said(&self, lang: Lang, turns: &str) -> Result<String, Rejection> {
        let (start, _) = tables::attempt(&self.kept.rules, &self.kept.puzzle, &[])?;
        let spoken = spoken::turns(lang, start.table().fork(), turns.split('/'), LONGEST);
        let said: Vec<String> = spoken.into_iter().map(|turn| turn.said).collect();
        Ok(if said.is_empty() { turns.to_owned() } else { said.join(", ") })
    }

    /// Whether the picker asks for a step of the good turn.
    pub(super) fn is_asked(&self) -> bool {
        self.verdict == Verdict::Unfinished && !self.kept.shown
    }
}

/// A game that has puzzles.
pub(super) fn posing(rules: &str) -> Result<&'static dyn AnyGame, Rejection> {
    let game = tables::known(rules)?;
    if posed::of(rules).is_empty() {
        return Err(reject!("puzzle-none", title = game.info()));
    }
    Ok(game)
}

/// A person's current puzzle, if they have one.
pub(super) async fn find(context: &Context, asker: &Asker) -> Result<Option<Solver>, Rejection> {
    Ok(context.store.puzzler(asker.person).await?.map(Solver::new).transpose()?.flatten())
}

/// What a person did with their current puzzle, apart from entering a turn.
pub(super) enum Done {
    Nothing,
    Wrong,
    Shown,
    Solved,
}

/// Stores a person's progress with the next prompt and what they did; answers their score if they solved it.
pub(super) async fn keep(
    context: &Context,
    asker: &Asker,
    mut kept: Puzzler,
    done: Done,
) -> Result<(Solver, Option<SolvedPuzzle>), Rejection> {
    let (person, now, today) = (asker.person, context.now(), super::today(context));
    let (prompt, counts) = retry_transaction(async || {
        let mut tx = context.store.begin().await?;
        let prompt = tx.keep_puzzler(person, &kept, now).await?;
        let mut counts = None;
        if prompt.is_some() {
            let tried = |wrong, shown| store::Tried {
                rules: kept.rules.clone(),
                puzzle: kept.puzzle.clone(),
                wrong,
                shown,
                solved: false,
            };
            match done {
                Done::Nothing => {}
                Done::Wrong => tx.note_try(person, &tried(1, false), now).await?,
                Done::Shown => tx.note_try(person, &tried(0, true), now).await?,
                Done::Solved => {
                    let solved = (kept.rules.as_str(), kept.puzzle.as_str());
                    let means = tx.solve_puzzle(person, solved, (today, now)).await?;
                    // Solved elsewhere before, it counts on this server as well.
                    daily::count(&mut tx, asker, solved, now).await?;
                    counts = Some(means);
                }
            }
        }
        tx.commit().await?;
        Ok((prompt, counts))
    })
    .await?;
    kept.prompt = prompt.ok_or_else(Rejection::stale)?;
    let gone = || Rejection::Broken("a puzzle is gone that was there".to_owned());
    Ok((Solver::new(kept)?.ok_or_else(gone)?, counts))
}

/// Stores drafted steps at the prompt at which they were chosen.
pub(super) async fn draft(context: &Context, asker: &Asker, kept: Puzzler) -> Result<Solver, Rejection> {
    let stands = retry_transaction(async || {
        let mut tx = context.store.begin().await?;
        let stands = tx.draft_puzzle(asker.person, &kept, context.now()).await?;
        tx.commit().await?;
        Ok(stands)
    })
    .await?;
    if !stands {
        return Err(Rejection::stale());
    }
    Solver::new(kept)?.ok_or_else(Rejection::stale)
}
