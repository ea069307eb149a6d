//! What a run left behind: every message there was, the outcome of each job, Discord's refusals.

use std::collections::{BTreeMap, BTreeSet};

use model::ids::{GameId, UserId, base36};
use playground::{Effect, Playground, Route, Seen, Who};
use sqlx::{AnyConnection, Connection, Row};

use super::causes::Done;
use crate::database::Database;

/// Outcomes of jobs that are always allowed: an offer withdrawn before it was sent is one.
const USUAL: [&str; 6] =
    ["sent", "handed on", "nothing to edit", "not asked for", "withdrawn", "called later"];
/// Outcomes of jobs that had nowhere to go.
const NOWHERE: [&str; 4] = [
    "the place can't be reached",
    "nowhere to post",
    "the game is played elsewhere",
    "direct messages are closed",
];

/// A job of the outbox.
struct Job {
    id: i64,
    game: Option<GameId>,
    lane: String,
    outcome: String,
}

/// Everything that can be examined afterwards.
pub(crate) struct Traces {
    /// Every message that ever was, oldest first.
    pub(crate) messages: Vec<Seen>,
    /// Messages that the bot could not change, for a known reason.
    pub(crate) unchangeable: BTreeSet<u64>,
    /// Messages whose reply the bot never got: when it tried again, there was nowhere to post.
    pub(crate) unheard: BTreeSet<u64>,
    /// The operations of people and moderators.
    pub(crate) done: Done,
    jobs: Vec<Job>,
    /// Attempts to change messages, with their outcomes.
    edits: Vec<(u64, u16, Option<Effect>)>,
    /// Messages that got another picture, once for each time.
    changed: Vec<u64>,
    closed: BTreeSet<u64>,
    /// The nonces of boards, a picture with buttons below, which they lose later; with their first texts.
    boards: BTreeMap<String, String>,
}

impl Traces {
    pub(crate) async fn gather(database: &Database, playground: &Playground, done: Done) -> Self {
        let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
        let rows = sqlx::query("SELECT id, game, lane, fate FROM outbox WHERE done_ms IS NOT NULL")
            .fetch_all(&mut beside)
            .await
            .expect("jobs");
        let job = |row: &sqlx::any::AnyRow| Job {
            id: row.try_get("id").expect("a number"),
            game: row.try_get::<Option<i64>, _>("game").expect("a game or none").map(GameId),
            lane: row.try_get("lane").expect("a lane"),
            outcome: row.try_get("fate").expect("an outcome"),
        };
        let refused = |record: &playground::Record| {
            // These are carried out anyway, late or without a reply.
            let real = matches!(record.fault, None | Some(Effect::Delay(_) | Effect::LoseReply));
            record.route == Route::EditMessage && real && matches!(record.status, 400 | 403 | 404)
        };
        let board = |record: &playground::Record| {
            let body = record.body.as_ref().filter(|_| record.route == Route::CreateMessage)?;
            let controls = body["components"].as_array().is_some_and(|rows| !rows.is_empty());
            let named = body["nonce"].as_str().filter(|_| controls && !record.files.is_empty())?;
            Some((named.to_owned(), body["content"].as_str().unwrap_or_default().to_owned()))
        };
        let messages = playground.messages();
        let requests = playground.requests();
        let jobs: Vec<Job> = rows.iter().map(job).collect();
        let refused = requests.iter().filter(|one| refused(one)).map(|one| one.message);
        let nowhere: BTreeSet<String> = jobs
            .iter()
            .filter(|job| NOWHERE.contains(&job.outcome.as_str()))
            .map(|job| base36(job.id.unsigned_abs()))
            .collect();
        let is_unheard = |seen: &&Seen| seen.nonce.as_ref().is_some_and(|nonce| nowhere.contains(nonce));
        let unheard: BTreeSet<u64> = messages.iter().filter(is_unheard).map(|seen| seen.id).collect();
        let places: BTreeSet<u64> = messages.iter().map(|seen| seen.channel).collect();
        let edits = requests.iter().filter(|record| record.route == Route::EditMessage);
        let shown = |record: &&playground::Record| {
            record.route == Route::EditMessage && record.status == 200 && !record.files.is_empty()
        };
        Self {
            changed: requests.iter().filter(shown).map(|record| record.message).collect(),
            edits: edits.map(|record| (record.message, record.status, record.fault.clone())).collect(),
            unchangeable: refused.chain(unheard.iter().copied()).collect(),
            unheard,
            boards: requests.iter().filter_map(board).collect(),
            jobs,
            closed: places.into_iter().filter(|place| !playground.is_open(*place)).collect(),
            messages,
            done,
        }
    }

    /// Jobs with an outcome that nothing explains.
    pub(crate) fn odd_outcomes(&self) -> Option<String> {
        let outcomes: BTreeSet<&str> = self.jobs.iter().map(|job| job.outcome.as_str()).collect();
        let odd: Vec<&str> = outcomes
            .into_iter()
            .filter(|outcome| !USUAL.contains(outcome) && !self.done.explains(outcome))
            .collect();
        (!odd.is_empty()).then(|| format!("messages ended as {odd:?}"))
    }

    /// How many jobs of a game, which a player would have seen, had nowhere to go.
    pub(crate) fn undelivered(&self, game: GameId, who: Who) -> usize {
        let own = format!("p{}", UserId(who.id() as i64));
        let theirs = |job: &&Job| job.game == Some(game) && (job.lane.starts_with('c') || job.lane == own);
        self.jobs.iter().filter(theirs).filter(|job| NOWHERE.contains(&job.outcome.as_str())).count()
    }

    /// The outcomes of a game's jobs, in the order they were made.
    pub(crate) fn outcomes(&self, game: GameId) -> Vec<String> {
        let mut own: Vec<&Job> = self.jobs.iter().filter(|job| job.game == Some(game)).collect();
        own.sort_by_key(|job| job.id);
        own.into_iter()
            .map(|job| format!("{} {}: {}", base36(job.id.unsigned_abs()), job.lane, job.outcome))
            .collect()
    }

    /// Attempts to change a message: statuses, and ordered faults.
    pub(crate) fn edits_of(&self, message: u64) -> Vec<(u16, Option<&Effect>)> {
        let own = self.edits.iter().filter(|(id, ..)| *id == message);
        own.map(|(_, status, fault)| (*status, fault.as_ref())).collect()
    }

    /// How often a message was changed into a newer board, whether or not the reply arrived.
    pub(crate) fn changed_into_boards(&self, messages: &[&Seen]) -> usize {
        self.changed.iter().filter(|id| messages.iter().any(|seen| seen.id == **id)).count()
    }

    /// Posts of the bot about a game that are no answers, oldest first.
    pub(crate) fn posts_of(&self, number: &str) -> impl Iterator<Item = &Seen> {
        let heading = format!("`{number}`");
        let own =
            move |seen: &&Seen| !seen.private && seen.nonce.is_some() && seen.content.contains(&heading);
        self.messages.iter().filter(own)
    }

    /// Whether a message is a board with buttons, or was.
    pub(crate) fn is_board(&self, seen: &Seen) -> bool {
        seen.nonce.as_ref().is_some_and(|nonce| self.boards.contains_key(nonce))
    }

    /// The first text of a board: it may have been changed since.
    pub(crate) fn first_words<'a>(&'a self, seen: &'a Seen) -> &'a str {
        let posted = seen.nonce.as_ref().and_then(|nonce| self.boards.get(nonce));
        posted.map_or(&seen.content, String::as_str)
    }

    /// Whether a person is one of those a message was posted for.
    pub(crate) fn reaches(&self, who: Who, seen: &Seen) -> bool {
        everybody().all(|other| other.dm() != seen.channel || other == who)
    }

    /// Whether people can use the messages in a channel.
    pub(crate) fn is_open(&self, place: u64) -> bool {
        !self.closed.contains(&place)
    }
}

/// All people of a run.
pub(crate) fn everybody() -> impl Iterator<Item = Who> {
    Who::ALL.into_iter().chain([Who::Guest(1), Who::Guest(2)])
}
