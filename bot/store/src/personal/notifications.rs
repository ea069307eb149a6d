//! How people want to be told of things, and what they have to be told at some moment.

use model::ids::{GameId, UserId};
use model::settings::TurnNotification;
use model::time::points::{Point, Points};
use model::time::quiet::Quiet;
use sqlx::any::AnyRow;

use crate::sql::{Columns, Statements};
use crate::{Invitations, Result, Store, Tx};

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

const SETTINGS: &str = "SELECT zone, quiet_from, quiet_to, notice, reminders, remind_in, digest_minute, \
                        invitations, secrets_off, confirm_turns FROM people WHERE id = $1";

impl Store {
    /// How somebody wants to be told of things.
    pub async fn notification_settings(&self, person: UserId) -> Result<NotificationSettings> {
        self.maybe(SETTINGS, person, settings).await.map(Option::unwrap_or_default)
    }

    /// Who has a reminder due, and in which game; the longest due first, each game and person once.
    pub async fn due_reminders(&self, now: i64, most: i64) -> Result<Vec<(GameId, UserId)>> {
        self.all(
            "SELECT game, person FROM reminders WHERE due_ms IS NOT NULL AND due_ms <= $1 \
             GROUP BY game, person ORDER BY MIN(due_ms), game, person LIMIT $2",
            (now, most),
            |row| Ok((row.id("game")?, row.id("person")?)),
        )
        .await
    }

    /// Who has a digest due, the longest due first.
    pub async fn due_digests(&self, now: i64, most: i64) -> Result<Vec<DueDigest>> {
        self.all(
            "SELECT id, digest_ms FROM people WHERE digest_ms IS NOT NULL AND digest_ms <= $1 \
             ORDER BY digest_ms, id LIMIT $2",
            (now, most),
            |row| Ok(DueDigest { person: row.id("id")?, due_ms: row.value("digest_ms")? }),
        )
        .await
    }
}

impl Tx {
    /// How somebody wants to be told of things.
    pub async fn notification_settings(&mut self, person: UserId) -> Result<NotificationSettings> {
        self.maybe(SETTINGS, person, settings).await.map(Option::unwrap_or_default)
    }

    /// Remembers how somebody wants to be told of things, and when their next digest is due.
    pub async fn set_notification_settings(
        &mut self,
        person: UserId,
        settings: &NotificationSettings,
        digest_ms: Option<i64>,
    ) -> Result<()> {
        self.run(
            "INSERT INTO people (id, dm_closed, dm_notice, zone, quiet_from, quiet_to, notice, reminders, \
             remind_in, digest_minute, digest_ms, invitations, secrets_off, confirm_turns) \
             VALUES ($1, 0, 0, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (id) DO UPDATE \
             SET zone = $2, quiet_from = $3, quiet_to = $4, notice = $5, reminders = $6, remind_in = $7, \
             digest_minute = $8, digest_ms = $9, invitations = $10, secrets_off = $11, confirm_turns = $12",
            (
                (person, settings.zone.as_deref()),
                settings.quiet.map(|quiet| quiet.from),
                settings.quiet.map(|quiet| quiet.to),
                unless_usual(settings.notice).map(TurnNotification::word),
                unless_usual(settings.reminders).map(|points| points.to_string()),
                settings.remind_in_channel.then_some("channel"),
                (settings.digest, digest_ms),
                unless_usual(settings.invitations).map(Invitations::word),
                (settings.secrets_off, settings.confirm),
            ),
        )
        .await
    }

    /// Moves somebody's digest on, if it is still due as it was; `false` when somebody else did.
    pub async fn next_digest(&mut self, due: DueDigest, next_ms: Option<i64>) -> Result<bool> {
        self.changed(
            "UPDATE people SET digest_ms = $3 WHERE id = $1 AND digest_ms = $2",
            (due.person, due.due_ms, next_ms),
        )
        .await
    }

    /// Forgets what is noted in a game for anything but these deadlines of people.
    pub async fn keep_reminders(&mut self, game: GameId, deadlines: &[(UserId, i64)]) -> Result<()> {
        let kept: String = deadlines.iter().map(|(person, at)| format!(",{}:{at},", person.0)).collect();
        self.run(
            "DELETE FROM reminders WHERE game = $1 AND CAST($2 AS TEXT) NOT LIKE \
             '%,' || CAST(person AS TEXT) || ':' || CAST(deadline_ms AS TEXT) || ',%'",
            (game, kept),
        )
        .await
    }

    /// The deadline for which somebody has a reminder due in a game.
    pub async fn due_deadline(&mut self, game: GameId, person: UserId, now: i64) -> Result<Option<i64>> {
        self.maybe(
            "SELECT deadline_ms FROM reminders WHERE game = $1 AND person = $2 AND due_ms IS NOT NULL \
             AND due_ms <= $3 ORDER BY deadline_ms LIMIT 1",
            (game, person, now),
            |row| row.value("deadline_ms"),
        )
        .await
    }

    /// Forgets all reminders to come of somebody; those that have come stay.
    pub async fn drop_reminders_to_come(&mut self, person: UserId) -> Result<()> {
        self.run("DELETE FROM reminders WHERE person = $1 AND due_ms IS NOT NULL", person).await
    }

    /// The running games in which somebody's clock runs.
    pub async fn running_out(&mut self, person: UserId) -> Result<Vec<GameId>> {
        self.all(
            "SELECT DISTINCT s.game FROM seats s JOIN games g ON g.id = s.game \
             WHERE s.person = $1 AND s.deadline_ms IS NOT NULL AND g.status = 'running' ORDER BY s.game",
            person,
            |row| row.id("game"),
        )
        .await
    }

    /// Notes when somebody is to be reminded that a deadline comes nearer. What is noted for the same deadline stays, so that
    /// nothing comes twice.
    pub async fn remind(&mut self, game: GameId, person: UserId, new: Reminder) -> Result<()> {
        self.run(
            "INSERT INTO reminders (game, person, point, deadline_ms, due_ms) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (game, person, point) DO UPDATE SET deadline_ms = $4, due_ms = $5 \
             WHERE reminders.deadline_ms <> $4",
            (game, person, new.point.word(), new.deadline_ms, new.due_ms),
        )
        .await
    }

    /// Takes what is due of somebody's reminders in a game: they have come now, or come at `later`. `false` when nothing was
    /// due, or somebody else took it.
    pub async fn take_reminders(
        &mut self,
        game: GameId,
        person: UserId,
        now: i64,
        later: Option<i64>,
    ) -> Result<bool> {
        let taken = self
            .rows_changed(
                "UPDATE reminders SET due_ms = $4 WHERE game = $1 AND person = $2 AND due_ms IS NOT NULL \
                 AND due_ms <= $3",
                (game, person, now, later),
            )
            .await?;
        Ok(taken > 0)
    }

    /// All reminders of somebody that come by `until` have come: a list of their turns says the same.
    pub async fn reminded_of_all(&mut self, person: UserId, until: i64) -> Result<()> {
        self.run(
            "UPDATE reminders SET due_ms = NULL WHERE person = $1 AND due_ms IS NOT NULL AND due_ms <= $2",
            (person, until),
        )
        .await
    }
}

fn settings(row: &AnyRow) -> Result<NotificationSettings> {
    let minute = |column: &str| -> Result<Option<u16>> {
        Ok(row.value::<Option<i64>>(column)?.and_then(|minute| u16::try_from(minute).ok()))
    };
    let quiet = minute("quiet_from")?.zip(minute("quiet_to")?);
    let reminders: Option<String> = row.value("reminders")?;
    Ok(NotificationSettings {
        zone: row.value("zone")?,
        quiet: quiet.and_then(|(from, to)| Quiet::between(from, to)),
        notice: row.word("notice", TurnNotification::from_word)?.unwrap_or_default(),
        reminders: reminders.map_or_else(Points::default, |text| Points::read(&text)),
        remind_in_channel: row.value::<Option<String>>("remind_in")?.as_deref() == Some("channel"),
        digest: minute("digest_minute")?,
        invitations: invitations(row)?,
        secrets_off: row.flag("secrets_off")?,
        confirm: row.flag("confirm_turns")?,
    })
}

/// A setting that is kept; nothing for the one that holds where none is, so that it may change.
fn unless_usual<T: Default + PartialEq>(setting: T) -> Option<T> {
    (setting != T::default()).then_some(setting)
}

/// The column `invitations`. A word of a newer version can only be narrower than what this one knows.
pub(crate) fn invitations(row: &AnyRow) -> Result<Invitations> {
    let word: Option<String> = row.value("invitations")?;
    Ok(word.map_or(Invitations::Everywhere, |word| {
        Invitations::from_word(&word).unwrap_or(Invitations::Nowhere)
    }))
}
