//! Cache of replayed games. Always derivable from the store, so an entry may be dropped at any time.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use engine::any_game::{Actor, AnyGame, AnyTable, Entry, TableStep};
use engine::catalogue;
use engine::chance::{Imagination, Seed};
use engine::lesson::{Attempt, Verdict};
use engine::rules::{Effort, Event, Info, Options, Pending, SetupError};
use engine::seat::Seat;
use lru::LruCache;
use model::game::{Game, Status};
use model::ids::GameId;
use store::{LogRow, Store};

use crate::asking::rejection::{Rejection, reject};

/// How many games are cached. A chess game takes about 30 kB with its repetition keys.
const KEPT: NonZeroUsize = NonZeroUsize::new(512).expect("not zero");

/// A replayed game: how often its log had been rewritten, how much of it is replayed, and the table.
type Replayed = (i64, i64, Arc<dyn AnyTable>);

/// The cache of the games used last.
pub(crate) struct Tables(Mutex<LruCache<GameId, Replayed>>);

impl Default for Tables {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Tables {
    /// The table after the first `entries` of the game's log.
    pub(crate) async fn at(
        &self,
        store: &Store,
        game: &Game,
        entries: i64,
    ) -> Result<Arc<dyn AnyTable>, Rejection> {
        if game.status == Status::Invited {
            // Its setup may still change.
            return Ok(Arc::from(begin(game)?));
        }
        pool::expect_here();
        let known = self.known(game.id);
        let (from, table) = match known {
            // An entry was replaced: the cached table is out of date.
            Some((rewritten, _, _)) if rewritten != game.rewritten => (0, begin(game)?),
            Some((_, at, table)) if at == entries => return Ok(table),
            Some((_, at, table)) if at < entries => (at, table.fork()),
            _ => (0, begin(game)?),
        };
        let log = store.log_between(game.id, from, entries).await?;
        if log.len() as i64 != entries - from {
            return Err(Rejection::Broken(format!(
                "the log of game {} is shorter than {entries} entries",
                game.id
            )));
        }
        let mut table = table;
        for row in &log {
            replay(&mut *table, row)?;
            pool::breathe().await;
        }
        let table: Arc<dyn AnyTable> = Arc::from(table);
        self.keep(game, entries, &table);
        Ok(table)
    }

    /// The current table of a game, by its row.
    pub(crate) async fn now(&self, store: &Store, game: &Game) -> Result<Arc<dyn AnyTable>, Rejection> {
        self.at(store, game, game.entries).await
    }

    /// Caches a table, unless a newer one is cached.
    pub(crate) fn keep(&self, game: &Game, entries: i64, table: &Arc<dyn AnyTable>) {
        let mut cache = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let newer = (game.rewritten, entries);
        if cache.peek(&game.id).is_none_or(|(rewritten, at, _)| (*rewritten, *at) < newer) {
            cache.put(game.id, (game.rewritten, entries, Arc::clone(table)));
        }
    }

    fn known(&self, id: GameId) -> Option<Replayed> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }
}

/// A fresh table of a stored game: its first position, by its edition of the rules. The seed of worlds imagined there is as
/// secret as the game's chance.
pub(crate) fn begin(game: &Game) -> Result<Box<dyn AnyTable>, Rejection> {
    pool::expect_here();
    let rules = find(&game.rules).ok_or_else(|| reject!("rejection-unknown-rules"))?;
    let broken = |error| Rejection::Broken(format!("{} can't be set up: {error}", game.id));
    let options = setup(game, rules.info()).map_err(broken)?;
    let mut table = rules.open(&options, game.position.as_deref()).map_err(broken)?;
    table.imagine_by(Imagination::new(&Seed(*game.seed.bytes())));
    Ok(table)
}

/// The options and the edition of a stored game.
pub(crate) fn setup(game: &Game, info: &Info) -> Result<Options, SetupError> {
    let pairs = game.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    Options::new(info, pairs)?.in_edition(info, game.edition)
}

/// The edition for new games of some rules.
pub(crate) fn newest_edition(rules: &str) -> u32 {
    find(rules).map_or(1, |rules| rules.info().edition)
}

/// A game by its id, for requests.
pub(crate) fn known(rules: &str) -> Result<&'static dyn AnyGame, Rejection> {
    find(rules).ok_or_else(|| reject!("rejection-unknown-rules"))
}

/// A fresh table of some rules, at the usual start, by their newest edition.
pub(crate) fn open(rules: &str, options: &[(String, String)]) -> Result<Box<dyn AnyTable>, Rejection> {
    pool::expect_here();
    let game = known(rules)?;
    let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    Ok(game.open(&Options::new(game.info(), pairs)?, None)?)
}

/// A table at a position, for a puzzle.
pub(crate) fn from_position(rules: &str, position: &str) -> Result<Box<dyn AnyTable>, Rejection> {
    pool::expect_here();
    let game = find(rules).ok_or_else(|| Rejection::Broken(format!("{rules} is no game")))?;
    let unreadable = |_| Rejection::Broken(format!("a position of {rules} can't be read"));
    game.open(&Options::default(), Some(position)).map_err(unreadable)
}

/// A step of a lesson with the learner's entries, and its verdict.
pub(crate) fn attempt(rules: &str, step: &str, entered: &[String]) -> Result<(Attempt, Verdict), Rejection> {
    pool::expect_here();
    let mut attempt =
        Attempt::find(rules, step).ok_or_else(|| Rejection::Broken(format!("{rules} has no step {step}")))?;
    let mut verdict = Verdict::Unfinished;
    for entry in entered {
        verdict = attempt.enter(entry);
        if let Verdict::Refused(..) = verdict {
            return Err(Rejection::Broken(format!("{entry} doesn't stand in the step {step} of {rules}")));
        }
    }
    Ok((attempt, verdict))
}

/// A board for samples: the game and the position after the sample line of the catalogue's first game.
pub(crate) fn sample() -> Result<(&'static str, String), Rejection> {
    let game =
        catalogue::all().first().ok_or_else(|| Rejection::Broken("no game in the catalogue".to_owned()))?;
    let info = game.info();
    let mut table =
        game.open(&Options::default(), None).map_err(|error| Rejection::Broken(error.to_string()))?;
    for (turn, seat) in info.sample.iter().zip((0..info.seats.len()).cycle()) {
        table.step(Seat(seat as u8), turn)?;
    }
    Ok((info.id, table.position()))
}

/// Answers a question to the referee: slow, so on a thread of its own. `None` if the game knows no answer, or was stopped.
pub(crate) fn work_out(rules: &str, question: &str, effort: &Effort<'_>) -> Option<String> {
    find(rules)?.work_out(question, effort)
}

fn find(rules: &str) -> Option<&'static dyn AnyGame> {
    #[cfg(test)]
    if rules == crate::games::rehearsal::ID {
        return Some(crate::games::rehearsal::GAME);
    }
    catalogue::find(rules)
}

/// Applies a line of the log.
pub(crate) fn replay(table: &mut dyn AnyTable, row: &LogRow) -> Result<(), Rejection> {
    replay_telling(table, row).map(drop)
}

/// Like [`replay`], but answers the events.
pub(crate) fn replay_telling(table: &mut dyn AnyTable, row: &LogRow) -> Result<Vec<Event>, Rejection> {
    let refused = |_| Rejection::Broken(format!("entry {} of a game is refused", row.number));
    table.apply(&entry(row, table.pending())).map(|applied| applied.events).map_err(refused)
}

/// The effective lines of a log: without turns taken back and without the takebacks, each sealed decision in its last form.
/// Logs of earlier versions have a line for each of its changes.
pub(crate) async fn standing(game: &Game, log: &[LogRow]) -> Result<Vec<LogRow>, Rejection> {
    let mut table = begin(game)?;
    let is_takeback = |row: &LogRow| row.text == TableStep::Takeback.word();
    if table.info().secret.is_none() && !log.iter().any(is_takeback) {
        return Ok(log.to_vec());
    }
    // Each with the length of the record after it.
    let mut kept: Vec<(usize, LogRow)> = Vec::new();
    for row in log {
        let replaces = table.replaces(&entry(row, table.pending()));
        replay(&mut *table, row)?;
        pool::breathe().await;
        let own = |made: &LogRow| made.seat == row.seat && TableStep::from_word(&made.text).is_none();
        match kept.iter_mut().rfind(|(_, made)| replaces && own(made)) {
            Some((_, made)) => made.text.clone_from(&row.text),
            None if is_takeback(row) => kept.retain(|(lines, _)| *lines <= table.lines()),
            None => kept.push((table.lines(), row.clone())),
        }
    }
    Ok(kept.into_iter().map(|(_, row)| row).collect())
}

/// A line of the log as an entry. Decisions without a seat came from chance, or from the referee where a ruling was due;
/// decisions about the game itself are the referee's.
pub(crate) fn entry(row: &LogRow, pending: Pending) -> Entry {
    let actor = match (row.seat, pending) {
        (Some(seat), _) => Actor::Seat(Seat(seat)),
        (None, Pending::Referee) => Actor::Referee,
        (None, _) if TableStep::from_word(&row.text).is_some() => Actor::Referee,
        (None, _) => Actor::Chance,
    };
    Entry { actor, text: row.text.clone() }
}
