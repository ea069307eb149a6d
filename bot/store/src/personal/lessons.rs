//! How far people have come in lessons.

use model::ids::UserId;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::{Store, StoreError, Tx};

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

/// What keeps entries apart: no step of a game has one in it.
const ENTRIES: &str = "\n";
/// What keeps the words of steps apart.
const STEPS: &str = " ";

impl Store {
    /// A person's lessons, the one they were at last first.
    pub async fn lessons(&self, person: UserId) -> Result<Vec<Lesson>, StoreError> {
        let rows = sqlx::query(
            "SELECT rules, step, solved, moment, entered, draft FROM lessons WHERE person = $1 \
             ORDER BY moment DESC",
        )
        .bind(person.0)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(read).collect()
    }
}

impl Tx {
    /// Keeps how far a person has come in a lesson, at their next moment; answers which that is.
    pub async fn keep_lesson(
        &mut self,
        person: UserId,
        lesson: &Lesson,
        now: i64,
    ) -> Result<i64, StoreError> {
        let row = sqlx::query(
            "INSERT INTO lessons (person, rules, step, solved, moment, entered, draft, at_ms) \
             VALUES ($1, $2, $3, $4, (SELECT COALESCE(MAX(moment), 0) + 1 FROM lessons WHERE person = $1), \
               $5, $6, $7) \
             ON CONFLICT (person, rules) DO UPDATE SET step = $3, solved = $4, moment = EXCLUDED.moment, \
               entered = $5, draft = $6, at_ms = $7 \
             RETURNING moment",
        )
        .bind(person.0)
        .bind(&lesson.rules)
        .bind(&lesson.step)
        .bind(lesson.solved.join(STEPS))
        .bind(lesson.entered.join(ENTRIES))
        .bind(&lesson.draft)
        .bind(now)
        .fetch_one(&mut *self.inner)
        .await?;
        Ok(row.try_get("moment")?)
    }

    /// Keeps the steps that a person has drafted at a moment of a lesson, if they are still at it; `false` if they went on.
    pub async fn draft_lesson(
        &mut self,
        person: UserId,
        lesson: &Lesson,
        now: i64,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE lessons SET draft = $4, at_ms = $5 WHERE person = $1 AND rules = $2 AND moment = $3",
        )
        .bind(person.0)
        .bind(&lesson.rules)
        .bind(lesson.prompt)
        .bind(&lesson.draft)
        .bind(now)
        .execute(&mut *self.inner)
        .await?;
        Ok(done.rows_affected() == 1)
    }
}

fn read(row: &AnyRow) -> Result<Lesson, StoreError> {
    let parts = |column: &str, between: &str| -> Result<Vec<String>, StoreError> {
        let text: String = row.try_get(column)?;
        Ok(text.split(between).filter(|part| !part.is_empty()).map(str::to_owned).collect())
    };
    Ok(Lesson {
        rules: row.try_get("rules")?,
        step: row.try_get("step")?,
        solved: parts("solved", STEPS)?,
        prompt: row.try_get("moment")?,
        entered: parts("entered", ENTRIES)?,
        draft: row.try_get("draft")?,
    })
}
