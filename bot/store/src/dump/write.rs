//! Writing: one consistent snapshot, row by row, never more than one in memory.

use std::io::Write;

use futures_util::TryStreamExt;
use sha2::{Digest, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

use super::super::Store;
use super::super::dialect::Dialect;
use super::lines::{Cell, FORMAT, Header, Section, end_line};
use super::schema::{self, Described, Kind};
use super::{DumpError, schema::Column};

/// Writes lines and sums them up.
struct Sink<W> {
    to: W,
    hash: Sha256,
}

impl<W: Write> Sink<W> {
    fn line(&mut self, line: &impl serde::Serialize) -> Result<(), DumpError> {
        let mut text =
            serde_json::to_vec(line).map_err(|error| DumpError::Unwritable(std::io::Error::other(error)))?;
        text.push(b'\n');
        self.hash.update(&text);
        self.to.write_all(&text).map_err(DumpError::Unwritable)
    }
}

impl Store {
    /// Writes everything into a file, as of one moment; answers how many rows that was. The file holds every secret of every game.
    ///
    /// # Errors
    /// When the database or the file fails; then the file is not whole, and the one who reads it notices.
    pub async fn export(&self, to: impl Write, made_ms: i64) -> Result<u64, DumpError> {
        let mut connection = self.light.acquire().await?;
        let begin = match self.dialect {
            Dialect::Sqlite => "BEGIN",
            Dialect::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        let mut snapshot = connection.begin_with(begin).await?;
        let rows = export(&mut snapshot, self.dialect, to, made_ms).await?;
        snapshot.rollback().await?;
        Ok(rows)
    }
}

pub(super) async fn export(
    connection: &mut AnyConnection,
    dialect: Dialect,
    to: impl Write,
    made_ms: i64,
) -> Result<u64, DumpError> {
    let mut sink = Sink { to, hash: Sha256::new() };
    let described = schema::describe(connection, dialect).await?;
    let mut tables = Vec::new();
    for described in &described {
        let row = sqlx::query(AssertSqlSafe(described.count())).fetch_one(&mut *connection).await?;
        tables.push((described.table.name.to_owned(), row.try_get::<i64, _>("found")?.unsigned_abs()));
    }
    let rows = tables.iter().map(|(_, rows)| rows).sum();
    sink.line(&Header {
        menagerie: "export".to_owned(),
        format: FORMAT,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        schema: schema::version(connection, dialect).await?,
        made_ms,
        tables,
    })?;
    for described in &described {
        table(connection, dialect, described, &mut sink).await?;
    }
    let end = end_line(rows, sink.hash);
    sink.to.write_all(end.as_bytes()).and_then(|()| sink.to.flush()).map_err(DumpError::Unwritable)?;
    Ok(rows)
}

async fn table(
    connection: &mut AnyConnection,
    dialect: Dialect,
    described: &Described,
    sink: &mut Sink<impl Write>,
) -> Result<(), DumpError> {
    let table = described.table.name.to_owned();
    let columns = described.columns.iter().map(|column| column.name.clone()).collect();
    sink.line(&Section { table, columns })?;
    let select = described.select(dialect);
    let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(connection);
    let mut cells = Vec::with_capacity(described.columns.len());
    while let Some(row) = rows.try_next().await? {
        cells.clear();
        for (at, column) in described.columns.iter().enumerate() {
            cells.push(
                cell(&row, at, column).ok_or_else(|| DumpError::Kind(described.table.name.to_owned()))?,
            );
        }
        sink.line(&cells)?;
    }
    Ok(())
}

/// SQLite keeps what it is given, so a value is looked at, not only its column.
fn cell(row: &AnyRow, at: usize, column: &Column) -> Option<Cell> {
    let value = match column.kind {
        Kind::Number => row.try_get::<Option<i64>, _>(at).ok()?.map(Cell::Number),
        Kind::Text => row.try_get::<Option<String>, _>(at).ok()?.map(Cell::Text),
    };
    match value {
        None if !column.nullable => None,
        None => Some(Cell::Null),
        Some(value) => Some(value),
    }
}
