//! The puzzle of the day of a server: where and when one is posted, which one it was, how many have solved it, and on how many days in a row
//! somebody has.

use model::ids::{ChannelId, GuildId, UserId};
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{PuzzleScore, Result, Store, Tx};

/// Where a puzzle is posted every day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyPlace {
    /// The channel.
    pub channel: ChannelId,
    /// At which hour of the day, UTC: 0 to 23.
    pub hour: i64,
    /// When the next one is due.
    pub due_ms: i64,
}

impl DailyPlace {
    /// Reads it from a server's row.
    pub(crate) fn read(row: &AnyRow) -> Result<Option<Self>> {
        let (channel, due) = (row.maybe_id("daily_channel")?, row.value::<Option<i64>>("daily_ms")?);
        let (Some(channel), Some(due_ms)) = (channel, due) else { return Ok(None) };
        Ok(Some(Self { channel, hour: row.value("daily_hour")?, due_ms }))
    }
}

/// The puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPuzzle {
    /// The server.
    pub guild: GuildId,
    /// The day, in days since 1970-01-01 (UTC).
    pub day: i64,
    /// The catalogue's id of its game.
    pub rules: String,
    /// Its word.
    pub puzzle: String,
    /// Where it was posted.
    pub channel: ChannelId,
}

/// The most days that are looked at for a streak.
const DAYS: i64 = 4_000;
/// The newest puzzle of a server may be solved so many days after its own: it lasts until the next one's hour.
const LASTS: i64 = 2;

impl Store {
    /// The servers whose next puzzle is due, the longest overdue first.
    pub async fn due_daily_puzzles(&self, now: i64, most: i64) -> Result<Vec<GuildId>> {
        self.all(
            "SELECT id FROM guilds WHERE daily_ms IS NOT NULL AND daily_ms <= $1 AND gone_ms IS NULL \
             ORDER BY daily_ms LIMIT $2",
            (now, most),
            |row| row.id("id"),
        )
        .await
    }

    /// The puzzle of a server on a day.
    pub async fn daily_puzzle(&self, guild: GuildId, day: i64) -> Result<Option<DailyPuzzle>> {
        self.maybe(
            "SELECT guild, day, rules, puzzle, channel FROM daily_puzzles WHERE guild = $1 AND day = $2",
            (guild, day),
            read,
        )
        .await
    }

    /// The puzzles whose posts are to say anew how many have solved them.
    pub async fn daily_puzzles_behind(&self, now: i64, most: i64) -> Result<Vec<DailyPuzzle>> {
        self.readable(
            "SELECT guild, day, rules, puzzle, channel FROM daily_puzzles \
             WHERE refresh_ms IS NOT NULL AND refresh_ms <= $1 ORDER BY refresh_ms LIMIT $2",
            (now, most),
            read,
        )
        .await
    }

    /// On how many days a person has solved the puzzle of the day, wherever, and on how many in a row.
    pub async fn daily_puzzle_score(&self, person: UserId, today: i64) -> Result<PuzzleScore> {
        let sql = "SELECT DISTINCT day FROM daily_solvers WHERE person = $1 ORDER BY day DESC LIMIT $2";
        let days: Vec<i64> = self.all(sql, (person, DAYS), |row| row.value("day")).await?;
        Ok(score(&days, today))
    }
}

impl Tx {
    /// How often a server has had each puzzle.
    pub async fn daily_puzzles_had(&mut self, guild: GuildId) -> Result<Vec<(String, i64)>> {
        self.all(
            "SELECT puzzle, COUNT(*) AS times FROM daily_puzzles WHERE guild = $1 GROUP BY puzzle",
            guild,
            |row| Ok((row.value("puzzle")?, row.value("times")?)),
        )
        .await
    }

    /// Keeps the puzzle of a day; `false` where the server has had that day's.
    pub async fn keep_daily_puzzle(&mut self, puzzle: &DailyPuzzle) -> Result<bool> {
        self.changed(
            "INSERT INTO daily_puzzles (guild, day, rules, puzzle, channel) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (guild, day) DO NOTHING",
            (puzzle.guild, puzzle.day, &puzzle.rules, &puzzle.puzzle, puzzle.channel),
        )
        .await
    }

    /// Notes when the next puzzle of a server is due.
    pub async fn next_daily_puzzle(&mut self, guild: GuildId, due_ms: i64) -> Result<()> {
        self.run("UPDATE guilds SET daily_ms = $2 WHERE id = $1", (guild, due_ms)).await
    }

    /// Counts a person who has solved a puzzle by themselves for their server's puzzle of the day, where it is the newest one there, and
    /// lets its post say so from `refresh_ms` on. Whether they were not counted before.
    pub async fn solve_daily_puzzle(
        &mut self,
        (guild, person): (GuildId, UserId),
        (rules, puzzle): (&str, &str),
        (now, refresh_ms): (i64, i64),
    ) -> Result<bool> {
        let newest =
            "SELECT day, rules, puzzle FROM daily_puzzles WHERE guild = $1 ORDER BY day DESC LIMIT 1";
        let Some(newest) = self.row(newest, guild).await? else { return Ok(false) };
        let own: (String, String) = (newest.value("rules")?, newest.value("puzzle")?);
        if (own.0.as_str(), own.1.as_str()) != (rules, puzzle) {
            return Ok(false);
        }
        let day: i64 = newest.value("day")?;
        let counted = self
            .changed(
                "INSERT INTO daily_solvers (guild, day, person, at_ms) \
                 SELECT CAST($1 AS BIGINT), CAST($2 AS BIGINT), person, CAST($6 AS BIGINT) FROM puzzle_tries \
                 WHERE person = $3 AND rules = $4 AND puzzle = $5 AND solved_ms IS NOT NULL \
                 ON CONFLICT (guild, day, person) DO NOTHING",
                (guild, day, person, rules, puzzle, now),
            )
            .await?;
        if !counted {
            return Ok(false);
        }
        self.run(
            "UPDATE daily_puzzles SET refresh_ms = COALESCE(refresh_ms, $3) WHERE guild = $1 AND day = $2",
            (guild, day, refresh_ms),
        )
        .await?;
        Ok(true)
    }

    /// How many have solved the puzzle of a day, for its post to say so; `None` where it says so already.
    pub async fn refresh_daily_puzzle(&mut self, guild: GuildId, day: i64) -> Result<Option<i64>> {
        let behind = self
            .changed(
                "UPDATE daily_puzzles SET refresh_ms = NULL WHERE guild = $1 AND day = $2 \
                 AND refresh_ms IS NOT NULL",
                (guild, day),
            )
            .await?;
        if !behind {
            return Ok(None);
        }
        let sql = "SELECT COUNT(*) AS people FROM daily_solvers WHERE guild = $1 AND day = $2";
        self.one(sql, (guild, day), |row| row.value("people")).await.map(Some)
    }
}

fn read(row: &AnyRow) -> Result<DailyPuzzle> {
    Ok(DailyPuzzle {
        guild: row.id("guild")?,
        day: row.value("day")?,
        rules: row.value("rules")?,
        puzzle: row.value("puzzle")?,
        channel: row.id("channel")?,
    })
}

/// What days make of a score, the newest first.
fn score(days: &[i64], today: i64) -> PuzzleScore {
    let (mut streak, mut best, mut run) = (0, 0, 0);
    let mut later: Option<i64> = None;
    let mut unbroken = days.first().is_some_and(|newest| newest + LASTS >= today);
    for day in days {
        if later.is_some_and(|later| later != day + 1) {
            unbroken = false;
            run = 0;
        }
        run += 1;
        best = best.max(run);
        if unbroken {
            streak = run;
        }
        later = Some(*day);
    }
    PuzzleScore { solved: days.len() as i64, streak, best }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_a_row_count_up_to_the_newest_puzzle() {
        let told = |days: &[i64], today| {
            let PuzzleScore { solved, streak, best } = score(days, today);
            (solved, streak, best)
        };
        assert_eq!(told(&[], 9), (0, 0, 0));
        assert_eq!(told(&[9], 9), (1, 1, 1));
        assert_eq!(told(&[9, 8, 7, 5, 4], 9), (5, 3, 3));
        assert_eq!(told(&[7, 6], 9), (2, 2, 2), "the puzzle of yesterday evening is still the newest");
        assert_eq!(told(&[6, 5, 4], 9), (3, 0, 3));
        assert_eq!(told(&[9, 7, 6, 5], 9), (4, 1, 3));
    }
}
