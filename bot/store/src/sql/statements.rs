//! Runs statements: in a transaction, over a connection, or, where they stand alone, over one of the store's.
//!
//! Futures are boxed: the text and the values of a statement are no part of them, so that callers stay small and may be sent.

use futures_util::future::BoxFuture;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, SqlSafeStr};

use super::values::{Statement, Values};
use crate::{Result, Store, StoreError, Tx};

/// What statements are run on: a [`Tx`], or a connection.
///
/// Each is its text, its [`Values`] and, where it finds rows, what reads one.
pub(crate) trait Statements {
    /// The connection they go over.
    fn connection(&mut self) -> &mut AnyConnection;

    /// Runs a statement.
    fn run(&mut self, sql: impl SqlSafeStr, values: impl Values) -> BoxFuture<'_, Result<()>> {
        let changed = self.rows_changed(sql, values);
        Box::pin(async move { changed.await.map(drop) })
    }

    /// Runs a statement; whether it changed a row, where it changes one at most.
    fn changed(&mut self, sql: impl SqlSafeStr, values: impl Values) -> BoxFuture<'_, Result<bool>> {
        let changed = self.rows_changed(sql, values);
        Box::pin(async move { Ok(changed.await? == 1) })
    }

    /// Runs a statement that must change one row; [`StoreError::Stale`] otherwise.
    fn change_one(&mut self, sql: impl SqlSafeStr, values: impl Values) -> BoxFuture<'_, Result<()>> {
        let changed = self.rows_changed(sql, values);
        Box::pin(async move { if changed.await? == 1 { Ok(()) } else { Err(StoreError::Stale) } })
    }

    /// Runs a statement; how many rows it changed.
    fn rows_changed(&mut self, sql: impl SqlSafeStr, values: impl Values) -> BoxFuture<'_, Result<u64>> {
        let statement = statement(sql, values);
        let connection = self.connection();
        Box::pin(async move { Ok(statement.execute(connection).await?.rows_affected()) })
    }

    /// The rows it finds, as they are.
    fn rows(&mut self, sql: impl SqlSafeStr, values: impl Values) -> BoxFuture<'_, Result<Vec<AnyRow>>> {
        let statement = statement(sql, values);
        let connection = self.connection();
        Box::pin(async move { Ok(statement.fetch_all(connection).await?) })
    }

    /// The first row it finds, as it is.
    fn row(&mut self, sql: impl SqlSafeStr, values: impl Values) -> BoxFuture<'_, Result<Option<AnyRow>>> {
        let statement = statement(sql, values);
        let connection = self.connection();
        Box::pin(async move { Ok(statement.fetch_optional(connection).await?) })
    }

    /// All rows it finds, read.
    fn all<'a, T>(
        &'a mut self,
        sql: impl SqlSafeStr,
        values: impl Values,
        read: impl Fn(&AnyRow) -> Result<T> + Send + 'a,
    ) -> BoxFuture<'a, Result<Vec<T>>> {
        let rows = self.rows(sql, values);
        Box::pin(async move { rows.await?.iter().map(read).collect() })
    }

    /// The first row it finds, if any, read.
    fn maybe<'a, T>(
        &'a mut self,
        sql: impl SqlSafeStr,
        values: impl Values,
        read: impl Fn(&AnyRow) -> Result<T> + Send + 'a,
    ) -> BoxFuture<'a, Result<Option<T>>> {
        let row = self.row(sql, values);
        Box::pin(async move { row.await?.as_ref().map(read).transpose() })
    }

    /// The row it always finds, read: a count, say.
    fn one<'a, T>(
        &'a mut self,
        sql: impl SqlSafeStr,
        values: impl Values,
        read: impl Fn(&AnyRow) -> Result<T> + Send + 'a,
    ) -> BoxFuture<'a, Result<T>> {
        let row = self.row(sql, values);
        Box::pin(async move {
            let row = row.await?.ok_or(sqlx::Error::RowNotFound)?;
            read(&row)
        })
    }

    /// Whether it finds a row.
    fn finds(&mut self, sql: impl SqlSafeStr, values: impl Values) -> BoxFuture<'_, Result<bool>> {
        let row = self.row(sql, values);
        Box::pin(async move { Ok(row.await?.is_some()) })
    }
}

impl Statements for Tx {
    fn connection(&mut self) -> &mut AnyConnection {
        &mut self.inner
    }
}

impl Statements for AnyConnection {
    fn connection(&mut self) -> &mut AnyConnection {
        self
    }
}

/// Statements that stand alone, each over a connection of its own.
impl Store {
    /// All rows a statement finds, read.
    pub(crate) fn all<'a, T>(
        &'a self,
        sql: impl SqlSafeStr,
        values: impl Values,
        read: impl Fn(&AnyRow) -> Result<T> + Send + 'a,
    ) -> BoxFuture<'a, Result<Vec<T>>> {
        let statement = statement(sql, values);
        Box::pin(
            async move { statement.fetch_all(&mut *self.look().await?).await?.iter().map(read).collect() },
        )
    }

    /// All rows a statement finds that can be read. They stand for themselves, such as things that are due: one that can't be
    /// read is logged, and keeps no other back.
    pub(crate) fn readable<'a, T: 'a>(
        &'a self,
        sql: impl SqlSafeStr,
        values: impl Values,
        read: impl Fn(&AnyRow) -> Result<T> + Send + 'a,
    ) -> BoxFuture<'a, Result<Vec<T>>> {
        let or_left_out = move |row: &AnyRow| match read(row) {
            Err(StoreError::Unreadable(what)) => {
                tracing::error!(what, "a row that can't be read is left out");
                Ok(None)
            }
            read => read.map(Some),
        };
        let found = self.all(sql, values, or_left_out);
        Box::pin(async move { Ok(found.await?.into_iter().flatten().collect()) })
    }

    /// The first row it finds, if any, read.
    pub(crate) fn maybe<'a, T>(
        &'a self,
        sql: impl SqlSafeStr,
        values: impl Values,
        read: impl Fn(&AnyRow) -> Result<T> + Send + 'a,
    ) -> BoxFuture<'a, Result<Option<T>>> {
        let statement = statement(sql, values);
        Box::pin(async move {
            statement.fetch_optional(&mut *self.look().await?).await?.as_ref().map(read).transpose()
        })
    }

    /// The row it always finds, read: a count, say.
    pub(crate) fn one<'a, T>(
        &'a self,
        sql: impl SqlSafeStr,
        values: impl Values,
        read: impl Fn(&AnyRow) -> Result<T> + Send + 'a,
    ) -> BoxFuture<'a, Result<T>> {
        let statement = statement(sql, values);
        Box::pin(async move {
            let row = statement.fetch_one(&mut *self.look().await?).await?;
            read(&row)
        })
    }

    /// Whether it finds a row.
    pub(crate) fn finds(&self, sql: impl SqlSafeStr, values: impl Values) -> BoxFuture<'_, Result<bool>> {
        let statement = statement(sql, values);
        Box::pin(async move { Ok(statement.fetch_optional(&mut *self.look().await?).await?.is_some()) })
    }

    /// Runs a statement that writes; how many rows it changed.
    pub(crate) fn write(&self, sql: impl SqlSafeStr, values: impl Values) -> BoxFuture<'_, Result<u64>> {
        let statement = statement(sql, values);
        Box::pin(async move {
            let changed = statement.execute(&mut *self.look().await?).await?.rows_affected();
            self.written().await?;
            Ok(changed)
        })
    }

    /// Runs a statement that writes in its turn and doesn't wait for the disk, as in [`Store::begin_relaxed`]; how many rows it changed.
    pub(crate) fn write_relaxed(
        &self,
        sql: impl SqlSafeStr,
        values: impl Values,
    ) -> BoxFuture<'_, Result<u64>> {
        let statement = statement(sql, values);
        Box::pin(async move {
            let _turn = self.turn().await?;
            let changed = statement.execute(&mut *self.look_relaxed().await?).await?.rows_affected();
            self.written().await?;
            Ok(changed)
        })
    }

    /// Runs a statement as [`Store::write_relaxed`] does; the rows it answers with.
    pub(crate) fn write_returning(
        &self,
        sql: impl SqlSafeStr,
        values: impl Values,
    ) -> BoxFuture<'_, Result<Vec<AnyRow>>> {
        let statement = statement(sql, values);
        Box::pin(async move {
            let _turn = self.turn().await?;
            let rows = statement.fetch_all(&mut *self.look_relaxed().await?).await?;
            self.written().await?;
            Ok(rows)
        })
    }
}

/// A statement with its values.
fn statement(sql: impl SqlSafeStr, values: impl Values) -> Statement {
    values.bind(sqlx::query(sql))
}

#[cfg(test)]
mod tests {
    use model::ids::UserId;

    use super::super::Columns;
    use super::*;

    #[tokio::test]
    async fn values_keep_their_order_and_a_row_that_must_change_is_missed() {
        let store = Store::open("sqlite::memory:").await.expect("a store");
        let mut tx = store.begin().await.expect("a transaction");
        let sql = "INSERT INTO people (id, dm_closed, dm_notice, dm_asked, theme) VALUES ($1, $2, $3, 0, $4)";
        tx.run(sql, (UserId(7), (true, false), None::<&str>)).await.expect("written");
        let read = |row: &AnyRow| {
            let switches = [row.flag("dm_closed")?, row.flag("dm_notice")?, row.is_set("dm_channel")?];
            Ok((row.id("id")?, switches, row.value("theme")?))
        };
        let found: Result<(UserId, [bool; 3], Option<String>)> =
            tx.one("SELECT * FROM people WHERE dm_closed = $1", true, read).await;
        assert_eq!(found.expect("a row"), (UserId(7), [true, false, false], None));

        let sql = "UPDATE people SET theme = $2 WHERE id = $1";
        assert!(tx.changed(sql, (UserId(7), "dark")).await.expect("written"));
        assert!(matches!(tx.change_one(sql, (UserId(8), "dark")).await, Err(StoreError::Stale)));
        tx.commit().await.expect("committed");
        assert!(store.finds("SELECT id FROM people WHERE theme = $1", "dark").await.expect("asked"));
    }
}
