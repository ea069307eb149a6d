//! The program's other commands: check-config, doctor, outbox.

use std::time::Duration;

use playground::{CHESS_CLUB, Effect, Fault, Playground, Route, Who};
use serde_json::json;

use super::database::Database;
use super::program::Program;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stuck_lane_is_seen_pushed_and_given_up_beside_the_running_program() {
    let mut databases = vec![Database::sqlite()];
    databases.extend(Database::postgres().await);
    for database in databases {
        let playground = Playground::start(playground::Config::default()).await.expect("a playground");
        let program = Program::start(&database.url, &playground, "");
        playground.ready().await;
        let token = playground.token().to_owned();
        let beside = |arguments: &[&str]| program.beside(&token, arguments);
        let (well, said) = beside(&["outbox", "list"]);
        assert!(well && said.contains("Nothing waits"), "{said}");

        // Posting fails, again and again.
        for _ in 0..40 {
            playground.faults().order(Fault::new(Effect::Status(503)).on(Route::CreateMessage));
        }
        let ada = playground.person(Who::Ada);
        let options = json!({ "game": "chess", "opponent": Who::Ben.id().to_string() });
        ada.slash(CHESS_CLUB, "play", &options).expect("sent").message().await.expect("an answer");
        let lane = format!("c{CHESS_CLUB}");
        let mut listed = beside(&["outbox", "list"]);
        for _ in 0..100 {
            if listed.1.contains(&lane) && listed.1.contains("503") {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
            listed = beside(&["outbox", "list"]);
        }
        let row = listed.1.lines().find(|line| line.starts_with(&lane)).expect("the lane").to_owned();
        assert!(row.ends_with("503"), "{row}");
        for secret in [Who::Ada, Who::Ben].map(|who| who.id().to_string()) {
            assert!(!listed.1.contains(&secret), "{}", listed.1);
        }
        let job = row.split_whitespace().rev().nth(1).expect("a number").to_owned();

        assert!(!beside(&["outbox", "retry", "7"]).0, "there is no such message");
        assert!(beside(&["outbox", "retry", "soon"]).1.contains("is no message"));
        assert!(beside(&["outbox", "retry", "all"]).0);
        let (well, said) = beside(&["outbox", "drop", &job]);
        assert!(well && said.contains("is given up"), "{said}");
        assert!(!beside(&["outbox", "drop", &job]).0, "once is enough");
        playground.faults().clear();
        program.wait_for("/readyz", 200).await;
        let (well, said) = beside(&["doctor"]);
        assert!(well, "{said}");
        for line in [
            "ok     process: it runs",
            "ok     token",
            "ok     clock",
            "ok     commands",
            "ok     starts",
            "ok     games: 1 invited",
            "ok     outbox",
            "ok     direct messages: 0 of 200",
        ] {
            assert!(said.contains(line), "{line}: {said}");
        }
        let (well, said) = beside(&["check-config"]);
        assert!(
            well && said.contains("its schema is current") && said.contains("taken, by the running process")
                || database.url.starts_with("postgres"),
            "{said}"
        );
    }
}

#[tokio::test]
async fn check_config_says_what_stands_in_the_way() {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let folder = tempfile::tempdir().expect("a folder");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("its address");
    let check = |text: &str, token: &str| {
        std::fs::write(folder.path().join("config.toml"), text).expect("the settings");
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_menagerie"));
        let output = command
            .args(["--config", "config.toml", "check-config"])
            .current_dir(folder.path())
            .env("MENAGERIE_TOKEN", token)
            .output()
            .expect("the program");
        let text =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        assert!(!text.contains("secret-of-the-bot"), "{text}");
        (output.status.success(), text)
    };
    let token = "playground.secret-of-the-bot";
    let api = format!("[discord]\napi = {:?}\n", playground.base_url());
    let (well, said) = check(&api, token);
    assert!(well && said.contains("not there yet; the first start makes it"), "{said}");
    assert!(!folder.path().join("data").exists(), "it only looks");
    let (well, said) = check(&format!("{api}[operations]\nlisten = \"{address}\"\n"), token);
    assert!(
        !well && said.contains("WRONG  operations.listen") && said.contains("one thing is wrong"),
        "{said}"
    );
    let (well, said) = check(&api, "");
    assert!(!well && said.contains("WRONG  token"), "{said}");
    let (well, said) =
        check("[store]\nurl = \"postgres://nobody:hush@127.0.0.1:9/none\"\n", "a.b.secret-of-the-bot");
    assert!(!well && said.contains("WRONG  database") && !said.contains("hush"), "{said}");
    let (well, said) = check("[limits]\nsheep = 3\n", token);
    assert!(!well && said.contains("line 2") && said.contains("sheep"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_names_a_token_that_is_not_accepted() {
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let folder = tempfile::tempdir().expect("a folder");
    let text = format!("[discord]\napi = {:?}\n", playground.base_url());
    std::fs::write(folder.path().join("config.toml"), text).expect("the settings");
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_menagerie"));
    let output = command
        .args(["--config", "config.toml", "doctor"])
        .current_dir(folder.path())
        .env("MENAGERIE_TOKEN", "playground.of-somebody-else")
        .output()
        .expect("the program");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        !output.status.success() && said.contains("WRONG  token: Discord does not accept the token"),
        "{said}"
    );
    assert!(said.contains("WRONG  database: there is no database"), "{said}");
}

#[tokio::test]
async fn invite_prints_the_link_of_the_token() {
    let folder = tempfile::tempdir().expect("a folder");
    let invite = |token: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_menagerie"));
        let command = command.arg("invite").current_dir(folder.path()).env("MENAGERIE_TOKEN", token);
        let output = command.output().expect("the program");
        let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        (output.status.success(), said.concat())
    };
    // The id of Discord's documentation, 80351110224678912, in base64.
    let (well, link) = invite("ODAzNTExMTAyMjQ2Nzg5MTI.Gabcde.secret-of-the-bot");
    let expected = "https://discord.com/oauth2/authorize?client_id=80351110224678912\
                    &scope=bot+applications.commands&permissions=309237746688\n";
    assert_eq!((well, link.as_str()), (true, expected));
    // A playground's token tells its application, too, so that the command can be tried there.
    let playground = Playground::start(playground::Config::default()).await.expect("a playground");
    let settings = format!("[discord]\napi = {:?}\n", playground.base_url());
    std::fs::write(folder.path().join("config.toml"), settings).expect("the settings");
    let (well, link) = invite(playground.token());
    assert!(well && link.contains(&format!("client_id={}&", playground.application_id())), "{link}");
    std::fs::remove_file(folder.path().join("config.toml")).expect("ours");
    for token in ["", "no.token", "bm8.a.secret-of-the-bot"] {
        let (well, said) = invite(token);
        assert!(!well && !said.contains("secret-of-the-bot"), "{said}");
    }
    assert!(!folder.path().join("data").exists(), "it changes nothing");
}
