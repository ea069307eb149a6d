//! How people want to be told of things, and what they have to be told at some moment.

use model::ids::{GameId, UserId};
use model::settings::TurnNotification;
use model::time::points::{Point, Points};
use model::time::quiet::Quiet;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

use crate::columns::{Columns, ids};
use crate::{Invitations, Store, StoreError, Tx};

/// How somebody wants to be told of things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NotificationSettings {
    /// Their time zone's IANA name; `None`: UTC.
    pub zone: Option<String>,
    /// When they want to hear nothing.
    pub quiet: Option<Quiet>,
    /// How they learn of their turn.
    pub notice: TurnNotification,
    /// When they are reminded.
    pub reminders: Points,
    /// Whether reminders come as pings in the channel; else as direct messages.
    pub remind_in_channel: bool,
    /// The minute of their day at which their turns are listed.
    pub digest: Option<u16>,
    /// Where they may be invited.
    pub invitations: Invitations,
    /// Whether secrets of games stay under *My secrets* instead of coming by direct message, too.
    pub secrets_off: bool,
    /// Whether a turn they have made is shown to them once more before it is played.
    pub confirm: bool,
}

/// Somebody whose turns are to be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueDigest {
    /// Who.
    pub person: UserId,
    /// Since when.
    pub due_ms: i64,
}

/// Something somebody is to be reminded of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// At which of the points they chose.
    pub point: Point,
    /// The deadline it is about.
    pub deadline_ms: i64,
    /// When.
    pub due_ms: i64,
}

impl Store {
    /// How somebody wants to be told of things.
    pub async fn notification_settings(&self, person: UserId) -> Result<NotificationSettings, StoreError> {
        let mut connection = self.reach().await?.acquire().await?;
        notification_settings(&mut connection, person).await
    }

    /// Who has a reminder due, and in which game; the longest due first, each game and person once.
    pub async fn due_reminders(&self, now: i64, most: i64) -> Result<Vec<(GameId, UserId)>, StoreError> {
        let rows = sqlx::query(
            "SELECT game, person FROM reminders WHERE due_ms IS NOT NULL AND due_ms <= $1 GROUP BY game, person \
             ORDER BY MIN(due_ms), game, person LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        rows.iter().map(|row| Ok((row.id("game")?, row.id("person")?))).collect()
    }

    /// Who has a digest due, the longest due first.
    pub async fn due_digests(&self, now: i64, most: i64) -> Result<Vec<DueDigest>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, digest_ms FROM people WHERE digest_ms IS NOT NULL AND digest_ms <= $1 \
             ORDER BY digest_ms, id LIMIT $2",
        )
        .bind(now)
        .bind(most)
        .fetch_all(self.reach().await?)
        .await?;
        let due = |row: &AnyRow| Ok(DueDigest { person: row.id("id")?, due_ms: row.try_get("digest_ms")? });
        rows.iter().map(due).collect()
    }
}

impl Tx {
    /// How somebody wants to be told of things.
    pub async fn notification_settings(
        &mut self,
        person: UserId,
    ) -> Result<NotificationSettings, StoreError> {
        notification_settings(&mut self.inner, person).await
    }

    /// Remembers how somebody wants to be told of things, and when their next digest is due.
    pub async fn set_notification_settings(
        &mut self,
        person: UserId,
        settings: &NotificationSettings,
        digest_ms: Option<i64>,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO people (id, dm_closed, dm_notice, zone, quiet_from, quiet_to, notice, reminders, remind_in, \
             digest_minute, digest_ms, invitations, secrets_off, confirm_turns) \
             VALUES ($1, 0, 0, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) \
             ON CONFLICT (id) DO UPDATE SET zone = $2, quiet_from = $3, quiet_to = $4, notice = $5, reminders = $6, \
             remind_in = $7, digest_minute = $8, digest_ms = $9, \
             invitations = $10, secrets_off = $11, confirm_turns = $12",
        )
        .bind(person.0)
        .bind(settings.zone.clone())
        .bind(settings.quiet.map(|quiet| i64::from(quiet.from)))
        .bind(settings.quiet.map(|quiet| i64::from(quiet.to)))
        .bind(Some(settings.notice).filter(|notice| *notice != TurnNotification::default()).map(TurnNotification::word))
        .bind(Some(settings.reminders).filter(|points| *points != Points::default()).map(|points| points.to_string()))
        .bind(settings.remind_in_channel.then_some("channel"))
        .bind(settings.digest.map(i64::from))
        .bind(digest_ms)
        .bind(Some(settings.invitations).filter(|own| *own != Invitations::default()).map(Invitations::word))
        .bind(i64::from(settings.secrets_off))
        .bind(i64::from(settings.confirm))
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Moves somebody's digest on, if it is still due as it was; `false` when somebody else did.
    pub async fn next_digest(&mut self, due: DueDigest, next_ms: Option<i64>) -> Result<bool, StoreError> {
        let done = sqlx::query("UPDATE people SET digest_ms = $3 WHERE id = $1 AND digest_ms = $2")
            .bind(due.person.0)
            .bind(due.due_ms)
            .bind(next_ms)
            .execute(&mut *self.inner)
            .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Forgets what is noted in a game for anything but these deadlines of people.
    pub async fn keep_reminders(
        &mut self,
        game: GameId,
        deadlines: &[(UserId, i64)],
    ) -> Result<(), StoreError> {
        let kept: String = deadlines.iter().map(|(person, at)| format!(",{}:{at},", person.0)).collect();
        sqlx::query(
            "DELETE FROM reminders WHERE game = $1 AND CAST($2 AS TEXT) NOT LIKE \
             '%,' || CAST(person AS TEXT) || ':' || CAST(deadline_ms AS TEXT) || ',%'",
        )
        .bind(game.0)
        .bind(kept)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// The deadline for which somebody has a reminder due in a game.
    pub async fn due_deadline(
        &mut self,
        game: GameId,
        person: UserId,
        now: i64,
    ) -> Result<Option<i64>, StoreError> {
        let row = sqlx::query(
            "SELECT deadline_ms FROM reminders WHERE game = $1 AND person = $2 AND due_ms IS NOT NULL AND due_ms <= $3 \
             ORDER BY deadline_ms LIMIT 1",
        )
        .bind(game.0)
        .bind(person.0)
        .bind(now)
        .fetch_optional(&mut *self.inner)
        .await?;
        Ok(row.map(|row| row.try_get("deadline_ms")).transpose()?)
    }

    /// Forgets all reminders to come of somebody; those that have come stay.
    pub async fn drop_reminders_to_come(&mut self, person: UserId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM reminders WHERE person = $1 AND due_ms IS NOT NULL")
            .bind(person.0)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }

    /// The running games in which somebody's clock runs.
    pub async fn running_out(&mut self, person: UserId) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT DISTINCT s.game FROM seats s JOIN games g ON g.id = s.game \
             WHERE s.person = $1 AND s.deadline_ms IS NOT NULL AND g.status = 'running' ORDER BY s.game",
        )
        .bind(person.0)
        .fetch_all(&mut *self.inner)
        .await?;
        ids(&rows, "game")
    }

    /// Notes when somebody is to be reminded that a deadline comes nearer. What is noted for the same deadline stays, so that
    /// nothing comes twice.
    pub async fn remind(&mut self, game: GameId, person: UserId, new: Reminder) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO reminders (game, person, point, deadline_ms, due_ms) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (game, person, point) DO UPDATE SET deadline_ms = $4, due_ms = $5 \
             WHERE reminders.deadline_ms <> $4",
        )
        .bind(game.0)
        .bind(person.0)
        .bind(new.point.word())
        .bind(new.deadline_ms)
        .bind(new.due_ms)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Takes what is due of somebody's reminders in a game: they have come now, or come at `later`. `false` when nothing was
    /// due, or somebody else took it.
    pub async fn take_reminders(
        &mut self,
        game: GameId,
        person: UserId,
        now: i64,
        later: Option<i64>,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE reminders SET due_ms = $4 WHERE game = $1 AND person = $2 AND due_ms IS NOT NULL AND due_ms <= $3",
        )
        .bind(game.0)
        .bind(person.0)
        .bind(now)
        .bind(later)
        .execute(&mut *self.inner)
        .await?;
        Ok(done.rows_affected() > 0)
    }

    /// All reminders of somebody that come by `until` have come: a list of their turns says the same.
    pub async fn reminded_of_all(&mut self, person: UserId, until: i64) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE reminders SET due_ms = NULL WHERE person = $1 AND due_ms IS NOT NULL AND due_ms <= $2",
        )
        .bind(person.0)
        .bind(until)
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}

async fn notification_settings(
    connection: &mut AnyConnection,
    person: UserId,
) -> Result<NotificationSettings, StoreError> {
    let row = sqlx::query(
        "SELECT zone, quiet_from, quiet_to, notice, reminders, remind_in, digest_minute, invitations, secrets_off, confirm_turns \
         FROM people WHERE id = $1",
    )
    .bind(person.0)
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else { return Ok(NotificationSettings::default()) };
    let minute = |column: &str| -> Result<Option<u16>, StoreError> {
        Ok(row.try_get::<Option<i64>, _>(column)?.and_then(|minute| u16::try_from(minute).ok()))
    };
    let quiet = minute("quiet_from")?.zip(minute("quiet_to")?);
    let reminders: Option<String> = row.try_get("reminders")?;
    Ok(NotificationSettings {
        zone: row.try_get("zone")?,
        quiet: quiet.and_then(|(from, to)| Quiet::between(from, to)),
        notice: row.word("notice", TurnNotification::from_word)?.unwrap_or_default(),
        reminders: reminders.map_or_else(Points::default, |text| Points::read(&text)),
        remind_in_channel: row.try_get::<Option<String>, _>("remind_in")?.as_deref() == Some("channel"),
        digest: minute("digest_minute")?,
        invitations: invitations(&row)?,
        secrets_off: row.flag("secrets_off")?,
        confirm: row.flag("confirm_turns")?,
    })
}

/// The column `invitations`. A word of a newer version can only be narrower than what this one knows.
pub(crate) fn invitations(row: &AnyRow) -> Result<Invitations, StoreError> {
    let word: Option<String> = row.try_get("invitations")?;
    Ok(word.map_or(Invitations::Everywhere, |word| {
        Invitations::from_word(&word).unwrap_or(Invitations::Nowhere)
    }))
}
