//! Backups are made while people play, opened before they count, and restored after a loss.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use app::request::Request;
use menagerie::backup;
use model::ids::GameId;
use model::screen::{Press, Verb};
use sqlx::{AnyConnection, Connection};
use store::Store;
use tempfile::TempDir;

use crate::database::Database;
use crate::stage::{ADA, BEN, CHANNEL, Said, Stage};
use crate::stored::privacy::live;

async fn plays(stage: &Stage, id: GameId, turns: &[&str]) {
    for turn in turns {
        for person in [ADA, BEN] {
            let play = Request::Move { turn: (*turn).to_owned(), game: Some(format!("#{id}")) };
            stage.ask(person, play).await;
        }
    }
}

/// An empty database to restore into.
async fn empty_like(database: &Database, folder: &TempDir) -> Database {
    match database.url.starts_with("sqlite") {
        true => Database::at(format!("sqlite:{}", folder.path().join("new/games.db").display())),
        false => Database::postgres().await.expect("there is one"),
    }
}

#[tokio::test]
async fn what_was_backed_up_stands_again_and_everybody_is_told_as_of_when() {
    for database in Database::all().await {
        let folder = tempfile::tempdir().expect("a folder");
        let stage = Stage::over(&database).await;
        let chess = stage.game("chess").await;
        plays(&stage, chess, &["e2e4", "e7e5"]).await;
        let invited = stage.invitation("zombie").await;
        stage.pass_asleep(0).await;
        stage.said().await;
        let file = folder.path().join("backup");
        // The bot keeps playing meanwhile; SQLite's lock does not prevent a backup.
        let report = backup::make(&database.url, &file, stage.now()).await.expect("a backup");
        assert_eq!((report.found.games, report.found.running, report.found.unsound.len()), (2, 1, 0));
        assert_eq!(fs::metadata(&file).expect("there").permissions().mode() & 0o777, 0o600);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing is left beside it");
        let as_of = stage.store().house_time().await.expect("the database").at_ms.expect("it was at work");
        plays(&stage, chess, &["g1f3", "b8c6"]).await;
        let lost = stage.game("chess").await;
        let boards = stage.said().await;
        let Some(Said::Posted { screen: newer, .. }) =
            boards[&CHANNEL].iter().rev().find(|said| matches!(said, Said::Posted { .. }))
        else {
            panic!("no board")
        };
        let old_buttons = crate::joining::four::buttons(&newer.rows);
        let now = stage.now() + 3_600_000;
        stage.close().await;

        let there = empty_like(&database, &folder).await;
        backup::restore(&file, &there.url, now).await.expect("restored");
        let stage = Stage::over_at(&there, now).await;
        stage.pass_asleep(0).await;
        let said = stage.said().await;
        let posted: Vec<&str> = said[&CHANNEL]
            .iter()
            .filter_map(|said| match said {
                Said::Posted { screen, .. } => Some(screen.text.as_str()),
                Said::Changed { .. } => None,
            })
            .collect();
        assert_eq!(posted.len(), 2, "{posted:?}");
        let moment = format!("<t:{}:f>", as_of / 1000);
        assert!(posted.iter().all(|text| text.contains("restored from a backup") && text.contains(&moment)));
        assert!(posted[0].contains(&format!("`#{chess}`")) && posted[0].contains("`e5`"), "{posted:?}");
        assert!(posted[1].contains(&format!("`#{invited}`")), "{posted:?}");
        // Once, also after one more start.
        let stage = stage.restarted().await;
        stage.pass_asleep(0).await;
        assert!(stage.said().await.is_empty());

        // A button from the lost time leads to the current state, and one of a lost game leads nowhere.
        let press = old_buttons.iter().find(|button| button.press.verb == Verb::Move).expect("a button");
        let asked = stage.press(ADA, press.press.clone(), None).await;
        assert!(!asked.text.contains("e2e4"), "{asked:?}");
        let gone = Press { verb: Verb::Move, game: Some(lost), version: 0, arg: "0".to_owned() };
        let answer = stage.press(ADA, gone, None).await;
        assert!(stage.store().game(lost).await.expect("the database").is_none(), "{answer:?}");
        let next = stage.game("chess").await;
        assert!(next.0 > lost.0 + 1_000, "no number is given twice: #{next}");
        // The invitation can be accepted, and the game continues.
        let join = Press { verb: Verb::Join, game: Some(invited), version: 1, arg: String::new() };
        stage.press(BEN, join, None).await;
        plays(&stage, chess, &["d2d4"]).await;
        let game = stage.store().game(chess).await.expect("the database").expect("the game");
        assert_eq!(game.entries, 3);
        stage.close().await;
    }
}

#[tokio::test]
async fn a_backup_that_is_damaged_is_found_out_and_never_put_back() {
    for database in Database::all().await {
        let folder = tempfile::tempdir().expect("a folder");
        let stage = Stage::over(&database).await;
        live(&stage).await;
        stage.close().await;
        let file = folder.path().join("backup");
        let report = backup::make(&database.url, &file, 5).await.expect("a backup");
        assert!(report.found.running > 3 && report.found.unsound.is_empty(), "{report}");
        let whole = fs::read(&file).expect("there");
        let there = empty_like(&database, &folder).await;
        let half = whole.len() / 2;
        let mut zeroed = whole.clone();
        zeroed[half..half + 5_000].fill(0);
        for damaged in [&whole[..half], &whole[..10], &[], &zeroed] {
            fs::write(&file, damaged).expect("written");
            assert!(backup::verify(&file).await.is_err());
            assert!(backup::restore(&file, &there.url, 5).await.is_err());
        }
        if let Some(path) = Store::file_of(&there.url).expect("an address") {
            assert!(!path.exists(), "a database of a damaged backup");
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing is left beside it");
        fs::write(&file, &whole).expect("written");
        backup::restore(&file, &there.url, 5).await.expect("the whole one");
        // And never over another one.
        let again = backup::restore(&file, &there.url, 5).await.expect_err("there is one").to_string();
        assert!(again.contains("is there; move it away") || again.contains("not empty"), "{again}");
    }
}

#[tokio::test]
async fn any_four_altered_bytes_of_a_backup_are_found_and_backups_of_older_versions_are_read() {
    for database in Database::all().await {
        let folder = tempfile::tempdir().expect("a folder");
        let stage = Stage::over(&database).await;
        let chess = stage.game("chess").await;
        plays(&stage, chess, &["e2e4", "e7e5"]).await;
        stage.close().await;
        let file = folder.path().join("backup");
        backup::make(&database.url, &file, 5).await.expect("a backup");
        assert!(backup::verify(&file).await.expect("whole").summed);
        let whole = fs::read(&file).expect("there");
        // A turn that reads otherwise, and bytes everywhere, the sum's own among them.
        let turn = whole.windows(4).position(|bytes| bytes == b"e2e4").expect("the turn");
        let places = (0..40).map(|part| (whole.len() - 4) * part / 39).chain([turn, whole.len() - 30]);
        for place in places {
            let mut altered = whole.clone();
            altered[place..place + 4].copy_from_slice(if place == turn {
                b"d2d4"
            } else {
                b"\x55\xaa\x33\xcc"
            });
            if altered == whole {
                continue;
            }
            fs::write(&file, &altered).expect("written");
            assert!(backup::verify(&file).await.is_err(), "four bytes at {place} of {}", whole.len());
        }
        for length in [whole.len() - 1, whole.len() - 60] {
            fs::write(&file, &whole[..length]).expect("written");
            assert!(backup::verify(&file).await.is_err(), "{length} of {}", whole.len());
        }
        if database.url.starts_with("sqlite") {
            let sum = whole.windows(17).rposition(|bytes| bytes == b"\nmenagerie backup").expect("a sum");
            fs::write(&file, &whole[..sum]).expect("written");
            let report = backup::verify(&file).await.expect("as an older version made it");
            assert!(!report.summed && report.to_string().contains("has no sum"), "{report}");
            let there = empty_like(&database, &folder).await;
            backup::restore(&file, &there.url, 5).await.expect("restored");
        }
    }
}

#[tokio::test]
async fn a_game_that_makes_no_sense_is_named_and_the_backup_kept() {
    for database in Database::all().await {
        let folder = tempfile::tempdir().expect("a folder");
        let stage = Stage::over(&database).await;
        let chess = stage.game("chess").await;
        plays(&stage, chess, &["e2e4", "e7e5"]).await;
        stage.said().await;
        stage.close().await;
        let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
        sqlx::query("UPDATE entries SET text = 'e7e4' WHERE game = $1 AND number = 1")
            .bind(chess.0)
            .execute(&mut beside)
            .await
            .expect("spoilt");
        beside.close().await.expect("closed");
        let file = folder.path().join("backup");
        let report = backup::make(&database.url, &file, 5).await.expect("a backup");
        assert_eq!(report.found.unsound, [chess]);
        assert!(report.to_string().contains(&format!("#{chess}")) && Path::new(&file).exists());
        assert!(backup::make(&database.url, &file, 5).await.is_err(), "nothing is written over");
    }
}
