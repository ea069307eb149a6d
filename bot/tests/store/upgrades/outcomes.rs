//! Outcomes of games are stored as data, beside older programs that store an English sentence, and those sentences are converted.

use std::collections::BTreeMap;

use engine::catalogue;
use engine::rules::{GameResult, Info, Outcome, Reason};
use engine::seat::{Seat, SeatSet, Team};
use model::game::{Ending, KeptOutcome, Status};
use model::ids::GameId;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use store::Store;
use words::Lang;

use crate::database::{Database, on_each};
use crate::{opened, table};

/// The migration that converts sentences into data.
const MIGRATION: &str = include_str!("../../../../migrations/0035_outcomes.sql");

/// Reasons that are younger than the migration: no old database has their sentences.
const YOUNGER: [&str; 2] = ["all-holes-played", "all-holes-best-dressed"];

/// Sentences that have changed since the migration: what is said now, and what old databases have.
const SAID_THEN: [(&str, &str); 1] = [(
    "the same total after nine holes, a tie that only the best dressed could break",
    "nine holes played, and the tie goes to the best dressed",
)];

/// Every way in which a game may end.
fn results(info: &Info) -> Vec<GameResult> {
    let mut all = vec![
        GameResult::Drawn,
        GameResult::Lost,
        GameResult::Void,
        GameResult::Scored(0),
        GameResult::Scored(47),
        GameResult::Scored(u32::MAX),
    ];
    let teams: Vec<Team> = info.seats.iter().map(|seat| seat.team).collect();
    if teams.iter().any(|team| *team != Team(0)) {
        all.extend(teams.iter().map(|team| GameResult::Won(*team)));
    }
    // Nobody but players of Chess Golf shares a win.
    if teams.len() == 8 {
        let seats = |bits: u8| (0..8).filter(move |seat| bits & (1 << seat) != 0).map(Seat);
        let several = (0..=u8::MAX).map(|bits| seats(bits).collect::<SeatSet>()).filter(|set| set.len() > 1);
        all.extend(several.map(GameResult::Shared));
    }
    all
}

/// Every sentence about the end of a game, by game, with the data it has to become.
fn sentences() -> BTreeMap<(&'static str, String), Option<String>> {
    let mut all = BTreeMap::new();
    for game in catalogue::all() {
        let info = game.info();
        for result in results(info) {
            let old = |reason: &&Reason| !YOUNGER.contains(&reason.code());
            for reason in Reason::COMMON.iter().chain(info.reasons).filter(old) {
                let said = Lang::En.outcome(info, result, reason.code());
                let said = SAID_THEN.iter().fold(said, |said, (now, then)| said.replace(now, then));
                let kept = KeptOutcome::from(Outcome { result, reason: *reason });
                all.insert((info.id, said), Some(kept.to_string()));
            }
        }
    }
    // Names of the sides of Crowded House in the first versions.
    for (said, kept) in [
        ("White king-side and White queen-side wins: checkmate", "won 0 checkmate"),
        ("Black king-side and Black queen-side wins: time", "won 1 time"),
    ] {
        all.insert(("crowded-house", said.to_owned()), Some(kept.to_owned()));
    }
    // An unknown sentence stays a sentence.
    for said in [
        "",
        ": checkmate",
        "checkmate",
        "Pink wins: checkmate",
        "White wins: sunset",
        "White wins checkmate",
        "score : checkmate",
        "score -4: checkmate",
        "score 4x: checkmate",
        "Player 9 wins: time",
        "Player 1 wins: time",
        "draw:agreement",
        "Remis durch Einigung",
    ] {
        all.insert(("chess", said.to_owned()), None);
    }
    all.insert(("cooperative", "White wins: checkmate".to_owned()), None);
    all
}

#[tokio::test]
async fn every_sentence_of_old_databases_becomes_data_and_what_is_none_stays() {
    for database in Database::all().await {
        Store::open(&database.url).await.expect("a store").close().await;
        let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
        // Back to before the migration.
        for statement in ["DROP INDEX games_without_ending", "ALTER TABLE games DROP COLUMN ending"] {
            sqlx::query(statement).execute(&mut beside).await.expect(statement);
        }
        let sentences = sentences();
        assert!(sentences.len() > 3_000, "{}", sentences.len());
        let secret = "00".repeat(32);
        let mut writing = beside.begin().await.expect("a transaction");
        for (id, (rules, said)) in (1_i64..).zip(sentences.keys()) {
            sqlx::query(
                "INSERT INTO games (id, rules, options, status, version, entries, host, thread_wanted, shuffle_seats, seed, salt, \
                 outcome, created_ms, changed_ms) VALUES ($1, $2, '{}', 'over', 1, 0, 11, 0, 0, $3, $3, $4, 1, 2)",
            )
            .bind(id)
            .bind(*rules)
            .bind(secret.clone())
            .bind(said.clone())
            .execute(&mut *writing)
            .await
            .expect("a row of then");
        }
        sqlx::query(
            "INSERT INTO games (id, rules, options, status, version, entries, host, thread_wanted, shuffle_seats, seed, salt, \
             created_ms, changed_ms) VALUES (100000, 'chess', '{}', 'running', 1, 0, 11, 0, 0, $1, $1, 1, 2)",
        )
        .bind(secret)
        .execute(&mut *writing)
        .await
        .expect("a game that goes on");
        writing.commit().await.expect("committed");
        sqlx::raw_sql(AssertSqlSafe(MIGRATION)).execute(&mut beside).await.expect("migrated");
        beside.close().await.expect("closed");

        let store = Store::open(&database.url).await.expect("a store");
        let mut unread = Vec::new();
        for (id, ((rules, said), kept)) in (1_i64..).zip(&sentences) {
            let game = store.game(GameId(id)).await.expect("the database").expect("the game");
            let ending = game.outcome.expect("an end");
            assert_eq!(ending.english, *said, "{rules}: no sentence is lost");
            assert_eq!(ending.outcome.map(|outcome| outcome.to_string()), *kept, "{rules}: {said}");
            if kept.is_none() {
                unread.push(GameId(id));
            }
        }
        assert_eq!(store.game(GameId(100_000)).await.expect("the database").expect("it").outcome, None);
        assert_eq!(store.games_without_ending(GameId(0), 100).await.expect("the database"), unread);
        store.close().await;
    }
}

#[tokio::test]
async fn what_an_older_program_wrote_can_be_kept_as_data_later() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let said = Ending { outcome: None, english: "White wins: resignation".to_owned() };
        let over = |outcome| crate::advance(Status::Over, outcome, 2_000);
        let mut tx = store.begin().await.expect("a transaction");
        crate::change(&mut tx, id, over(Some(said.clone()))).await.expect("over");
        tx.commit().await.expect("committed");
        let outcome = async || store.game(id).await.expect("the database").expect("the game").outcome;
        assert_eq!(outcome().await, Some(said.clone()));
        assert_eq!(store.games_without_ending(GameId(0), 9).await.expect("the database"), [id]);

        let resigned = Outcome { result: GameResult::Won(Team(0)), reason: Reason::RESIGNATION };
        let mut tx = store.begin().await.expect("a transaction");
        tx.keep_ending(id, &KeptOutcome::from(resigned)).await.expect("kept");
        tx.keep_ending(id, &KeptOutcome { result: GameResult::Lost, reason: "time".to_owned() })
            .await
            .expect("it stands already");
        tx.commit().await.expect("committed");
        let known = Ending { outcome: Some(KeptOutcome::from(resigned)), ..said.clone() };
        assert_eq!(outcome().await, Some(known.clone()));
        assert!(store.games_without_ending(GameId(0), 9).await.expect("the database").is_empty());

        // A program that doesn't know the data and writes the row takes nothing away.
        let mut tx = store.begin().await.expect("a transaction");
        crate::change(&mut tx, id, over(Some(said))).await.expect("on");
        tx.commit().await.expect("committed");
        assert_eq!(outcome().await, Some(known));
    })
    .await;
}
