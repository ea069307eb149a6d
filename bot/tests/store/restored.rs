//! Databases that were restored, and what is checked for a backup.

use model::game::Status;
use model::ids::GameId;
use model::job::{Job, Lane, NewJob, To};
use model::screen::Screen;
use store::Restored;

use super::database::on_each;
use super::{PLACE, advance, change, opened, table, white_wins};

#[tokio::test]
async fn a_restored_database_leaps_ahead_and_every_open_game_is_told_once() {
    on_each(async |store| {
        let (first, second) = (opened(&store, &table()).await, opened(&store, &table()).await);
        assert_eq!(store.restored().await.expect("the database"), None);
        let mut tx = store.begin().await.expect("a transaction");
        change(&mut tx, second, advance(Status::Over, Some(white_wins()), 5)).await.expect("over");
        tx.set_fact("commands", "of then").await.expect("a fact");
        let job = Job::Post { to: To::Home, slot: None, screen: Screen::text("hm") };
        tx.enqueue(&NewJob { lane: Lane::Channel(PLACE), game: Some(first), job }, 7).await.expect("a job");
        tx.beat(None, 4_000).await.expect("a beat");
        tx.mark_restored(9_000).await.expect("noted");
        tx.commit().await.expect("committed");

        let restored = store.restored().await.expect("the database").expect("it was");
        assert_eq!(restored, Restored { as_of_ms: 4_000, through: GameId(0) });
        assert_eq!(store.fact("commands").await.expect("the database"), None, "they are registered anew");
        let game = store.game(first).await.expect("the database").expect("the game");
        assert!(game.version > 1_000_000 && game.seats.iter().all(|own| own.prompt >= 1_000_000), "{game:?}");
        let done = store.game(second).await.expect("the database").expect("the game");
        assert_eq!(done.version, 2, "what is over stays as it is");
        let jobs = store.lease_jobs("me", 8, 9, 5, &[]).await.expect("the database");
        assert_eq!(jobs.iter().map(|job| job.attempts).collect::<Vec<_>>(), [1], "it is looked for first");
        assert!(opened(&store, &table()).await.0 > second.0 + 1_000, "numbers may have been given since");

        let open = store.open_games_after(GameId(0), 1).await.expect("the database");
        assert_eq!(open, [first]);
        for told in [true, false] {
            let mut tx = store.begin().await.expect("a transaction");
            assert_eq!(tx.told_of_restore(restored, first).await.expect("noted"), told);
            tx.commit().await.expect("committed");
        }
        let through = Restored { through: first, ..restored };
        assert_eq!(store.restored().await.expect("the database"), Some(through));
        let mut tx = store.begin().await.expect("a transaction");
        tx.all_told_of_restore(restored).await.expect("nothing");
        tx.all_told_of_restore(through).await.expect("done");
        tx.commit().await.expect("committed");
        assert_eq!(store.restored().await.expect("the database"), None);
    })
    .await;
}

#[tokio::test]
async fn what_a_backup_is_asked_is_answered() {
    on_each(async |store| {
        assert_eq!(store.damage().await.expect("the database"), Vec::<String>::new());
        let (there, here) = store.versions().await.expect("the database");
        assert_eq!(there, here);
        let games =
            [opened(&store, &table()).await, opened(&store, &table()).await, opened(&store, &table()).await];
        let mut tx = store.begin().await.expect("a transaction");
        for (id, status, at) in
            [(games[0], Status::Over, 9), (games[1], Status::Over, 8), (games[2], Status::Running, 7)]
        {
            change(&mut tx, id, advance(status, None, at)).await.expect("on");
        }
        let job = Job::Post { to: To::Home, slot: None, screen: Screen::text("hm") };
        let id = tx.enqueue(&NewJob { lane: Lane::Channel(PLACE), game: None, job }, 7).await.expect("a job");
        tx.commit().await.expect("committed");
        assert_eq!(store.count_games().await.expect("the database"), 3);
        assert_eq!(store.running_after(GameId(0), 5).await.expect("the database"), [games[2]]);
        assert_eq!(store.running_after(games[2], 5).await.expect("the database"), []);
        assert_eq!(store.ended_last(5).await.expect("the database"), [games[0], games[1]]);
        assert_eq!(store.ended_last(1).await.expect("the database"), [games[0]]);
        let jobs = store.open_jobs_after(i64::MIN, 5).await.expect("the database");
        assert!(jobs.len() == 1 && jobs[0].0 == id && jobs[0].1.contains("hm"), "{jobs:?}");
        assert_eq!(store.open_jobs_after(id, 5).await.expect("the database"), []);
    })
    .await;
}
