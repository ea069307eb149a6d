//! The tables as the database itself describes them, so that a new column travels without anybody saying so.

use sqlx::{AnyConnection, Row};

use super::super::dialect::Dialect;
use super::DumpError;
use super::tables::{self, Free, TRAVELS, Table};

/// What a column holds; `migrations/README.md` allows no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Number,
    Text,
}

/// A column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
    pub(super) nullable: bool,
    /// Its place in the primary key, from 1; 0: not part of it.
    key: i64,
}

/// A table that is there.
pub(super) struct Described {
    pub(super) table: &'static Table,
    pub(super) columns: Vec<Column>,
}

const SQLITE_TABLES: &str =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
const POSTGRES_TABLES: &str = "SELECT CAST(table_name AS TEXT) AS name FROM information_schema.tables \
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'";

const SQLITE_COLUMNS: &str = "SELECT name, type AS kind, CAST(\"notnull\" AS BIGINT) AS required, CAST(pk AS BIGINT) AS place \
     FROM pragma_table_info($1) ORDER BY cid";
const POSTGRES_COLUMNS: &str = "SELECT CAST(c.column_name AS TEXT) AS name, CAST(c.data_type AS TEXT) AS kind, \
     CAST(CASE c.is_nullable WHEN 'NO' THEN 1 ELSE 0 END AS BIGINT) AS required, \
     CAST(COALESCE((SELECT k.ordinal_position FROM information_schema.table_constraints t \
       JOIN information_schema.key_column_usage k ON k.constraint_name = t.constraint_name \
       AND k.table_schema = t.table_schema AND k.table_name = t.table_name \
       WHERE t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.constraint_type = 'PRIMARY KEY' \
       AND k.column_name = c.column_name), 0) AS BIGINT) AS place \
     FROM information_schema.columns c WHERE c.table_schema = current_schema() AND c.table_name = $1 \
     ORDER BY c.ordinal_position";

/// The newest migration that a database holds; 0 when it holds none.
pub(super) async fn version(connection: &mut AnyConnection, dialect: Dialect) -> Result<i64, DumpError> {
    if !names(connection, dialect).await?.iter().any(|name| name == "_sqlx_migrations") {
        return Ok(0);
    }
    let row = sqlx::query("SELECT CAST(COALESCE(MAX(version), 0) AS BIGINT) AS newest FROM _sqlx_migrations")
        .fetch_one(connection)
        .await?;
    Ok(row.try_get("newest")?)
}

/// The names of all tables.
pub(super) async fn names(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<Vec<String>, DumpError> {
    let query = match dialect {
        Dialect::Sqlite => SQLITE_TABLES,
        Dialect::Postgres => POSTGRES_TABLES,
    };
    let rows = sqlx::query(query).fetch_all(connection).await?;
    rows.iter().map(|row| Ok(row.try_get("name")?)).collect()
}

/// Every table that travels and is there, in the order in which they travel.
///
/// # Errors
/// When the database fails, or holds a table that nobody has said anything about.
pub(super) async fn describe(
    connection: &mut AnyConnection,
    dialect: Dialect,
) -> Result<Vec<Described>, DumpError> {
    let there = names(connection, dialect).await?;
    if let Some(unknown) = there.iter().find(|name| !tables::travels_or_stays(name)) {
        return Err(DumpError::UnknownTable(unknown.clone()));
    }
    let mut described = Vec::new();
    for table in TRAVELS.iter().filter(|table| there.iter().any(|name| name == table.name)) {
        described.push(Described { table, columns: columns(connection, dialect, table.name).await? });
    }
    Ok(described)
}

async fn columns(
    connection: &mut AnyConnection,
    dialect: Dialect,
    table: &str,
) -> Result<Vec<Column>, DumpError> {
    let query = match dialect {
        Dialect::Sqlite => SQLITE_COLUMNS,
        Dialect::Postgres => POSTGRES_COLUMNS,
    };
    let rows = sqlx::query(query).bind(table.to_owned()).fetch_all(connection).await?;
    let column = |row: &sqlx::any::AnyRow| -> Result<Column, DumpError> {
        let name: String = row.try_get("name")?;
        let kind = match row.try_get::<String, _>("kind")?.to_lowercase().as_str() {
            "bigint" => Kind::Number,
            "text" => Kind::Text,
            _ => return Err(DumpError::UnknownTable(format!("{table}.{name}"))),
        };
        let key = row.try_get("place")?;
        // SQLite's primary keys are required in fact, if not by its description.
        let nullable = row.try_get::<i64, _>("required")? == 0 && key == 0;
        Ok(Column { name, kind, nullable, key })
    };
    rows.iter().map(column).collect()
}

impl Described {
    /// Reads the table, in the order of its primary key: the same on both databases.
    pub(super) fn select(&self, dialect: Dialect) -> String {
        let shown: Vec<String> = self.columns.iter().map(|column| self.shown(column)).collect();
        let mut key: Vec<&Column> = self.columns.iter().filter(|column| column.key > 0).collect();
        key.sort_by_key(|column| column.key);
        let by: Vec<String> = key
            .iter()
            .map(|column| match (dialect, column.kind) {
                (Dialect::Postgres, Kind::Text) => format!("{} COLLATE \"C\"", quoted(&column.name)),
                _ => quoted(&column.name),
            })
            .collect();
        format!("SELECT {} FROM {} ORDER BY {}", shown.join(", "), quoted(self.table.name), by.join(", "))
    }

    fn shown(&self, column: &Column) -> String {
        let name = quoted(&column.name);
        match self.table.leases.iter().find(|lease| lease.column == column.name).map(|lease| lease.free) {
            None => name,
            Some(Free::Null) => format!("CAST(NULL AS TEXT) AS {name}"),
            Some(Free::Zero) => format!("CAST(0 AS BIGINT) AS {name}"),
        }
    }

    /// Writes so many rows at once.
    pub(super) fn insert(&self, rows: usize) -> String {
        let names: Vec<String> = self.columns.iter().map(|column| quoted(&column.name)).collect();
        let width = names.len();
        let row = |row: usize| {
            let places: Vec<String> = (1..=width).map(|at| format!("${}", row * width + at)).collect();
            format!("({})", places.join(", "))
        };
        let values: Vec<String> = (0..rows).map(row).collect();
        format!("INSERT INTO {} ({}) VALUES {}", quoted(self.table.name), names.join(", "), values.join(", "))
    }

    /// Counts its rows.
    pub(super) fn count(&self) -> String {
        format!("SELECT COUNT(*) AS found FROM {}", quoted(self.table.name))
    }
}

/// Names come from the schema, never from a file.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
