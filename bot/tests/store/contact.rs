//! Withdrawn posts, block lists, a day's invitations, marks of forgotten people.

use model::ids::{GameId, UserId};
use model::job::{Job, Lane, NewJob, To};
use model::screen::Screen;
use store::{CallCounts, CallKind, Store};

use super::database::on_each;
use super::{ADA, BEN, CLEO, opened, table};

fn post(game: GameId, slot: &str, person: UserId) -> NewJob {
    let (to, slot) = (To::Person(person), Some(slot.to_owned()));
    let job = Job::Post { to, slot, screen: Screen::text("Hello") };
    NewJob { lane: Lane::Person(person), game: Some(game), job }
}

#[tokio::test]
async fn what_nobody_has_tried_is_withdrawn_and_what_is_under_way_is_not() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        let other = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        for (game, slot, person) in
            [(game, "invitation-12", BEN), (game, "board", CLEO), (other, "invitation", CLEO)]
        {
            tx.enqueue(&post(game, slot, person), 1_000).await.expect("put there");
        }
        tx.commit().await.expect("committed");
        let mut tx = store.begin().await.expect("a transaction");
        assert!(
            tx.withdraw_posts(game, "invitation", 1_001).await.expect("withdrawn"),
            "nothing is left of it"
        );
        assert!(!tx.withdraw_posts(game, "invitation", 1_001).await.expect("withdrawn"), "there is none");
        tx.commit().await.expect("committed");
        assert_eq!(store.open_jobs().await.expect("the database"), 2);
        // Another process has leased the other one, or had: it may be on its way.
        let leased = store.lease_jobs("somebody", 1_002, 9_000, 10, &[]).await.expect("leased");
        assert_eq!(leased.len(), 1, "one of a lane: {leased:?}");
        store.release("somebody").await.expect("released");
        let held = leased[0].game.expect("a game");
        let slot = if held == game { "board" } else { "invitation" };
        let mut tx = store.begin().await.expect("a transaction");
        assert!(!tx.withdraw_posts(held, slot, 1_003).await.expect("not withdrawn"));
        tx.commit().await.expect("committed");
        assert_eq!(store.open_jobs().await.expect("the database"), 2);
    })
    .await;
}

#[tokio::test]
async fn calls_are_counted_by_host_pair_and_guest_within_a_day() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        for (kind, host, guest, at) in [
            (CallKind::Direct, ADA, BEN, 100),
            (CallKind::Direct, ADA, BEN, 200),
            (CallKind::Server, ADA, CLEO, 200),
            (CallKind::Direct, CLEO, BEN, 200),
            (CallKind::Offer, ADA, BEN, 200),
        ] {
            tx.note_call(kind, (host, guest), game, at).await.expect("noted");
        }
        let both = [CallKind::Server, CallKind::Direct];
        let all = tx.calls_since(&both, ADA, BEN, 0).await.expect("counted");
        assert_eq!(all, CallCounts { by_host: 3, of_pair: 2, to_guest: 3 });
        let later = tx.calls_since(&both, ADA, BEN, 100).await.expect("counted");
        assert_eq!(later, CallCounts { by_host: 2, of_pair: 1, to_guest: 2 });
        tx.purge_calls(150).await.expect("purged");
        assert_eq!(tx.calls_since(&both, ADA, BEN, 0).await.expect("counted"), later);
        tx.call_accepted(game, BEN).await.expect("forgotten");
        let left = tx.calls_since(&both, ADA, BEN, 0).await.expect("counted");
        assert_eq!(left, CallCounts { by_host: 1, of_pair: 0, to_guest: 0 });
        tx.commit().await.expect("committed");
    })
    .await;
}

#[tokio::test]
async fn calls_of_somebody_who_was_forgotten_count_when_they_come_back() {
    on_each(async |store: Store| {
        let game = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        for (kind, host, guest, at) in [
            (CallKind::Direct, ADA, BEN, 100),
            (CallKind::Server, ADA, BEN, 200),
            (CallKind::Server, ADA, CLEO, 200),
            (CallKind::Server, CLEO, BEN, 200),
            (CallKind::Server, BEN, ADA, 200),
        ] {
            tx.note_call(kind, (host, guest), game, at).await.expect("noted");
        }
        tx.forget(ADA).await.expect("forgotten");
        let both = [CallKind::Server, CallKind::Direct];
        tx.note_call(CallKind::Direct, (ADA, BEN), game, 300).await.expect("noted");
        let again = tx.calls_since(&both, ADA, BEN, 0).await.expect("counted");
        assert_eq!(again, CallCounts { by_host: 4, of_pair: 3, to_guest: 4 });
        let direct = tx.calls_since(&[CallKind::Direct], ADA, BEN, 100).await.expect("counted");
        assert_eq!(direct, CallCounts { by_host: 1, of_pair: 1, to_guest: 1 });
        // Others are taken for nobody else, and what was sent to the person went with them.
        let others = tx.calls_since(&both, CLEO, BEN, 0).await.expect("counted");
        assert_eq!(others, CallCounts { by_host: 1, of_pair: 1, to_guest: 4 });
        let others = tx.calls_since(&both, BEN, ADA, 0).await.expect("counted");
        assert_eq!(others, CallCounts::default());
        // Forgotten once more it is all there; the day over, nothing is.
        tx.forget(ADA).await.expect("forgotten");
        assert_eq!(tx.calls_since(&both, ADA, BEN, 0).await.expect("counted"), again);
        tx.call_accepted(game, BEN).await.expect("forgotten");
        let left = tx.calls_since(&both, ADA, BEN, 0).await.expect("counted");
        assert_eq!(left, CallCounts { by_host: 1, of_pair: 0, to_guest: 0 });
        tx.purge_calls(1_000).await.expect("purged");
        assert_eq!(tx.calls_since(&both, ADA, BEN, 0).await.expect("counted"), CallCounts::default());
        tx.commit().await.expect("committed");
    })
    .await;
}

#[tokio::test]
async fn block_lists_know_who_is_on_them_after_they_were_forgotten() {
    on_each(async |store: Store| {
        let mut tx = store.begin().await.expect("a transaction");
        assert!(!tx.is_blocked_by(&[ADA], BEN).await.expect("looked up"), "there is no salt yet");
        tx.block(ADA, BEN, 5).await.expect("blocked");
        tx.block(ADA, BEN, 6).await.expect("blocked again");
        assert!(tx.is_blocked_by(&[CLEO, ADA], BEN).await.expect("looked up"));
        assert!(!tx.is_blocked_by(&[BEN, CLEO], ADA).await.expect("looked up"), "not the other way round");
        tx.forget(BEN).await.expect("forgotten");
        assert!(tx.is_blocked_by(&[ADA], BEN).await.expect("looked up"));
        tx.commit().await.expect("committed");
        let list = store.blocks_of(ADA, 9).await.expect("the list");
        assert_eq!(list.iter().map(|block| block.person).collect::<Vec<_>>(), [None]);
        let mut tx = store.begin().await.expect("a transaction");
        tx.unblock(CLEO, &list[0].mark).await.expect("nobody else's list");
        assert!(tx.is_blocked_by(&[ADA], BEN).await.expect("looked up"));
        tx.unblock(ADA, &list[0].mark).await.expect("taken off");
        assert!(!tx.is_blocked_by(&[ADA], BEN).await.expect("looked up"));
        tx.commit().await.expect("committed");
    })
    .await;
}
