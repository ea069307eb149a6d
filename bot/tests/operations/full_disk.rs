//! A full disk, and one that loses writes: the process reports that it is not ready, nothing is half done, and with room again
//! everybody is answered as before, by every connection to the database.

use std::path::PathBuf;
use std::time::Duration;

use playground::{CHESS_CLUB, Playground, TEA_ROOM, Who};
use serde_json::json;
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection, Executor};

use super::database::Database;
use super::disk::Disk;
use super::health::plays_a_turn;
use super::program::Program;

/// How many requests are sent at once: more than there are connections.
const CROWD: u16 = 12;
/// Answers to people when nothing could be written.
const REFUSALS: [&str; 3] =
    ["can't write anything down", "couldn't reach my records", "lost touch with my database"];

struct Machine {
    playground: Playground,
    program: Program,
}

impl Machine {
    async fn start(url: &str, environment: &[(&'static str, PathBuf)]) -> Self {
        // In doubt it is asked for half a minute what became of something.
        let patience = Duration::from_secs(90);
        let patient = playground::Config { patience, guests: CROWD, ..playground::Config::default() };
        let playground = Playground::start(patient).await.expect("a playground");
        let more = "[limits]\nrequests_per_person = 10000\ngames_per_person = 10000\n";
        let program = Program::start_in(url, &playground, more, environment);
        playground.ready().await;
        program.wait_for("/readyz", 200).await;
        plays_a_turn(&playground).await;
        Self { playground, program }
    }

    /// Many people open tables at once; returns the answers.
    async fn crowd(&self) -> Vec<String> {
        let mut asked = Vec::new();
        for number in 1..=CROWD {
            let person = self.playground.person(Who::Guest(number));
            let channel = if number % 2 == 0 { CHESS_CLUB } else { TEA_ROOM };
            asked.push(person.slash(channel, "play", &json!({ "game": "chess" })).expect("sent"));
        }
        let mut answers = Vec::new();
        for call in asked {
            answers.push(call.message().await.expect("an answer").content);
        }
        answers
    }

    /// Nothing can be written: people are told so, and `/readyz` says so.
    async fn suffers(&self, says: &[&str], crowds: usize) {
        let why = self.program.wait_for("/readyz", 503).await;
        assert!(says.iter().any(|words| why.contains(words)), "{why}");
        for _ in 0..crowds {
            let answers = self.crowd().await;
            let refused = answers.iter().filter(|answer| is_refusal(answer)).count();
            assert!(refused > 0, "{answers:?}");
            let (status, why) = self.program.get("/readyz").expect("an answer");
            assert_eq!(status, 503, "{why}");
            let (status, _) = self.program.get("/healthz").expect("an answer");
            assert_eq!(status, 200, "to start it anew would not help");
        }
    }

    /// The fault is over: five seconds later everybody is answered, and stays so.
    async fn is_well(&self) {
        tokio::time::sleep(Duration::from_secs(5)).await;
        for _ in 0..3 {
            let answers = self.crowd().await;
            let refused: Vec<&String> = answers.iter().filter(|answer| is_refusal(answer)).collect();
            assert!(refused.is_empty(), "{refused:?}\n{}", self.program.log());
        }
        assert_eq!(self.program.wait_for("/readyz", 200).await, "ready\n");
        let ben = self.playground.person(Who::Ben);
        let turn = ben.slash(CHESS_CLUB, "move", &json!({ "turn": "e7e5" })).expect("sent");
        let answer = turn.message().await.expect("an answer").content;
        assert!(answer.contains("You played `e7e5`"), "the game goes on: {answer}");
        assert_eq!(self.playground.violations(), Vec::<String>::new());
    }
}

fn is_refusal(answer: &str) -> bool {
    REFUSALS.iter().any(|words| answer.contains(words))
}

async fn heals(disk: &Disk) {
    let machine = Machine::start(&disk.url(), &disk.environment()).await;
    disk.fill();
    machine.suffers(&["the disk is full", "KiB are left"], 2).await;
    disk.mend();
    machine.is_well().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_heals_by_itself_when_there_is_room_again() {
    heals(&Disk::shim()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_small_disk_that_was_full_heals_too() {
    let Some(disk) = Disk::mounted() else {
        eprintln!("No disk may be mounted here; the same is tried with a layer above it.");
        return;
    };
    heals(&disk).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_does_not_keep_what_it_is_told_heals_too() {
    let disk = Disk::shim();
    let machine = Machine::start(&disk.url(), &disk.environment()).await;
    disk.forget();
    machine.suffers(&["can't be reached", "doesn't say whether", "in time"], 1).await;
    disk.mend();
    machine.is_well().await;
}

/// PostgreSQL's errors when its disk is full: for a statement, and for a commit.
const FULL: &str = "
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
            IF name IN ('leases', 'outbox', 'processes') THEN
                EXECUTE format('CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION full_disk()', name);
            ELSE
                EXECUTE format('CREATE CONSTRAINT TRIGGER full_disk AFTER INSERT OR UPDATE ON %I DEFERRABLE INITIALLY DEFERRED
                    FOR EACH ROW EXECUTE FUNCTION full_disk()', name);
            END IF;
        END LOOP;
    END $$";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_whose_disk_is_full_or_that_may_only_be_read_heals_too() {
    let Some(database) = Database::postgres().await else { return };
    let machine = Machine::start(&database.url, &[]).await;
    let name = database.url.rsplit('/').next().expect("a name").to_owned();
    let mut beside = PgConnection::connect(&database.url).await.expect("the database");
    let mut does = async |statement: String| {
        beside.execute(AssertSqlSafe(statement)).await.expect("done");
    };
    does(FULL.to_owned()).await;
    machine.suffers(&["the disk is full"], 2).await;
    does("DROP FUNCTION full_disk CASCADE".to_owned()).await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let answers = machine.crowd().await;
    assert!(!answers.iter().any(|answer| is_refusal(answer)), "{answers:?}\n{}", machine.program.log());
    machine.program.wait_for("/readyz", 200).await;

    // A standby: connections break, and the new ones may only read.
    let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                  WHERE datname = current_database() AND pid <> pg_backend_pid()";
    does(format!("ALTER DATABASE {name} SET default_transaction_read_only = on")).await;
    does(others.to_owned()).await;
    machine.suffers(&["may only be read"], 2).await;
    does(format!(
        "SET default_transaction_read_only = off; ALTER DATABASE {name} RESET default_transaction_read_only"
    ))
    .await;
    does(others.to_owned()).await;
    machine.is_well().await;
}
