//! Notification settings, and notifications that are due.

use engine::seat::Seat;
use model::game::Change;
use model::ids::{GameId, UserId};
use model::settings::TurnNotification;
use model::time::points::{Point, Points};
use model::time::quiet::Quiet;
use store::{DueDigest, Invitations, NotificationSettings, Reminder, Store, StoreError, Tx};

use super::database::on_each;
use super::{ADA, BEN, opened, table};

/// Changes something in its own transaction.
async fn change<T>(store: &Store, change: impl AsyncFnOnce(&mut Tx) -> Result<T, StoreError>) -> T {
    let mut tx = store.begin().await.expect("a transaction");
    let done = change(&mut tx).await.expect("done");
    tx.commit().await.expect("committed");
    done
}

async fn note(store: &Store, game: GameId, person: UserId, point: Point, deadline_ms: i64, due_ms: i64) {
    change(store, async |tx| tx.remind(game, person, Reminder { point, deadline_ms, due_ms }).await).await;
}

#[tokio::test]
async fn settings_are_remembered_and_everything_else_about_a_person_stays() {
    on_each(async |store: Store| {
        assert_eq!(
            store.notification_settings(ADA).await.expect("the database"),
            NotificationSettings::default()
        );
        change(&store, async |tx| tx.set_theme(ADA, Some("slate")).await).await;
        let all = [
            NotificationSettings {
                zone: Some("Europe/Berlin".to_owned()),
                quiet: Quiet::between(22 * 60, 7 * 60),
                notice: TurnNotification::Direct,
                reminders: Points::read("half,1d,1h"),
                remind_in_channel: true,
                digest: Some(8 * 60),
                invitations: Invitations::Servers,
                secrets_off: true,
                confirm: true,
            },
            NotificationSettings {
                notice: TurnNotification::Never,
                reminders: Points::NONE,
                ..NotificationSettings::default()
            },
            NotificationSettings::default(),
        ];
        for settings in all {
            change(&store, async |tx| tx.set_notification_settings(ADA, &settings, None).await).await;
            assert_eq!(store.notification_settings(ADA).await.expect("the database"), settings);
            assert_eq!(change(&store, async |tx| tx.notification_settings(ADA).await).await, settings);
        }
        let person = store.person(ADA).await.expect("the database");
        assert_eq!(person.theme.as_deref(), Some("slate"));
        assert_eq!(
            store.notification_settings(BEN).await.expect("the database"),
            NotificationSettings::default()
        );
    })
    .await;
}

#[tokio::test]
async fn a_game_knows_how_its_people_learn_of_their_turn() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let notice = async |person| {
            let game = store.game(id).await.expect("the database").expect("the game");
            game.notification_of(person)
        };
        assert_eq!(notice(ADA).await, TurnNotification::Channel);
        for wanted in TurnNotification::ALL.iter().copied() {
            let settings = NotificationSettings { notice: wanted, ..NotificationSettings::default() };
            change(&store, async |tx| tx.set_notification_settings(ADA, &settings, None).await).await;
            assert_eq!((notice(ADA).await, notice(BEN).await), (wanted, TurnNotification::Channel));
        }
        let direct =
            NotificationSettings { notice: TurnNotification::Direct, ..NotificationSettings::default() };
        change(&store, async |tx| tx.set_notification_settings(ADA, &direct, None).await).await;
        change(&store, async |tx| tx.dm_refused(ADA).await).await;
        assert_eq!(
            notice(ADA).await,
            TurnNotification::Channel,
            "where direct messages are closed the channel pings"
        );
    })
    .await;
}

#[tokio::test]
async fn reminders_fall_due_once_and_stay_noted_for_their_deadline() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let due = async |now| store.due_reminders(now, 10).await.expect("the database");
        note(&store, id, ADA, Point::Half, 100, 50).await;
        note(&store, id, ADA, Point::Hours, 100, 60).await;
        note(&store, id, BEN, Point::Hour, 100, 40).await;
        assert_eq!(due(39).await, []);
        assert_eq!(due(100).await, [(id, BEN), (id, ADA)], "each once, the longest due first");
        assert_eq!(store.due_reminders(100, 1).await.expect("the database"), [(id, BEN)]);
        assert_eq!(change(&store, async |tx| tx.due_deadline(id, ADA, 50).await).await, Some(100));
        assert_eq!(change(&store, async |tx| tx.due_deadline(id, ADA, 49).await).await, None);
        assert!(change(&store, async |tx| tx.take_reminders(id, ADA, 55, None).await).await);
        assert!(!change(&store, async |tx| tx.take_reminders(id, ADA, 55, None).await).await, "it is taken");
        note(&store, id, ADA, Point::Half, 100, 55).await;
        assert_eq!(due(55).await, [(id, BEN)], "the same deadline brings nothing back");
        assert!(change(&store, async |tx| tx.take_reminders(id, ADA, 60, Some(70)).await).await);
        assert_eq!((due(69).await, due(70).await), (vec![(id, BEN)], vec![(id, BEN), (id, ADA)]), "put off");
        note(&store, id, ADA, Point::Half, 200, 150).await;
        assert_eq!(due(150).await.len(), 2, "another deadline does");
        change(&store, async |tx| tx.keep_reminders(id, &[(BEN, 100), (ADA, 200)]).await).await;
        assert_eq!(due(149).await, [(id, BEN)], "what was for the earlier deadline is gone");
        change(&store, async |tx| tx.keep_reminders(id, &[(ADA, 200)]).await).await;
        assert_eq!(due(1_000).await, [(id, ADA)]);
        change(&store, async |tx| tx.drop_reminders_to_come(ADA).await).await;
        assert_eq!(due(1_000).await, []);
        note(&store, id, ADA, Point::Day, 300, 160).await;
        note(&store, id, ADA, Point::Hour, 300, 250).await;
        change(&store, async |tx| tx.reminded_of_all(ADA, 160).await).await;
        assert_eq!((due(249).await, due(250).await), (vec![], vec![(id, ADA)]), "a list has said it");
    })
    .await;
}

#[tokio::test]
async fn of_two_who_take_a_reminder_at_once_one_gets_it() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        note(&store, id, ADA, Point::Half, 100, 50).await;
        let take = || {
            let store = store.clone();
            tokio::spawn(async move {
                change(&store, async |tx| tx.take_reminders(id, ADA, 60, None).await).await
            })
        };
        let takers: Vec<_> = (0..6).map(|_| take()).collect();
        let mut taken = 0;
        for taker in takers {
            taken += usize::from(taker.await.expect("no panic"));
        }
        assert_eq!(taken, 1);
    })
    .await;
}

#[tokio::test]
async fn a_running_clock_is_found_by_its_person() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        assert_eq!(change(&store, async |tx| tx.running_out(ADA).await).await, [], "the game hasn't begun");
        let clock = model::game::SeatClock { deadline_ms: Some(9_000), ..Default::default() };
        change(&store, async |tx| super::change(tx, id, Change::Clock { seat: Seat(0), clock }).await).await;
        let on = super::advance(model::game::Status::Running, None, 5);
        change(&store, async |tx| super::change(tx, id, on).await).await;
        assert_eq!(change(&store, async |tx| tx.running_out(ADA).await).await, [id]);
        assert_eq!(change(&store, async |tx| tx.running_out(BEN).await).await, []);
    })
    .await;
}

#[tokio::test]
async fn a_digest_moves_on_once() {
    on_each(async |store: Store| {
        let settings = NotificationSettings { digest: Some(480), ..NotificationSettings::default() };
        change(&store, async |tx| tx.set_notification_settings(ADA, &settings, Some(100)).await).await;
        change(&store, async |tx| tx.set_notification_settings(BEN, &settings, Some(90)).await).await;
        let due = async |now| store.due_digests(now, 10).await.expect("the database");
        let (adas, bens) = (DueDigest { person: ADA, due_ms: 100 }, DueDigest { person: BEN, due_ms: 90 });
        assert_eq!((due(89).await, due(99).await, due(100).await), (vec![], vec![bens], vec![bens, adas]));
        assert_eq!(store.due_digests(100, 1).await.expect("the database"), [bens]);
        assert!(change(&store, async |tx| tx.next_digest(adas, Some(200)).await).await);
        assert!(
            !change(&store, async |tx| tx.next_digest(adas, Some(200)).await).await,
            "somebody was faster"
        );
        assert_eq!(due(199).await, [bens]);
        assert!(change(&store, async |tx| tx.next_digest(bens, None).await).await);
        assert_eq!(due(1_000).await, [DueDigest { person: ADA, due_ms: 200 }]);
    })
    .await;
}
