//! An upgrade in the middle of background work: databases as programs before migration 45 left them are migrated, and the work
//! continues.

use std::fs;
use std::path::Path;

use model::ids::{GameId, UserId};
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::Migrator;
use sqlx::{AnyPool, AssertSqlSafe};
use store::{DueTask, JobKind, Store, Task};

use crate::database::Database;
use crate::{ADA, BEN, CLEO};

/// A database with the schema before a migration.
async fn before(database: &Database, migration: &str) -> AnyPool {
    let folder = tempfile::tempdir().expect("a folder");
    let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("../migrations");
    for file in fs::read_dir(migrations).expect("the migrations") {
        let file = file.expect("a file");
        let name = file.file_name().to_string_lossy().into_owned();
        if name.ends_with(".sql") && name.as_str() < migration {
            fs::copy(file.path(), folder.path().join(&name)).expect("copied");
        }
    }
    sqlx::any::install_default_drivers();
    let sqlite = database.url.starts_with("sqlite");
    let url = if sqlite { format!("{}?mode=rwc", database.url) } else { database.url.clone() };
    let pool = AnyPoolOptions::new().max_connections(1).connect(&url).await.expect("the database");
    Migrator::new(folder.path()).await.expect("migrations").run(&pool).await.expect("a schema of then");
    pool
}

/// Games 1 to 6 of that time, hosted by Ada, and their jobs.
const THEN: &str = "
    INSERT INTO computer_turns VALUES (1, 5000, NULL, 0, 0);
    INSERT INTO computer_turns VALUES (2, 6000, 'gone', 9000, 3);
    INSERT INTO reviews (game, person, asked_ms, done, turns, study, leased_by, lease_until_ms, attempts) VALUES
        (3, 12, 700, 4, 40, NULL, 'gone', 9000, 2),
        (4, 13, 800, 0, 0, NULL, NULL, 0, 6),
        (5, 12, 900, 9, 9, '{}', NULL, 0, 1);
    INSERT INTO rulings (rules, question, answer, asked_ms, attempts, leased_by, lease_until_ms) VALUES
        ('chess-golf', 'asked by one', NULL, 100, 1, 'gone', 9000),
        ('chess-golf', 'it stands still', NULL, 200, 0, NULL, 0),
        ('chess-golf', 'to be handed on', 'par=4', 300, 1, NULL, 0),
        ('chess-golf', 'asked by nobody', NULL, 400, 1, NULL, 0),
        ('chess-golf', 'known', 'par=5', 500, 1, NULL, 0),
        ('golf', 'of the day', NULL, 600, 0, NULL, 0);
    UPDATE games SET question = 'asked by one' WHERE id = 1;
    UPDATE games SET question = 'it stands still', at_referee = 1 WHERE id = 2;
    UPDATE games SET question = 'to be handed on', at_referee = 1 WHERE id = 6;
    UPDATE games SET question = 'asked by nobody' WHERE id = 3;
    INSERT INTO daily_holes VALUES (20000, 'golf', 'of the day');
    INSERT INTO erasures (person, asked_ms) VALUES (13, 1000)";

async fn lived(database: &Database) {
    let pool = before(database, "0045").await;
    for id in 1..=6 {
        let status = if (3..=5).contains(&id) { "over" } else { "running" };
        let game = format!(
            "INSERT INTO games (id, rules, options, status, version, entries, host, thread_wanted, shuffle_seats, seed, salt, \
             created_ms, changed_ms) VALUES ({id}, 'chess-golf', '{{}}', '{status}', 1, 0, 11, 0, 0, '{secret}', '{secret}', 1, 2)",
            secret = "00".repeat(32)
        );
        sqlx::query(AssertSqlSafe(game)).execute(&pool).await.expect("a game of then");
    }
    for statement in THEN.split(';') {
        sqlx::query(AssertSqlSafe(statement)).execute(&pool).await.expect(statement);
    }
    pool.close().await;
}

async fn due(store: &Store, now: i64, kind: JobKind) -> Vec<DueTask> {
    store.due_tasks(now, &[kind], 99).await.expect("the database")
}

fn task(task: Task, lane: UserId) -> DueTask {
    DueTask { task, lane, urgent: false }
}

fn ruling(rules: &str, question: &str) -> DueTask {
    task(Task::ruling(rules, question), UserId(0))
}

#[tokio::test]
async fn what_was_going_on_goes_on_after_the_upgrade() {
    for database in Database::all().await {
        lived(&database).await;
        let store = database.open().await;
        // Jobs without a lease continue at once, in the lanes in which they waited.
        let turn = |game| Task::ComputerTurn(GameId(game));
        assert_eq!(due(&store, 5_000, JobKind::ComputerTurn).await, [task(turn(1), ADA)]);
        assert_eq!(due(&store, 8_999, JobKind::Review).await, []);
        let waits = due(&store, 8_999, JobKind::Ruling).await;
        let expected = [
            DueTask { urgent: true, ..ruling("chess-golf", "it stands still") },
            DueTask { urgent: true, ..ruling("chess-golf", "to be handed on") },
            ruling("golf", "of the day"),
        ];
        assert_eq!(waits, expected, "those first for which games stand still");
        let erasure = task(Task::Erasure(CLEO), CLEO);
        assert_eq!(due(&store, 8_999, JobKind::Erasure).await, [erasure]);
        // A lost process's job continues when its lease is over, as one more attempt.
        assert_eq!(due(&store, 9_000, JobKind::ComputerTurn).await.len(), 2);
        let claimed = store.claim_task("new", &turn(2), 9_000, 9_500).await.expect("the database");
        assert_eq!(claimed, Some(3));
        assert_eq!(due(&store, 9_000, JobKind::Review).await, [task(Task::Review(GameId(3)), BEN)]);
        let claimed = store.claim_task("new", &Task::Review(GameId(3)), 9_000, 9_500).await;
        assert_eq!(claimed.expect("the database"), Some(2));
        assert!(due(&store, 9_000, JobKind::Ruling).await.contains(&ruling("chess-golf", "asked by one")));
        // Answers stay.
        assert_eq!(
            store.games_at_referee("chess-golf", "to be handed on", 9).await.expect("them"),
            [GameId(6)]
        );
        for (question, answer) in [("known", Some("par=5")), ("it stands still", None)] {
            let found = store.ruling("chess-golf", question).await.expect("the database");
            assert_eq!(found.as_deref(), answer, "{question}");
        }
        for (game, (done, study, given_up)) in
            [(3, (4, None, false)), (4, (0, None, true)), (5, (9, Some("{}"), false))]
        {
            let review = store.review(GameId(game)).await.expect("the database").expect("a review");
            assert_eq!((review.done, review.study.as_deref(), review.given_up), (done, study, given_up));
        }
        assert_eq!(store.reviews_wanted_by(BEN).await.expect("the database"), 1);
        store.close().await;
    }
}

/// Files that were written before the upgrade can also be read.
#[tokio::test]
async fn an_export_of_then_arrives_with_what_was_going_on() {
    for database in Database::all().await {
        lived(&database).await;
        let store = Store::open_as_it_is(&database.url).await.expect("as it is");
        let mut file = Vec::new();
        store.export(&mut file, 5).await.expect("exported");
        store.close().await;
        for there in Database::all().await {
            let (store, _) =
                store::dump::import(&there.url, &*file, store::dump::Arrival::Moved).await.expect("imported");
            // Unleased: the process that had it is elsewhere.
            assert_eq!(due(&store, 8_999, JobKind::Review).await.len(), 1);
            assert_eq!(due(&store, 8_999, JobKind::ComputerTurn).await.len(), 2);
            assert_eq!(due(&store, 8_999, JobKind::Ruling).await.len(), 4);
            store.close().await;
        }
    }
}
