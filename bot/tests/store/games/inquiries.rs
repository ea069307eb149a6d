//! Questions between people who play together.

use store::{Inquiry, Store};

use crate::database::on_each;
use crate::{ADA, BEN, CLEO, opened, table};

#[tokio::test]
async fn a_question_is_answered_once() {
    on_each(async |store: Store| {
        let (id, other) = (opened(&store, &table()).await, opened(&store, &table()).await);
        let mut tx = store.begin().await.expect("a transaction");
        assert!(!tx.waits_for_answer(id, ADA).await.expect("the database"));
        assert_eq!(tx.ask(id, ADA, "A knight?", 5).await.expect("asked"), 1);
        assert_eq!(tx.ask(id, BEN, "Two rooks?", 6).await.expect("asked"), 2);
        assert_eq!(tx.ask(other, ADA, "A king?", 7).await.expect("asked"), 1, "each game counts by itself");
        assert!(tx.waits_for_answer(id, ADA).await.expect("the database"));
        assert!(!tx.waits_for_answer(id, CLEO).await.expect("the database"));
        tx.commit().await.expect("committed");
        let mut tx = store.begin().await.expect("a transaction");
        let asked = Inquiry { number: 1, asker: ADA, text: "A knight?".to_owned(), answer: None };
        assert_eq!(tx.inquiry(id, 1).await.expect("the database"), Some(asked.clone()));
        assert_eq!(tx.inquiry(id, 3).await.expect("the database"), None);
        assert!(tx.answer(id, 1, false, BEN).await.expect("the database"));
        assert!(!tx.answer(id, 1, true, CLEO).await.expect("the database"), "the first answer stands");
        assert!(!tx.answer(id, 3, true, CLEO).await.expect("the database"));
        assert!(!tx.waits_for_answer(id, ADA).await.expect("the database"));
        assert!(tx.waits_for_answer(other, ADA).await.expect("the database"));
        tx.commit().await.expect("committed");
        let answered = Inquiry { answer: Some((false, BEN)), ..asked };
        assert_eq!(store.inquiry(id, 1).await.expect("the database"), Some(answered));
        let mut tx = store.begin().await.expect("a transaction");
        assert!(tx.answer(id, 2, true, ADA).await.expect("the database"));
        let yes = tx.inquiry(id, 2).await.expect("the database").and_then(|inquiry| inquiry.answer);
        assert_eq!(yes, Some((true, ADA)));
    })
    .await;
}
