//! Games exported to files, and games that begin from a given position.

use app::request::{Format, LibraryRequest, NewTable, Request};
use discord::limits_broken;
use engine::catalogue;
use engine::record;
use engine::rules::Pending;
use model::ids::{GameId, UserId};
use model::screen::{Screen, Verb};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::Value;

use crate::joining::four::{buttons, press};
use crate::stage::{ADA, BEN, CHANNEL, CLEO, Said, Stage};
use crate::turns::random_entries;

async fn export(stage: &Stage, person: UserId, id: GameId, format: Format) -> Screen {
    let request = Request::Library(LibraryRequest::Export { format, game: Some(format!("#{id}")) });
    let screen = stage.ask(person, request).await;
    assert_eq!(limits_broken(&screen), Vec::<&str>::new());
    if let Some(file) = &screen.file {
        assert!(file.name.starts_with("game."), "a name tells nothing: {}", file.name);
        assert!(!file.text.contains("<@"), "a file names nobody");
    }
    screen
}

fn text(screen: &Screen) -> String {
    screen.file.as_ref().unwrap_or_else(|| panic!("{screen:?}")).text.clone()
}

fn json(screen: &Screen) -> Value {
    serde_json::from_str(&text(screen)).expect("JSON")
}

async fn resign(stage: &Stage, person: UserId, id: GameId) {
    let asked = press(stage, person, id, Verb::Resign, "").await;
    let yes = buttons(&asked.rows).into_iter().find(|button| button.press.verb == Verb::ResignYes);
    let done = stage.press(person, yes.expect("a button").press, None).await;
    assert!(done.text.contains("You resigned"), "{done:?}");
}

/// Some random turns of the seat that is asked.
async fn some_turns(stage: &Stage, id: GameId, rng: &mut StdRng) {
    for _ in 0..4 {
        let game = stage.app.store().game(id).await.expect("the database").expect("the game");
        let record = export(stage, ADA, id, Format::Json).await;
        let Some(waits) = json(&record)["waits_for"].as_array().cloned() else { return };
        let info = catalogue::find(&game.rules).expect("known").info();
        let seat = info.seats.iter().position(|seat| waits.iter().any(|name| name == seat.name));
        let Some(seat) = seat else { return };
        let person = game.seats[seat].person.expect("taken");
        let offered = stage
            .suggestions(person, app::Suggest::Turn { game: Some(format!("#{id}")), typed: String::new() })
            .await;
        use rand::seq::IndexedRandom;
        let Some((_, turn)) = offered.choose(rng).cloned() else { return };
        stage.ask(person, Request::Move { turn, game: Some(format!("#{id}")) }).await;
    }
}

#[tokio::test]
async fn every_game_can_be_exported_while_it_runs_and_when_it_is_over() {
    let stage = Stage::open().await;
    let mut rng = StdRng::seed_from_u64(15);
    for game in catalogue::all() {
        let info = game.info();
        if info.seats.len() > 2 && info.fewest == info.seats.len() {
            continue;
        }
        let id = stage.game(info.id).await;
        some_turns(&stage, id, &mut rng).await;
        let running = json(&export(&stage, BEN, id, Format::Json).await);
        assert_eq!(
            (running["format"].as_str(), running["rules"].as_str()),
            (Some("menagerie-game"), Some(info.id))
        );
        assert!(
            running["log"].is_null() && running["seed"].is_null() && running["salt"].is_null(),
            "{running}"
        );
        assert_eq!(running["now"].is_null(), info.secret.is_some(), "{running}");
        let position = export(&stage, BEN, id, Format::Position).await;
        assert_eq!(position.file.is_none(), info.secret.is_some(), "{position:?}");
        assert!(export(&stage, BEN, id, Format::Record).await.file.is_some());
        let pgn = export(&stage, BEN, id, Format::Pgn).await;
        assert_eq!(pgn.file.is_some(), game.pgn().is_some(), "{pgn:?}");
        resign(&stage, ADA, id).await;
        if stage.app.store().game(id).await.expect("the database").expect("the game").outcome.is_none() {
            resign(&stage, BEN, id).await;
        }
        let over = json(&export(&stage, BEN, id, Format::Json).await);
        // If something may stay sealed for good, the export has what was shown in place of the log.
        let shut = info.id == "chess-golf";
        assert_eq!([over["log"].is_null(), over["turns"].is_null()], [shut, !shut], "{over}");
        assert!(over["seed"].is_string() && over["result"].is_string(), "{over}");
        assert!(export(&stage, BEN, id, Format::Position).await.file.is_some());
        let read = record::read(&text(&export(&stage, BEN, id, Format::Record).await)).expect("a record");
        assert!(matches!(read.replay().expect("legal").pending(), Pending::Over(_)), "{}", info.id);
    }
    let all = Request::Library(LibraryRequest::Export { format: Format::All, game: None });
    let screen = stage.ask(ADA, all.clone()).await;
    assert_eq!(limits_broken(&screen), Vec::<&str>::new());
    let games = json(&screen)["games"].as_array().expect("a list").len();
    assert!(games >= 14, "{games}");
    let none = stage.ask(CLEO, all).await;
    assert!(none.file.is_none() && none.text.contains("no game of yours"), "{none:?}");
    stage.close().await;
}

const ROOK: &str = "4k3/8/8/8/8/8/4P3/R3K3 b Q - 3 20";

fn from(position: &str) -> NewTable {
    let (rules, colour) = ("chess".to_owned(), Some("white".to_owned()));
    NewTable { rules, opponent: Some(BEN), colour, from: Some(position.to_owned()), ..NewTable::default() }
}

#[tokio::test]
async fn a_game_begins_where_it_was_said_after_a_restart_too() {
    Stage::each(async |stage| {
        let opened = stage.ask(ADA, Request::Play(from(ROOK))).await;
        let id = buttons(&opened.rows)[0].press.game.expect("a game");
        let said = stage.said().await;
        let Said::Posted { screen, attachment } = &said[&CHANNEL][0] else { panic!("{said:?}") };
        assert!(screen.text.contains(ROOK) && screen.text.contains("isn't rated"), "{screen:?}");
        assert!(attachment.is_some(), "the position is shown");
        press(&stage, BEN, id, Verb::Join, "").await;
        let stage = stage.restarted().await;
        let game = Some(format!("#{id}"));
        let early = stage.ask(ADA, Request::Move { turn: "e2e4".to_owned(), game: game.clone() }).await;
        assert!(early.text.contains("isn't your turn"), "{early:?}");
        let played = stage.ask(BEN, Request::Move { turn: "e8d7".to_owned(), game: game.clone() }).await;
        assert!(played.text.contains("You played"), "{played:?}");
        let stage = stage.restarted().await;
        let position = text(&export(&stage, ADA, id, Format::Position).await);
        assert_eq!(position, "8/3k4/8/8/8/8/4P3/R3K3 w Q - 4 21\n");
        let pgn = text(&export(&stage, ADA, id, Format::Pgn).await);
        assert!(
            pgn.contains(&format!("[SetUp \"1\"]\n[FEN \"{ROOK}\"]")) && pgn.contains("20... Kd7"),
            "{pgn}"
        );
        let film = stage.ask(ADA, Request::Replay { game, view: None }).await;
        assert!(stage.app.studio().draw(film.picture.as_ref().expect("a film")).await.is_ok());
        resign(&stage, ADA, id).await;
        let read = record::read(&text(&export(&stage, ADA, id, Format::Record).await)).expect("a record");
        assert_eq!(read.position.as_deref(), Some(ROOK));
        assert!(read.replay().is_ok());
        assert_eq!(json(&export(&stage, ADA, id, Format::Json).await)["start"], ROOK);
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn positions_that_are_none_are_refused_in_a_sentence_and_open_no_table() {
    let stage = Stage::open().await;
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let long = "8/".repeat(300);
    let cases = [
        (from("nonsense"), "six fields"),
        (from("8/8/8/8/8/8/8/8 w - - 0 1"), "exactly one king"),
        (from(mate), "over already"),
        (from(&long), "too long"),
        (NewTable { rules: "zombie".to_owned(), ..from(ROOK) }, "has secrets or chance"),
        (NewTable { rules: "chess-golf".to_owned(), colour: None, ..from(ROOK) }, "has secrets or chance"),
    ];
    for (wanted, expected) in cases {
        let refused = stage.ask(ADA, Request::Play(wanted)).await;
        assert!(refused.text.contains(expected) && refused.rows.is_empty(), "{refused:?}");
    }
    assert!(stage.ask(ADA, Request::Games).await.text.contains("no games under way"));
    // The usual start by its name is the usual start.
    let usual = catalogue::find("chess").expect("chess").open(&engine::rules::Options::default(), None);
    let opened = stage.ask(ADA, Request::Play(from(&usual.expect("a table").position()))).await;
    let id = buttons(&opened.rows)[0].press.game.expect("a game");
    assert_eq!(stage.app.store().game(id).await.expect("the database").expect("the game").position, None);
    stage.close().await;
}

#[tokio::test]
async fn every_game_without_secrets_begins_where_another_stopped() {
    let stage = Stage::open().await;
    let mut rng = StdRng::seed_from_u64(16);
    for game in catalogue::all() {
        let info = game.info();
        if info.secret.is_some() || info.chance || info.seats.len() > 2 {
            continue;
        }
        let options = engine::rules::Options::default();
        let mut table = game.open(&options, None).expect("a table");
        while table.turns_completed() < 7 {
            match table.pending() {
                Pending::Seats(seats) => {
                    let seat = seats.iter().next().expect("a seat");
                    for entry in random_entries(&*table, seat, 0.2, &mut rng).expect("a turn") {
                        table.apply(&entry).expect("legal");
                    }
                }
                Pending::Chance => {
                    let text = table.outcomes()[0].0.clone();
                    let entry = engine::any_game::Entry { actor: engine::any_game::Actor::Chance, text };
                    table.apply(&entry).expect("an outcome");
                }
                _ => break,
            }
        }
        let position = table.position();
        let opened =
            stage.ask(ADA, Request::Play(NewTable { rules: info.id.to_owned(), ..from(&position) })).await;
        let id = buttons(&opened.rows).first().and_then(|button| button.press.game);
        let id = id.unwrap_or_else(|| panic!("{}: {position}: {opened:?}", info.id));
        press(&stage, BEN, id, Verb::Join, "").await;
        assert_eq!(
            text(&export(&stage, ADA, id, Format::Position).await).trim_end(),
            position,
            "{}",
            info.id
        );
    }
    stage.close().await;
}
