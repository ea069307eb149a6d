//! Data about people is shown and exported on request, and deleted without a trace.

use app::request::{
    DataRequest, DrawAction, NewTable, NoteRequest, NotificationRequest, PlanRequest, Request, Whose,
};
use discord::limits_broken;
use model::game::Status;
use model::ids::{ChannelId, GameId, UserId};
use model::screen::{Button, Press, Screen, Verb};
use serde_json::Value;
use sqlx::{AnyConnection, Column, Connection, Row};
use store::is_known_table;
use words::Lang;

use crate::joining::four::{buttons, labels, press};
use crate::stage::{ADA, BEN, CHANNEL, CLEO, Said, Stage, direct};

/// A person whose id occurs nowhere by chance.
pub(crate) const EVE: UserId = UserId(918_273_645_546_372);

/// Every table of the database, from its own schema.
pub(crate) async fn tables(connection: &mut AnyConnection, url: &str) -> Vec<String> {
    let names = if url.starts_with("sqlite") {
        sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    } else {
        sqlx::query(
            "SELECT CAST(table_name AS TEXT) AS name FROM information_schema.tables WHERE table_schema = 'public'",
        )
    };
    let rows = names.fetch_all(connection).await.expect("the schema");
    rows.iter().map(|row| row.try_get("name").expect("a name")).collect()
}

/// Every value of every table that contains a text, as `table.column: value`.
pub(crate) async fn search(stage: &Stage, text: &str) -> Vec<String> {
    let mut connection = AnyConnection::connect(stage.url()).await.expect("the database");
    let mut found = Vec::new();
    for table in tables(&mut connection, stage.url()).await {
        if table == "_sqlx_migrations" {
            continue;
        }
        let all = sqlx::AssertSqlSafe(format!("SELECT * FROM {table}"));
        for row in sqlx::query(all).fetch_all(&mut connection).await.expect("rows") {
            for (at, column) in row.columns().iter().enumerate() {
                let number =
                    row.try_get::<Option<i64>, _>(at).ok().flatten().map(|number| number.to_string());
                let value = number.or_else(|| row.try_get::<Option<String>, _>(at).ok().flatten());
                if let Some(value) = value.filter(|value| value.contains(text)) {
                    found.push(format!("{table}.{}: {value}", column.name()));
                }
            }
        }
    }
    found
}

/// Eve invites a person; the table's number.
async fn invites(stage: &Stage, rules: &str, opponent: Option<UserId>) -> GameId {
    let wanted = NewTable {
        rules: rules.to_owned(),
        opponent,
        colour: Some("white".to_owned()),
        ..NewTable::default()
    };
    let screen = stage.ask(EVE, Request::Play(wanted)).await;
    let id = buttons(&screen.rows).iter().find_map(|button| button.press.game);
    id.unwrap_or_else(|| panic!("{screen:?}"))
}

/// A game of Eve's that has begun.
async fn game(stage: &Stage, rules: &str) -> GameId {
    let id = invites(stage, rules, Some(BEN)).await;
    press(stage, BEN, id, Verb::Join, "").await;
    id
}

pub(crate) fn button(screen: &Screen, label: &str) -> Button {
    let found = buttons(&screen.rows).into_iter().find(|button| button.label == label);
    found.unwrap_or_else(|| panic!("no {label}: {screen:?}"))
}

async fn resign(stage: &Stage, person: UserId, id: GameId) {
    let asked = press(stage, person, id, Verb::Resign, "").await;
    let yes = buttons(&asked.rows).into_iter().find(|button| button.press.verb == Verb::ResignYes);
    stage.press(person, yes.expect("a button").press, None).await;
}

/// Rows that would need many commands to create; `$1` is a game, or another thing with that number.
const ROWS: [&str; 22] = [
    "INSERT INTO reminders (game, person, point, deadline_ms, due_ms) \
     VALUES ($1, 918273645546372, '4h', 9000000000000, 9000000000000)",
    "INSERT INTO former_seats (game, seat, person, at_ms) VALUES ($1, 1, 918273645546372, 5)",
    "INSERT INTO vacations (person, since_ms, until_ms, over) VALUES (918273645546372, $1, 5, 1)",
    "INSERT INTO plans (game, person, number, seat, line, since, state, asked) \
     VALUES ($1, 918273645546372, 1, 1, '[]', 9, 'set', 5)",
    "INSERT INTO notes (game, person, number, turn, entries, text, at_ms) \
     VALUES ($1, 918273645546372, 1, 0, 0, 'hm', 5)",
    "INSERT INTO hints (game, person, seat, moment, entry, line, at_ms) \
     VALUES ($1, 918273645546372, 1, 1, 'e2e4', 'e2e4', 5)",
    "INSERT INTO jobs (kind, subject, game, person, due_ms) VALUES ('review', 'x', $1, 918273645546372, 9000000000000)",
    "INSERT INTO results (game, person, rules, side, verdict, rated, ended_ms) \
     VALUES ($1, 918273645546372, 'zombie', 0, 'won', 0, 5) ON CONFLICT DO NOTHING",
    "INSERT INTO ratings (rules, person, rating, deviation, volatility, games, last_ms) \
     VALUES ('zombie', 918273645546372, 1, 1, 1, 1, $1)",
    "INSERT INTO rating_changes (game, person, rules, rating_before, deviation_before, volatility_before, \
     rating_after, deviation_after, volatility_after, at_ms) VALUES ($1, 918273645546372, 'zombie', 1, 1, 1, 1, 1, 1, 5) \
     ON CONFLICT DO NOTHING",
    "INSERT INTO deeds (person, deed, count, first_game, first_ms) VALUES (918273645546372, 'hole-in-one', 1, $1, 5)",
    "INSERT INTO tournaments (id, guild, channel, host, rules, title, format, rounds, time, threads, status, round, version, \
     created_ms, changed_ms) VALUES ($1, 5, 7, 918273645546372, 'chess', '', 'swiss', 0, '3d', 0, 'dropped', 0, 1, 5, 5)",
    "INSERT INTO entrants (tournament, number, person) VALUES ($1, 0, 918273645546372)",
    "INSERT INTO guild_deeds (id, guild, person, deed, about, at_ms) VALUES ($1, 5, 918273645546372, 'clock', '3d', 5)",
    "INSERT INTO offers (game, kind, number, person, made_ms) VALUES ($1, 'rematch', 5, 918273645546372, 5)",
    "INSERT INTO agreements (game, kind, person) VALUES ($1, 'rematch', 918273645546372)",
    "INSERT INTO stranded (game, why, since_ms, told_ms, rested) VALUES ($1, 'place', 5, 5, 0)",
    "INSERT INTO stranded_votes (game, person) VALUES ($1, 918273645546372)",
    "INSERT INTO blocks (person, mark, blocked, made_ms) VALUES (918273645546372, 'a', $1, 5)",
    "INSERT INTO blocks (person, mark, blocked, made_ms) VALUES ($1, 'b', 918273645546372, 5)",
    "INSERT INTO calls (id, kind, host, guest, game, at_ms) VALUES (1, 'server', 918273645546372, 12, $1, 1700000000000)",
    "INSERT INTO calls (id, kind, host, guest, game, at_ms) VALUES (2, 'offer', 12, 918273645546372, $1, 1700000000000)",
];

/// Data of every feature.
pub(crate) struct Life {
    pub(crate) finished: GameId,
    pub(crate) running: GameId,
    pub(crate) secret: GameId,
    pub(crate) directly: GameId,
    pub(crate) invited: GameId,
    pub(crate) company: GameId,
}

pub(crate) async fn live(stage: &Stage) -> Life {
    let finished = game(stage, "chess").await;
    resign(stage, EVE, finished).await;
    let running = game(stage, "chess").await;
    let secret = game(stage, "zombie").await;
    // In direct messages, where boards are named after people.
    let wanted = NewTable { rules: "chess".to_owned(), opponent: Some(BEN), ..NewTable::default() };
    let opened = stage.ask_directly(EVE, Request::Play(wanted)).await;
    let directly = buttons(&opened.rows)[0].press.game.expect("a game");
    let join = Press { verb: Verb::Join, game: Some(directly), version: 1, arg: String::new() };
    stage.ask_directly(BEN, Request::Press { press: join, value: None }).await;
    let invited = stage.invitation("chess").await;
    let invited_by_others =
        NewTable { rules: "chess".to_owned(), opponent: Some(EVE), ..NewTable::default() };
    stage.ask(CLEO, Request::Play(invited_by_others)).await;
    // Several seats, one of them hers.
    let wanted = NewTable { rules: "chess-golf".to_owned(), ..NewTable::default() };
    let opened = stage.ask(ADA, Request::Play(wanted)).await;
    let company = buttons(&opened.rows)[0].press.game.expect("a game");
    for person in [EVE, BEN] {
        press(stage, person, company, Verb::Join, "").await;
    }
    press(stage, ADA, company, Verb::Start, "").await;
    let cards = game(stage, "cooperative").await;
    let asked = Request::Ask { question: "Any knights?".to_owned(), game: Some(format!("#{cards}")) };
    stage.ask(EVE, asked).await;
    let asked = Request::Ask { question: "Any pawns?".to_owned(), game: Some(format!("#{cards}")) };
    stage.ask(BEN, asked).await;
    press(stage, EVE, cards, Verb::AnswerYes, "2").await;
    stage.ask(EVE, Request::Theme { theme: Some("slate".to_owned()), whose: Whose::Own }).await;
    stage.ask_as(EVE, |asker| asker.lang = Lang::De, Request::Games).await;
    stage.ask(EVE, Request::Draw { action: DrawAction::Offer, game: Some(format!("#{running}")) }).await;
    // Her own plans and notes.
    let named = Some(format!("#{running}"));
    let mut planned = 0;
    for lines in ["if any then h2h3", "if any then h7h6"] {
        let plan = PlanRequest::Set { lines: lines.to_owned(), game: named.clone() };
        planned += stage.ask(EVE, Request::Plan(plan)).await.rows.len();
    }
    assert_eq!(planned, 1, "one of them is hers, in any colour");
    let note = NoteRequest::Write { text: "Watch f7.".to_owned(), game: named };
    stage.ask(EVE, Request::Plan(PlanRequest::Notes(note))).await;
    // A turn she is in the middle of.
    let mut tx = stage.app.store().begin().await.expect("a transaction");
    tx.save_draft(secret, 0, 1, "e2e4").await.expect("kept");
    tx.commit().await.expect("committed");
    for rows in ROWS {
        stage.spoil(rows, finished).await;
    }
    let zone = Some("Europe/Berlin".to_owned());
    stage.ask(EVE, Request::Notifications(NotificationRequest::Settings { zone })).await;
    stage.ask(EVE, Request::Learn { rules: Some("chess".to_owned()) }).await;
    invites(stage, "chess", None).await;
    invites(stage, "chess", Some(BEN)).await;
    stage.said().await;
    Life { finished, running, secret, directly, invited, company }
}

/// Asks twice for erasure and confirms it.
pub(crate) async fn delete(stage: &Stage, person: UserId) -> Screen {
    let asked = stage.ask(person, Request::Data(DataRequest::Delete)).await;
    assert_eq!(limits_broken(&asked), Vec::<&str>::new());
    let again = stage.press(person, button(&asked, "Yes, forget me").press, None).await;
    assert_eq!(limits_broken(&again), Vec::<&str>::new());
    stage.press(person, button(&again, "Forget me for good").press, None).await
}

#[tokio::test]
async fn somebody_who_is_forgotten_leaves_no_trace_in_the_whole_database() {
    Stage::each(async |stage| {
        let life = live(&stage).await;
        assert!(!search(&stage, &EVE.to_string()).await.is_empty());
        let done = delete(&stage, EVE).await;
        assert!(done.text.contains("I know nothing of you any more"), "{done:?}");
        let said = stage.said().await;
        assert_eq!(search(&stage, &EVE.to_string()).await, Vec::<String>::new());
        assert_eq!(search(&stage, &direct(EVE).to_string()).await, Vec::<String>::new());
        // Messages about it name nobody either, and ping the players who continue.
        for said in said.iter().filter(|(channel, _)| **channel != direct(EVE)).flat_map(|(_, said)| said) {
            assert!(!format!("{said:?}").contains(&EVE.to_string()), "{said:?}");
        }
        let posted = said[&CHANNEL].iter().filter_map(|said| match said {
            Said::Posted { screen, .. } => Some(screen.text.clone()),
            Said::Changed { .. } => None,
        });
        assert!(posted.filter(|text| text.contains("somebody who left resigned")).count() >= 2, "{said:?}");
        for id in [life.finished, life.running, life.secret, life.directly] {
            let game = stage.app.store().game(id).await.expect("the database").expect("the game");
            assert_eq!(game.status, Status::Over, "{id}");
            assert_eq!(game.seated().count(), 1);
            let board = stage
                .ask_directly(BEN, Request::Board { game: Some(format!("#{id}")), flip: false, text: false });
            let board = board.await;
            assert!(board.text.contains("somebody who left"), "{board:?}");
            let record = Request::History { game: Some(format!("#{id}")) };
            assert!(stage.ask_directly(BEN, record).await.text.contains("somebody who left"));
        }
        // Others play on.
        let company = stage.app.store().game(life.company).await.expect("the database").expect("the game");
        assert_eq!((company.status, company.seated().count()), (Status::Running, 2));
        let theirs = stage.app.store().game(life.invited).await.expect("the database").expect("the game");
        assert_eq!(theirs.status, Status::Invited, "an invitation between others");
        let list = stage.ask(BEN, Request::Games).await;
        assert!(list.text.contains(&format!("#{}", life.company)), "{list:?}");
        let nothing = stage.ask(EVE, Request::Data(DataRequest::Show)).await;
        assert!(nothing.text.contains("nothing at all"), "{nothing:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn every_table_of_the_schema_is_known_to_keep_people_or_not_to() {
    Stage::each(async |stage| {
        let mut connection = AnyConnection::connect(stage.url()).await.expect("the database");
        let all = tables(&mut connection, stage.url()).await;
        assert!(all.len() > 10, "{all:?}");
        let unknown: Vec<_> = all.iter().filter(|table| !is_known_table(table)).collect();
        assert!(
            unknown.is_empty(),
            "say in bot/store/src/personal/kept.rs how people are forgotten in {unknown:?}"
        );
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn a_crash_in_between_forgets_nothing_but_the_person() {
    Stage::each(async |stage| {
        let life = live(&stage).await;
        // As after a crash: it was asked, and nothing is done yet.
        let mut tx = stage.app.store().begin().await.expect("a transaction");
        tx.ask_erasure(EVE, stage.now()).await.expect("asked");
        tx.commit().await.expect("committed");
        let stage = stage.restarted().await;
        for _ in 0..5 {
            stage.pass_minutes(1).await;
            stage.said().await;
        }
        assert_eq!(search(&stage, &EVE.to_string()).await, Vec::<String>::new());
        let game = stage.app.store().game(life.running).await.expect("the database").expect("the game");
        assert_eq!(game.status, Status::Over);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn nobody_is_forgotten_by_an_old_or_forged_button_and_saying_no_changes_nothing() {
    let stage = Stage::open().await;
    let id = game(&stage, "chess").await;
    let asked = stage.ask(EVE, Request::Data(DataRequest::Delete)).await;
    assert!(asked.text.contains("(1)") && asked.text.contains("(0)"), "{asked:?}");
    let no = stage.press(EVE, button(&asked, "No, stay").press, None).await;
    assert!(no.text.contains("Nothing has changed"), "{no:?}");
    let again = stage.press(EVE, button(&asked, "Yes, forget me").press, None).await;
    let now = button(&again, "Forget me for good").press;
    stage.pass(1).await;
    let late = stage.press(EVE, now.clone(), None).await;
    assert!(late.text.contains("asked a while ago"), "{late:?}");
    for arg in ["now", "now.x", "now.-9223372036854775808", "now.9223372036854775807", "fly"] {
        let forged = stage.press(EVE, Press { arg: arg.to_owned(), ..now.clone() }, None).await;
        assert!(
            forged.text.contains("I don't know that button") || forged.text.contains("asked a while ago"),
            "{arg}: {forged:?}"
        );
    }
    let game = stage.app.store().game(id).await.expect("the database").expect("the game");
    assert_eq!((game.status, game.seated().count()), (Status::Running, 2));
    stage.close().await;
}

#[tokio::test]
async fn what_is_kept_is_shown_and_handed_over_and_is_nobody_elses() {
    Stage::each(async |stage| {
        let life = live(&stage).await;
        let shown = stage.ask(EVE, Request::Data(DataRequest::Show)).await;
        assert_eq!(limits_broken(&shown), Vec::<&str>::new());
        assert!(shown.text.contains("your seats in games: 9"), "{shown:?}");
        let export = stage.press(EVE, button(&shown, "Export").press, None).await;
        assert_eq!(limits_broken(&export), Vec::<&str>::new());
        let asked = stage.press(EVE, button(&shown, "Have me forgotten").press, None).await;
        assert!(asked.text.contains("Shall I forget you?") && !asked.rows.is_empty(), "{asked:?}");
        let file = export.file.expect("a file");
        assert_eq!(file.name, "kept.json");
        for other in [ADA, BEN, CLEO] {
            assert!(!file.text.contains(&format!("<@{other}>")));
        }
        let json: Value = serde_json::from_str(&file.text).expect("JSON");
        assert_eq!(json["person"], EVE.to_string());
        assert_eq!(json["kept"]["people"][0]["theme"], "slate");
        assert_eq!(json["kept"]["inquiries"].as_array().map(Vec::len), Some(2));
        let games = json["games"].as_array().expect("games");
        let of = |id: GameId| games.iter().find(|game| game["game"] == id.to_string()).expect("the game");
        assert_eq!(of(life.finished)["status"], "over");
        // Of a running game only what she may see.
        assert!(of(life.secret)["log"].is_null() && of(life.secret)["seed"].is_null());
        // Every table that holds her number has something to hand over.
        for place in search(&stage, &EVE.to_string()).await {
            let table = place.split('.').next().expect("a table");
            assert!(!json["kept"][table].is_null(), "{table} is kept back");
        }
        let german = stage.ask_as(EVE, |asker| asker.lang = Lang::De, Request::Data(DataRequest::Show)).await;
        assert!(german.text.contains("Über dich habe ich"), "{german:?}");
        assert_eq!(labels(&german.rows), ["Ausgeben", "Mich vergessen lassen"]);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn invitations_that_came_to_nothing_go_after_a_week_and_numbers_are_not_given_twice() {
    let stage = Stage::open().await;
    let dropped = stage.invitation("chess").await;
    press(&stage, ADA, dropped, Verb::Cancel, "").await;
    let over = stage.game("chess").await;
    resign(&stage, ADA, over).await;
    let last = stage.invitation("chess").await;
    press(&stage, ADA, last, Verb::Cancel, "").await;
    let is_there = async |id| stage.app.store().game(id).await.expect("the database").is_some();
    stage.pass(6 * 24).await;
    assert!(is_there(dropped).await);
    stage.pass(2 * 24).await;
    assert!(!is_there(dropped).await && is_there(over).await && is_there(last).await);
    let next = stage.invitation("chess").await;
    assert!(next > last);
    stage.close().await;
}

/// A message that waits for a channel while a person in it is forgotten.
#[tokio::test]
async fn what_waits_to_be_said_is_said_without_them() {
    Stage::each(async |stage| {
        let place = ChannelId(77);
        let job = model::job::NewJob {
            lane: model::job::Lane::Channel(place),
            game: None,
            job: model::job::Job::Post {
                to: model::job::To::Channel(place),
                slot: None,
                screen: Screen { pings: vec![EVE, BEN], ..Screen::text(format!("<@{EVE}> and <@{BEN}>")) },
            },
        };
        let mut tx = stage.app.store().begin().await.expect("a transaction");
        // Due tomorrow.
        tx.enqueue(&job, stage.now() + 86_400_000).await.expect("kept");
        tx.commit().await.expect("committed");
        delete(&stage, EVE).await;
        assert_eq!(search(&stage, &EVE.to_string()).await, Vec::<String>::new());
        stage.pass(25).await;
        let said = stage.said().await;
        let Said::Posted { screen, .. } = &said[&place][0] else { panic!("{said:?}") };
        assert_eq!(screen.text, format!("somebody who left and <@{BEN}>"));
        assert_eq!(screen.pings, [BEN]);
        stage.close().await;
    })
    .await;
}
