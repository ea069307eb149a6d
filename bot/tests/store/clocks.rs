//! Clocks, holidays, and when no process ran.

use engine::seat::Seat;
use model::computer::Level;
use model::game::{Change, Pause, SeatClock, Status};
use model::ids::GameId;
use model::time::control::TimeControl;
use model::time::{HOUR, MINUTE};
use store::{StandIn, Store, StoreError, Tx};

use super::database::on_each;
use super::{ADA, BEN, CLEO, opened, table};

/// A clock in which no two values are the same.
fn clock(deadline_ms: Option<i64>) -> SeatClock {
    SeatClock {
        left_ms: 1,
        since_ms: Some(2),
        deadline_ms,
        late_ms: Some(4),
        played_for: 5,
        offered_ms: Some(6),
        away_ms: Some(7),
    }
}

async fn set(store: &Store, game: GameId, seat: u8, clock: &SeatClock) {
    let mut tx = store.begin().await.expect("a transaction");
    super::change(&mut tx, game, Change::Clock { seat: Seat(seat), clock: *clock }).await.expect("written");
    tx.commit().await.expect("committed");
}

async fn clocks(store: &Store, game: GameId) -> Vec<SeatClock> {
    let game = store.game(game).await.expect("the database").expect("the game");
    game.seats.iter().map(|own| own.clock).collect()
}

#[tokio::test]
async fn clocks_come_back_and_games_with_late_seats_are_found_once_in_order() {
    on_each(async |store: Store| {
        let (one, two) = (opened(&store, &table()).await, opened(&store, &table()).await);
        assert_eq!(clocks(&store, one).await, [SeatClock::default(); 2]);
        set(&store, one, 0, &clock(Some(50))).await;
        set(&store, one, 1, &clock(Some(20))).await;
        set(&store, two, 1, &clock(Some(10))).await;
        assert_eq!(clocks(&store, one).await, [clock(Some(50)), clock(Some(20))]);
        let late = async |now, most| store.games_late(now, most).await.expect("the database");
        assert!(late(9, 5).await.is_empty());
        assert_eq!(late(10, 5).await, [two], "the very moment is late");
        assert_eq!(late(99, 5).await, [two, one]);
        assert_eq!(late(99, 1).await, [two]);
        set(&store, two, 1, &clock(None)).await;
        assert_eq!(late(99, 5).await, [one]);
        let mut tx = store.begin().await.expect("a transaction");
        tx.stop_late_clocks(one, 49).await.expect("stopped");
        tx.commit().await.expect("committed");
        assert_eq!(clocks(&store, one).await, [clock(Some(50)), clock(None)]);
    })
    .await;
}

#[tokio::test]
async fn rests_are_kept_and_found_when_they_are_over() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let rest = async |pause| {
            let mut tx = store.begin().await.expect("a transaction");
            super::change(&mut tx, id, Change::Pause(pause)).await.expect("written");
            tx.commit().await.expect("committed");
            assert_eq!(store.game(id).await.expect("the database").expect("the game").pause, pause);
            store.pauses_over(100, 5).await.expect("the database")
        };
        assert!(rest(Some(Pause { since_ms: 5, until_ms: None })).await.is_empty());
        assert!(rest(Some(Pause { since_ms: 5, until_ms: Some(101) })).await.is_empty());
        assert_eq!(rest(Some(Pause { since_ms: 5, until_ms: Some(100) })).await, [id]);
        assert!(rest(None).await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn holidays_are_kept_ended_and_closed() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        tx.begin_vacation(ADA, 10, 20).await.expect("begun");
        tx.begin_vacation(ADA, 30, 60).await.expect("begun");
        tx.begin_vacation(CLEO, 30, 90).await.expect("begun");
        assert_eq!(tx.vacations(ADA).await.expect("the database"), [(10, 20), (30, 60)]);
        let game = tx.game(id).await.expect("the database").expect("the game");
        let off = tx.days_off(&game, 20).await.expect("the database");
        assert_eq!([off[0].counted(25, 70), off[1].counted(25, 70)], [15, 45], "of those at the table");
        tx.commit().await.expect("committed");
        assert_eq!(store.vacations_over(60, 9).await.expect("the database"), [ADA, ADA]);
        set(&store, id, 0, &SeatClock { away_ms: Some(60), ..SeatClock::default() }).await;
        set(&store, id, 1, &SeatClock { away_ms: Some(61), ..SeatClock::default() }).await;
        let mut tx = store.begin().await.expect("a transaction");
        tx.end_vacation(CLEO, 30, 40).await.expect("ended");
        tx.close_vacations(60).await.expect("closed");
        tx.commit().await.expect("committed");
        assert!(store.vacations_over(99, 9).await.expect("the database").is_empty());
        assert_eq!(store.vacations(CLEO).await.expect("the database"), [(30, 40)]);
        let away: Vec<_> = clocks(&store, id).await.iter().map(|clock| clock.away_ms).collect();
        assert_eq!(away, [None, Some(61)]);
        let mut tx = store.begin().await.expect("a transaction");
        assert!(tx.begin_vacation(ADA, 30, 70).await.is_err(), "one begins at a moment");
    })
    .await;
}

#[tokio::test]
async fn of_two_processes_one_finds_that_nobody_was_at_work() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        set(&store, id, 0, &clock(Some(50))).await;
        assert_eq!(store.house_time().await.expect("the database").at_ms, None);
        let beat = async |last, now| {
            let mut tx = store.begin().await.expect("a transaction");
            let first = tx.beat(last, now).await.expect("the database");
            tx.commit().await.expect("committed");
            first
        };
        assert!(beat(None, 100).await);
        assert!(!beat(None, 101).await, "somebody was faster");
        assert!(beat(Some(100), 200).await);
        assert!(!beat(Some(100), 201).await);
        assert_eq!(store.house_time().await.expect("the database").at_ms, Some(200));
        let mut before = store.game(id).await.expect("the database").expect("the game");
        let mut tx = store.begin().await.expect("a transaction");
        assert_eq!(tx.note_downtime(200, 300).await.expect("noted"), 1);
        tx.move_limits(100).await.expect("moved");
        tx.commit().await.expect("committed");
        assert_eq!(store.downtimes().await.expect("the database"), [(200, 300)]);
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!(game.expires_ms, Some(9_100));
        let mut tx = store.begin().await.expect("a transaction");
        let stale = tx.change(&mut before, super::advance(Status::Invited, None, 1)).await;
        assert!(matches!(stale, Err(StoreError::Stale)), "what was read before is made anew: {stale:?}");
    })
    .await;
}

#[tokio::test]
async fn who_left_a_seat_is_remembered_and_zones_and_controls_are_read() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        tx.left_seat(id, 1, BEN, 5).await.expect("noted");
        assert!(tx.sat_before(id, BEN).await.expect("the database"));
        assert!(!tx.sat_before(id, ADA).await.expect("the database"));
        // Friday, 23 o'clock in London, where it is Saturday in Berlin.
        let weekend = async |tx: &mut Tx| {
            let game = tx.game(id).await.expect("the database").expect("the game");
            let off = tx.days_off_at(&game, Seat(0), 0).await.expect("the database");
            off.counted(47 * HOUR, 47 * HOUR + MINUTE) == 0
        };
        assert!(!weekend(&mut tx).await);
        let mut telling = tx.notification_settings(ADA).await.expect("the database");
        telling.zone = Some("Europe/Berlin".to_owned());
        tx.set_notification_settings(ADA, &telling, None).await.expect("set");
        assert!(weekend(&mut tx).await);
        super::change(&mut tx, id, Change::Time(TimeControl::default())).await.expect("set");
        tx.commit().await.expect("committed");
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!(game.time, TimeControl::default());
    })
    .await;
}

#[tokio::test]
async fn a_computer_sits_for_somebody_until_they_are_back() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let stand_in = |seat, until_turn| StandIn {
            seat,
            level: Level::Medium,
            version: "9.9".to_owned(),
            since_turn: 4,
            until_turn,
        };
        let mut tx = store.begin().await.expect("a transaction");
        for (seat, at) in [(0, 5), (1, 6)] {
            tx.left_seat(id, seat, if seat == 0 { ADA } else { BEN }, at).await.expect("noted");
            tx.begin_stand_in(id, &stand_in(seat, None), at).await.expect("noted");
        }
        tx.commit().await.expect("committed");
        assert_eq!(store.stand_ins(id).await.expect("the database"), [stand_in(0, None), stand_in(1, None)]);
        let mut tx = store.begin().await.expect("a transaction");
        assert_eq!(tx.end_stand_ins(id, CLEO, 7).await.expect("the database"), Vec::<u8>::new());
        assert_eq!(tx.end_stand_ins(id, ADA, 7).await.expect("the database"), [0]);
        assert_eq!(tx.end_stand_ins(id, ADA, 8).await.expect("once"), Vec::<u8>::new());
        assert!(!tx.sat_before(id, ADA).await.expect("the database"), "she sits there again");
        assert!(tx.sat_before(id, BEN).await.expect("the database"));
        assert_eq!(tx.stand_ins(id).await.expect("the database"), [stand_in(0, Some(7)), stand_in(1, None)]);
        tx.commit().await.expect("committed");
    })
    .await;
}
