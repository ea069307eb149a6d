//! Figures about the whole database.

use engine::seat::Seat;
use metrics::Figures;
use model::game::{Change, SeatClock};
use model::ids::ChannelId;
use model::job::{Job, Lane, NewJob};
use store::{Store, Task, Terms};

use super::database::on_each;
use super::{opened, table};

#[tokio::test]
async fn figures_tell_how_much_there_is_and_what_waits() {
    on_each(async |store: Store| {
        assert_eq!(store.figures().await.expect("the database"), Figures::default());
        let id = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        let job = Job::Edit { slot: "board".to_owned(), text: None, rows: Vec::new(), picture: None };
        let new = NewJob { lane: Lane::Channel(ChannelId(7)), game: Some(id), job };
        let first = tx.enqueue(&new, 5_000).await.expect("written");
        tx.enqueue(&new, 6_000).await.expect("written");
        let clock = SeatClock { deadline_ms: Some(77_000), since_ms: Some(1), ..SeatClock::default() };
        super::change(&mut tx, id, Change::Clock { seat: Seat(0), clock }).await.expect("noted");
        tx.ask_for(&Task::ComputerTurn(id), Terms::from(78_000)).await.expect("asked");
        tx.ask_referee("chess-golf", "a puzzle", Terms::at_once(3)).await.expect("asked");
        tx.commit().await.expect("committed");
        let figures = store.figures().await.expect("the database");
        let expected = Figures {
            games: [1, 0, 0, 0],
            outbox_open: 2,
            outbox_oldest_ms: Some(5_000),
            deadline_ms: Some(77_000),
            rulings_open: 1,
            computer_due_ms: Some(78_000),
            suspended: 0,
        };
        assert_eq!(figures, expected);
        let mut tx = store.begin().await.expect("a transaction");
        tx.finish_job(first, "sent", 7_000).await.expect("ended");
        tx.commit().await.expect("committed");
        let figures = store.figures().await.expect("the database");
        assert_eq!((figures.outbox_open, figures.outbox_oldest_ms), (1, Some(6_000)));
    })
    .await;
}
