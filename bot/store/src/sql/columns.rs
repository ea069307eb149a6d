//! Reads columns of a row: ids, switches, words and plain values.

use sqlx::any::AnyRow;
use sqlx::{Decode, Row, Type};

use crate::Result;

/// What columns say.
pub(crate) trait Columns {
    /// A column as it is: a number, a text, or one that may be empty.
    fn value<'r, T: Decode<'r, sqlx::Any> + Type<sqlx::Any>>(&'r self, column: &str) -> Result<T>;

    /// An id.
    fn id<T: From<i64>>(&self, column: &str) -> Result<T> {
        Ok(T::from(self.value::<i64>(column)?))
    }

    /// An id that may be missing.
    fn maybe_id<T: From<i64>>(&self, column: &str) -> Result<Option<T>> {
        Ok(self.value::<Option<i64>>(column)?.map(T::from))
    }

    /// A switch.
    fn flag(&self, column: &str) -> Result<bool> {
        Ok(self.value::<i64>(column)? != 0)
    }

    /// Whether a column isn't empty: a moment at which something happened, say.
    fn is_set(&self, column: &str) -> Result<bool> {
        Ok(self.value::<Option<i64>>(column)?.is_some())
    }

    /// A value by its word; nothing where the column is empty, or where only a newer program knows the word.
    fn word<T>(&self, column: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>> {
        Ok(self.value::<Option<String>>(column)?.and_then(|word| read(&word)))
    }
}

impl Columns for AnyRow {
    fn value<'r, T: Decode<'r, sqlx::Any> + Type<sqlx::Any>>(&'r self, column: &str) -> Result<T> {
        Ok(self.try_get(column)?)
    }
}
