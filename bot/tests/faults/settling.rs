//! The end of a run: once the faults stop, every pending message is sent, and games continue where they can.

use std::time::{Duration, Instant};

use sqlx::{AnyConnection, Connection, Row};

use crate::database::Database;

/// How long settling may take.
const SETTLING: Duration = Duration::from_secs(300);
/// How many times in a row nothing may be left: what Discord reports about channels is stored a moment later.
const LOOKS: usize = 4;

/// Work that is left: messages to send, channels to check, games suspended for them.
const LEFT: &str = "SELECT \
    (SELECT COUNT(*) FROM outbox WHERE done_ms IS NULL) AS unsaid, \
    (SELECT MAX(attempts) FROM outbox WHERE done_ms IS NULL) AS most, \
    (SELECT COUNT(*) FROM broken_places WHERE state <> 'tried') AS broken, \
    (SELECT COUNT(*) FROM stranded JOIN games ON games.id = stranded.game \
     WHERE games.status = 'running' AND stranded.over_ms IS NULL) AS resting";

/// Lets a day pass for messages that wait until direct messages may be opened again.
const HURRY: [&str; 2] = [
    "DELETE FROM facts WHERE name = 'openings-shut'",
    "UPDATE outbox SET due_ms = 0 WHERE done_ms IS NULL AND due_ms > created_ms + 3600000",
];

/// Waits until nothing is left.
///
/// # Errors
/// With what is left after a while.
pub(crate) async fn settled(database: &Database) -> Result<(), String> {
    sqlx::any::install_default_drivers();
    let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
    let begun = Instant::now();
    let mut idle = 0;
    while idle < LOOKS {
        // Messages held back by Discord's quarantine would be sent in half a day; a run can't wait that long.
        for hurry in HURRY {
            // If the database is busy, the next look tries again.
            let _: Result<_, sqlx::Error> = sqlx::query(hurry).execute(&mut beside).await;
        }
        let row = sqlx::query(LEFT).fetch_one(&mut beside).await.expect("counts");
        let count = |name| row.try_get::<i64, _>(name).expect("a number");
        let (unsaid, broken, resting) = (count("unsaid"), count("broken"), count("resting"));
        idle = if unsaid + broken + resting == 0 { idle + 1 } else { 0 };
        if begun.elapsed() > SETTLING {
            let most: Option<i64> = row.try_get("most").expect("a number");
            return Err(format!(
                "{unsaid} messages still wait to be said, one was tried {most:?} times; {broken} places are broken, \
                 {resting} games rest"
            ));
        }
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    Ok(())
}
