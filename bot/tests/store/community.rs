//! Results, ratings, open seats.

use model::game::{Chair, Change, NewGame};
use model::ids::{GameId, GuildId, UserId};
use store::{Record, Standing, Store, StoreError, Strength, Verdict};

use super::database::on_each;
use super::{ADA, BEN, CLEO, opened, table};

const HERE: GuildId = GuildId(5);
const THERE: GuildId = GuildId(6);

fn standing(person: UserId, rating: f64, games: i64) -> Standing {
    let strength = Strength { rating, deviation: 290.318_964_112, volatility: 0.059_999_675 };
    Standing { person, strength, games, last_ms: 5_000 }
}

fn record(game: GameId, person: UserId, side: u8, verdict: Verdict) -> Record {
    let (rules, guild) = ("zombie".to_owned(), Some(HERE));
    Record { game, person, rules, guild, side, verdict, rated: true, ended_ms: 5_000 }
}

async fn keep(store: &Store, game: GameId, before: f64, after: &Standing) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    let before = Strength { rating: before, ..after.strength };
    tx.keep_standing(game, "zombie", before, after).await?;
    tx.commit().await
}

async fn note(store: &Store, records: &[Record]) {
    let mut tx = store.begin().await.expect("a transaction");
    for record in records {
        tx.note_result(record).await.expect("written");
    }
    tx.commit().await.expect("committed");
}

#[tokio::test]
async fn a_rating_moves_once_for_each_game() {
    on_each(async |store: Store| {
        let (one, two) = (opened(&store, &table()).await, opened(&store, &table()).await);
        assert_eq!(store.standing("zombie", ADA).await.expect("the database"), None);
        let first = standing(ADA, 1_662.310_389_2, 1);
        keep(&store, one, 1500.0, &first).await.expect("kept");
        assert_eq!(store.standing("zombie", ADA).await.expect("the database"), Some(first));
        assert_eq!(store.standing("chess", ADA).await.expect("the database"), None);
        // The same game again, and one that was worked out before another one ended.
        let again = standing(ADA, 1700.0, 2);
        assert!(matches!(keep(&store, one, 1662.0, &again).await, Err(StoreError::Busy)));
        assert!(matches!(keep(&store, two, 1500.0, &first).await, Err(StoreError::Busy)));
        assert!(matches!(keep(&store, two, 1662.0, &standing(ADA, 1700.0, 3)).await, Err(StoreError::Stale)));
        assert_eq!(store.standing("zombie", ADA).await.expect("the database"), Some(first));
        keep(&store, two, 1_662.310_389_2, &again).await.expect("kept");
        let mut tx = store.begin().await.expect("a transaction");
        assert_eq!(tx.standing("zombie", ADA).await.expect("the database"), Some(again));
        tx.commit().await.expect("committed");
    })
    .await;
}

#[tokio::test]
async fn results_are_found_by_person_server_game_and_opponent() {
    on_each(async |store: Store| {
        let mut games = Vec::new();
        for _ in 0..4 {
            games.push(opened(&store, &table()).await);
        }
        let won = record(games[0], ADA, 0, Verdict::Won);
        let lost = record(games[0], BEN, 1, Verdict::Lost);
        let elsewhere =
            Record { guild: Some(THERE), ended_ms: 6_000, ..record(games[1], ADA, 0, Verdict::Drawn) };
        let bens = Record { person: BEN, side: 1, ..elsewhere.clone() };
        let scored = Record {
            rules: "cooperative".to_owned(),
            rated: false,
            ended_ms: 7_000,
            ..record(games[2], ADA, 0, Verdict::Scored(7))
        };
        let partner = Record { person: BEN, ..scored.clone() };
        note(&store, &[won.clone(), lost, elsewhere.clone(), bens, scored.clone(), partner.clone()]).await;
        let of = async |guild, rules| store.results_of(ADA, guild, rules).await.expect("results");
        assert_eq!(of(None, None).await, [scored.clone(), elsewhere.clone(), won.clone()]);
        assert_eq!(of(Some(HERE), None).await, [scored.clone(), won.clone()]);
        assert_eq!(of(None, Some("zombie")).await, [elsewhere.clone(), won.clone()]);
        assert_eq!(of(Some(THERE), Some("zombie")).await, std::slice::from_ref(&elsewhere));
        let met = async |guild| store.meetings(ADA, BEN, guild, None).await.expect("meetings");
        let both = [(elsewhere, Verdict::Drawn), (won.clone(), Verdict::Lost)];
        assert_eq!(met(None).await, both, "partners don't meet");
        assert_eq!(met(Some(HERE)).await, both[1..]);
        assert_eq!(store.meetings(ADA, CLEO, None, None).await.expect("meetings"), []);
        assert_eq!(store.scores("cooperative", HERE).await.expect("scores"), [scored, partner]);
        assert_eq!(store.scores("cooperative", THERE).await.expect("scores"), []);
        let mut tx = store.begin().await.expect("a transaction");
        assert!(matches!(tx.note_result(&won).await, Err(StoreError::Busy)), "a game counts once");
    })
    .await;
}

#[tokio::test]
async fn a_server_lists_those_who_played_there_and_nobody_who_is_forgotten() {
    on_each(async |store: Store| {
        let (one, two) = (opened(&store, &table()).await, opened(&store, &table()).await);
        for (game, person, rating) in [(one, ADA, 1400.0), (one, BEN, 1600.0), (two, CLEO, 1700.0)] {
            keep(&store, game, 1500.0, &standing(person, rating, 1)).await.expect("kept");
        }
        let there = Record { guild: Some(THERE), ..record(two, CLEO, 0, Verdict::Won) };
        let unrated = Record { rated: false, ..record(two, BEN, 1, Verdict::Lost) };
        note(
            &store,
            &[record(one, ADA, 0, Verdict::Lost), record(one, BEN, 1, Verdict::Won), there, unrated],
        )
        .await;
        let people = async |guild| {
            let all = store.standings("zombie", guild).await.expect("standings");
            all.into_iter().map(|standing| standing.person).collect::<Vec<_>>()
        };
        assert_eq!(people(HERE).await, [BEN, ADA]);
        assert_eq!(people(THERE).await, [CLEO]);
        let mut tx = store.begin().await.expect("a transaction");
        tx.add_achievement(BEN, "blink", 1, one, 5_000).await.expect("counted");
        tx.forget(BEN).await.expect("forgotten");
        tx.commit().await.expect("committed");
        assert_eq!(store.achievements_of(BEN).await.expect("achievements"), []);
        assert_eq!(people(HERE).await, [ADA]);
        assert_eq!(store.standing("zombie", BEN).await.expect("the database"), None);
        assert_eq!(store.results_of(BEN, None, None).await.expect("results"), []);
        assert_eq!(store.results_of(ADA, None, None).await.expect("results").len(), 1);
    })
    .await;
}

#[tokio::test]
async fn open_seats_are_those_that_anybody_may_take() {
    on_each(async |store: Store| {
        let open = NewGame { seats: vec![table().seats[0], Chair::free()], ..table() };
        let kept = opened(&store, &table()).await;
        let older = opened(&store, &open).await;
        let newer =
            opened(&store, &NewGame { created_ms: 2_000, rules: "chess".to_owned(), ..open.clone() }).await;
        let there = opened(&store, &NewGame { guild: Some(THERE), ..open.clone() }).await;
        let list = async |guild, rules, most| store.open_tables(guild, rules, most).await.expect("tables");
        assert_eq!(list(HERE, None, 10).await, [newer, older], "{kept} is for Ben");
        assert_eq!(list(HERE, None, 1).await, [newer]);
        assert_eq!(list(HERE, Some("zombie"), 10).await, [older]);
        assert_eq!(list(THERE, None, 10).await, [there]);
        let mut tx = store.begin().await.expect("a transaction");
        assert!(!tx.game(older).await.expect("the database").expect("a game").rated);
        super::change(&mut tx, older, Change::Rated(true)).await.expect("written");
        assert!(tx.game(older).await.expect("the database").expect("a game").rated);
        assert_eq!(tx.log(older).await.expect("a log"), []);
        tx.append(older, 0, Some(1), "e2e4", 3_000).await.expect("written");
        tx.append(older, 1, None, "k", 3_000).await.expect("written");
        let log = tx.log(older).await.expect("a log");
        assert_eq!(
            log.iter().map(|row| (row.seat, row.text.as_str())).collect::<Vec<_>>(),
            [(Some(1), "e2e4"), (None, "k")]
        );
    })
    .await;
}

#[tokio::test]
async fn achievements_are_counted() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        let mut add = async |person, achievement, times| {
            tx.add_achievement(person, achievement, times, game, 5_000).await.expect("counted")
        };
        assert_eq!(add(ADA, "gravedigger", 3).await, 3);
        assert_eq!(add(ADA, "gravedigger", 8).await, 11);
        assert_eq!(add(BEN, "gravedigger", 1).await, 1);
        assert_eq!(add(ADA, "blink", 1).await, 1);
        tx.commit().await.expect("committed");
        let achievements = store.achievements_of(ADA).await.expect("achievements");
        assert_eq!(achievements, [("blink".to_owned(), 1), ("gravedigger".to_owned(), 11)]);
        assert_eq!(store.achievements_on(ADA, HERE).await.expect("achievements"), ["blink", "gravedigger"]);
        assert_eq!(store.achievements_on(ADA, THERE).await.expect("achievements"), Vec::<String>::new());
    })
    .await;
}

#[tokio::test]
async fn every_kind_of_game_is_finished_once() {
    on_each(async |store: Store| {
        let chess = NewGame { rules: "chess".to_owned(), ..table() };
        let (zombie, chess) = (opened(&store, &table()).await, opened(&store, &chess).await);
        let again = opened(&store, &table()).await;
        let finished = async |game, rules: &str| {
            let record = Record { rules: rules.to_owned(), ..record(game, ADA, 0, Verdict::Won) };
            let mut tx = store.begin().await.expect("a transaction");
            tx.note_result(&record).await.expect("written");
            let every = tx.has_finished_every_game(ADA, 2, game).await.expect("the database");
            tx.commit().await.expect("committed");
            every
        };
        assert!(!finished(zombie, "zombie").await);
        assert!(finished(chess, "chess").await);
        assert!(!finished(again, "zombie").await, "only once");
    })
    .await;
}
