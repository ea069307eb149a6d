//! The puzzle each person is at, and how they fared with others.

use model::ids::UserId;
use sqlx::any::AnyRow;

use super::sittings;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// The puzzle that a person is at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzler {
    /// The catalogue's id of its game.
    pub rules: String,
    /// Its word.
    pub puzzle: String,
    /// Which of their moments in puzzles this is; 0: none yet. None is below [`Puzzler::FIRST`].
    pub prompt: i64,
    /// The entries of their turn that stand.
    pub entered: Vec<String>,
    /// Steps of the next entry, joined by `/`.
    pub draft: String,
    /// Whether they had the solution shown.
    pub shown: bool,
}

impl Puzzler {
    /// The first moment of a person in puzzles: far above all in lessons, so that a control of the picker tells where it belongs.
    pub const FIRST: i64 = 1 << 40;
    /// The first moment with a sitting.
    const SITTINGS: i64 = 1 << 41;

    /// Whether a control was made for this puzzle, at this moment or at an earlier one.
    #[must_use]
    pub const fn is_of(&self, prompt: i64) -> bool {
        sittings::is_same(Self::SITTINGS, self.prompt, prompt)
    }
}

/// How a person fared with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The catalogue's id of its game.
    pub rules: String,
    /// Its word.
    pub puzzle: String,
    /// How many of their turns were not the good one.
    pub wrong: i64,
    /// Whether they had the solution shown.
    pub shown: bool,
    /// Whether they solved it without that, and at once.
    pub solved: bool,
}

/// What it means that somebody has solved a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolvedPuzzle {
    /// It counts: they found it by themselves, and at once.
    Counts,
    /// It counted before.
    Before,
    /// It doesn't count: they tried something else first, or had the solution shown.
    Helped,
}

/// What somebody has solved, and on how many days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PuzzleScore {
    /// How many puzzles.
    pub solved: i64,
    /// On how many days in a row up to today or yesterday.
    pub streak: i64,
    /// On how many days in a row at best.
    pub best: i64,
}

/// What keeps entries apart: no step of a game has one in it.
const ENTRIES: &str = "\n";

impl Store {
    /// The puzzle that a person is at, if they were ever at one.
    pub async fn puzzler(&self, person: UserId) -> Result<Option<Puzzler>> {
        self.maybe(
            "SELECT rules, puzzle, moment, entered, draft, shown FROM puzzlers WHERE person = $1",
            person,
            read,
        )
        .await
    }

    /// How a person fared with puzzles: one row each, at most as many as there are.
    pub async fn puzzle_tries(&self, person: UserId) -> Result<Vec<Tried>> {
        self.all(
            "SELECT rules, puzzle, wrong, shown_ms, solved_ms FROM puzzle_tries WHERE person = $1 \
             ORDER BY rules, puzzle",
            person,
            tried,
        )
        .await
    }

    /// What a person has solved; a streak counts on until a whole day has passed without.
    pub async fn puzzle_score(&self, person: UserId, today: i64) -> Result<PuzzleScore> {
        let score = self
            .maybe(
                "SELECT streak, best_streak, last_day, (SELECT COUNT(*) FROM puzzle_tries \
                   WHERE puzzle_tries.person = $1 AND solved_ms IS NOT NULL) AS solved \
                 FROM puzzlers WHERE person = $1",
                person,
                |row| {
                    let goes_on = row.value::<Option<i64>>("last_day")?.is_some_and(|day| day + 1 >= today);
                    let streak = if goes_on { row.value("streak")? } else { 0 };
                    Ok(PuzzleScore { solved: row.value("solved")?, streak, best: row.value("best_streak")? })
                },
            )
            .await?;
        Ok(score.unwrap_or_default())
    }
}

impl Tx {
    /// Keeps the puzzle that a person is at, at their next moment, if they are still at the one it was read at; answers the new one, `None` if
    /// they went on meanwhile.
    pub async fn keep_puzzler(&mut self, person: UserId, puzzler: &Puzzler, now: i64) -> Result<Option<i64>> {
        self.maybe(
            "INSERT INTO puzzlers (person, rules, puzzle, moment, entered, draft, shown, at_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
             ON CONFLICT (person) DO UPDATE SET rules = $2, puzzle = $3, \
               moment = CASE WHEN puzzlers.moment < $4 THEN $4 \
                 WHEN puzzlers.rules = $2 AND puzzlers.puzzle = $3 THEN puzzlers.moment + 1 \
                 ELSE (puzzlers.moment / $10 + 1) * $10 END, \
               entered = $5, draft = $6, shown = $7, at_ms = $8 WHERE puzzlers.moment = $9 \
             RETURNING moment",
            (
                (person, &puzzler.rules, &puzzler.puzzle, Puzzler::SITTINGS, puzzler.entered.join(ENTRIES)),
                (&puzzler.draft, puzzler.shown, now, puzzler.prompt, sittings::LENGTH),
            ),
            |row| row.value("moment"),
        )
        .await
    }

    /// Keeps the steps that a person has drafted at a moment of a puzzle, if they are still at it; `false` if they went on.
    pub async fn draft_puzzle(&mut self, person: UserId, puzzler: &Puzzler, now: i64) -> Result<bool> {
        self.changed(
            "UPDATE puzzlers SET draft = $3, at_ms = $4 WHERE person = $1 AND moment = $2",
            (person, puzzler.prompt, &puzzler.draft, now),
        )
        .await
    }

    /// Counts a turn that was not the good one, or that the solution was shown.
    pub async fn note_try(&mut self, person: UserId, tried: &Tried, now: i64) -> Result<()> {
        self.run(
            "INSERT INTO puzzle_tries (person, rules, puzzle, wrong, shown_ms) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (person, rules, puzzle) DO UPDATE SET wrong = puzzle_tries.wrong + EXCLUDED.wrong, \
               shown_ms = COALESCE(puzzle_tries.shown_ms, EXCLUDED.shown_ms)",
            (person, &tried.rules, &tried.puzzle, tried.wrong, tried.shown.then_some(now)),
        )
        .await
    }

    /// Notes that a person has solved a puzzle on a day. What they tried before, or were shown, stays: who goes through all turns finds it, too.
    pub async fn solve_puzzle(
        &mut self,
        person: UserId,
        (rules, puzzle): (&str, &str),
        (today, now): (i64, i64),
    ) -> Result<SolvedPuzzle> {
        let counts = self
            .changed(
                "INSERT INTO puzzle_tries (person, rules, puzzle, solved_ms) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (person, rules, puzzle) DO UPDATE SET solved_ms = EXCLUDED.solved_ms \
                 WHERE puzzle_tries.solved_ms IS NULL AND puzzle_tries.shown_ms IS NULL \
                 AND puzzle_tries.wrong = 0",
                (person, rules, puzzle, now),
            )
            .await?;
        if !counts {
            let sql = "SELECT solved_ms FROM puzzle_tries WHERE person = $1 AND rules = $2 AND puzzle = $3";
            let before = self.one(sql, (person, rules, puzzle), |row| row.is_set("solved_ms")).await?;
            return Ok(if before { SolvedPuzzle::Before } else { SolvedPuzzle::Helped });
        }
        let sql = "SELECT streak, best_streak, last_day FROM puzzlers WHERE person = $1";
        let Some(row) = self.row(sql, person).await? else { return Ok(SolvedPuzzle::Counts) };
        let (before, best): (i64, i64) = (row.value("streak")?, row.value("best_streak")?);
        let streak = match row.value::<Option<i64>>("last_day")? {
            Some(day) if day == today => before,
            Some(day) if day + 1 == today => before + 1,
            _ => 1,
        };
        self.run(
            "UPDATE puzzlers SET streak = $2, best_streak = $3, last_day = $4 WHERE person = $1",
            (person, streak, best.max(streak), today),
        )
        .await?;
        Ok(SolvedPuzzle::Counts)
    }
}

fn read(row: &AnyRow) -> Result<Puzzler> {
    let entered: String = row.value("entered")?;
    let entered = entered.split(ENTRIES).filter(|entry| !entry.is_empty()).map(str::to_owned);
    Ok(Puzzler {
        rules: row.value("rules")?,
        puzzle: row.value("puzzle")?,
        prompt: row.value("moment")?,
        entered: entered.collect(),
        draft: row.value("draft")?,
        shown: row.flag("shown")?,
    })
}

fn tried(row: &AnyRow) -> Result<Tried> {
    Ok(Tried {
        rules: row.value("rules")?,
        puzzle: row.value("puzzle")?,
        wrong: row.value("wrong")?,
        shown: row.is_set("shown_ms")?,
        solved: row.is_set("solved_ms")?,
    })
}
