//! Secrets are stored in few columns, only while they are needed, and nowhere after their messages are sent.

use std::collections::BTreeSet;
use std::fs;

use app::request::Request;
use engine::any_game::{Actor, AnyTable, Entry};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::{Seat, Viewer};
use model::game::Game;
use model::ids::GameId;
use model::screen::Verb;
use rand::SeedableRng;
use rand::rngs::StdRng;
use store::{LogRow, Store};

use crate::joining::four::{buttons, press};
use crate::stage::{ADA, Stage};
use crate::stored::privacy::search;
use crate::turns::random_entries;

/// Columns that may hold secrets of a running game: decisions, drafts, the referee's answers, future chance, plans and notes.
pub(crate) const MAY_HOLD: [&str; 9] = [
    "entries.text",
    "drafts.text",
    "rulings.question",
    "rulings.answer",
    "games.question",
    "games.seed",
    "games.salt",
    "plans.line",
    "notes.text",
];

async fn kept(stage: &Stage, id: GameId) -> (Game, Vec<LogRow>) {
    let game = stage.store().game(id).await.expect("the database").expect("the game");
    let log = stage.store().log_between(id, 0, i64::MAX).await.expect("the database");
    (game, log)
}

/// The table after this log.
fn table(game: &Game, log: &[LogRow]) -> Box<dyn AnyTable> {
    let rules = catalogue::find(&game.rules).expect("a game of the catalogue");
    let options = game.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let mut table =
        rules.open(&Options::new(rules.info(), options).expect("options"), None).expect("the start");
    for row in log {
        let actor = match (row.seat, table.pending()) {
            (Some(seat), _) => Actor::Seat(Seat(seat)),
            (None, Pending::Referee) => Actor::Referee,
            (None, _) => Actor::Chance,
        };
        table.apply(&Entry { actor, text: row.text.clone() }).expect("it was taken before");
    }
    table
}

/// Secrets in the log: what the public record doesn't say.
fn secrets(table: &dyn AnyTable, log: &[LogRow]) -> BTreeSet<String> {
    let public: Vec<String> = table.record(Viewer::Public).into_iter().map(|turn| turn.text).collect();
    let is_secret = |text: &&str| text.len() > 3 && !public.iter().any(|known| known.contains(*text));
    log.iter().map(|row| row.text.as_str()).filter(is_secret).map(str::to_owned).collect()
}

/// Plays some random turns, as people do.
async fn plays(stage: &Stage, id: GameId, turns: usize, rng: &mut StdRng) {
    for _ in 0..turns {
        let (game, log) = kept(stage, id).await;
        let table = table(&game, &log);
        let Pending::Seats(asked) = table.pending() else { return };
        let Some(seat) = asked.iter().next() else { return };
        let Some(entries) = random_entries(&*table, seat, 0.9, rng) else { return };
        let Some(person) = game.seats.iter().find(|chair| chair.seat == seat).and_then(|chair| chair.person)
        else {
            return;
        };
        let turn = entries.first().map(|entry| entry.text.clone()).unwrap_or_default();
        stage.ask(person, Request::Move { turn, game: Some(format!("#{id}")) }).await;
    }
}

#[tokio::test]
async fn secrets_lie_in_the_columns_that_may_hold_them_and_nowhere_else() {
    Stage::each(async |stage| {
        let mut rng = StdRng::seed_from_u64(5);
        let mut seen = BTreeSet::new();
        for rules in catalogue::all().iter().filter(|game| game.info().secret.is_some()) {
            let id = stage.game(rules.info().id).await;
            plays(&stage, id, 24, &mut rng).await;
            stage.said().await;
            let (game, log) = kept(&stage, id).await;
            let mut hidden = secrets(&*table(&game, &log), &log);
            seen.extend(hidden.first().map(|_| rules.info().id));
            // Each takes a walk through the whole database.
            hidden = hidden.into_iter().take(4).collect();
            hidden.extend([game.seed.hex(), game.salt.hex()]);
            for secret in &hidden {
                let found = search(&stage, secret).await;
                let odd: Vec<_> =
                    found.iter().filter(|at| !MAY_HOLD.iter().any(|column| at.starts_with(column))).collect();
                assert!(odd.is_empty(), "{secret:?} of {}: {odd:?}", rules.info().id);
                assert!(!found.is_empty(), "{secret:?} of {} is nowhere", rules.info().id);
            }
            // Drafts are deleted with the game.
            let asked = press(&stage, ADA, id, Verb::Resign, "").await;
            for button in
                buttons(&asked.rows).into_iter().filter(|button| button.press.verb == Verb::ResignYes)
            {
                stage.press(ADA, button.press, None).await;
            }
            stage.said().await;
        }
        // In the others what is hidden is a square or a card: too short a text to be looked for. The twin worlds compare them.
        assert!(seen.contains("masquerade"), "games whose logs hold long secrets: {seen:?}");
        let jobs = search(&stage, "\"do\":").await;
        assert!(jobs.is_empty(), "what was said is kept: {jobs:?}");
        stage.close().await;
    })
    .await;
}

#[tokio::test]
async fn what_was_said_is_gone_from_the_very_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.db");
    let url = format!("sqlite:{}", file.display());
    let stage = Stage::over(&crate::database::Database::at(url.clone())).await;
    let id = stage.game("chess").await;
    // Long enough for pages of their own, which are given free, and short enough for a page among others.
    let marks = ["quagga", "thylacine"];
    stage
        .spoil(
            "INSERT INTO outbox (id, lane, game, job, due_ms, attempts, lease_until_ms, created_ms) \
             SELECT 8, 'c8', id, '{\"a quagga\"}', 9000000000000, 0, 0, 5 FROM games WHERE id = $1",
            id,
        )
        .await;
    stage
        .spoil(
            "INSERT INTO outbox (id, lane, game, job, due_ms, attempts, lease_until_ms, created_ms) \
             SELECT 9, 'c9', id, replace(hex(zeroblob(5000)), '00', 'thylacine '), 9000000000000, 0, 0, 5 \
             FROM games WHERE id = $1",
            id,
        )
        .await;
    let holds = |mark: &str| {
        let all = fs::read(&file).expect("the file");
        all.windows(mark.len()).any(|window| window == mark.as_bytes())
    };
    stage.close().await;
    assert!(marks.iter().all(|mark| holds(mark)), "both are there");
    let store = Store::open(&url).await.expect("a store");
    let mut tx = store.begin().await.expect("a transaction");
    assert!(tx.finish_job(8, "sent", 5).await.expect("ended"));
    assert!(tx.finish_job(9, "sent", 5).await.expect("ended"));
    tx.commit().await.expect("committed");
    store.close().await;
    // After closing, everything written is in the file itself.
    for mark in marks {
        assert!(!holds(mark), "{mark}");
    }
    assert!(holds("chess"), "the file can be searched");
}
