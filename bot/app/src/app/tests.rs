//! Limits and rulings, on both databases, with a clock to set and a referee to be kept thinking.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use engine::any_game::TableStep;
use engine::rules::Pending;
use engine::seat::{Seat, Viewer};
use model::Clock;
use model::game::{Chair, Deadline, Game, NewGame, Secret32, Status, Waiting};
use model::ids::{ChannelId, GameId, GuildId, InteractionId, UserId};
use model::job::Job;
use model::time::control::TimeControl;
use pool::Pool;
use render::Theme;
use store::{DueTask, JobKind, Store, Task};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use words::Lang;

use super::jobs::Worker;
use super::*;
use crate::asking::Asker;
use crate::context::change::ChangeContext;
use crate::context::dice::SealedDice;
use crate::context::settings::{Limits, RefereeConfig};
use crate::context::timekeeping::Reading;
use crate::followers::Followers;
use crate::games::rehearsal;
use crate::games::seats::entry;
use crate::invitations::seats;
use crate::play::advance;
use crate::requests::request::Request;
use database::{Database, on_each};

#[allow(dead_code, reason = "other suites look on while the program runs")]
#[path = "../../../tests/support/database.rs"]
mod database;
mod log;

const PEOPLE: [UserId; 3] = [UserId(11), UserId(12), UserId(13)];
const CHANNEL: ChannelId = ChannelId(7);
const START: i64 = 1_700_000_000_000;
const LIMIT: i64 = rehearsal::SECONDS as i64 * 1000;

/// The time of a test, for as many processes as it has.
#[derive(Clone)]
struct Time(Arc<AtomicI64>);

impl Time {
    fn new() -> Self {
        Self(Arc::new(AtomicI64::new(START)))
    }

    fn clock(&self) -> Clock {
        let time = Arc::clone(&self.0);
        Arc::new(move || time.load(Ordering::SeqCst))
    }

    fn pass(&self, milliseconds: i64) {
        self.0.fetch_add(milliseconds, Ordering::SeqCst);
    }
}

/// A program without a transport: its messages stay in the outbox.
struct Process {
    app: Arc<App>,
    time: Time,
}

impl Process {
    fn new(store: &Store, time: &Time) -> Self {
        let wake = Arc::new(Notify::new());
        let app = App::new(store.clone(), Limits::default(), Theme::WOOD, time.clock(), wake);
        Self { app: Arc::new(app), time: time.clone() }
    }

    /// A game of three seats; its chance, and so its questions, depend on the seed alone.
    async fn game(&self, key: &str) -> GameId {
        self.open(rehearsal::ID, &[("key", key)], 3).await
    }

    async fn open(&self, rules: &str, options: &[(&str, &str)], people: u8) -> GameId {
        let store = self.app.store();
        let new = NewGame {
            rules: rules.to_owned(),
            options: options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect(),
            edition: 1,
            host: PEOPLE[0],
            guild: Some(GuildId(5)),
            channel: Some(CHANNEL),
            thread_wanted: false,
            shuffle_seats: false,
            shared_seats: false,
            seed: Secret32::new([3; 32]),
            salt: Secret32::new([4; 32]),
            created_ms: START,
            expires_ms: None,
            time: TimeControl::default(),
            position: None,
            rated: false,
            seats: (0..people).map(|seat| Chair::of(PEOPLE[usize::from(seat)])).collect(),
        };
        let mut tx = store.begin().await.expect("a transaction");
        let id = tx.new_game(&new).await.expect("a game");
        let game = tx.game(id).await.expect("the database").expect("the game");
        seats::begin(
            &mut tx,
            game,
            ChangeContext {
                read: Reading::unwatched(START),
                now: START,
                dice: &SealedDice,
                followers: &Followers,
                played_for: None,
                unrated_games: 0,
                asked_by: None,
                answered: false,
                hints: true,
            },
        )
        .await
        .expect("begun");
        tx.commit().await.expect("committed");
        id
    }

    /// Plays a bid: names a number.
    async fn name(&self, id: GameId, seat: usize, number: u8) -> String {
        self.play(id, seat, &format!("n{number}")).await
    }

    async fn play(&self, id: GameId, seat: usize, turn: &str) -> String {
        static ASKED: AtomicI64 = AtomicI64::new(1);
        let interaction = InteractionId(ASKED.fetch_add(1, Ordering::SeqCst));
        let asker = Asker {
            interaction,
            person: PEOPLE[seat],
            channel: CHANNEL,
            parent: None,
            guild: Some(GuildId(5)),
            voice: false,
            name: None,
            manages: false,
            roles: Arc::default(),
            allowed: None,
            lang: Lang::En,
        };
        let request = Request::Move { turn: turn.to_owned(), game: Some(id.to_string()) };
        self.app.handle(&asker, request).await.text
    }

    async fn row(&self, id: GameId) -> Game {
        self.app.store().game(id).await.expect("the database").expect("the game")
    }

    /// The log in short: who, and what. Chance and the referee have no seat.
    async fn log(&self, id: GameId) -> Vec<String> {
        let rows = self.app.store().log_between(id, 0, i64::MAX).await.expect("the database");
        let line = |seat: Option<u8>, text| {
            seat.map_or_else(|| format!("- {text}"), |seat| format!("{seat} {text}"))
        };
        rows.into_iter().map(|row| line(row.seat, row.text)).collect()
    }

    /// The texts of new and edited messages since the last call.
    async fn said(&self) -> Vec<String> {
        let (store, now) = (self.app.store(), (self.time.clock())());
        let mut said = Vec::new();
        loop {
            let jobs = store.lease_jobs("ear", now, now + 1, 100, &[]).await.expect("the database");
            if jobs.is_empty() {
                return said;
            }
            for leased in jobs {
                match leased.job {
                    Job::Post { screen, .. } | Job::Board { screen, .. } => said.push(screen.text),
                    Job::Edit { text: Some(text), .. } => said.push(text),
                    Job::Edit { text: None, .. }
                    | Job::Change { .. }
                    | Job::Thread { .. }
                    | Job::Notice { .. }
                    | Job::Private { .. }
                    | Job::Direct { .. } => {}
                }
                let mut tx = store.begin().await.expect("a transaction");
                tx.finish_job(leased.id, "sent", now).await.expect("finished");
                tx.commit().await.expect("committed");
            }
        }
    }

    fn referee(&self) -> Thinking {
        let limits = RefereeConfig { nodes: 2000, memory_mib: 1 };
        let shutdown = CancellationToken::new();
        let worker = Worker::new(self.app.context(), limits, Pool::default());
        let running = tokio::spawn(jobs::run(worker.carrying_out(&[JobKind::Ruling]), shutdown.clone()));
        Thinking { shutdown, running }
    }

    /// Rules until no question is left.
    async fn rules_all(&self) {
        let (thinking, store) = (self.referee(), self.app.store());
        let open = async || store.due_tasks(START, &[JobKind::Ruling], 9).await.expect("the database");
        until("no more to rule", async || open().await.is_empty()).await;
        thinking.stop().await;
    }

    async fn has_ruling(&self, question: &str) -> bool {
        let mut tx = self.app.store().begin().await.expect("a transaction");
        tx.ruling(rehearsal::ID, question).await.expect("the database").is_some()
    }
}

/// A referee task and its end.
struct Thinking {
    shutdown: CancellationToken,
    running: JoinHandle<()>,
}

impl Thinking {
    async fn stop(self) {
        self.shutdown.cancel();
        self.running.await.expect("no panic");
    }
}

/// A key that differs for each database.
fn key(name: &str) -> String {
    static RUN: AtomicI64 = AtomicI64::new(0);
    format!("{name}-{}", RUN.fetch_add(1, Ordering::SeqCst))
}

/// Waits until a condition holds.
async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waiting).await.unwrap_or_else(|_| panic!("never {what}"));
}

#[tokio::test]
async fn the_first_decision_starts_the_time_and_no_other_moves_it() {
    on_each(async |store: Store| {
        let time = Time::new();
        let process = Process::new(&store, &time);
        let id = process.game("starts").await;
        assert_eq!(process.row(id).await.waiting.limit, None);
        time.pass(10_000);
        process.name(id, 1, 5).await;
        let limit = Some(Deadline { round: 0, over_ms: START + 10_000 + LIMIT });
        assert_eq!(process.row(id).await.waiting.limit, limit);
        let said = process.said().await.join("\n");
        assert!(
            said.contains(&format!("⏳ Time runs out <t:{}:R>.", 1_700_000_010 + LIMIT / 1000)),
            "{said}"
        );
        time.pass(20_000);
        process.name(id, 0, 5).await;
        assert_eq!(process.row(id).await.waiting.limit, limit, "the same round, the same time");
        // One millisecond before the limit nothing happens.
        time.pass(LIMIT - 20_001);
        assert_eq!(store.limits_over((time.clock())(), 9).await.expect("the database"), []);
        process.app.time_is_up(id).await.expect("the database");
        assert_eq!(process.log(id).await.len(), 3);
        time.pass(1);
        assert_eq!(store.limits_over((time.clock())(), 9).await.expect("the database"), [id]);
    })
    .await;
}

/// The gate, the preview of a turn and its transaction share one reading of what was typed.
#[tokio::test]
async fn what_is_typed_is_read_once_from_the_interaction_to_the_commit() {
    on_each(async |store: Store| {
        let (key, time) = (key("read"), Time::new());
        let process = Process::new(&store, &time);
        let id = process.game(&key).await;
        for (seat, typed, logged) in [(0, "n99999", 1), (0, "n7", 2), (1, "n4", 3)] {
            let before = rehearsal::read(&key);
            process.play(id, seat, typed).await;
            assert_eq!((rehearsal::read(&key) - before, process.log(id).await.len()), (1, logged), "{typed}");
        }
    })
    .await;
}

#[tokio::test]
async fn somebody_who_is_still_asked_runs_out_of_time_once_in_the_order_of_seats() {
    on_each(async |store: Store| {
        let time = Time::new();
        // Nothing of the first process is left when the time is up.
        let id = {
            let first = Process::new(&store, &time);
            let id = first.game("late").await;
            first.name(id, 1, 5).await;
            first.said().await;
            id
        };
        time.pass(LIMIT);
        let processes: Vec<_> = (0..4).map(|_| Process::new(&store, &time)).collect();
        let ending = processes.iter().map(|process| {
            let app = Arc::clone(&process.app);
            tokio::spawn(async move { app.time_is_up(id).await })
        });
        for ended in ending.collect::<Vec<_>>() {
            ended.await.expect("no panic").expect("the database");
        }
        let process = &processes[0];
        let log = process.log(id).await;
        assert_eq!(log[1..], ["1 n5", "0 timeout", "2 timeout"], "{log:?}");
        let row = process.row(id).await;
        assert_eq!((row.waiting.limit, row.waiting.at_referee, row.entries), (None, true, 4));
        let said = process.said().await;
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].contains("<@11> and <@13> ran out of time."), "{said:?}");
        assert!(said[0].contains("The referee is thinking."), "{said:?}");
        // A new round is a new limit.
        let thinking = process.referee();
        until("the second round", async || !process.row(id).await.waiting.at_referee).await;
        thinking.stop().await;
        assert_eq!(process.row(id).await.waiting.limit, None);
        process.name(id, 2, 1).await;
        let limit = process.row(id).await.waiting.limit;
        assert_eq!(limit, Some(Deadline { round: 1, over_ms: START + 2 * LIMIT }));
    })
    .await;
}

#[tokio::test]
async fn a_ruling_that_is_found_early_shows_nowhere_until_it_is_needed() {
    on_each(async |store: Store| {
        let time = Time::new();
        let process = Process::new(&store, &time);
        let id = process.game("early").await;
        process.name(id, 0, 5).await;
        process.said().await;
        let before = process.row(id).await;
        let question = before.waiting.question.clone().expect("a question as soon as the number is drawn");
        assert!(!before.waiting.at_referee && !process.has_ruling(&question).await);
        let thinking = process.referee();
        until("a ruling", async || process.has_ruling(&question).await).await;
        thinking.stop().await;
        assert_eq!(process.row(id).await, before);
        assert_eq!(process.log(id).await.len(), 2);
        assert_eq!(process.said().await, [""; 0]);
        // The last decision takes it in at once: no referee is at work now.
        process.name(id, 1, 5).await;
        process.said().await;
        process.name(id, 2, 5).await;
        let log = process.log(id).await;
        let drawn = log[0].strip_prefix("- d").expect("a draw");
        assert_eq!(log[3..5], ["2 n5".to_owned(), format!("- r{drawn}")], "{log:?}");
        assert!(log[5].starts_with("- d") && log.len() == 6, "{log:?}");
        let said = process.said().await;
        assert!(said.len() == 1 && said[0].contains("<@11>, <@12> and <@13>"), "{said:?}");
        let after = process.row(id).await;
        assert_ne!(after.waiting.question, before.waiting.question);
        // A process without any cache reads the log the same way.
        let other = Process::new(&store, &time);
        let table = other.app.context().table(&after).await.expect("replayed");
        assert_eq!(table.scene_in_english(Viewer::Public).changed, format!("Rulings: [{drawn}]."));
    })
    .await;
}

#[tokio::test]
async fn a_game_that_needs_its_ruling_goes_on_once_when_it_is_there() {
    on_each(async |store: Store| {
        let key = key("needed");
        rehearsal::shut(&key);
        let time = Time::new();
        let (one, two) = (Process::new(&store, &time), Process::new(&store, &time));
        let id = one.game(&key).await;
        for seat in 0..3 {
            one.name(id, seat, 5).await;
        }
        let said = one.said().await;
        assert!(said.last().is_some_and(|text| text.contains("The referee is thinking.")), "{said:?}");
        assert!(one.row(id).await.waiting.at_referee);
        let refused = one.name(id, 0, 4).await;
        assert!(refused.contains("It isn't your turn"), "{refused}");
        let due = store.due_tasks(START, &[JobKind::Ruling], 9).await.expect("the database");
        let waits = |due: &DueTask| (due.lane, due.urgent) == (PEOPLE[0], true);
        assert!(due.iter().any(waits), "the host waits for it: {due:?}");
        let thinking = [one.referee(), two.referee()];
        until("somebody at work", async || rehearsal::taken(&key) == [1]).await;
        rehearsal::open(&key);
        until("the second round", async || !one.row(id).await.waiting.at_referee).await;
        until("the second question", async || rehearsal::taken(&key).len() == 2).await;
        for thinking in thinking {
            thinking.stop().await;
        }
        let log = one.log(id).await;
        assert_eq!(log.len(), 6, "{log:?}");
        let said = one.said().await;
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said[0].contains("Rulings: [") && !said[0].contains("played"), "{said:?}");
        assert_eq!(rehearsal::taken(&key)[0], 1, "two referees, one question");
    })
    .await;
}

#[tokio::test]
async fn the_same_question_is_worked_out_once_for_all_games() {
    on_each(async |store: Store| {
        let time = Time::new();
        let process = Process::new(&store, &time);
        let key = key("same");
        let (first, second) = (process.game(&key).await, process.game(&key).await);
        let question = process.row(first).await.waiting.question;
        assert_eq!(question, process.row(second).await.waiting.question);
        let thinking = process.referee();
        for id in [first, second] {
            for seat in 0..3 {
                process.name(id, seat, 5).await;
            }
            // A question asked while the answer to the previous one was handed out is looked at a second
            // later.
            let goes_on = async || {
                time.pass(20);
                !process.row(id).await.waiting.at_referee
            };
            until("the second round", goes_on).await;
        }
        until("the second question", async || rehearsal::taken(&key).len() == 2).await;
        thinking.stop().await;
        assert_eq!(rehearsal::taken(&key)[0], 1);
    })
    .await;
}

#[tokio::test]
async fn questions_outlive_the_process_that_began_them() {
    on_each(async |store: Store| {
        let key = key("outlive");
        rehearsal::shut(&key);
        let time = Time::new();
        let process = Process::new(&store, &time);
        let id = process.game(&key).await;
        let question = process.row(id).await.waiting.question.expect("a question");
        // A clean end releases it.
        let thinking = process.referee();
        until("at work", async || rehearsal::taken(&key) == [1]).await;
        thinking.stop().await;
        let (task, now) = (Task::ruling(rehearsal::ID, &question), (time.clock())());
        let taken = store.claim_task("crashed", &task, now, now + 5_000).await.expect("the database");
        assert_eq!(taken, Some(0), "open again, and the first attempt doesn't count");
        // A process that is gone holds it no longer than its lease.
        rehearsal::open(&key);
        let thinking = process.referee();
        tokio::time::sleep(Duration::from_millis(700)).await;
        assert!(!process.has_ruling(&question).await);
        time.pass(5_000);
        until("a ruling", async || process.has_ruling(&question).await).await;
        thinking.stop().await;
        assert_eq!(rehearsal::taken(&key), [2]);
    })
    .await;
}

#[tokio::test]
async fn a_referee_who_breaks_down_tries_less_hard() {
    on_each(async |store: Store| {
        let time = Time::new();
        let process = Process::new(&store, &time);
        let id = process.game(rehearsal::BREAKS).await;
        for seat in 0..3 {
            process.name(id, seat, 5).await;
        }
        let thinking = process.referee();
        let broken = rehearsal::taken(rehearsal::BREAKS).first().copied().unwrap_or(0);
        until("broken down", async || {
            rehearsal::taken(rehearsal::BREAKS).first().copied().unwrap_or(0) > broken
        })
        .await;
        until("a second attempt", async || {
            time.pass(61_000);
            tokio::time::sleep(Duration::from_millis(100)).await;
            !process.row(id).await.waiting.at_referee
        })
        .await;
        thinking.stop().await;
        assert_eq!(process.log(id).await.len(), 6);
    })
    .await;
}

#[tokio::test]
async fn nobody_thinks_for_games_that_are_over() {
    on_each(async |store: Store| {
        let time = Time::new();
        let process = Process::new(&store, &time);
        let id = process.game("over").await;
        process.name(id, 0, 5).await;
        let gone = entry(Seat(1), TableStep::Resign.word());
        advance::advance_for(&process.app.context(), None, id, |_, _| Ok(vec![gone.clone()]))
            .await
            .expect("resigned");
        let row = process.row(id).await;
        assert_eq!((row.status, row.waiting), (Status::Over, Waiting::default()));
        process.rules_all().await;
        assert_eq!(rehearsal::taken("over"), Vec::<u32>::new(), "nobody has thought about it");
    })
    .await;
}

#[tokio::test]
async fn a_ruling_that_the_rules_refuse_is_told_of_once_and_stops_nothing() {
    on_each(async |store: Store| {
        let time = Time::new();
        let process = Process::new(&store, &time);
        let id = process.game("damaged").await;
        for seat in 0..3 {
            process.name(id, seat, 5).await;
        }
        let question = process.row(id).await.waiting.question.expect("a question");
        store.keep_ruling(rehearsal::ID, &question, "d5").await.expect("the database");
        let waits = async || store.games_at_referee(rehearsal::ID, &question, 9).await.expect("the database");
        assert_eq!(waits().await, [id]);
        process.rules_all().await;
        assert_eq!(waits().await, []);
        assert_eq!((process.log(id).await.len(), process.row(id).await.status), (4, Status::Running));
    })
    .await;
}

#[tokio::test]
async fn two_programs_on_one_database_end_a_limit_once() {
    let Some(database) = Database::postgres().await else { return };
    let (mine, yours) = (database.open().await, database.open().await);
    let time = Time::new();
    let (one, two) = (Process::new(&mine, &time), Process::new(&yours, &time));
    for run in 0..10 {
        let id = one.game(&format!("two{run}")).await;
        one.name(id, 2, 5).await;
        time.pass(LIMIT);
        let (first, second) = tokio::join!(one.app.time_is_up(id), two.app.time_is_up(id));
        first.and(second).expect("the database");
        assert_eq!(one.log(id).await[1..], ["2 n5", "0 timeout", "1 timeout"]);
    }
    mine.close().await;
    yours.close().await;
}

#[tokio::test]
async fn a_course_of_golf_goes_round_by_its_limits_and_rulings() {
    on_each(async |store: Store| {
        let time = Time::new();
        let process = Process::new(&store, &time);
        let id = process.open("chess-golf", &[("pace", "live"), ("players", "2")], 2).await;
        let thinking = process.referee();
        let round = async {
            loop {
                let row = process.row(id).await;
                match row.waiting {
                    _ if row.status == Status::Over => return,
                    // A ruling asked for while it is handed out is looked at a little later.
                    Waiting { at_referee: true, .. } => {
                        tokio::time::sleep(Duration::from_millis(5)).await;
                        time.pass(5);
                    }
                    // Nobody has bid: one player does, and nothing more.
                    Waiting { limit: None, .. } => {
                        let answer = process.play(id, 0, "1").await;
                        assert!(answer.contains("You bid 1 move."), "{answer}");
                    }
                    Waiting { limit: Some(limit), .. } => {
                        time.pass(limit.over_ms - (time.clock())());
                        assert_eq!(store.limits_over((time.clock())(), 9).await.expect("the database"), [id]);
                        process.app.time_is_up(id).await.expect("the database");
                    }
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(600), round).await.expect("nine holes");
        thinking.stop().await;
        let log = process.log(id).await;
        let rulings = log.iter().filter(|line| line.starts_with("- par=") || line.starts_with("- open="));
        assert_eq!(rulings.count(), 9, "{log:?}");
        // The other bid, and the one demonstration of each hole.
        let late = |seat: u8| log.iter().filter(|line| **line == format!("{seat} timeout")).count();
        assert_eq!((late(0), late(1)), (9, 9), "{log:?}");
        let row = process.row(id).await;
        assert_eq!(row.waiting, Waiting::default());
        let table = Process::new(&store, &time).app.context().table(&row).await.expect("replayed");
        assert!(matches!(table.pending(), Pending::Over(_)));
    })
    .await;
}
