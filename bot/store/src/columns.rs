//! Columns of a row as values of the model: the one way from what a database answers to ids, switches and words.

use sqlx::any::AnyRow;
use sqlx::{Decode, Row, Type};

use crate::StoreError;

/// What columns say.
pub(crate) trait Columns {
    /// A column as it is: a number, a text, or one that may be empty.
    fn value<'r, T: Decode<'r, sqlx::Any> + Type<sqlx::Any>>(&'r self, column: &str)
    -> Result<T, StoreError>;

    /// An id.
    fn id<T: From<i64>>(&self, column: &str) -> Result<T, StoreError> {
        Ok(T::from(self.value::<i64>(column)?))
    }

    /// An id that may be missing.
    fn maybe_id<T: From<i64>>(&self, column: &str) -> Result<Option<T>, StoreError> {
        Ok(self.value::<Option<i64>>(column)?.map(T::from))
    }

    /// A switch.
    fn flag(&self, column: &str) -> Result<bool, StoreError> {
        Ok(self.value::<i64>(column)? != 0)
    }

    /// A value by its word; nothing where the column is empty, or where only a newer program knows the word.
    fn word<T>(&self, column: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, StoreError> {
        Ok(self.value::<Option<String>>(column)?.and_then(|word| read(&word)))
    }
}

impl Columns for AnyRow {
    fn value<'r, T: Decode<'r, sqlx::Any> + Type<sqlx::Any>>(
        &'r self,
        column: &str,
    ) -> Result<T, StoreError> {
        Ok(self.try_get(column)?)
    }
}

/// Rows that stand for themselves, such as things that are due: one that can't be read is on record and keeps no other back.
pub(crate) fn readable<T>(
    rows: &[AnyRow],
    read: impl Fn(&AnyRow) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let or_left_out = |row| match read(row) {
        Err(StoreError::Unreadable(what)) => {
            tracing::error!(what, "a row that can't be read is left out");
            None
        }
        read => Some(read),
    };
    rows.iter().filter_map(or_left_out).collect()
}

/// The ids of a column, row by row.
pub(crate) fn ids<T: From<i64>>(rows: &[AnyRow], column: &str) -> Result<Vec<T>, StoreError> {
    rows.iter().map(|row| row.id(column)).collect()
}
