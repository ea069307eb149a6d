//! Offers that stay open until they are settled.

use store::{StandingOffer, Store, StoreError};

use crate::database::on_each;
use crate::{ADA, BEN, CLEO, opened, table};

fn offer(kind: &str, number: i64) -> StandingOffer {
    StandingOffer {
        kind: kind.to_owned(),
        number,
        person: ADA,
        subject: if kind == "computer" { "1.easy".to_owned() } else { String::new() },
        until_ms: (kind == "adjourn").then_some(9_000),
        made_ms: 5,
        agreed_ms: None,
    }
}

#[tokio::test]
async fn one_of_a_kind_stands_until_it_is_settled() {
    on_each(async |store: Store| {
        let (id, other) = (opened(&store, &table()).await, opened(&store, &table()).await);
        let (back, rest) = (offer("takeback", 71), offer("adjourn", 72));
        let sits = offer("computer", 73);
        let mut tx = store.begin().await.expect("a transaction");
        tx.make_offer(id, &back).await.expect("made");
        tx.make_offer(id, &rest).await.expect("another kind");
        tx.make_offer(other, &back).await.expect("another game");
        tx.make_offer(other, &sits).await.expect("with what it is about");
        tx.commit().await.expect("committed");
        assert_eq!(store.offers(id).await.expect("the database"), [rest.clone(), back.clone()]);

        let mut tx = store.begin().await.expect("a transaction");
        assert!(tx.make_offer(id, &offer("takeback", 73)).await.is_err(), "one of a kind");
        drop(tx);

        let mut tx = store.begin().await.expect("a transaction");
        let stale = offer("takeback", 70);
        assert_eq!(tx.agree(id, &stale, BEN).await.expect("the database"), None, "an earlier one");
        assert_eq!(tx.agree(id, &back, CLEO).await.expect("the database"), Some(vec![CLEO]));
        assert_eq!(tx.agree(id, &back, BEN).await.expect("the database"), Some(vec![BEN, CLEO]));
        assert_eq!(tx.agree(id, &back, BEN).await.expect("the database"), Some(vec![BEN, CLEO]), "once");
        assert_eq!(tx.agreements(other, "takeback").await.expect("the database"), []);
        assert!(!tx.settle_offer(id, &stale, 8).await.expect("the database"));
        assert!(tx.settle_offer(id, &back, 8).await.expect("the database"));
        assert!(!tx.settle_offer(id, &back, 9).await.expect("the database"), "once");
        assert_eq!(tx.agree(id, &back, CLEO).await.expect("the database"), None, "it is settled");
        tx.commit().await.expect("committed");
        assert_eq!(store.agreed_offers(7, 9).await.expect("the database"), []);
        assert_eq!(store.agreed_offers(8, 9).await.expect("the database"), [(id, "takeback".to_owned())]);
        assert_eq!(store.agreed_offers(8, 0).await.expect("the database"), []);

        let mut tx = store.begin().await.expect("a transaction");
        assert!(!tx.drop_offer(other, "takeback", 70).await.expect("the database"));
        assert!(tx.drop_offer(id, "takeback", 71).await.expect("the database"));
        assert!(!tx.drop_offer(id, "takeback", 71).await.expect("the database"), "once");
        assert_eq!(tx.offers(id).await.expect("the database"), [rest]);
        assert_eq!(tx.agreements(id, "takeback").await.expect("the database"), []);
        tx.commit().await.expect("committed");
        assert_eq!(store.offers(other).await.expect("the database"), [sits, back]);
    })
    .await;
}

#[tokio::test]
async fn a_game_is_held_as_it_is() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        let version = tx.game(id).await.expect("the database").expect("it is there").version;
        tx.lock_game_at_version(id, version).await.expect("as it is");
        assert!(matches!(tx.lock_game_at_version(id, version + 1).await, Err(StoreError::Stale)));
        tx.commit().await.expect("committed");
        let after = store.game(id).await.expect("the database").expect("it is there");
        assert_eq!(after.version, version, "not a change");
    })
    .await;
}
