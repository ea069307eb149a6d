//! Faults of settings and databases, a row each: `check-config` finds each and fails, and a start reports it at once, both in the
//! same sentence; and nothing is changed.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use tempfile::TempDir;

use super::database::Database;

/// How long a program may hang before a test gives up. It is no measurement: a start reports a fault at once if it has waited for
/// nothing before. `--nocapture` shows how long each took; two seconds are promised.
const HANGS: Duration = Duration::from_secs(300);
/// The text of a start that tries something again. Only a database that may still become available is waited for, and the first
/// such line says why.
const WAITS: &str = "waiting for";
/// A token that no playground accepts: nothing here gets as far as using it.
const TOKEN: &str = "MTk4.Cl2FMQ.a-token-of-nobody";

/// A machine with one fault.
struct Row {
    what: &'static str,
    /// The settings.
    settings: String,
    token: &'static str,
    /// Words of the sentence that names the fault.
    says: &'static [&'static str],
    /// Files that must not change, in a folder where no other may appear.
    untouched: Option<PathBuf>,
    /// Whether the program has to run as a user with fewer rights than root.
    as_nobody: bool,
    /// Whether the fault may end by itself: then a start reports it and keeps trying for a while.
    may_come: bool,
}

impl Row {
    fn new(what: &'static str, settings: impl Into<String>, says: &'static [&'static str]) -> Self {
        Self {
            what,
            settings: settings.into(),
            token: TOKEN,
            says,
            untouched: None,
            as_nobody: false,
            may_come: false,
        }
    }

    fn that_may_come(self) -> Self {
        Self { may_come: true, ..self }
    }

    fn with_token(self, token: &'static str) -> Self {
        Self { token, ..self }
    }

    fn leaving(self, folder: PathBuf) -> Self {
        Self { untouched: Some(folder), ..self }
    }
}

/// The bytes of all files of a folder.
fn bytes(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut all: Vec<_> = files
        .filter(|path| path.is_file())
        .map(|path| (path.clone(), fs::read(&path).expect("a file")))
        .collect();
    all.sort();
    all
}

struct Machine {
    folder: TempDir,
    program: PathBuf,
}

impl Machine {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).expect("ours");
        // Where anybody may run it.
        let program = folder.path().join("menagerie");
        fs::copy(env!("CARGO_BIN_EXE_menagerie"), &program).expect("the program");
        Self { folder, program }
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A folder with these files.
    fn with(&self, name: &str, files: &[(&str, &[u8])]) -> PathBuf {
        let folder = self.at(name);
        fs::create_dir(&folder).expect("a folder");
        for (file, text) in files {
            fs::write(folder.join(file), text).expect("a file");
        }
        folder
    }

    fn command(&self, row: &Row, arguments: &[&str]) -> Command {
        let settings = self.at("config.toml");
        fs::write(&settings, &row.settings).expect("the settings");
        let mut command = Command::new(&self.program);
        command.arg("--config").arg(&settings).args(arguments).current_dir(self.folder.path());
        command.env("MENAGERIE_TOKEN", row.token).stdin(Stdio::null());
        command.env_remove("MENAGERIE_STORE_URL").env_remove("CREDENTIALS_DIRECTORY");
        if row.as_nobody && rustix::process::geteuid().is_root() {
            command.uid(65_534).gid(65_534);
        }
        command
    }

    /// The output of `check-config`, which has to fail by itself.
    fn checks(&self, row: &Row) -> String {
        let output = self.command(row, &["check-config"]).output().expect("the program");
        let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        let said = said.concat();
        assert_eq!(output.status.code(), Some(1), "{}: {said}", row.what);
        said
    }

    /// The output of a start until it ends, or, where a database may still become available, until it says what it waits for. It
    /// waits for nothing before.
    fn starts(&self, row: &Row) -> String {
        let log = self.at("log");
        let file = fs::File::create(&log).expect("a log");
        let begun = Instant::now();
        let mut command = self.command(row, &["run"]);
        let mut child = command.stdout(Stdio::null()).stderr(file).spawn().expect("the program");
        loop {
            let ended = child.try_wait().expect("a child");
            let said = fs::read_to_string(&log).expect("a log");
            if let Some(status) = ended {
                println!("{:>6} ms: {}", begun.elapsed().as_millis(), row.what);
                assert_eq!(status.code(), Some(1), "{}: {said}", row.what);
                assert!(row.may_come || !said.contains(WAITS), "{}: it waited first: {said}", row.what);
                return said;
            }
            // Whole lines alone: one may be half written.
            let whole = said.rsplit_once('\n').map_or("", |(whole, _)| whole);
            let waits = whole
                .lines()
                .find(|line| line.contains(WAITS) || row.says.iter().all(|word| line.contains(word)));
            if let (true, Some(line)) = (row.may_come, waits) {
                // It keeps trying.
                println!("{:>6} ms: {}", begun.elapsed().as_millis(), row.what);
                let _ = child.kill();
                let _ = child.wait();
                assert!(
                    row.says.iter().all(|words| line.contains(words)),
                    "{}: it waits for {line}",
                    row.what
                );
                return said;
            }
            if begun.elapsed() > HANGS {
                let _ = child.kill();
                let _ = child.wait();
                panic!("{}: it neither ends nor says why: {said}", row.what);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

fn sqlite(file: &Path) -> String {
    format!("[store]\nurl = \"sqlite:{}\"\n", file.display())
}

/// A database of this program, closed; `spoil` may change its bytes.
async fn ours(folder: &Path, spoil: impl FnOnce(&mut Vec<u8>)) -> PathBuf {
    let file = folder.join("games.db");
    let store = Database::at(format!("sqlite:{}", file.display())).open().await;
    store.close().await;
    drop(store);
    let _ = fs::remove_file(folder.join("games.db.lock"));
    let mut bytes = fs::read(&file).expect("the file");
    spoil(&mut bytes);
    fs::write(&file, bytes).expect("the file");
    file
}

/// A SQLite database made by these statements.
async fn another(file: &Path, statements: &'static str) {
    sqlx::any::install_default_drivers();
    let url = format!("sqlite:{}?mode=rwc", file.display());
    let mut connection = AnyConnection::connect(&url).await.expect("a database");
    connection.execute(statements).await.expect("done");
    connection.close().await.expect("closed");
}

async fn rows(machine: &Machine) -> Vec<Row> {
    let folder = |name: &str| machine.with(name, &[]);
    let mut rows = vec![
        Row::new(
            "an unknown scheme",
            "[store]\nurl = \"mysql://ada:hush@h/x\"\n",
            &["must begin with sqlite: or postgres://"],
        ),
        Row::new(
            "a path alone",
            "[store]\nurl = \"data/games.db\"\n",
            &["must begin with sqlite: or postgres://"],
        ),
        Row::new(
            "an address of the wrong form",
            "[store]\nurl = \"postgres://ada:hush@[/x\"\n",
            &["USER:PASSWORD@HOST"],
        ),
        Row::new(
            "a bad log filter",
            "[log]\nfilter = \"info,serenity=loud\"\n",
            &["log.filter", "info,serenity=warn"],
        ),
        Row::new("no address in the file", "[store]\nurl_file = \"nowhere\"\n", &["nowhere can't be read"]),
        Row::new("no token in the file", "[discord]\ntoken_file = \"nowhere\"\n", &["nowhere can't be read"]),
        Row::new("an unknown key", "[limits]\nsheep = 3\n", &["line 2, `sheep`", "config.example.toml"]),
        Row::new("a number out of its range", "[referee]\nnodes = 0\n", &["must be at least 1"]),
        Row::new(
            "computers that never think",
            "[computers]\nthreads = 0\n",
            &["computers.threads", "must be at least 1"],
        ),
        Row::new(
            "settings, but no token",
            "[pictures]\ntheme = \"slate\"\n",
            &["no token", "menagerie playground"],
        )
        .with_token(""),
        Row::new(
            "an address, but no token",
            "[discord]\napi = \"http://127.0.0.1:9\"\n",
            &["there is no token"],
        )
        .with_token(""),
    ];

    let text = machine.with(
        "text",
        &[("games.db", b"This is no database, but a letter to somebody. ".repeat(9).as_slice())],
    );
    rows.push(
        Row::new("no database", sqlite(&text.join("games.db")), &["games.db is no SQLite database"])
            .leaving(text),
    );
    let short = machine.with("short", &[("games.db", b"SQLite format 3\0and then")]);
    rows.push(
        Row::new("a beginning alone", sqlite(&short.join("games.db")), &["is no SQLite database"])
            .leaving(short),
    );
    let a_folder = machine.with("a_folder", &[]);
    rows.push(Row::new("a folder", sqlite(&a_folder), &["can't be opened", "directory"]).leaving(a_folder));

    let corrupt = folder("corrupt");
    let file = ours(&corrupt, |bytes| bytes[100..4096].fill(0x5a)).await;
    rows.push(
        Row::new("a first page of nonsense", sqlite(&file), &["the database is damaged", "restore a backup"])
            .leaving(corrupt),
    );
    let cut = folder("cut");
    let file = ours(&cut, |bytes| bytes.truncate(bytes.len() / 2)).await;
    rows.push(
        Row::new("half a file", sqlite(&file), &["the database is damaged", "restore a backup"]).leaving(cut),
    );

    let marked = folder("marked");
    another(&marked.join("games.db"), "PRAGMA application_id = 252006673").await;
    rows.push(
        Row::new("another program's mark", sqlite(&marked.join("games.db")), &["belongs to another program"])
            .leaving(marked),
    );
    let foreign = folder("foreign");
    another(&foreign.join("games.db"), "CREATE TABLE sheep (name TEXT); INSERT INTO sheep VALUES ('Dolly')")
        .await;
    rows.push(
        Row::new(
            "another program's tables",
            sqlite(&foreign.join("games.db")),
            &["belongs to another program", "nothing in it was touched"],
        )
        .leaving(foreign),
    );
    let alike = folder("alike");
    another(
        &alike.join("games.db"),
        "PRAGMA journal_mode = WAL; CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY); CREATE TABLE users (id INTEGER)",
    )
    .await;
    rows.push(
        Row::new(
            "another program with migrations",
            sqlite(&alike.join("games.db")),
            &["belongs to another program"],
        )
        .leaving(alike),
    );

    // Root may do things that others may not.
    let closed = folder("closed");
    let file = ours(&closed, |_| ()).await;
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("ours");
    let row = Row::new(
        "a file of somebody else",
        sqlite(&file),
        &["games.db can't be opened", "belong to whoever runs the bot"],
    );
    let as_nobody = rustix::process::geteuid().is_root();
    if as_nobody {
        rows.push(Row { as_nobody, ..row });
        let locked = folder("locked");
        fs::set_permissions(&locked, fs::Permissions::from_mode(0o755)).expect("ours");
        let row = Row::new("a folder of somebody else", sqlite(&locked.join("games.db")), &["games.db"]);
        rows.push(Row { as_nobody, ..row });
    }
    rows
}

/// Faults of a server, and statements that repair it afterwards.
async fn rows_of_a_server(database: &Database, beside: &mut PgConnection) -> Vec<Row> {
    let options: PgConnectOptions = database.url.parse().expect("an address");
    let at = |user: &str, place: &str, name: &str| {
        format!("[store]\nurl = \"postgres://{user}:hush@{place}/{name}\"\n")
    };
    let place = format!("{}:{}", options.get_host(), options.get_port());
    let nowhere = crate::port::free().to_string();
    let silent = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let silence = silent.local_addr().expect("an address").to_string();
    // It listens as long as the test lasts, and stays silent.
    std::mem::forget(silent);
    let name = database.url.rsplit('/').next().expect("a name");
    let mut does = async |statement: String| {
        beside.execute(AssertSqlSafe(statement)).await.expect("done");
    };
    let weak = format!("weak_{}", std::process::id());
    does(format!("DROP ROLE IF EXISTS {weak}")).await;
    does(format!("CREATE ROLE {weak} LOGIN")).await;
    for end in ["foreign", "standby", "empty"] {
        does(format!("CREATE DATABASE {name}_{end}")).await;
    }
    does(format!("ALTER DATABASE {name}_standby SET default_transaction_read_only = on")).await;
    let mut foreign =
        PgConnection::connect(&database.url.replace(name, &format!("{name}_foreign"))).await.expect("it");
    foreign
        .execute("CREATE TABLE sheep (name TEXT); INSERT INTO sheep VALUES ('Dolly')")
        .await
        .expect("a table");
    foreign.close().await.expect("closed");
    let user = options.get_username();
    vec![
        Row::new("no server", at(user, &nowhere, "x"), &["no PostgreSQL is to be had at 127.", "refused"])
            .that_may_come(),
        Row::new("a server that says nothing", at(user, &silence, "x"), &["answer"]).that_may_come(),
        Row::new("no such database", at(user, &place, "sheep"), &["has no database “sheep”", "createdb"]),
        Row::new("no such user", at("sheep", &place, name), &["does not let “sheep” in", "28"]),
        Row::new(
            "another program's tables",
            at(user, &place, &format!("{name}_foreign")),
            &["belongs to another program"],
        ),
        Row::new("a standby", at(user, &place, &format!("{name}_standby")), &["may only be read"]),
        Row::new(
            "no right to make tables",
            at(&weak, &place, &format!("{name}_empty")),
            &["may not make tables", "OWNER TO"],
        ),
        Row::new("no right to write", at(&weak, &place, name), &["may not write to its tables"]),
    ]
}

fn holds(machine: &Machine, row: &Row) {
    let before = row.untouched.as_deref().map(bytes);
    for said in [machine.checks(row), machine.starts(row)] {
        for words in row.says {
            assert!(said.contains(words), "{}: {words:?} is not in: {said}", row.what);
        }
        assert!(
            !said.contains("hush") && !said.contains("a-token-of-nobody"),
            "{}: a secret: {said}",
            row.what
        );
    }
    if let (Some(folder), Some(before)) = (&row.untouched, before) {
        assert_eq!(bytes(folder), before, "{}: something was changed", row.what);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_wrong_setting_and_broken_file_is_named_and_nothing_is_touched() {
    let machine = Machine::new();
    for row in rows(&machine).await {
        holds(&machine, &row);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_cannot_be_used_is_named_and_nothing_is_touched() {
    let Some(database) = Database::postgres().await else { return };
    database.open().await.close().await;
    let mut beside = PgConnection::connect(&database.url).await.expect("the server");
    let machine = Machine::new();
    for row in rows_of_a_server(&database, &mut beside).await {
        holds(&machine, &row);
    }
    let name = database.url.rsplit('/').next().expect("a name");
    let there = database.url.replace(name, &format!("{name}_foreign"));
    let mut foreign = PgConnection::connect(&there).await.expect("it");
    let tables = sqlx::query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'");
    assert_eq!(tables.fetch_all(&mut foreign).await.expect("tables").len(), 1, "the sheep alone");
}

/// Damage that a start alone doesn't notice: a page in the middle.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_nonsense_somewhere_in_the_middle_is_found() {
    let machine = Machine::new();
    let folder = machine.with("data", &[]);
    let file = ours(&folder, |bytes| {
        let pages = bytes.len() / 4096;
        bytes[(pages / 2) * 4096..(pages / 2 + 1) * 4096].fill(0x5a);
    })
    .await;
    let row = Row::new("a page of nonsense", sqlite(&file), &["the database is damaged"]);
    let said = machine.checks(&row);
    assert!(said.contains(row.says[0]), "{said}");
    // What is read at the start may lie elsewhere: then the look through the whole file, beside the program, says it.
    let said = machine.starts(&row.that_may_come());
    assert!(said.contains("the database is damaged"), "{said}");
}

/// Without settings the playground starts, as README says; with settings only on request.
#[test]
fn the_playground_starts_unasked_without_settings_alone() {
    let machine = Machine::new();
    let log = |name: &str| (machine.at(name), fs::File::create(machine.at(name)).expect("a log"));
    let opens = |mut command: Command, name: &str| {
        let (path, file) = log(name);
        command
            .current_dir(machine.folder.path())
            .env_remove("MENAGERIE_TOKEN")
            .env_remove("CREDENTIALS_DIRECTORY");
        let mut child =
            command.stdin(Stdio::null()).stdout(file).stderr(Stdio::null()).spawn().expect("the program");
        let begun = Instant::now();
        let mut said = String::new();
        while begun.elapsed() < HANGS && !said.contains("The playground is open") {
            std::thread::sleep(Duration::from_millis(50));
            said = fs::read_to_string(&path).expect("a log");
            if child.try_wait().expect("a child").is_some() {
                break;
            }
        }
        let _ = child.kill();
        let _ = child.wait();
        said.contains("The playground is open")
    };
    let settings = machine.at("elsewhere.toml");
    fs::write(&settings, "[playground]\nlisten = \"127.0.0.1:0\"\n").expect("settings");
    let mut asked_for = Command::new(&machine.program);
    asked_for.arg("--config").arg(&settings).arg("playground");
    assert!(opens(asked_for, "asked for"));
    let mut unasked = Command::new(&machine.program);
    unasked.arg("--config").arg(&settings);
    assert!(!opens(unasked, "unasked"));
    // Another process may use its usual address here: then it says so, which also names the playground.
    let plain =
        Command::new(&machine.program).current_dir(machine.folder.path()).arg("check-config").output();
    let said = String::from_utf8_lossy(&plain.expect("the program").stdout).into_owned();
    assert!(said.contains("the playground starts"), "{said}");
}
