//! Old data is deleted a part at each look, so that no clock waits for all of it.

use sqlx::{AnyConnection, Connection};

use crate::stage::Stage;

/// More rows than one look deletes.
const OLD: &str = "WITH RECURSIVE old(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM old WHERE n < 5400) \
                   INSERT INTO interactions (id, at_ms) SELECT 9000000 + n, 1 FROM old";

#[tokio::test]
async fn old_rows_go_a_part_at_each_look() {
    Stage::each(async |stage: Stage| {
        stage.pass(1).await;
        let mut beside = AnyConnection::connect(stage.url()).await.expect("the database");
        sqlx::query(OLD).execute(&mut beside).await.expect("old rows");
        let mut left = Vec::new();
        for _ in 0..2 {
            stage.pass(1).await;
            let old = sqlx::query_scalar("SELECT COUNT(*) FROM interactions WHERE at_ms = 1");
            left.push(old.fetch_one(&mut beside).await.expect("a count"));
        }
        let left: Vec<i64> = left;
        assert_eq!(left, [400, 0]);
        stage.close().await;
    })
    .await;
}
