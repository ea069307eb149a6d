//! How far people have come in lessons.

use model::ids::UserId;
use sqlx::any::AnyRow;

use super::sittings;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// How far a person has come in the lesson of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The catalogue's id.
    pub rules: String,
    /// The word of the step they are at.
    pub step: String,
    /// The words of the steps they have solved.
    pub solved: Vec<String>,
    /// Which of their moments in lessons this is: no two of a person are the same.
    pub prompt: i64,
    /// The entries of their turn that stand.
    pub entered: Vec<String>,
    /// Steps of the next entry, joined by `/`.
    pub draft: String,
}

impl Lesson {
    /// The first moment with a sitting.
    const SITTINGS: i64 = 1 << 20;

    /// Whether a control was made for this step of this lesson, at this moment or at an earlier one.
    #[must_use]
    pub const fn is_of(&self, prompt: i64) -> bool {
        sittings::is_same(Self::SITTINGS, self.prompt, prompt)
    }
}

/// What keeps entries apart: no step of a game has one in it.
const ENTRIES: &str = "\n";
/// What keeps the words of steps apart.
const STEPS: &str = " ";

impl Store {
    /// A person's lessons, the one they were at last first.
    pub async fn lessons(&self, person: UserId) -> Result<Vec<Lesson>> {
        self.all(
            "SELECT rules, step, solved, moment, entered, draft FROM lessons WHERE person = $1 \
             ORDER BY at_ms DESC, moment DESC",
            person,
            read,
        )
        .await
    }
}

impl Tx {
    /// Keeps how far a person has come in a lesson, at their next moment; answers which that is.
    pub async fn keep_lesson(&mut self, person: UserId, lesson: &Lesson, now: i64) -> Result<i64> {
        self.one(
            "INSERT INTO lessons (person, rules, step, solved, moment, entered, draft, at_ms) \
             VALUES ($1, $2, $3, $4, (SELECT CASE WHEN COALESCE(MAX(moment), 0) < $8 THEN $8 \
                 ELSE (MAX(moment) / $9 + 1) * $9 END FROM lessons WHERE person = $1), \
               $5, $6, $7) \
             ON CONFLICT (person, rules) DO UPDATE SET \
               moment = CASE WHEN lessons.step = $3 AND lessons.moment >= $8 AND (lessons.moment + 1) % $9 > 0 \
                 THEN lessons.moment + 1 ELSE EXCLUDED.moment END, \
               step = $3, solved = $4, entered = $5, draft = $6, at_ms = $7 \
             RETURNING moment",
            (
                (person, &lesson.rules, &lesson.step, lesson.solved.join(STEPS)),
                (lesson.entered.join(ENTRIES), &lesson.draft, now, Lesson::SITTINGS, sittings::LENGTH),
            ),
            |row| row.value("moment"),
        )
        .await
    }

    /// Keeps the steps that a person has drafted at a moment of a lesson, if they are still at it; `false` if they went on.
    pub async fn draft_lesson(&mut self, person: UserId, lesson: &Lesson, now: i64) -> Result<bool> {
        self.changed(
            "UPDATE lessons SET draft = $4, at_ms = $5 WHERE person = $1 AND rules = $2 AND moment = $3",
            (person, &lesson.rules, lesson.prompt, &lesson.draft, now),
        )
        .await
    }
}

fn read(row: &AnyRow) -> Result<Lesson> {
    let parts = |column: &str, between: &str| -> Result<Vec<String>> {
        let text: String = row.value(column)?;
        Ok(text.split(between).filter(|part| !part.is_empty()).map(str::to_owned).collect())
    };
    Ok(Lesson {
        rules: row.value("rules")?,
        step: row.value("step")?,
        solved: parts("solved", STEPS)?,
        prompt: row.value("moment")?,
        entered: parts("entered", ENTRIES)?,
        draft: row.value("draft")?,
    })
}
